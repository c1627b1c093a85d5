import LintKit

/// Actor state that is read before a suspension and written after it, which loses changes made in between.
enum ActorStaleReadModifyWrite: Rule {
  static let gate = Gate(
    anyOf: [.await],
    shape: { tree in
      let waits = Waits(in: tree.root)
      return waits.functions.contains { !assignments(in: $0, waits).isEmpty }
    })

  enum Exemption: String, RuleExemption {
    /// `let old = p; …; p = old`: a setting for the time being, or an update that is taken back.
    case restoresOldValue
    /// The state is read once more after the suspension.
    case readsAgain
    /// A flag or task is tested and set before the first suspension, so that the code does not run twice at a time.
    case isGuardedByFlag
    /// `p = p ?? await f()`: what is stored is not made from what was read.
    case fillsGap
    /// One test alone uses the object.
    case testCase
    /// `p = await p.refreshed()`: the value makes the one that follows it.
    case isSucceeded
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.testCase, pass.isTest) { return }
    let waits = Waits(in: file.node)
    // Assignments that lose each other's changes are one race.
    var races: [Race: [StaleWrite]] = [:]
    for function in waits.functions {
      for assignment in assignments(in: function, waits) {
        guard let write = staleWrite(assignment, in: pass) else { continue }
        guard write.origin == .passedOn, let type = pass.type(around: assignment.node) else {
          report([write], in: pass)
          continue
        }
        races[Race(type: type, property: write.property), default: []].append(write)
      }
    }
    for race in races.values.sorted(by: { $0[0].target.id < $1[0].target.id }) { report(race, in: pass) }
  }

  /// - Parameter writes: the sides of one race, in source order.
  private static func report(_ writes: [StaleWrite], in pass: Pass) {
    guard let first = writes.first else { return }
    let others = writes.dropFirst().map { pass.note(Message.otherSide(first.property), at: $0.target.range) }
    pass.report(
      at: first.target.range, .stale(first.property, first.origin),
      notes: [
        pass.step(Message.read(first.property), at: first.read.range),
        pass.step(Message.suspends, at: first.suspension.firstToken.range)
      ] + others,
      fix: first.origin == .operand ? fix(first.assignment, first.target, in: pass) : nil)
  }

  /// Those of properties, in a function or closure and those in it, that wait for something before the assignment is
  /// over, and may have read the property before that.
  private static func assignments(in function: Waits.Function, _ waits: Waits) -> [PropertyAssignment] {
    var found: [PropertyAssignment] = []
    // Of few functions are they asked for.
    lazy var locals = function.node.namesOfVariables
    for operation in function.node.descendants(of: .assignmentExpr)
    where operation.parent.map({ $0.subtreeEnd > function.firstWait }) ?? false {
      guard let assignment = PropertyAssignment(AssignmentExpr(unchecked: operation)), waits.stand(in: assignment),
        !assignment.isOfLocal(locals)
      else { continue }
      found.append(assignment)
    }
    if found.isEmpty { return [] }
    let mentions = Mentions(of: found)
    return found.filter { $0.mayBeStale(mentions) }
  }

  private static func staleWrite(_ assignment: PropertyAssignment, in pass: Pass) -> StaleWrite? {
    // What the property is says more than what the code does, and costs less.
    let state = assignment.property.identifierText
    let isIsolated = pass.isIsolatedState(assignment.property.name, at: assignment.node)
    guard !isIsolated.isNo, let graph = pass.controlFlow(around: assignment.node),
      let path = AccessPath(assignment.target, in: graph.names), path.isMember
    else { return nil }
    guard isIsolated.isYes else {
      pass.leaveUndecided(missing: pass.unknownState(assignment.property.name, at: assignment.node))
      return nil
    }
    let uses = graph.uses(of: path).filter { $0.relation == .same }
    guard let write = uses.first(where: { assignment.target.contains(graph.node(at: $0.place)) }) else { return nil }
    let read =
      staleOperand(of: assignment, uses, in: pass, graph) ?? staleCopy(of: path, assignment, in: pass, graph)
    guard let read else { return nil }
    let rereads =
      pass.exempts(Exemption.readsAgain, true)
      ? uses.filter { $0.place != read && graph.readsValue($0) }.map(\.place) : []
    let suspension = graph.suspensions(between: .behind([read]), and: .before([write.place])).first { suspension in
      graph.hasPath(from: .behind([suspension]), to: .before([write.place]), avoiding: rereads).isYes
    }
    guard let suspension, graph.suspends(between: .behind([read]), and: .before([write.place])).isYes,
      !pass.exempts(Exemption.isGuardedByFlag, isGuarded(write.place, path, in: pass, graph))
    else { return nil }
    return StaleWrite(
      property: state, assignment: assignment.node, target: assignment.target, read: graph.node(at: read),
      suspension: graph.node(at: suspension))
  }

  // MARK: Where the old value comes from

  /// `p = p + await f()`: the operand that is read before anything may suspend.
  private static func staleOperand(
    of assignment: PropertyAssignment, _ uses: [ControlFlow.PathUse], in pass: Pass, _ graph: ControlFlow
  ) -> ControlFlow.Place? {
    let operand = uses.first { use in
      let node = graph.node(at: use.place)
      guard assignment.holdsInValue(node), graph.readsValue(use), !node.isBehindCall(in: assignment.node) else {
        return false
      }
      let isMethod = graph.names[use.use].kind == .methodCall
      if pass.exempts(Exemption.isSucceeded, isMethod && node.isAwaited(asReceiverIn: assignment.node)) { return false }
      return !pass.exempts(Exemption.fillsGap, node.isAlternative(in: assignment.node))
    }
    return operand?.place
  }

  /// `var copy = p; …; p = copy`, `let old = p; …; p = old + 1`: where the property was read.
  private static func staleCopy(
    of path: AccessPath, _ assignment: PropertyAssignment, in pass: Pass, _ graph: ControlFlow
  ) -> ControlFlow.Place? {
    let names = graph.names
    for use in names.uses(inside: assignment.node) where names[use].body == graph.body {
      let node = names.node(of: use)
      guard assignment.holdsInValue(node), case .local(let local) = names[use].resolution,
        let source = names.copiedValue(local), let copied = AccessPath(source, in: names),
        copied.relation(to: path) == .same,
        let values = graph.valuesReaching(use),
        values.places.contains(where: { isDefinition(local, graph.node(at: $0), names) })
      else { continue }
      if pass.exempts(Exemption.restoresOldValue, assignment.value == node && !names.isChanged(local)) { continue }
      return graph.places(of: source).first
    }
    return nil
  }

  private static func isDefinition(_ local: DefinitionID, _ node: Node, _ names: LocalNames) -> Bool {
    names.definition(at: node) == local || node == names.node(of: local)
  }

  // MARK: One at a time

  /// Whether every way to the assignment comes by another property that is tested, and then set before anything
  /// suspends.
  private static func isGuarded(_ goal: ControlFlow.Place, _ path: AccessPath, in pass: Pass, _ graph: ControlFlow)
    -> Bool
  {
    if setsTestedFlag(before: [goal], in: graph) { return true }
    // The task's body, where the function that starts it makes the test.
    let body = graph.names.node(of: graph.body)
    guard body.kind == .closureExpr, let parent = body.parent, let around = pass.controlFlow(around: parent) else {
      return false
    }
    return setsTestedFlag(before: around.places(of: body), in: around)
  }

  private static func setsTestedFlag(before goal: [ControlFlow.Place], in graph: ControlFlow) -> Bool {
    let names = graph.names
    // What is after a suspension need not be asked about.
    for place in graph.placesBeforeSuspension where graph[place].kind == .use {
      guard let use = names.use(at: graph.node(at: place)), names[use].kind == .write || names[use].kind == .modify,
        let flag = AccessPath(of: use, in: names), flag.isMember,
        graph.hasPath(from: .entry, to: .before(goal), avoiding: [place]).isNo,
        graph.suspends(between: .entry, and: .before([place])).isNo
      else { continue }
      let tests = graph.uses(of: flag).filter { $0.relation == .same && graph.node(at: $0.place).isInCondition }.map(
        \.place)
      if !tests.isEmpty, graph.hasPath(from: .entry, to: .before([place]), avoiding: tests).isNo { return true }
    }
    return false
  }
}

/// The property that several assignments may overwrite for each other.
private struct Race: Hashable {
  let type: DeclRef
  let property: String
}

/// An assignment that may overwrite what was stored since the old value was read.
private struct StaleWrite {
  enum Origin {
    /// `p = p + await f()`
    case operand
    /// `p = await f(p)`
    case passedOn
    /// `let old = p; …; p = old + 1`
    case copy
  }

  let property: String
  let assignment: Node
  let target: Node
  let read: Node
  let suspension: Node

  var origin: Origin {
    guard assignment.contains(read) else { return .copy }
    let isAwaited = read.ancestors.prefix { $0 != assignment }.contains { $0.kind == .awaitExpr }
    return isAwaited ? .passedOn : .operand
  }
}

extension Node {
  /// The names of the variables that a function declares, at any depth.
  fileprivate var namesOfVariables: Set<Name> {
    var names: Set<Name> = []
    for binding in descendants(of: .patternBinding) {
      if let name = PatternBinding(unchecked: binding).nameToken?.name { names.insert(name) }
    }
    return names
  }

  /// Whether a call that the same `await` covers is over when the node is evaluated: it may be what suspends.
  fileprivate func isBehindCall(in whole: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == whole { return false }
      guard ancestor.kind == .awaitExpr else { continue }
      if ancestor.descendants.contains(where: { $0.kind == .functionCallExpr && $0.subtreeEnd <= id }) { return true }
    }
    return false
  }

  /// Whether an `await` is about the method that is called on the path that the node begins.
  fileprivate func isAwaited(asReceiverIn whole: Node) -> Bool {
    var node = self
    while node != whole, let parent = node.parent {
      if parent.kind == .awaitExpr { return true }
      switch node.role {
      case .base, .callee: break
      case .operand: if parent.kind == .labeledExpr, parent.parent?.kind != .tupleExpr { return false }
      default: if parent.kind != .tupleExpr { return false }
      }
      node = parent
    }
    return false
  }

  /// Whether the node is part of an alternative, `??` or `? :`, that is awaited.
  fileprivate func isAlternative(in whole: Node) -> Bool {
    var node = self
    while node != whole, let parent = node.parent {
      node = parent
      guard let sequence = SequenceExpr(node), node.tokens.contains(where: { $0.name == .await }) else { continue }
      for element in sequence.elements {
        switch element {
        case .ternary: return true
        case .binaryOperator(let binary): if binary.operatorToken.text == "??" { return true }
        default: continue
        }
      }
    }
    return false
  }
}

extension ControlFlow {
  /// Whether a use reads the value, rather than storing one. What is called by the property's name is mostly a method
  /// of that name.
  fileprivate func readsValue(_ use: PathUse) -> Bool {
    switch names[use.use].kind {
    case .read, .methodCall: true
    default: false
    }
  }
}

extension LocalNames {
  /// The expression that a local is a copy of, without a literal after `??`.
  fileprivate func copiedValue(_ local: DefinitionID) -> Node? {
    var current: Node? = node(of: local)
    while let node = current, node.kind != .codeBlock, node.kind != .closureExpr {
      if node.kind == .patternBinding || node.kind == .optionalBindingCondition {
        guard let value = node.child(.initializer) else { return nil }
        return value.withoutDefault
      }
      current = node.parent
    }
    return nil
  }

  fileprivate func isChanged(_ local: DefinitionID) -> Bool {
    !self[local].isConstant && uses(of: local).contains { !self[$0].isWrite.isNo }
  }
}

extension Node {
  /// `p` of `p ?? []`.
  fileprivate var withoutDefault: Node {
    guard let sequence = SequenceExpr(self) else { return self }
    var elements = sequence.elements
    guard case .operand(let first)? = elements.next(), case .binaryOperator(let binary)? = elements.next(),
      binary.operatorToken.text == "??"
    else { return self }
    return first.node
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func stale(_ name: String, _ origin: StaleWrite.Origin) -> Message {
    let advice =
      switch origin {
      case .operand: "Await first, then read '\(name)'."
      case .passedOn: "Compare before storing, or reapply what changed."
      case .copy: "Read '\(name)' again after the 'await'."
      }
    return "'\(name)' is read before the 'await' and written after it; changes made in between are lost. \(advice)"
  }

  fileprivate static func otherSide(_ name: String) -> String { "'\(name)' is also written from an old value here" }

  fileprivate static func read(_ name: String) -> String { "'\(name)' is read here" }

  fileprivate static let suspends = "other code can run on the actor during this suspension"
}
