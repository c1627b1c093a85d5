import LintKit

/// Values that are sent elsewhere and stay here, and Swift 6 refuses: the compiler's group `SendingRisksDataRace`.
///
/// A value is sent by a call of a function that runs elsewhere, by a closure on another actor that captures it, by an
/// `async let`, and by what takes it as `sending`: continuations and streams.
enum ForecastSending: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      if let argument = call.sentArgument { checkContinuation(call, argument, in: pass) }
      checkCrossing(call, in: pass)
      checkSending(call, in: pass)
      checkActorInitializer(call, in: pass)
    }
    for node in file.node.descendants(of: .functionDecl) { checkResults(of: FunctionDecl(unchecked: node), in: pass) }
    for node in file.node.descendants(of: .closureExpr) {
      checkCaptures(ClosureExpr(unchecked: node), in: pass)
      checkSent(ClosureExpr(unchecked: node), in: pass)
    }
    for node in file.node.descendants(of: .variableDecl) { checkAsyncLet(VariableDecl(unchecked: node), in: pass) }
  }

  /// Functions of continuations and streams take what they are given as `sending`.
  private static func checkContinuation(_ call: FunctionCallExpr, _ argument: LabeledExpr, in pass: Pass) {
    guard let value = argument.expression, let callee = call.calleeNameToken, let base = call.calleeBase,
      let name = call.calleeName, pass.isForecast(call.node)
    else { return }
    switch pass.isContinuation(base) {
    case .no: return
    case .unknown: return pass.leaveUndecided(missing: "type: of what '\(name)' is called on")
    case .yes: break
    }
    let type = pass.type(of: value)
    let sendability = pass.sendability(of: type, at: value.node)
    switch pass.answer(sendability) {
    case .yes: return
    case .unknown: return pass.leaveUndecided(missing: "type: of what is sent")
    case .no: break
    }
    switch pass.owner(of: value) {
    case .fresh: return
    case .unknown: pass.leaveUndecided(missing: "owner: who else has what is sent")
    case .task, .actor:
      pass.report(
        at: callee.range, .sending(pass.sentName(of: value), or: type.description),
        because: pass.causes(of: sendability))
    }
  }
}

extension FunctionCallExpr {
  /// `resume(returning: x)`, `resume(with: x)`, `yield(x)`, `yield(with: x)`
  fileprivate var sentArgument: LabeledExpr? {
    guard let argument = arguments.first, arguments.count == 1 else { return nil }
    switch (calleeName, argument.label?.text) {
    case (.resume?, "returning"?), (.resume?, "with"?), (.yield?, nil), (.yield?, "with"?): return argument
    default: return nil
    }
  }
}

extension Pass {
  /// Whether a value is a continuation of a task or of a stream: by its type, or as the parameter of the closure that
  /// gets one.
  func isContinuation(_ base: Expr) -> Truth {
    let type = type(of: base).unwrapped
    if case .nominal(let nominal) = type, nominal.isOfSDK {
      return Truth(index.has(.resumedOnce, type) || index.has(.yields, type))
    }
    guard case .unknown = type else { return .no }
    guard let names = localNames(around: base.node), case .declReference(let reference) = base,
      case .local(let id) = names.resolution(of: reference),
      names[id].kind == .closureParameter || names[id].kind == .anonymousParameter,
      let closure = ([names.node(of: id)] + names.node(of: id).ancestors).first(where: { $0.kind == .closureExpr }),
      let callee = closure.callOfArgument?.calleeName
    else { return .unknown }
    return Truth(Self.givingContinuations.contains(callee)).or(.unknown)
  }

  private static let givingContinuations: WellKnownNameSet = WellKnownNameSet([
    .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation,
    .withUnsafeThrowingContinuation, .AsyncStream, .AsyncThrowingStream
  ])
}

extension Pass {
  /// How the compiler names a value: a local and its stored parts, by their path. Other values have no name.
  func sentName(of expression: Expr) -> String? {
    switch expression.withoutEffectMarkers {
    case .declReference(let reference):
      let name = reference.nameToken.identifierText
      guard let names = localNames(around: reference.node), let id = names.use(at: reference.node) else { return nil }
      switch names[id].resolution {
      case .local, .selfParameter: return name
      case .memberOrGlobal:
        let property = members(meantBy: .declReference(reference)).first
        return property?.isMember == true && property?.isStatic == false ? "self.\(name)" : nil
      case .unknown: return nil
      }
    case .memberAccess(let member):
      guard let name = member.nameToken?.identifierText, let base = member.base.flatMap({ sentName(of: $0) }),
        let property = members(meantBy: .memberAccess(member)).first, property.kind == .property
      else { return nil }
      return "\(base).\(name)"
    case .optionalChaining(let chain):
      guard let operand = chain.operand, let name = sentName(of: operand) else { return nil }
      return name.contains(".") ? "\(name).some" : name
    case .forceUnwrap(let unwrapped): return unwrapped.operand.flatMap { sentName(of: $0) }
    case .inOut(let passed): return passed.operand.flatMap { sentName(of: $0) }
    default: return nil
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words, for a value with a name or of a type.
  static func sending(_ name: String?, or type: String) -> Message {
    name.map { "sending '\($0)' risks causing data races." }
      ?? "sending value of non-Sendable type '\(type)' risks causing data races."
  }
}

// MARK: - Info

extension ForecastSending {
  static let info = RuleInfo(
    id: "forecast-sending-risks-data-race",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A value that is sent elsewhere and stays here",
    why: "The code that gets the value and the code that keeps it may use it at the same time.",
    instead: "Make the type 'Sendable', or take the value as 'sending' yourself.",
    limits: """
      Of functions with 'sending' parameters the project's own and those of continuations and streams are known. What \
      becomes part of another value is not followed.
      """,
    references: [.evolution("0430-transferring-parameters-and-results")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error, groups: ["SendingRisksDataRace"])
    ],
    isOptIn: true,
    isFoundAfterTypes: true,
    examples: [
      .flagged(
        "a callback's value",
        """
        final class Answer { var text = "" }
        func load(_ done: @escaping (Answer) -> Void) {}
        func load() async -> Answer {
          await withCheckedContinuation { continuation in
            load { answer in continuation.↓resume(returning: answer) }
          }
        }
        """),
      .flagged(
        "what a stream gets",
        """
        final class Answer { var text = "" }
        func load(_ done: @escaping (Answer) -> Void) {}
        func answers() -> AsyncStream<Answer> {
          AsyncStream { continuation in load { answer in continuation.↓yield(answer) } }
        }
        """),
      .flagged(
        "a model of the screen in a function on no actor",
        """
        final class Log { func upload() async {} }
        @MainActor final class Screen {
          let log = Log()
          func finish() async { await log.↓upload() }
        }
        """),
      .flagged(
        "what a closure on the main actor captures",
        """
        final class Log { var lines: [String] = [] }
        func show(_ log: Log) async { await MainActor.run { log.lines.↓append("a") } }
        """),
      .notFlagged(
        "what was made for it",
        """
        final class Answer { var text = "" }
        func load() async -> Answer {
          await withCheckedContinuation { continuation in continuation.resume(returning: Answer()) }
        }
        """),
      .notFlagged(
        "what was made for the call",
        """
        final class Log { var lines: [String] = [] }
        @MainActor func show(_ log: Log) {}
        func start() async {
          let log = Log()
          await show(log)
        }
        """),
      .notFlagged(
        "a value that can be shared",
        """
        func load(_ done: @escaping (String) -> Void) {}
        func load() async -> String {
          await withCheckedContinuation { continuation in
            load { answer in continuation.resume(returning: answer) }
          }
        }
        """)
    ])
}
