/// Where a SwiftData model comes from.
public enum ModelOrigin: Sendable, Hashable {
  /// A context has it, so that its row can be deleted elsewhere: fetched, inserted, or given by a caller.
  case managed
  /// Made by an initializer, and given to no context before it is used.
  case unmanaged
  case unknown

  /// Of several values that one variable may have.
  func or(_ other: ModelOrigin) -> ModelOrigin {
    if self == .managed || other == .managed { return .managed }
    return self == other ? self : .unknown
  }
}

extension Pass {
  /// How many calls of functions of the project are followed.
  private static let depth = 2

  /// Where the models of an expression come from. Reads the files of functions that are called, so it is asked last.
  public func modelOrigin(of expression: Expr) -> ModelOrigin { origin(of: expression, Self.depth) }

  private func origin(of expression: Expr, _ depth: Int) -> ModelOrigin {
    switch expression.withoutEffectMarkers {
    case .nilLiteral: return .unmanaged
    case .array(let array):
      return array.elements.reduce(.unmanaged) { $0.or(origin(of: $1, depth)) }
    case .dictionary(let dictionary): return dictionary.elements.first == nil ? .unmanaged : .unknown
    case .functionCall(let call): return origin(ofCall: call, depth)
    case .declReference(let reference): return origin(of: reference, depth)
    case .memberAccess(let member): return member.base.map { origin(ofPartOf: $0, depth) } ?? .unknown
    case .subscriptCall(let element): return element.callee.map { origin(ofPartOf: $0, depth) } ?? .unknown
    case .forceUnwrap(let unwrap): return unwrap.operand.map { origin(of: $0, depth) } ?? .unknown
    case .optionalChaining(let chain): return chain.operand.map { origin(of: $0, depth) } ?? .unknown
    default: return .unknown
    }
  }

  /// Of what is read from a model, from a collection of models, or from an object that keeps some.
  private func origin(ofPartOf base: Expr, _ depth: Int) -> ModelOrigin {
    confinement(of: base) == .models ? origin(of: base, depth) : .managed
  }

  // MARK: Calls

  private func origin(ofCall call: FunctionCallExpr, _ depth: Int) -> ModelOrigin {
    if let made = typeMade(by: call) { return index.isModel(made).isYes ? .unmanaged : .unknown }
    if case .array? = call.callee, call.arguments.first == nil { return .unmanaged }
    guard let name = call.calleeName else { return .unknown }
    if let base = call.calleeBase {
      if confinement(of: base) == .context { return .managed }
      if name == .map || name == .compactMap, let mapped = origin(ofMapping: call, depth) { return mapped }
      if confinement(of: base) == .models, index.functions(named: name).isEmpty { return origin(of: base, depth) }
    }
    guard depth > 0 else { return .unknown }
    let functions = index.functions(named: name).filter { index.function($0).mayTake(call) }
    let origins = functions.map { origin(ofResultOf: $0, depth - 1) }
    guard let first = origins.first, origins.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  /// `records.map { Model(from: $0) }`, `records.map(Model.init)`; `nil` where the closure gives something else.
  private func origin(ofMapping call: FunctionCallExpr, _ depth: Int) -> ModelOrigin? {
    switch call.trailingClosure.map({ Expr.closure($0) }) ?? call.arguments.first?.expression {
    case .closure(let closure)?:
      let results = closure.returned
      return results.isEmpty ? nil : results.map { origin(of: $0, depth) }.reduce(.unmanaged) { $0.or($1) }
    case .memberAccess(let member)? where member.name == .`init`:
      guard let base = member.base, case .metatype(let made) = type(of: base), let type = made.ownDeclaration else {
        return nil
      }
      return index.isModel(type).isYes ? .unmanaged : nil
    default: return nil
    }
  }

  private func origin(ofResultOf function: DeclRef, _ depth: Int) -> ModelOrigin {
    let pass = looking(at: function.file)
    guard let body = pass.whole(function)?.child(.body) else { return .unknown }
    var results: [Expr] = []
    var statements = body.children(.statement)
    if let only = statements.next(), statements.next() == nil, let expression = Expr(only) { results = [expression] }
    for node in body.descendants(stoppingAtNestedFunctions: true) where node.kind == .returnStmt {
      if let operand = ReturnStmt(unchecked: node).operand { results.append(operand) }
    }
    if results.isEmpty { return .unknown }
    return results.map { pass.origin(of: $0, depth) }.reduce(.unmanaged) { $0.or($1) }
  }

  // MARK: Names

  private func origin(of reference: DeclReferenceExpr, _ depth: Int) -> ModelOrigin {
    switch binding(of: reference) {
    case .variable(let variable)?: return origin(of: variable, usedAt: reference.node, depth)
    case .optionalBinding(let condition)?: return condition.initializer.map { origin(of: $0, depth) } ?? .managed
    case .loopVariable(let loop)?: return loop.sequence.map { origin(of: $0, depth) } ?? .unknown
    case .parameter?, .property?: return .managed
    case .closureParameter?, .capture?, .other?, nil: return .unknown
    }
  }

  /// Of a local variable: of all that it is given before a use, unless a context gets it before.
  private func origin(of variable: PatternBinding, usedAt use: Node, _ depth: Int) -> ModelOrigin {
    guard let (names, definition) = local(introducedBy: variable.node) else { return .unknown }
    var found: ModelOrigin?
    if let initializer = variable.initializer { found = origin(of: initializer, depth) }
    for other in names.uses(of: definition) {
      let node = names.node(of: other)
      if node.id >= use.id { break }
      if isInserted(node) { return .managed }
      guard let given = node.givenModels, given.node.descendants.allSatisfy({ $0 != use }) else { continue }
      let origin = origin(of: given, depth)
      found = found.map { $0.or(origin) } ?? origin
    }
    return found ?? .unknown
  }

  /// Whether a node is what `insert` gives to a context: not to a collection of models.
  public func isInserted(_ node: Node) -> Bool {
    guard let argument = node.parent.flatMap({ LabeledExpr($0) }), argument.label == nil,
      let call = argument.node.parent.flatMap({ FunctionCallExpr($0) }), call.calleeName == .insert,
      call.arguments.count == 1, let base = call.calleeBase
    else { return false }
    return confinement(of: base) != .models
  }
}

extension Node {
  /// What a variable, a property or one of its elements is given: `x = value`, `x[key] = value`, `x.append(value)`.
  public var givenModels: Expr? {
    var target = self
    while let parent = target.parent, target.role == .callee, parent.kind == .subscriptCallExpr { target = parent }
    if let sequence = target.parent, sequence.kind == .sequenceExpr {
      var elements = SequenceExpr(unchecked: sequence).elements
      guard elements.next()?.node == target, case .assignment? = elements.next(),
        case .operand(let value)? = elements.next()
      else { return nil }
      return elements.next() == nil ? value : .sequence(SequenceExpr(unchecked: sequence))
    }
    guard target.role == .base, let member = target.parent, member.role == .callee,
      let call = member.parent.flatMap({ FunctionCallExpr($0) }),
      call.calleeName == .append || call.calleeName == .insert
    else { return nil }
    return call.arguments.first?.expression
  }
}

extension FunctionDeclaration {
  /// Whether the labels of a call are among those of the parameters.
  fileprivate func mayTake(_ call: FunctionCallExpr) -> Bool {
    call.arguments.allSatisfy { argument in
      parameters.contains { $0.label == argument.labelName ?? .noName }
    } && call.arguments.count <= parameters.count
  }
}
