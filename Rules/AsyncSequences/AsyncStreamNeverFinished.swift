import LintKit

/// A stream whose producer ends without finishing it.
enum AsyncStreamNeverFinished: Rule {
  static let gate = Gate.streamMakers

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// Who gets the continuation may finish the stream.
    case handedOn
    /// A producer that never ends need not finish.
    case endlessLoop
    /// The code that makes the stream takes one value of it.
    case takesOne
    /// Only a cancelled task would skip the end, and nothing can cancel this one.
    case uncancelled
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let stream = pass.streamContinuation(of: call) else { return }
    if stream.mentions.isEmpty { return pass.report(at: call.calleeRange, .dropped(stream.name)) }
    if pass.exempts(Exemption.support, pass.isSupportCode(call.node) || pass.isNamedAuxiliary(call.node)) { return }
    let yields = stream.mentions.filter { $0.isYield }
    let owner = stream.names[stream.definition].body
    guard let first = yields.first, !pass.exempts(Exemption.handedOn, stream.isHandedOn) else { return }
    let producer = running(first.body, below: owner, of: stream, in: pass)
    guard yields.allSatisfy({ running($0.body, below: owner, of: stream, in: pass) == producer }) else { return }
    guard producer == owner || runsOnce(producer, below: owner, of: stream, in: pass) else {
      return pass.leaveUndecided(missing: .run(of: producer, in: stream))
    }
    // Other code may finish it; a producer that never ends need not.
    if let finish = stream.mentions.first(where: { $0.isFinish && !stream.names.isBody($0.body, inside: producer) }) {
      return pass.leaveUndecided(missing: .run(of: finish.body, in: stream))
    }
    if pass.exempts(Exemption.endlessLoop, yields.contains { $0.node.isInEndlessLoop(stream.names) }) {
      return pass.leaveUndecided(missing: .endOfLoop)
    }
    let graph = pass.controlFlow(of: producer, in: stream.names)
    let finishes = stream.places(in: graph) { $0.isFinish }
    let nested = stream.bodies(in: producer) { $0.isFinish }.flatMap { graph.places(of: stream.names.node(of: $0)) }
    let start = start(of: stream, madeBy: call, producer == owner, in: graph)
    switch graph.hasPath(from: start, to: .exit(.any), avoiding: finishes + nested) {
    case .no: return
    case .unknown: return pass.leaveUndecided(missing: .controlFlow)
    case .yes:
      let isUncancelled =
        graph.hasPath(from: start, to: .exit(.returns), avoiding: finishes + nested).isNo
        && ClosureExpr(stream.names.node(of: producer)).map {
          pass.throwsOnlyIfCancelled($0, startedIn: stream.names.node(of: owner))
        } ?? false
      if pass.exempts(Exemption.takesOne, pass.takesOneValue(of: call))
        || pass.exempts(Exemption.uncancelled, isUncancelled)
      {
        return
      }
      let end = stream.names.node(of: producer).lastToken.range
      let place = producer == owner && stream.isVariable ? FinishPlace.afterDeclaration : .atBeginning
      let message =
        finishes.isEmpty && nested.isEmpty
        ? Message.never(stream.writableName, place) : .sometimes(stream.writableName, place)
      pass.report(
        at: call.calleeRange, message, notes: [pass.note(Message.end, at: end)],
        fix: deferring(stream, of: call, stream.names.node(of: producer), place, isOwner: producer == owner, in: pass))
    }
  }

  /// Where the code owes the stream its end: what leaves before the stream is made does not.
  private static func start(
    of stream: OwedLocal, madeBy call: FunctionCallExpr, _ isOwner: Bool, in graph: ControlFlow
  ) -> ControlFlow.Origin {
    guard isOwner, stream.isVariable else { return .entry }
    let places = graph.places(of: call.node)
    return places.isEmpty ? .entry : .behind(places)
  }

  /// Finishes however the producer ends. One that throws has an error to finish with, which a `defer` does not know.
  private static func deferring(
    _ stream: OwedLocal, of call: FunctionCallExpr, _ producer: Node, _ place: FinishPlace, isOwner: Bool, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard let closure = ClosureExpr(producer), !closure.isThrowing, !closure.throwsAlready else { return nil }
    var fix = FixBuilder(in: pass)
    if stream.isAnonymous {
      guard isOwner, name(stream, of: closure, with: &fix) else { return nil }
    }
    let finish = "defer { \(stream.writableName).finish() }"
    switch place {
    case .atBeginning:
      guard let first = producer.child(.statement) else { return nil }
      fix.insert(finish, before: first)
    case .afterDeclaration:
      // In a block inside, a 'defer' runs at the end of that.
      let declaration = call.node.ancestors.first { $0.kind == .variableDecl }
      guard let declaration, declaration.parent == producer else { return nil }
      fix.insert(finish, after: declaration)
    }
    return fix.fix(.finish(stream.writableName, place), .unsafe)
  }

  /// Gives a parameter a name, since a `defer` cannot use `$0`; false where the name means something else there.
  private static func name(_ stream: OwedLocal, of closure: ClosureExpr, with fix: inout FixBuilder) -> Bool {
    let name = stream.writableName
    guard closure.signature == nil, let first = closure.node.child(.statement),
      !closure.node.tokens.contains(where: { $0.isSpelled(name) })
    else { return false }
    let brace = closure.node.firstToken.range.upperBound
    let isApart = first.range.lowerBound > brace
    fix.insert(isApart ? " \(name) in" : " \(name) in ", at: brace)
    for mention in stream.mentions { fix.replace(mention.node.range, with: name) }
    return true
  }

  /// The body that runs another one in place, as that of `forEach { … }` is; the other one where it runs by itself.
  private static func running(_ body: BodyID, below owner: BodyID, of stream: OwedLocal, in pass: Pass) -> BodyID {
    var current = body
    while current != owner, let parent = stream.names[current].parent,
      let traits = pass.traits(of: stream.names.node(of: current))
    {
      switch traits.placement {
      case .calledInPlace, .construct(.passThrough): current = parent
      default: return current
      }
    }
    return current
  }

  /// Whether a body is that of a task which the owner of the continuation starts, or is called back once.
  private static func runsOnce(_ body: BodyID, below owner: BodyID, of stream: OwedLocal, in pass: Pass) -> Bool {
    let node = stream.names.node(of: body)
    guard stream.names[body].parent == owner, let traits = pass.traits(of: node),
      case .construct(let construct) = traits.placement
    else { return false }
    switch construct {
    case .task, .detachedTask, .immediateTask: return true
    case .mainQueue, .sendableCallback: return oneShot.contains(node.callOfArgument?.calleeName ?? .noName)
    default: return false
    }
  }

  private static let oneShot: Set<Name> = [Name(.async), Name(.asyncAfter), Name(.dataTask)]
}

/// Where 'finish()' is added.
private enum FinishPlace: String {
  case atBeginning = "at its beginning"
  /// Of the continuation, which the producer itself declares.
  case afterDeclaration = "after its declaration"
}

extension Pass {
  /// Whether a stream is a local that is only asked for an iterator, and that for a value once.
  fileprivate func takesOneValue(of call: FunctionCallExpr) -> Bool {
    guard call.buildsStream, let stream = local(holding: call), !stream.mentions.isEmpty else { return false }
    return stream.mentions.allSatisfy { mention in
      guard mention.member == Name(spelling: "makeAsyncIterator"), let made = mention.call,
        let iterator = local(holding: made)
      else { return false }
      return iterator.mentions.allSatisfy { $0.member == Name(spelling: "next") && !$0.node.isInLoop }
    }
  }
}

extension OwedLocal {
  fileprivate var isVariable: Bool { names[definition].kind == .variable }

  fileprivate var isAnonymous: Bool { names[definition].kind == .anonymousParameter }

  /// What a `defer` can call it.
  fileprivate var writableName: String { isAnonymous ? "continuation" : name }
}

extension Node {
  /// Whether the node is in a loop that may go on for as long as the program runs: over another asynchronous
  /// sequence, or until something happens.
  fileprivate func isInEndlessLoop(_ names: LocalNames) -> Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .repeatStmt: return true
      case .whileStmt where !ancestor.countsLocals(names): return true
      case .forStmt where ForStmt(unchecked: ancestor).isAsync: return true
      case .closureExpr where ancestor.callOfArgument?.calleeName == .forEach: continue
      case .closureExpr, .functionDecl: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a `while` compares nothing but locals, at least one of which the loop changes: it comes to an end.
  private func countsLocals(_ names: LocalNames) -> Bool {
    let conditions = Array(children(.condition))
    var changes = false
    for condition in conditions {
      guard condition.kind != .availabilityCondition else { return false }
      for node in condition.descendants {
        switch node.kind {
        case .awaitExpr, .closureExpr, .functionCallExpr: return false
        case .declReferenceExpr:
          guard let use = names.use(at: node), case .local(let definition) = names[use].resolution else { return false }
          guard names[definition].kind == .variable else { continue }
          if names.uses(of: definition).contains(where: { isChange(names[$0]) }) { changes = true }
        default: continue
        }
      }
    }
    return changes
  }

  private func isChange(_ use: Use) -> Bool {
    use.node > id && use.node < subtreeEnd && (use.kind == .write || use.kind == .update)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func dropped(_ name: String) -> Message {
    """
    '\(name)' is dropped without 'finish()', so the consumer of the stream waits forever. Store it, or finish it here.
    """
  }

  fileprivate static func never(_ name: String, _ place: FinishPlace) -> Message {
    """
    The producer ends without 'finish()', so the consumer of the stream waits forever. Add 'defer { \(name).finish() \
    }' \(place.rawValue).
    """
  }

  fileprivate static func sometimes(_ name: String, _ place: FinishPlace) -> Message {
    """
    A path of the producer ends without 'finish()', so the consumer of the stream waits forever. Add 'defer { \
    \(name).finish() }' \(place.rawValue), or finish with the error.
    """
  }

  fileprivate static func finish(_ name: String, _ place: FinishPlace) -> Message {
    "Add 'defer { \(name).finish() }' \(place.rawValue)"
  }
  fileprivate static let end = "the producer can end here without 'finish()'"
}

extension MissingFact {
  fileprivate static let endOfLoop: MissingFact = "control flow: whether the loop that yields ends"

  /// When a body runs that is neither the builder's own nor that of a task.
  fileprivate static func run(of body: BodyID, in stream: OwedLocal) -> MissingFact {
    .closure(stream.names.node(of: body))
  }
}

// MARK: - Info

extension AsyncStreamNeverFinished {
  static let info = RuleInfo(
    id: "async-stream-never-finished",
    family: .asyncSequences,
    severity: .info,
    priority: .medium,
    summary: "AsyncStream that is never finished",
    why: """
      'for await' over the stream never ends: the code after the loop does not run, and the task and all that it holds \
      stay alive. Releasing the continuation does not finish the stream.
      """,
    instead: """
      Begin the producer with 'defer { continuation.finish() }'. For a throwing stream, catch what it throws and call \
      'finish(throwing: error)'.
      """,
    limits: """
      Only producers that end are checked: the builder's own code, a task that it starts and closures that a queue or \
      'dataTask' calls once, without loops over other sequences, or until something outside of them changes. A \
      continuation that is stored or passed on is taken to be finished there. In tests, where an open \
      stream is a stand-in, only a dropped continuation is reported.
      """,
    references: [.evolution("0314-async-stream"), .evolution("0388-async-stream-factory")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "where the producer has nothing more to say is not certain",
    examples: [
      .flagged(
        "a task that ends",
        """
        func numbers() -> AsyncStream<Int> {
          ↓AsyncStream { continuation in
            Task {
              for number in 0..<9 { continuation.yield(number) }
            }
          }
        }
        """),
      .flagged(
        "an error skips 'finish'",
        """
        func pages(_ urls: [URL]) -> AsyncThrowingStream<Data, Error> {
          ↓AsyncThrowingStream { continuation in
            Task {
              for url in urls { continuation.yield(try await load(url)) }
              continuation.finish()
            }
          }
        }
        """),
      .flagged(
        "the continuation is dropped",
        """
        func events() -> AsyncStream<Event> {
          let (stream, continuation) = ↓AsyncStream<Event>.makeStream()
          return stream
        }
        """),
      .notFlagged(
        "finished however the task ends",
        """
        func numbers() -> AsyncStream<Int> {
          AsyncStream { continuation in
            Task {
              defer { continuation.finish() }
              for number in 0..<9 { continuation.yield(number) }
            }
          }
        }
        """),
      .notFlagged(
        "an observer without an end",
        """
        func changes() -> AsyncStream<Change> {
          AsyncStream { continuation in
            let token = center.observe { continuation.yield($0) }
            continuation.onTermination = { _ in token.cancel() }
          }
        }
        """),
      .notFlagged(
        "stored, and finished elsewhere",
        """
        final class Source {
          var continuation: AsyncStream<Int>.Continuation?
          func values() -> AsyncStream<Int> {
            AsyncStream { continuation in
              continuation.yield(0)
              self.continuation = continuation
            }
          }
        }
        """),
      .notFlagged(
        "made by unfolding",
        """
        func values() -> AsyncStream<Int> { AsyncStream(unfolding: { await next() }) }
        """),
      .fixed(
        "finished however the task ends",
        before: """
          func numbers() -> AsyncStream<Int> {
            AsyncStream { continuation in
              Task { for number in 0..<9 { continuation.yield(number) } }
            }
          }
          """,
        after: """
          func numbers() -> AsyncStream<Int> {
            AsyncStream { continuation in
              Task { defer { continuation.finish() }; for number in 0..<9 { continuation.yield(number) } }
            }
          }
          """, applicability: .unsafe)
    ])
}
