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
  /// What a name that stands without a base means: the nearest local of that name, or a property of a type around.
  /// `nil` when the file does not introduce the name.
  public func binding(of reference: DeclReferenceExpr) -> Binding? {
    let name = reference.name
    var child = reference.node
    for ancestor in reference.node.ancestors {
      if let found = Self.local(name, in: ancestor, before: child) { return found }
      if let type = type(at: ancestor) {
        if let found = property(reference.nameToken.identifierText, of: type) { return .property(found) }
      }
      child = ancestor
    }
    let text = reference.nameToken.identifierText
    return index.globals(named: text).first { $0.file == file }.map { .property($0) }
  }

  private func property(_ name: String, of type: DeclRef) -> DeclRef? {
    for place in [type] + (index.nominal(of: type).map { [$0] } ?? []) {
      if let found = index.properties(in: place).first(where: { index.property($0).name == name }) { return found }
    }
    return index.property(named: name, of: index.type(type).name)
  }

  /// What a node introduces for its part `child`.
  private static func local(_ name: Name, in node: Node, before child: Node) -> Binding? {
    switch node.kind {
    case .codeBlock, .accessorBlock, .ifConfigClause: return statement(name, in: node, before: child)
    case .closureExpr: return statement(name, in: node, before: child) ?? closure(name, ClosureExpr(unchecked: node), child)
    case .switchCase: return statement(name, in: node, before: child) ?? casePattern(name, in: node)
    case .catchClause: return casePattern(name, in: node)
    case .ifExpr, .whileStmt:
      return child.role == .elseBody ? nil : condition(name, in: node, before: child)
    case .forStmt:
      let loop = ForStmt(unchecked: node)
      guard child.role == .body || child.role == .whereClause else { return nil }
      if loop.pattern?.name == name { return .loopVariable(loop) }
      return loop.pattern.flatMap { mention(name, in: $0.node) }
    case .functionDecl: return parameter(name, FunctionDecl(unchecked: node).parameters)
    case .initializerDecl: return parameter(name, InitializerDecl(unchecked: node).parameters)
    case .subscriptDecl: return parameter(name, SubscriptDecl(unchecked: node).parameters)
    default: return nil
    }
  }

  private static func statement(_ name: Name, in block: Node, before child: Node) -> Binding? {
    var found: Binding?
    for statement in block.children(.statement) where statement.id < child.id {
      switch statement.kind {
      case .variableDecl:
        for binding in VariableDecl(unchecked: statement).bindings {
          if binding.name == name { found = .variable(binding) } else if let pattern = binding.pattern, binding.name == nil {
            found = mention(name, in: pattern.node) ?? found
          }
        }
      case .guardStmt: found = condition(name, in: statement, before: nil) ?? found
      case .functionDecl where FunctionDecl(unchecked: statement).name == name: found = .other(statement)
      default: break
      }
    }
    return found
  }

  private static func condition(_ name: Name, in node: Node, before child: Node?) -> Binding? {
    var found: Binding?
    for condition in node.children(.condition) where child.map({ condition.id < $0.id }) ?? true {
      switch Condition(condition) {
      case .optionalBinding(let binding)? where binding.name == name: found = .optionalBinding(binding)
      case .matchingPattern(let match)?: found = match.pattern.flatMap { mention(name, in: $0.node) } ?? found
      default: break
      }
    }
    return found
  }

  private static func closure(_ name: Name, _ closure: ClosureExpr, _ child: Node) -> Binding? {
    guard child.role == .statement else { return nil }
    for parameter in closure.parameters where parameter.name == name { return .closureParameter(parameter) }
    for capture in closure.captures where capture.name == name && capture.initializer != nil { return .capture(capture) }
    return nil
  }

  private static func casePattern(_ name: Name, in node: Node) -> Binding? {
    for item in node.children(.caseItem) { if let found = mention(name, in: item) { return found } }
    return nil
  }

  private static func parameter(_ name: Name, _ parameters: SyntaxList<FunctionParameter>) -> Binding? {
    for parameter in parameters where parameter.internalName?.name == name { return .parameter(parameter) }
    return nil
  }

  /// The name somewhere in a pattern.
  private static func mention(_ name: Name, in pattern: Node) -> Binding? {
    for node in pattern.descendants where node.kind == .identifierPattern && node.mainToken.name == name { return .other(node) }
    return pattern.kind == .identifierPattern && pattern.mainToken.name == name ? .other(pattern) : nil
  }
}
