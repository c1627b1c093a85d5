import LintSyntax

/// Any declaration as a cursor. Fields are found by their roles, so asking for one needs neither the kind of the
/// declaration nor a table of what it supports.
struct AnyDeclaration: ParameterizedCursor, MemberedCursor {
  let node: Node

  static func accepts(_ kind: NodeKind) -> Bool { kind.category == .declaration }

  init(unchecked node: Node) { self.node = node }

  init?(_ node: Node) {
    guard Self.accepts(node.kind) else { return nil }
    self.node = node
  }
}
