import LintKit

/// Results that cannot leave the actor of the function that gives them back, and Swift 6 refuses.
enum ForecastCrossingResults: Rule {
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken else { return }
    let isWaitedFor = pass.isWaitedFor(call.node) && pass.isAsync(around: call.node).isYes
    let mayLeave: Truth = isWaitedFor ? .yes : pass.mayIgnoreIsolation(calling: call)
    guard !mayLeave.isNo, let member = pass.member(calledBy: call), member.kind == .function,
      !pass.isSendingResult(of: member), isWaitedFor || pass.isOnMainActorOfSDK(member)
    else { return }
    let owner = pass.index.isolation(ofFunction: member.ref).isolation
    guard owner.isOnActor, let words = owner.contextWords else { return }
    let around = pass.isolation(around: call.node).isolation
    // What runs on its caller's actor is on none that is known.
    guard around != owner, let context = around == .caller ? "nonisolated" : around.contextWords else { return }
    let type = pass.type(of: .functionCall(call))
    let sendability = pass.sendability(of: type, at: call.node)
    switch pass.answer(sendability) {
    case .yes: return
    case .unknown: pass.leaveUndecided(missing: "type: of what '\(member.name)' gives back")
    case .no where mayLeave.isUnknown: pass.leaveUndecided(missing: .whetherAsynchronous)
    case .no where pass.isForecast(call.node):
      pass.report(
        at: name.range, .returns(type.description, member, from: words, to: context),
        because: pass.causes(of: sendability))
    case .no: return
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func returns(
    _ type: String, _ member: MeantMember, from owner: String, to context: String
  ) -> Message {
    """
    non-Sendable '\(type)'-typed result can not be returned from \(owner) \(member.kindWords) '\(member.name)' to \
    \(context) context.
    """
  }
}

// MARK: - Info

extension ForecastCrossingResults {
  static let info = RuleInfo(
    id: "forecast-crossing-results",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A result that cannot leave an actor",
    why: "The actor may keep what it gives back, and the caller would use it at the same time.",
    instead: "Make the type 'Sendable', say 'sending' before the result's type, or do the work on the actor.",
    limits: "Initializers and functions whose callee is overloaded beyond what types tell are left out.",
    references: [
      .evolution("0302-concurrent-value-and-concurrent-closures"),
      .evolution("0430-transferring-parameters-and-results")
    ],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    isFoundAfterTypes: true,
    examples: [
      .flagged(
        "a method of the main actor",
        """
        final class Log { var lines: [String] = [] }
        @MainActor final class Store { func newest() -> Log { Log() } }
        func read(_ store: Store) async { _ = await store.↓newest() }
        """),
      .flagged(
        "a method of an actor",
        """
        final class Log { var lines: [String] = [] }
        actor Store { func all() -> [Log] { [] } }
        func read(_ store: Store) async { _ = await store.↓all() }
        """),
      .notFlagged(
        "a result that is sent",
        """
        final class Log { var lines: [String] = [] }
        actor Store { func newest() -> sending Log { Log() } }
        func read(_ store: Store) async { _ = await store.newest() }
        """),
      .notFlagged(
        "a caller on the same actor",
        """
        final class Log { var lines: [String] = [] }
        @MainActor final class Store { func newest() -> Log { Log() } }
        @MainActor func read(_ store: Store) async { _ = store.newest() }
        """)
    ])
}
