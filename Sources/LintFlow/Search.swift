import LintSyntax
import LintText

/// One walk over a graph, in time linear in its size.
struct Search {
  private let graph: ControlFlow
  private let certainty: ControlFlow.Certainty
  private let goal: ControlFlow.Goal
  /// By event: whether paths end there.
  private var isStop: ContiguousArray<Bool>
  private var isGoal: ContiguousArray<Bool>
  /// The ids of the nodes that stop a path, ascending.
  private var stopNodes: ContiguousArray<UInt32>

  /// - Parameter stops: what ends a path. A search for certain paths also stops at what may happen; otherwise only at
  ///   what certainly does.
  init(_ graph: ControlFlow, _ certainty: ControlFlow.Certainty, stops: [ControlFlow.Place], goal: ControlFlow.Goal) {
    self.graph = graph
    self.certainty = certainty
    self.goal = goal
    isStop = ContiguousArray(repeating: false, count: graph.events.count)
    isGoal = isStop
    stopNodes = []
    for stop in stops where certainty == .certain || !graph[stop].isUncertain {
      isStop[Int(stop.event)] = true
      stopNodes.append(graph[stop].node)
    }
    stopNodes.sort()
    guard case .before(let places) = goal else { return }
    for place in places where certainty == .possible || !graph[place].isUncertain { isGoal[Int(place.event)] = true }
  }

  /// The events and blocks that a walk passed.
  struct Result {
    fileprivate(set) var reachesGoal = false
    /// How many events and blocks it passed, and the cost of the arrays for them.
    fileprivate var steps: Int
    /// By event: whether some path passed it, and whether one ended there.
    fileprivate var passed: ContiguousArray<Bool>
    fileprivate var ended: ContiguousArray<Bool>

    fileprivate init(_ graph: ControlFlow, stops: Int) {
      passed = ContiguousArray(repeating: false, count: graph.events.count)
      ended = passed
      steps = (graph.events.count + graph.blocks.count) / 8 + 4 * stops
    }

    func passes(_ place: ControlFlow.Place) -> Bool { passed[Int(place.event)] }
    func ends(at place: ControlFlow.Place) -> Bool { ended[Int(place.event)] }
  }

  // MARK: Forward

  /// Whether a path from there reaches the goal. Stops at the first.
  func leads(from origin: ControlFlow.Origin) -> Bool { forward(from: origin, untilGoal: true).reachesGoal }

  func forward(from origin: ControlFlow.Origin) -> Result { forward(from: origin, untilGoal: false) }

  private func forward(from origin: ControlFlow.Origin, untilGoal: Bool) -> Result {
    var result = Result(graph, stops: stopNodes.count)
    var entered = ContiguousArray(repeating: false, count: graph.blocks.count)
    var pending: ContiguousArray<Int32> = []
    func enter(_ block: Int32) {
      if entered[Int(block)] { return }
      entered[Int(block)] = true
      pending.append(block)
    }

    switch origin {
    case .entry: enter(Block.entry)
    case .behind(let places):
      for place in places {
        let block = graph[place].block
        if run(from: place.event + 1, to: graph.blocks[Int(block)].eventEnd, &result) {
          forEachSuccessor(of: block, enter)
        }
      }
    }
    while let block = pending.popLast() {
      if untilGoal, result.reachesGoal { break }
      let events = graph.blocks[Int(block)]
      if run(from: events.firstEvent, to: events.eventEnd, &result) { forEachSuccessor(of: block, enter) }
    }
    graph.names.budget.spend(result.steps)
    if case .exit(let exits) = goal {
      result.reachesGoal =
        exits.contains(.returns) && entered[Int(Block.returns)] || exits.contains(.throws) && entered[Int(Block.throws)]
    }
    return result
  }

  /// Passes the events; returns whether none stops the path. Events that another path passed are not passed again: they
  /// have led on from there already.
  private func run(from first: Int32, to end: Int32, _ result: inout Result) -> Bool {
    var event = Int(first)
    // A block without events is a step, too.
    defer { result.steps += event - Int(first) + 1 }
    while event < Int(end) {
      if isGoal[event] { result.reachesGoal = true }
      if isStop[event] {
        result.ended[event] = true
        return false
      }
      if result.passed[event] { return false }
      result.passed[event] = true
      event += 1
    }
    return true
  }

  private func forEachSuccessor(of block: Int32, _ enter: (Int32) -> Void) {
    for edge in graph.successors(of: block) where certainty == .possible || !edge.isUncertain { enter(edge.to) }
    let choice = graph.blocks[Int(block)].beginningChoice
    if certainty == .certain, choice >= 0, isPassable(graph.choices[Int(choice)]) {
      enter(graph.choices[Int(choice)].join)
    }
  }

  /// Whether any branch of an `#if`, whichever is compiled, lets the path through.
  private func isPassable(_ choice: StaticChoice) -> Bool {
    guard choice.isTransparent else { return false }
    let next = stopNodes.partitioningIndex { $0 >= choice.nodes.lowerBound }
    return next == stopNodes.count || stopNodes[next] >= choice.nodes.upperBound
  }

  // MARK: Backward

  /// From the goal against the direction of the edges.
  func backward() -> Result {
    var result = Result(graph, stops: stopNodes.count)
    var entered = ContiguousArray(repeating: false, count: graph.blocks.count)
    var pending: ContiguousArray<Int32> = []
    func enter(_ block: Int32) {
      if entered[Int(block)] { return }
      entered[Int(block)] = true
      pending.append(block)
    }

    switch goal {
    case .exit(let exits):
      if exits.contains(.returns) { enter(Block.returns) }
      if exits.contains(.throws) { enter(Block.throws) }
    case .before(let places):
      for place in places {
        let block = graph[place].block
        if runBack(from: place.event, to: graph.blocks[Int(block)].firstEvent, &result) {
          forEachPredecessor(of: block, enter)
        }
      }
    }
    while let block = pending.popLast() {
      let events = graph.blocks[Int(block)]
      if runBack(from: events.eventEnd, to: events.firstEvent, &result) { forEachPredecessor(of: block, enter) }
    }
    graph.names.budget.spend(result.steps)
    return result
  }

  private func runBack(from end: Int32, to first: Int32, _ result: inout Result) -> Bool {
    var event = Int(end)
    defer { result.steps += Int(end) - event + 1 }
    while event > Int(first) {
      event -= 1
      if isStop[event] {
        result.ended[event] = true
        return false
      }
      if result.passed[event] { return false }
      result.passed[event] = true
    }
    return true
  }

  private func forEachPredecessor(of block: Int32, _ enter: (Int32) -> Void) {
    for edge in graph.predecessors(of: block) where certainty == .possible || !edge.isUncertain { enter(edge.from) }
    let choice = graph.blocks[Int(block)].endingChoice
    if certainty == .certain, choice >= 0, isPassable(graph.choices[Int(choice)]) {
      enter(graph.choices[Int(choice)].head)
    }
  }
}
