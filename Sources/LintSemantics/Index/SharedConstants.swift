import LintSyntax

extension ProjectIndex {
  /// The `let`s of a file that are global or `static`, mention a type, and have values of it, optional or not, in
  /// source order.
  public func sharedConstants(in file: FileID, of type: DeclRef) -> [DeclRef] {
    let name = self.type(type).nameID
    let candidates = sharedConstants(in: file).filter { constant in
      node(constant).tokens.contains { $0.kind == .identifier && $0.name == name }
    }
    if candidates.isEmpty { return [] }
    let types = TypeIndex(self)
    return candidates.filter { types.propertyType($0).unwrapped.ownDeclaration == type }
  }

  private func sharedConstants(in file: FileID) -> [DeclRef] {
    knownSharedConstants(file) {
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
}
