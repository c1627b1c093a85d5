import LintKit

/// `Task { await MainActor.run { } }`, which could be `Task { @MainActor in }`.
enum TaskWrappingMainActorRun: Rule {
  static let gate = Gate.mainActorRuns(where: { $0.taskAround != nil })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// The task is on the main actor already: there the call is what is too much.
    case onMainActor
    /// The task does work first that may take long.
    case works
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.mainActorRun, let (statement, task) = call.taskAround else { return }
    switch pass.taskConstruct(ofBody: task) {
    case .task, .immediateTask: break
    default: return
    }
    if pass.exempts(Exemption.support, pass.isSupportCode(call.node)) { return }
    let around = pass.isolation(around: call.node).isolation
    guard around.isKnown else { return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node)) }
    if pass.exempts(Exemption.onMainActor, around == .mainActor) { return }
    let isOnly = task.statements.count == 1
    if !isOnly, pass.exempts(Exemption.works, !task.onlyAwaits) { return }
    pass.report(
      at: call.calleeRange, isOnly ? .wrapped : .last,
      fix: isOnly ? moving(statement, of: closure, into: task, in: pass) : nil)
  }

  /// Starts the task on the main actor. Unsafe: it may run before what was started earlier.
  private static func moving(
    _ statement: Node, of closure: ClosureExpr, into task: ClosureExpr, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard closure.signature == nil, task.signature?.attributes.isEmpty ?? true, pass.callsTheSameInAsyncCode(closure)
    else { return nil }
    var fix = FixBuilder(in: pass)
    guard fix.replace(statement, withBodyOf: closure) else { return nil }
    if let signature = task.signature {
      fix.insert("@MainActor ", at: signature.range.lowerBound)
    } else {
      fix.insert(" @MainActor in", at: task.node.firstToken.end)
    }
    return fix.fix(.move, .unsafe)
  }
}

extension FunctionCallExpr {
  /// The closure that the call is the last statement of, where that may be a task's.
  fileprivate var taskAround: (statement: Node, task: ClosureExpr)? {
    guard let statement = asStatement, let closure = statement.parent.flatMap({ ClosureExpr($0) }),
      closure.statements.last?.node == statement, let task = closure.node.callOfArgument,
      task.calleeName == .Task || task.calleeBase?.lastName == .Task
    else { return nil }
    return (statement, closure)
  }
}

extension ClosureExpr {
  /// Whether nothing that the closure calls itself is called without `await`.
  fileprivate var onlyAwaits: Bool {
    !node.descendants(stoppingAtNestedFunctions: true).contains { $0.kind == .functionCallExpr && !$0.isAwaited }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let wrapped: Message =
    "All that this task does is 'MainActor.run'. Use 'Task { @MainActor in }' instead."

  fileprivate static let last: Message =
    "This task only awaits, and ends in 'MainActor.run'. Use 'Task { @MainActor in }' instead."

  fileprivate static let move: Message = "Run the task on the main actor"
}

// MARK: - Info

extension TaskWrappingMainActorRun {
  static let info = RuleInfo(
    id: "task-wrapping-main-actor-run",
    family: .isolation,
    severity: .info,
    priority: .low,
    summary: "Task that only calls MainActor.run",
    why: """
      The task starts elsewhere and changes to the main actor at once. What the inner closure captures is sent twice, \
      which Swift 6 refuses for values that are not 'Sendable'.
      """,
    instead: "Write 'Task { @MainActor in … }'.",
    limits: """
      Silent on detached tasks, on tasks that call something without 'await', and in tests, mocks, samples and \
      previews. On the main actor see 'redundant-main-actor-run'.
      """,
    references: [.evolution("0316-global-actors"), .evolution("0431-isolated-any-functions")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the task does more than this one call, or calls what has an asynchronous variant",
    examples: [
      .flagged(
        "the only statement",
        """
        nonisolated func done() {
          Task { await ↓MainActor.run { show() } }
        }
        """),
      .flagged(
        "after what is awaited",
        """
        nonisolated func reload() {
          Task {
            let rows = try await api.rows()
            await ↓MainActor.run { show(rows) }
          }
        }
        """),
      .notFlagged(
        "work that stays off the main actor",
        """
        nonisolated func reload() {
          Task {
            let rows = decode(data)
            await MainActor.run { show(rows) }
          }
        }
        """),
      .notFlagged(
        "a detached task",
        """
        nonisolated func done() {
          Task.detached { await MainActor.run { show() } }
        }
        """),
      .notFlagged("the form to use", "nonisolated func done() { Task { @MainActor in show() } }"),
      .fixed(
        "a task of the main actor",
        before: """
          nonisolated func done() {
            Task {
              await MainActor.run {
                show()
                log()
              }
            }
          }
          """,
        after: """
          nonisolated func done() {
            Task { @MainActor in
              show()
              log()
            }
          }
          """, applicability: .unsafe)
    ])
}
