import LintSyntax

/// The members that code of a file accesses on something other than `self`, by name.
private final class AccessedMembers: AnswerTable {
  static let number = AnswerTableNumber()
  let names = Memo<FileID, Set<Name>>()
  let files = Memo<Name, [FileID]>()
}

extension ProjectIndex {
  /// The files with code that may access a member of this name of another object, as far as its spelling tells. Names
  /// such as `items` are in many files, each of which means its own.
  public func files(accessingMember name: Name) -> [FileID] {
    let answers = answers(AccessedMembers.self)
    return answers.files(name) {
      let query = NameQuery([name])
      return files.indices.map { FileID($0) }.filter { file in
        guard outline(file).mayContain(anyOf: query) else { return false }
        return answers.names(file) {
          let tree = outline(file).wholeTree()
          return withExtendedLifetime(tree) { Set(tree.root.descendants.compactMap(\.nameOfOthersMember)) }
        }.contains(name)
      }
    }
  }
}

extension Node {
  fileprivate var nameOfOthersMember: Name? {
    guard let member = MemberAccessExpr(self), let base = member.base else { return nil }
    if case .declReference(let reference) = base, reference.isSelf { return nil }
    return member.nameToken?.name
  }
}
