/// Types of other modules, of which nothing but the name is known.
extension Pass {
  /// The name of the type that is written for what an expression names, or that a call makes it of, where neither the
  /// project nor the interfaces of the SDK declare that type.
  func foreignTypeName(of expression: Expr) -> String? {
    switch expression.withoutNameSuffixes.withoutEffectMarkers {
    case .declReference(let reference):
      switch binding(of: reference) {
      case .variable(let variable)?: return foreignTypeName(variable.type, variable.initializer, in: file)
      case .parameter(let parameter)?: return foreignTypeName(parameter.type, nil, in: file)
      case .property(let ref)?: return foreignTypeName(ofProperty: ref)
      default: return nil
      }
    case .memberAccess(let member):
      guard let base = member.base, let name = member.name, let owner = type(of: base).unwrapped.ownDeclaration else {
        return nil
      }
      return index.property(named: name, of: owner).flatMap { foreignTypeName(ofProperty: $0) }
    default: return nil
    }
  }

  private func foreignTypeName(ofProperty ref: DeclRef) -> String? {
    let binding = PatternBinding(unchecked: index.node(ref))
    return foreignTypeName(binding.type, binding.initializer, in: ref.file)
  }

  private func foreignTypeName(_ written: TypeRef?, _ initializer: Expr?, in file: FileID) -> String? {
    let token: TokenCursor?
    if let written {
      token = written.withoutOptionals.withoutExistential.nameToken
    } else if case .functionCall(let call)? = initializer?.withoutEffectMarkers,
      case .declReference(let callee)? = call.callee
    {
      token = callee.nameToken
    } else {
      token = nil
    }
    guard let token, token.beginsUppercase, let place = written?.node ?? initializer?.node else { return nil }
    return typer.types.isUndeclared(token.identifierText, at: place, in: file) ? token.identifierText : nil
  }
}

extension TypeRef {
  /// `P` of `any P` and `some P`.
  fileprivate var withoutExistential: TypeRef {
    if case .someOrAny(let type) = self { type.base ?? self } else { self }
  }
}
