import LintSyntax

/// Turns a body's code into blocks, in the order in which Swift evaluates it.
///
/// The block that is being filled is `current`; one that was left is never filled again, so that the events of a block
/// are contiguous. Recursion follows brackets and blocks, whose depth the parser bounds; chains of members, operators
/// and `else if`, which may be of any length, are loops.
struct ControlFlowBuilder {
  let names: LocalNames
  let body: BodyID
  let node: Node

  private var blocks: ContiguousArray<Block> = [Block(), Block(), Block()]
  private var edges: ContiguousArray<Edge> = []
  private(set) var events: ContiguousArray<Event> = []
  private var lastEvents: ContiguousArray<Int32>
  var choices: ContiguousArray<StaticChoice> = []
  var isExact = true
  private(set) var current = Block.entry
  /// Whether nothing leads to the current block: it is after a jump.
  private(set) var isDead = false
  /// How many jumps, errors and traps there were: whether an `#if` has any.
  private(set) var escapes = 0

  var cleanups: ContiguousArray<Cleanup> = []
  var cleanupCopies: ContiguousArray<CleanupCopy> = []
  /// The cleanup that runs first when the innermost block is left, or -1.
  var cleanup: Int32 = -1
  /// Where an error goes, and the cleanups that do not run before.
  var handler = Destination(block: Block.throws, cleanup: -1)
  var targets: ContiguousArray<JumpTarget> = []
  /// The token of the label before the current statement, or -1.
  var label: Int64 = -1
  var effects = Effects()
  var awaits: ContiguousArray<PendingAwait> = []
  /// How many `try`s there were, and how many places where an error may be thrown.
  var tryCount = 0
  var throwCount = 0
  /// How many macros the current expression is an argument of.
  var macroDepth = 0
  /// The elements of the operator sequences around the current expression.
  var elements: ContiguousArray<Node> = []
  /// The members and calls of the chains around the current expression, the outermost first.
  var chain: ContiguousArray<Node> = []

  init(_ body: BodyID, _ names: LocalNames) {
    self.names = names
    self.body = body
    node = names.node(of: body)
    lastEvents = ContiguousArray(repeating: -1, count: Int(node.subtreeEnd - node.id))
  }

  mutating func build() {
    defineParameters()
    switch names[body].kind {
    case .function, .initializer, .deinitializer, .accessor:
      if let block = node.child(.body) { scope(block) }
    case .closure, .getter: scope(node)
    case .item:
      if node.kind == .variableDecl || node.kind == .subscriptDecl { break }
      statement(node)
      leaveScopes(to: -1)
    case .asyncLet, .lazyValue, .initialValue, .defaultArgument: expression(node)
    }
    link(to: Block.returns)
  }

  private mutating func defineParameters() {
    switch names[body].kind {
    case .function, .initializer: node.child(.parameters).map { defineAll($0) }
    case .accessor, .getter:
      if let item = names[body].parent.map({ names.node(of: $0) }), item.kind == .subscriptDecl {
        item.child(.parameters).map { defineAll($0) }
      }
      define(at: node, node)
    case .closure:
      if let signature = node.child(.signature) { defineAll(signature) }
      var anonymous = names[body].anonymous
      while anonymous >= 0 {
        emit(.define, node, anonymous)
        anonymous = names.definitions[Int(anonymous)].sibling
      }
    default: break
    }
  }

  /// The parameters and captures directly below a node; those of a subscript happen at the accessor, which runs.
  private mutating func defineAll(_ parent: Node) {
    for child in parent.children {
      switch child.kind {
      case .functionParameter, .closureShorthandParameter, .closureCapture:
        define(at: child, child.id < node.id ? node : child)
      case .parameterClause: defineAll(child)
      default: break
      }
    }
  }

  private mutating func define(at place: Node, _ shown: Node) {
    if let definition = names.definition(at: place) { emit(.define, shown, definition.rawValue) }
  }

  // MARK: Blocks

  mutating func newBlock() -> Int32 {
    blocks.append(Block())
    return Int32(blocks.count - 1)
  }

  /// Continues in another block. ``link(from:to:isUncertain:)`` adds what leads there.
  mutating func start(_ block: Int32) {
    blocks[Int(current)].eventEnd = Int32(events.count)
    current = block
    blocks[Int(block)].firstEvent = Int32(events.count)
    isDead = false
  }

  /// Continues after a jump, in a block without predecessors.
  mutating func startDead() {
    start(newBlock())
    isDead = true
  }

  mutating func link(from: Int32, to: Int32, isUncertain: Bool = false) {
    edges.append(Edge(from: from, to: to, isUncertain: isUncertain))
  }

  mutating func link(to block: Int32, isUncertain: Bool = false) {
    link(from: current, to: block, isUncertain: isUncertain)
  }

  /// Continues in a block that the current one leads to.
  mutating func proceed(to block: Int32) {
    link(to: block)
    start(block)
  }

  /// Leaves the current block, and does not continue it.
  mutating func escape(to destination: Destination, isUncertain: Bool = false) {
    let from = current
    link(from: from, to: entry(to: destination), isUncertain: isUncertain)
    escapes += 1
  }

  /// Continues here, or at a destination.
  mutating func fork(to destination: Destination) {
    let from = current
    escape(to: destination)
    let next = newBlock()
    link(from: from, to: next)
    start(next)
  }

  /// The program ends here.
  mutating func trap() {
    escapes += 1
    blocks[Int(current)].isTrap = true
    startDead()
  }

  /// Marks the current block as impossible to pass, whatever the graph says: the compiler has made sure of it.
  mutating func markImpossible() { blocks[Int(current)].isTrap = true }

  mutating func noteEscape() { escapes += 1 }

  // MARK: Events

  mutating func emit(_ kind: Event.Kind, _ node: Node, _ payload: Int32 = -1, isUncertain: Bool = false) {
    guard node.id >= self.node.id, node.id < self.node.subtreeEnd else { return }
    let slot = Int(node.id - self.node.id)
    let event = Int32(events.count)
    events.append(
      Event(
        kind: kind, isUncertain: isUncertain || macroDepth > 0, node: node.id, payload: payload, block: current,
        previous: lastEvents[slot]))
    lastEvents[slot] = event
  }

  mutating func setCertain(_ event: Int32) { events[Int(event)].isUncertain = macroDepth > 0 }

  /// The use at a name.
  mutating func emitUse(_ node: Node) {
    if let use = names.use(at: node) { emit(.use, node, use.rawValue) }
  }

  // MARK: Result

  /// Orders the edges in both directions and finds what can be reached, in linear time.
  consuming func finish(into graph: inout ControlFlow) {
    blocks[Int(current)].eventEnd = Int32(events.count)
    graph.successors = sorted { $0.from }
    graph.predecessors = sorted { $0.to }
    for (index, edge) in graph.successors.enumerated().reversed() {
      blocks[Int(edge.from)].firstSuccessor = Int32(index)
    }
    for (index, edge) in graph.predecessors.enumerated().reversed() {
      blocks[Int(edge.to)].firstPredecessor = Int32(index)
    }
    for (index, choice) in choices.enumerated() {
      blocks[Int(choice.head)].beginningChoice = Int32(index)
      blocks[Int(choice.join)].endingChoice = Int32(index)
    }
    graph.blocks = blocks
    graph.fillGaps()
    graph.events = events
    graph.choices = choices
    graph.lastEvents = lastEvents
    graph.isExact = isExact
    graph.markReachable()
  }

  /// The edges ordered by one of their blocks, those of one block in the order that they were made in.
  private func sorted(by block: (Edge) -> Int32) -> ContiguousArray<Edge> {
    var starts = ContiguousArray<Int>(repeating: 0, count: blocks.count + 1)
    for edge in edges { starts[Int(block(edge)) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    guard let first = edges.first else { return [] }
    var sorted = ContiguousArray(repeating: first, count: edges.count)
    for edge in edges {
      sorted[starts[Int(block(edge))]] = edge
      starts[Int(block(edge))] += 1
    }
    return sorted
  }
}

extension ControlFlow {
  /// Blocks without edges begin where the next block with edges does.
  fileprivate mutating func fillGaps() {
    var starts = (successor: Int32(successors.count), predecessor: Int32(predecessors.count))
    for index in blocks.indices.reversed() {
      let block = Int32(index)
      let (successor, predecessor) = (Int(blocks[index].firstSuccessor), Int(blocks[index].firstPredecessor))
      if successor < successors.count, successors[successor].from == block { starts.successor = Int32(successor) }
      if predecessor < predecessors.count, predecessors[predecessor].to == block {
        starts.predecessor = Int32(predecessor)
      }
      blocks[index].firstSuccessor = starts.successor
      blocks[index].firstPredecessor = starts.predecessor
    }
  }

  fileprivate mutating func markReachable() {
    var pending: ContiguousArray<Int32> = [Block.entry]
    blocks[Int(Block.entry)].isReachable = true
    while let block = pending.popLast() {
      for edge in successors(of: block) where !blocks[Int(edge.to)].isReachable {
        blocks[Int(edge.to)].isReachable = true
        pending.append(edge.to)
      }
    }
  }
}
