import LintSyntax

/// Chains of members and calls, `a.b { … }.c`, whose types are found from the innermost link outwards: the question for
/// the last link would wait for as many others as there are links.
extension ExpressionTyper {
  /// Shorter ones need no help.
  private static let longChain = 8

  /// Finds the types of what stands before an expression in its chain.
  func typeInnerLinks(of expression: Expr) {
    guard expression.hasInnerLinks(Self.longChain) else { return }
    var links: [Expr] = []
    var current = expression
    while let inner = current.innerLink, types.found(of: inner.node, in: types.expressionTypes) == nil {
      links.append(inner)
      current = inner
    }
    for link in links.reversed() { _ = linkType(of: link) }
  }
}

extension Expr {
  /// What the next member, call or mark of a chain is attached to.
  fileprivate var innerLink: Expr? {
    switch self {
    case .memberAccess(let member): return member.base
    case .functionCall(let call):
      // The type of `a.b` is not asked for `a.b()`: that of `a` is.
      if case .memberAccess(let member)? = call.callee, let base = member.base { return base }
      return call.callee
    case .subscriptCall(let call): return call.callee
    case .optionalChaining(let chain): return chain.operand
    case .forceUnwrap(let unwrap): return unwrap.operand
    default: return nil
    }
  }

  fileprivate func hasInnerLinks(_ count: Int) -> Bool {
    var current = self
    for _ in 0..<count {
      guard let inner = current.innerLink else { return false }
      current = inner
    }
    return true
  }
}
