import LintKit
import LintText

/// A path through the body of `withCheckedContinuation`, or through a callback in it, that does not resume.
enum ContinuationMissingResume: Rule {
  static let gate = Gate(calls: [
    .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation, .withUnsafeThrowingContinuation
  ])

  enum Exemption: String, RuleExemption {
    /// A method of `self` waits, and its caller holds `self` as long: that it may be gone is only what the types say.
    case weakSelf
    /// Only a sleep may throw, in a task that cannot be cancelled.
    case uncancelledSleep
    /// A flag that a callback asks and sets: it says that another one has resumed.
    case onceFlag
    /// A method of an object from outside that changes it: it says who comes first.
    case latch
    /// A callback that does not resume may be called again by the object that has it, which the code turns to.
    case calledAgain
    /// `local?.` of a variable that the code sets, or of what it holds itself: whether that is `nil` depends on values.
    case localChain
    /// `value?.` of what a condition before the continuation asks for.
    case askedBefore
    /// `value?.` in the branch of an `if` for the case that the value is there.
    case askedAround
    /// A callback that gathers something and resumes with it is called for each part.
    case gathered
    /// What one condition leaves out another may cover.
    case severalConditions
    /// Only where text or an encodable value cannot be converted, which hardly happens: information only.
    case conversion
    /// A callback that passes over a value of one kind may be called again: information only.
    case passedOver
    /// A callback that resumes with each of its values is called with one of them, by custom: information only.
    case noValue
    /// A callback that waits for another value than a certain one is called again.
    case leftOut
    /// Only where the test has failed already: information only.
    case failedTest
    /// A loop resumes on the turn that it was written for, whatever the conditions are.
    case loop
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, let continuation = OwedLocal(parameterOf: closure, in: pass),
      let body = continuation.names.body(at: closure.node)
    else { return }
    let search = ResumeSearch(
      continuation: continuation, opener: closure, selfStays: call.waitsInMethod(in: pass), pass: pass)
    switch search.gap(in: body) {
    case .none: return
    case .unknown(let fact): pass.leaveUndecided(missing: fact)
    case .found(let place, let exit, let severity):
      pass.report(
        at: call.calleeRange, .leaked(call.calleeNameToken?.text ?? "", continuation), severity: severity,
        notes: [pass.note(Message.leaves(exit: exit), at: place)])
    }
  }
}

/// Looks for a path on which the continuation is neither resumed nor handed on.
struct ResumeSearch {
  enum Gap {
    case none
    case unknown(MissingFact)
    /// Where the code is left, in bytes of the file, and by what; a severity where only something mild leads there.
    case found(Range<UInt32>, Exit, Severity?)
  }

  enum Exit { case `return`, error, end }

  let continuation: OwedLocal
  /// The closure that is given the continuation.
  let opener: ClosureExpr
  /// Whether `self` is alive until the continuation is resumed.
  let selfStays: Bool
  let pass: Pass

  func gap(in body: BodyID) -> Gap {
    let names = continuation.names
    let graph = pass.controlFlow(of: body, in: names)
    let own = continuation.places(in: graph) { $0.isResume || $0.isHandedOn }
    let children = continuation.bodies(in: body)
    let nested = children.flatMap { graph.places(of: names.node(of: $0)) }
    let met = own + nested
    let isLoop = pass.exempts(
      ContinuationMissingResume.Exemption.loop,
      met.contains { graph.node(at: $0).isInLoop(below: names.node(of: body)) })
    if isLoop { return .unknown(.turnOfLoop) }
    let asked = graph.placesOfValuesAskedFor(around: met)
    let avoided =
      met + placesWithoutSelf(in: graph)
      + (pass.exempts(ContinuationMissingResume.Exemption.askedAround, !asked.isEmpty) ? asked : [])
    switch graph.hasPath(from: .entry, to: .exit(.any), avoiding: avoided) {
    case .yes:
      if let fact = doubt(in: body, resumedAt: met.map { graph.node(at: $0) }) { return .unknown(fact) }
      let gap = found(in: graph, avoiding: avoided)
      guard case .found(_, .error, _) = gap,
        pass.exempts(ContinuationMissingResume.Exemption.uncancelledSleep, onlySleeps(in: body))
      else { return gap }
    case .unknown: return .unknown(.controlFlow)
    case .no: break
    }
    var answer = Gap.none
    for child in children {
      if !graph.answersQuestions { return .unknown(.controlFlow) }
      let node = names.node(of: child)
      let places = graph.places(of: node)
      // Of several callbacks, one may stand in for another.
      let others = met.filter { !places.contains($0) }
      guard isAlone(places, among: others, in: graph), pass.runsOnce(node).isYes else {
        answer = .unknown(.closure(node))
        continue
      }
      let gap = gap(in: child)
      switch gap {
      case .none: continue
      case .unknown(let fact): answer = .unknown(fact)
      case .found: return gap
      }
    }
    return answer
  }

  /// What is not known of a path that does not resume, where something hints at its never being taken.
  private func doubt(in body: BodyID, resumedAt nodes: [Node]) -> MissingFact? {
    typealias Exemption = ContinuationMissingResume.Exemption
    let node = continuation.names.node(of: body)
    if pass.exempts(Exemption.severalConditions, areApart(nodes, below: node)) { return .conditions }
    if pass.exempts(Exemption.weakSelf, selfStays && nodes.contains { needsWeakSelf($0, below: node) }) {
      return .weakSelf
    }
    if pass.exempts(Exemption.onceFlag, asksFlag(in: body)) || pass.exempts(Exemption.latch, asksLatch(in: body)) {
      return .flag
    }
    if pass.exempts(Exemption.calledAgain, turnsToOwner(in: body)) { return .closure(node) }
    if pass.exempts(Exemption.localChain, nodes.contains { standsBehindLocal($0, in: body) }) { return .optionalLocal }
    if pass.exempts(Exemption.askedBefore, nodes.contains { standsBehindAsked($0, in: body) }) { return .conditions }
    if pass.exempts(Exemption.gathered, nodes.contains { resumesWithGathered($0, in: body) }) { return .closure(node) }
    return nil
  }

  /// Whether a node is reached only while a weak `self` is alive: in `if let self`, after `self?.`, or in `if let` for
  /// what a method of it returns that has no optional result itself.
  private func needsWeakSelf(_ node: Node, below body: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == body { return false }
      if ancestor.kind.category == .expression, ancestor.isChainOnSelf { return true }
      guard let choice = IfExpr(ancestor) else { continue }
      let needsSelf = choice.conditions.contains { condition in
        if condition.bindsSelf { return true }
        guard case .optionalBinding(let binding) = condition,
          case .functionCall(let call)? = binding.initializer?.withoutEffectMarkers, call.node.isChainOnSelf,
          let function = pass.member(calledBy: call)?.ref,
          let result = FunctionDecl(pass.index.node(function))?.returnType
        else { return false }
        return LightType(result).form != .optional
      }
      if needsSelf { return true }
    }
    return false
  }

  /// The code for the case that `self` is gone, which it is not.
  private func placesWithoutSelf(in graph: ControlFlow) -> [ControlFlow.Place] {
    guard selfStays else { return [] }
    let elses = graph.names.node(of: graph.body).descendants(stoppingAtNestedFunctions: true).compactMap {
      GuardStmt($0)?.elseWithoutSelf
    }
    if !pass.exempts(ContinuationMissingResume.Exemption.weakSelf, !elses.isEmpty) { return [] }
    return graph.places { event in elses.contains { $0.id <= event.node && event.node < $0.subtreeEnd } }
  }

  /// Whether a node is in a call or assignment after `local?.`, where the local is a variable that gets its value
  /// later, or is captured weakly by the closure with the continuation, which runs at once.
  private func standsBehindLocal(_ node: Node, in body: BodyID) -> Bool {
    let names = continuation.names
    for ancestor in node.ancestors {
      if ancestor == names.node(of: body) { return false }
      guard ancestor.kind.category == .expression, ancestor.firstToken.next.text == "?",
        let use = names.uses(inside: ancestor).first,
        names.node(of: use).firstToken == ancestor.firstToken, case .local(let local) = names[use].resolution
      else { continue }
      let definition = names.node(of: local)
      switch names[local].kind {
      case .capture:
        if names[local].body == body, body == names.body(at: opener.node), ClosureCapture(definition)?.isWeak == true {
          return true
        }
      case .variable: if names.uses(of: local).contains(where: { names[$0].isWrite.isYes }) { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a condition in a callback asks what the closure with the continuation declares, or what the callback
  /// changes.
  private func asksFlag(in body: BodyID) -> Bool {
    let names = continuation.names
    guard let root = names.body(at: opener.node), root != body else { return false }
    let node = names.node(of: body)
    return names.uses(inside: node).contains { use in
      guard case .local(let flag) = names[use].resolution, names[flag].kind == .variable,
        !names.isBody(names[flag].body, inside: body),
        names.isBody(names[flag].body, inside: root)
          || names.uses(of: flag).contains(where: { names[$0].isWrite.isYes && names[$0].node > node.id })
      else { return false }
      return names.node(of: use).isInCondition(below: node)
    }
  }

  /// Whether a body is that of a task which cannot be cancelled, and throws nothing but what a cancelled sleep throws.
  private func onlySleeps(in body: BodyID) -> Bool {
    ClosureExpr(continuation.names.node(of: body)).map {
      pass.throwsOnlyIfCancelled($0, startedIn: opener.node)
    } ?? false
  }

  /// Whether the nodes are in several statements with conditions, one after the other.
  private func areApart(_ nodes: [Node], below body: Node) -> Bool {
    let statements = nodes.compactMap { $0.outermostCondition(below: body) }
    return statements.contains { $0 != statements.first }
  }

  /// Whether no path comes by both the place and one of the others.
  private func isAlone(_ place: [ControlFlow.Place], among others: [ControlFlow.Place], in graph: ControlFlow) -> Bool {
    if others.isEmpty { return true }
    return graph.hasPath(from: .behind(place), to: .before(others)).isNo
      && graph.hasPath(from: .behind(others), to: .before(place)).isNo
  }

  /// The first `return` that is reached so, otherwise the end of the body.
  private func found(in graph: ControlFlow, avoiding met: [ControlFlow.Place]) -> Gap {
    typealias Exemption = ContinuationMissingResume.Exemption
    let isUnlikely = pass.exempts(Exemption.conversion, pass.hasPathsOfConversionsOnly(in: graph, avoiding: met))
    let isOfFailure = pass.exempts(
      Exemption.failedTest, graph.hasPath(from: .entry, to: .exit(.any), avoiding: met + failures(in: graph)).isNo)
    let mild: Severity? = isOfFailure || isUnlikely ? .info : nil
    let returns = graph.places { $0.kind == .jump }.filter { graph.node(at: $0).kind == .returnStmt }
    for place in returns where graph.hasPath(from: .entry, to: .before([place]), avoiding: met).isYes {
      // After a resume in its own operand nothing is missing.
      if graph.hasPath(from: .behind([place]), to: .exit(.any), avoiding: met).isYes {
        let node = graph.node(at: place)
        let body = graph.names.node(of: graph.body)
        if pass.exempts(Exemption.leftOut, leavesOneOut(node, in: body)) { return .unknown(.closure(body)) }
        let isPassedOver = pass.exempts(Exemption.passedOver, passesOverValue(node, in: body))
        return .found(node.firstToken.range, .return, mild ?? (isPassedOver ? .info : nil))
      }
    }
    let body = graph.names.node(of: graph.body)
    let mayReturn = graph.hasPath(from: .entry, to: .exit(.returns), avoiding: met).isYes
    let isOfNoValue = pass.exempts(
      Exemption.noValue, leavesOutNoValue(in: body, met: met.map { graph.node(at: $0) }))
    return .found(body.lastToken.range, mayReturn ? .end : .error, mild ?? (isOfNoValue ? .info : nil))
  }

  /// The calls that fail a test.
  private func failures(in graph: ControlFlow) -> [ControlFlow.Place] {
    let calls = graph.names.node(of: graph.body).descendants(stoppingAtNestedFunctions: true).filter { node in
      FunctionCallExpr(node).map { pass.isOfFunction(.failsTest, $0) } ?? false
    }
    return calls.flatMap { graph.places(of: $0) }
  }
}

extension Node {
  /// The first `if` or `guard` below a body that the node is in.
  fileprivate func outermostCondition(below body: Node) -> Node? {
    var found: Node?
    for ancestor in ancestors {
      if ancestor == body { break }
      if ancestor.kind == .ifExpr || ancestor.kind == .guardStmt { found = ancestor }
    }
    return found
  }

  /// `self?.member`
  fileprivate var isChainOnSelf: Bool { firstToken.kind == .self && firstToken.next.text == "?" }

  func isInCondition(below body: Node) -> Bool {
    if role == .condition { return true }
    for ancestor in ancestors {
      if ancestor == body { return false }
      if ancestor.role == .condition { return true }
    }
    return false
  }

  fileprivate func isInLoop(below body: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == body { return false }
      if ancestor.kind == .forStmt || ancestor.kind == .whileStmt || ancestor.kind == .repeatStmt { return true }
    }
    return false
  }
}

extension FunctionCallExpr {
  /// Whether the call is in a method of an object, and no closure in between holds the object weakly.
  fileprivate func waitsInMethod(in pass: Pass) -> Bool {
    for ancestor in node.ancestors {
      if let closure = ClosureExpr(ancestor), closure.captures.contains(where: { $0.isSelfNotHeld }) { return false }
      guard ancestor.kind == .functionDecl else { continue }
      guard let function = pass.function(at: ancestor), pass.type(around: ancestor) != nil else { return false }
      return !pass.index.function(function).flags.contains(.isStatic)
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func leaked(_ function: String, _ continuation: OwedLocal) -> Message {
    let name = continuation.name
    if continuation.mentions.isEmpty {
      return "'\(name)' is never resumed, so '\(function)' never returns. Call 'resume' exactly once on every path."
    }
    let advice =
      if function.includes("Throwing") {
        "'resume' on every path, with an error where there is no value"
      } else if continuation.isResumedWithoutValue {
        "'resume()' on every path"
      } else {
        "'resume' on every path, with a default where there is no value"
      }
    return "A path does not resume '\(name)', so '\(function)' never returns. Call \(advice)."
  }

  fileprivate static func leaves(exit: ResumeSearch.Exit) -> String {
    switch exit {
    case .return: "this 'return' is reached without a 'resume'"
    case .error: "an error that is thrown before this brace skips 'resume'"
    case .end: "this brace is reached without a 'resume'"
    }
  }
}

extension OwedLocal {
  /// Whether the code calls `resume()` of it.
  fileprivate var isResumedWithoutValue: Bool {
    mentions.contains { mention in
      guard mention.isResume, let call = mention.call else { return false }
      return call.arguments.isEmpty && call.lastClosure == nil
    }
  }
}

extension MissingFact {
  fileprivate static let turnOfLoop: MissingFact = "control flow: on which turn of a loop it is resumed"
  fileprivate static let conditions: MissingFact =
    "control flow: whether one condition covers what another leaves out"
  fileprivate static let flag: MissingFact = "value: whether the flag says that another callback has resumed"
  fileprivate static let optionalLocal: MissingFact = "value: whether the local that resumes can be nil there"
  fileprivate static let weakSelf: MissingFact = "value: whether 'self' can be gone by then"
}

// MARK: - Info

extension ContinuationMissingResume {
  static let info = RuleInfo(
    id: "continuation-missing-resume",
    family: .continuations,
    severity: .warning,
    priority: .high,
    summary: "Continuation not resumed on every path",
    why: """
      The task that awaits the continuation hangs forever, and with it everything that waits for the task: a spinner \
      that never stops. A checked continuation logs 'leaked its continuation' once its last reference is gone; an \
      unsafe one says nothing.
      """,
    instead: """
      Call 'resume' exactly once on every path: in the 'else' of each 'guard', in each case of a 'switch', in each \
      'catch', and where a callback brings neither value nor error. Resume with an error where there is no value.
      """,
    limits: """
      A continuation that is stored or passed on is taken to be resumed there. Several callbacks that share one, and \
      callbacks that may run more than once, are not checked. A method that waits is taken to keep its 'self' alive. A \
      path that only an encoder or a conversion to or from UTF-8 can lead to, by failing, is information, and so is \
      one on which a test has failed already, and one of a callback that gets none of the values that it asks for.
      """,
    references: [.evolution("0300-continuation")],
    compilerView: [.silent],
    noFix: "what to resume with on this path, a value or which error, is not known",
    examples: [
      .flagged(
        "no resume without a value",
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
        """, severity: .info),
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
        """)
    ])
}
