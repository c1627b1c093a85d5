/// Answers by question, each found when somebody asks first. An answer is a function of the frozen index and the
/// question, so it does not matter who finds it.
struct Memo<Question: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  private let answers = Locked<[Question: Answer]>([:])

  func callAsFunction(_ question: Question, find: () -> Answer) -> Answer {
    if let known = answers.withLock({ $0[question] }) { return known }
    // Not under the lock: two threads may do the same work, but none waits for another's.
    let found = find()
    answers.withLock { $0[question] = found }
    return found
  }
}

/// What is found once, mostly by a look at the whole project, when somebody asks first. All others wait for it: they
/// would have to do the same work. To find it must not take the thing itself.
struct Once<Value: Sendable>: ~Copyable, Sendable {
  private let value = Locked<Value?>(nil)

  func callAsFunction(find: () -> Value) -> Value {
    value.withLock { known in
      if let known { return known }
      let found = find()
      known = found
      return found
    }
  }
}
