import LintSyntax

/// The target of a jump, and the cleanups that run before it is reached.
struct Destination {
  let block: Int32
  /// The innermost cleanup that does not run, or -1.
  let cleanup: Int32
}

/// What runs when a block is left: the body of a `defer`, or the end of an `async let`.
struct Cleanup {
  enum Kind {
    case deferred
    case asyncLet(DefinitionID)
  }

  let kind: Kind
  /// The statement, or what declares the child task.
  let node: Node
  /// The cleanup that runs after it, or -1.
  let outer: Int32
  /// It is in an `#if` that is no block of its own.
  var isConditional = false
  /// The last of the ``CleanupCopy``s, or -1.
  var copies: Int32 = -1
  var copyCount = 0
}

/// The copy of a cleanup for one target block.
struct CleanupCopy {
  let target: Int32
  let entry: Int32
  let previous: Int32
}

/// A statement that `break` and `continue` may refer to.
struct JumpTarget {
  /// The token of the label, or -1.
  let label: Int64
  let breaks: Int32
  /// -1 where it is no loop.
  let continues: Int32
  /// Whether `break` without a label means it.
  let isLoopOrSwitch: Bool
  let cleanup: Int32
  /// The body of the next case, or -1.
  var fallsThrough: Int32 = -1
}

extension ControlFlowBuilder {
  /// How many exits from a block have their own copy of one cleanup.
  private static var copyLimit: Int { 8 }

  /// Whether cleanups may still be copied: nested ones must not make the graph larger than a multiple of the code.
  private var hasRoom: Bool { events.count < 64 + 8 * Int(node.subtreeEnd - node.id) }

  // MARK: Leaving blocks

  /// The block to enter from here for a destination: it runs what has to run first.
  mutating func entry(to destination: Destination) -> Int32 {
    var next = cleanup
    guard next != destination.cleanup else { return destination.block }
    if let known = copy(of: next, on: destination.block) { return known }
    let innermost = cleanup
    defer { cleanup = innermost }
    let first = newBlock()
    var block = first
    while next != destination.cleanup, next >= 0 {
      start(block)
      add(copy: block, of: next, on: destination.block)
      run(next)
      next = cleanups[Int(next)].outer
      if next == destination.cleanup || next < 0 {
        link(to: destination.block)
      } else if let known = copy(of: next, on: destination.block) {
        link(to: known)
        break
      } else {
        block = newBlock()
        link(to: block)
      }
    }
    return first
  }

  /// Runs the cleanups of the blocks that end here.
  mutating func leaveScopes(to outer: Int32) {
    while cleanup != outer {
      let innermost = cleanup
      cleanup = cleanups[Int(innermost)].outer
      if !isDead { run(innermost) }
    }
  }

  private mutating func run(_ number: Int32) {
    let cleanup = cleanups[Int(number)]
    guard hasRoom else {
      isExact = false
      return
    }
    self.cleanup = cleanup.outer
    let join = cleanup.isConditional ? newBlock() : -1
    if cleanup.isConditional {
      let block = newBlock()
      link(to: join, isUncertain: true)
      link(to: block, isUncertain: true)
      start(block)
    }
    switch cleanup.kind {
    case .deferred:
      // Its jumps and errors stay inside: nothing around it is their target.
      let around = (effects: effects, targets: targets, label: label, handler: handler)
      (effects, targets, label, handler) = (Effects(), [], -1, Destination(block: Block.throws, cleanup: -1))
      if let body = cleanup.node.child(.body) { scope(body) }
      (effects, targets, label, handler) = (around.effects, around.targets, around.label, around.handler)
    case .asyncLet(let definition): emit(.suspend, cleanup.node, definition.rawValue, isUncertain: true)
    }
    if join >= 0 {
      link(to: join, isUncertain: true)
      start(join)
    }
  }

  /// The copy of the cleanup made before for a target block; if there are many, any of them.
  private mutating func copy(of cleanup: Int32, on target: Int32) -> Int32? {
    var copy = cleanups[Int(cleanup)].copies
    while copy >= 0 {
      if cleanupCopies[Int(copy)].target == target { return cleanupCopies[Int(copy)].entry }
      copy = cleanupCopies[Int(copy)].previous
    }
    guard cleanups[Int(cleanup)].copyCount >= Self.copyLimit else { return nil }
    isExact = false
    return cleanupCopies[Int(cleanups[Int(cleanup)].copies)].entry
  }

  private mutating func add(copy block: Int32, of cleanup: Int32, on target: Int32) {
    cleanups[Int(cleanup)].copyCount += 1
    cleanupCopies.append(CleanupCopy(target: target, entry: block, previous: cleanups[Int(cleanup)].copies))
    cleanups[Int(cleanup)].copies = Int32(cleanupCopies.count - 1)
  }

  mutating func addCleanup(_ kind: Cleanup.Kind, _ node: Node) {
    cleanups.append(Cleanup(kind: kind, node: node, outer: cleanup))
    cleanup = Int32(cleanups.count - 1)
  }

  // MARK: Jumps

  mutating func jump(_ node: Node) {
    switch node.kind {
    case .returnStmt:
      if let operand = node.child(.operand) { expression(operand) }
      emit(.jump, node)
      escape(to: Destination(block: Block.returns, cleanup: -1))
    case .throwStmt:
      if let operand = node.child(.operand) { expression(operand) }
      emit(.jump, node)
      escape(to: handler)
    case .breakStmt:
      emit(.jump, node)
      leave(to: target(labelled: BreakStmt(unchecked: node).label) { $0.isLoopOrSwitch }.map { ($0.breaks, $0) })
    case .continueStmt:
      emit(.jump, node)
      leave(to: target(labelled: ContinueStmt(unchecked: node).label) { $0.continues >= 0 }.map { ($0.continues, $0) })
    case .fallThroughStmt:
      emit(.jump, node)
      leave(to: targets.last { $0.fallsThrough >= 0 }.map { ($0.fallsThrough, $0) })
    default: return
    }
    startDead()
  }

  private mutating func leave(to target: (block: Int32, JumpTarget)?) {
    guard let (block, target) = target, block >= 0 else {
      // No such label: the code does not compile, and its target is unknown.
      isExact = false
      noteEscape()
      return link(to: Block.returns, isUncertain: true)
    }
    escape(to: Destination(block: block, cleanup: target.cleanup))
  }

  private func target(labelled label: TokenCursor?, or isMeant: (JumpTarget) -> Bool) -> JumpTarget? {
    guard let label else { return targets.last(where: isMeant) }
    return targets.last { target in
      guard target.label >= 0 else { return false }
      let other = TokenCursor(columns: node.columns, index: UInt32(target.label))
      return other.name == label.name && other.unescapedBytes.elementsEqual(label.unescapedBytes)
    }
  }

  /// The label before the statement that begins now; it belongs only to that statement.
  mutating func takeLabel() -> Int64 {
    defer { label = -1 }
    return label
  }
}
