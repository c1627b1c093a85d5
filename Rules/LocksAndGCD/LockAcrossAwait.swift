import LintKit

/// A blocking lock that is held while the task may be suspended.
enum LockAcrossAwait: Rule {
  static let gate = Gate(
    calls: [.lock, .wait, .os_unfair_lock_lock, .pthread_mutex_lock], where: { $0.node.mayBeAsynchronous })

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    // The lock's type is the most expensive to know.
    guard call.node.mayBeAsynchronous, pass.isAsync(around: call.node).isYes,
      call.node.maySuspend || !isUnavailable(call, in: pass).isNo, let held = pass.heldLock(by: call)
    else { return }
    if let suspension = held.suspension {
      return pass.report(
        at: call.calleeRange, .held(held.name), notes: [pass.step(Message.suspends, at: suspension.firstToken.range)])
    }
    switch isUnavailable(call, in: pass) {
    case .yes: pass.report(at: call.calleeRange, .unavailable(held.name), severity: .warning)
    case .unknown: if let base = call.calleeBase { pass.leaveUndecided(missing: pass.unknownType(of: base)) }
    case .no: break
    }
  }

  /// Locks of Foundation that the compiler does not let asynchronous code take by hand; a type of the project is
  /// another one.
  private static func isUnavailable(_ call: FunctionCallExpr, in pass: Pass) -> Truth {
    guard let base = call.calleeBase else { return .no }
    let type = pass.type(of: base).unwrapped
    // What waits is more than these: groups, processes, events.
    if type.isUnknown { return call.calleeName == .lock ? .unknown : .no }
    return Truth(["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"].contains(type.standardName))
  }
}

extension Node {
  /// Whether the function or closure around may suspend, as far as its words tell.
  fileprivate var maySuspend: Bool {
    enclosingFunctionLike?.node.tokens.contains { $0.name == .await || $0.name == .async } ?? true
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func held(_ name: String) -> Message {
    """
    '\(name)' is held over a suspension: every other task that wants it blocks a thread of the pool, and the one that \
    holds it may go on on another thread, or never. Await first, then lock only around the synchronous part.
    """
  }

  fileprivate static func unavailable(_ name: String) -> Message {
    """
    '\(name)' is locked by hand in asynchronous code, where an 'await' that is added later deadlocks: use \
    '\(name).withLock { … }', whose closure cannot suspend.
    """
  }

  fileprivate static let suspends = "the task may be suspended here"
}

// MARK: - Info

extension LockAcrossAwait {
  static let info = RuleInfo(
    id: "lock-across-await",
    family: .locksAndGCD,
    severity: .error,
    priority: .critical,
    summary: "A blocking lock that is held across an 'await'",
    why: """
      While the task that holds the lock is suspended, others that want it block their threads. With as many as the \
      pool has threads nothing is left that could resume the holder: the app hangs, and so far only under load.
      """,
    instead: """
      Await before the lock is taken, then use 'withLock { … }', whose closure is synchronous. State that is used over \
      suspensions belongs into an actor.
      """,
    limits: """
      The lock has to be taken and given back in the same function. A lock behind a helper function is not seen.
      """,
    references: [.evolution("0340-swift-noasync")],
    compilerView: [
      CompilerView(when: "NSLock and its family", swift5: .warning, swift5Complete: .warning, swift6: .error),
      CompilerView(
        when: "other locks, semaphores and C functions on Linux", swift5: .silent, swift5Complete: .silent,
        swift6: .silent)
    ],
    fix: .displayOnly,
    examples: [
      .flagged(
        "the value is loaded under the lock",
        """
        func value() async -> Int {
          ↓lock.lock()
          let value = await load()
          cache = value
          lock.unlock()
          return value
        }
        """),
      .flagged(
        "unlocked by 'defer'",
        """
        func refresh() async throws {
          ↓lock.lock()
          defer { lock.unlock() }
          for try await item in items { cache.append(item) }
        }
        """),
      .flagged(
        "no await between the two yet",
        """
        import Foundation
        final class Store {
          let lock = NSLock()
          func store(_ value: Int) async {
            ↓lock.lock()
            cache = value
            lock.unlock()
            await notify()
          }
        }
        """, severity: .warning),
      .notFlagged(
        "the closure cannot suspend",
        """
        func value() async -> Int {
          let value = await load()
          lock.withLock { cache = value }
          return value
        }
        """),
      .notFlagged(
        "a lock that is awaited",
        """
        func value() async -> Int {
          await lock.lock()
          defer { lock.unlock() }
          return await load()
        }
        """),
      .notFlagged(
        "synchronous code",
        """
        func store(_ value: Int) {
          lock.lock()
          cache = value
          lock.unlock()
        }
        """),
      .fixed(
        "await first",
        before: """
          func value() async -> Int {
            lock.lock()
            let value = await load()
            cache = value
            lock.unlock()
            return value
          }
          """,
        after: """
          func value() async -> Int {
            let value = await load()
            lock.withLock { cache = value }
            return value
          }
          """, applicability: .displayOnly)
    ])
}
