// MARK: final-class-missing-sendable, warning or error
// A class of constants that a main-actor type stores and whose asynchronous methods it calls.
// import: Foundation
// call: Task { await PriceScreen().refresh() }
final class PriceFetcher {  // <-
  let address: URL
  let session: URLSession

  init(address: URL, session: URLSession) {
    self.address = address
    self.session = session
  }

  func fetch() async throws -> Data {
    try await session.data(from: address).0
  }
}

@MainActor final class PriceScreen {
  private let fetcher = PriceFetcher(address: URL(string: "https://example.org")!, session: .shared)
  private var bytes = 0

  func refresh() async {
    bytes = (try? await fetcher.fetch().count) ?? 0
  }
}

// MARK: final-class-missing-sendable, warning or error
// A class of constants in a 'static let'.
// call: print(UnitTable.shared.factor)
final class UnitTable {  // <-
  static let shared = UnitTable(factor: 2.54)
  let factor: Double
  init(factor: Double) { self.factor = factor }
}

// MARK: final-class-missing-sendable, warning or error
// It is captured by a closure that is Sendable.
// import: Foundation
// call: RouteHinter().hint()
final class RouteNames {  // <-
  let names: [String]
  init(names: [String]) { self.names = names }
  func longest() -> String { names.max { $0.count < $1.count } ?? "" }
}

final class RouteHinter {
  func hint() {
    let names = RouteNames(names: ["north", "northeast"])
    DispatchQueue.global().async {
      print(names.longest())
    }
    print(names.names.count)
  }
}

// MARK: unchecked-sendable-unprotected-state, warning
// A cache with a lock that one of its methods forgets.
// import: Foundation
// call: print(ThumbnailIndex().count())
final class ThumbnailIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var sizes: [String: Int] = [:]

  func store(_ size: Int, for name: String) {
    lock.withLock { sizes[name] = size }
  }

  func count() -> Int {
    sizes.count  // <-
  }
}

// MARK: unchecked-sendable-unprotected-state, warning
// No guard at all.
// call: Task.detached { RetryBudget.shared.spend() }
final class RetryBudget: @unchecked Sendable {
  static let shared = RetryBudget()
  private var left = 5
  func spend() { left -= 1 }  // <-
}

// MARK: unchecked-sendable-unprotected-state, info
// Needless: it has constants alone.
// call: print(PaletteEntry(name: "sea", code: 3).name)
final class PaletteEntry: @unchecked Sendable {  // <-
  let name: String
  let code: Int
  init(name: String, code: Int) {
    self.name = name
    self.code = code
  }
}

// MARK: redundant-sendable-on-error, info
// 'Error' implies it.
// call: print(BookingFailure.full)
enum BookingFailure: Error, Sendable {  // <-
  case full
  case closed(reason: String)
}

// MARK: redundant-sendable-on-error, info
// A protocol of the project implies it.
// call: print(ParcelMessage(id: 1).id)
protocol ParcelEvent: Sendable {
  var id: Int { get }
}

struct ParcelMessage: ParcelEvent, Sendable {  // <-
  let id: Int
}

// MARK: mutable-global-state, warning or error
// A static variable of a type without isolation.
// call: TapStatistics.taps += 1
enum TapStatistics {
  static var taps = 0  // <-
}

// MARK: mutable-global-state, warning or error
// A global variable.
// import: Foundation
// call: print(lastSynchronisation as Any)
var lastSynchronisation: Date?  // <-

// MARK: mutable-global-state, warning or error
// A constant of a class that is not Sendable.
// call: StrokeHistory.shared.strokes.append(1)
final class StrokeHistory {
  static let shared = StrokeHistory()  // <-
  var strokes: [Int] = []
}

// MARK: nonisolated-unsafe-storage, warning
// A variable that nothing guards.
// call: LocaleHint.current = "de"
enum LocaleHint {
  nonisolated(unsafe) static var current = "en"  // <-
}

// MARK: nonisolated-unsafe-storage, warning
// An instance variable of a class on the main actor, written by a nonisolated function.
// call: MeterModel().reset()
@MainActor final class MeterModel {
  nonisolated(unsafe) private var ticks = 0  // <-

  nonisolated func reset() { ticks = 0 }
  func advance() { ticks += 1 }
}

// MARK: nonisolated-unsafe-storage, info
// Needless on a constant that is Sendable.
// call: print(CardLayout.columns)
enum CardLayout {
  nonisolated(unsafe) static let columns: [Int] = [1, 2, 4]  // <-
}

// MARK: captured-var-in-concurrent-closure, error
// A variable that the closure of a queue writes.
// import: Foundation
// call: _ = DustFilter().dustCount()
struct DustFilter {
  func dustCount() -> Int {
    var count = 0
    DispatchQueue.global(qos: .utility).async {
      count += 1  // <-
    }
    return count
  }
}

// MARK: captured-var-in-concurrent-closure, warning
// A task changes a variable that the function uses afterwards.
// call: Task { await TurnstileLog().run() }
struct TurnstileLog {
  nonisolated func run() async {
    var passages: [String] = []
    let writer = Task {
      passages.append("north")  // <-
    }
    passages.append("south")
    await writer.value
    print(passages)
  }
}

// MARK: captured-var-in-concurrent-closure, error
// A child of a task group writes it.
// call: Task { await HashTally().run(["a"]) }
struct HashTally {
  nonisolated func run(_ words: [String]) async -> Int {
    var total = 0
    await withTaskGroup(of: Void.self) { group in
      for word in words {
        group.addTask {
          total += word.hashValue & 1  // <-
        }
      }
    }
    return total
  }
}

// MARK: public-value-type-missing-sendable, info
// A public struct of a library.
// place: new files
// file: Parcels/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Parcels",
  products: [.library(name: "Parcels", targets: ["Parcels"])],
  targets: [.target(name: "Parcels")]
)
// file: Parcels/Sources/Parcels/ParcelSize.swift
public struct ParcelSize {  // <-
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

// MARK: unchecked-sendable-on-model, warning
// A model class.
// import: SwiftData
// call: print(GardenBed(name: "roses").name)
@Model final class GardenBed: @unchecked Sendable {  // <-
  var name: String
  init(name: String) { self.name = name }
}

// MARK: unchecked-sendable-on-model, warning
// A box around a model that is handed from task to task.
// import: SwiftData
struct RowBox: @unchecked Sendable {  // <-
  let row: HostModel
}

// MARK: unchecked-sendable-on-model, warning
// The context itself.
// import: SwiftData
extension ModelContext: @retroactive @unchecked Sendable {}  // <-

// MARK: sendable-type-stores-model, error
// A struct with an array of models.
// import: SwiftData
struct PrintJob: Sendable {
  var title: String
  var rows: [HostModel]  // <-
}

// MARK: sendable-type-stores-model, error
// The payload of a case.
// import: SwiftData
enum DetailRoute: Hashable, Sendable {
  case settings
  case detail(HostModel)  // <-
}

// MARK: sendable-type-stores-model, error
// The context of a service that is Sendable by its protocol.
// import: SwiftData
protocol CountingService: Sendable {
  func count() throws -> Int
}

final class StoreCounter: CountingService {
  private let context: ModelContext  // <-
  init(context: ModelContext) { self.context = context }
  func count() throws -> Int { try context.fetchCount(FetchDescriptor<HostModel>()) }
}

// MARK: retroactive-unchecked-sendable, info
// A class of Foundation.
// import: Foundation
extension NSMutableAttributedString: @retroactive @unchecked Sendable {}  // <-

// MARK: retroactive-unchecked-sendable, error
// A type that the SDK says cannot be sent.
// import: Foundation
extension Timer: @unchecked @retroactive Sendable {}  // <-
