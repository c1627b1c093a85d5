import LintSyntax

extension ControlFlowBuilder {
  /// The statements of a block, a closure or a getter, and what runs when it is left at its end.
  mutating func scope(_ block: Node) {
    let outer = cleanup
    statements(of: block)
    leaveScopes(to: outer)
  }

  mutating func statements(of node: Node) {
    for child in node.children where child.role == .statement { statement(child) }
  }

  mutating func statement(_ node: Node) {
    switch node.kind {
    case .labeledStmt:
      label = Int64(node.firstToken.index)
      node.child(.statement).map { statement($0) }
      label = -1
    case .guardStmt: guardStatement(node)
    case .whileStmt: whileLoop(node)
    case .repeatStmt: repeatLoop(node)
    case .forStmt: forLoop(node)
    case .doStmt: doStatement(node)
    case .ifExpr: ifExpression(node)
    case .switchExpr: switchExpression(node)
    case .deferStmt:
      emit(.defer, node)
      addCleanup(.deferred, node)
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: jump(node)
    case .yieldStmt:
      for operand in node.children(.operand) { expression(operand) }
      emit(.jump, node)
      // The caller may end an accessor here, which then only cleans up.
      fork(to: Destination(block: Block.returns, cleanup: -1))
    case .thenStmt, .discardStmt:
      node.child(.operand).map { expression($0) }
      emit(.jump, node)
    case .variableDecl: variable(node)
    case .functionDecl:
      if let body = names.body(at: node) { emit(.nest, node, body.rawValue) }
    case .ifConfigDecl: branches(of: node)
    case .macroExpansionDecl: macro(node)
    default: if node.kind.category == .expression { expression(node) }
    }
  }

  // MARK: Declarations

  private mutating func variable(_ node: Node) {
    for binding in node.children(.binding) {
      let pattern = binding.child(.pattern)
      guard let value = binding.child(.initializer) else {
        if let pattern {
          forEachName(in: pattern) { $0.emit(binding.child(.accessors) == nil ? .declare : .define, $1, $2.rawValue) }
        }
        continue
      }
      if let child = names.deferredValue(at: value) {
        let isAsync = names[child].kind == .asyncLet
        emit(isAsync ? .spawn : .nest, value, child.rawValue)
        if let pattern { define(pattern) }
        if isAsync, let pattern {
          forEachName(in: pattern) { $0.addCleanup(.asyncLet($2), $1) }
        }
      } else {
        expression(value)
        if let pattern { define(pattern) }
      }
    }
  }

  /// The names of a pattern have their values now.
  mutating func define(_ pattern: Node) {
    forEachName(in: pattern) { $0.emit(.define, $1, $2.rawValue) }
  }

  private mutating func forEachName(in pattern: Node, _ use: (inout ControlFlowBuilder, Node, DefinitionID) -> Void) {
    var id = pattern.id
    while id < pattern.subtreeEnd {
      let node = Node(columns: pattern.columns, id: id)
      id = node.kind == .closureExpr ? node.subtreeEnd : id + 1
      if node.kind == .identifierPattern, let definition = names.definition(at: node) { use(&self, node, definition) }
    }
  }

  /// What a pattern compares with is evaluated.
  mutating func evaluate(pattern: Node) {
    var id = pattern.id
    while id < pattern.subtreeEnd {
      let node = Node(columns: pattern.columns, id: id)
      id = node.subtreeEnd
      switch node.kind {
      case .closureExpr: element(node)
      case .declReferenceExpr: emitUse(node)
      default: id = node.id + 1
      }
    }
  }

  // MARK: Conditional compilation

  /// The branches of an `#if`, of which one is compiled: which one is not known.
  mutating func branches(of node: Node) {
    let head = current
    let join = newBlock()
    let escapesBefore = escapes
    let outer = cleanup
    var hasElse = false
    for clause in node.children(.ifConfigClause) {
      hasElse = hasElse || clause.flags.contains(.isDefault)
      let block = newBlock()
      link(from: head, to: block, isUncertain: true)
      start(block)
      clauseContent(clause)
      if !isDead { link(to: join) }
    }
    if !hasElse { link(from: head, to: join, isUncertain: true) }
    choices.append(
      StaticChoice(
        nodes: node.id..<node.subtreeEnd, head: head, join: join,
        isTransparent: escapes == escapesBefore && cleanup == outer))
    // A `defer` in a branch belongs to the block around it.
    var added = cleanup
    while added != outer {
      cleanups[Int(added)].isConditional = true
      added = cleanups[Int(added)].outer
    }
    start(join)
  }

  private mutating func clauseContent(_ clause: Node) {
    statements(of: clause)
    if let operand = clause.child(.operand) { element(operand) }
  }
}
