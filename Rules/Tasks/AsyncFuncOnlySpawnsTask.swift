import LintKit

/// An `async` function that awaits nothing and only starts a task.
enum AsyncFuncOnlySpawnsTask: Rule {
  static let gate = Gate(anyOf: [.Task], shape: { $0.contains(FunctionDecl.self) { $0.startedTask != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// A protocol or a superclass may ask for an asynchronous function.
    case required
    /// Objective-C sees it with a completion handler.
    case objectiveC
    /// Statements that do more than prepare the task are work that callers wait for.
    case works
  }

  static func check(_ function: FunctionDecl, in pass: Pass) {
    guard let task = function.startedTask, let ref = pass.function(at: function.node),
      task.lastClosure.flatMap({ pass.taskConstruct(ofBody: $0) }) != nil
    else { return }
    let record = pass.index.function(ref)
    if pass.exempts(Exemption.support, pass.isSupportCode(function.node))
      || pass.exempts(Exemption.works, !function.onlyPreparesTask)
      || pass.exempts(Exemption.objectiveC, pass.isCalledByObjectiveC(ref))
    {
      return
    }
    let mayBeRequired = !record.flags.contains(.isFilePrivate) && pass.index.mayBeWitness(ref)
    if pass.exempts(Exemption.required, mayBeRequired || pass.index.takesPartInOverriding(ref)) {
      if let owner = pass.index.nominalOwner(of: ref), pass.index.hasUnknownSupertypes(owner) {
        pass.leaveUndecided(missing: .supertypes(of: owner, in: pass.index))
      }
      return
    }
    pass.report(
      at: record.nameRange, .onlyStarts(record.name), notes: [pass.note(Message.task, at: task.calleeRange)],
      fix: try synchronous(function, ref, in: pass))
  }

  /// Removes `async`, and `await` from calls in the function's own isolation. Changes nothing: nothing suspends. A task
  /// that only makes such a call goes too, which is unsafe: the call is made at once.
  private static func synchronous(
    _ function: FunctionDecl, _ ref: DeclRef, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard let keyword = function.asyncKeyword else { return nil }
    let isolation = pass.index.isolation(ofFunction: ref).isolation
    var fix = FixBuilder(in: pass)
    fix.remove(keyword.range)
    var applicability = Applicability.safe
    do throws(OpenCalls) {
      var others: [FileID: FixBuilder] = [:]
      for call in try pass.closedCalls(of: [ref]) {
        let around = call.pass.isolation(around: call.node.node).isolation
        guard around.isKnown, isolation.isKnown else { throw .cannotAwait(pass.index.function(ref).name, call.place) }
        // A call from another actor still waits for its turn.
        if isolation.isOnActor, around != isolation { continue }
        var other = others[call.pass.file] ?? FixBuilder(in: call.pass)
        if let task = call.node.taskAround(in: call.pass),
          isolation.isNonisolated || call.pass.isolation(around: task.node).isolation == isolation
        {
          other.replace(task.node.range, with: call.node.node.text)
          applicability = .unsafe
        } else {
          other.removeAwait(of: call.node)
        }
        others[call.pass.file] = other
      }
      for (_, other) in others.sorted(by: { $0.key < $1.key }) { fix.add(other) }
    } catch {
      throw NoFix(error)
    }
    return fix.fix(.removal, applicability)
  }
}

extension FunctionDecl {
  /// The first task that a function starts which is `async`, gives nothing back and awaits nothing itself.
  fileprivate var startedTask: FunctionCallExpr? {
    guard isAsync, returnType.map({ $0.nameToken?.name == .Void }) ?? true, let body else { return nil }
    let awaits = body.node.descendants(stoppingAtNestedFunctions: true).contains { node in
      switch node.kind {
      case .awaitExpr: true
      case .forStmt: ForStmt(unchecked: node).isAsync
      case .variableDecl: VariableDecl(unchecked: node).hasModifier(.async)
      default: false
      }
    }
    return awaits ? nil : body.statements.lazy.compactMap(\.startedTask).first
  }

  /// Whether all statements beside the tasks only set values, cancel or log.
  fileprivate var onlyPreparesTask: Bool {
    body?.statements.allSatisfy { $0.startedTask != nil || $0.isPreparation } ?? false
  }

  /// The keyword behind the parameters.
  fileprivate var asyncKeyword: TokenCursor? {
    guard let parameters = node.child(.parameters) else { return nil }
    var token = parameters.lastToken.next
    while token.kind != .leftBrace, token.kind != .arrow, token.kind != .endOfFile {
      if token.name == .async { return token }
      token = token.next
    }
    return nil
  }
}

extension CodeItem {
  /// `Task { }`, `Task.detached { }`, also where the task is assigned to something.
  fileprivate var startedTask: FunctionCallExpr? {
    guard case .expression(let expression) = self else { return nil }
    guard case .sequence(let sequence) = expression else { return expression.startedTask }
    var elements = sequence.elements
    guard case .operand? = elements.next(), case .assignment? = elements.next(),
      case .operand(let value)? = elements.next(), elements.next() == nil
    else { return nil }
    return value.startedTask
  }

  /// An assignment, a local without a call, `task?.cancel()`, `guard … else { return }`, or a log.
  fileprivate var isPreparation: Bool {
    switch self {
    case .expression(.functionCall(let call)): return call.calleeName == .cancel || call.isLog
    case .expression(.sequence(let sequence)):
      return sequence.node.children(.element).contains { $0.kind == .assignmentExpr }
    case .declaration(.variable(let variable)):
      return !variable.node.descendants.contains { $0.kind == .functionCallExpr }
    default: return node.kind == .guardStmt
    }
  }
}

extension Expr {
  fileprivate var startedTask: FunctionCallExpr? {
    guard case .functionCall(let call) = self, call.lastClosure != nil else { return nil }
    let isTask = call.calleeName == .Task || call.calleeBase?.lastName == .Task
    return isTask ? call : nil
  }
}

extension FixBuilder {
  /// Removes the `await` that stands for one call alone.
  fileprivate mutating func removeAwait(of call: FunctionCallExpr) {
    var node = call.node
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .tryExpr { node = parent }
    guard let marker = node.parent, marker.kind == .awaitExpr, call.isPlain else { return }
    replace(marker.range.lowerBound..<node.range.lowerBound, with: "")
  }
}

extension FunctionCallExpr {
  /// The task whose code is this call alone, where nothing uses the task.
  fileprivate func taskAround(in pass: Pass) -> FunctionCallExpr? {
    guard let marker = node.parent, marker.kind == .awaitExpr, marker.role == .statement,
      let closure = marker.parent.flatMap({ ClosureExpr($0) }), closure.signature == nil,
      closure.node.children(.statement).count(where: { _ in true }) == 1, pass.taskConstruct(ofBody: closure) == .task,
      let task = closure.node.callOfArgument, case .discarded = task.taskHandle, !task.node.text.includes("//"),
      !task.node.text.includes("/*")
    else { return nil }
    // Unlike a task's, another closure of a class must not leave out `self`.
    let isNamed = calleeBase.map { $0.node.tokens.contains { $0.kind == .period || $0.isSpelled("self") } } ?? false
    return isNamed || !task.node.isInClosureOfClass ? task : nil
  }

  /// Whether nothing else is called or read through a member to make the call, which the `await` could be for.
  fileprivate var isPlain: Bool {
    guard calleeBase.map({ $0.node.kind == .declReferenceExpr }) ?? true else { return false }
    return arguments.allSatisfy { argument in
      !argument.node.descendants(stoppingAtNestedFunctions: true).contains {
        $0.kind == .functionCallExpr || $0.kind == .memberAccessExpr
      }
    }
  }
}

extension Node {
  fileprivate var isInClosureOfClass: Bool {
    ancestors.first { $0.kind == .memberBlock }?.parent?.kind != .structDecl
      && ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl }?.kind == .closureExpr
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func onlyStarts(_ name: String) -> Message {
    "'\(name)' is async, but its callers do not wait for the task that it starts. Remove 'async', or await the work."
  }

  fileprivate static let task = "the task that outlives the call"

  fileprivate static let removal: Message = "Remove 'async', and 'await' from calls that do not leave their actor"
}

// MARK: - Info

extension AsyncFuncOnlySpawnsTask {
  static let info = RuleInfo(
    id: "async-func-only-spawns-task",
    family: .tasks,
    severity: .info,
    priority: .low,
    summary: "Async function that only starts a task",
    why: """
      'await' before the call says that the work is done afterwards. It has hardly begun then, errors are lost, and \
      cancelling the caller does not cancel it.
      """,
    instead: "Remove 'async' from the declaration, or await the work directly and let the caller start the task.",
    limits: """
      Silent where a protocol or superclass may require the function, where Objective-C calls it, where it does other \
      work than setting values, cancelling and logging, and in tests, mocks, samples and previews.
      """,
    references: [.evolution("0304-structured-concurrency")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "a caller needs the function to be asynchronous",
    examples: [
      .flagged(
        "the task is kept",
        """
        @MainActor final class Exporter {
          private var task: Task<Void, Never>?
          func ↓export() async {
            task?.cancel()
            task = Task { await write() }
          }
          func write() async {}
        }
        """),
      .flagged("the task is not kept", "func ↓refresh() async { Task { await load() } }"),
      .notFlagged(
        "it waits for the task",
        """
        func refresh() async {
          let task = Task { await load() }
          await task.value
        }
        """),
      .notFlagged(
        "other work is done before",
        """
        func refresh() async {
          store.removeAll()
          Task { await load() }
        }
        """),
      .notFlagged("it is not async", "func refresh() { Task { await load() } }"),
      .fixed(
        "a synchronous function",
        before: """
          @MainActor final class Model {
            private func refresh() async { Task { await load() } }
            func load() async {}
            func appear() async { await refresh() }
          }
          """,
        after: """
          @MainActor final class Model {
            private func refresh() { Task { await load() } }
            func load() async {}
            func appear() async { refresh() }
          }
          """)
    ])
}
