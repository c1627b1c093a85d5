extension Pass {
  /// The name of an expression's type where it is a class, structure, enumeration or actor: dear, so asked last.
  public func nominalName(of expression: Expr) -> String? {
    if case .nominal(let nominal) = typer.type(of: expression) { return nominal.name }
    return nil
  }

  /// Whether the value of an expression may be shared: dear, too.
  public func sendability(of expression: Expr) -> Truth {
    index.sendability(of: typer.type(of: expression), in: file).answer
  }

  /// The type of an expression, lightly: annotations, initializer calls, parameters, properties, and what the few
  /// members of SwiftData that matter return. `unknown` for everything else.
  public func type(of expression: Expr) -> LightType { type(of: expression, depth: 0) }

  private func type(of expression: Expr, depth: Int) -> LightType {
    // Each step follows one name; a chain of more is generated code.
    if depth > 16 { return .unknown }
    switch expression.withoutEffectMarkers {
    case .declReference(let reference):
      if reference.isSelf { return selfType(at: reference.node) }
      guard let binding = binding(of: reference) else { return .unknown }
      return type(of: binding, depth: depth + 1)
    case .memberAccess(let member):
      return type(ofMember: member, depth: depth + 1)
    case .functionCall(let call):
      return type(ofCall: call, depth: depth + 1)
    case .forceUnwrap(let unwrap):
      return unwrap.operand.map { type(of: $0, depth: depth + 1).unwrapped } ?? .unknown
    case .optionalChaining(let chain):
      return chain.operand.map { type(of: $0, depth: depth + 1).unwrapped } ?? .unknown
    case .sequence(let sequence):
      return type(ofSequence: sequence, depth: depth + 1)
    default:
      return LightType(inferredFrom: expression)
    }
  }

  private func selfType(at node: Node) -> LightType {
    guard let type = type(around: node) else { return .unknown }
    return .named(index.type(type).name)
  }

  /// The type that a name is bound with.
  public func type(of binding: Binding) -> LightType { type(of: binding, depth: 0) }

  private func type(of binding: Binding, depth: Int) -> LightType {
    switch binding {
    case .variable(let variable):
      if let written = variable.type { return LightType(written) }
      return variable.initializer.map { type(of: $0, depth: depth + 1) } ?? .unknown
    case .optionalBinding(let condition):
      if let written = condition.type { return LightType(written) }
      return condition.initializer.map { type(of: $0, depth: depth + 1).unwrapped } ?? .unknown
    case .parameter(let parameter): return LightType(parameter.type)
    case .closureParameter(let parameter): return LightType(parameter.type)
    case .capture(let capture): return capture.initializer.map { type(of: $0, depth: depth + 1) } ?? .unknown
    case .loopVariable(let loop): return loop.sequence.flatMap { type(of: $0, depth: depth + 1).element } ?? .unknown
    case .property(let property): return type(ofProperty: property)
    case .other: return .unknown
    }
  }

  /// `@Environment(\.modelContext) var context` has no type of its own.
  private func type(ofProperty ref: DeclRef) -> LightType {
    let property = index.property(ref)
    if !property.type.isUnknown { return property.type }
    let isEnvironment = property.attributes.contains { $0.name == "Environment" }
    return isEnvironment && property.name.hasSuffix("odelContext") ? .named("ModelContext") : .unknown
  }

  private func type(ofMember member: MemberAccessExpr, depth: Int) -> LightType {
    // SwiftData's own: they mean the same on whatever they stand.
    switch member.name {
    case .mainContext?, .modelContext?: return .named("ModelContext")
    default: break
    }
    guard let base = member.base, let name = member.nameToken?.identifierText else { return .unknown }
    let baseType = LightType.spelling(base) ?? type(of: base, depth: depth).unwrapped
    guard baseType.form == .named, let property = index.property(named: name, of: baseType.name) else {
      return .unknown
    }
    return type(ofProperty: property)
  }

  private func type(ofCall call: FunctionCallExpr, depth: Int) -> LightType {
    if call.calleeName == .fetch, call.calleeBase != nil, let argument = call.arguments.first?.expression {
      let descriptor = type(of: argument, depth: depth)
      if descriptor.name == "FetchDescriptor", let model = descriptor.arguments.first {
        return LightType(.array, arguments: [model])
      }
    }
    return LightType(inferredFrom: Expr(call.node))
  }

  /// `a ?? b` has the type of `a` without its optional; `a as T` is a `T`.
  private func type(ofSequence sequence: SequenceExpr, depth: Int) -> LightType {
    let cast = LightType(inferredFrom: Expr(sequence.node))
    if !cast.isUnknown { return cast }
    var elements = sequence.elements
    guard case .operand(let first)? = elements.next(), case .binaryOperator(let binary)? = elements.next(),
      binary.operatorToken.text == "??"
    else { return .unknown }
    return type(of: first, depth: depth).unwrapped
  }
}
