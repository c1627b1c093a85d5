import LintKit
import LintText

/// A timer on the run loop of a thread that never runs one.
enum TimerScheduledOffMain: Rule {
  static let gate = Gate(
    of: [.Timer, .RunLoop], shape: { tree in tree.contains(FunctionCallExpr.self) { $0.runLoopUse != nil } })

  enum Exemption: String, RuleExemption {
    /// The same code runs the loop itself.
    case runsLoop
    /// Tests, mocks, samples and the like: information only.
    case support
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    let calls = file.node.descendants(of: FunctionCallExpr.kind).map { FunctionCallExpr(unchecked: $0) }
    let runs = calls.filter { $0.runsLoop || pass.runsNamedLoop($0) }.map(\.node.id)
    for call in calls { check(call, runs, in: pass) }
  }

  /// - Parameter runs: calls that run the current loop, in order.
  private static func check(_ call: FunctionCallExpr, _ runs: [UInt32], in pass: Pass) {
    guard let what = call.runLoopUse else { return }
    guard pass.runsOnPool(call.node) else {
      if !pass.isolation(around: call.node).isolation.isKnown {
        pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node))
      }
      return
    }
    let body = call.node.enclosingFunctionLike?.node
    let runsLoop = body.map { body in
      let next = runs.partitioningIndex { $0 > body.id }
      return next < runs.count && runs[next] < body.subtreeEnd
    }
    if pass.exempts(Exemption.runsLoop, runsLoop ?? false) { return }
    pass.report(
      at: call.calleeRange, .neverFires(what),
      severity: pass.exempts(Exemption.support, pass.isAuxiliary(call.node)) ? .info : nil,
      notes: pass.notes(for: pass.isolation(around: call.node)))
  }
}

private enum RunLoopUse {
  case timer, delayed, loop
}

extension FunctionCallExpr {
  /// `RunLoop.current.run(…)`
  fileprivate var runsLoop: Bool {
    calleeName == .run && calleeBase.map { $0.node.tokens.contains { $0.name == .RunLoop } } ?? false
  }

  /// `Timer.scheduledTimer(…)`, `perform(_:with:afterDelay:)`, `RunLoop.current.add(…)`
  fileprivate var runLoopUse: RunLoopUse? {
    switch calleeName {
    case .scheduledTimer?: return calleeBase?.lastName == .Timer ? .timer : nil
    case .perform?: return arguments.contains { $0.label?.text == "afterDelay" } ? .delayed : nil
    default:
      guard calleeNameToken?.isSpelled("add") == true, arguments.contains(where: { $0.label?.text == "forMode" }),
        case .memberAccess(let loop)? = calleeBase, loop.nameToken?.isSpelled("current") == true,
        loop.base?.lastName == .RunLoop
      else { return nil }
      return .loop
    }
  }
}

extension Pass {
  /// `loop.run(until:)`, where that is a run loop.
  fileprivate func runsNamedLoop(_ call: FunctionCallExpr) -> Bool {
    guard call.calleeName == .run, case .declReference(let loop)? = call.calleeBase else { return false }
    return type(of: .declReference(loop)).unwrapped.standardName == "RunLoop"
  }

  /// Whether code certainly runs on a thread of a pool: off the main actor, or on an instance of an actor.
  fileprivate func runsOnPool(_ node: Node) -> Bool {
    if case .actor = isolation(around: node).isolation { return true }
    return runsOffMain(node)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func neverFires(_ use: RunLoopUse) -> Message {
    let subject =
      switch use {
      case .timer, .loop: "This timer never fires"
      case .delayed: "This selector is never called"
      }
    return "\(subject): no run loop runs on threads of the pool. Await 'Task.sleep(for:)', or do it on the main actor."
  }
}

// MARK: - Info

extension TimerScheduledOffMain {
  static let info = RuleInfo(
    id: "timer-scheduled-off-main",
    family: .locksAndGCD,
    severity: .warning,
    priority: .medium,
    summary: "Timer scheduled on a thread without a run loop",
    why: """
      'Timer.scheduledTimer' adds the timer to the run loop of the current thread. Threads of the concurrency pool and \
      of dispatch queues run none, so the timer never fires, and nothing says so.
      """,
    instead: """
      Loop in a task, 'while !Task.isCancelled { try await Task.sleep(for: .seconds(1)); … }', or schedule the timer \
      on the main actor.
      """,
    limits: """
      Code that certainly runs on no actor or on an instance of one: asynchronous functions, tasks, methods of actors, \
      work of queues that are made where it can be seen.
      """,
    references: [],
    compilerView: [.silent],
    noFix: "where the timer should run is a decision about the design",
    examples: [
      .flagged(
        "in an actor",
        """
        actor Poller {
          var timer: Timer?
          func start() {
            timer = ↓Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
          }
        }
        """),
      .flagged(
        "on a global queue",
        """
        func start() {
          DispatchQueue.global().async {
            ↓Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
          }
        }
        """),
      .notFlagged(
        "on the main actor",
        """
        @MainActor final class Poller {
          var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
          }
        }
        """),
      .notFlagged(
        "back on the main queue",
        """
        func start() {
          DispatchQueue.global().async {
            DispatchQueue.main.async {
              Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
            }
          }
        }
        """)
    ])
}
