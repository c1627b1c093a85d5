import LintKit

/// A task in a property that a second call replaces while the first still runs, so that nothing can cancel it.
enum TaskHandleOverwrittenWithoutCancel: Rule {
  static let gate = Gate(
    anyOf: [.Task], and: [.cancel], shape: { $0.contains(AssignmentExpr.self) { $0.taskHandle != nil } })

  enum Exemption: String, RuleExemption {
    /// The function uses the handle before it replaces it: to cancel it, to return, to await it.
    case looksAtHandle
    /// A function that is called before does.
    case cancelledByCallee
    /// It decides by other state of the object.
    case asksForState
    /// An observer of the property may cancel the old one.
    case observed
    /// No call in the project is known to be made again on the same object.
    case startedOnce
    /// The call comes from the very task that is replaced, which ends then.
    case fromItself
    /// The function waits for the task before it ends.
    case awaited
    /// A task without code, as a mark that something runs.
    case empty
    /// A flag of the object is true while the task runs: whether callers ask for it is not known.
    case announced
  }

  static func check(_ assignment: AssignmentExpr, in pass: Pass) {
    guard let handle = assignment.taskHandle, let statement = assignment.node.parent,
      !pass.exempts(Exemption.empty, assignment.startsEmptyTask)
    else { return }
    guard let owner = pass.object(around: statement) else { return checkState(handle, statement, in: pass) }
    guard case .function? = statement.enclosingFunctionLike,
      let function = pass.function(around: statement), pass.index.function(function).kind == .function,
      let property = pass.index.property(named: handle.name, of: owner), pass.keepsOneTask(property),
      // Who never cancels the task has no use for the handle of the first.
      pass.cancellation(ofTaskNamed: handle.name) == .elsewhere
    else { return }
    if pass.exempts(Exemption.looksAtHandle, pass.looksAt(property, before: statement))
      || pass.exempts(Exemption.observed, pass.isObserved(property))
      || pass.exempts(Exemption.asksForState, pass.asksForState(before: statement, of: owner))
      || pass.exempts(Exemption.cancelledByCallee, pass.callsUser(of: property, before: statement))
      || pass.exempts(Exemption.awaited, pass.awaits(handle.name, after: statement))
      || pass.exempts(Exemption.startedOnce, !mayRunAgain(function, of: owner, without: property, in: pass))
    {
      return
    }
    if let flag = pass.flag(raisedWhileRunning: statement), pass.exempts(Exemption.announced, true) {
      return pass.leaveUndecided(missing: .asking(flag))
    }
    let name = handle.identifierText
    pass.report(
      at: handle.range, .replaced(name, in: pass.index.function(function).name),
      fix: cancelling(name, before: statement, in: pass))
  }

  /// Whether a call is known that may come again, and whose code leaves the property alone before.
  private static func mayRunAgain(
    _ function: DeclRef, of owner: DeclRef, without property: DeclRef, in pass: Pass
  ) -> Bool {
    pass.isCalledOnKeptObject(function, of: owner) { call, caller in
      if call.isOnAnotherObject { return false }
      return caller.looksAt(property, before: call.node) || caller.callsUser(of: property, before: call.node)
        || pass.exempts(Exemption.fromItself, caller.runsInTask(keptIn: property, call.node, depth: mostCallers))
    }
  }

  /// How many functions are followed back to the task that calls them.
  private static let mostCallers = 3

  /// Cancels the first task. Not where tasks wait before they use what each call was given, such as messages to show:
  /// whether the first is still wanted then is not known.
  static func cancelling(_ name: String, before statement: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    if pass.usesParameterAfterPause(in: statement) { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("\(name)?.cancel()", before: statement)
    return fix.fix(.cancel(name), .unsafe)
  }
}

extension Pass {
  /// Whether code that starts a task uses a parameter of the function behind a sleep.
  fileprivate func usesParameterAfterPause(in statement: Node) -> Bool {
    let pause = statement.descendants(of: .tryExpr).first { TryExpr(unchecked: $0).pauses }
    guard let pause, let names = localNames(around: statement) else { return false }
    return names.uses(inside: statement).contains { use in
      guard names.node(of: use).id >= pause.subtreeEnd, case .local(let local) = names[use].resolution else {
        return false
      }
      return names[local].kind == .parameter
    }
  }
}

extension AssignmentExpr {
  /// The property of `handle = Task { … }` or `self.handle = Task.detached { … }` as a statement.
  fileprivate var taskHandle: TokenCursor? {
    guard let sequence = node.parent.flatMap({ SequenceExpr($0) }), sequence.node.role == .statement else { return nil }
    var elements = sequence.elements
    guard case .operand(let target)? = elements.next(), case .assignment? = elements.next(),
      case .operand(.functionCall(let call))? = elements.next(), elements.next() == nil,
      call.calleeName == .Task || call.calleeBase?.lastName == .Task
    else { return nil }
    switch target {
    case .declReference(let reference): return reference.nameToken
    case .memberAccess(let access):
      guard case .declReference(let base)? = access.base, base.isSelf else { return nil }
      return access.nameToken
    default: return nil
    }
  }
}

extension AssignmentExpr {
  /// `handle = Task {}`
  fileprivate var startsEmptyTask: Bool {
    let call = node.parent?.children(.element).first { $0.kind == .functionCallExpr }
    guard let closure = call.flatMap({ FunctionCallExpr($0) })?.trailingClosure else { return false }
    return closure.node.child(.statement) == nil
  }
}

extension Pass {
  /// An optional task that is stored, in a variable of an object.
  func keepsOneTask(_ property: DeclRef) -> Bool {
    let record = index.property(property)
    guard !record.flags.contains(.isLet), !record.flags.contains(.isStatic), !record.isComputed,
      case .optional(let type) = type(ofProperty: property)
    else { return false }
    return type.standardName == "Task"
  }

  /// Whether the function waits for a task after the statement that starts it.
  fileprivate func awaits(_ handle: Name, after statement: Node) -> Bool {
    guard let block = statement.parent else { return false }
    return block.children(.statement).contains { next in
      next.id > statement.id
        && next.descendants(stoppingAtNestedFunctions: true).contains { node in
          node.kind == .memberAccessExpr && MemberAccessExpr(unchecked: node).name == .value
            && MemberAccessExpr(unchecked: node).base?.lastName == handle
        }
    }
  }

  /// The flag that the function sets before a statement starts a task, and that the task resets: `isRunning = true`,
  /// and `defer { isRunning = false }` in the closure.
  fileprivate func flag(raisedWhileRunning statement: Node) -> String? {
    guard let block = statement.parent else { return nil }
    var raised: Set<Name> = []
    for earlier in block.children(.statement) where earlier.id < statement.id {
      if let (flag, value) = earlier.flagAssignment, value { raised.insert(flag.name) }
    }
    if raised.isEmpty { return nil }
    for node in statement.descendants(of: .sequenceExpr) {
      if let (flag, value) = node.flagAssignment, !value, raised.contains(flag.name) {
        return flag.token.identifierText
      }
    }
    return nil
  }

  /// Whether a node only runs in tasks that the property holds: in their closures, or in functions that these call.
  fileprivate func runsInTask(keptIn property: DeclRef, _ node: Node, depth: Int) -> Bool {
    for ancestor in node.ancestors where ancestor.kind == .closureExpr {
      guard let sequence = ancestor.callOfArgument?.node.parent, sequence.kind == .sequenceExpr else { continue }
      let assignment = sequence.children(.element).compactMap { AssignmentExpr($0) }.first
      if assignment?.taskHandle?.name == index.property(property).nameID { return true }
    }
    guard depth > 0, let function = function(around: node), let sites = index.callSites(of: function), !sites.isEmpty,
      sites.count < Self.mostSites
    else { return false }
    return sites.allSatisfy { site in
      let other = looking(at: site.call.file)
      return other.node(ofCall: site.call).map {
        other.runsInTask(keptIn: property, $0, depth: depth - 1)
      } ?? false
    }
  }

  private static var mostSites: Int { 8 }

  /// Whether a method that is called in front of a node uses a property, or one that it calls.
  fileprivate func callsUser(of property: DeclRef, before node: Node) -> Bool {
    guard let body = node.enclosing(FunctionDecl.self)?.node else { return false }
    var methods = Set(uses(ofProperty: property).compactMap { $0.nameOfMethodAround })
    // One that calls such a method, too.
    for call in referencesByName.of(methods) where call.role == .callee {
      if let outer = call.nameOfMethodAround { methods.insert(outer) }
    }
    return body.descendants(of: .functionCallExpr).contains { inner in
      guard inner.id < node.id, let name = FunctionCallExpr(unchecked: inner).calleeName else { return false }
      return methods.contains(name)
    }
  }
}

extension Node {
  fileprivate var nameOfMethodAround: Name? { enclosing(FunctionDecl.self)?.nameToken?.name }
}

// MARK: - Messages

extension Message {
  fileprivate static func replaced(_ handle: String, in function: String) -> Message {
    """
    A second call of '\(function)' replaces '\(handle)', and nothing can cancel the first task then. Cancel it before.
    """
  }

  fileprivate static func cancel(_ handle: String) -> Message { "Cancel the task in '\(handle)' first" }
}

extension MissingFact {
  static func asking(_ flag: String) -> MissingFact {
    MissingFact("callers: whether they ask '\(flag)' before they start the task again")
  }
}

// MARK: - Info

extension TaskHandleOverwrittenWithoutCancel {
  static let info = RuleInfo(
    id: "task-handle-overwritten-without-cancel",
    family: .tasks,
    severity: .info,
    priority: .medium,
    summary: "Task replaced without being cancelled",
    why: """
      The property is there to cancel the task. Where the function runs again before the task has ended, its handle is \
      lost: both tasks do the same work at a time, the older answer may come last, and 'cancel()' ends one of them \
      only.
      """,
    instead: "Cancel what the property holds before the new task is stored, or return where a task is under way.",
    limits: """
      Optional properties whose task some method cancels. Only where the function does not use the property before, \
      itself or in a method that it calls, nor decides by other variables of the object, and where a call is known on \
      an object that a property holds, outside of initializers, or in an action of the view whose state it is. Calls \
      in tests, mocks and samples do not count. \
      Undecided where a flag of the object is true while the task runs, which callers may ask for.
      """,
    references: [],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the task waits with what each call was given: whether the first is still wanted then is not known",
    examples: [
      .flagged(
        "a search for each letter",
        """
        @MainActor final class Search {
          private var job: Task<Void, Never>?
          func type(_ text: String) {
            ↓job = Task { await self.run(text) }
          }
          func run(_ text: String) async {}
          func close() { job?.cancel() }
        }
        final class Field {
          let search = Search()
          @MainActor func changed(_ text: String) { search.type(text) }
        }
        """),
      .flagged(
        "a detached one",
        """
        actor Indexer {
          static let shared = Indexer()
          var work: Task<Void, any Error>?
          func start() { self.↓work = Task.detached { try await build() } }
          func stop() { work?.cancel() }
        }
        func reindex() async { await Indexer.shared.start() }
        """),
      .notFlagged(
        "the older one is cancelled",
        """
        @MainActor final class Search {
          private var job: Task<Void, Never>?
          func type(_ text: String) {
            job?.cancel()
            job = Task { await self.run(text) }
          }
          func run(_ text: String) async {}
        }
        final class Field {
          let search = Search()
          @MainActor func changed(_ text: String) { search.type(text) }
        }
        """),
      .notFlagged(
        "a method cancels it",
        """
        @MainActor final class Search {
          private var job: Task<Void, Never>?
          func type(_ text: String) {
            close()
            job = Task { await self.run(text) }
          }
          func run(_ text: String) async {}
          func close() { job?.cancel() }
        }
        final class Field {
          let search = Search()
          @MainActor func changed(_ text: String) { search.type(text) }
        }
        """),
      .fixed(
        "cancelled first",
        before: """
          @MainActor final class Search {
            private var job: Task<Void, Never>?
            func type(_ text: String) {
              job = Task { await self.run(text) }
            }
            func run(_ text: String) async {}
            func close() { job?.cancel() }
          }
          final class Field {
            let search = Search()
            @MainActor func changed(_ text: String) { search.type(text) }
          }
          """,
        after: """
          @MainActor final class Search {
            private var job: Task<Void, Never>?
            func type(_ text: String) {
              job?.cancel()
              job = Task { await self.run(text) }
            }
            func run(_ text: String) async {}
            func close() { job?.cancel() }
          }
          final class Field {
            let search = Search()
            @MainActor func changed(_ text: String) { search.type(text) }
          }
          """, applicability: .unsafe)
    ])
}
