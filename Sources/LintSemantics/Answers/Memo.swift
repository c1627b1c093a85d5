import Synchronization

/// Answers by key, each computed for the first caller. An answer is a function of the frozen index and the key, so it
/// does not matter which thread computes it.
struct Memo<Key: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  private let answers = Locked<[Key: Answer]>([:])

  func callAsFunction(_ key: Key, find: () -> Answer) -> Answer {
    if let known = known(key) { return known }
    // Not under the lock: two threads may do the same work, but none waits for another's.
    let found = find()
    answers.withLock { $0[key] = found }
    return found
  }

  /// The answer, if it has been computed.
  func known(_ key: Key) -> Answer? { answers.withLock { $0[key] } }
}

/// A value that is computed once, mostly from the whole project, for the first caller. All others wait for it: they
/// would have to do the same work. Computing it must not use the value itself. Later callers take no lock.
struct Once<Content: Sendable>: ~Copyable, Sendable {
  private final class Found: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  /// The address of the result, which is retained; 0 before.
  private let address = Atomic<UInt>(0)
  private let isBeingSought = Locked(())

  func callAsFunction(find: () -> Content) -> Content {
    if let known { return known.content }
    return isBeingSought.withLock { _ in
      if let known { return known.content }
      let found = Found(find())
      address.store(UInt(bitPattern: Unmanaged.passRetained(found).toOpaque()), ordering: .releasing)
      return found.content
    }
  }

  private var known: Found? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
      .map { Unmanaged<Found>.fromOpaque($0).takeUnretainedValue() }
  }

  deinit {
    guard let found = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return }
    Unmanaged<Found>.fromOpaque(found).release()
  }
}
