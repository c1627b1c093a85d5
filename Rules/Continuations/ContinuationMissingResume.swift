import LintKit

/// A way through the body of `withCheckedContinuation`, or through a callback in it, on which nobody resumes.
enum ContinuationMissingResume: Rule {
  static let gate = Gate(anyOf: [
    .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation, .withUnsafeThrowingContinuation,
  ])

  enum Exemption: String, RuleExemption {
    /// The body runs at once, inside a method of `self`: that `self` may be gone there is only what the types say.
    case weakSelf
    /// What one condition leaves out another may take up.
    case severalConditions
    /// A loop resumes on the turn that it was written for, whatever the conditions are.
    case loop
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.opensContinuation, let closure = call.lastClosure, let continuation = OwedLocal(parameterOf: closure, in: pass),
      let body = continuation.names.body(at: closure.node)
    else { return }
    if pass.exempts(Exemption.weakSelf, closure.captures.contains { $0.isWeak && $0.nameToken.kind == .self }) { return pass.keepSilent() }
    switch Search(continuation: continuation, pass: pass).gap(in: body) {
    case .none: return
    case .unknown: pass.keepSilent()
    case .found(let place, let exit):
      pass.report(
        at: call.calleeRange,
        .leaked(call.calleeNameToken?.text ?? "", continuation.name, isEmpty: continuation.mentions.isEmpty),
        notes: [pass.note(Message.leaves(exit: exit), at: place)])
    }
  }
}

/// Looks for a way on which the continuation is neither resumed nor handed on.
private struct Search {
  enum Gap {
    case none
    case unknown
    /// Where the code is left, in bytes of the file, and by what.
    case found(Range<UInt32>, Exit)
  }

  enum Exit { case `return`, error, end }

  let continuation: OwedLocal
  let pass: Pass

  func gap(in body: BodyID) -> Gap {
    let names = continuation.names
    let graph = ControlFlow(body, of: names)
    let own = continuation.places(in: graph) { $0.isResume || $0.isHandedOn }
    let children = continuation.bodies(in: body)
    let nested = children.flatMap { graph.places(of: names.node(of: $0)) }
    let met = own + nested
    let isLoop = pass.exempts(ContinuationMissingResume.Exemption.loop, met.contains { graph.node(at: $0).isInLoop(below: names.node(of: body)) })
    if isLoop { return .unknown }
    switch graph.hasPath(from: .entry, to: .exit(.any), avoiding: met) {
    case .yes:
      let isDoubtful = pass.exempts(ContinuationMissingResume.Exemption.severalConditions, areApart(met.map { graph.node(at: $0) }, below: names.node(of: body)))
      return isDoubtful ? .unknown : found(in: graph, avoiding: met)
    case .unknown: return .unknown
    case .no: break
    }
    var answer = Gap.none
    for child in children {
      let node = names.node(of: child)
      // Of several callbacks, one may stand in for another.
      let others = met.filter { !graph.places(of: node).contains($0) }
      guard isAlone(graph.places(of: node), among: others, in: graph), pass.runsOnce(node).isYes else {
        answer = .unknown
        continue
      }
      switch gap(in: child) {
      case .none: continue
      case .unknown: answer = .unknown
      case .found(let place, let exit): return .found(place, exit)
      }
    }
    return answer
  }

  /// Whether the nodes stand in several statements with conditions, one behind the other.
  private func areApart(_ nodes: [Node], below body: Node) -> Bool {
    let statements = nodes.compactMap { $0.outermostCondition(below: body) }
    return statements.contains { $0 != statements.first }
  }

  /// Whether no way leads past both the place and one of the others.
  private func isAlone(_ place: [ControlFlow.Place], among others: [ControlFlow.Place], in graph: ControlFlow) -> Bool {
    if others.isEmpty { return true }
    return graph.hasPath(from: .behind(place), to: .before(others)).isNo && graph.hasPath(from: .behind(others), to: .before(place)).isNo
  }

  /// The first `return` that is reached so, otherwise the end of the body.
  private func found(in graph: ControlFlow, avoiding met: [ControlFlow.Place]) -> Gap {
    let returns = graph.places { $0.kind == .jump }.filter { graph.node(at: $0).kind == .returnStmt }
    for place in returns where graph.hasPath(from: .entry, to: .before([place]), avoiding: met).isYes {
      // Behind a resume in its own operand nothing is missing.
      if graph.hasPath(from: .behind([place]), to: .exit(.any), avoiding: met).isYes {
        return .found(graph.node(at: place).firstToken.range, .return)
      }
    }
    let end = graph.names.node(of: graph.body).lastToken.range
    return .found(end, graph.hasPath(from: .entry, to: .exit(.returns), avoiding: met).isYes ? .end : .error)
  }
}

extension Node {
  /// The first `if` or `guard` below a body that the node stands in.
  fileprivate func outermostCondition(below body: Node) -> Node? {
    var found: Node?
    for ancestor in ancestors {
      if ancestor == body { break }
      if ancestor.kind == .ifExpr || ancestor.kind == .guardStmt { found = ancestor }
    }
    return found
  }

  fileprivate func isInLoop(below body: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == body { return false }
      if ancestor.kind == .forStmt || ancestor.kind == .whileStmt || ancestor.kind == .repeatStmt { return true }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func leaked(_ function: String, _ name: String, isEmpty: Bool) -> Message {
    if isEmpty {
      return "'\(name)' is never resumed: the task that awaits '\(function)' hangs for good; call 'resume' exactly once on every path."
    }
    return """
      On some path nothing resumes '\(name)', and the task that awaits '\(function)' hangs for good: call 'resume' on every \
      path, with an error where there is no value.
      """
  }

  fileprivate static func leaves(exit: Search.Exit) -> String {
    switch exit {
    case .return: "here the code returns without resuming"
    case .error: "an error leaves the code before this end without resuming"
    case .end: "this end is reached without resuming"
    }
  }
}

// MARK: - Info

extension ContinuationMissingResume {
  static let info = RuleInfo(
    id: "continuation-missing-resume",
    family: .continuations,
    severity: .error,
    priority: .critical,
    summary: "A path through a continuation's body or callback that does not resume it",
    why: """
      The task that awaits the continuation hangs for good, and with it everything that waits for the task: a spinner that never \
      ends. A checked continuation logs 'leaked its continuation' once its last reference is gone; an unsafe one says nothing.
      """,
    instead: """
      Call 'resume' exactly once on every path: in the 'else' of each 'guard', in each case of a 'switch', in each 'catch', and \
      where a callback brings neither value nor error. Resume with an error where there is no value.
      """,
    limits: """
      A continuation that is stored or passed on is taken to be resumed there. Of several callbacks that share one, and of \
      callbacks that may run more than once, nothing is said.
      """,
    references: [.evolution("0300-continuation")],
    compilerView: [.silent],
    examples: [
      .flagged(
        "nothing is resumed without a value",
        """
        func load() async -> Data {
          await ↓withCheckedContinuation { continuation in
            api.get { data in
              guard let data else { return }
              continuation.resume(returning: data)
            }
          }
        }
        """),
      .flagged(
        "neither an error nor a value",
        """
        func load() async throws -> Data {
          try await ↓withCheckedThrowingContinuation { continuation in
            api.get { data, error in
              if let error {
                continuation.resume(throwing: error)
              } else if let data {
                continuation.resume(returning: data)
              }
            }
          }
        }
        """),
      .flagged(
        "an error leaves the task",
        """
        func load() async -> Data {
          await ↓withCheckedContinuation { continuation in
            Task { continuation.resume(returning: try await api.get()) }
          }
        }
        """),
      .notFlagged(
        "every path resumes",
        """
        func load() async throws -> Data {
          try await withCheckedThrowingContinuation { continuation in
            api.get { data, error in
              guard let data else { return continuation.resume(throwing: error ?? Failure.noData) }
              continuation.resume(returning: data)
            }
          }
        }
        """),
      .notFlagged(
        "a path that ends the program",
        """
        func load() async -> Data {
          await withCheckedContinuation { continuation in
            api.get { data in
              guard let data else { fatalError("no data") }
              continuation.resume(returning: data)
            }
          }
        }
        """),
      .notFlagged(
        "the continuation is handed on",
        """
        func next() async -> Event {
          await withCheckedContinuation { continuation in
            if let event = queue.popFirst() { continuation.resume(returning: event) } else { waiting.append(continuation) }
          }
        }
        """),
      .notFlagged(
        "one of many events is waited for",
        """
        func ready() async {
          await withCheckedContinuation { continuation in
            device.observeState { state in
              guard state == .ready else { return }
              continuation.resume()
            }
          }
        }
        """),
    ])
}
