import LintKit

/// A `catch` that treats the cancellation of a task like a failure, or a check for cancellation that ends nothing.
enum CancellationErrorSwallowed: Rule {
  static let gate = Gate(anyOf: [.catch, .checkCancellation])

  enum Exemption: String, RuleExemption {
    case test
    /// The code tells cancellation apart.
    case asksForCancellation
    /// Only logged, or thrown on as it is.
    case harmless
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants(of: .catchClause) { checkClause(CatchClause(unchecked: node), in: pass) }
    for node in file.node.descendants(of: .tryExpr) { checkAttempt(TryExpr(unchecked: node), in: pass) }
  }

  /// `try? Task.checkCancellation()` as a statement: nothing sees that it threw.
  private static func checkAttempt(_ attempt: TryExpr, in pass: Pass) {
    guard attempt.isOptional, attempt.node.role == .statement, case .functionCall(let call)? = attempt.operand,
      call.calleeName == .checkCancellation, let base = call.calleeBase,
      case .metatype(let task) = pass.type(of: base), task.standardName == "Task",
      !pass.exempts(Exemption.test, pass.isTest)
    else { return }
    pass.report(at: attempt.node.firstToken.range, .checkedInVain, fix: ending(attempt, in: pass))
  }

  /// Throws on, or returns, where that compiles.
  private static func ending(_ attempt: TryExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    if case .caller = attempt.node.errorDestination {
      fix.remove(attempt.node.firstToken.next.range)
    } else {
      guard attempt.node.enclosingFunctionLike?.returnsNothing == true else { return nil }
      fix.replace(attempt.node.range, with: "if Task.isCancelled { return }")
    }
    return fix.fix(.end, .unsafe)
  }

  private static func checkClause(_ clause: CatchClause, in pass: Pass) {
    guard let statement = clause.node.parent.flatMap({ DoStmt($0) }), clause.items.isEmpty, let body = clause.body,
      !pass.exempts(Exemption.test, pass.isTest), let attempt = statement.awaitedAttempt,
      pass.isAsync(around: clause.node).isYes
    else { return }
    if pass.exempts(Exemption.asksForCancellation, statement.node.asksForCancellation)
      || pass.exempts(Exemption.harmless, !body.node.actsOnError)
    {
      return
    }
    pass.report(
      at: clause.node.firstToken.range, .treatedAsFailure,
      notes: [pass.note(Message.cancelled, at: attempt.firstToken.range)], fix: apart(clause, statement, in: pass))
  }

  /// Another clause before: rethrows, or returns, where that compiles.
  private static func apart(_ clause: CatchClause, _ statement: DoStmt, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    switch statement.node.errorDestination {
    case .caller: fix.insert("catch let error as CancellationError { throw error } ", at: clause.node.range.lowerBound)
    default:
      guard clause.node.enclosingFunctionLike?.returnsNothing == true else { return nil }
      fix.insert("catch is CancellationError { return } ", at: clause.node.range.lowerBound)
    }
    return fix.fix(.apart, .unsafe)
  }
}

extension DoStmt {
  /// The first `try await` whose error the statement catches.
  fileprivate var awaitedAttempt: Node? {
    body?.node.descendants(stoppingAtNestedFunctions: true).first { inner in
      guard let attempt = TryExpr(inner), !attempt.isOptional, !attempt.isForced,
        inner.descendants.contains(where: { $0.kind == .awaitExpr })
      else { return false }
      return inner.ancestors.first { $0.kind == .doStmt } == node
    }
  }
}

extension Node {
  /// `CancellationError`, `Task.isCancelled`, `URLError.cancelled`
  fileprivate var asksForCancellation: Bool {
    tokens.contains { token in
      token.kind == .identifier
        && (token.name == .isCancelled || token.name == .checkCancellation
          || ["CancellationError", "cancelled", "isCancellation", "isCancellationError"].contains {
            token.isSpelled($0)
          })
    }
  }

  /// Whether a `catch` shows, stores, replaces or answers an error, rather than logging it.
  fileprivate var actsOnError: Bool {
    descendants(stoppingAtNestedFunctions: true).contains { inner in
      switch inner.kind {
      case .assignmentExpr: return true
      case .throwStmt:
        // `throw error`
        guard case .declReference? = ThrowStmt(unchecked: inner).operand else { return true }
        return false
      default: return false
      }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let treatedAsFailure: Message = """
    A task that is cancelled ends up here like one that failed. Catch 'CancellationError' first.
    """
  fileprivate static let checkedInVain: Message = """
    'try?' drops the error that 'checkCancellation' throws, so the task goes on. Use 'try', or ask 'Task.isCancelled'.
    """
  fileprivate static let end: Message = "End where the task is cancelled"
  fileprivate static let cancelled = "this throws when the task is cancelled"
  fileprivate static let apart: Message = "Catch 'CancellationError' first"
}

// MARK: - Info

extension CancellationErrorSwallowed {
  static let info = RuleInfo(
    id: "cancellation-error-swallowed",
    family: .tasks,
    severity: .info,
    priority: .medium,
    summary: "Cancellation handled like an error",
    why: """
      SwiftUI cancels the task of a view that goes away, and a new search cancels the old one. The 'catch' then shows \
      an alert for something that did not fail, or throws another error that hides the cancellation.
      """,
    instead: "'catch is CancellationError { }' before the general 'catch', or 'if Task.isCancelled' inside of it.",
    limits: """
      A 'catch' for all errors of awaited code that assigns something or throws another error, and 'try?' before \
      'checkCancellation'. Whether anything cancels the task is not known: off until it is asked for.
      """,
    references: [.evolution("0304-structured-concurrency")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the clause does not end where the cancellation could leave it",
    isOptIn: true,
    examples: [
      .flagged(
        "an alert",
        """
        @MainActor final class Feed {
          var alert: String?
          func load() async {
            do { rows = try await fetch() } ↓catch { alert = error.localizedDescription }
          }
        }
        """),
      .flagged(
        "a check that ends nothing",
        """
        func index(_ files: [File]) async {
          for file in files {
            ↓try? Task.checkCancellation()
            await read(file)
          }
        }
        """),
      .flagged(
        "another error",
        """
        func load() async throws -> Data {
          do { return try await fetch() } ↓catch { throw LoadError.failed }
        }
        """),
      .notFlagged(
        "told apart",
        """
        func load() async {
          do { rows = try await fetch() } catch is CancellationError { } catch { alert = error }
        }
        """),
      .notFlagged("logged", "func load() async {\n  do { rows = try await fetch() } catch { print(error) }\n}"),
      .notFlagged("nothing is awaited", "func load() async {\n  do { rows = try read() } catch { alert = error }\n}"),
      .fixed(
        "thrown on",
        before: """
          func fetch() async throws -> Int { 1 }
          enum LoadError: Error { case failed }
          func load() async throws -> Int {
            do { return try await fetch() } catch { throw LoadError.failed }
          }
          """,
        after: """
          func fetch() async throws -> Int { 1 }
          enum LoadError: Error { case failed }
          func load() async throws -> Int {
            do { return try await fetch() } catch let error as CancellationError { throw error } catch { throw LoadError.failed }
          }
          """, applicability: .unsafe)
    ])
}
