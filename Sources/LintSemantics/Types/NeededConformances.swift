import LintSyntax

/// A conformance that code uses.
public struct NeededConformance {
  public let type: DeclRef
  public let proto: DeclRef
}

extension ExpressionTyper {
  /// The conformances of project types that the generic parameters of a call use.
  public func conformances(usedByCalling call: FunctionCallExpr) -> [NeededConformance] {
    guard let resolved = resolve(call.node), let member = resolved.member else { return [] }
    let bindings = bindings(of: resolved, at: call.node)
    let generic = types.environment(of: member.declaration).conformances.flatMap { needed -> [NeededConformance] in
      let type = types.substitute(types.substitute(needed.subject, member.substitution), bindings)
      return conformances(of: type, to: needed.bound)
    }
    let opaque = zip(resolved.arguments, resolved.parameterTypes).flatMap { argument, parameter in
      guard case .opaque(let constraint) = parameter.unwrapped else { return [NeededConformance]() }
      return conformances(of: type(of: argument.expression), to: constraint)
    }
    return generic + opaque
  }

  /// The conformances that make a value an existential or opaque one, where its place asks for that.
  public func conformances(usedByConverting expression: Expr) -> [NeededConformance] {
    switch contextualType(of: expression.node)?.unwrapped {
    case .existential(let constraint)?, .opaque(let constraint)?:
      conformances(of: type(of: expression).unwrapped, to: constraint)
    default: []
    }
  }

  private func conformances(of type: SwiftType, to constraint: SwiftType) -> [NeededConformance] {
    guard case .nominal(let nominal) = type, let declaration = nominal.declaration, !declaration.isOfSDK else {
      return []
    }
    return types.parts(constraint).compactMap { part in
      guard case .nominal(let proto) = part, let proto = proto.declaration else { return nil }
      return NeededConformance(type: declaration, proto: proto)
    }
  }
}
