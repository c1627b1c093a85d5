import LintKit

/// A detached task that gains nothing from being one.
enum DetachedTask: Rule {
  static let gate = Gate(of: [.Task], calls: [.detached], where: { $0.lastClosure != nil })

  enum Exemption: String, RuleExemption {
    case test
    /// A comment above it says why.
    case explained
    /// It does work of its own off the actor.
    case works
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, pass.taskConstruct(ofBody: closure) == .detachedTask,
      !pass.exempts(Exemption.test, pass.isTest), !pass.exempts(Exemption.explained, call.isExplained)
    else { return }
    let around = pass.isolation(around: call.node)
    if around.isolation.isNonisolated {
      return pass.report(
        at: call.calleeRange, .likeTask, severity: .info, notes: pass.notes(for: around), fix: plainTask(call, in: pass)
      )
    }
    guard around.isolation.isKnown else {
      return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node))
    }
    if pass.exempts(Exemption.works, !closure.onlyAwaits) { return }
    // With it, an asynchronous function that is on no actor would stay on this one.
    switch pass.index.settings(of: pass.file).nonsendingByDefault {
    case .yes: return
    case .unknown: return pass.leaveUndecided(missing: .upcomingFeature("NonisolatedNonsendingByDefault"))
    case .no: break
    }
    pass.report(at: call.calleeRange, .onlyAwaits(around.isolation), fix: plainTask(call, in: pass))
  }

  /// Never safe: priority and task-local values are inherited then.
  private static func plainTask(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let base = call.calleeBase else { return nil }
    var fix = FixBuilder(in: pass)
    fix.replace(base.node.range.upperBound..<call.calleeRange.upperBound, with: "")
    return fix.fix(.plainTask, .unsafe)
  }
}

extension ClosureExpr {
  /// Whether nothing in the closure itself does any work: each statement awaits a call whose arguments are plain
  /// values.
  fileprivate var onlyAwaits: Bool {
    var count = 0
    for item in statements {
      count += 1
      guard let awaited = item.awaitedCall, !awaited.computesArguments else { return false }
    }
    return count > 0
  }
}

extension CodeItem {
  /// The call of `await call()` or `let x = await call()`, with or without `try`.
  fileprivate var awaitedCall: FunctionCallExpr? {
    switch self {
    case .expression(let expression): return expression.awaitedCall
    case .declaration(.variable(let variable)):
      guard let binding = variable.bindings.first, variable.bindings.count == 1 else { return nil }
      return binding.initializer?.awaitedCall
    default: return nil
    }
  }
}

extension Expr {
  fileprivate var awaitedCall: FunctionCallExpr? {
    guard case .functionCall(let call) = withoutEffectMarkers, self.node != call.node, call.node.isAwaited else {
      return nil
    }
    return call
  }
}

extension FunctionCallExpr {
  /// Whether anything is called to find the arguments, or what the function is called on.
  fileprivate var computesArguments: Bool {
    // 'Task.yield()' and its like are about the task itself, and its priority.
    if calleeBase?.lastName == .Task { return true }
    if let base = calleeBase,
      base.node.kind == .functionCallExpr || base.node.descendants.contains(where: { $0.kind == .functionCallExpr })
    {
      return true
    }
    for argument in arguments {
      for node in argument.node.descendants(stoppingAtNestedFunctions: true) {
        if node.kind == .functionCallExpr || node.kind == .macroExpansionExpr { return true }
      }
    }
    return false
  }

  /// Whether a comment on a line of its own stands above the statement and says why.
  fileprivate var isExplained: Bool {
    let source = node.columns.pointee.source
    var statement = node
    while statement.role != .statement, let parent = statement.parent { statement = parent }
    let previous = statement.firstToken.previous
    let start = Int(previous?.end ?? 0)
    let space = UnsafeBufferPointer(start: source + start, count: Int(statement.firstToken.offset) - start)
    let above = String(decoding: space, as: UTF8.self)
    let lines = above.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    // The first part stands behind the code above, and is about that.
    return CommentReason.text(ofLines: previous == nil ? lines[...] : lines.dropFirst()) != nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let likeTask: Message = """
    The code around is on no actor, so 'Task { … }' runs on the same threads, and keeps the priority and the \
    task-local values that 'Task.detached' drops.
    """

  fileprivate static let plainTask: Message = "Replace 'Task.detached' with 'Task'"

  fileprivate static func onlyAwaits(_ isolation: Isolation) -> Message {
    """
    Nothing in this detached task keeps a thread busy: what it awaits leaves \
    \(isolation == .mainActor ? "the main actor" : "the actor") by itself. Write 'Task { … }', which also needs no hop \
    back.
    """
  }
}

// MARK: - Info

extension DetachedTask {
  static let info = RuleInfo(
    id: "detached-task",
    family: .tasks,
    severity: .warning,
    priority: .medium,
    summary: "'Task.detached' that gains nothing over 'Task'",
    why: """
      A detached task drops priority, task-local values and isolation. What follows is code that hops back by hand, \
      captures that have to be 'Sendable', and work that runs at the wrong priority.
      """,
    instead: """
      Write 'Task { … }' and await what leaves the actor. Work that would keep the actor's thread busy belongs into a \
      '@concurrent' function.
      """,
    limits: """
      On an actor only tasks that do nothing but await are reported; synchronous work there is what detached tasks are \
      for. A comment above the statement counts as a reason; directives to tools, headings and commented-out code do \
      not. On no actor the finding is information.
      """,
    references: [.evolution("0304-structured-concurrency"), .evolution("0461-async-function-isolation")],
    compilerView: [.silent],
    fix: .unsafe,
    examples: [
      .flagged(
        "back to the main actor at once",
        """
        @MainActor final class Model {
          func load() {
            ↓Task.detached {
              let rows = await api.load()
              await MainActor.run { self.rows = rows }
            }
          }
        }
        """),
      .flagged(
        "an asynchronous function leaves by itself",
        "@MainActor func start() { ↓Task.detached { try await upload(file) } }"),
      .flagged(
        "on no actor already",
        """
        nonisolated func start() {
          ↓Task.detached(priority: .background) { compress() }
        }
        """, severity: .info),
      .notFlagged(
        "work that would block the main actor",
        """
        @MainActor func start() {
          Task.detached {
            let image = decode(data)
            await show(image)
          }
        }
        """),
      .notFlagged(
        "a reason is given",
        """
        @MainActor func start() {
          // Must outlive the request and its task-local trace.
          Task.detached { await flush() }
        }
        """),
      .flagged(
        "a comment that is no reason",
        """
        @MainActor func start() {
          // swiftlint:disable:next some_rule
          ↓Task.detached { await flush() }
        }
        """),
      .notFlagged("a plain task", "@MainActor func start() { Task { await load() } }"),
      .fixed(
        "a plain task",
        before: "@MainActor func start() { Task.detached { await upload(file) } }",
        after: "@MainActor func start() { Task { await upload(file) } }",
        applicability: .unsafe)
    ])
}
