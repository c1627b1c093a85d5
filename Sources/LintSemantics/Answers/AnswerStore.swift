import Synchronization

/// The answers of one part of the semantics about an index. Each part declares a table of its own, next to the code
/// that answers.
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

/// The tables of one index, each made on first use. An index need not know its askers.
final class AnswerStore: Sendable {
  /// Far more than there are tables.
  private static let capacity = 64
  private let places = (0..<capacity).map { _ in Place() }

  /// Where one table is. `AtomicLazyReference` would do, but the library does not specialize it, and every question
  /// passes here.
  private final class Place: Sendable {
    /// The address of the table, which is retained; 0 before the first question.
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
