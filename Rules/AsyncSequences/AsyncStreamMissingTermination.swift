import LintKit

/// A stream that starts work and does not stop it when its consumer has gone.
enum AsyncStreamMissingTermination: Rule {
  static let gate = Gate.streamMakers

  enum Exemption: String, RuleExemption {
    case test
    /// Who gets the continuation may set 'onTermination' on it.
    case handedOn
    /// The stream is used here, and so ends here.
    case usedHere
    /// `let _ = AsyncStream { … }`: nothing consumes it.
    case discarded
    /// Other code gets the task, or cancels it.
    case keptElsewhere
    /// The task does not loop, nor waits for more than its turn: it is over before it could be cancelled.
    case isShort
    /// The type ends the stream, or sets 'onTermination', through the property that holds the continuation.
    case endedByOwner
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isSupportCode(call.node))
      || pass.exempts(Exemption.discarded, call.node.isDiscarded)
    {
      return
    }
    guard let stream = pass.streamContinuation(of: call), !stream.mentions.contains(where: { $0.setsTermination })
    else { return }
    let owner = stream.names[stream.definition].body
    for body in stream.bodies(in: owner, mentioning: { $0.isYield }) {
      let closure = stream.names.node(of: body)
      guard let producer = Producer(closure, in: pass) else { continue }
      if producer == .task, pass.exempts(Exemption.isShort, pass.isShort(closure)) { continue }
      if producer == .task, pass.exempts(Exemption.keptElsewhere, pass.isKeptElsewhere(closure)) {
        pass.leaveUndecided(missing: .endOfKeptTask)
        continue
      }
      if pass.exempts(Exemption.usedHere, !call.handsOutStream(in: pass)) {
        return pass.leaveUndecided(missing: .useOfStream)
      }
      if pass.exempts(Exemption.handedOn, stream.isHandedOn) {
        return pass.leaveUndecided(missing: .handedOn(stream.name))
      }
      return pass.report(
        at: call.calleeRange, .runsOn(stream.name, producer),
        notes: [pass.note(Message.started(producer), at: closure.firstToken.range)],
        fix: producer == .task ? cancelling(closure, stream, in: pass) : nil)
    }
    checkStored(stream, of: call, in: pass)
  }

  /// A builder that stores the continuation for a delegate's methods, and starts what calls them or makes `self` the
  /// delegate.
  private static func checkStored(_ stream: OwedLocal, of call: FunctionCallExpr, in pass: Pass) {
    guard let property = stream.storingProperty, let closure = call.lastClosure,
      let start = pass.startOfUpdates(in: closure)?.calleeRange ?? closure.delegation
    else { return }
    if pass.exempts(Exemption.endedByOwner, pass.mayEnd(property, at: call.node)) {
      return pass.leaveUndecided(missing: .handedOn(stream.name))
    }
    pass.report(
      at: call.calleeRange, .runsOn(property.identifierText, .updates),
      notes: [pass.note(Message.started(.updates), at: start)])
  }

  /// Keeps the task that the builder starts, and cancels it with the stream.
  private static func cancelling(_ body: Node, _ stream: OwedLocal, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let task = body.callOfArgument?.node, stream.name != "$0" else { return nil }
    let owner = stream.names.node(of: stream.names[stream.definition].body)
    var fix = FixBuilder(in: pass)
    var name = "task"
    let statement: Node
    if task.role == .statement {
      guard !owner.tokens.contains(where: { $0.kind == .identifier && $0.identifierText == name }) else { return nil }
      statement = task
      fix.insert("let \(name) = ", at: task.range.lowerBound)
    } else {
      guard task.role == .initializer, let binding = task.parent.flatMap({ PatternBinding($0) }),
        let known = binding.nameToken,
        let declaration = binding.node.parent, declaration.role == .statement
      else { return nil }
      (name, statement) = (known.text, declaration)
    }
    guard statement.parent == owner || statement.parent?.parent == owner else { return nil }
    fix.insert("\(stream.name).onTermination = { _ in \(name).cancel() }", after: statement)
    return fix.fix(.cancel, .unsafe)
  }
}

extension Node {
  /// The value of `_ = …` or `let _ = …`.
  fileprivate var isDiscarded: Bool {
    guard let parent else { return false }
    if parent.kind == .patternBinding { return parent.child(.pattern)?.kind == .wildcardPattern }
    return parent.kind == .sequenceExpr && parent.child(.element)?.kind == .discardAssignmentExpr
  }
}

extension Pass {
  /// Whether a local holds the task that a closure is the body of, and the code passes it on or cancels it.
  fileprivate func isKeptElsewhere(_ closure: Node) -> Bool {
    guard let call = closure.callOfArgument, let task = local(holding: call) else { return false }
    return task.mentions.contains { $0.member == .cancel || $0.isHandedOn && $0.member == nil }
  }
}

extension Pass {
  /// The call in a builder's own code that makes a framework report until it is told to stop.
  fileprivate func startOfUpdates(in builder: ClosureExpr) -> FunctionCallExpr? {
    builder.node.descendants(stoppingAtNestedFunctions: true).lazy.compactMap { FunctionCallExpr($0) }.first {
      $0.calleeBase != nil && isOfFunction(.startsUpdates, $0)
    }
  }
}

extension ClosureExpr {
  /// `source.delegate = self` in the builder's own code: the source calls methods of `self` from then on.
  fileprivate var delegation: Range<UInt32>? {
    for node in node.descendants(stoppingAtNestedFunctions: true) where node.kind == .sequenceExpr {
      var elements = SequenceExpr(unchecked: node).elements
      guard case .operand(.memberAccess(let target))? = elements.next(), case .assignment? = elements.next(),
        case .operand(.declReference(let value))? = elements.next(), value.isSelf, elements.next() == nil,
        target.nameToken?.identifierText == "delegate"
      else { continue }
      return target.node.range
    }
    return nil
  }
}

extension Pass {
  /// Whether other code sets 'onTermination' on a stored continuation, or finishes it.
  fileprivate func mayEnd(_ property: TokenCursor, at node: Node) -> Bool {
    guard let owner = type(around: node).flatMap({ index.extendedNominal($0) }),
      let stored = index.property(named: property.name, of: owner),
      index.property(stored).flags.contains(.isFilePrivate) || !isMentionedElsewhere(property.name)
    else { return true }
    for node in tree.root.descendants(of: .memberAccessExpr) {
      let access = MemberAccessExpr(unchecked: node)
      guard access.name == .onTermination || access.name == .finish, access.base?.lastName == property.name else {
        continue
      }
      return true
    }
    return false
  }
}

/// What goes on producing when the consumer has gone.
private enum Producer {
  case task, observer, timer
  /// One of HealthKit that goes on until the store is told to stop it.
  case query
  /// Of an audio engine's node.
  case tap
  /// Of a speech recognizer.
  case recognition
  /// A framework's calls of a delegate.
  case updates

  init?(_ closure: Node, in pass: Pass) {
    guard closure.kind == .closureExpr, let context = pass.context(around: closure),
      case .closure(let traits) = pass.index.context(context).kind
    else { return nil }
    switch traits.placement {
    case .construct(.task), .construct(.detachedTask), .construct(.immediateTask): self = .task
    default:
      switch closure.callOfArgument?.calleeNameToken?.identifierText {
      case "addObserver", "observe", "sink": self = .observer
      case "scheduledTimer": self = .timer
      case "HKObserverQuery": self = .query
      case "installTap": self = .tap
      case "recognitionTask": self = .recognition
      default: return nil
      }
    }
  }

}

extension Pass {
  /// Whether the code of a task, that of closures in it aside, loops nowhere, and waits for nothing but its turn on an
  /// actor.
  fileprivate func isShort(_ task: Node) -> Bool {
    for node in task.descendants(stoppingAtNestedFunctions: true) {
      switch node.kind {
      case .forStmt, .whileStmt, .repeatStmt: return false
      case .awaitExpr: if !waitsForTurn(node) { return false }
      default: continue
      }
    }
    return true
  }

  /// Whether what is awaited is one call of a function that is not asynchronous itself, whatever function of the name
  /// it is.
  private func waitsForTurn(_ node: Node) -> Bool {
    let calls = node.descendants(stoppingAtNestedFunctions: true).filter { $0.kind == .functionCallExpr }
    guard let call = calls.first.flatMap({ FunctionCallExpr($0) }), calls.count == 1, let name = call.calleeName else {
      return false
    }
    let functions = index.functions(named: name)
    return !functions.isEmpty && functions.allSatisfy { !index.function($0).flags.contains(.isAsync) }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func runsOn(_ name: String, _ producer: Producer) -> Message {
    "When the consumer stops, \(producer.name) that feeds this stream continues. \(producer.advice(name))"
  }

  fileprivate static let cancel: Message = "Cancel the task when the stream ends"

  fileprivate static func started(_ producer: Producer) -> String { "\(producer.name) starts here" }
}

extension Producer {
  fileprivate var name: String {
    switch self {
    case .task: "the task"
    case .observer: "the observation"
    case .timer: "the timer"
    case .query: "the query"
    case .tap: "the audio tap"
    case .recognition: "the recognition"
    case .updates: "the source"
    }
  }

  /// - Parameter name: the continuation.
  fileprivate func advice(_ name: String) -> String {
    switch self {
    case .task: "Keep the task and set '\(name).onTermination = { _ in task.cancel() }'."
    case .observer: "End the observation in '\(name).onTermination'."
    case .timer: "Invalidate the timer in '\(name).onTermination'."
    case .query: "Stop the query in '\(name).onTermination'."
    case .tap: "Remove the tap in '\(name).onTermination'."
    case .recognition: "Cancel the recognition in '\(name).onTermination'."
    case .updates: "Stop the updates in '\(name).onTermination'."
    }
  }
}

extension MissingFact {
  fileprivate static let endOfKeptTask: MissingFact = "task: whether what keeps it ends it with the stream"
  fileprivate static let useOfStream: MissingFact = "value: where the stream is iterated, which is not returned"
}

// MARK: - Info

extension AsyncStreamMissingTermination {
  static let info = RuleInfo(
    id: "async-stream-missing-termination",
    family: .asyncSequences,
    severity: .info,
    priority: .medium,
    summary: "AsyncStream without onTermination for its producer",
    why: """
      The user cancels an export or leaves the screen, and the work goes on: files are written that are no longer \
      wanted, observers pile up, the microphone stays on, and what the closure captures is never released.
      """,
    instead: """
      Keep the task in a local and set 'continuation.onTermination = { _ in task.cancel() }'; remove observers, taps \
      and timers there. The handler is '@Sendable': capture the local, not a property of an isolated 'self'.
      """,
    limits: """
      Tasks, notification blocks, observations, Combine sinks, timers, audio taps, speech recognition and observer \
      queries of HealthKit in the builder are known; other handlers that are registered there may stop by themselves. A \
      delegate is known where the builder stores the continuation and makes 'self' the delegate, or starts location \
      updates, a capture session or the like. A continuation that is passed on is taken to be ended elsewhere.
      """,
    references: [.evolution("0314-async-stream")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "what has to be stopped when the consumer ends is not certain",
    examples: [
      .flagged(
        "the task is not cancelled",
        """
        func progress() -> AsyncStream<Double> {
          ↓AsyncStream { continuation in
            Task {
              for step in 0..<9 { continuation.yield(await run(step)) }
              continuation.finish()
            }
          }
        }
        """),
      .flagged(
        "the observer stays",
        """
        func changes() -> AsyncStream<Void> {
          ↓AsyncStream { continuation in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in continuation.yield() }
          }
        }
        """),
      .flagged(
        "the tap stays",
        """
        func buffers(_ node: AVAudioInputNode) -> AsyncStream<AVAudioPCMBuffer> {
          ↓AsyncStream { continuation in
            node.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in continuation.yield(buffer) }
          }
        }
        """),
      .notFlagged(
        "the task is cancelled",
        """
        func progress() -> AsyncStream<Double> {
          AsyncStream { continuation in
            let task = Task {
              for step in 0..<9 { continuation.yield(await run(step)) }
              continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
          }
        }
        """),
      .notFlagged(
        "all values are available at once",
        """
        func letters() -> AsyncStream<Character> {
          AsyncStream { continuation in
            for letter in "abc" { continuation.yield(letter) }
            continuation.finish()
          }
        }
        """),
      .notFlagged(
        "made by unfolding",
        """
        func values() -> AsyncStream<Int> { AsyncStream(unfolding: { await next() }) }
        """),
      .notFlagged(
        "a helper gets the continuation",
        """
        func values() -> AsyncStream<Int> {
          AsyncStream { continuation in
            Task { continuation.yield(await next()) }
            prepare(continuation)
          }
        }
        """),
      .fixed(
        "the task is cancelled with the stream",
        before: """
          func progress() -> AsyncStream<Double> {
            AsyncStream { continuation in
              Task { continuation.yield(await run()); continuation.finish() }
            }
          }
          """,
        after: """
          func progress() -> AsyncStream<Double> {
            AsyncStream { continuation in
              let task = Task { continuation.yield(await run()); continuation.finish() }
              continuation.onTermination = { _ in task.cancel() }
            }
          }
          """, applicability: .unsafe)
    ])
}
