import LintKit
import Synchronization

/// The file that each thread is working on, where a signal handler and the watchdog can read it at any moment.
///
/// Entering a file costs a copy of its path. Nothing is allocated for it, and readers take no lock.
enum WorkLog {
  /// Threads that have a place. Those beyond it, more than any run starts, are not known to the log.
  private static let capacity = 2048
  /// Addresses of ``Place``s, which are never freed.
  private static let table = Table(capacity: capacity)

  /// The place of the calling thread, from now until it is released.
  static func claim() -> Place? { table.claim() }

  /// For a handler: the place of the thread that it interrupts.
  static func placeOfThisThread() -> Place? {
    let thread = Platform.currentThread
    for number in 0..<count where self[number].isOf(thread) { return self[number] }
    return nil
  }

  static var count: Int { table.count.load(ordering: .acquiring) }

  static subscript(number: Int) -> Place { table[number] }

  /// Lazy values are computed now, before a signal can need them.
  static func prepare() { _ = count }

  /// What one thread is working on.
  final class Place: Sendable {
    /// In bytes, the NUL included. A longer path is cut, and names no file then.
    private static let pathCapacity = 4097

    let rule = RuleAtWork()
    private let thread = Atomic<UInt>(0)
    private let clock = Atomic<UInt>(0)
    /// Counts the files that were entered and left, so that a watchdog sees one that stays.
    private let changes = Atomic<Int>(0)
    private let length = Atomic<Int>(0)
    private let address: UInt

    fileprivate init() {
      address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: Self.pathCapacity, alignment: 16))
    }

    /// - Parameter path: as reports show it.
    func enter(_ path: FilePath) {
      let count = min(path.count, Self.pathCapacity - 1)
      length.store(0, ordering: .releasing)
      path.withCString { UnsafeMutableRawPointer(bitPattern: address)!.copyMemory(from: $0, byteCount: count) }
      changes.wrappingAdd(1, ordering: .releasing)
      length.store(count, ordering: .releasing)
    }

    func leave() {
      length.store(0, ordering: .releasing)
      changes.wrappingAdd(1, ordering: .releasing)
      rule.end()
    }

    /// Different whenever the thread has entered or left a file; `nil` while it has none.
    var visit: Int? { length.load(ordering: .acquiring) == 0 ? nil : changes.load(ordering: .acquiring) }

    /// The bytes of the path, valid until the thread leaves the file; empty while it has none.
    var path: UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: length.load(ordering: .acquiring))
    }

    /// The processor time of the thread so far, in nanoseconds; `nil` if that is not known.
    var processorTime: UInt64? { Platform.processorTime(of: clock.load(ordering: .relaxed)) }

    func isOf(_ thread: UInt) -> Bool { self.thread.load(ordering: .relaxed) == thread }

    fileprivate func take() -> Bool {
      let (isFree, _) = thread.compareExchange(expected: 0, desired: Platform.currentThread, ordering: .relaxed)
      guard isFree else { return false }
      clock.store(Platform.currentThreadClock, ordering: .relaxed)
      return true
    }

    /// Lets another thread have the place.
    func giveBack() {
      leave()
      thread.store(0, ordering: .relaxed)
    }
  }

  private final class Table: Sendable {
    let count = Atomic<Int>(0)
    private let capacity: Int
    private let address: UInt
    private let growing = Mutex(())

    init(capacity: Int) {
      self.capacity = capacity
      address = UInt(bitPattern: UnsafeMutablePointer<Unmanaged<Place>>.allocate(capacity: capacity))
    }

    private var places: UnsafeMutablePointer<Unmanaged<Place>> { UnsafeMutablePointer(bitPattern: address)! }

    subscript(number: Int) -> Place { places[number].takeUnretainedValue() }

    func claim() -> Place? {
      for number in 0..<count.load(ordering: .acquiring) where self[number].take() { return self[number] }
      return growing.withLock { _ in
        let number = count.load(ordering: .acquiring)
        guard number < capacity else { return nil }
        let place = Place()
        _ = place.take()
        (places + number).initialize(to: Unmanaged.passRetained(place))
        count.store(number + 1, ordering: .releasing)
        return place
      }
    }
  }
}
