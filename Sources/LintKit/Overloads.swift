/// Calls of one name with several functions.
extension Pass {
  /// Whether a call, in any file, may reach a function: `false` where an argument's type does not fit, and another
  /// function of the name is meant, or where a requirement's witness is called as a member of its own type. May read
  /// the file of the call again, so it is asked last.
  public func fits(_ call: BodyRef, _ function: DeclRef) -> Bool {
    let record = index.function(function)
    guard index.functions(named: record.nameID).count > 1 else { return true }
    let pass = looking(at: call.file)
    guard let made = pass.node(ofCall: call).flatMap({ FunctionCallExpr($0) }) else { return true }
    if let member = pass.member(calledBy: made)?.ref, !member.isOfSDK,
      index.witnessedRequirements(of: member).contains(function)
    {
      return false
    }
    let types = typer.types.signatureTypes(of: function)
    return zip(record.parameters, types).allSatisfy { parameter, type in
      guard let argument = made.argument(for: parameter, of: record) else { return true }
      return pass.mayBe(argument, type)
    }
  }

  /// Whether a value may be given where a type is wanted, as far as both are known.
  private func mayBe(_ value: Expr, _ wanted: SwiftType) -> Bool {
    if case .nilLiteral = value.withoutEffectMarkers {
      guard case .nominal = wanted else { return true }
      return false
    }
    return mayBe(type(of: value), wanted)
  }

  private func mayBe(_ given: SwiftType, _ wanted: SwiftType) -> Bool {
    guard case .nominal(let given) = given.unwrapped else { return true }
    switch wanted.unwrapped {
    case .nominal(let wanted):
      if wanted.declaration == given.declaration, wanted.name == given.name {
        return wanted.arguments.count != given.arguments.count
          || zip(given.arguments, wanted.arguments).allSatisfy { mayBe($0, $1) }
      }
      // Values of a generic type of the SDK are of no other type; but for those, a class may inherit.
      if wanted.isStandardGeneric || given.isStandardGeneric { return false }
      return !(isValue(given) && isModel(wanted))
    case .opaque(let constraint), .existential(let constraint):
      // A model is an object.
      return constraint.standardName != "PersistentModel" || !(given.isStandardGeneric || isValue(given))
    default: return true
    }
  }

  /// Whether it is a structure or an enum.
  private func isValue(_ type: SwiftType.NominalType) -> Bool {
    guard let declaration = type.declaration.flatMap({ index.extendedNominal($0) }) else { return false }
    return [.struct, .enum].contains(index.type(declaration).kind)
  }

  private func isModel(_ type: SwiftType.NominalType) -> Bool {
    type.declaration.flatMap { index.extendedNominal($0) }.map { index.isModel($0).isYes } ?? false
  }
}

extension SwiftType.NominalType {
  /// `Array<Element>`, `FetchDescriptor<Model>`
  fileprivate var isStandardGeneric: Bool { !arguments.isEmpty && (declaration?.isOfSDK ?? true) }
}
