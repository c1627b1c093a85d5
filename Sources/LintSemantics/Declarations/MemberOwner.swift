import LintSyntax

extension Node {
  /// The type or extension that a node is a member of, `#if` in between or not.
  var memberOwner: Node? {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberBlock: return parent.parent
      case .ifConfigClause, .ifConfigDecl, .variableDecl, .enumCaseDecl: current = parent
      default: return nil
      }
    }
    return nil
  }
}
