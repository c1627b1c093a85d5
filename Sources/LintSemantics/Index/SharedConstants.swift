import LintSyntax

extension ProjectIndex {
  /// The `let`s of a file that are global or `static` and have a plain type of this name, written or inferred, in
  /// source order.
  public func sharedConstants(in file: FileID, ofTypeNamed name: String) -> [DeclRef] {
    let byType = knownSharedConstants(file) {
      var byType: [String: [DeclRef]] = [:]
      for constant in sharedConstants(in: file) {
        let type = property(constant).type
        if type.form == .named { byType[type.name, default: []].append(constant) }
      }
      return byType
    }
    return byType[name] ?? []
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
