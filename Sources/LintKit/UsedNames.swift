/// The names that declarations use otherwise than as a member or label, by declaration: each is searched once for all
/// fixes.
struct UsedNames {
  private var known: [UInt32: Set<Name>] = [:]

  fileprivate mutating func names(in declaration: Node) -> Set<Name> {
    if let names = known[declaration.id] { return names }
    var names: Set<Name> = []
    for token in declaration.tokens
    where token.kind == .identifier && token.previous?.kind != .period && token.next.kind != .colon {
      names.insert(token.name)
    }
    known[declaration.id] = names
    return names
  }
}

extension Pass {
  /// The first of the names that a declaration of the file does not use otherwise than as a member or label.
  public func firstFree(of names: [String], in declaration: Node) -> String? {
    let used = usedNames.names(in: declaration)
    return names.first { !used.contains(Name(spelling: $0)) }
  }
}
