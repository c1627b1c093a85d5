import LintSyntax

extension ControlFlowBuilder {
  mutating func whileLoop(_ node: Node) {
    let label = takeLabel()
    let (head, exit) = (newBlock(), newBlock())
    proceed(to: head)
    conditions(of: node, otherwise: exit)
    loopBody(of: node, label, continues: head, breaks: exit)
    link(to: head)
    start(exit)
  }

  mutating func repeatLoop(_ node: Node) {
    let label = takeLabel()
    let (head, test, exit) = (newBlock(), newBlock(), newBlock())
    proceed(to: head)
    loopBody(of: node, label, continues: test, breaks: exit)
    proceed(to: test)
    if let condition = node.child(.condition) {
      self.condition(condition, onTrue: head, onFalse: exit)
    } else {
      link(to: exit)
    }
    start(exit)
  }

  mutating func forLoop(_ node: Node) {
    let label = takeLabel()
    if let sequence = node.child(.sequence) { expression(sequence) }
    let (head, next, exit) = (newBlock(), newBlock(), newBlock())
    proceed(to: head)
    emit(.iterate, node)
    if node.flags.contains(.async) { emit(.suspend, node, Int32(bitPattern: node.id)) }
    if node.flags.contains(.throws) { fork(to: handler) }
    link(to: exit)
    proceed(to: next)
    if let pattern = node.child(.pattern) {
      evaluate(pattern: pattern)
      if !pattern.bindsAlways { link(to: head) }
      let matched = newBlock()
      proceed(to: matched)
      define(pattern)
    }
    if let condition = node.child(.whereClause) {
      let body = newBlock()
      self.condition(condition, onTrue: body, onFalse: head)
      start(body)
    }
    loopBody(of: node, label, continues: head, breaks: exit)
    link(to: head)
    start(exit)
  }

  private mutating func loopBody(of node: Node, _ label: Int64, continues: Int32, breaks: Int32) {
    targets.append(
      JumpTarget(label: label, breaks: breaks, continues: continues, isLoopOrSwitch: true, cleanup: cleanup))
    if let body = node.child(.body) { scope(body) }
    targets.removeLast()
  }
}

extension Node {
  /// Whether the pattern of a loop takes every element: it has no expression in it.
  fileprivate var bindsAlways: Bool {
    kind != .expressionPattern && kind != .isTypePattern
      && !descendants.contains { $0.kind == .expressionPattern || $0.kind == .isTypePattern }
  }
}
