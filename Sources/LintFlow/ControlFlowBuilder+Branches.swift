import LintSyntax

/// `if`, `guard`, `switch`, `do`.
extension ControlFlowBuilder {
  // MARK: If and guard

  mutating func ifExpression(_ first: Node) {
    let join = newBlock()
    pushTarget(breaks: join)
    var node = first
    while true {
      let otherwise = newBlock()
      conditions(of: node, otherwise: otherwise)
      if let body = node.child(.body) { scope(body) }
      link(to: join)
      start(otherwise)
      guard let branch = node.child(.elseBody) else { break }
      if branch.kind == .ifExpr {
        node = branch
      } else {
        scope(branch)
        break
      }
    }
    targets.removeLast()
    proceed(to: join)
  }

  mutating func guardStatement(_ node: Node) {
    let otherwise = newBlock()
    conditions(of: node, otherwise: otherwise)
    let next = newBlock()
    link(to: next)
    start(otherwise)
    if let body = node.child(.body) { scope(body) }
    // The compiler requires that this is never reached: the last call of the body never returns.
    trap()
    start(next)
  }

  // MARK: Switch

  mutating func switchExpression(_ node: Node) {
    let label = takeLabel()
    if let subject = node.child(.subject) { expression(subject) }
    let join = newBlock()
    var cases: [(node: Node, body: Int32, isConditional: Bool)] = []
    collectCases(of: node, isConditional: false, into: &cases)

    for number in cases.indices {
      tests(of: cases[number].node, to: cases[number].body, isConditional: cases[number].isConditional)
    }
    // A switch is exhaustive: nothing leads past the last case.
    if cases.isEmpty { link(to: join) } else { markImpossible() }
    for number in cases.indices {
      let next = number + 1 < cases.count ? cases[number + 1].body : -1
      targets.append(
        JumpTarget(
          label: label, breaks: join, continues: -1, isLoopOrSwitch: true, cleanup: cleanup, fallsThrough: next))
      start(cases[number].body)
      if let pattern = cases[number].node.child(.caseItem)?.child(.pattern) { define(pattern) }
      scope(cases[number].node)
      targets.removeLast()
      link(to: join)
    }
    start(join)
  }

  private mutating func collectCases(
    of node: Node, isConditional: Bool, into cases: inout [(node: Node, body: Int32, isConditional: Bool)]
  ) {
    for child in node.children(.switchCase) {
      if child.kind == .switchCase {
        cases.append((child, newBlock(), isConditional))
      } else {
        for clause in child.children(.ifConfigClause) { collectCases(of: clause, isConditional: true, into: &cases) }
      }
    }
  }

  /// Whether a case or `catch` matches: on to its body, or to the next.
  private mutating func tests(of node: Node, to body: Int32, isConditional: Bool) {
    var matchesAlways = node.kind == .catchClause || node.flags.contains(.isDefault)
    for item in node.children(.caseItem) {
      matchesAlways = test(item, to: body, isConditional: isConditional)
      if matchesAlways { break }
    }
    if matchesAlways, node.child(.caseItem) == nil { link(to: body, isUncertain: isConditional) }
    guard matchesAlways else { return }
    let next = newBlock()
    if isConditional { link(to: next, isUncertain: true) }
    start(next)
  }

  /// One pattern of a case; returns whether it matches any value.
  private mutating func test(_ item: Node, to body: Int32, isConditional: Bool) -> Bool {
    if let pattern = item.child(.pattern) { evaluate(pattern: pattern) }
    let matches = item.takesEverything
    let next = newBlock()
    if !matches { link(to: next) }
    guard let condition = item.child(.whereClause) else {
      link(to: body, isUncertain: isConditional)
      if matches { return true }
      start(next)
      return false
    }
    let guarded = newBlock()
    proceed(to: guarded)
    if let pattern = item.child(.pattern) { define(pattern) }
    let accepted = newBlock()
    self.condition(condition, onTrue: accepted, onFalse: next)
    start(accepted)
    link(to: body, isUncertain: isConditional)
    start(next)
    return false
  }

  // MARK: Do

  mutating func doStatement(_ node: Node) {
    let join = newBlock()
    pushTarget(breaks: join)
    let outer = handler
    let caught = newBlock()
    let hasCatch = node.child(.catchClause) != nil
    if hasCatch { handler = Destination(block: caught, cleanup: cleanup) }
    if let body = node.child(.body) { scope(body) }
    handler = outer
    link(to: join)
    if hasCatch {
      start(caught)
      catches(of: node, join)
    }
    targets.removeLast()
    start(join)
  }

  private mutating func catches(of node: Node, _ join: Int32) {
    var bodies: [(node: Node, block: Int32)] = []
    var isExhaustive = false
    for clause in node.children(.catchClause) {
      let block = newBlock()
      bodies.append((clause, block))
      tests(of: clause, to: block, isConditional: false)
      isExhaustive = isExhaustive || clause.catchesAlways
    }
    if !isExhaustive { escape(to: handler) }
    for (clause, block) in bodies {
      start(block)
      if let definition = names.definition(at: clause) { emit(.define, clause, definition.rawValue) }
      if let pattern = clause.child(.caseItem)?.child(.pattern) { define(pattern) }
      if let body = clause.child(.body) { scope(body) }
      link(to: join)
    }
  }

  /// For `break` with the label of the statement that begins here.
  private mutating func pushTarget(breaks: Int32) {
    targets.append(
      JumpTarget(label: takeLabel(), breaks: breaks, continues: -1, isLoopOrSwitch: false, cleanup: cleanup))
  }
}

extension Node {
  /// Whether a pattern matches any value: a name or `_`, perhaps with `let`, or a tuple of such.
  fileprivate var matchesAlways: Bool {
    switch kind {
    case .identifierPattern, .wildcardPattern: true
    case .valueBindingPattern, .patternExpr: child(.pattern)?.matchesAlways ?? false
    case .expressionPattern: child(.operand)?.matchesAlways ?? false
    case .discardAssignmentExpr: true
    default: false
    }
  }

  /// Whether the pattern of a case or a `catch` matches any value.
  fileprivate var takesEverything: Bool {
    guard let pattern = child(.pattern) else { return true }
    return pattern.matchesAlways || kind == .catchItem && pattern.bindsError
  }

  /// Whether no error gets past a `catch`.
  fileprivate var catchesAlways: Bool {
    guard child(.caseItem) != nil else { return true }
    return children(.caseItem).contains { $0.child(.whereClause) == nil && $0.takesEverything }
  }

  /// `let error as NSError`, which each error is.
  private var bindsError: Bool {
    guard firstToken.kind == .let || firstToken.kind == .var else { return false }
    let words = tokens.map(\.text)
    return words.count == 4 && words[2] == "as" && ["NSError", "Error"].contains(words[3])
  }
}
