import Synchronization

/// What one part of the semantics was asked about an index, and has answered. Each part declares a table of its own
/// beside the code that answers.
protocol AnswerTable: AnyObject, Sendable {
  static var number: AnswerTableNumber { get }
  init()
}

/// A place in every ``AnswerStore``, as `static let number = AnswerTableNumber()`.
struct AnswerTableNumber: Sendable {
  fileprivate let value: Int
  private static let count = Atomic<Int>(0)

  init() { value = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue }
}

/// The tables of one index, each made when it is first asked for. An index need not know who asks about it.
final class AnswerStore: Sendable {
  /// Far more than there are tables.
  private static let capacity = 64
  private let places = (0..<capacity).map { _ in Place() }

  /// Where one table is. `AtomicLazyReference` would do, but the library does not specialize it, and every question
  /// comes by here.
  private final class Place: Sendable {
    /// Of the table, which is retained; 0 before the first question.
    private let address = Atomic<UInt>(0)

    func table<Table: AnswerTable>() -> Table {
      guard let known = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return make() }
      return Unmanaged<Table>.fromOpaque(known).takeUnretainedValue()
    }

    private func make<Table: AnswerTable>() -> Table {
      let made = Unmanaged.passRetained(Table())
      let (isFirst, first) = address.compareExchange(
        expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
      guard !isFirst, let known = UnsafeRawPointer(bitPattern: first) else { return made.takeUnretainedValue() }
      made.release()
      return Unmanaged<Table>.fromOpaque(known).takeUnretainedValue()
    }

    deinit {
      let address = address.load(ordering: .acquiring)
      if let table = UnsafeRawPointer(bitPattern: address) { Unmanaged<AnyObject>.fromOpaque(table).release() }
    }
  }

  func callAsFunction<Table: AnswerTable>(_ kind: Table.Type) -> Table { places[Table.number.value].table() }
}
