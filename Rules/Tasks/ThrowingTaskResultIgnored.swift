import LintKit

/// A task that may throw and whose result is dropped.
enum ThrowingTaskResultIgnored: Rule {
  static let gate = Gate(anyOf: [.Task], and: [.try, .throw])

  enum Exemption: String, RuleExemption {
    /// A sleep throws when the task is cancelled, and that is all that it could say.
    case onlyCancelled
  }

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard pass.taskConstruct(ofBody: closure) != nil, let call = closure.node.callOfArgument,
      closure.throwsAlready, let first = closure.firstThrow, pass.isResultIgnored(of: call)
    else { return }
    if pass.exempts(Exemption.onlyCancelled, closure.throwsCancellationOnly) { return }
    pass.report(at: call.calleeRange, .ignored, notes: [pass.note(Message.throws, at: first.firstToken.range)])
  }
}

extension Pass {
  /// Whether a task is started as a statement, or as all that a closure without a result does.
  fileprivate func isResultIgnored(of call: FunctionCallExpr) -> Bool {
    guard call.node.role == .statement, let parent = call.node.parent else { return false }
    if call.taskHandle == .discarded { return true }
    // `Button("Save") { Task { try await save() } }`
    guard let closure = ClosureExpr(parent), case .function(let type)? = contextualType(of: .closure(closure)) else {
      return false
    }
    return type.result == .void
  }
}

extension ClosureExpr {
  /// The places whose errors leave the closure.
  fileprivate var throwing: [Node] {
    node.descendants(stoppingAtNestedFunctions: true).filter { inner in
      switch inner.kind {
      case .tryExpr where !TryExpr(unchecked: inner).isOptional && !TryExpr(unchecked: inner).isForced: break
      // Of a 'catch' that throws on, the error has been seen.
      case .throwStmt where inner.enclosing(CatchClause.self) == nil: break
      case .forStmt where ForStmt(unchecked: inner).isThrowing: break
      default: return false
      }
      guard case .closure(let origin) = inner.errorDestination else { return false }
      return origin.node == node
    }
  }

  fileprivate var firstThrow: Node? { throwing.first }

  fileprivate var throwsCancellationOnly: Bool {
    throwing.allSatisfy { TryExpr($0)?.throwsOnlyWhenCancelled ?? false }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let ignored: Message = """
    Nothing sees the error that this task throws. Catch it inside of the task, or keep the task and await its value.
    """
  fileprivate static let `throws` = "this error ends the task silently"
}

// MARK: - Info

extension ThrowingTaskResultIgnored {
  static let info = RuleInfo(
    id: "throwing-task-result-ignored",
    family: .tasks,
    severity: .info,
    priority: .low,
    summary: "Error of a discarded task is lost",
    why: """
      A task keeps its error for those who await its value. Nothing reads it here: when the work fails, it stops in the \
      middle, and neither the user nor a log says so.
      """,
    instead: """
      'do { … } catch { … }' inside of the task, with something that shows or logs the error. Where no error can \
      matter, say so: '_ = Task { … }'.
      """,
    limits: "Silent where only a sleep or 'Task.checkCancellation()' can throw.",
    references: [.evolution("0520-discardableresult-task-initializers")],
    compilerView: [.silent],
    noFix: "where the error belongs, in the interface, a log or the caller, is a decision about the design",
    isOptIn: true,
    examples: [
      .flagged("a statement", "func refresh() {\n  ↓Task { try await sync() }\n  log()\n}"),
      .flagged(
        "a detached task",
        """
        func refresh() {
          ↓Task.detached {
            let rows = try await load()
            try store(rows)
          }
          log()
        }
        """),
      .notFlagged(
        "the error is caught",
        """
        func refresh() {
          Task {
            do { try await sync() } catch { print(error) }
          }
          log()
        }
        """),
      .notFlagged("the task is kept", "func refresh() {\n  task = Task { try await sync() }\n  log()\n}"),
      .notFlagged("discarded on purpose", "func refresh() {\n  _ = Task { try await sync() }\n  log()\n}"),
      .notFlagged(
        "only cancelled",
        """
        func hideSoon() {
          Task {
            try await Task.sleep(for: .seconds(2))
            hide()
          }
          log()
        }
        """)
    ])
}
