import LintSyntax

extension FileOutline {
  /// Whether the file declares a stored `var` that is global or `static`.
  public var declaresMutableGlobals: Bool {
    for node in tree.root.descendants where node.kind == .variableDecl {
      let variable = VariableDecl(unchecked: node)
      if variable.isLet { continue }
      let isGlobal = node.role == .statement && node.parent?.kind == .sourceFile
      guard isGlobal || variable.hasModifier(.static) || variable.hasModifier(.class) else { continue }
      for binding in node.children(.binding) {
        if let property = PropertyDeclaration(binding, 0), !property.isComputed { return true }
      }
    }
    return false
  }
}
