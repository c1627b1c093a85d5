import LintSyntax

extension ClassDecl {
  /// Whether the class's own tokens leave it possible that `: Sendable` is all that is missing: what instances store is constant, and
  /// neither an inheritance entry nor an attribute speaks of sendability or the main actor.
  public var storesConstantsOnly: Bool {
    if hasModifier(.open) || hasAttribute(.MainActor) || inheritedTypes.contains(where: { $0.name == .Sendable }) { return false }
    return !storesVariables
  }
}

extension FileOutline {
  /// Whether the file declares a class of constants alone, and something in the file uses it as if it were `Sendable`, or others may:
  /// it is shared, captured, or has asynchronous methods.
  public var mayNeedSendableClass: Bool {
    lazy var shared = sharedConstants
    return entries.contains { entry in
      let node = Node(columns: tree.columns, id: entry.node)
      guard entry.kind == .type, node.kind == .classDecl else { return false }
      let declaration = ClassDecl(unchecked: node)
      guard declaration.storesConstantsOnly else { return false }
      return names.intersects(Self.capturing) || declaration.members.contains { $0.node.kind == .functionDecl && $0.node.flags.contains(.async) }
        || shared.contains { constant in constant.tokens.contains { $0.name == entry.name } }
    }
  }

  /// The declarations of global and static constants.
  private var sharedConstants: [Node] {
    tree.root.descendants.filter { node in
      guard node.kind == .variableDecl, VariableDecl(unchecked: node).isLet else { return false }
      return VariableDecl(unchecked: node).hasModifier(.static) || node.role == .statement && node.parent?.kind == .sourceFile
    }
  }

  /// Names of what keeps a closure and runs it elsewhere.
  private static let capturing = WellKnownNameSet([.Task, .detached, .addTask, .DispatchQueue, .asyncAfter, .addOperation])
}
