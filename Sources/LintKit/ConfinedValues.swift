/// Which values are a `ModelContext` or hold SwiftData models, as far as types tell.
extension Pass {
  /// What a value of a written type holds.
  ///
  /// - Parameter node: where the type stands, for the generic parameters that are visible there.
  public func confinement(of type: LightType, at node: Node) -> Confinement {
    index.confinement(of: type, constraints: constraints(around: node))
  }

  /// What the value of an expression holds.
  public func confinement(of expression: Expr) -> Confinement {
    let light = type(of: expression)
    if !light.isUnknown {
      let answer = confinement(of: light, at: expression.node)
      if answer != .unknown { return answer }
    }
    return index.confinement(of: typer.type(of: expression))
  }
}

extension ClosureExpr {
  /// The expressions whose value the closure gives back, those of closures in it left out.
  public var returned: [Expr] {
    var statements = statements.makeIterator()
    if case .expression(let only)? = statements.next(), statements.next() == nil { return [only] }
    var found: [Expr] = []
    for child in node.descendants(stoppingAtNestedFunctions: true) where child.kind == .returnStmt {
      if let operand = ReturnStmt(unchecked: child).operand { found.append(operand) }
    }
    return found
  }
}
