import LintKit

/// Values that are sent elsewhere and stay here, and Swift 6 refuses: the compiler's group `SendingRisksDataRace`.
///
/// Looked for are arguments of functions that take them as `sending`: those of continuations and streams.
enum ForecastSending: Rule {
  static let gate = Gate(calls: [.resume, .yield], where: { $0.sentArgument != nil })

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let argument = call.sentArgument, let value = argument.expression, let callee = call.calleeNameToken,
      let base = call.calleeBase, let name = call.calleeName, pass.isForecast(call.node)
    else { return }
    switch pass.isContinuation(base) {
    case .no: return
    case .unknown: return pass.leaveUndecided(missing: "type: of what '\(name)' is called on")
    case .yes: break
    }
    let type = pass.type(of: value)
    let sendability = pass.sendability(of: type, at: value.node)
    switch sendability.answer {
    case .yes: return
    case .unknown: return pass.leaveUndecided(missing: "type: of what is sent")
    case .no: break
    }
    switch pass.owner(of: value) {
    case .fresh: return
    case .unknown: pass.leaveUndecided(missing: "owner: who else has what is sent")
    case .task:
      if case .declReference(let reference) = value {
        pass.report(
          at: callee.range, .named(reference.nameToken.identifierText), because: pass.causes(of: sendability))
      } else {
        pass.report(at: callee.range, .value(type.description), because: pass.causes(of: sendability))
      }
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
  fileprivate func isContinuation(_ base: Expr) -> Truth {
    let type = type(of: base)
    if let name = type.standardName {
      return Truth(["CheckedContinuation", "UnsafeContinuation", "Continuation"].contains(name))
    }
    guard case .unknown = type else { return .no }
    guard let names = localNames(around: base.node), case .declReference(let reference) = base,
      case .local(let id) = names.resolution(of: reference), names[id].kind == .closureParameter,
      let closure = names.node(of: id).ancestors.first(where: { $0.kind == .closureExpr }),
      let callee = closure.callOfArgument?.calleeName
    else { return .unknown }
    return Truth(Self.givingContinuations.contains(callee)).or(.unknown)
  }

  private static let givingContinuations: WellKnownNameSet = WellKnownNameSet([
    .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation,
    .withUnsafeThrowingContinuation, .AsyncStream, .AsyncThrowingStream
  ])
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func named(_ name: String) -> Message { "sending '\(name)' risks causing data races." }

  /// In the compiler's words.
  fileprivate static func value(_ type: String) -> Message {
    "sending value of non-Sendable type '\(type)' risks causing data races."
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
      Only what is given to continuations is looked for, and whether a value is used later is not.
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
      .notFlagged(
        "what was made for it",
        """
        final class Answer { var text = "" }
        func load() async -> Answer {
          await withCheckedContinuation { continuation in continuation.resume(returning: Answer()) }
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
