import LintSyntax

/// Checks the invariants of names and graphs. For tests: the results for a tree have no violations, whatever the bytes
/// were.
public enum FlowValidator {
  /// A violation, and the id of its node.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    public enum Problem: Hashable, Sendable {
      /// A use means a local that is introduced after it, and is no local function or type.
      case usedBeforeDefinition
      /// A use is in a body that the definition's body does not contain.
      case definitionOutOfReach
      /// The list of a definition's uses is not that of the uses that mean it.
      case usesDisagree
      /// A body is not inside of its parent.
      case bodyOutsideParent
      /// A use of the body has no event.
      case useWithoutEvent
      /// No event gives a definition of the body its value.
      case definitionWithoutEvent
      /// An event is not among those of its block.
      case eventOutsideBlock
      /// The edges from the blocks are not those to the blocks.
      case edgesDisagree
      /// An exit leads on, or a block that can be reached leads nowhere.
      case wrongEnd
      /// A reachable block is not marked so, or the other way round.
      case wrongReachability
    }

    public let problem: Problem
    public let node: UInt32

    public var description: String { "\(problem) at node \(node)" }
  }

  // MARK: Names

  public static func violations(in names: LocalNames) -> [Violation] {
    var violations: [Violation] = []
    func require(_ condition: Bool, _ problem: Violation.Problem, _ node: UInt32) {
      if !condition { violations.append(Violation(problem: problem, node: node)) }
    }
    for (number, body) in names.bodies.enumerated().dropFirst() {
      guard let parent = body.parent else {
        require(false, .bodyOutsideParent, body.node)
        continue
      }
      require(names.isBody(BodyID(rawValue: Int32(number)), inside: parent), .bodyOutsideParent, body.node)
    }
    var counts: [Int32: Int] = [:]
    for use in names.uses {
      guard case .local(let id) = use.resolution else { continue }
      counts[id.rawValue, default: 0] += 1
      let definition = names[id]
      let node = Node(columns: names.item.columns, id: use.node)
      let isHoisted = definition.kind == .function || definition.kind == .type
      require(isHoisted || definition.nameToken < node.lastToken.index, .usedBeforeDefinition, use.node)
      require(names.isBody(use.body, inside: definition.body), .definitionOutOfReach, use.node)
    }
    for (number, definition) in names.definitions.enumerated() {
      let listed = names.uses(of: DefinitionID(rawValue: Int32(number))).reduce(into: 0) { count, _ in count += 1 }
      require(listed == counts[Int32(number), default: 0], .usesDisagree, definition.node)
    }
    return violations
  }

  // MARK: Graphs

  public static func violations(in graph: ControlFlow) -> [Violation] {
    let reachable = reachableBlocks(of: graph)
    var violations = edgeViolations(in: graph)
    func require(_ condition: Bool, _ problem: Violation.Problem, _ node: UInt32) {
      if !condition { violations.append(Violation(problem: problem, node: node)) }
    }
    for (number, block) in graph.blocks.enumerated() {
      let place = block.firstEvent < block.eventEnd ? graph.events[Int(block.firstEvent)].node : graph.node.id
      require(block.isReachable == reachable.contains(Int32(number)), .wrongReachability, place)
      let isExit = number == Int(Block.returns) || number == Int(Block.throws)
      let leadsOn = !graph.successors(of: Int32(number)).isEmpty
      require(isExit ? !leadsOn : leadsOn || block.isTrap || !block.isReachable, .wrongEnd, place)
      for event in block.firstEvent..<block.eventEnd {
        require(graph.events[Int(event)].block == Int32(number), .eventOutsideBlock, graph.events[Int(event)].node)
      }
    }
    if graph.isExact { violations += missingEvents(in: graph) }
    return violations
  }

  private static func edgeViolations(in graph: ControlFlow) -> [Violation] {
    let violation = Violation(problem: .edgesDisagree, node: graph.node.id)
    if graph.successors.count != graph.predecessors.count { return [violation] }
    for number in graph.blocks.indices {
      let block = Int32(number)
      if graph.successors(of: block).contains(where: { $0.from != block }) { return [violation] }
      if graph.predecessors(of: block).contains(where: { $0.to != block }) { return [violation] }
    }
    let all = graph.blocks.indices
    let forward = all.reduce(0) { $0 + graph.successors(of: Int32($1)).count }
    let backward = all.reduce(0) { $0 + graph.predecessors(of: Int32($1)).count }
    return forward == graph.successors.count && backward == forward ? [] : [violation]
  }

  private static func reachableBlocks(of graph: ControlFlow) -> Set<Int32> {
    var reached: Set<Int32> = [Block.entry]
    var pending = [Block.entry]
    while let block = pending.popLast() {
      for edge in graph.successors(of: block) where reached.insert(edge.to).inserted { pending.append(edge.to) }
    }
    return reached
  }

  /// Finds what the body's code does but the graph does not have. Nothing happens in a `defer` after which nothing
  /// runs.
  private static func missingEvents(in graph: ControlFlow) -> [Violation] {
    var violations: [Violation] = []
    var used: Set<Int32> = []
    var defined: Set<Int32> = []
    for event in graph.events {
      if event.kind == .use { used.insert(event.payload) }
      if event.kind == .define || event.kind == .declare { defined.insert(event.payload) }
    }
    let deferred = graph.node.descendants.filter { $0.kind == .deferStmt }.map { $0.id..<$0.subtreeEnd }
    func isDeferred(_ node: UInt32) -> Bool { deferred.contains { $0.contains(node) } }
    for id in graph.node.id..<graph.node.subtreeEnd {
      let node = Node(columns: graph.node.columns, id: id)
      if let use = graph.names.use(at: node), graph.names[use].body == graph.body, !used.contains(use.rawValue),
        !isDeferred(id)
      {
        violations.append(Violation(problem: .useWithoutEvent, node: id))
      }
      guard let number = graph.names.definition(at: node), graph.names[number].body == graph.body else { continue }
      let definition = graph.names[number]
      switch definition.kind {
      case .function, .type, .genericParameter: continue
      // Those of a subscript are given to its accessors.
      case .parameter where graph.names[graph.body].kind == .item: continue
      default: break
      }
      if definition.flags.contains(.isAlternative) || defined.contains(number.rawValue) || isDeferred(id) { continue }
      violations.append(Violation(problem: .definitionWithoutEvent, node: id))
    }
    return violations
  }
}
