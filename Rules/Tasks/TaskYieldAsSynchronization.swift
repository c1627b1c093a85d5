import LintKit

/// `Task.yield()` in the hope that other work is done after it.
enum TaskYieldAsSynchronization: Rule {
  static let gate = Gate(of: [.Task], calls: [.yield], where: { $0.calleeBase?.lastName == .Task })

  enum Exemption: String, RuleExemption {
    case test
    /// A long loop lets others run.
    case loop
    /// Nothing that follows could rely on it.
    case last
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeBase?.lastName == .Task, call.arguments.isEmpty else { return }
    let statement = call.node.withoutWrappers
    guard statement.role == .statement, !pass.exempts(Exemption.test, pass.isTest),
      !pass.exempts(Exemption.loop, call.node.isRepeated),
      !pass.exempts(Exemption.last, !statement.laterSiblings.contains { $0.role == .statement })
    else { return }
    pass.report(at: call.calleeRange, .noOrder, fix: removing(statement, in: pass))
  }

  private static func removing(_ statement: Node, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    fix.remove(statement: statement)
    return fix.fix(.remove, .unsafe)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let noOrder: Message = """
    'Task.yield()' does not wait for other work: nothing is certain to have run after it. Await what is needed.
    """
  fileprivate static let remove: Message = "Remove it"
}

// MARK: - Info

extension TaskYieldAsSynchronization {
  static let info = RuleInfo(
    id: "task-yield-as-synchronization",
    family: .tasks,
    severity: .info,
    priority: .low,
    summary: "Task.yield() used to wait for other work",
    why: """
      'yield' lets other tasks run if the executor has some just then. It gives no order: what follows mostly sees the \
      new state, and now and then the old one.
      """,
    instead: "Await the task, the stream or the notification that says that the state has changed.",
    limits:
      "Statements outside of loops that others follow. Whether these rely on it is not known: off until asked for.",
    references: [.evolution("0304-structured-concurrency")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "what the call was meant to wait for is not known",
    isOptIn: true,
    examples: [
      .flagged(
        "before state is read",
        """
        func ask() async -> Bool {
          let granted = await request()
          await ↓Task.yield()
          refresh()
          return granted
        }
        """),
      .flagged("in a task", "func start() {\n  Task {\n    await ↓Task.yield()\n    show()\n  }\n}"),
      .notFlagged(
        "in a long loop",
        """
        func count() async {
          for number in 0..<1_000_000 {
            if number.isMultiple(of: 1000) { await Task.yield() }
          }
        }
        """),
      .notFlagged(
        "a stream's", "func send(_ continuation: AsyncStream<Int>.Continuation) {\n  continuation.yield(1)\n  show()\n}"
      ),
      .notFlagged("the last statement", "func rest() async {\n  await Task.yield()\n}"),
      .fixed(
        "removed",
        before: "func show() {}\nfunc ask() async {\n  await Task.yield()\n  show()\n}",
        after: "func show() {}\nfunc ask() async {\n  show()\n}", applicability: .unsafe)
    ])
}
