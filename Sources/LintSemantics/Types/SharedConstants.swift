import LintSyntax

extension ProjectIndex {
  /// The `let`s of a file that are global or `static`, mention a type, and have values of it, optional or not, in
  /// source order.
  public func sharedConstants(in file: FileID, of type: DeclRef) -> [DeclRef] {
    guard let candidates = sharedConstants(in: file)[self.type(type).nameID] else { return [] }
    let types = TypeIndex(self)
    return candidates.filter { types.propertyType($0).unwrapped.ownDeclaration == type }
  }

  /// By the names that are in the declaration.
  private func sharedConstants(in file: FileID) -> [Name: [DeclRef]] {
    typeFacts.sharedConstants(file) {
      var found: [Name: [DeclRef]] = [:]
      for node in files[Int(file)].tree.root.descendants(of: .variableDecl) {
        let variable = VariableDecl(unchecked: node)
        guard variable.isLet, variable.mayBeShared else { continue }
        for binding in node.children(.binding) {
          guard let property = PropertyDeclaration(binding, file) else { continue }
          let names = binding.tokens.lazy.filter { $0.kind == .identifier }.map(\.name)
          for name in Set(names) { found[name, default: []].append(property.ref) }
        }
      }
      return found
    }
  }
}
