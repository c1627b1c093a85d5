import LintKit

/// What `@preconcurrency` keeps the compiler from refusing.
extension Pass {
  /// Whether a type counts as `Sendable` here: it is, or it is not because of types alone whose modules the file
  /// imports with `@preconcurrency`. Of these the compiler says nothing, or only warns.
  func answer(_ sendability: Sendability) -> Truth {
    guard sendability.answer.isNo, isExcused(sendability) else { return sendability.answer }
    return .yes
  }

  private func isExcused(_ sendability: Sendability) -> Bool {
    if sendability.roots.isEmpty || !outline.names.contains(.preconcurrency) { return false }
    return sendability.roots.allSatisfy { root in
      guard case .type(let type) = root else { return false }
      return importsWithoutChecks { index.isOfModule($0, type) }
    }
  }

  /// `@preconcurrency import Module`
  func importsWithoutChecks(_ isMeant: (String) -> Bool) -> Bool {
    tree.root.descendants(of: .importDecl).contains { node in
      let declaration = ImportDecl(unchecked: node)
      guard let module = declaration.moduleToken, declaration.hasAttribute(.preconcurrency) else { return false }
      return isMeant(module.text)
    }
  }

  /// Whether a closure or function is given to a `@preconcurrency` function of the project. What an SDK says of its own
  /// is not the same on every platform.
  func isGivenWithoutChecks(_ argument: Node) -> Bool {
    let given = argument.parent.flatMap { $0.kind == .labeledExpr ? $0.parent : $0 }
    guard let call = given.flatMap({ FunctionCallExpr($0) }), let callee = member(calledBy: call), !callee.ref.isOfSDK
    else { return false }
    return index.function(callee.ref).attributes.contains { $0.name == "preconcurrency" }
  }
}
