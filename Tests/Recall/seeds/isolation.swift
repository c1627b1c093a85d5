// MARK: main-actor-on-io-service, warning
// Files are read in a method that main-actor code calls.
// import: Foundation
// call: _ = try? InvoiceArchive().load(from: URL(fileURLWithPath: "/tmp/invoices.json"))
struct ArchivedInvoice: Codable {
  var number: Int
}

@MainActor final class InvoiceArchive {  // <-
  private let decoder = JSONDecoder()

  func load(from url: URL) throws -> [ArchivedInvoice] {
    let data = try Data(contentsOf: url)
    return try decoder.decode([ArchivedInvoice].self, from: data)
  }
}

// MARK: main-actor-on-io-service, info
// Only awaited network calls.
// import: Foundation
// call: Task { _ = try? await RatesClient().latest() }
@MainActor final class RatesClient {  // <-
  func latest() async throws -> Data {
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/rates")!)
    return data
  }
}

// MARK: observable-view-model-without-main-actor, warning
// An observable class that a view keeps as state, with an asynchronous method.
// import: SwiftUI
// call: _ = ForecastBoardView()
@Observable final class ForecastBoard {  // <-
  var lines: [String] = []
  var failed = false

  func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/forecast")!)
      lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    } catch {
      failed = true
    }
  }
}

struct ForecastBoardView: View {
  @State private var board = ForecastBoard()

  var body: some View {
    Text(board.lines.joined())
      .task { await board.load() }
  }
}

// MARK: observable-view-model-without-main-actor, warning
// An ObservableObject whose task changes what it publishes.
// import: SwiftUI, Combine
// call: _ = StampCollectionScreen()
final class StampCollection: ObservableObject {  // <-
  @Published var stamps: [Int] = []

  func refill() {
    Task {
      try? await Task.sleep(for: .seconds(2))
      stamps.append(stamps.count)
    }
  }
}

struct StampCollectionView: View {
  @ObservedObject var collection: StampCollection

  var body: some View {
    Button("Refill \(collection.stamps.count)") { collection.refill() }
  }
}

struct StampCollectionScreen: View {
  @StateObject private var collection = StampCollection()
  var body: some View { StampCollectionView(collection: collection) }
}

// MARK: observable-view-model-without-main-actor, warning
// 'objectWillChange' is sent after an await.
// import: SwiftUI, Combine
// call: _ = TideTableView()
final class TideTable: ObservableObject {  // <-
  private(set) var heights: [Double] = []

  func update() async {
    guard let (data, _) = try? await URLSession.shared.data(from: URL(string: "https://example.org/tides")!) else { return }
    heights = data.map(Double.init)
    objectWillChange.send()
  }
}

struct TideTableView: View {
  @EnvironmentObject var table: TideTable

  var body: some View {
    Text("\(table.heights.count)").task { await table.update() }
  }
}

// MARK: observable-view-model-without-main-actor, warning
// It works with a model context.
// import: SwiftUI, SwiftData
// call: _ = DraftShelfView()
@Observable final class DraftShelf {  // <-
  private var context: ModelContext?
  var count = 0

  func attach(_ context: ModelContext) { self.context = context }

  func recount() async {
    count = (try? context?.fetchCount(FetchDescriptor<HostModel>())) ?? 0
  }
}

struct DraftShelfView: View {
  @Environment(\.modelContext) private var modelContext
  @State private var shelf = DraftShelf()

  var body: some View {
    Text("\(shelf.count)")
      .task {
        shelf.attach(modelContext)
        await shelf.recount()
      }
  }
}

// MARK: main-actor-closure-to-background-callback, warning
// A function of the project calls it on a queue of its own.
// import: SwiftUI
// call: PermissionRow().refresh()
final class PermissionService {
  private let queue = DispatchQueue(label: "permissions")

  func ask(then: @escaping (Bool) -> Void) {
    queue.async { then(true) }
  }
}

@MainActor final class PermissionRow {
  private let service = PermissionService()
  private var allowed = false

  func refresh() {
    service.ask { granted in  // <-
      self.allowed = granted
    }
  }
}

// MARK: main-actor-closure-to-background-callback, warning
// The handler of a source of a global queue.
// import: SwiftUI
// call: TickLabel().begin()
@MainActor final class TickLabel {
  private var source: (any DispatchSourceTimer)?
  private var ticks = 0

  func begin() {
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler {  // <-
      self.ticks += 1
    }
    source.resume()
    self.source = source
  }
}

// MARK: main-actor-closure-to-background-callback, warning
// Combine delivers on a background queue.
// import: SwiftUI, Combine
// call: SearchHints().listen()
@MainActor final class SearchHints {
  private let terms = PassthroughSubject<String, Never>()
  private var hints: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  func listen() {
    terms
      .receive(on: DispatchQueue.global(qos: .userInitiated))
      .sink { [weak self] term in  // <-
        self?.hints.append(term)
      }
      .store(in: &subscriptions)
  }
}

// MARK: wrapper-inferred-isolation, warning
// A struct is on the main actor only because of '@StateObject', and calls main-actor code.
// settings: Swift 5
// import: SwiftUI, Combine
// call: _ = WheelView()
@MainActor final class WheelState: ObservableObject {
  @Published var angle = 0.0
  func spin() { angle += 10 }
}

struct WheelDriver: DynamicProperty {  // <-
  @StateObject private var wheel = WheelState()

  func turn() {
    wheel.spin()
  }
}

struct WheelView: View {
  var driver = WheelDriver()
  var body: some View { Button("Turn") { driver.turn() } }
}

// MARK: nonisolated-async-needs-concurrent, warning
// Decoding that runs on the main actor, where asynchronous functions stay with their caller.
// settings: nonsending
// import: SwiftUI
// call: _ = TimetableView()
struct TimetableEntry: Codable, Sendable {
  var minute: Int
}

struct TimetableReader: Sendable {
  nonisolated func read(_ url: URL) async throws -> [TimetableEntry] {  // <-
    let data = try Data(contentsOf: url)
    return try JSONDecoder().decode([TimetableEntry].self, from: data)
  }
}

struct TimetableView: View {
  @State private var entries: [TimetableEntry] = []

  var body: some View {
    Text("\(entries.count)")
      .task {
        entries = (try? await TimetableReader().read(URL(fileURLWithPath: "/tmp/timetable.json"))) ?? []
      }
  }
}

// MARK: preconcurrency-conformance-traps, warning
// A delegate of Bluetooth that is called on a queue of its own.
// import: CoreBluetooth
// call: BeaconScan().begin()
@MainActor final class BeaconScan: NSObject {
  private var manager: CBCentralManager?
  private var isOn = false

  func begin() {
    manager = CBCentralManager(delegate: self, queue: DispatchQueue(label: "beacons"))
  }
}

extension BeaconScan: @preconcurrency CBCentralManagerDelegate {  // <-
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    isOn = central.state == .poweredOn
  }
}

// MARK: preconcurrency-conformance-traps, warning
// A protocol of the project whose requirement is called off the main actor.
// call: Task { await CrumbWorker().work(CrumbLabel()) }
protocol CrumbSink {
  func add(_ crumb: String)
}

@MainActor final class CrumbLabel: @preconcurrency CrumbSink {  // <-
  private var text = ""
  func add(_ crumb: String) { text += crumb }
}

struct CrumbWorker {
  nonisolated func work(_ sink: any CrumbSink) async {
    sink.add("a")
  }
}

// MARK: isolated-state-in-deinit, warning
// A property that is not Sendable is used in the deinitializer of a main-actor class.
// import: Foundation
// call: HeartbeatPanel().begin()
@MainActor final class HeartbeatPanel {
  private var timer: Timer?

  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
  }

  deinit {
    timer?.invalidate()  // <-
  }
}

// MARK: isolated-state-in-deinit, warning
// An isolated method is called there.
// call: _ = CellarBook()
actor CellarBook {
  private var bottles = 3

  private func close() { bottles = 0 }

  deinit {
    close()  // <-
  }
}

// MARK: default-main-actor-needs-nonisolated, warning
// A plain value type, used in code that runs elsewhere.
// settings: main actor by default
// call: Task { await LedgerDigest().sum([]) }
struct DigestLine {
  var amount: Int
  func doubled() -> Int { amount * 2 }  // <-
}

actor LedgerDigest {
  func sum(_ amounts: [Int]) -> Int {
    amounts.reduce(0) { $0 + DigestLine(amount: $1).doubled() }
  }
}

// MARK: default-main-actor-needs-nonisolated, warning
// A class that only works with files.
// settings: main actor by default
// import: Foundation
// call: Task { await LogShipper.ship() }
final class LogFolder {  // <-
  func sizes() throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try Data(contentsOf: $0).count }
  }
}

enum LogShipper {
  @concurrent nonisolated static func ship() async {
    print((try? LogFolder().sizes()) ?? [])
  }
}
