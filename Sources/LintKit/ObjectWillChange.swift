/// Whose `objectWillChange` the code of a file uses. Made when a rule first asks about the file.
struct ObjectWillChangeUses {
  private(set) var owners: Set<DeclRef> = []
  /// Of some value, the type is not known.
  private(set) var hasUnknownOwner = false

  init(in pass: Pass) {
    for node in pass.tree.root.descendants where node.lastNameToken?.name == .objectWillChange {
      if let owner = Self.owner(of: node, in: pass) { owners.insert(owner) } else { hasUnknownOwner = true }
    }
  }

  private static func owner(of node: Node, in pass: Pass) -> DeclRef? {
    if let base = MemberAccessExpr(node)?.base {
      guard case .declReference(let reference) = base, reference.isSelf else {
        return pass.type(of: base).unwrapped.ownDeclaration
      }
    }
    return pass.type(around: node).flatMap { pass.index.extendedNominal($0) }
  }
}

extension Pass {
  /// More files than that are not asked: each is parsed again for each file with such a class.
  private static let mostFiles = 16

  /// Whether code of the project uses `objectWillChange` of a class, or of a value that may be one.
  public func usesObjectWillChange(of type: DeclRef) -> Bool {
    let users = index.files.indices.map { FileID($0) }.filter { index.outline($0).names.contains(.objectWillChange) }
    if users.count > Self.mostFiles { return true }
    // Code with a value of an unknown type mostly names the type of it somewhere.
    let query = NameQuery([index.type(type).nameID])
    return users.contains { user in
      let uses = looking(at: user).objectWillChangeUses
      return uses.owners.contains(type) || uses.hasUnknownOwner && index.outline(user).mayContain(anyOf: query)
    }
  }
}
