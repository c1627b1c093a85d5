extension Pass {
  /// The members of `self` that an expression reads without writing `self`, in source order; `nil` where it writes
  /// `self`, or where it is not known what a name means.
  public func impliedMembers(in expression: Expr) -> [TokenCursor]? {
    var members: [TokenCursor] = []
    for node in [expression.node] + Array(expression.node.descendants) {
      guard let reference = DeclReferenceExpr(node) else { continue }
      if reference.isSelf { return nil }
      // A type; its static members are nobody's.
      if reference.nameToken.beginsUppercase { continue }
      switch binding(of: reference) {
      case nil: return nil
      case .property(let property)?:
        if index.property(property).owner != nil, !members.contains(where: { $0.name == reference.name }) {
          members.append(reference.nameToken)
        }
      default: continue
      }
    }
    return members
  }
}
