import LintSyntax

extension ClassDecl {
  /// Whether the class's own tokens leave it possible that only `: Sendable` is missing: what instances store is
  /// constant, and neither an inheritance entry nor an attribute is about sendability or the main actor.
  public var storesConstantsOnly: Bool {
    if hasModifier(.open) || hasAttribute(.MainActor) || inheritedTypes.contains(where: { $0.name == .Sendable }) {
      return false
    }
    return !storesVariables
  }
}

extension ProjectIndex {
  /// The classes of constants alone that a file declares and something uses as if they were `Sendable`, or may: they
  /// are shared or captured in the file, or have asynchronous methods, wherever they are declared.
  public func classesInNeedOfSendable(in file: FileID) -> [DeclRef] {
    let outline = outline(file)
    lazy var shared = outline.namesInSharedConstants
    return outline.classesOfConstants.filter { entry in
      outline.names.intersects(FileOutline.capturing) || shared.contains(entry.name)
        || hasAsyncMethod(DeclRef(file: file, node: entry.node))
    }.map { DeclRef(file: file, node: $0.node) }
  }

  private func hasAsyncMethod(_ type: DeclRef) -> Bool {
    // The type of an extension is looked up last: few have such a method.
    declaresAsyncMethod(type)
      || extensions(of: self.type(type).name).contains { declaresAsyncMethod($0) && extendedNominal($0) == type }
  }

  private func declaresAsyncMethod(_ place: DeclRef) -> Bool {
    functions(in: place).contains { function($0).flags.contains(.isAsync) }
  }
}

extension FileOutline {
  /// Whether the file declares a class of constants alone.
  public var declaresClassOfConstants: Bool { classesOfConstants.contains { _ in true } }

  fileprivate var classesOfConstants: some Sequence<FileLists.Entry> {
    entries.lazy.filter { [tree] entry in
      guard entry.kind == .type else { return false }
      return ClassDecl(Node(columns: tree.columns, id: entry.node))?.storesConstantsOnly == true
    }
  }

  /// The names in the declarations of global and static constants.
  fileprivate var namesInSharedConstants: Set<Name> {
    var names: Set<Name> = []
    for node in tree.root.descendants(of: .variableDecl) {
      let variable = VariableDecl(unchecked: node)
      guard variable.isLet, variable.mayBeShared else { continue }
      for token in node.tokens where token.kind == .identifier { names.insert(token.name) }
    }
    return names
  }

  /// Names of what keeps a closure and runs it elsewhere.
  fileprivate static let capturing = WellKnownNameSet([
    .Task, .detached, .addTask, .async, .asyncAfter, .addOperation
  ])
}
