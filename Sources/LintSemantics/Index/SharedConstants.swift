import LintSyntax

extension ProjectIndex {
  /// The `let`s of a file that are global or `static` and have values of a type, optional or not, in source order.
  public func sharedConstants(in file: FileID, of type: DeclRef) -> [DeclRef] {
    let byType = knownSharedConstants(file) {
      let types = TypeIndex(self)
      return Dictionary(grouping: sharedConstants(in: file)) { types.propertyType($0).unwrapped.ownDeclaration }
    }
    return byType[type] ?? []
  }

  private func sharedConstants(in file: FileID) -> [DeclRef] {
    var found: [DeclRef] = []
    for node in files[Int(file)].tree.root.descendants(of: .variableDecl) {
      let variable = VariableDecl(unchecked: node)
      guard variable.isLet else { continue }
      let isGlobal = node.role == .statement && node.parent?.kind == .sourceFile
      guard isGlobal || variable.hasModifier(.static) else { continue }
      for binding in node.children(.binding) {
        if let property = PropertyDeclaration(binding, file) { found.append(property.ref) }
      }
    }
    return found
  }
}
