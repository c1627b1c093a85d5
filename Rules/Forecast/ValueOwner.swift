import LintKit

/// Who may use a value at the same time as what it is sent to, SE-0414.
enum ValueOwner: Equatable {
  /// The code of the current task.
  case task
  /// All code on an actor.
  case actor(Isolation)
  /// No other code has it: it was made here of nothing that others have.
  case fresh
  case unknown

  /// Whether other code keeps it.
  var isKept: Bool {
    switch self {
    case .task, .actor: true
    case .fresh, .unknown: false
    }
  }

  /// What the compiler says of code that has it: `main actor-isolated code`, `code in the current task`.
  var words: String {
    switch self {
    case .actor(.actor): "'self'-isolated code"
    case .actor(let isolation): "\(isolation.contextWords ?? "isolated") code"
    case .task, .fresh, .unknown: "code in the current task"
    }
  }

  /// The owner of what is made of several values.
  fileprivate static func strongest(_ owners: [ValueOwner]) -> ValueOwner {
    owners.first { $0.isKept } ?? (owners.contains(.unknown) ? .unknown : .fresh)
  }
}

extension Pass {
  /// Who has the value of a name. What is 'Sendable' has no owner, and is not asked about.
  func owner(ofValueAt use: Node) -> ValueOwner { owner(ofName: use, from: use, depth: 0) }

  /// Who has what a closure captures, in the code around the closure.
  func owner(of capture: ClosureCaptures.Capture, around closure: Node, depth: Int = 0) -> ValueOwner {
    guard let around = closure.parent else { return .unknown }
    return capture.isSelf ? ownerOfSelf(at: around) : owner(ofName: capture.use, from: around, depth: depth)
  }

  /// Who has a variable, and not its value, that a closure captures and another one around it has captured before;
  /// `nil` where there is none, or nothing changes it.
  func owner(ofVariable capture: ClosureCaptures.Capture, around closure: Node) -> ValueOwner? {
    guard let around = closure.parent, let (names, id) = variable(of: capture),
      !names[id].flags.isDisjoint(with: Self.changes), names.node(of: id).isCaptured(at: around)
    else { return nil }
    let owner = ownerRunning(around)
    return owner.isKept ? owner : nil
  }

  func owner(of expression: Expr?) -> ValueOwner { owner(of: expression, depth: 0) }

  private static let deepest = 8

  /// Whoever runs the code of a place: what that code was given belongs to it.
  func ownerRunning(_ place: Node) -> ValueOwner {
    let isolation = isolation(around: place).isolation
    switch isolation {
    case .nonisolated, .caller, .concurrent: return .task
    case .mainActor, .global, .actor: return .actor(isolation)
    // The parameter may hold no actor.
    case .parameter, .unknown: return .unknown
    }
  }

  // MARK: Names

  private func owner(ofName use: Node, from place: Node, depth: Int) -> ValueOwner {
    guard let names = localNames(around: use), let id = names.use(at: use) else { return .unknown }
    switch names[id].resolution {
    case .selfParameter: return ownerOfSelf(at: place)
    case .local(let definition): return owner(of: definition, in: names, from: place, depth: depth)
    case .memberOrGlobal: return Expr(use).map { owner(ofMember: $0, of: nil, depth: depth) } ?? .unknown
    case .unknown: return .unknown
    }
  }

  private func owner(of id: DefinitionID, in names: LocalNames, from place: Node, depth: Int) -> ValueOwner {
    let definition = names[id]
    let introduced = names.node(of: id)
    if introduced.isMarkedUnsafe { return .fresh }
    if let entry = ClosureCapture(introduced), introduced.closureAround?.encloses(place) == false {
      guard case .declReference(let captured)? = entry.initializer, depth < Self.deepest else { return .unknown }
      return owner(ofName: captured.node, from: place, depth: depth + 1)
    }
    guard depth < Self.deepest else { return .unknown }
    if definition.kind == .function { return owner(ofLocalFunction: introduced, from: place, depth: depth) }
    // A closure or local function in between has captured it, and keeps it for its next run.
    if introduced.isCaptured(at: place) { return ownerRunning(place) }
    switch definition.kind {
    case .parameter: return introduced.isSendingParameter ? .fresh : ownerRunning(place)
    // What is given to a closure comes from whoever calls it.
    case .closureParameter, .anonymousParameter, .accessorValue, .capture: return ownerRunning(place)
    case .variable, .loopVariable, .caseBinding:
      // What is assigned later may come from elsewhere.
      guard !definition.flags.contains(.isWritten) else { return .unknown }
      let value = introduced.boundValue
      let owner = owner(of: value, depth: depth + 1)
      if owner == .fresh, names.mayBeJoined(id, before: place) || names.namesLocal(in: value) { return .unknown }
      return owner
    case .optionalBinding:
      guard !definition.flags.contains(.isWritten) else { return .unknown }
      guard let condition = introduced.optionalBinding else { return .unknown }
      return condition.initializer.map { owner(of: $0, depth: depth + 1) }
        ?? owner(ofName: condition.node, from: place, depth: depth + 1)
    case .catchBinding, .implicitError, .function, .type, .genericParameter: return .unknown
    }
  }

  /// A member belongs to the actor that it is isolated to, or to whoever has what it is a part of.
  ///
  /// - Parameter base: what is written before the member; `nil` for a member of `self`, and for a global.
  private func owner(ofMember expression: Expr, of base: Expr?, depth: Int) -> ValueOwner {
    let property = members(meantBy: expression).first { $0.kind == .property }
    if let property {
      let isolation = index.isolation(ofProperty: property.ref).isolation
      if isolation.isOnActor {
        return self.isolation(around: expression.node).isolation == isolation ? .actor(isolation) : .unknown
      }
      if property.isStatic { return .unknown }
    }
    if let base { return isShareable(base) ? .unknown : owner(of: base, depth: depth) }
    guard let property, property.isMember, isSelfShareable(at: expression.node).isNo else { return .unknown }
    return ownerOfSelf(at: expression.node)
  }

  /// In a `deinit` nothing else has what it is about to end.
  func ownerOfSelf(at place: Node) -> ValueOwner {
    if let function = function(around: place), index.function(function).kind == .deinitializer { return .unknown }
    return ownerRunning(place)
  }

  /// Whether the type around a place is `Sendable`.
  func isSelfShareable(at place: Node) -> Truth { sendabilityOfSelf(at: place)?.answer ?? .unknown }

  func sendabilityOfSelf(at place: Node) -> Sendability? {
    type(around: place).flatMap { index.extendedNominal($0) }.map { index.sendability(of: $0) }
  }

  // MARK: Expressions

  private func owner(of expression: Expr?, depth: Int) -> ValueOwner {
    switch expression {
    case .declReference(let name)?: owner(ofName: name.node, from: name.node, depth: depth)
    case .memberAccess(let member)?:
      member.base.map { owner(ofMember: .memberAccess(member), of: $0, depth: depth) } ?? .unknown
    case .super(let whole)?: ownerRunning(whole.node)
    case .subscriptCall(let element)?: owner(of: element.callee, depth: depth)
    case .forceUnwrap(let unwrapped)?: owner(of: unwrapped.operand, depth: depth)
    case .optionalChaining(let chain)?: owner(of: chain.operand, depth: depth)
    case .try(let attempt)?: owner(of: attempt.operand, depth: depth)
    case .await(let waiting)?: owner(of: waiting.operand, depth: depth)
    case .unsafe(let marked)?: owner(of: marked.operand, depth: depth)
    case .consume(let consumed)?: owner(of: consumed.operand, depth: depth)
    case .copy(let copied)?: owner(of: copied.operand, depth: depth)
    case .inOut(let passed)?: owner(of: passed.operand, depth: depth)
    case .functionCall(let call)?: owner(ofResultOf: call, depth: depth)
    case .array(let array)?: owner(ofAll: array.elements.map { $0 }, depth: depth)
    case .tuple(let tuple)?: owner(ofAll: tuple.elements.compactMap { $0.expression }, depth: depth)
    case .sequence(let sequence)?: owner(ofAll: sequence.operands, depth: depth)
    case .closure(let closure)?: owner(ofCapturesOf: .closure(closure.node))
    default: .unknown
    }
  }

  private func owner(ofAll values: [Expr], depth: Int) -> ValueOwner {
    guard depth < Self.deepest else { return .unknown }
    return .strongest(values.map { isShareable($0) ? .fresh : owner(of: $0, depth: depth + 1) })
  }

  /// A closure has what it captures.
  private func owner(ofCapturesOf code: InnerFunction, depth: Int = 0) -> ValueOwner {
    guard let captures = ClosureCaptures(of: code, in: self) else { return .unknown }
    return .strongest(
      captures.all.map { capture in
        switch captures.type(of: capture).map({ answer($0.sendability) }) {
        case .yes?: .fresh
        case .no?: owner(of: capture, around: code.node, depth: depth)
        case .unknown?, nil: .unknown
        }
      })
  }

  /// A local function has what it captures. What is fresh in it may be used again without the function.
  private func owner(ofLocalFunction function: Node, from place: Node, depth: Int) -> ValueOwner {
    guard let captures = ClosureCaptures(of: .localFunction(function), in: self) else { return .unknown }
    if captures.all.isEmpty { return .fresh }
    if function.isCaptured(at: place) { return ownerRunning(place) }
    let owner = owner(ofCapturesOf: .localFunction(function), depth: depth + 1)
    return owner.isKept ? owner : .unknown
  }

  /// What a call gives back belongs to the actor that the function runs on, or to the strongest owner among what goes
  /// in.
  private func owner(ofResultOf call: FunctionCallExpr, depth: Int) -> ValueOwner {
    guard depth < Self.deepest, call.trailingClosure == nil else { return .unknown }
    let callee = member(calledBy: call)
    if callee == nil, case .function(let value)? = call.callee.map({ type(of: $0) }), value.hasSendingResult {
      return .fresh
    }
    if let callee {
      if isSendingResult(of: callee) { return .fresh }
      let isolation = index.isolation(ofFunction: callee.ref).isolation
      if isolation.isOnActor || !isolation.isKnown {
        return isolation.isKnown && self.isolation(around: call.node).isolation == isolation
          ? .actor(isolation) : .unknown
      }
    }
    var owners: [ValueOwner] = []
    switch call.callee {
    case .declReference(let name)?:
      if let names = localNames(around: name.node), case .local = names.resolution(of: name) {
        owners.append(owner(of: .declReference(name), depth: depth + 1))
      } else if let callee, callee.isMember, callee.kind == .function, !callee.isStatic {
        owners.append(isSelfShareable(at: name.node).isYes ? .fresh : ownerRunning(name.node))
      }
    case .memberAccess(let member)?:
      if let base = member.base, case .metatype = type(of: base) { break }
      owners.append(member.base.map { isShareable($0) ? .fresh : owner(of: $0, depth: depth + 1) } ?? .unknown)
    default: return .unknown
    }
    if callee == nil, !call.makesValue { owners.append(.unknown) }
    let arguments = call.arguments.map { $0.expression }
    if arguments.contains(where: { $0 == nil }) { return .unknown }
    owners.append(owner(ofAll: arguments.compactMap { $0 }, depth: depth + 1))
    return .strongest(owners)
  }

  /// `-> sending T`
  func isSendingResult(of member: MeantMember) -> Bool {
    FunctionDecl(index.node(member.ref))?.returnType?.node.firstToken.name == .sending
  }

  private func isShareable(_ expression: Expr) -> Bool {
    answer(sendability(of: type(of: expression), at: expression.node)).isYes
  }

  // MARK: Later uses

  /// Whether a closure captures a local variable, and not its value, that is assigned to and used again.
  func isSharedVariable(_ capture: ClosureCaptures.Capture, after closure: Node) -> Bool {
    guard let (names, id) = variable(of: capture) else { return false }
    return !names[id].flags.isDisjoint(with: Self.changes) && !isUsed(capture.use, after: closure).isNo
  }

  /// Whether a closure changes a variable that it captures.
  func isChangedWhereCaptured(_ capture: ClosureCaptures.Capture) -> Bool {
    variable(of: capture).map { names, id in names[id].flags.contains(.isModifiedWhereCaptured) } ?? false
  }

  /// Whether a closure and code behind it use one variable, and one of them changes it.
  func isVariableShared(_ capture: ClosureCaptures.Capture, withCodeAfter closure: Node) -> Truth {
    guard let (names, id) = variable(of: capture), !names[id].flags.isDisjoint(with: Self.changes) else { return .no }
    let graph = controlFlow(of: names[id].body, in: names)
    let isChangedThere = names[id].flags.contains(.isModifiedWhereCaptured)
    return graph.mayUse(id, from: .behind(graph.places(of: closure))) { isChangedThere || $0.isWrite.isYes }
  }

  private static let changes: Definition.Flags = [.isWritten, .isModified, .isModifiedWhereCaptured]

  /// The variable that a closure captures itself, not its value.
  func variable(of capture: ClosureCaptures.Capture) -> (LocalNames, DefinitionID)? {
    guard let definition = capture.definition, definition.kind != .closureCapture,
      let (names, id) = local(introducedBy: definition)
        ?? localNames(around: definition).flatMap({ names in
          names.definition(at: definition).map { (names, $0) }
        }),
      !names[id].isConstant
    else { return nil }
    return (names, id)
  }

  /// Whether code uses a local again after a place, where what a closure there has captured counts as used.
  func isUsed(_ use: Node, after place: Node) -> Truth {
    guard let names = localNames(around: use), let id = names.use(at: use),
      case .local(let definition) = names[id].resolution
    else { return .no }
    let graph = controlFlow(of: names[definition].body, in: names)
    return graph.mayUse(definition, from: .behind(graph.places(of: place)))
  }
}

extension LocalNames {
  /// Whether code before a place may have made a local a part of something, or something a part of it.
  fileprivate func mayBeJoined(_ id: DefinitionID, before place: Node) -> Bool {
    uses(of: id).contains { use in
      let node = node(of: use)
      guard node.id < place.id else { return false }
      switch self[use].kind {
      case .read: return !self[use].hasPath
      case .methodCall: return node.callOfMethod.map { $0.arguments.contains { _ in true } } ?? true
      case .captureList, .write, .call: return false
      case .modify, .inOut, .update, .consume: return true
      }
    }
  }
}

extension LocalNames {
  /// Whether a value is made of another local, which may be used later in its place.
  fileprivate func namesLocal(in value: Expr?) -> Bool {
    guard let value else { return false }
    return uses(inside: value.node).contains { if case .local = self[$0].resolution { true } else { false } }
  }
}

extension SequenceExpr {
  fileprivate var operands: [Expr] {
    elements.flatMap { element -> [Expr] in
      switch element {
      case .operand(let operand): [operand]
      case .ternary(let choice): choice.operand.map { [$0] } ?? []
      default: []
      }
    }
  }
}

extension Node {
  var closureAround: Node? { ancestors.first { $0.kind == .closureExpr } }

  /// Whether a closure or local function around a place is in between.
  fileprivate func isCaptured(at place: Node) -> Bool {
    ([place] + Array(place.ancestors)).contains { around in
      (around.kind == .closureExpr || around.kind == .functionDecl) && !around.encloses(self)
    }
  }

  /// `sending` before the type of a parameter.
  fileprivate var isSendingParameter: Bool {
    FunctionParameter(self)?.type?.node.firstToken.name == .sending
  }

  /// `value.f(…)`, `value.part.f(…)` of the value.
  var callOfMethod: FunctionCallExpr? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .functionCallExpr: return FunctionCallExpr(unchecked: ancestor)
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr: continue
      default: return nil
      }
    }
    return nil
  }

  /// `if let value = …`, of the pattern.
  fileprivate var optionalBinding: OptionalBindingCondition? {
    ([self] + Array(ancestors.prefix(3))).firstNonNil { OptionalBindingCondition($0) }
  }

  /// What a pattern takes apart: behind `=` of a binding or condition, what a loop runs over, what is switched over.
  fileprivate var boundValue: Expr? {
    for ancestor in [self] + Array(ancestors) {
      if let binding = PatternBinding(ancestor) { return binding.initializer }
      if let condition = OptionalBindingCondition(ancestor) { return condition.initializer }
      if let condition = MatchingPatternCondition(ancestor) { return condition.initializer }
      if let loop = ForStmt(ancestor) { return loop.sequence }
      if let choice = SwitchExpr(ancestor) { return choice.subject }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return nil }
    }
    return nil
  }
}

extension Sequence {
  fileprivate func firstNonNil<T>(_ transform: (Element) -> T?) -> T? {
    for element in self { if let found = transform(element) { return found } }
    return nil
  }
}
