// MARK: main-actor-assume-isolated, error
// A synchronous function without isolation that main-actor code alone calls.
// import: SwiftUI
// call: BadgeCounter.refresh(by: 1)
@MainActor final class BadgeBoard {
  static let shared = BadgeBoard()
  var unread = 0
}

enum BadgeCounter {
  static func refresh(by amount: Int) {
    MainActor.assumeIsolated {  // <-
      BadgeBoard.shared.unread += amount
    }
  }
}

// MARK: main-actor-assume-isolated, error
// The isolation of another actor instance is assumed.
// call: Task { await OdometerDesk().read() }
actor Odometer {
  var metres = 0
}

final class OdometerDesk: Sendable {
  private let odometer = Odometer()

  func read() async {
    print(current())
  }

  nonisolated func current() -> Int {
    odometer.assumeIsolated { $0.metres }  // <-
  }
}

// MARK: main-actor-assume-isolated, error
// Asynchronous code asserts instead of waiting.
// import: SwiftUI
// call: Task { await ReceiptPrinter().finish() }
@MainActor final class ReceiptScreen {
  static let current = ReceiptScreen()
  var printed = false
}

struct ReceiptPrinter {
  nonisolated func finish() async {
    try? await Task.sleep(for: .milliseconds(20))
    Task.detached {
      MainActor.assumeIsolated { ReceiptScreen.current.printed = true }  // <-
    }
  }
}

// MARK: main-actor-assume-isolated, warning
// A plain deinitializer asserts the main actor.
// import: SwiftUI
// call: _ = PlaybackSession()
@MainActor final class PlaybackSession {
  private var openSessions = 1

  deinit {
    MainActor.assumeIsolated {  // <-
      openSessions -= 1
    }
  }
}

// MARK: main-actor-assume-isolated, info
// The function is on the main actor already.
// place: view
private func rememberScrollPosition(_ offset: Double) {
  MainActor.assumeIsolated {  // <-
    UserDefaults.standard.set(offset, forKey: "scroll.position")
  }
}

// MARK: await-in-main-actor-run-body, error
// The closure of 'MainActor.run' waits.
// import: SwiftUI
// call: Task { await AvatarRefresh().run() }
@MainActor final class AvatarWall {
  static let shared = AvatarWall()
  func redraw() async {}
}

struct AvatarRefresh {
  nonisolated func run() async {
    await MainActor.run {
      await AvatarWall.shared.redraw()  // <-
    }
  }
}

// MARK: await-in-main-actor-run-body, error
// The body argument waits inside of a condition.
// call: Task { await QuotaPanel.show(3) }
enum QuotaPanel {
  nonisolated static func show(_ count: Int) async {
    let store = QuotaStore()
    await MainActor.run(body: {
      if count > 2 {
        let left = await store.left  // <-
        print(left)
      }
    })
  }
}

actor QuotaStore {
  var left = 12
}

// MARK: main-actor-run-in-loop, info
// Two hops for each element.
// import: SwiftUI
// call: Task { await LabelExport().export([1, 2]) }
@MainActor final class LabelSheet {
  static let shared = LabelSheet()
  func title(_ number: Int) -> String { "Label \(number)" }
  func mark(_ number: Int) {}
}

struct LabelExport {
  nonisolated func export(_ numbers: [Int]) async {
    var lines: [String] = []
    for number in numbers {
      let title = await MainActor.run { LabelSheet.shared.title(number) }  // <-
      lines.append(title)
      await MainActor.run { LabelSheet.shared.mark(number) }
    }
    print(lines)
  }
}

// MARK: main-actor-run-in-loop, info
// A 'while' loop of a background task that does nothing but hop.
// import: SwiftUI
// call: Countdown().start()
@MainActor final class CountdownFace {
  static let shared = CountdownFace()
  func names(_ index: Int) -> String { "\(index)" }
}

struct Countdown {
  func start() {
    Task.detached {
      var index = 0
      var names: [String] = []
      while index < 200 {
        let current = index
        names.append(await MainActor.run { CountdownFace.shared.names(current) })  // <-
        index += 1
      }
      print(names.count)
    }
  }
}

// MARK: redundant-main-actor-task, info
// The task of a view's method is on the main actor anyway.
// place: view
private func reloadBanner() {
  Task { @MainActor in  // <-
    try? await Task.sleep(for: .seconds(1))
    print("banner")
  }
}

// MARK: redundant-main-actor-task, info
// A priority does not change what the task inherits.
// import: SwiftUI
// call: TrackDeck().warmUp()
@MainActor final class TrackDeck {
  private var ready = false

  func warmUp() {
    Task(priority: .utility) { @MainActor in  // <-
      ready = true
    }
  }
}

// MARK: redundant-main-actor-annotation, info
// A member of a type that is on the main actor.
// import: SwiftUI
// call: MapLegend().refresh()
@MainActor final class MapLegend {
  private var rows: [String] = []

  @MainActor func refresh() {  // <-
    rows = ["water", "wood"]
  }
}

// MARK: redundant-main-actor-annotation, info
// The body of a view.
// import: SwiftUI
// call: _ = DividerBand()
struct DividerBand: View {
  @MainActor var body: some View {  // <-
    Rectangle().frame(height: 1)
  }
}

// MARK: redundant-main-actor-annotation, info
// Where the main actor is the default.
// settings: main actor by default
@MainActor final class ShelfOrder {  // <-
  var names: [String] = []
}

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

// MARK: redundant-main-actor-run, info
// The task of a view is on the main actor.
// import: SwiftUI
// call: _ = MoonPhaseView()
struct MoonPhaseView: View {
  @State private var phase = 0.0

  var body: some View {
    Text("\(phase)")
      .task {
        try? await Task.sleep(for: .seconds(1))
        await MainActor.run {  // <-
          phase = 0.5
        }
      }
  }
}

// MARK: redundant-main-actor-run, info
// A method of a class on the main actor.
// import: SwiftUI
// call: Task { await LiftPanel().call() }
@MainActor final class LiftPanel {
  private var floor = 0

  func call() async {
    try? await Task.sleep(for: .seconds(1))
    await MainActor.run { floor += 1 }  // <-
  }
}

// MARK: task-wrapping-main-actor-run, info
// The task does nothing but hop.
// import: SwiftUI
// call: GaugeFeed().push(3)
@MainActor final class GaugeNeedle {
  static let shared = GaugeNeedle()
  var value = 0
}

struct GaugeFeed {
  nonisolated func push(_ value: Int) {
    Task {  // <-
      await MainActor.run { GaugeNeedle.shared.value = value }
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
