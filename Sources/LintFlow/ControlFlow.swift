import LintSyntax

/// The paths through one body: the order of events, and which can be skipped.
///
/// Blocks of events and the edges between them, in arrays; made on demand for one body, in time and memory linear in
/// the number of its nodes. The content of other bodies (closures, local functions, the initial value of an
/// `async let`) is one event, at the place where it is made. A `defer` is copied to wherever its block is left.
///
/// What a name alone does not tell is assumed to be the usual case: each call after a `try` may throw, an operator of
/// the project's own and an autoclosure evaluate their operands, and of the functions that never return those of the
/// standard library are known.
///
/// Answers are `unknown` where they depend on an `#if` or on what a macro does with its arguments, where a jump has no
/// target, and where too much was asked before: see ``FlowBudget``.
public struct ControlFlow {
  public let names: LocalNames
  public let body: BodyID
  public internal(set) var events: ContiguousArray<Event> = []
  var blocks: ContiguousArray<Block> = []
  /// Ordered by where they come from.
  var successors: ContiguousArray<Edge> = []
  /// Ordered by where they lead to.
  var predecessors: ContiguousArray<Edge> = []
  var choices: ContiguousArray<StaticChoice> = []
  /// By the id of the node, counted from the body: the last event there, or -1.
  var lastEvents: ContiguousArray<Int32> = []
  /// Every jump has a target, and every `defer` is at every place where it runs.
  var isExact = true
  let known = KnownFlow()

  public init(_ body: BodyID, of names: LocalNames) {
    self.names = names
    self.body = body
    var builder = ControlFlowBuilder(body, names)
    builder.build()
    builder.finish(into: &self)
  }

  /// The graph of the body that a node is part of; `nil` outside of bodies.
  public init?(around node: Node) {
    guard let names = LocalNames(around: node), let body = names.body(around: node) else { return nil }
    self.init(body, of: names)
  }

  var node: Node { names.node(of: body) }

  // MARK: Places

  /// The events at a node: when it is evaluated, assigned to or called. None if nothing happens there; several in a
  /// `defer`.
  ///
  /// A node without events of its own (a statement, an operator, a closure's braces) has those of the last thing that
  /// happens in it.
  public func places(of node: Node) -> [Place] {
    let own = places(at: node.id)
    if !own.isEmpty { return own }
    guard contains(node) else { return [] }
    var last: Int32 = -1
    for id in node.id..<node.subtreeEnd { last = max(last, lastEvents[Int(id - self.node.id)]) }
    return last < 0 ? [] : places(at: events[Int(last)].node)
  }

  private func places(at id: UInt32) -> [Place] {
    var places: [Place] = []
    guard id >= node.id, id < node.subtreeEnd else { return [] }
    var event = lastEvents[Int(id - node.id)]
    while event >= 0 {
      places.append(Place(event: event))
      event = events[Int(event)].previous
    }
    return places
  }

  /// A point of the body: the event that happens there.
  public struct Place: Hashable, Sendable {
    let event: Int32
  }

  public subscript(_ place: Place) -> Event { events[Int(place.event)] }

  private func contains(_ node: Node) -> Bool { node.id >= self.node.id && node.subtreeEnd <= self.node.subtreeEnd }

  /// The places of all events that are chosen.
  public func places(where isChosen: (Event) -> Bool) -> [Place] {
    names.budget.spend(events.count / 4)
    return events.indices.filter { isChosen(events[$0]) }.map { Place(event: Int32($0)) }
  }

  /// The node of an event.
  public func node(at place: Place) -> Node { Node(columns: names.item.columns, id: self[place].node) }

  /// Whether any path through the body reaches a node: it is not after a `return` or `fatalError()`.
  public func isReachable(_ node: Node) -> Truth {
    let places = places(of: node)
    if places.isEmpty { return .unknown }
    if !isExact { return .unknown }
    return Truth(places.contains { blocks[Int(self[$0].block)].isReachable })
  }

  // MARK: Edges

  func successors(of block: Int32) -> Slice<ContiguousArray<Edge>> {
    Slice(base: successors, bounds: range(of: block, successors.count) { $0.firstSuccessor })
  }

  func predecessors(of block: Int32) -> Slice<ContiguousArray<Edge>> {
    Slice(base: predecessors, bounds: range(of: block, predecessors.count) { $0.firstPredecessor })
  }

  private func range(of block: Int32, _ count: Int, _ first: (Block) -> Int32) -> Range<Int> {
    let next = Int(block) + 1
    return Int(first(blocks[Int(block)]))..<(next < blocks.count ? Int(first(blocks[next])) : count)
  }
}
