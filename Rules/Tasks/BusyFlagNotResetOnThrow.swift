import LintKit

/// A flag that says that work is going on, and that an error or an early exit leaves set.
enum BusyFlagNotResetOnThrow: Rule {
  static let gate = Gate(
    anyOf: [.await], and: [.try, .return, .catch], shape: { $0.contains(AssignmentExpr.self) { $0.raisedFlag != nil } })

  enum Exemption: String, RuleExemption {
    case support
    /// Who calls, or catches the error, lowers the flag.
    case loweredElsewhere
    /// The code leaves only where its task was cancelled: what waits for the flag has gone, or another task sets it.
    case cancelled
    /// The code leaves where a newer run has begun since: the flag is that one's.
    case superseded
  }

  static func check(_ assignment: AssignmentExpr, in pass: Pass) {
    guard let flag = assignment.raisedFlag, let statement = assignment.node.parent,
      // The code means to lower it where it has raised it.
      let reset = statement.laterSiblings.first(where: { $0.lowers(flag.name) }),
      let type = pass.type(around: statement), let owner = pass.index.extendedNominal(type),
      let property = pass.index.property(named: flag.name, of: owner), pass.isStoredFlag(property),
      let graph = pass.controlFlow(around: statement), let path = AccessPath(flag.target, in: graph.names),
      path.isMember
    else { return }
    let writes = graph.uses(of: path).filter { $0.relation == .same && graph.names[$0.use].kind.changes }
    let start = graph.places(of: statement)
    guard graph.suspends(between: .behind(start), and: .before(graph.places(of: reset))).isYes else { return }
    let others = writes.map(\.place).filter { !statement.contains(graph.node(at: $0)) }
    let barriers = others + pass.placesLowering(property, in: graph)
    guard graph.hasPath(from: .behind(start), to: .exit(.any), avoiding: barriers).isYes,
      case let exits = statement.exits(before: reset).filter({ exit in
        // One that comes after another reset leaves nothing set.
        !graph.hasPath(from: .behind(start), to: .before(graph.places(of: exit)), avoiding: barriers).isNo
      }), !exits.isEmpty
    else { return }
    let running = exits.filter { !$0.leavesWhenCancelled && !$0.isCaughtUnlessCancelled(lowering: flag.name) }
    let stuck = running.filter { !$0.leavesWhenSuperseded(in: graph.names) }
    if pass.exempts(Exemption.support, pass.isSupportCode(statement))
      || pass.exempts(Exemption.cancelled, running.isEmpty)
      || pass.exempts(Exemption.superseded, stuck.isEmpty && !running.isEmpty)
      || pass.exempts(Exemption.loweredElsewhere, pass.isLoweredElsewhere(property, than: statement))
    {
      return
    }
    let exit = stuck.first ?? exits[0]
    let throwing = exit.kind == .tryExpr || exit.kind == .throwStmt
    pass.report(
      at: flag.target.range, .stays(flag.token.identifierText, afterError: throwing),
      notes: [pass.step(throwing ? Message.throwing : Message.leaving, at: exit.firstToken.range)],
      fix: deferring(flag, statement, reset, in: pass))
  }

  /// Lowers the flag however the scope is left.
  private static func deferring(_ flag: AssignedFlag, _ statement: Node, _ reset: Node, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    // What comes behind the reset would run with the flag set.
    guard reset.laterSiblings.isEmpty, statement.laterSiblings.filter({ $0.lowers(flag.name) }).count == 1 else {
      return nil
    }
    var fix = FixBuilder(in: pass)
    fix.insert("defer { \(flag.target.text) = false }", after: statement)
    fix.remove(statement: reset)
    return fix.fix(.defer, .unsafe)
  }
}

extension AssignmentExpr {
  /// The flag that a statement sets to `true`.
  fileprivate var raisedFlag: AssignedFlag? {
    guard let sequence = node.parent, sequence.role == .statement, let (target, value) = sequence.flagAssignment, value
    else { return nil }
    return target
  }
}

extension Node {
  fileprivate func lowers(_ flag: Name) -> Bool {
    flagAssignment.map { $0.flag.name == flag && !$0.value } ?? false
  }

  /// The statements behind this one in the same block.
  fileprivate var laterSiblings: [Node] {
    guard let block = parent else { return [] }
    return block.children(.statement).filter { $0.id > id }
  }

  /// The places between two statements of a block where the code may leave it.
  fileprivate func exits(before reset: Node) -> [Node] {
    var found: [Node] = []
    for sibling in laterSiblings where sibling.id < reset.id {
      for node in [sibling] + Array(sibling.descendants(stoppingAtNestedFunctions: true)) {
        switch node.kind {
        case .tryExpr, .throwStmt: if node.errorLeaves(sibling) { found.append(node) }
        case .returnStmt: found.append(node)
        default: continue
        }
      }
    }
    return found
  }

  /// Whether an error that is thrown here gets out of the statement.
  private func errorLeaves(_ statement: Node) -> Bool {
    if let attempt = TryExpr(self), attempt.isOptional || attempt.isForced { return false }
    return switch errorDestination {
    case .caller, .closure: true
    case .nowhere: false
    case .catchClause: !ancestors.contains { $0.kind == .doStmt && statement.contains($0) }
    }
  }

  /// Whether the code is left here only because the task was cancelled: by a sleep, a check, or a return behind one.
  fileprivate var leavesWhenCancelled: Bool {
    if let attempt = TryExpr(self) {
      return attempt.pauses || tokens.contains { $0.name == .checkCancellation }
    }
    for ancestor in ancestors {
      switch ancestor.kind {
      case .guardStmt, .ifExpr: return ancestor.children(.condition).contains { $0.mentionsCancellation }
      case .catchClause: return CatchClause(unchecked: ancestor).items.contains { $0.node.mentionsCancellation }
      case .functionDecl, .closureExpr: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the code is left here only because a member is no longer what the function was called with, or has read
  /// before: `guard id == currentID else { return }`.
  fileprivate func leavesWhenSuperseded(in names: LocalNames) -> Bool {
    let around = ancestors.first { $0.kind == .guardStmt || $0.kind == .closureExpr }
    guard kind == .returnStmt, let question = around, question.kind == .guardStmt else { return false }
    return question.children(.condition).contains { condition in
      condition.localsComparedWithMember(in: names).contains { names[$0].isValue }
    }
  }

  /// Whether an error goes to a `catch` that lowers the flag unless the task was cancelled.
  fileprivate func isCaughtUnlessCancelled(lowering flag: Name) -> Bool {
    guard kind == .tryExpr || kind == .throwStmt, case .catchClause = errorDestination,
      let statement = ancestors.first(where: { $0.kind == .doStmt }).map({ DoStmt(unchecked: $0) })
    else { return false }
    return statement.catchClauses.contains { clause in
      clause.node.descendants.contains { $0.lowers(flag) }
        && clause.node.descendants.contains { $0.role == .condition && $0.mentionsCancellation }
    }
  }

  /// `!Task.isCancelled`, `is CancellationError`
  private var mentionsCancellation: Bool {
    tokens.contains { $0.name == .isCancelled || $0.isSpelled("CancellationError") }
  }
}

extension Use.Kind {
  /// Of `self` in `self.flag = …`, or of the flag itself.
  fileprivate var changes: Bool { self == .write || self == .modify }
}

extension Pass {
  /// A variable that is stored as it is: an observer may do more.
  fileprivate func isStoredFlag(_ property: DeclRef) -> Bool {
    let record = index.property(property)
    return !record.flags.contains(.isLet) && !record.flags.contains(.isStatic) && !record.isComputed
      && type(ofProperty: property).standardName == "Bool"
  }

  /// The calls, in a body, of closures and methods that write to a property.
  fileprivate func placesLowering(_ property: DeclRef, in graph: ControlFlow) -> [ControlFlow.Place] {
    let body = graph.names.node(of: graph.body)
    var methods: Set<Name> = []
    var places: [ControlFlow.Place] = []
    for use in uses(ofProperty: property) where use.isAssigned {
      if body.contains(use) {
        // In a closure of the body, such as `MainActor.run { flag = false }`.
        for ancestor in use.ancestors {
          if ancestor == body { break }
          if ancestor.kind == .closureExpr, let call = ancestor.callOfArgument { places += graph.places(of: call.node) }
        }
      } else if case .function(let function)? = use.enclosingFunctionLike, let name = function.nameToken?.name {
        methods.insert(name)
      }
    }
    let calls = graph.places { $0.kind == .call }.filter { place in
      guard let name = FunctionCallExpr(graph.node(at: place))?.calleeName else { return false }
      return methods.contains(name)
    }
    return places + calls
  }

  /// Whether other code lowers the flag that has not raised it: a `catch` of the caller, a method that is called when
  /// the work has ended.
  fileprivate func isLoweredElsewhere(_ property: DeclRef, than statement: Node) -> Bool {
    let own = statement.enclosingFunctionLike?.node
    let writes = uses(ofProperty: property).filter(\.isAssigned)
    return writes.contains { write in
      guard let assignment = write.assignment, assignment.flagAssignment?.value != true,
        let function = write.enclosingFunctionLike?.node, function != own
      else { return false }
      return !writes.contains { other in
        other.assignment?.flagAssignment?.value == true && function.contains(other)
      }
    }
  }
}

extension Node {
  fileprivate var isAssigned: Bool { assignment != nil }
}

// MARK: - Messages

extension Message {
  fileprivate static func stays(_ flag: String, afterError: Bool) -> Message {
    "'\(flag)' stays true when \(afterError ? "an error is thrown" : "the code returns early"). Reset it in a 'defer'."
  }

  fileprivate static let throwing = "an error here skips the reset"
  fileprivate static let leaving = "this leaves without the reset"
  fileprivate static let `defer`: Message = "Reset the flag in a 'defer'"
}

// MARK: - Info

extension BusyFlagNotResetOnThrow {
  static let info = RuleInfo(
    id: "busy-flag-not-reset-on-throw",
    family: .tasks,
    severity: .info,
    priority: .low,
    summary: "Busy flag that stays set after an error",
    why: """
      The flag is reset at the end only. After an error, or an early exit, it stays set: the spinner turns for ever, \
      the button stays disabled, and code that refuses to run twice never runs again.
      """,
    instead: "Reset the flag in a 'defer' right after it is set: 'isSaving = true; defer { isSaving = false }'.",
    limits: """
      Variables of the type that hold a Bool, set to true and, in the same block after an 'await', to false. Silent \
      where other code of the file resets the flag, such as a 'catch' of the caller, where only a task that was \
      cancelled leaves early, or one that a newer run has superseded ('guard id == currentID'), and in tests, mocks and \
      samples.
      """,
    references: [],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the flag is reset on some path on purpose, or is read before the function ends",
    examples: [
      .flagged(
        "an error skips the reset",
        """
        @MainActor final class Editor {
          var isSaving = false
          func save() async throws {
            ↓isSaving = true
            try await service.save()
            isSaving = false
          }
        }
        """),
      .flagged(
        "so does an early exit",
        """
        @MainActor final class Feed {
          private var isLoading = false
          func load() async {
            ↓isLoading = true
            guard let page = await service.page() else { return }
            show(page)
            isLoading = false
          }
        }
        """),
      .notFlagged(
        "reset in a 'defer'",
        """
        @MainActor final class Editor {
          var isSaving = false
          func save() async throws {
            isSaving = true
            defer { isSaving = false }
            try await service.save()
          }
        }
        """),
      .notFlagged(
        "reset after the error, too",
        """
        @MainActor final class Editor {
          var isSaving = false
          func save() async {
            isSaving = true
            do {
              try await service.save()
            } catch {
              show(error)
            }
            isSaving = false
          }
        }
        """),
      .fixed(
        "reset in a 'defer'",
        before: """
          @MainActor final class Editor {
            var isSaving = false
            func save() async throws {
              isSaving = true
              try await service.save()
              isSaving = false
            }
          }
          """,
        after: """
          @MainActor final class Editor {
            var isSaving = false
            func save() async throws {
              isSaving = true
              defer { isSaving = false }
              try await service.save()
            }
          }
          """, applicability: .unsafe)
    ])
}
