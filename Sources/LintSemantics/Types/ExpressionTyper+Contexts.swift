import LintSyntax

/// The type that a place asks for.
extension ExpressionTyper {
  /// The contextual type of an expression; `nil` if it may have any, unknown if there is one that is not known.
  public func contextualType(of node: Node) -> SwiftType? {
    types.answering(.context(node), otherwise: SwiftType.unknown) { context(of: node) }
  }

  private func context(of node: Node) -> SwiftType? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .patternBinding where node.role == .initializer:
      let binding = PatternBinding(unchecked: parent)
      guard let written = binding.type else { return nil }
      return types.valueType(written, file)
    case .optionalBindingCondition where node.role == .initializer:
      let type = OptionalBindingCondition(unchecked: parent).type
      return type.map { .optional(types.valueType($0, file)) }
    case .awaitExpr, .tryExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .inOutExpr: return context(of: parent)
    case .labeledExpr: return labeledContext(parent)
    case .multipleTrailingClosureElement: return parent.parent.flatMap { argumentContext(of: parent, in: $0) }
    case .functionCallExpr where node.role == .trailingClosure: return argumentContext(of: node, in: parent)
    case .sequenceExpr: return sequenceContext(node, parent)
    case .ternaryExpr: return parent.parent.flatMap { branchContext($0) }
    case .arrayExpr:
      guard let array = context(of: parent) else { return siblings(of: node, in: parent) }
      return element(of: array.unwrapped)
    case .dictionaryElement:
      guard let dictionary = parent.parent.flatMap({ context(of: $0) }) else { return nil }
      guard case .nominal(let nominal) = dictionary.unwrapped, nominal.arguments.count == 2 else { return .unknown }
      return nominal.arguments[node.role == .key ? 0 : 1]
    case .returnStmt: return returnContext(parent)
    case .codeBlock, .closureExpr, .accessorBlock, .switchCase: return statementContext(node, parent)
    case .functionParameter where node.role == .defaultValue:
      return types.valueType(FunctionParameter(unchecked: parent).type, file)
    case .expressionPattern: return patternType(parent)
    case .throwStmt: return .existential(types.standardType("Error"))
    case .forceUnwrapExpr: return context(of: parent).map { .optional($0) }
    case .ifExpr, .whileStmt, .guardStmt, .repeatStmt: return node.role == .condition ? types.standardType("Bool") : nil
    case .prefixOperatorExpr:
      return PrefixOperatorExpr(unchecked: parent).operatorToken.text == "!"
        ? types.standardType("Bool") : context(of: parent)
    case .subscriptCallExpr, .memberAccessExpr, .switchExpr, .forStmt: return nil
    default: return nil
    }
  }

  private func siblings(of node: Node, in array: Node) -> SwiftType? {
    // `[.a, x]`: the others say what `.a` is.
    guard let expression = Expr(node), expression.needsContext else { return nil }
    if let known = types.siblingTypes[array] { return known }
    let type = types.tracking { joined(ArrayExpr(unchecked: array).elements.filter { !$0.needsContext }) ?? .unknown }
    if types.isFinal { types.siblingTypes[array] = type }
    return type
  }

  private func labeledContext(_ argument: Node) -> SwiftType? {
    guard let parent = argument.parent else { return nil }
    switch parent.kind {
    case .tupleExpr:
      let tuple = TupleExpr(unchecked: parent)
      if tuple.parenthesized != nil { return context(of: parent) }
      guard let whole = context(of: parent) else { return nil }
      guard case .tuple(let elements) = whole.unwrapped else { return .unknown }
      let place = Array(tuple.elements).firstIndex { $0.node == argument }
      return place.flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? .unknown
    case .functionCallExpr, .subscriptCallExpr: return argumentContext(of: argument, in: parent)
    case .expressionSegment: return nil
    default: return .unknown
    }
  }

  /// The type of the parameter that takes an argument; its generic parameters as far as the other arguments tell.
  private func argumentContext(of argument: Node, in call: Node) -> SwiftType? {
    guard let resolved = resolve(call) else { return .unknown }
    let wanted =
      argument.kind == .labeledExpr || argument.kind == .multipleTrailingClosureElement
      ? argument.children.compactMap { Expr($0) }.last?.node : argument
    guard let place = resolved.arguments.firstIndex(where: { $0.expression?.node == wanted }) else { return .unknown }
    let type = resolved.parameterTypes[place]
    if case .parameter(let parameter) = type, resolved.open.contains(parameter) { return nil }
    let bound = types.substitute(type, resolved.bindings)
    return bound.replacing(resolved.open)
  }

  private func sequenceContext(_ node: Node, _ sequence: Node) -> SwiftType? {
    let elements = Array(SequenceExpr(unchecked: sequence).elements)
    guard let place = elements.firstIndex(where: { $0.node == node }) else { return nil }
    // `x = value`
    if let assignment = elements.firstIndex(where: { if case .assignment = $0 { true } else { false } }) {
      guard place > assignment, assignment == 1, case .operand(let target) = elements[0] else { return nil }
      if case .discardAssignment = target { return nil }
      return elements.count == 3
        || elements[(assignment + 1)...].contains(where: { if case .ternary = $0 { true } else { false } })
        || !isOperand(of: elements, place)
        ? type(of: target) : neighbour(of: place, elements) ?? type(of: target)
    }
    if elements.contains(where: { if case .ternary = $0 { true } else { false } }) {
      guard !isOperand(of: elements, place) else { return neighbour(of: place, elements) ?? .unknown }
      return place == 0 ? types.standardType("Bool") : branchContext(sequence, besides: node)
    }
    if place + 1 < elements.count, case .as(let cast) = elements[place + 1] {
      return cast.isOptional || cast.isForced ? nil : types.valueType(cast.type, file)
    }
    return neighbour(of: place, elements) ?? .unknown
  }

  private func isOperand(of elements: [SequenceElement], _ place: Int) -> Bool {
    if place > 0, case .binaryOperator = elements[place - 1] { return true }
    if place + 1 < elements.count, case .binaryOperator = elements[place + 1] { return true }
    return false
  }

  /// `x == .name`: the type of the other side of the operator.
  private func neighbour(of place: Int, _ elements: [SequenceElement]) -> SwiftType? {
    for (operation, other) in [(place - 1, place - 2), (place + 1, place + 2)] {
      guard elements.indices.contains(operation), elements.indices.contains(other),
        case .binaryOperator(let binary) = elements[operation],
        case .operand(let operand) = elements[other]
      else { continue }
      if binary.operatorToken.text == "??", operation < place {
        if operand.needsContext { return nil }
        let type = type(of: operand)
        return type.isOptional ? type.unwrappedOnce : .unknown
      }
      if operand.needsContext || operand.isLiteral { continue }
      let type = type(of: operand)
      if !type.isUnknown { return type.unwrapped }
    }
    return nil
  }

  /// The contextual type of a ternary, or else the type of its other branch.
  private func branchContext(_ sequence: Node, besides node: Node? = nil) -> SwiftType? { context(of: sequence) }

  private func returnContext(_ statement: Node) -> SwiftType? {
    guard let function = statement.enclosingFunctionLike else { return nil }
    return resultContext(function)
  }

  private func resultContext(_ function: FunctionLike) -> SwiftType? {
    switch function {
    case .function(let function): return function.returnType.map { types.valueType($0, file) } ?? .void
    case .closure(let closure):
      if let written = closure.signature?.returnType { return types.valueType(written, file) }
      guard let wanted = contextualType(of: closure.node) else { return nil }
      guard let result = wanted.functionType?.result else { return .unknown }
      return result.isUnknown ? nil : result
    case .accessor(let accessor):
      return accessor.keyword == .get ? accessor.node.parent.flatMap { propertyContext($0) } : nil
    case .getter(let block): return propertyContext(block.node)
    case .initializer, .deinitializer: return nil
    }
  }

  private func propertyContext(_ block: Node) -> SwiftType? {
    switch block.parent?.kind {
    case .patternBinding?:
      return block.parent.flatMap { PatternBinding(unchecked: $0).type }.map { types.valueType($0, file) }
    case .subscriptDecl?:
      return block.parent.flatMap { SubscriptDecl(unchecked: $0).returnType }.map { types.valueType($0, file) }
    default: return nil
    }
  }

  /// The only expression of a body is its result; so is the last of a branch that is a value.
  private func statementContext(_ node: Node, _ block: Node) -> SwiftType? {
    let statements = Array(block.children(.statement))
    guard statements.count == 1, statements[0] == node else { return nil }
    if let function = FunctionLike(block) { return resultContext(function) }
    guard let parent = block.parent else { return nil }
    switch parent.kind {
    case .functionDecl, .accessorDecl: return FunctionLike(parent).flatMap { resultContext($0) }
    case .ifExpr:
      return parent.parent.map { $0.kind == .ifExpr ? statementContext(node, inside: $0) : context(of: parent) } ?? nil
    case .switchExpr: return context(of: parent)
    default: return nil
    }
  }

  private func statementContext(_ node: Node, inside branch: Node) -> SwiftType? {
    var outer = branch
    while let parent = outer.parent, parent.kind == .ifExpr { outer = parent }
    return context(of: outer)
  }

  /// What a collection of the standard library yields.
  func element(of type: SwiftType) -> SwiftType {
    switch type {
    case .nominal, .optional, .parameter, .member, .opaque:
      return types.reduce(types.memberType(named: "Element", of: type, from: file, environment: nil), Environment())
    default: return .unknown
    }
  }
}

extension SwiftType {
  /// Whether one of the generic parameters is part of the type.
  func mentions(_ parameters: Set<GenericParameterID>) -> Bool {
    contains { if case .parameter(let id) = $0 { parameters.contains(id) } else { false } }
  }

  /// The type with generic parameters that are not known yet made unknown.
  func replacing(_ open: Set<GenericParameterID>) -> SwiftType {
    if open.isEmpty { return self }
    switch self {
    case .parameter(let parameter): return open.contains(parameter) ? .unknown : self
    case .member(let base, _): return base.replacing(open) == base ? self : .unknown
    default: return mapParts { $0.replacing(open) }
    }
  }
}
