import LintSyntax

/// The names of the members that code of a file accesses on something other than `self`.
private final class AccessedMembers: AnswerTable {
  static let number = AnswerTableNumber()
  let names = Memo<FileID, Set<Name>>()
}

extension ProjectIndex {
  /// Whether code of a file may access a member of this name of another object, as far as its spelling tells. Names
  /// such as `items` are in many files, each of which means its own.
  public func mayAccessMember(_ name: Name, in file: FileID) -> Bool {
    answers(AccessedMembers.self).names(file) {
      let tree = outline(file).wholeTree()
      return withExtendedLifetime(tree) { Set(tree.root.descendants.compactMap(\.nameOfOthersMember)) }
    }.contains(name)
  }
}

extension Node {
  fileprivate var nameOfOthersMember: Name? {
    guard let member = MemberAccessExpr(self), let base = member.base else { return nil }
    if case .declReference(let reference) = base, reference.isSelf { return nil }
    return member.nameToken?.name
  }
}
