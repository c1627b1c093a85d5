import LintKit

extension Node {
  /// The locals that a condition compares a member of `self` with: `id` of `currentID == id`, `query` of
  /// `text.trimmed() == query`, `item` of `current?.id == item.id && isShown`.
  func localsComparedWithMember(in names: LocalNames) -> [DefinitionID] {
    guard kind == .sequenceExpr else { return [] }
    return children(.element).split { $0.kind == .binaryOperatorExpr && $0.text == "&&" }.flatMap { part in
      let elements = Array(part)
      guard elements.count == 3, elements[1].kind == .binaryOperatorExpr, ["==", "==="].contains(elements[1].text)
      else { return [DefinitionID]() }
      return [(elements[0], elements[2]), (elements[2], elements[0])].compactMap { member, other in
        guard AccessPath(member.withoutCalls, in: names)?.isMember == true,
          let reference = DeclReferenceExpr(other.withoutMembers),
          case .local(let definition) = names.resolution(of: reference)
        else { return nil }
        return definition
      }
    }
  }

  /// What a member is accessed on: `item` of `item.id`.
  private var withoutMembers: Node {
    var value = self
    while let base = MemberAccessExpr(value)?.base { value = base.node }
    return value
  }

  /// What the first of a chain of calls is made on: `text` of `text.trimmed().lowercased()`.
  private var withoutCalls: Node {
    var value = self
    while let call = FunctionCallExpr(value), let base = call.calleeBase { value = base.node }
    return value
  }
}
