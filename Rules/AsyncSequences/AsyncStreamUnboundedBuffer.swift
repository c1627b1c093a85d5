import LintKit

/// A stream of states, of which only the newest counts, that keeps all of them for a slow reader.
enum AsyncStreamUnboundedBuffer: Rule {
  static let gate = Gate(
    anyOf: [.AsyncStream, .AsyncThrowingStream], calls: [.AsyncStream, .AsyncThrowingStream, .makeStream],
    where: { ($0.buildsStream || $0.makesStream) && !$0.statesPolicy })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
  }

  private static let states = RuleOption.words(
    "states", ["Progress", "State", "Status", "Location", "Position", "Level", "Reading", "Sample"],
    "the endings of names of types of which only the newest value counts")

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.buildsStream || call.makesStream, !call.statesPolicy else { return }
    guard let element = pass.elementName(ofStreamMadeBy: call) else {
      return pass.leaveUndecided(missing: pass.unknownType(of: .functionCall(call)))
    }
    guard pass.words(states).contains(where: { element.hasSuffix($0) }),
      !pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    else { return }
    pass.report(at: call.calleeRange, .unbounded(element), fix: bounding(call, in: pass))
  }

  /// Keeps the newest value. Unsafe: a reader that is late misses the others.
  private static func bounding(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let callee = call.callee else { return nil }
    var fix = FixBuilder(in: pass)
    let policy = "bufferingPolicy: .bufferingNewest(1)"
    if let last = Array(call.arguments).last(where: { $0.label == nil || $0.labelName == .of }) {
      fix.insert(", " + policy, at: last.range.upperBound)
    } else if callee.node.lastToken.next.kind == .leftParen {
      fix.insert(policy + (call.arguments.isEmpty ? "" : ", "), at: callee.node.lastToken.next.end)
    } else {
      fix.insert("(\(policy))", at: callee.range.upperBound)
    }
    return fix.fix(.newest, .unsafe)
  }

  static let info = RuleInfo(
    id: "async-stream-unbounded-buffer",
    family: .asyncSequences,
    severity: .info,
    priority: .low,
    summary: "AsyncStream of states without a buffer limit",
    why: """
      A stream keeps what is yielded until it is read. A reader that is slower than the producer works through old \
      states, later and later, and memory grows.
      """,
    instead: "Pass 'bufferingPolicy: .bufferingNewest(1)'.",
    limits: """
      Judged by the name of the element's type. Streams of events, of which every one counts, are not reported, nor \
      are tests, mocks, samples and previews.
      """,
    references: [.evolution("0314-async-stream")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the stream is made in a form that takes no policy at this place",
    isOptIn: true,
    options: [states],
    examples: [
      .flagged(
        "progress",
        """
        struct Progress {}
        func export() -> AsyncStream<Progress> {
          ↓AsyncStream { continuation in run { continuation.yield($0) } }
        }
        """),
      .flagged(
        "a stream and its continuation",
        """
        struct PlayerState {}
        let (states, continuation) = ↓AsyncStream.makeStream(of: PlayerState.self)
        """),
      .notFlagged(
        "events all count",
        """
        struct Message {}
        let messages = AsyncStream<Message> { continuation in receive { continuation.yield($0) } }
        """),
      .notFlagged(
        "a policy is stated",
        """
        struct PlayerState {}
        let (states, continuation) = AsyncStream.makeStream(of: PlayerState.self, bufferingPolicy: .bufferingNewest(1))
        """),
      .notFlagged(
        "other names",
        """
        struct PlayerState {}
        let states = AsyncStream<PlayerState> { continuation in watch { continuation.yield($0) } }
        """, options: ["states": .words(["Frame"])]),
      .fixed(
        "the newest value only",
        before: """
          struct PlayerState {}
          let states = AsyncStream<PlayerState> { continuation in watch { continuation.yield($0) } }
          """,
        after: """
          struct PlayerState {}
          let states = AsyncStream<PlayerState>(bufferingPolicy: .bufferingNewest(1)) { continuation in watch { continuation.yield($0) } }
          """, applicability: .unsafe)
    ])
}

extension FunctionCallExpr {
  fileprivate var statesPolicy: Bool { arguments.contains { $0.labelName == policyLabel } }
}

private let policyLabel = Name(spelling: "bufferingPolicy")

extension Pass {
  /// The last name of the type of what a stream gives.
  fileprivate func elementName(ofStreamMadeBy call: FunctionCallExpr) -> String? {
    let expression = Expr.functionCall(call)
    for made in [type(of: expression), contextualType(of: expression) ?? .unknown] {
      var made = made
      if case .tuple(let parts) = made, let stream = parts.first { made = stream.type }
      if case .nominal(let stream) = made, case .nominal(let element)? = stream.arguments.first { return element.name }
    }
    return nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func unbounded(_ element: String) -> Message {
    "This stream keeps every '\(element)' that is not read yet. Pass 'bufferingPolicy: .bufferingNewest(1)'."
  }

  fileprivate static let newest: Message = "Keep only the newest value"
}
