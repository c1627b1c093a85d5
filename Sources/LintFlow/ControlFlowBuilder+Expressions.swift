import LintSyntax

extension ControlFlowBuilder {
  /// A full expression: `try` and `await` in it end with it.
  mutating func expression(_ node: Node) {
    let saved = effects
    element(node)
    endEffects(saved)
  }

  /// An operand of a sequence, or what is in place of one.
  mutating func element(_ node: Node) {
    switch node.kind {
    case .sequenceExpr: sequence(node)
    case .awaitExpr: effect(node)
    case .tryExpr: effect(node)
    case .ifExpr: ifExpression(node)
    case .switchExpr: switchExpression(node)
    case .closureExpr:
      if let signature = node.child(.signature) {
        for capture in signature.children(.capture) { capture.child(.initializer).map { expression($0) } }
      }
      if let body = names.body(at: node) { emit(.nest, node, body.rawValue) }
    case .declReferenceExpr, .superExpr:
      emitUse(node)
      if isChildTask(node) {
        mayHaveEffects(node, isCall: false)
        mayThrow()
      }
    case .macroExpansionExpr: macro(node)
    // Only in code that does not compile.
    case .patternExpr: node.child(.pattern).map { define($0) }
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr,
      .postfixOperatorExpr, .postfixIfConfigExpr:
      postfix(node, isTarget: false)
    case .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .packElementExpr, .packExpansionExpr, .prefixOperatorExpr,
      .inOutExpr:
      node.child(.operand).map { element($0) }
    case .tupleExpr, .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .keyPathExpr, .labeledExpr, .dictionaryElement,
      .expressionSegment,
      .keyPathSubscriptComponent:
      for child in node.children { part(child) }
    default: break
    }
  }

  /// The parts of a literal, tuple or key path.
  private mutating func part(_ node: Node) {
    switch node.kind {
    case .labeledExpr, .dictionaryElement, .expressionSegment, .keyPathSubscriptComponent:
      for child in node.children { part(child) }
    default: if node.kind.category == .expression { expression(node) }
    }
  }

  private mutating func effect(_ node: Node) {
    openEffect(node)
    node.child(.operand).map { element($0) }
  }

  /// Whether a name is an `async let`: reading it waits for the task.
  private func isChildTask(_ node: Node) -> Bool {
    guard effects.await >= 0, let use = names.use(at: node), case .local(let definition) = names[use].resolution else {
      return false
    }
    return names[definition].flags.contains(.isAsyncLet)
  }

  /// A macro may evaluate its arguments once, never or several times.
  mutating func macro(_ node: Node) {
    if node.namesWithoutEvaluating { return emit(.call, node) }
    macroDepth += 1
    arguments(of: node)
    macroDepth -= 1
    emit(.call, node)
    mayHaveEffects(node, isCall: true)
  }

  mutating func arguments(of call: Node) {
    for child in call.children {
      switch child.role {
      case .argument: child.child(.operand).map { expression($0) }
      case .trailingClosure: element(child)
      case .additionalTrailingClosure: child.child(.closure).map { element($0) }
      default: break
      }
    }
  }

  // MARK: Chains

  /// Members, calls and subscripts in a chain; what follows a `?` is skipped if there is no value.
  ///
  /// - Parameter isTarget: the last step is assigned to, and happens later.
  mutating func postfix(_ top: Node, isTarget: Bool) {
    let start = chain.count
    var node = top
    while let next = node.chainBase {
      chain.append(node)
      node = next
    }
    // An expression without a base, such as `.member`, is a link of its own.
    if node.isChainLink { chain.append(node) } else if !isTarget || !isWritten(node) { element(node) }

    let depth = effects.conditionalDepth
    var end: Int32 = -1
    while chain.count > start {
      let link = chain.removeLast()
      switch link.kind {
      case .functionCallExpr, .subscriptCallExpr:
        arguments(of: link)
        if isTarget, link == top { break }
        emit(.call, link)
        if neverReturns(link) { trap() } else { mayHaveEffects(link, isCall: link.kind == .functionCallExpr) }
      case .memberAccessExpr:
        if !link.isCallee, !(isTarget && link == top), effects.await >= 0 { mayHaveEffects(link, isCall: false) }
      case .optionalChainingExpr:
        if end < 0 { end = isTarget && effects.chainEnd >= 0 ? effects.chainEnd : newBlock() }
        self.link(to: end)
        proceed(to: newBlock())
        effects.conditionalDepth += 1
      case .postfixIfConfigExpr: link.child(.definition).map { branches(of: $0) }
      default: break
      }
    }
    if isTarget {
      if end >= 0 { effects.chainEnd = end }
      return
    }
    if end >= 0 { proceed(to: end) }
    effects.conditionalDepth = depth
  }

  /// A call of one of the standard library's and C's functions that never return.
  private func neverReturns(_ call: Node) -> Bool {
    guard call.kind == .functionCallExpr, let callee = call.child(.callee) else { return false }
    switch callee.kind {
    case .declReferenceExpr:
      guard let use = names.use(at: callee) else { return false }
      switch names[use].resolution {
      case .memberOrGlobal, .unknown: break
      case .local, .selfParameter: return false
      }
    case .memberAccessExpr:
      guard let module = callee.child(.base), module.kind == .declReferenceExpr,
        ["Swift", "Foundation", "Darwin", "Glibc"].contains(where: { module.mainToken.bytes.elementsEqual($0.utf8) })
      else { return false }
    default: return false
    }
    let name = callee.mainToken
    return Self.neverReturning.contains { name.bytes.elementsEqual($0.utf8) }
  }

  private static let neverReturning = ["fatalError", "preconditionFailure", "exit", "abort", "dispatchMain", "_exit"]
}

extension Node {
  /// The part of a chain before this link.
  fileprivate var chainBase: Node? {
    switch kind {
    case .memberAccessExpr, .postfixIfConfigExpr: child(.base)
    case .functionCallExpr, .subscriptCallExpr: child(.callee)
    case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixOperatorExpr: child(.operand)
    default: nil
    }
  }

  fileprivate var isChainLink: Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .postfixIfConfigExpr: true
    default: false
    }
  }

  /// Whether the member is what a call calls.
  fileprivate var isCallee: Bool {
    var node = self
    while let parent = node.parent, parent.kind == .genericSpecializationExpr || parent.kind == .optionalChainingExpr {
      node = parent
    }
    return node.role == .callee && node.parent?.kind == .functionCallExpr
  }

  /// The first name of a path.
  var pathBase: Node {
    var node = self
    while let base = node.chainBase { node = base }
    return node
  }
}
