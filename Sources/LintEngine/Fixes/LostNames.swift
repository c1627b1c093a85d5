import LintKit

/// Names of locals that mean nothing any more in an edited file: an edit has removed, renamed or moved what introduces
/// them. The compiler would not find them in scope.
struct LostNames {
  static let ruleID = "name-not-in-scope"

  private let index: ProjectIndex
  private let file: FileID

  /// - Parameter index: of the project with the edited text.
  /// - Returns: nil where the index does not have the file.
  init?(at projectPath: String, in index: ProjectIndex) {
    guard let file = index.file(at: projectPath) else { return nil }
    (self.index, self.file) = (index, file)
  }

  /// One for each use of a name that no local has, other than before, and no declaration of the project either.
  ///
  /// - Parameters:
  ///   - before: in the text before all edits.
  ///   - tree: of the text with the edits.
  func diagnostics(before: LocalNamesOfFile, in tree: SyntaxTree, path: String) -> [Diagnostic] {
    let after = LocalNamesOfFile(tree)
    var found: [Diagnostic] = []
    let positions = TextPositions(Array(tree.source))
    for (name, uses) in after.free.sorted(by: { $0.key < $1.key }) where before.introduced.contains(name) {
      let added = uses.count - (before.free[name]?.count ?? 0)
      guard added > 0 else { continue }
      for use in uses.filter({ !mayBeDeclared(name, at: $0) }).suffix(added) {
        let range = Int(use.range.lowerBound)..<Int(use.range.upperBound)
        found.append(
          Diagnostic(
            ruleID: Self.ruleID, severity: .error, priority: .critical, message: "'\(name)' is not in scope.",
            path: path, range: positions.range(of: range)))
      }
    }
    return found
  }

  /// Whether a declaration of the project, or one that is not known, may be what a name means.
  private func mayBeDeclared(_ name: String, at use: Node) -> Bool {
    if !index.functions(named: Name(spelling: name)).isEmpty || !index.globals(named: name).isEmpty
      || !index.types(named: name).isEmpty || !index.aliases(named: name).isEmpty
    {
      return true
    }
    return use.ancestors.contains { ancestor in
      switch ancestor.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        guard let place = index.declaration(of: ancestor, in: file), let type = index.extendedNominal(place) else {
          return true
        }
        return mayHave(Name(spelling: name), type)
      default: return false
      }
    }
  }

  /// Whether a type, or one that it inherits from, may have a property of the name.
  private func mayHave(_ name: Name, _ type: DeclRef) -> Bool {
    var (open, seen) = ([type], Set([type]))
    while let type = open.popLast() {
      // What the SDK and other packages add is not listed.
      if type.isOfSDK || index.hasUnknownSupertypes(type) { return true }
      for place in [type] + index.extensions(ofNominal: type) {
        if !index.properties(named: name, in: place).isEmpty { return true }
        for entry in index.node(place).children(.inheritedType) {
          let types = index.types(named: entry.lastToken.identifierText)
          open += types.filter { seen.insert($0).inserted }
        }
      }
    }
    return false
  }
}

/// The names that the code of a file introduces, and those that it does not.
struct LocalNamesOfFile {
  private let tree: SyntaxTree
  private(set) var introduced: Set<String> = []
  /// The uses of names without a base that no local has, in source order.
  private(set) var free: [String: [Node]] = [:]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    var known: Set<UInt32> = []
    for node in tree.root.descendants(of: .declReferenceExpr) {
      guard let item = node.flowItem, known.insert(item.id).inserted else { continue }
      add(LocalNames(item: item))
    }
  }

  private mutating func add(_ names: LocalNames) {
    for number in names.definitions.indices {
      let token = names.node(of: DefinitionID(rawValue: Int32(number))).mainToken
      if token.kind == .identifier { introduced.insert(token.identifierText) }
    }
    for number in names.uses.indices {
      let use = UseID(rawValue: Int32(number))
      guard names[use].resolution == .memberOrGlobal else { continue }
      let node = names.node(of: use)
      // `if let name` without a value has no expression.
      let token = OptionalBindingCondition(node)?.nameToken ?? node.mainToken
      if token.kind == .identifier { free[token.identifierText, default: []].append(node) }
    }
  }
}
