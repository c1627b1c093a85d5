/// Answers by key, each found for the first caller. An answer is a function of the frozen index and the
/// key, so it does not matter who finds it.
struct Memo<Key: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  private let answers = Locked<[Key: Answer]>([:])

  func callAsFunction(_ key: Key, find: () -> Answer) -> Answer {
    if let known = answers.withLock({ $0[key] }) { return known }
    // Not under the lock: two threads may do the same work, but none waits for another's.
    let found = find()
    answers.withLock { $0[key] = found }
    return found
  }
}

/// What is found once, mostly by a look at the whole project, for the first caller. All others wait for it: they
/// would have to do the same work. To find it must not take the thing itself.
struct Once<Content: Sendable>: ~Copyable, Sendable {
  private let value = Locked<Content?>(nil)

  func callAsFunction(find: () -> Content) -> Content {
    value.withLock { known in
      if let known { return known }
      let found = find()
      known = found
      return found
    }
  }
}
