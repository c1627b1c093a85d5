/// What keeps types from being known. Expensive, as types are: only for what is counted as undecided.
extension Pass {
  /// What keeps the type of an expression from being known: looked for in what it is made of, as deep as types are
  /// unknown.
  public func unknownType(of expression: Expr) -> MissingFact {
    var expression = expression
    var name: TokenCursor?
    // Wrong code may define values by each other.
    for _ in 0..<16 {
      expression = expression.withoutNameSuffixes.withoutEffectMarkers
      if let name = foreignTypeName(of: expression) ?? type(of: expression).undeclaredName {
        return .type(named: name, in: file, index)
      }
      name = expression.lastNameToken ?? name
      guard let part = unknownPart(of: expression) else { break }
      expression = part
    }
    guard let token = name else { return "type: of an expression" }
    if isUndeclaredType(token, at: expression.node) {
      return .type(named: token.identifierText, in: file, index)
    }
    return "type: of '\(token.identifierText)'"
  }

  /// The same for the variable that a pattern with one name introduces.
  public func unknownType(of binding: PatternBinding) -> MissingFact {
    if let written = binding.type { return unknownType(written) }
    if let value = binding.initializer { return unknownType(of: value) }
    return binding.nameToken.map { "type: of '\($0.identifierText)'" } ?? "type: of a variable"
  }

  /// The same for a type that is written in the file.
  public func unknownType(_ written: TypeRef) -> MissingFact {
    for token in written.node.tokens where isUndeclaredType(token, at: written.node) {
      return .type(named: token.identifierText, in: file, index)
    }
    return "type: '\(written.node.text)'"
  }

  /// What keeps the type from being known that the code around a node extends.
  public func unknownType(around node: Node) -> MissingFact {
    guard let type = type(around: node) else { return "type: of what the code is a member of" }
    return .type(named: index.type(type).name, in: file, index)
  }

  /// What the type of an expression is made from, where that is unknown too.
  private func unknownPart(of expression: Expr) -> Expr? {
    let part: Expr?
    switch expression {
    case .memberAccess(let member): part = member.base
    case .functionCall(let call): part = call.calleeBase ?? call.callee
    case .declReference(let reference):
      switch binding(of: reference) {
      case .variable(let variable)?: part = variable.initializer
      case .optionalBinding(let condition)?: part = condition.initializer
      case .loopVariable(let loop)?: part = loop.sequence
      default: part = nil
      }
    default: part = nil
    }
    guard let part, part.node != expression.node, type(of: part).hasUnknown else { return nil }
    return part
  }

  private func isUndeclaredType(_ token: TokenCursor, at place: Node) -> Bool {
    token.kind == .identifier && token.beginsUppercase
      && typer.types.isUndeclared(token.identifierText, at: place, in: file)
  }
}
