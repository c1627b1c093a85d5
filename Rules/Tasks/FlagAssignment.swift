import LintKit

/// What `flag = true` or `self.flag = true` assigns to.
struct AssignedFlag {
  var target: Node
  var token: TokenCursor
  var name: Name { token.name }
}

extension Node {
  /// The flag, and the literal that it is set to, of `flag = literal`.
  var flagAssignment: (flag: AssignedFlag, value: Bool)? {
    guard let sequence = SequenceExpr(self) else { return nil }
    var elements = sequence.elements
    guard case .operand(let target)? = elements.next(), case .assignment? = elements.next(),
      case .operand(.booleanLiteral(let literal))? = elements.next(), elements.next() == nil
    else { return nil }
    let token: TokenCursor?
    switch target {
    case .declReference(let reference): token = reference.nameToken
    case .memberAccess(let access):
      guard case .declReference(let base)? = access.base, base.isSelf else { return nil }
      token = access.nameToken
    default: token = nil
    }
    return token.map { (AssignedFlag(target: target.node, token: $0), literal.node.mainToken.kind == .true) }
  }
}

extension Node {
  /// `node = …` or `self.node = …`
  var assignment: Node? {
    var target = self
    if let parent = target.parent, parent.kind == .memberAccessExpr, target.role != .base { target = parent }
    guard target.role == .element, let sequence = target.parent.flatMap({ SequenceExpr($0) }) else { return nil }
    var elements = sequence.elements
    guard case .operand(let first)? = elements.next(), first.node == target, case .assignment? = elements.next() else {
      return nil
    }
    return sequence.node
  }
}
