/// Where a SwiftData model comes from.
public enum ModelOrigin: Sendable, Hashable {
  /// A context has it, so that its row can be deleted elsewhere: fetched, inserted, or given by a caller.
  case managed
  /// Made by an initializer, and given to no context before it is used.
  case unmanaged
  case unknown

  /// Of several values that one variable may have.
  fileprivate func or(_ other: ModelOrigin) -> ModelOrigin {
    if self == .managed || other == .managed { return .managed }
    return self == other ? self : .unknown
  }
}

extension Pass {
  /// Where the models of an expression come from. Reads the files of functions that are called, so it is asked last.
  public func modelOrigin(of expression: Expr) -> ModelOrigin {
    var search = ModelOriginSearch()
    return search.origin(of: expression, in: self)
  }

  /// Where the models come from that a function of the project returns: of a requirement, that its witnesses return.
  public func modelOrigin(ofResultOf function: DeclRef) -> ModelOrigin {
    var search = ModelOriginSearch()
    let witnesses = index.witnesses(of: function).filter { !index.isTest($0.file) }
    return search.origin(ofResultsOf: witnesses.isEmpty ? [function] : witnesses, in: self)
  }

  /// Where the models of a parameter or property come from, as far as the project tells: from a context, unless it
  /// keeps some of their class outside of all.
  fileprivate func originOutside(of expression: Expr) -> ModelOrigin {
    mayBeUnmanaged(modelsIn: type(of: expression)) ? .unknown : .managed
  }

  /// Whether models of a type may be in no context, as far as the project tells.
  public func mayBeUnmanaged(modelsIn type: SwiftType) -> Bool {
    modelClasses(of: type).map { index.mayBeUnmanaged(anyOf: $0) } ?? false
  }

  /// The classes of the models that a value of a type is or holds; `nil` where that is not known.
  public func modelClasses(of type: SwiftType) -> [DeclRef]? { typer.types.modelClasses(of: type) }

  /// Whether a node is what `insert` gives to a context: not to a collection of models.
  fileprivate func isInserted(_ node: Node) -> Bool {
    guard let argument = node.parent.flatMap({ LabeledExpr($0) }), argument.label == nil,
      let call = argument.node.parent.flatMap({ FunctionCallExpr($0) }), call.calleeName == .insert,
      call.arguments.count == 1, let base = call.calleeBase
    else { return false }
    return confinement(of: base) != .models
  }
}

/// Follows values back to what made them.
private struct ModelOriginSearch {
  /// How many expressions are looked into: each may lead to several others.
  private var steps = 200
  /// How many calls of functions of the project are followed into each other.
  private var depth = 2

  mutating func origin(of expression: Expr, in pass: Pass) -> ModelOrigin {
    steps -= 1
    if steps < 0 { return .unknown }
    switch expression.withoutEffectMarkers {
    case .nilLiteral: return .unmanaged
    case .array(let array): return origin(ofAll: array.elements, in: pass)
    case .dictionary(let dictionary): return dictionary.elements.first == nil ? .unmanaged : .unknown
    case .functionCall(let call): return origin(of: call, in: pass)
    case .declReference(let reference): return origin(of: reference, in: pass)
    case .memberAccess(let member): return member.base.map { origin(ofPartOf: $0, expression, in: pass) } ?? .unknown
    case .subscriptCall(let element):
      return element.callee.map { origin(ofPartOf: $0, expression, in: pass) } ?? .unknown
    case .forceUnwrap(let unwrap): return unwrap.operand.map { origin(of: $0, in: pass) } ?? .unknown
    case .optionalChaining(let chain): return chain.operand.map { origin(of: $0, in: pass) } ?? .unknown
    default: return .unknown
    }
  }

  private mutating func origin(ofAll expressions: some Sequence<Expr>, in pass: Pass) -> ModelOrigin {
    var found = ModelOrigin.unmanaged
    for expression in expressions { found = found.or(origin(of: expression, in: pass)) }
    return found
  }

  /// Of what is read from a model, from a collection of models, or from an object that keeps some.
  private mutating func origin(ofPartOf base: Expr, _ part: Expr, in pass: Pass) -> ModelOrigin {
    pass.confinement(of: base) == .models ? origin(of: base, in: pass) : pass.originOutside(of: part)
  }

  // MARK: Calls

  private mutating func origin(of call: FunctionCallExpr, in pass: Pass) -> ModelOrigin {
    if let made = pass.typeMade(by: call) { return pass.index.isModel(made).isYes ? .unmanaged : .unknown }
    if case .array? = call.callee, call.arguments.first == nil { return .unmanaged }
    guard let name = call.calleeName else { return .unknown }
    // A decoder makes new ones.
    if name == Self.decode, let base = call.calleeBase, pass.index.has(.coder, pass.type(of: base)) {
      return .unmanaged
    }
    let functions = pass.index.functions(named: name)
    let holds = call.calleeBase.map { pass.confinement(of: $0) }
    if holds == .context { return .managed }
    // In an extension of a collection it may have no base.
    if name == .map || name == .compactMap, let mapped = origin(ofMapping: call, in: pass) { return mapped }
    if holds == .models, functions.isEmpty, let base = call.calleeBase { return origin(of: base, in: pass) }
    guard depth > 0 else { return .unknown }
    depth -= 1
    defer { depth += 1 }
    var found: ModelOrigin?
    for function in functions where pass.index.function(function).mayTake(call) {
      let origin = origin(ofResultOf: function, in: pass)
      if origin == .unknown || found != nil && found != origin { return .unknown }
      found = origin
    }
    return found ?? .unknown
  }

  private static let decode = Name(spelling: "decode")

  /// `records.map { Model(from: $0) }`, `records.map(Model.init)`; `nil` where the closure gives something else.
  private mutating func origin(ofMapping call: FunctionCallExpr, in pass: Pass) -> ModelOrigin? {
    switch call.trailingClosure.map({ Expr.closure($0) }) ?? call.arguments.first?.expression {
    case .closure(let closure)?:
      let results = closure.returned
      return results.isEmpty ? nil : origin(ofAll: results, in: pass)
    case .memberAccess(let member)? where member.name == .`init`:
      guard let base = member.base, case .metatype(let made) = pass.type(of: base), let type = made.ownDeclaration
      else { return nil }
      return pass.index.isModel(type).isYes ? .unmanaged : nil
    default: return nil
    }
  }

  mutating func origin(ofResultsOf functions: [DeclRef], in pass: Pass) -> ModelOrigin {
    var found = ModelOrigin.unmanaged
    for function in functions { found = found.or(origin(ofResultOf: function, in: pass)) }
    return found
  }

  private mutating func origin(ofResultOf function: DeclRef, in pass: Pass) -> ModelOrigin {
    let pass = pass.looking(at: function.file)
    guard let body = pass.whole(function)?.child(.body) else { return .unknown }
    var results: [Expr] = []
    var statements = body.children(.statement)
    if let only = statements.next(), statements.next() == nil, let expression = Expr(only) { results = [expression] }
    for node in body.descendants(stoppingAtNestedFunctions: true) where node.kind == .returnStmt {
      if let operand = ReturnStmt(unchecked: node).operand { results.append(operand) }
    }
    return results.isEmpty ? .unknown : origin(ofAll: results, in: pass)
  }

  // MARK: Names

  private mutating func origin(of reference: DeclReferenceExpr, in pass: Pass) -> ModelOrigin {
    switch pass.binding(of: reference) {
    case .variable(let variable)?: return origin(of: variable, usedAt: reference.node, in: pass)
    case .optionalBinding(let condition)?:
      return condition.initializer.map { origin(of: $0, in: pass) }
        ?? pass.originOutside(of: .declReference(reference))
    case .loopVariable(let loop)?: return loop.sequence.map { origin(of: $0, in: pass) } ?? .unknown
    case .parameter?, .property?: return pass.originOutside(of: .declReference(reference))
    case .closureParameter?, .capture?, .other?, nil: return .unknown
    }
  }

  /// Of a local variable: of all that it is given before a use, unless a context gets it before.
  private mutating func origin(of variable: PatternBinding, usedAt use: Node, in pass: Pass) -> ModelOrigin {
    guard let (names, definition) = pass.local(introducedBy: variable.node) else { return .unknown }
    var found: ModelOrigin?
    if let initializer = variable.initializer { found = origin(of: initializer, in: pass) }
    for other in names.uses(of: definition) {
      let node = names.node(of: other)
      if node.id >= use.id { break }
      if pass.isInserted(node) { return .managed }
      // What the use is part of comes after it.
      guard let given = node.givenModels, given.node.subtreeEnd <= use.id else { continue }
      let origin = origin(of: given, in: pass)
      found = found.map { $0.or(origin) } ?? origin
    }
    return found ?? .unknown
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
