/// Which values are a `ModelContext` or hold SwiftData models, as far as types tell.
extension Pass {
  /// What a value of a type holds that is written in the file.
  public func confinement(of written: TypeRef) -> Confinement { typer.confinement(of: written) }

  /// What the variable holds that a pattern with one name introduces.
  public func confinement(of binding: PatternBinding) -> Confinement {
    binding.pattern.map { typer.confinement(ofDefinition: $0.node) } ?? .unknown
  }

  /// What a property holds, of any file.
  public func confinement(ofProperty ref: DeclRef) -> Confinement { typer.types.confinement(ofProperty: ref) }

  /// Whether a function of any file takes models.
  public func takesModels(_ function: DeclRef) -> Bool { typer.types.takesModels(function) }

  /// Whether a function of any file gives models back.
  public func givesModels(_ function: DeclRef) -> Bool { typer.types.givesModels(function) }

  /// What a model of the project stores.
  public func entity(of model: DeclRef) -> ModelEntity? { typer.types.modelEntity(model) }

  /// What the value of an expression holds.
  public func confinement(of expression: Expr) -> Confinement {
    let known = typer.confinement(of: expression)
    return known == .unknown && mayReadContext(expression) ? .context : known
  }

  /// `x.mainContext`, `x.modelContext`, or a constant that is one: these names are SwiftData's, whatever they are
  /// members of.
  private func mayReadContext(_ expression: Expr) -> Bool {
    var expression = expression.withoutEffectMarkers
    if case .declReference(let reference) = expression, case .variable(let variable)? = binding(of: reference),
      let value = variable.initializer
    {
      expression = value.withoutEffectMarkers
    }
    guard case .memberAccess(let member) = expression else { return false }
    return member.name == .mainContext || member.name == .modelContext
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
