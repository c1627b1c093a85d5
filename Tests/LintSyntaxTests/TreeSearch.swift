import LintSyntax

extension SyntaxTree {
  /// Parses a text and never frees the tree, so that a test may read cursors of it in one expression.
  static func kept(_ source: String) -> SyntaxTree {
    let tree = SyntaxTree.parse(source)
    _ = Unmanaged.passRetained(tree)
    return tree
  }

  /// The first node in source order that the cursor reads.
  func first<Cursor: SyntaxCursor>(_ type: Cursor.Type) -> Cursor? {
    for node in root.descendants {
      if let cursor = Cursor(node) { return cursor }
    }
    return nil
  }

  /// All nodes in source order that the cursor reads.
  func all<Cursor: SyntaxCursor>(_ type: Cursor.Type) -> [Cursor] { root.descendants.compactMap { Cursor($0) } }
}

extension SyntaxCursor {
  var text: String { node.text }
}
