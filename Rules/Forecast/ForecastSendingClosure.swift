import LintKit

/// Closures that are sent elsewhere with something that stays here, and Swift 6 refuses: the compiler's group
/// `SendingClosureRisksDataRace`.
enum ForecastSendingClosure: Rule {
  static let gate = Gate()

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard let sent = pass.sentClosure(closure) else { return }
    if let kept = sent.kept {
      pass.report(
        at: sent.callee.range, .closure(kept.owner), notes: [pass.note(kept.capture)], because: sent.causes)
    } else if sent.isOwnerUnknown {
      pass.leaveUndecided(missing: "owner: who else has what the closure captures")
    }
  }
}

extension Pass {
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
      Tasks that go to another actor are left out.
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
