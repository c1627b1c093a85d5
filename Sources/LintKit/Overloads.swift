/// Calls of one name with several functions.
extension Pass {
  /// Whether the arguments of a call, in any file, may be given to a function: `false` where a type does not fit, and
  /// another function of the name is meant. May read the file of the call again, so it is asked last.
  public func fits(_ call: BodyRef, _ function: DeclRef) -> Bool {
    let record = index.function(function)
    guard index.functions(named: record.nameID).count > 1 else { return true }
    let pass = looking(at: call.file)
    guard let made = pass.node(ofCall: call).flatMap({ FunctionCallExpr($0) }) else { return true }
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
    guard case .nominal(let given) = type(of: value).unwrapped else { return true }
    switch wanted.unwrapped {
    case .nominal(let wanted):
      if wanted.declaration == given.declaration, wanted.name == given.name { return true }
      // Values of a generic type of the SDK are of no other type; but for those, a class may inherit.
      return !(wanted.isStandardGeneric || given.isStandardGeneric)
    case .opaque(let constraint), .existential(let constraint):
      // A model is an object.
      return constraint.standardName != "PersistentModel" || !given.isStandardGeneric
    default: return true
    }
  }
}

extension SwiftType.NominalType {
  /// `Array<Element>`, `FetchDescriptor<Model>`
  fileprivate var isStandardGeneric: Bool { !arguments.isEmpty && (declaration?.isOfSDK ?? true) }
}
