/// What a name means at a place, as far as the file tells.
public enum Binding {
  case variable(PatternBinding)
  case optionalBinding(OptionalBindingCondition)
  case parameter(FunctionParameter)
  case closureParameter(ClosureParameter)
  case capture(ClosureCapture)
  case loopVariable(ForStmt)
  /// A pattern of a `case` or a local function: something with the name, whose type is not followed.
  case other(Node)
  /// A property of a type around the place, or a global of the file.
  case property(DeclRef)

  /// The node that introduces the name; `nil` for properties.
  public var node: Node? {
    switch self {
    case .variable(let cursor): cursor.node
    case .optionalBinding(let cursor): cursor.node
    case .parameter(let cursor): cursor.node
    case .closureParameter(let cursor): cursor.node
    case .capture(let cursor): cursor.node
    case .loopVariable(let cursor): cursor.node
    case .other(let node): node
    case .property: nil
    }
  }
}

extension Pass {
  /// What a name that stands without a base means: a local, or a property of a type around, or a global of the file.
  /// `nil` when the file does not introduce the name, and when several things of that name come into question.
  public func binding(of reference: DeclReferenceExpr) -> Binding? {
    guard let names = localNames(around: reference.node), let use = names.use(at: reference.node) else {
      // In an attribute, and the like.
      return property(reference)
    }
    switch names[use].resolution {
    case .local(let definition): return Binding(names[definition].kind, names.node(of: definition))
    case .memberOrGlobal: return property(reference)
    case .selfParameter, .unknown: return nil
    }
  }

  private func property(_ reference: DeclReferenceExpr) -> Binding? {
    let name = reference.nameToken.identifierText
    for ancestor in reference.node.ancestors {
      if let type = type(at: ancestor), let found = property(name, of: type) { return .property(found) }
    }
    return index.globals(named: name).first { $0.file == file }.map { .property($0) }
  }

  private func property(_ name: String, of type: DeclRef) -> DeclRef? {
    for place in [type] + (index.extendedNominal(type).map { [$0] } ?? []) {
      let found = index.properties(named: Name(spelling: name), in: place).first { index.property($0).name == name }
      if let found { return found }
    }
    return index.extendedNominal(type).flatMap { index.property(named: Name(spelling: name), of: $0) }
  }
}

extension Binding {
  /// - Parameter node: that introduces the name, of a local.
  fileprivate init(_ kind: Definition.Kind, _ node: Node) {
    let introduced: Binding? =
      switch kind {
      case .parameter: FunctionParameter(node).map { .parameter($0) }
      case .closureParameter: ClosureParameter(node).map { .closureParameter($0) }
      case .capture: ClosureCapture(node).map { .capture($0) }
      case .variable: node.parent.flatMap { PatternBinding($0) }.map { .variable($0) }
      case .optionalBinding: node.parent.flatMap { OptionalBindingCondition($0) }.map { .optionalBinding($0) }
      case .loopVariable: node.loop.map { .loopVariable($0) }
      case .anonymousParameter, .caseBinding, .catchBinding, .implicitError, .accessorValue, .function, .type,
        .genericParameter:
        nil
      }
    self = introduced ?? .other(node)
  }
}

extension Node {
  /// The loop whose elements a pattern takes whole.
  fileprivate var loop: ForStmt? {
    guard let parent else { return nil }
    return ForStmt(parent.kind == .valueBindingPattern ? parent.parent ?? parent : parent)
  }
}
