import LintKit

/// A blocking lock that is held while the task may be suspended.
enum LockAcrossAwait: Rule {
  static let gate = Gate(
    calls: [.lock, .wait, .os_unfair_lock_lock, .pthread_mutex_lock],
    where: {
      $0.node.mayBeAsynchronous || $0.node.functionOfOnlyStatement != nil
    })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks and samples, which take the lock for a moment in Swift 5 mode: nothing goes wrong.
    case support
    /// The closure of a continuation, which runs before the task is suspended, gives it back: information only.
    case continuation
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    if call.node.functionOfOnlyStatement != nil {
      for held in pass.locksHeld(byHelperWith: call) {
        guard let suspension = held.lock.suspension else { continue }
        pass.report(
          at: held.call.calleeRange, .held(held.lock.name),
          notes: [
            pass.note(Message.taken, at: call.calleeRange),
            pass.step(Message.suspends, at: suspension.firstToken.range)
          ])
      }
      return
    }
    // The lock's type is the most expensive to find out.
    guard pass.mayBeAsynchronous(around: call.node), pass.isAsync(around: call.node).isYes,
      call.node.maySuspend || !isUnavailable(call, in: pass).isNo, let held = pass.heldLock(by: call)
    else { return }
    if let suspension = held.suspension {
      return pass.report(
        at: call.calleeRange, .held(held.name), notes: [pass.step(Message.suspends, at: suspension.firstToken.range)])
    }
    switch isUnavailable(call, in: pass) {
    case .yes:
      // Swift 6 does not compile it, wherever it is.
      if !pass.index.settings(of: pass.file).isSwift6.isYes,
        pass.exempts(Exemption.support, pass.isSupportCode(call.node))
      {
        return
      }
      if pass.exempts(Exemption.continuation, call.node.isReleasedInContinuation(held.name)) {
        return pass.report(at: call.calleeRange, .releasedInContinuation(held.name), severity: .info)
      }
      pass.report(
        at: call.calleeRange, .unavailable(held.name), severity: .warning, fix: try withLock(call, in: pass))
    case .unknown: if let base = call.calleeBase { pass.leaveUndecided(missing: pass.unknownType(of: base)) }
    case .no: break
    }
  }

  /// Whether asynchronous code must not take the lock by hand, as it may not those of Foundation.
  private static func isUnavailable(_ call: FunctionCallExpr, in pass: Pass) -> Truth {
    guard let base = call.calleeBase else { return .no }
    let type = pass.type(of: base).unwrapped
    // More than locks can wait: groups, processes, events.
    if type.isUnknown { return call.calleeName == .lock ? .unknown : .no }
    return Truth(pass.member(calledBy: call).map { $0.isNoAsync && pass.index.has(.locks, $0.ref) } ?? false)
  }
}

extension Node {
  /// Whether the function or closure around may suspend, as far as its words tell.
  fileprivate var maySuspend: Bool {
    enclosingFunctionLike?.node.tokens.contains { $0.name == .await || $0.name == .async } ?? true
  }
}

extension Node {
  /// Whether code after a call unlocks what has this name in the closure of a continuation.
  fileprivate func isReleasedInContinuation(_ name: String) -> Bool {
    guard let function = enclosingFunctionLike?.node else { return false }
    return function.descendants(of: .functionCallExpr).contains { node in
      guard node.id > id, let call = FunctionCallExpr(node), call.calleeName == .unlock,
        call.calleeBase.map({ $0.node.text == name }) ?? false, case .closure(let closure)? = node.enclosingFunctionLike
      else { return false }
      return closure.node.callOfArgument?.opensContinuation ?? false
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func held(_ name: String) -> Message {
    """
    '\(name)' is held across an 'await', so tasks that wait for it can block all threads. Await first, then lock only \
    the synchronous part.
    """
  }

  fileprivate static func unavailable(_ name: String) -> Message {
    "'\(name).lock' is unavailable from asynchronous contexts (an error in Swift 6). Use '\(name).withLock'."
  }

  fileprivate static func releasedInContinuation(_ name: String) -> Message {
    """
    '\(name).lock' is unavailable from asynchronous contexts (an error in Swift 6). Take it in the continuation's \
    closure.
    """
  }

  fileprivate static let taken = "it is taken here"
  fileprivate static let suspends = "the task may be suspended here"
}

// MARK: - Info

extension LockAcrossAwait {
  static let info = RuleInfo(
    id: "lock-across-await",
    family: .locksAndGCD,
    severity: .error,
    priority: .critical,
    summary: "Blocking lock held across an await",
    why: """
      While the task that holds the lock is suspended, others that wait for it block their threads. When all threads of \
      the pool are blocked, none is left to resume the holder: the app hangs, but only under load.
      """,
    instead: """
      Await before the lock is taken, then use 'withLock { … }', whose closure is synchronous. State that is used across \
      suspensions belongs in an actor.
      """,
    limits: """
      The lock has to be taken and released in the same function, or by functions of the type that do nothing else. A \
      pair without an 'await' in between is a warning, in tests and mocks only where they are compiled in Swift 6 \
      mode; and information where the closure of a continuation gives it back.
      """,
    references: [.evolution("0340-swift-noasync")],
    compilerView: [
      CompilerView(when: "NSLock and its family", swift5: .warning, swift5Complete: .warning, swift6: .error),
      CompilerView(
        when: "other locks, semaphores and C functions on Linux", swift5: .silent, swift5Complete: .silent,
        swift6: .silent)
    ],
    fix: .safe,
    noFix: "the critical section does not begin and end in one block, or its result is not certain",
    examples: [
      .flagged(
        "a value that is loaded under the lock",
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
        "locked by hand, without an await",
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
        "locked by hand",
        before: """
          import Foundation
          final class Store {
            let lock = NSLock()
            func store(_ value: Int) async {
              lock.lock() // briefly
              // The newest value wins.
              cache = value

              count += 1
              lock.unlock()
              await notify()
            }
          }
          """,
        after: """
          import Foundation
          final class Store {
            let lock = NSLock()
            func store(_ value: Int) async {
              lock.withLock { // briefly
                // The newest value wins.
                cache = value

                count += 1
              }
              await notify()
            }
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
