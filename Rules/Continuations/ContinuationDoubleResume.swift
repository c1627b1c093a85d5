import LintKit

/// A continuation that one path resumes twice.
enum ContinuationDoubleResume: Rule {
  static let gate = ContinuationMissingResume.gate

  enum Exemption: String, RuleExemption {
    /// A flag, or a variable that is emptied, prevents the second.
    case behindFlag
    /// The callback ends its own registration.
    case limitedRuns
    /// A notification center that the function makes itself: only its own code posts there.
    case ownCenter
    /// A test knows how often its notifications are posted.
    case test
    /// Whether a notification comes again is only likely: a warning.
    case notification
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, let continuation = OwedLocal(parameterOf: closure, in: pass) else {
      return
    }
    guard let first = continuation.mentions.first(where: { $0.isResume }) else {
      return checkStored(continuation, of: call, in: pass)
    }
    let name = first.node.mainToken.identifierText
    var bodies: Set<BodyID> = []
    for mention in continuation.mentions where mention.isResume && bodies.insert(mention.body).inserted {
      if let callback = repeatingCallback(of: mention, in: continuation, pass) {
        let isLikely = pass.exempts(Exemption.notification, callback.calleeName == .addObserver)
        return pass.report(
          at: call.calleeRange, .repeated(name), severity: isLikely ? .warning : nil,
          notes: [pass.note(Message.inCallback, at: mention.node.range)])
      }
      let graph = pass.controlFlow(of: mention.body, in: continuation.names)
      guard let pair = secondResume(in: graph, of: continuation, pass) else { continue }
      let place = graph.node(at: pair.second).range
      return pass.report(
        at: call.calleeRange, pair.isLoop ? .inLoop(name) : .twice(name),
        notes: [
          pass.step(Message.first, at: graph.node(at: pair.first).range),
          pass.step(Message.second(isLoop: pair.isLoop), at: place)
        ],
        fix: pair.isLoop ? nil : leaving(graph.node(at: pair.first), in: pass))
    }
  }

  /// Returns after a resume that ends a branch. Unsafe: statements after the branch are skipped too.
  private static func leaving(_ resume: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard resume.role == .statement, let block = resume.parent, block.subtreeEnd == resume.subtreeEnd,
      block.kind == .switchCase || block.parent?.kind == .ifExpr, let body = resume.enclosingFunctionLike,
      body.returnsNothing
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("return", after: resume)
    return fix.fix(.leave, .unsafe)
  }

  private struct Pair {
    var first: ControlFlow.Place
    var second: ControlFlow.Place
    var isLoop: Bool
  }

  /// Two resumes, the second of which follows the first for certain, as far as the code goes on at all.
  private static func secondResume(in graph: ControlFlow, of continuation: OwedLocal, _ pass: Pass) -> Pair? {
    let resumes = continuation.places(in: graph) { $0.isResume }
    for first in resumes {
      if !graph.answersQuestions { return nil }
      let others = resumes.filter { $0 != first }
      let meets = graph.hasPath(from: .behind([first]), to: .before(others))
      if meets.isYes, graph.everyPath(from: .behind([first]), comesBy: others).isYes {
        let second = others.first { graph.hasPath(from: .behind([first]), to: .before([$0])).isYes }
        if let second { return Pair(first: first, second: second, isLoop: false) }
      }
      if graph.hasPath(from: .behind([first]), to: .before([first])).isYes,
        !pass.exempts(Exemption.behindFlag, graph.node(at: first).isBehindFlag)
      {
        return Pair(first: first, second: first, isLoop: true)
      }
    }
    return nil
  }

  /// The call that a notification's block or a repeating timer's is given to, where nothing says that it runs once.
  private static func repeatingCallback(
    of mention: OwedLocal.Mention, in continuation: OwedLocal, _ pass: Pass
  ) -> FunctionCallExpr? {
    let closure = continuation.names.node(of: mention.body)
    guard closure.kind == .closureExpr, let call = closure.callOfArgument else { return nil }
    switch call.calleeName {
    case .addObserver?:
      guard call.argument(labeled: .queue) != nil, !pass.exempts(Exemption.test, pass.isTest),
        !pass.exempts(Exemption.ownCenter, call.calleeBase.map { continuation.names.isMadeHere($0) } ?? false)
      else { return nil }
    case .scheduledTimer?:
      guard case .booleanLiteral(let literal)? = call.argument(labeled: .repeats)?.expression,
        literal.node.mainToken.kind == .true
      else {
        return nil
      }
    default: return nil
    }
    let runsOnce =
      pass.exempts(Exemption.limitedRuns, limitsItsRuns(closure, in: continuation.names))
      || pass.exempts(Exemption.behindFlag, mention.node.isBehindFlag)
    return runsOnce ? nil : call
  }
}

extension ContinuationDoubleResume {
  /// Whether a callback ends its own registration, or calls a function around it that does.
  private static func limitsItsRuns(_ closure: Node, in names: LocalNames) -> Bool {
    closure.limitsItsRuns
      || names.uses(inside: closure).contains { use in
        guard case .local(let id) = names[use].resolution, names[id].kind == .function else { return false }
        return names.node(of: id).limitsItsRuns
      }
  }
}

extension LocalNames {
  /// Whether an expression is a local that a call in this function gives its value.
  fileprivate func isMadeHere(_ expression: Expr) -> Bool {
    guard case .declReference(let reference) = expression, case .local(let definition) = resolution(of: reference),
      case .functionCall? = node(of: definition).parent.flatMap({ PatternBinding($0) })?.initializer
    else { return false }
    return true
  }
}

extension Node {
  /// Whether something is assigned next to the node, or a condition around it has been closed so: a flag or an emptied
  /// optional.
  fileprivate var isBehindFlag: Bool {
    for ancestor in ancestors {
      if ancestor.kind == .closureExpr || ancestor.kind == .functionDecl { return false }
      guard ancestor.kind == .codeBlock || ancestor.kind == .switchCase else { continue }
      for _ in ancestor.descendants(of: .assignmentExpr) { return true }
    }
    return false
  }

  /// Whether a callback ends its own registration.
  var limitsItsRuns: Bool {
    for token in tokens where token.kind == .identifier {
      let text = token.identifierText
      if text.hasPrefix("remove") || text == "cancel" || text == "invalidate" || text.hasPrefix("stop") { return true }
    }
    for _ in descendants(of: .assignmentExpr) { return true }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func twice(_ name: String) -> Message {
    "'\(name)' is resumed twice on one path, which crashes. Add 'return' or 'else' after the first 'resume'."
  }

  fileprivate static func inLoop(_ name: String) -> Message {
    "'\(name)' is resumed on every turn of a loop; the second 'resume' crashes. Leave the loop after 'resume'."
  }

  static func repeated(_ name: String) -> Message {
    """
    '\(name)' is resumed in a callback that runs repeatedly; the second 'resume' crashes. End the registration before \
    'resume', or use an async sequence.
    """
  }

  fileprivate static let leave: Message = "Return after the first 'resume'"
  fileprivate static let first = "resumed here first"
  static let inCallback = "resumed here, each time the callback runs"
  fileprivate static func second(isLoop: Bool) -> String { isLoop ? "and again on the next turn" : "and here again" }
}

// MARK: - Info

extension ContinuationDoubleResume {
  static let info = RuleInfo(
    id: "continuation-double-resume",
    family: .continuations,
    severity: .error,
    priority: .critical,
    summary: "Continuation resumed more than once",
    why: """
      The second 'resume' of a checked continuation stops the process: 'tried to resume its continuation more than \
      once'. Of an unsafe one it is undefined behaviour: a task continues twice, on freed memory.
      """,
    instead: """
      Return after each 'resume', or use 'else'. In a callback that may run again, end the registration first, or keep \
      the continuation in an optional that is set to 'nil' under a lock before it is resumed.
      """,
    limits: """
      Only a second 'resume' that follows for certain is reported: two 'if' without 'else' may exclude each other. Of \
      callbacks only notification blocks, repeating timers and, for a continuation in a private property, methods of \
      a delegate that a framework calls until it is told to stop count as running again. That a notification comes \
      again is only likely, so it is a warning, and none in tests.
      """,
    references: [.evolution("0300-continuation")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "what should happen between the two calls is not certain",
    examples: [
      .flagged(
        "no return after the error",
        """
        func load() async throws -> Data {
          try await ↓withCheckedThrowingContinuation { continuation in
            api.get { data, error in
              if let error { continuation.resume(throwing: error) }
              continuation.resume(returning: data!)
            }
          }
        }
        """),
      .flagged(
        "on every turn of a loop",
        """
        func first(_ items: [Item]) async -> Item {
          await ↓withUnsafeContinuation { continuation in
            for item in items {
              continuation.resume(returning: item)
            }
          }
        }
        """),
      .flagged(
        "each time the notification comes",
        """
        func active() async {
          await ↓withCheckedContinuation { continuation in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in continuation.resume() }
          }
        }
        """, severity: .warning),
      .notFlagged(
        "return after the error",
        """
        func load() async throws -> Data {
          try await withCheckedThrowingContinuation { continuation in
            api.get { data, error in
              if let error { return continuation.resume(throwing: error) }
              continuation.resume(returning: data!)
            }
          }
        }
        """),
      .notFlagged(
        "an optional that is set to nil",
        """
        func connected() async {
          await withCheckedContinuation { continuation in
            var pending: CheckedContinuation<Void, Never>? = continuation
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
              pending?.resume()
              pending = nil
            }
          }
        }
        """),
      .notFlagged(
        "a flag",
        """
        func active() async {
          await withCheckedContinuation { continuation in
            var isDone = false
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
              if !isDone {
                isDone = true
                continuation.resume()
              }
            }
          }
        }
        """),
      .fixed(
        "return after the first",
        before: """
          func load() async throws -> Data {
            try await withCheckedThrowingContinuation { continuation in
              api.get { data, error in
                if let error { continuation.resume(throwing: error) }
                continuation.resume(returning: data!)
              }
            }
          }
          """,
        after: """
          func load() async throws -> Data {
            try await withCheckedThrowingContinuation { continuation in
              api.get { data, error in
                if let error {
                  continuation.resume(throwing: error)
                  return
                }
                continuation.resume(returning: data!)
              }
            }
          }
          """, applicability: .unsafe)
    ])
}
