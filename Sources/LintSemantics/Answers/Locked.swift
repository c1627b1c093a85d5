import Synchronization

/// A value that threads take turns with.
///
/// The lock of the Swift library is one that the thread sanitizer does not see: on Linux it is built without. The
/// atomic that goes with it tells the sanitizer what the lock ensures, so that `make thread-sanitizer` finds real races
/// and no others.
struct Locked<State: Sendable>: ~Copyable, Sendable {
  private let value: Mutex<State>
  private let handedOver = Atomic<Int>(0)

  init(_ value: State) { self.value = Mutex(value) }

  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    value.withLock { value in
      _ = handedOver.load(ordering: .acquiring)
      defer { handedOver.store(1, ordering: .releasing) }
      return body(&value)
    }
  }
}
