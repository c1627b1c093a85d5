import LintKit

/// What closures and local functions capture and Swift 6 refuses: the compiler's group `SendableClosureCaptures`, and
/// the same of functions inside of such.
enum ForecastSendableClosureCaptures: Rule {
  static let gate = Gate(shape: { tree in
    tree.root.descendants(of: .closureExpr).contains { _ in true } || tree.root.hasSendableFunctions
  })

  static func check(_ file: SourceFile, in pass: Pass) {
    var check = CheckOfCaptures(in: pass)
    for node in file.node.descendants(of: .closureExpr) { check.check(.closure(node)) }
    guard pass.outline.names.contains(.Sendable) else { return }
    for node in file.node.sendableFunctions { check.check(.localFunction(node)) }
  }
}

extension Node {
  fileprivate var hasSendableFunctions: Bool { sendableFunctions.contains { _ in true } }

  /// `@Sendable func` in another function.
  fileprivate var sendableFunctions: some Sequence<Node> {
    descendants(of: .functionDecl).lazy.filter {
      FunctionDecl(unchecked: $0).hasAttribute(.Sendable) && $0.flowItem != $0
    }
  }
}

// MARK: - Captures

/// The captures of a file.
struct CheckOfCaptures {
  let pass: Pass
  /// The local functions that have been said to be called elsewhere.
  var calledElsewhere: Set<Node> = []

  init(in pass: Pass) { self.pass = pass }

  mutating func check(_ code: InnerFunction) {
    guard let captures = ClosureCaptures(of: code, in: pass) else { return }
    let scope = SendableScope(captures, in: pass) { pass.isCheckedAsSendable($0, $1) }
    // In Apple's SDKs, queues and their like are imported as '@preconcurrency': the compiler only warns.
    let milder =
      pass.index.isForLinux(pass.file)
      ? scope : SendableScope(captures, in: pass) { pass.index.isSendable(closure: $1) }
    guard milder.mayBeChecked, pass.isForecast(code.node) else { return }
    for capture in captures.all {
      switch scope.isChecked(capture.definition) {
      case .no:
        guard milder.isChecked(capture.definition).isYes else { continue }
        check(capture, of: captures, milder, severity: .warning)
      case .unknown where code.isPartOfAround: continue
      case .unknown: pass.leaveUndecided(missing: .whetherSendable)
      case .yes: check(capture, of: captures, scope)
      }
    }
    switch code {
    case .closure, .localFunction:
      checkShared(captures, scope, milder)
      for inner in pass.innerFunctions(of: code) where !inner.isSendable { check(inner) }
    case .deferred, .autoclosure: break
    }
  }

  private func check(
    _ capture: ClosureCaptures.Capture, of captures: ClosureCaptures, _ scope: SendableScope, severity: Severity? = nil
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
      let place = capture.use.mainToken.range
      pass.report(
        at: place, captures.code.message(of: pass.shownName(of: capture), type.shown, in: scope), severity: severity,
        notes: type.sendability.reasons.last.map { [pass.note($0, at: place)] } ?? [],
        because: capture.function.map { [pass.cause(ofLocal: $0)] }
          ?? pass.causes(of: type.sendability, written: capture.writtenType))
    }
  }
}

extension InnerFunction {
  /// Whether the closure around it captures the same, and what is not known has been counted there.
  fileprivate var isPartOfAround: Bool {
    switch self {
    case .deferred, .autoclosure: true
    case .closure, .localFunction: false
    }
  }

  /// Whether it says that it is '@Sendable': then it is checked on its own account.
  fileprivate var isSendable: Bool {
    if case .localFunction(let node) = self { FunctionDecl(unchecked: node).hasAttribute(.Sendable) } else { false }
  }

  fileprivate func message(of name: String, _ type: String, in scope: SendableScope) -> Message {
    switch self {
    case .autoclosure: .implicitCapture(name, type)
    case .closure: .capture(name, type, scope.isSendable.isYes ? "a '@Sendable' closure" : "an isolated closure")
    case .localFunction, .deferred:
      .capture(name, type, scope.isSendable.isYes ? "a '@Sendable' local function" : "an isolated local function")
    }
  }
}

extension Pass {
  fileprivate func shownName(of capture: ClosureCaptures.Capture) -> String {
    guard capture.function != nil, let use = Expr(capture.use) else { return capture.name }
    return members(meantBy: use).first?.name ?? capture.name
  }

  func cause(ofLocal function: FunctionDecl) -> RawCause {
    RawCause(
      kind: "local function", name: function.node.mainToken.identifierText,
      place: location(function.node.mainToken.range, of: file), annotations: [])
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func capture(_ name: String, _ type: String, _ function: String) -> Message {
    "capture of '\(name)' with non-Sendable type '\(type)' in \(function)."
  }

  fileprivate static func implicitCapture(_ name: String, _ type: String) -> Message {
    "implicit capture of '\(name)' requires that '\(type)' conforms to 'Sendable'."
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
      Autoclosures that are '@Sendable' themselves are left out.
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
