import LintSyntax

extension FileOutline {
  /// Whether the file declares a stored `var` that is global or `static`, or shares an instance of a class of its own that has variables.
  public var declaresMutableGlobals: Bool {
    for node in tree.root.descendants(of: .variableDecl) {
      let variable = VariableDecl(unchecked: node)
      let isGlobal = node.role == .statement && node.parent?.kind == .sourceFile
      guard isGlobal || variable.hasModifier(.static) || variable.hasModifier(.class) else { continue }
      for binding in node.children(.binding) {
        if variable.isLet {
          if let shared = PatternBinding(unchecked: binding).sharedClass(in: self), shared.storesVariables { return true }
        } else if let property = PropertyDeclaration(binding, 0), !property.isComputed {
          return true
        }
      }
    }
    return false
  }
}

extension PatternBinding {
  /// The class of the file that `= C(…)` makes an instance of.
  public func sharedClass(in file: FileOutline) -> ClassDecl? {
    guard case .functionCall(let call)? = initializer, case .declReference(let reference)? = call.callee else { return nil }
    for entry in file.entries where entry.kind == .type && entry.name == reference.name {
      return ClassDecl(Node(columns: file.tree.columns, id: entry.node))
    }
    return nil
  }
}

extension ClassDecl {
  /// Whether instances store a variable that no attribute, as that of an actor or a wrapper, says more about.
  public var storesVariables: Bool {
    for case .variable(let variable) in members where !variable.isLet {
      guard variable.attributes.isEmpty, !variable.hasModifier(.static), !variable.hasModifier(.class), !variable.hasModifier(.nonisolated) else {
        continue
      }
      for binding in variable.node.children(.binding) {
        if let property = PropertyDeclaration(binding, 0), !property.isComputed { return true }
      }
    }
    return false
  }
}
