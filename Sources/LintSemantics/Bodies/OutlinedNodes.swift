import LintSyntax

/// The declarations of one kind in an outline, found for those of the whole tree in the order that both have. No two
/// begin at the same token.
struct OutlinedNodes {
  private var nodes: DescendantsOfKind
  private var current: Node?

  init(_ kind: NodeKind, _ outline: FileOutline) {
    nodes = outline.tree.root.descendants(of: kind)
    current = nodes.next()
  }

  /// - Parameter node: of the kind, not before those that were asked for earlier.
  mutating func counterpart(of node: Node) -> Node? {
    let offset = node.firstToken.offset
    while let candidate = current, candidate.firstToken.offset < offset { current = nodes.next() }
    return current.flatMap { $0.firstToken.offset == offset ? $0 : nil }
  }
}
