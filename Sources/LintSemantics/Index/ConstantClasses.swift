import LintSyntax

extension ClassDecl {
  /// Whether the class's own tokens leave it possible that `: Sendable` is all that is missing: what instances store is
  /// constant, and neither an inheritance entry nor an attribute speaks of sendability or the main actor.
  public var storesConstantsOnly: Bool {
    if hasModifier(.open) || hasAttribute(.MainActor) || inheritedTypes.contains(where: { $0.name == .Sendable }) {
      return false
    }
    return !storesVariables
  }
}

extension FileOutline {
  /// Whether the file declares a class of constants alone, and something in the file uses it as if it were `Sendable`,
  /// or others may: it is shared, captured, or has asynchronous methods.
  public var mayNeedSendableClass: Bool {
    lazy var shared = namesInSharedConstants
    return entries.contains { entry in
      let node = Node(columns: tree.columns, id: entry.node)
      guard entry.kind == .type, node.kind == .classDecl else { return false }
      let declaration = ClassDecl(unchecked: node)
      guard declaration.storesConstantsOnly else { return false }
      return names.intersects(Self.capturing)
        || declaration.members.contains { $0.node.kind == .functionDecl && $0.node.flags.contains(.async) }
        || shared.contains(entry.name)
    }
  }

  /// The names in the declarations of global and static constants.
  private var namesInSharedConstants: Set<Name> {
    var names: Set<Name> = []
    for node in tree.root.descendants(of: .variableDecl) {
      let variable = VariableDecl(unchecked: node)
      guard variable.isLet, variable.hasModifier(.static) || node.role == .statement && node.parent?.kind == .sourceFile
      else { continue }
      for token in node.tokens where token.kind == .identifier { names.insert(token.name) }
    }
    return names
  }

  /// Names of what keeps a closure and runs it elsewhere.
  private static let capturing = WellKnownNameSet([
    .Task, .detached, .addTask, .DispatchQueue, .asyncAfter, .addOperation
  ])
}
