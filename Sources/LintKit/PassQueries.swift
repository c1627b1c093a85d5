/// Semantic questions about places of the file.
extension Pass {
  /// The innermost function, accessor, closure or initial value that a node stands in or is.
  public func context(around node: Node) -> RecordRef? {
    declarations.context(around: node).map { RecordRef(file: file, id: $0) }
  }

  /// Where the code of a node runs, and why.
  public func isolation(around node: Node) -> IsolationAnswer {
    guard let context = context(around: node) else { return IsolationAnswer(.unknown, []) }
    return index.isolation(ofContext: context)
  }

  /// The nearest function, initializer, deinitializer or subscript around a node, looking through closures and accessors.
  public func function(around node: Node) -> RecordRef? {
    for ancestor in node.ancestors {
      if let found = declarations.function(at: ancestor) { return RecordRef(file: file, id: found) }
      if declarations.type(at: ancestor) != nil { return nil }
    }
    return nil
  }

  /// The type or extension that a node stands directly or indirectly in.
  public func type(around node: Node) -> RecordRef? {
    for ancestor in node.ancestors {
      if let found = declarations.type(at: ancestor) { return RecordRef(file: file, id: found) }
    }
    return nil
  }

  public func ref(_ id: RecordID) -> RecordRef { RecordRef(file: file, id: id) }

  /// The generic parameters that are visible at a node, with their bounds.
  public func constraints(around node: Node) -> [GenericConstraint] {
    var constraints: [GenericConstraint] = []
    for ancestor in node.ancestors {
      if let function = declarations.function(at: ancestor) {
        constraints += declarations.functions[Int(function)].constraints
      } else if let type = declarations.type(at: ancestor) {
        constraints += declarations.types[Int(type)].constraints
      }
    }
    return constraints
  }

  /// Whether a node is only compiled for previews: `#Preview { }` or a `PreviewProvider`.
  public func isInPreview(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      if let macro = MacroExpansionExpr(ancestor), macro.name == .Preview { return true }
      if let macro = MacroExpansionDecl(ancestor), macro.name == .Preview { return true }
      if let type = declarations.type(at: ancestor), declarations.types[Int(type)].inherited.contains("PreviewProvider") {
        return true
      }
    }
    return false
  }
}
