import LintSyntax

/// Whose `objectWillChange` a project uses. Made when a rule first asks: few files do.
struct ObjectWillChangeUses: Sendable {
  /// Users of a value whose type is not known.
  private var undecided: [FileID] = []
  private var owners: Set<DeclRef> = []
  private let areTooMany: Bool

  /// More files than that are not parsed again.
  private static let mostFiles = 16

  init(in index: ProjectIndex) {
    let users = index.files.indices.filter { index.files[$0].names.contains(.objectWillChange) }
    areTooMany = users.count > Self.mostFiles
    if areTooMany { return }
    for user in users { add(index.files[user].wholeTree(), FileID(user), index) }
  }

  private mutating func add(_ tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex) {
    withExtendedLifetime(tree) {
      let typer = ExpressionTyper(types: TypeIndex(index), file: file)
      for node in tree.root.descendants where node.lastNameToken?.name == .objectWillChange {
        if let owner = Self.owner(of: node, typer) {
          owners.insert(owner)
        } else if undecided.last != file {
          undecided.append(file)
        }
      }
    }
  }

  private static func owner(of node: Node, _ typer: ExpressionTyper) -> DeclRef? {
    if let base = MemberAccessExpr(node)?.base {
      guard case .declReference(let reference) = base, reference.isSelf else {
        return typer.type(of: base).unwrapped.ownDeclaration
      }
    }
    return node.ancestors.lazy.compactMap { typer.types.nominal(at: $0, typer.file) }.first
  }

  func mayInclude(_ type: DeclRef, in index: ProjectIndex) -> Bool {
    if areTooMany || owners.contains(type) { return true }
    // Code with a value of an unknown type mostly names the type of it somewhere.
    let query = NameQuery([index.type(type).nameID])
    return undecided.contains { index.outline($0).mayContain(anyOf: query) }
  }
}

extension ProjectIndex {
  /// Whether code of the project uses `objectWillChange` of a class, or of a value that may be one.
  public func usesObjectWillChange(of type: DeclRef) -> Bool {
    typeFacts.objectWillChangeUses { ObjectWillChangeUses(in: self) }.mayInclude(type, in: self)
  }
}
