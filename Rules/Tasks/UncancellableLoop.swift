import LintKit

/// A loop that awaits and goes on when its task is cancelled.
enum UncancellableLoop: Rule {
  static let gate = Gate(anyOf: [.while], and: [.await])

  enum Exemption: String, RuleExemption {
    case test
    /// It asks, or an error ends it.
    case ends
    /// All that it awaits is a sleep, which is another rule's.
    case onlySleeps
  }

  static func check(_ loop: WhileStmt, in pass: Pass) {
    guard let body = loop.body, !pass.exempts(Exemption.test, pass.isTest), pass.isAsync(around: loop.node).isYes,
      // `while let x = await iterator.next()` ends with the sequence.
      !loop.conditions.contains(where: { $0.node.tokens.contains { $0.name == .await } })
    else { return }
    let waits = body.node.descendants(stoppingAtNestedFunctions: true).filter { $0.kind == .awaitExpr }
    guard !waits.isEmpty, !pass.exempts(Exemption.onlySleeps, waits.allSatisfy { $0.isOfSleep }) else { return }
    if pass.exempts(Exemption.ends, loop.node.mayEndByCancellation) { return }
    pass.report(at: loop.node.firstToken.range, .goesOn, fix: checking(loop, body, in: pass))
  }

  private static func checking(_ loop: WhileStmt, _ body: CodeBlock, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let first = body.node.child(.statement), first.mayThrow else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("try Task.checkCancellation()", before: first)
    return fix.fix(.check, .unsafe)
  }
}

extension Node {
  /// `await Task.sleep(…)` or `await clock.sleep(…)`
  fileprivate var isOfSleep: Bool {
    guard case .functionCall(let call)? = AwaitExpr(self)?.operand?.withoutEffectMarkers else { return false }
    return call.calleeName == .sleep
  }

  /// Whether a loop asks about cancellation, is left by some statement, or by an error of what it awaits.
  fileprivate var mayEndByCancellation: Bool {
    if tokens.contains(where: { $0.name == .isCancelled || $0.name == .checkCancellation }) { return true }
    return descendants(stoppingAtNestedFunctions: true).contains { inner in
      switch inner.kind {
      case .returnStmt, .breakStmt, .throwStmt: return true
      case .tryExpr:
        let attempt = TryExpr(unchecked: inner)
        if attempt.isOptional || attempt.isForced { return false }
        // One that a 'do' in the loop catches does not leave it.
        return !inner.ancestors.prefix { $0 != self }.contains { $0.kind == .doStmt }
      default: return false
      }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let goesOn: Message = """
    This loop goes on when its task is cancelled. Test '!Task.isCancelled', or let an error of what it awaits end it.
    """
  fileprivate static let check: Message = "Check for cancellation in each turn"
}

// MARK: - Info

extension UncancellableLoop {
  static let info = RuleInfo(
    id: "uncancellable-loop",
    family: .tasks,
    severity: .info,
    priority: .low,
    summary: "Loop that ignores cancellation",
    why: """
      Cancelling a task only sets a flag. A loop that does not check it works on for a screen that is gone, and one \
      whose sleep returns at once spins.
      """,
    instead: "'while !Task.isCancelled', 'try Task.checkCancellation()', or plain 'try' on what it awaits.",
    limits: """
      'while' loops that await something other than a sleep and that no 'return', 'break' or error leaves. Whether \
      anything cancels the task is not known: off until it is asked for.
      """,
    references: [.evolution("0304-structured-concurrency")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "leaving the loop here would skip what comes after it, or its result is not certain",
    isOptIn: true,
    examples: [
      .flagged(
        "a poll",
        """
        func poll() async {
          ↓while true {
            await refresh()
            try? await Task.sleep(for: .seconds(1))
          }
        }
        """),
      .flagged(
        "until something is there",
        """
        func wait() async {
          ↓while value == nil { await step() }
        }
        """),
      .notFlagged(
        "it asks",
        """
        func poll() async {
          while !Task.isCancelled {
            await refresh()
          }
        }
        """),
      .notFlagged(
        "an error ends it",
        """
        func poll() async throws {
          while true {
            await refresh()
            try await Task.sleep(for: .seconds(1))
          }
        }
        """),
      .notFlagged("only a sleep", "func wait() async {\n  while isBusy { try? await Task.sleep(for: .seconds(1)) }\n}"),
      .fixed(
        "checked",
        before: """
          func refresh() async {}
          func poll() async throws {
            while true {
              await refresh()
            }
          }
          """,
        after: """
          func refresh() async {}
          func poll() async throws {
            while true {
              try Task.checkCancellation()
              await refresh()
            }
          }
          """, applicability: .unsafe)
    ])
}
