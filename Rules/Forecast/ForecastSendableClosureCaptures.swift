import LintKit

/// What closures capture and Swift 6 refuses: the compiler's group `SendableClosureCaptures`, and the same of closures
/// inside of such.
enum ForecastSendableClosureCaptures: Rule {
  static let gate = Gate()

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    guard let scope = CaptureScope(closure.node, in: pass), scope.mayBeChecked, pass.isForecast(closure.node) else { return }
    for capture in scope.captures {
      switch scope.isChecked(capture) {
      case .no: continue
      case .unknown: pass.leaveUndecided(missing: "callee: whether it takes a '@Sendable' closure")
      case .yes: check(capture, of: scope, in: pass)
      }
    }
  }

  private static func check(_ capture: CaptureScope.Capture, of scope: CaptureScope, in pass: Pass) {
    guard let type = pass.type(of: capture) else {
      return pass.leaveUndecided(missing: "type: of '\(capture.name)'")
    }
    switch type.sendability.answer {
    case .yes: return
    case .unknown: pass.leaveUndecided(missing: MissingFact("sendability: \(type.sendability.reasons.last ?? "")"))
    case .no:
      pass.report(
        at: capture.use.mainToken.range, .capture(capture.name, type.shown, isSendable: scope.isSendable.isYes),
        notes: type.sendability.reasons.last.map { [pass.note($0, at: capture.use.mainToken.range)] } ?? [])
    }
  }
}

/// A closure, with what it captures.
private struct CaptureScope {
  struct Capture {
    /// The first use of the name inside of the closure.
    let use: Node
    let name: String
    /// Where the name is introduced: what is around it is outside of the closure. Nil for `self`.
    let definition: Node?
  }

  private let node: Node
  private let names: LocalNames
  private let pass: Pass
  private let context: BodyRef
  /// Whether the closure itself is '@Sendable'.
  let isSendable: Truth
  /// The closures around, the nearest first, as far as the function reaches.
  private let around: [(node: Node, isSendable: Truth)]

  init?(_ node: Node, in pass: Pass) {
    guard let context = pass.context(around: node), let names = pass.localNames(around: node) else { return nil }
    self.node = node
    self.names = names
    self.pass = pass
    self.context = context
    isSendable = pass.index.isSendable(closure: context)
    around = node.ancestors.prefix { $0.id > names.item.id }.filter { $0.kind == .closureExpr }.compactMap { closure in
      pass.context(around: closure).map { (closure, pass.index.isSendable(closure: $0)) }
    }
  }

  /// Whether anything that the closure captures is checked: some closure is, or may be, '@Sendable'. What runs on a global
  /// actor is not.
  var mayBeChecked: Bool {
    guard !isSendable.isNo || around.contains(where: { !$0.isSendable.isNo }) else { return false }
    return !pass.index.isolation(ofContext: context).isolation.isOnGlobalActor
  }

  /// Whether a closure from the use out to where the name is introduced is '@Sendable'.
  func isChecked(_ capture: Capture) -> Truth {
    let between = around.prefix { closure in
      capture.definition.map { !closure.node.contains($0) } ?? true
    }
    let isSendable = between.reduce(self.isSendable) { $0.or($1.isSendable) }
    if isSendable.isNo { return .no }
    // Both ends on one actor may have it.
    let isolation = pass.index.isolation(ofContext: context).isolation
    if isolation.isOnActor, isolation == owner(of: capture) { return .no }
    return isSendable.and(isolation.isKnown ? .yes : .unknown)
  }

  private func owner(of capture: Capture) -> Isolation {
    pass.isolation(around: capture.definition ?? names.item).isolation
  }

  /// Each name once, at its first use.
  var captures: [Capture] {
    var seen: Set<String> = []
    var found: [Capture] = []
    let list = ClosureExpr(unchecked: node).captures.map { $0.node.id..<$0.node.subtreeEnd }
    for id in names.uses(inside: node) {
      let use = names[id]
      guard !list.contains(where: { $0.contains(use.node) }), let capture = capture(names.node(of: id), use) else {
        continue
      }
      if seen.insert(capture.name).inserted { found.append(capture) }
    }
    return found
  }

  private func capture(_ node: Node, _ use: Use) -> Capture? {
    switch use.resolution {
    case .selfParameter: return Capture(use: node, name: "self", definition: nil)
    case .local(let id):
      let definition = names[id]
      let introduced = names.node(of: id)
      switch definition.kind {
      case .function, .type, .genericParameter: return nil
      case .capture: if !isOwn(introduced), self.node.contains(introduced) { return nil }
      default: if self.node.contains(introduced) { return nil }
      }
      if isUnsafe(introduced) { return nil }
      return Capture(use: node, name: node.mainToken.identifierText, definition: introduced)
    case .memberOrGlobal, .unknown: return nil
    }
  }

  /// Whether an entry of a capture list is of the closure's own list, which the code around evaluates.
  private func isOwn(_ entry: Node) -> Bool {
    entry.ancestors.first { $0.kind == .closureExpr } == node
  }

  private func isUnsafe(_ introduced: Node) -> Bool {
    for ancestor in introduced.ancestors {
      if let variable = VariableDecl(ancestor) { return variable.hasModifier(.nonisolated) }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}

extension Node {
  fileprivate func contains(_ other: Node) -> Bool { other.id >= id && other.id < subtreeEnd }
}

extension Pass {
  /// The type of what is captured; `nil` where it is not known.
  fileprivate func type(of capture: CaptureScope.Capture) -> (shown: String, sendability: Sendability)? {
    if capture.name == "self", let type = type(around: capture.use), let owner = index.extendedNominal(type) {
      return (index.type(owner).name, index.sendability(of: owner))
    }
    guard let expression = Expr(capture.use) else { return nil }
    let type = type(of: expression)
    if case .unknown = type { return nil }
    return (type.description, index.sendability(of: type, in: file))
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
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error, groups: ["SendableClosureCaptures"])
    ],
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
