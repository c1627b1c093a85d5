import LintFlow
import LintSyntax

/// Types of the names that code introduces: variables, parameters, pattern bindings.
extension ExpressionTyper {
  func type(of id: DefinitionID, in names: LocalNames) -> SwiftType {
    let definition = names[id]
    let node = names.node(of: id)
    switch definition.kind {
    case .anonymousParameter:
      guard let place = Int(TokenText.anonymous(definition.name)) else { return .unknown }
      return parameterType(place, of: ClosureExpr(unchecked: node), nil)
    case .implicitError: return .existential(errorProtocol)
    case .accessorValue: return accessorValue(node)
    default: return definitionType(node)
    }
  }

  private var errorProtocol: SwiftType {
    .nominal(SwiftType.NominalType(declaration: types.standard("Error"), name: "Error", parent: nil, arguments: []))
  }

  /// The type of what a node introduces: a pattern's name, a parameter, an entry of a capture list, an optional
  /// binding.
  public func definitionType(_ node: Node) -> SwiftType {
    if let known = types.definitionTypes[node] { return known }
    let type = types.answering(.definition(node), otherwise: .unknown) { inferDefinition(node) }
    if types.isFinal { types.definitionTypes[node] = type }
    return type
  }

  private func inferDefinition(_ node: Node) -> SwiftType {
    switch node.kind {
    case .functionParameter: return parameterType(FunctionParameter(unchecked: node))
    case .closureShorthandParameter: return closureParameterType(node)
    case .closureCapture:
      let capture = ClosureCapture(unchecked: node)
      let type = type(of: capture.initializer ?? node.children.compactMap { Expr($0) }.first)
      return capture.isWeak && !type.isOptional && !type.isUnknown ? .optional(type) : type
    case .identifierPattern:
      let type = patternType(node)
      return isWeakVariable(node) && !type.isOptional && !type.isUnknown ? .optional(type) : type
    default: return .unknown
    }
  }

  private func isWeakVariable(_ pattern: Node) -> Bool {
    guard let binding = pattern.parent, binding.kind == .patternBinding, let variable = binding.parent,
      variable.kind == .variableDecl
    else { return false }
    return VariableDecl(unchecked: variable).hasModifier(.weak)
  }

  // MARK: Parameters

  private func parameterType(_ parameter: FunctionParameter) -> SwiftType {
    guard parameter.node.parent?.parent?.kind == .closureSignature else {
      let type = types.valueType(parameter.type, file)
      if parameter.isVariadic { return types.standardType("Array", [type]) }
      return type
    }
    return closureParameterType(parameter.node)
  }

  private func closureParameterType(_ parameter: Node) -> SwiftType {
    guard let closure = parameter.enclosing(ClosureExpr.self) else { return .unknown }
    let parameters = Array(closure.parameters)
    guard let place = parameters.firstIndex(where: { $0.node == parameter }) else { return .unknown }
    return parameterType(place, of: closure, parameters[place])
  }

  private func accessorValue(_ accessor: Node) -> SwiftType {
    guard let declaration = accessor.parent?.parent else { return .unknown }
    switch declaration.kind {
    case .patternBinding: return type(ofBinding: PatternBinding(unchecked: declaration))
    case .subscriptDecl: return types.valueType(SubscriptDecl(unchecked: declaration).returnType, file)
    default: return .unknown
    }
  }

  // MARK: Patterns

  /// The type that a whole binding has: its annotation, or that of its initial value.
  func type(ofBinding binding: PatternBinding) -> SwiftType {
    if let written = binding.type { return types.valueType(written, file) }
    if let initializer = binding.initializer {
      // `let x = nil` is an error, and an unresolved literal is no answer.
      return type(of: initializer)
    }
    // `let a, b: Int`
    var isBehind = false
    guard let variable = binding.node.parent, variable.kind == .variableDecl else { return .unknown }
    for other in VariableDecl(unchecked: variable).bindings {
      if isBehind, let written = other.type { return types.valueType(written, file) }
      if isBehind, other.initializer != nil { return .unknown }
      if other.node == binding.node { isBehind = true }
    }
    return .unknown
  }

  /// The type of the values that a pattern is compared with.
  func patternType(_ pattern: Node) -> SwiftType {
    guard let parent = pattern.parent else { return .unknown }
    switch parent.kind {
    case .patternBinding: return type(ofBinding: PatternBinding(unchecked: parent))
    case .optionalBindingCondition:
      let condition = OptionalBindingCondition(unchecked: parent)
      if let written = condition.type { return types.valueType(written, file) }
      if let initializer = condition.initializer { return unwrapped(type(of: initializer)) }
      return unwrapped(shortBindingType(pattern))
    case .matchingPatternCondition:
      let condition = MatchingPatternCondition(unchecked: parent)
      return condition.type.map { types.valueType($0, file) } ?? type(of: condition.initializer)
    case .forStmt:
      let loop = ForStmt(unchecked: parent)
      if let written = loop.type { return types.valueType(written, file) }
      return types.reduce(element(of: type(of: loop.sequence), at: parent), environment(at: parent))
    case .switchCaseItem:
      return parent.enclosing(SwitchExpr.self).map { type(of: $0.subject) } ?? .unknown
    case .catchItem: return .existential(errorProtocol)
    case .valueBindingPattern, .expressionPattern: return patternType(parent)
    case .tuplePatternElement: return tupleElementType(parent)
    case .patternExpr: return matchedType(parent)
    default: return .unknown
    }
  }

  private func unwrapped(_ type: SwiftType) -> SwiftType { type.isOptional ? type.unwrappedOnce : .unknown }

  /// `if let x`: the `x` outside.
  private func shortBindingType(_ pattern: Node) -> SwiftType {
    guard let names = localNames(around: pattern), let parent = pattern.parent,
      let use = names.use(at: pattern) ?? names.use(at: parent)
    else { return .unknown }
    switch names[use].resolution {
    case .local(let definition): return type(of: definition, in: names)
    case .selfParameter: return selfValueType(at: pattern)
    case .memberOrGlobal: return memberOrGlobalType(pattern.mainToken.identifierText, at: pattern)
    case .unknown: return .unknown
    }
  }

  private func tupleElementType(_ element: Node) -> SwiftType {
    guard let tuple = element.parent, tuple.kind == .tuplePattern else { return .unknown }
    let elements = Array(TuplePattern(unchecked: tuple).elements)
    let whole = patternType(tuple)
    if elements.count == 1 { return whole }
    guard case .tuple(let parts) = whole, parts.count == elements.count,
      let place = elements.firstIndex(where: { $0.node == element })
    else { return .unknown }
    return parts[place].type
  }

  /// The type that an expression in a pattern matches.
  private func matchedType(_ node: Node) -> SwiftType {
    guard let parent = node.parent else { return .unknown }
    switch parent.kind {
    case .expressionPattern: return patternType(parent)
    case .optionalChainingExpr:
      return unwrapped(matchedType(parent))
    case .sequenceExpr:
      // `let x as T`
      let elements = Array(SequenceExpr(unchecked: parent).elements)
      guard elements.count == 2, case .as(let cast) = elements[1] else { return .unknown }
      return types.valueType(cast.type, file)
    case .labeledExpr: return parent.parent.map { payloadType(parent, of: $0) } ?? .unknown
    default: return .unknown
    }
  }

  private func payloadType(_ argument: Node, of pattern: Node) -> SwiftType {
    switch pattern.kind {
    case .tupleExpr:
      let elements = Array(TupleExpr(unchecked: pattern).elements)
      let whole = pattern.parent?.kind == .functionCallExpr ? SwiftType.unknown : matchedType(pattern)
      if elements.count == 1 { return whole }
      guard case .tuple(let parts) = whole, parts.count == elements.count,
        let place = elements.firstIndex(where: { $0.node == argument })
      else { return .unknown }
      return parts[place].type
    case .functionCallExpr:
      let call = FunctionCallExpr(unchecked: pattern)
      guard let name = call.calleeNameToken?.identifierText else { return .unknown }
      var subject = call.calleeBase.map { type(of: $0).instanceType } ?? matchedType(pattern)
      // `case Box.full(let x)` of a generic type: the subject knows the arguments.
      if call.calleeBase != nil {
        let matched = matchedType(pattern)
        if types.declaration(of: matched.unwrapped) == types.declaration(of: subject) { subject = matched.unwrapped }
      }
      return payload(name, of: subject, argument, call)
    default: return .unknown
    }
  }

  private func payload(_ name: String, of subject: SwiftType, _ argument: Node, _ call: FunctionCallExpr) -> SwiftType {
    var candidates = types.members(named: name, of: subject, isStatic: true, from: file, environment(at: call.node))
    candidates = candidates.filter { types.node($0.declaration).kind == .enumCaseElement }
    if candidates.isEmpty, subject.isOptional {
      return name == "some" ? subject.unwrappedOnce : payload(name, of: subject.unwrappedOnce, argument, call)
    }
    if candidates.isEmpty, case .existential = subject { return .unknown }
    let arguments = Array(call.arguments)
    guard candidates.count == 1, let place = arguments.firstIndex(where: { $0.node == argument }) else {
      return .unknown
    }
    let parameters = types.signature(of: candidates[0].declaration).parameters
    if arguments.count == 1, parameters.count > 1 {
      return types.substitute(
        .tuple(parameters.map { SwiftType.TupleElement(label: $0.label, type: $0.type) }), candidates[0].substitution)
    }
    guard parameters.count == arguments.count else { return .unknown }
    return types.reduce(
      types.substitute(parameters[place].type, candidates[0].substitution), environment(at: call.node))
  }

  /// What iterating over a value yields.
  func element(of type: SwiftType, at place: Node) -> SwiftType {
    switch type {
    case .existential(let constraint):
      // `any Sequence<Int>`
      guard case .nominal(let nominal) = constraint, let declaration = nominal.declaration else { return .unknown }
      return zip(types.primaryAssociatedTypes(of: declaration), nominal.arguments).first { $0.0 == "Element" }?.1
        ?? .unknown
    case .parameter, .member:
      let names = types.boundDeclarations(of: type, environment(at: place)).map { types.name($0) }
      return names.contains { ["Sequence", "Collection", "AsyncSequence", "IteratorProtocol"].contains($0) }
        ? .member(type, "Element") : .unknown
    default: return element(of: type)
    }
  }

  // MARK: Property wrappers

  /// The wrapper of a variable, with generic arguments from the annotation or the initial value; `nil` if there is
  /// none.
  func wrapper(of variable: VariableDecl) -> SwiftType? {
    for attribute in variable.attributes {
      guard let written = attribute.type, written.nameToken != nil else { continue }
      guard case .nominal(var nominal) = types.type(written, file), let declaration = nominal.declaration,
        isWrapper(declaration)
      else { continue }
      let parameters = types.genericParameters(of: declaration)
      if nominal.arguments.isEmpty, !parameters.isEmpty {
        guard let binding = variable.bindings.first else { return .unknown }
        var bindings: Substitution = [:]
        let wrapped = binding.type.map { types.valueType($0, file) } ?? type(of: binding.initializer)
        let own = types.selfType(of: declaration)
        let value = types.members(
          named: "wrappedValue", of: own, isStatic: false, from: declaration.file, Environment())
        guard let value = value.first else { return .unknown }
        _ = types.unify(
          types.signature(of: value.declaration).result, wrapped, Set(parameters), &bindings, Environment())
        if bindings.isEmpty, let made = made(own, nominal, by: attribute) { return made }
        nominal.arguments = parameters.map { bindings[$0] ?? .unknown }
      }
      return .nominal(nominal)
    }
    return nil
  }

  /// The type that the initializer of a wrapper makes from the attribute's arguments.
  private func made(_ own: SwiftType, _ nominal: SwiftType.NominalType, by attribute: Attribute) -> SwiftType? {
    let arguments = attribute.arguments.map { CallArgument(label: $0.label?.writtenLabel, expression: $0.expression) }
    guard !arguments.isEmpty else { return nil }
    let initializers = types.members(named: "init", of: .nominal(nominal), isStatic: true, from: file, Environment())
    let call = choose(
      initializers, .nominal(nominal), arguments, nil, at: attribute.node, constructs: .nominal(nominal))
    return call.map { finished($0, at: attribute.node) }
  }

  private func isWrapper(_ declaration: DeclRef) -> Bool {
    types.node(declaration).children(.attribute).contains { $0.mainToken.text == "propertyWrapper" }
  }

  /// The type of a wrapped variable without an annotation.
  func wrappedType(of variable: VariableDecl) -> SwiftType? {
    guard let wrapper = wrapper(of: variable) else { return nil }
    if wrapper.hasUnknown { return .unknown }
    let value = types.members(named: "wrappedValue", of: wrapper, isStatic: false, from: file, Environment())
    guard value.count == 1 else { return .unknown }
    let type = types.substitute(types.signature(of: value[0].declaration).result, value[0].substitution)
    return isOpen(type, at: variable.node) ? .unknown : type
  }
}

private enum TokenText {
  /// The number after the `$` of an anonymous parameter's name.
  static func anonymous(_ name: Name) -> String {
    for place in 0..<32 where Name(spelling: "$\(place)") == name { return "\(place)" }
    return ""
  }
}
