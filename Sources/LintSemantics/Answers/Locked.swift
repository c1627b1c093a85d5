import Synchronization

/// A value that threads take turns with.
///
/// The thread sanitizer does not see the lock of the Swift library, which on Linux is built without it. The
/// accompanying atomic tells the sanitizer what the lock ensures, so that `make thread-sanitizer` finds only real
/// races.
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
