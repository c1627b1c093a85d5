import LintSyntax

/// Where a name of Swift's libraries means something else, because the project declares a type or function of that
/// name. A to-do list has a `Task` of its own, and what is true of Swift's is not true of that one.
///
/// Decided by names and whole files alone, so it may call too much hidden, which silences rules that would be right.
struct HiddenNames: Sendable {
  /// All names that are hidden somewhere.
  private(set) var all = WellKnownNameSet()

  // Names that are declared at top level, by where they are visible: most files are asked about, and few names are
  // declared.

  /// Declared where folders do not tell about modules: it may be the same one.
  private var everywhere = WellKnownNameSet()
  /// Declared in some target: it may be the one of a file whose folder does not tell.
  private var inTargets = WellKnownNameSet()
  private var byFolder: [FilePaths.ModuleFolder: WellKnownNameSet] = [:]
  /// By the name that an import would have.
  private var byModule: [Name: WellKnownNameSet] = [:]
  private var byFile: [FileID: WellKnownNameSet] = [:]

  /// Names that are declared in a type, by the name of that type.
  private var nested: [Name: WellKnownNameSet] = [:]
  private var allNested = WellKnownNameSet()
  /// The names of those types.
  private var owners = NameQuery([])

  init(in files: [FileOutline]) {
    for (number, file) in files.enumerated() {
      for entry in file.entries where Self.mayHide(entry) {
        add(Node(columns: file.tree.columns, id: entry.node), entry.name, FileID(number), file.moduleFolder)
      }
    }
    owners = NameQuery(nested.keys)
  }

  /// The names that are hidden somewhere in a file, whether or not it spells them: what it uses may be of such a type.
  ///
  /// - Parameter wanted: those that matter; others may be left out.
  func names(in file: FileID, among wanted: WellKnownNameSet?, of index: ProjectIndex) -> WellKnownNameSet {
    let outline = index.outline(file)
    var names = everywhere
    if let own = byFile[file] { names.formUnion(own) }
    if !outline.moduleFolder.isOfTarget {
      names.formUnion(inTargets)
    } else if !inTargets.isEmpty {
      if let own = byFolder[outline.moduleFolder] { names.formUnion(own) }
      for module in outline.importedNames { if let imported = byModule[module] { names.formUnion(imported) } }
    }
    if let wanted, !allNested.intersects(wanted) { return names }
    if !outline.mayContain(anyOf: owners) { return names }
    for entry in outline.entries where entry.kind == .type || entry.kind == .extension {
      if let own = nested[entry.name] { names.formUnion(own) }
      for inherited in Node(columns: outline.tree.columns, id: entry.node).children(.inheritedType) {
        for token in inherited.tokens where token.kind == .identifier {
          if let own = nested[token.name] { names.formUnion(own) }
        }
      }
    }
    return names
  }

  // MARK: What hides

  private static func mayHide(_ entry: FileLists.Entry) -> Bool {
    if entry.name.isHash { return false }
    switch entry.kind {
    case .type, .alias: return !macros.contains(entry.name)
    case .function: return functions.contains(entry.name)
    case .extension, .global: return false
    }
  }

  private mutating func add(_ node: Node, _ name: Name, _ file: FileID, _ folder: FilePaths.ModuleFolder) {
    if node.kind == .initializerDecl || node.isAliasOfSameName { return }
    all.insert(name)
    for ancestor in node.enclosingNodes {
      switch ancestor.kind {
      case .sourceFile, .codeBlock, .closureExpr, .accessorBlock:
        byFile[file, default: WellKnownNameSet()].insert(name)
        if ancestor.kind != .sourceFile || DeclFlags.isFilePrivate(node) { return }
        guard folder.isOfTarget else { return everywhere.insert(name) }
        inTargets.insert(name)
        byFolder[folder, default: WellKnownNameSet()].insert(name)
        byModule[Name(spelling: folder.name), default: WellKnownNameSet()].insert(name)
        return
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        guard node.kind != .functionDecl, let owner = TypeDeclaration(ancestor, file) else { return }
        nested[owner.nameID, default: WellKnownNameSet()].insert(name)
        allNested.insert(name)
        return
      default: continue
      }
    }
  }

  /// Attributes that are macros mean the macro, whichever type has their name.
  private static let macros = WellKnownNameSet(
    [
      .Model, .Observable, .Query, .Attribute, .Relationship, .Transient, .ModelActor, .Preview, .Predicate, .Test,
      .Suite
    ] as [WellKnownName])

  /// Functions of no type that Swift's libraries have; all other names of functions are those of members.
  private static let functions = WellKnownNameSet(
    [
      .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup, .withThrowingDiscardingTaskGroup,
      .withCheckedContinuation,
      .withCheckedThrowingContinuation, .withUnsafeContinuation, .withUnsafeThrowingContinuation,
      .withTaskCancellationHandler, .sleep,
      .usleep, .nanosleep, .dispatchMain, .dispatchPrecondition, .os_unfair_lock_lock, .pthread_mutex_lock
    ] as [WellKnownName])
}

extension ProjectIndex {
  /// The names of Swift's libraries that mean something of the project's in a file, or in a part of it.
  ///
  /// - Parameter wanted: those that matter; others may be left out.
  public func hiddenNames(in file: FileID, among wanted: WellKnownNameSet? = nil) -> WellKnownNameSet {
    declaredNames.names(in: file, among: wanted, of: self)
  }

  /// Whether one of the names is hidden in some file.
  public func hidesSomewhere(anyOf names: WellKnownNameSet) -> Bool { declaredNames.all.intersects(names) }
}

extension Node {
  /// `typealias Task = _Concurrency.Task`
  fileprivate var isAliasOfSameName: Bool {
    guard kind == .typeAliasDecl, let target = TypeAliasDecl(unchecked: self).aliasedType?.nameToken else {
      return false
    }
    return target.name == mainToken.name
  }
}
