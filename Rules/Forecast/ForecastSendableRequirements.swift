import LintKit

/// Type arguments that have to be `Sendable` and are not, and Swift 6 refuses: the values of tasks, and what is given
/// back from the main actor.
enum ForecastSendableRequirements: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants {
      switch node.kind {
      case .memberAccessExpr: checkMember(MemberAccessExpr(unchecked: node), in: pass)
      case .functionCallExpr:
        checkCall(FunctionCallExpr(unchecked: node), in: pass)
        checkGenericCall(FunctionCallExpr(unchecked: node), in: pass)
      case .closureExpr: checkClosure(ClosureExpr(unchecked: node), in: pass)
      case .patternBinding: checkBinding(PatternBinding(unchecked: node), in: pass)
      case .functionDecl, .initializerDecl: checkSignature(node, in: pass)
      default: continue
      }
    }
  }

  /// `task.value`, `task.cancel()`
  private static func checkMember(_ access: MemberAccessExpr, in pass: Pass) {
    guard let base = access.base, let name = access.nameToken, Self.members.contains(name.text) else { return }
    report(pass.type(of: base), at: name.range, node: access.node, in: pass)
  }

  private static let members: Set<String> = ["cancel", "isCancelled", "result", "value"]

  /// `Task { … }`, `MainActor.run { … }`
  private static func checkCall(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken else { return }
    switch name.text {
    case "Task", "detached", "immediate":
      let type = pass.type(of: .functionCall(call))
      if type.standardName == "Task" { report(type, at: name.range, node: call.node, in: pass) }
    case "run", "assumeIsolated":
      guard let base = call.calleeBase, case .metatype(let actor) = pass.type(of: base),
        actor.standardName == "MainActor"
      else { return }
      report(argument: pass.type(of: .functionCall(call)), at: name.range, node: call.node, in: pass)
    default: return
    }
  }

  /// A closure that gives back a task.
  private static func checkClosure(_ closure: ClosureExpr, in pass: Pass) {
    guard case .function(let function) = pass.type(of: .closure(closure)) else { return }
    report(function.result, at: closure.node.firstToken.range, node: closure.node, in: pass)
  }

  private static func checkBinding(_ binding: PatternBinding, in pass: Pass) {
    guard let written = binding.type, let name = binding.nameToken else { return }
    report(pass.type(written), at: name.range, node: binding.node, in: pass)
  }

  /// Once, whatever the function mentions it for.
  private static func checkSignature(_ node: Node, in pass: Pass) {
    guard let function = pass.function(at: node) else { return }
    let name = FunctionDecl(node)?.nameToken ?? node.mainToken
    for type in pass.signatureTypes(of: function) where pass.leavesOfTasks(in: type, at: node).isEmpty == false {
      return report(type, at: name.range, node: node, in: pass)
    }
  }

  // MARK: Reporting

  private static func report(_ type: SwiftType, at range: Range<UInt32>, node: Node, in pass: Pass) {
    report(pass.leavesOfTasks(in: type, at: node), at: range, node: node, in: pass)
  }

  private static func report(argument: SwiftType, at range: Range<UInt32>, node: Node, in pass: Pass) {
    report(pass.refusedLeaves(of: argument, at: node), at: range, node: node, in: pass)
  }

  static func report(argument: SwiftType, ofCallOf name: TokenCursor, _ call: Node, in pass: Pass) {
    report(argument: argument, at: name.range, node: call, in: pass)
  }

  private static func report(_ leaves: [SwiftType], at range: Range<UInt32>, node: Node, in pass: Pass) {
    if leaves.isEmpty || !pass.isForecast(node) { return }
    var said: Set<String> = []
    for leaf in leaves where said.insert(leaf.description).inserted {
      let sendability = pass.sendability(of: leaf, at: node)
      let isUnavailable = sendability.reasons.contains { $0.hasSuffix("to 'Sendable' is unavailable") }
      if !isUnavailable, pass.answer(sendability).isYes { continue }
      pass.report(
        at: range, isUnavailable ? .unavailable(leaf.description) : .missing(leaf.description),
        because: pass.causes(of: sendability))
    }
  }
}

extension Pass {
  /// What tasks in a type give back, and may not.
  fileprivate func leavesOfTasks(in type: SwiftType, at place: Node) -> [SwiftType] {
    switch type {
    case .nominal(let nominal):
      if type.standardName == "Task" { return nominal.arguments.first.map { refusedLeaves(of: $0, at: place) } ?? [] }
      return nominal.arguments.flatMap { leavesOfTasks(in: $0, at: place) }
    case .optional(let wrapped): return leavesOfTasks(in: wrapped, at: place)
    case .tuple(let elements): return elements.flatMap { leavesOfTasks(in: $0.type, at: place) }
    default: return []
    }
  }

  /// The parts of a type that are not `Sendable`.
  fileprivate func refusedLeaves(of type: SwiftType, at place: Node) -> [SwiftType] {
    guard sendability(of: type, at: place).answer.isNo else { return [] }
    let parts: [SwiftType] =
      switch type {
      case .optional(let wrapped): [wrapped]
      case .tuple(let elements): elements.map(\.type)
      case .nominal(let nominal) where Self.transparent.contains(type.standardName ?? ""): nominal.arguments
      default: []
      }
    return parts.isEmpty ? [type] : parts.flatMap { refusedLeaves(of: $0, at: place) }
  }

  /// Collections of the standard library, which are what their elements are.
  private static let transparent: Set<String> = ["Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set"]
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func missing(_ type: String) -> Message {
    "type '\(type)' does not conform to the 'Sendable' protocol."
  }

  /// In the compiler's words.
  fileprivate static func unavailable(_ type: String) -> Message {
    "conformance of '\(type)' to 'Sendable' is unavailable."
  }
}

// MARK: - Info

extension ForecastSendableRequirements {
  static let info = RuleInfo(
    id: "forecast-sendable-requirements",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A type argument that has to be 'Sendable'",
    why: "What a task gives back, or the main actor, is used by code that runs elsewhere.",
    instead: "Make the type 'Sendable', or give back a 'Sendable' part of it.",
    limits: """
      Tasks, 'MainActor.run', 'MainActor.assumeIsolated', and calls of the project's generic functions that take an \
      argument of the parameter's own type are checked; types that are written are not.
      """,
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "a task that is stored",
        """
        final class Log { var lines: [String] = [] }
        struct Loading { let ↓task: Task<Log, Never> }
        """),
      .flagged(
        "what comes from the main actor",
        """
        final class Log { var lines: [String] = [] }
        func make() async { _ = await MainActor.↓run { Log() } }
        """),
      .flagged(
        "an argument of a generic function",
        """
        final class Log { var lines: [String] = [] }
        func share<Value: Sendable>(_ value: Value) {}
        func start(_ log: Log) { ↓share(log) }
        """),
      .notFlagged(
        "an argument that can be shared",
        """
        func share<Value: Sendable>(_ value: Value) {}
        func start(_ name: String) { share(name) }
        """),
      .notFlagged("a value that can be shared", "struct Loading { let task: Task<[String], Never> }"),
      .notFlagged(
        "nothing comes back",
        """
        final class Log { var lines: [String] = [] }
        func make() async { await MainActor.run { _ = Log() } }
        """)
    ])
}
