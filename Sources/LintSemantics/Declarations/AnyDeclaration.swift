import LintSyntax

/// Any declaration as a cursor. Fields are found by their roles, so that to ask for one needs no look at what declares
/// it, and no table of what it can do.
struct AnyDeclaration: ParameterizedCursor, MemberedCursor {
  let node: Node

  static func accepts(_ kind: NodeKind) -> Bool { kind.category == .declaration }

  init(unchecked node: Node) { self.node = node }

  init?(_ node: Node) {
    guard Self.accepts(node.kind) else { return nil }
    self.node = node
  }
}
