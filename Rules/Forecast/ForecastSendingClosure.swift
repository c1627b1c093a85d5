import LintKit

/// Closures that are sent elsewhere with something that stays here, and Swift 6 refuses: the compiler's group
/// `SendingClosureRisksDataRace`.
enum ForecastSendingClosure: Rule {
  static let gate = Gate()

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard let captures = ClosureCaptures(of: closure.node, in: pass), pass.isSent(captures.context),
      let callee = closure.node.callOfArgument?.calleeNameToken, pass.isForecast(closure.node)
    else { return }
    let isolation = pass.index.isolation(ofContext: captures.context)
    // A task that stays on the actor around it takes nothing anywhere.
    if isolation.isolation.isOnActor { return }
    guard isolation.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(isolation, in: pass.index))
    }
    var isUndecided = false
    var first: (capture: ClosureCaptures.Capture, owner: ValueOwner)?
    var causes: [RawCause] = []
    for capture in captures.all {
      guard let sendability = captures.type(of: capture)?.sendability, !sendability.answer.isUnknown else {
        isUndecided = true
        continue
      }
      if pass.answer(sendability).isYes {
        if pass.isSharedVariable(capture, after: closure.node) { isUndecided = true }
        continue
      }
      let owner = pass.owner(of: capture, around: closure.node)
      switch owner {
      case .task, .actor:
        first = first ?? (capture, owner)
        for cause in pass.causes(of: sendability, written: capture.writtenType) where !causes.contains(cause) {
          causes.append(cause)
        }
      // One that is used again is sent, and the compiler has other words for that.
      case .fresh: if !pass.isUsed(capture.use, after: closure.node).isNo { isUndecided = true }
      case .unknown: isUndecided = true
      }
    }
    if let first {
      return pass.report(
        at: callee.range, .closure(first.owner), notes: [pass.note(first.capture)], because: causes)
    }
    if isUndecided { pass.leaveUndecided(missing: "owner: who else has what the closure captures") }
  }
}

extension Pass {
  /// Whether a closure is given to a `sending` parameter.
  func isSent(_ context: BodyRef) -> Bool {
    guard case .closure(let traits) = index.context(context).kind, !traits.isSendable else { return false }
    switch traits.placement {
    case .construct(let construct):
      switch construct {
      case .task, .detachedTask, .immediateTask, .childTask, .immediateChildTask: return true
      default: return false
      }
    case .argument(let argument): return index.wantedType(of: argument, context)?.isSending ?? false
    default: return false
    }
  }

  fileprivate func note(_ capture: ClosureCaptures.Capture) -> RawDiagnostic.Note {
    note("it captures '\(capture.name)', which the code around it can still use", at: capture.use.mainToken.range)
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func closure(_ owner: ValueOwner) -> Message {
    """
    passing closure as a 'sending' parameter risks causing data races between \(owner.words) and concurrent execution \
    of the closure.
    """
  }
}

// MARK: - Info

extension ForecastSendingClosure {
  static let info = RuleInfo(
    id: "forecast-sending-closure-risks-data-race",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A task that takes along what stays here",
    why: "The task and the code around it may use what the closure captures at the same time.",
    instead: "Make the type 'Sendable', take the parameter as 'sending', or run both on one actor.",
    limits: """
      Whether a value that was made for the task is used later is not asked; tasks that go to another actor are \
      left out.
      """,
    references: [.evolution("0414-region-based-isolation")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error, groups: ["SendingClosureRisksDataRace"])
    ],
    isOptIn: true,
    isFoundAfterTypes: true,
    examples: [
      .flagged(
        "a parameter",
        """
        final class Log { var lines: [String] = [] }
        func start(_ log: Log) { ↓Task { log.lines.append("a") } }
        """),
      .flagged(
        "'self'",
        """
        final class Screen {
          var title = ""
          func show() { ↓Task { self.title = "a" } }
        }
        """),
      .notFlagged(
        "what was made for the task",
        """
        final class Log { var lines: [String] = [] }
        func start() {
          let log = Log()
          Task { log.lines.append("a") }
        }
        """),
      .notFlagged(
        "a task on the main actor",
        """
        final class Log { var lines: [String] = [] }
        @MainActor func start(_ log: Log) { Task { log.lines.append("a") } }
        """)
    ])
}
