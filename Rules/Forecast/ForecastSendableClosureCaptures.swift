import LintKit

/// What closures capture and Swift 6 refuses: the compiler's group `SendableClosureCaptures`, and the same of closures
/// inside of such.
enum ForecastSendableClosureCaptures: Rule {
  static let gate = Gate()

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard let captures = ClosureCaptures(of: closure.node, in: pass) else { return }
    let scope = SendableScope(captures, in: pass) { pass.isCheckedAsSendable($0, $1) }
    // In Apple's SDKs, queues and their like are imported as '@preconcurrency': the compiler only warns.
    let milder =
      pass.index.isForLinux(pass.file)
      ? scope : SendableScope(captures, in: pass) { pass.index.isSendable(closure: $1) }
    guard milder.mayBeChecked, pass.isForecast(closure.node) else { return }
    for capture in captures.all {
      switch scope.isChecked(capture) {
      case .no:
        guard milder.isChecked(capture).isYes else { continue }
        check(capture, of: captures, isSendable: milder.isSendable.isYes, severity: .warning, in: pass)
      case .unknown: pass.leaveUndecided(missing: "callee: whether it takes a '@Sendable' closure")
      case .yes: check(capture, of: captures, isSendable: scope.isSendable.isYes, in: pass)
      }
    }
  }

  private static func check(
    _ capture: ClosureCaptures.Capture, of captures: ClosureCaptures, isSendable: Bool, severity: Severity? = nil,
    in pass: Pass
  ) {
    guard let type = captures.type(of: capture) else {
      if severity != nil { return }
      return pass.leaveUndecided(missing: "type: of '\(capture.name)'")
    }
    switch pass.answer(type.sendability) {
    case .yes: return
    case .unknown where severity != nil: return
    case .unknown: pass.leaveUndecided(missing: MissingFact("sendability: \(type.sendability.reasons.last ?? "")"))
    case .no:
      pass.report(
        at: capture.use.mainToken.range, .capture(capture.name, type.shown, isSendable: isSendable),
        severity: severity,
        notes: type.sendability.reasons.last.map { [pass.note($0, at: capture.use.mainToken.range)] } ?? [],
        because: pass.causes(of: type.sendability, written: capture.writtenType))
    }
  }
}

/// A closure and those around it, with which of them are '@Sendable'.
private struct SendableScope {
  private let captures: ClosureCaptures
  private let pass: Pass
  private let isolation: Isolation
  /// Whether the closure itself is '@Sendable'.
  let isSendable: Truth
  /// The closures around, the nearest first, as far as the function reaches.
  private let around: [(node: Node, isSendable: Truth)]

  /// - Parameter isSendable: of the context of a closure.
  init(_ captures: ClosureCaptures, in pass: Pass, isSendable: (Node, BodyRef) -> Truth) {
    self.captures = captures
    self.pass = pass
    isolation = pass.index.isolation(ofContext: captures.context).isolation
    self.isSendable = isSendable(captures.closure, captures.context)
    around = captures.closuresAround.compactMap { closure in
      pass.context(around: closure).map { (closure, isSendable(closure, $0)) }
    }
  }

  /// Whether anything that the closure captures is checked: some closure is, or may be, '@Sendable'. What runs on a
  /// global actor is not.
  var mayBeChecked: Bool {
    (!isSendable.isNo || around.contains { !$0.isSendable.isNo }) && !isolation.isOnGlobalActor
  }

  /// Whether a closure from the use out to where the name is introduced is '@Sendable'.
  func isChecked(_ capture: ClosureCaptures.Capture) -> Truth {
    let between = around.prefix { closure in capture.definition.map { !closure.node.encloses($0) } ?? true }
    let isSendable = between.reduce(self.isSendable) { $0.or($1.isSendable) }
    // Both ends on one actor may have it.
    if isolation.isOnActor, isolation == captures.isolation(ofOwnerOf: capture) { return .no }
    return isSendable.and(isolation.isKnown ? .yes : .unknown)
  }
}

extension Pass {
  /// Whether a closure is '@Sendable', so that the compiler refuses what it captures; where it only warns, it does not.
  fileprivate func isCheckedAsSendable(_ closure: Node, _ context: BodyRef) -> Truth {
    if case .closure(let traits) = index.context(context).kind, !traits.isSendable,
      case .construct(.sendableCallback) = traits.placement, !index.isForLinux(file)
    {
      return .no
    }
    let isSendable = index.isSendable(closure: context)
    return isSendable.isYes && isGivenWithoutChecks(closure) ? .no : isSendable
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func capture(_ name: String, _ type: String, isSendable: Bool) -> Message {
    "capture of '\(name)' with non-Sendable type '\(type)' in \(isSendable ? "a '@Sendable'" : "an isolated") closure."
  }
}

// MARK: - Info

extension ForecastSendableClosureCaptures {
  static let info = RuleInfo(
    id: "forecast-sendable-closure-captures",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A capture in a '@Sendable' closure that Swift 6 refuses",
    why: "A '@Sendable' closure may run at the same time as the code around it, and both would use what it captures.",
    instead: """
      Make the type 'Sendable', capture a 'Sendable' part of it ('[name = person.name]'), or isolate both ends to one actor.
      """,
    limits: """
      What 'self' is used for without being written is left out, and so are local functions and autoclosures.
      """,
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error, groups: ["SendableClosureCaptures"])
    ],
    isOptIn: true,
    examples: [
      .flagged(
        "a class without isolation",
        """
        final class Log { var lines: [String] = [] }
        func run(_ body: @Sendable () -> Void) {}
        func start(_ log: Log) { run { ↓log.lines.append("a") } }
        """),
      .flagged(
        "'self' of a class without isolation",
        """
        final class Log {
          var lines: [String] = []
          func start() { run { ↓self.lines.append("a") } }
          func run(_ body: @Sendable () -> Void) {}
        }
        """),
      .notFlagged(
        "a value that can be shared",
        """
        func run(_ body: @Sendable () -> Void) {}
        func start(_ name: String) { run { print(name) } }
        """),
      .notFlagged(
        "a part that can be shared",
        """
        final class Person { var name = "" }
        func run(_ body: @Sendable () -> Void) {}
        func start(_ person: Person) { run { [name = person.name] in print(name) } }
        """)
    ])
}
