import LintKit

/// A detached task that gains nothing from being one.
enum DetachedTask: Rule {
  static let gate = Gate(of: [.Task], calls: [.detached], where: { $0.lastClosure != nil })
  static let equals = RuleOption.flag(
    "equals", false, "Whether to report detached tasks that only await calls on the actor they were started on.")

  enum Exemption: String, RuleExemption {
    case test
    /// A comment gives the reason.
    case explained
    /// On an actor, or where it is awaited: a priority that is not the caller's is a reason of its own.
    case explicitPriority
    /// It does work of its own off the actor.
    case works
    /// With `NonisolatedNonsendingByDefault`, what is called directly would run on the caller's actor.
    case leavesCallersActor
    /// Its function is called from an actor, and the work would be on that actor if the function ever were.
    case worksForActor
    /// Nothing waits for it, and what it does is off its actor either way.
    case behavesLikeTask
    /// It only awaits calls on the actor, as a task would: changing it gains nothing but clearness.
    case equal
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, pass.taskConstruct(ofBody: closure) == .detachedTask,
      !pass.exempts(Exemption.test, pass.isTest || pass.isInPreview(call.node)),
      !pass.exempts(Exemption.explained, call.isExplained)
    else { return }
    let around = pass.isolation(around: call.node)
    guard around.isolation.isKnown else {
      return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node))
    }
    if around.isolation.isNonisolated {
      checkOnNoActor(call, closure, around, in: pass)
    } else {
      checkOnActor(call, closure, around.isolation, in: pass)
    }
  }

  private static func checkOnNoActor(
    _ call: FunctionCallExpr, _ closure: ClosureExpr, _ around: IsolationAnswer, in pass: Pass
  ) {
    let notes = pass.notes(for: around)
    if call.isAwaitedAtOnce {
      if pass.exempts(Exemption.leavesCallersActor, around.isolation == .caller) { return }
      if pass.exempts(Exemption.explicitPriority, call.priority != nil) { return }
      return pass.report(
        at: call.calleeRange, .awaitedAtOnce, notes: notes)
    }
    if pass.exempts(Exemption.behavesLikeTask, !closure.sleepsFirst) { return }
    if pass.exempts(Exemption.worksForActor, closure.works && pass.isCalledFromActor(call.node)) { return }
    pass.report(
      at: call.calleeRange, .likeTask(priority: call.priority), notes: notes,
      fix: plainTask(call, in: pass))
  }

  private static func checkOnActor(
    _ call: FunctionCallExpr, _ closure: ClosureExpr, _ isolation: Isolation, in pass: Pass
  ) {
    if pass.exempts(Exemption.works, !closure.onlyAwaits) { return }
    if pass.exempts(Exemption.explicitPriority, call.priority != nil) { return }
    let calls = closure.awaitedCalls
    let returning = calls.count { pass.isolation(ofCalled: $0) == isolation }
    // Without the actor's calls, an asynchronous function that is on no actor stays on this one.
    if returning < calls.count {
      switch pass.index.settings(of: pass.file).nonsendingByDefault {
      case .yes: return
      case .unknown: return pass.leaveUndecided(missing: .upcomingFeature("NonisolatedNonsendingByDefault"))
      case .no: break
      }
    }
    if call.isAwaitedAtOnce { return pass.report(at: call.calleeRange, .awaitedAtOnce) }
    if pass.exempts(Exemption.behavesLikeTask, returning == 0) { return }
    let message: Message = calls.isAllOnMainActor ? .allOnMainActor : .onlyAwaits(isolation)
    if pass.exempts(Exemption.equal, !calls.isAllOnMainActor && !pass.flag(equals)) { return }
    pass.report(
      at: call.calleeRange, message,
      fix: plainTask(call, in: pass))
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
  /// Whether the closure itself does no work: its statements await calls whose arguments are plain values, unwrap
  /// `self`, set locals or print.
  fileprivate var onlyAwaits: Bool {
    var count = 0
    for item in statements {
      if item.isFormality { continue }
      count += 1
      guard let awaited = item.awaitedCall, !awaited.computesArguments else { return false }
    }
    return count > 0
  }

  /// Whether the closure begins with a sleep: a delay, which is no reason to leave the actor.
  fileprivate var sleepsFirst: Bool {
    guard let first = statements.first(where: { !$0.isFormality }) else { return false }
    return ([first.node] + first.node.descendants(stoppingAtNestedFunctions: true)).contains { node in
      guard let call = FunctionCallExpr(node) else { return false }
      return call.calleeName == .sleep && call.calleeBase?.lastName == .Task
    }
  }

  fileprivate var awaitedCalls: [FunctionCallExpr] { statements.compactMap(\.awaitedCall) }

  /// Whether the closure calls a function without awaiting it, which may keep a thread busy.
  fileprivate var works: Bool {
    node.descendants(stoppingAtNestedFunctions: true).contains { node in
      guard let call = FunctionCallExpr(node), !call.node.isAwaited, !call.isLog,
        let name = call.calleeNameToken?.identifierText
      else { return false }
      // '.seconds(1)' makes a value.
      if case .memberAccess(let member)? = call.callee, member.base == nil { return false }
      return !FunctionCallExpr.quick.contains(name)
    }
  }
}

extension [FunctionCallExpr] {
  /// Whether the only call is `MainActor.run`, which works on the main actor.
  fileprivate var isAllOnMainActor: Bool {
    count == 1 && self[0].calleeName == .run && self[0].calleeBase?.lastName == .MainActor
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

  /// `guard let self else { return }`, a local or result without a call, `print(…)` or a logger's call.
  fileprivate var isFormality: Bool {
    switch self {
    case .expression(.functionCall(let call)): return call.isLog
    case .declaration(.variable(let variable)):
      return !variable.node.descendants.contains { $0.kind == .functionCallExpr || $0.kind == .awaitExpr }
    default:
      guard node.kind == .guardStmt || node.kind == .returnStmt else { return false }
      return !node.descendants.contains { $0.kind == .functionCallExpr || $0.kind == .awaitExpr }
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
  fileprivate var priority: LabeledExpr? { arguments.first { $0.label?.identifierText == "priority" } }

  /// `await Task.detached { … }.value`
  fileprivate var isAwaitedAtOnce: Bool {
    guard node.role == .base, let member = node.parent.flatMap({ MemberAccessExpr($0) }) else { return false }
    return (member.name == .value || member.name == .result) && member.node.isAwaited
  }

  fileprivate static let quick: Set<String> = ["withLock", "yield", "finish", "resume", "cancel", "send"]

  /// `print(…)`, `logger.debug(…)`, `Logger.shared.debug(…)`
  var isLog: Bool {
    guard let base = calleeBase else { return ["print", "debugPrint", "NSLog"].contains(calleeNameToken?.text) }
    return base.node.tokens.contains { $0.identifierText.lowercased().hasSuffix("logger") }
  }

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

  /// Whether a comment says why: right above the statement, on its first line, or above the function that is nothing
  /// but the statement.
  fileprivate var isExplained: Bool {
    var statement = node
    while statement.role != .statement, let parent = statement.parent { statement = parent }
    if statement.commentsReason || lastClosure?.node.firstToken.next.commentOnLineBefore.isReason == true
      || statement.lastToken.next.commentOnLineBefore.isReason
    {
      return true
    }
    guard let block = statement.parent, block.kind == .codeBlock, let function = block.parent,
      function.kind == .functionDecl, block.child(.statement) == statement, block.subtreeEnd == statement.subtreeEnd
    else { return false }
    return function.commentsReason
  }
}

extension Node {
  fileprivate var commentsReason: Bool { firstToken.commentsAbove.isReason }
}

extension [Substring] {
  fileprivate var isReason: Bool { CommentReason.text(ofLines: self).map { CommentReason.saysWhy($0) } ?? false }
}

extension Pass {
  /// The isolation of the function that a call is of: the main actor's for `MainActor.run`; `nil` where it is not
  /// known.
  fileprivate func isolation(ofCalled call: FunctionCallExpr) -> Isolation? {
    guard let name = call.calleeName else { return nil }
    if name == .run, call.calleeBase?.lastName == .MainActor { return .mainActor }
    let owner: DeclRef?
    switch call.calleeBase {
    case nil: owner = type(around: call.node).flatMap { index.extendedNominal($0) }
    case .declReference(let base)? where base.isSelf:
      owner = type(around: call.node).flatMap { index.extendedNominal($0) }
    case let base?: owner = type(of: base).unwrapped.ownDeclaration
    }
    guard let owner else { return nil }
    let found = Set(
      index.functions(named: name).filter { index.nominalOwner(of: $0) == owner }
        .map { index.isolation(ofFunction: $0).isolation })
    return found.count == 1 ? found.first : nil
  }

  /// Whether code on an actor calls the function around a node, or may call it.
  fileprivate func isCalledFromActor(_ node: Node) -> Bool {
    guard let function = function(around: node) else { return false }
    let callers = index.callers(of: function, includingTests: false)
    return callers.unknownCount > 0 || !callers.crossings.isEmpty
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func likeTask(priority: LabeledExpr?) -> Message {
    guard let priority else {
      return "In nonisolated code 'Task.detached' only drops the priority and task-local values. Use 'Task { }'."
    }
    return """
      In nonisolated code 'Task.detached' only drops the task-local values. Use 'Task(\(priority.node.text)) { }'.
      """
  }

  fileprivate static let plainTask: Message = "Replace 'Task.detached' with 'Task'"

  fileprivate static let awaitedAtOnce: Message = """
    This detached task is awaited at once, but is not cancelled with its caller. Call the code directly.
    """

  fileprivate static let allOnMainActor: Message = """
    All of this detached task runs in 'MainActor.run', so nothing of it leaves the main actor. Use 'Task { }'.
    """

  fileprivate static func onlyAwaits(_ isolation: Isolation) -> Message {
    """
    This detached task only awaits async calls, so it would not block the \
    \(isolation == .mainActor ? "main actor" : "actor"). Use 'Task { }'.
    """
  }
}

// MARK: - Info

extension DetachedTask {
  static let info = RuleInfo(
    id: "detached-task",
    family: .tasks,
    severity: .info,
    priority: .low,
    summary: "Task.detached that gains nothing over Task",
    why: """
      A detached task drops priority, task-local values, isolation and, where it is awaited, cancellation. What \
      follows is code that returns to the actor by hand, captures that have to be Sendable, and work at the wrong priority.
      """,
    instead: """
      Write 'Task { … }' and await what leaves the actor. Work that would block the actor's thread belongs in a \
      '@concurrent' function.
      """,
    limits: """
      On an actor, only tasks that do nothing but await are reported, where all they do is 'MainActor.run' or the task \
      is awaited at once; with the option 'equals' also where one of the calls returns to the actor. In nonisolated code, those that are awaited at once or begin with a sleep: what \
      others do is off the actor either way. Synchronous work on an actor is what detached tasks are for, and an \
      explicit priority is a reason. A comment that says why is one everywhere. With NonisolatedNonsendingByDefault, \
      only tasks whose every call returns to the actor are reported.
      """,
    references: [.evolution("0304-structured-concurrency"), .evolution("0461-async-function-isolation")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the closure may depend on being outside of the actor",
    options: [equals],
    examples: [
      .flagged(
        "back to the main actor at once",
        """
        @MainActor final class Model {
          func load() { ↓Task.detached { await MainActor.run { self.rows = cached } } }
        }
        """),
      .flagged(
        "back on the actor after a call, where that is asked for",
        """
        @MainActor final class Model {
          func load() {
            ↓Task.detached {
              let rows = await api.load()
              await MainActor.run { self.rows = rows }
            }
          }
        }
        """, options: ["equals": .flag(true)]),
      .flagged(
        "awaited at once, so cancellation does not reach it",
        """
        @MainActor func rows() async throws -> [Row] {
          try await ↓Task.detached { try await api.rows() }.value
        }
        """),
      .flagged(
        "a delay in nonisolated code",
        """
        nonisolated func scheduleFlush() {
          ↓Task.detached {
            try? await Task.sleep(for: .seconds(1))
            await flush()
          }
        }
        """),
      .notFlagged(
        "an async function that is off the actor either way",
        "@MainActor func start() { Task.detached { try await upload(file) } }"),
      .notFlagged(
        "work in nonisolated code",
        """
        nonisolated func start() {
          Task.detached { compress() }
        }
        """),
      .notFlagged(
        "a priority of its own",
        """
        @MainActor func start() {
          Task.detached(priority: .background) { await MainActor.run { flush() } }
        }
        """),
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
          Task.detached { await MainActor.run { flush() } }
        }
        """),
      .flagged(
        "a comment that is no reason",
        """
        @MainActor func start() {
          // Flush in the background.
          ↓Task.detached { await MainActor.run { flush() } }
        }
        """),
      .notFlagged("a plain task", "@MainActor func start() { Task { await load() } }"),
      .fixed(
        "a plain task",
        before: "@MainActor func start() { Task.detached { await MainActor.run { show(file) } } }",
        after: "@MainActor func start() { Task { await MainActor.run { show(file) } } }",
        applicability: .unsafe)
    ])
}
