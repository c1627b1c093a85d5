import LintKit
import LintText

/// Type arguments that have to be `Sendable` and are not, and Swift 6 refuses: the values of tasks, what is given back
/// from the main actor, and what the project's generic code requires.
enum ForecastSendableRequirements: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    let hasTasks = pass.index.mayHaveTasks(pass.file)
    // What a closure takes and gives back is the most expensive to know.
    var endOfOthers: UInt32 = 0
    for node in file.node.descendants {
      if hasTasks, node.isFlowItem, !pass.index.mayHaveTasks(in: node) { endOfOthers = node.subtreeEnd }
      checkWritten(node, in: pass)
      switch node.kind {
      case .memberAccessExpr:
        if hasTasks { checkMember(MemberAccessExpr(unchecked: node), in: pass) }
        checkGenericMember(MemberAccessExpr(unchecked: node), in: pass)
      case .genericSpecializationExpr: checkGenericType(GenericSpecializationExpr(unchecked: node), in: pass)
      case .functionCallExpr:
        checkCall(FunctionCallExpr(unchecked: node), in: pass)
        checkGenericCall(FunctionCallExpr(unchecked: node), in: pass)
      case .closureExpr where hasTasks && node.id >= endOfOthers: checkClosure(ClosureExpr(unchecked: node), in: pass)
      case .forStmt where hasTasks: checkLoop(ForStmt(unchecked: node), in: pass)
      case .patternBinding where hasTasks: checkBinding(PatternBinding(unchecked: node), in: pass)
      case .functionDecl where hasTasks, .initializerDecl where hasTasks: checkSignature(node, in: pass)
      default: continue
      }
    }
    checkAssociatedTypes(in: pass)
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
    case "withTaskGroup", "withThrowingTaskGroup":
      guard
        case .metatype(let child) = call.arguments.first(where: { $0.label?.text == "of" })?.expression.map({
          pass.type(of: $0)
        })
      else { return }
      report(argument: child, at: name.range, node: call.node, in: pass)
    case "addTask", "addTaskUnlessCancelled":
      if let base = call.calleeBase { report(pass.type(of: base), at: name.range, node: call.node, in: pass) }
    default: return
    }
  }

  /// A closure that takes or gives back a task or a group of tasks.
  private static func checkClosure(_ closure: ClosureExpr, in pass: Pass) {
    guard case .function(let function) = pass.type(of: .closure(closure)) else { return }
    let leaves =
      function.parameters.flatMap { pass.leavesOfTasks(in: $0.type, ofGroupsOnly: true, at: closure.node) }
      + pass.leavesOfTasks(in: function.result, at: closure.node)
    report(leaves, at: closure.node.firstToken.range, node: closure.node, in: pass)
  }

  /// `for await value in group`
  private static func checkLoop(_ loop: ForStmt, in pass: Pass) {
    guard loop.isAsync, let sequence = loop.sequence else { return }
    report(pass.type(of: sequence), at: loop.node.firstToken.range, node: loop.node, in: pass)
  }

  private static func checkBinding(_ binding: PatternBinding, in pass: Pass) {
    guard let written = binding.type, let name = binding.nameToken else { return }
    report(pass.type(written), at: name.range, node: binding.node, in: pass)
  }

  /// Once, whatever the function mentions it for.
  private static func checkSignature(_ node: Node, in pass: Pass) {
    guard let function = pass.function(at: node) else { return }
    let name = FunctionDecl(node)?.nameToken ?? node.mainToken
    for type in pass.signatureTypes(of: function) {
      // The compiler infers that its parameters, and those of the type around, are 'Sendable'.
      let leaves = pass.leavesOfTasks(in: type, at: node).filter { !$0.isArchetype }
      if !leaves.isEmpty { return report(leaves, at: name.range, node: node, in: pass) }
    }
  }

  // MARK: Reporting

  private static func report(_ type: SwiftType, at range: Range<UInt32>, node: Node, in pass: Pass) {
    report(pass.leavesOfTasks(in: type, at: node), at: range, node: node, in: pass)
  }

  private static func report(argument: SwiftType, at range: Range<UInt32>, node: Node, in pass: Pass) {
    report(pass.refusedLeaves(of: argument, at: node), at: range, node: node, in: pass)
  }

  static func report(_ leaves: [SwiftType], at range: Range<UInt32>, node: Node, in pass: Pass) {
    if leaves.isEmpty || !pass.isForecast(node) { return }
    var said: Set<String> = []
    for leaf in leaves where said.insert(leaf.description).inserted {
      let sendability = pass.sendability(of: leaf, at: node)
      let isUnavailable = sendability.isUnavailable
      if !isUnavailable, pass.answer(sendability).isYes { continue }
      pass.report(
        at: range, isUnavailable ? .unavailable(leaf.description) : .missing(leaf.description),
        because: pass.causes(of: sendability))
    }
  }
}

extension Pass {
  /// What tasks in a type give back, and may not.
  fileprivate func leavesOfTasks(
    in type: SwiftType, ofGroupsOnly isGroup: Bool = false, at place: Node
  ) -> [SwiftType] {
    func leaves(_ part: SwiftType) -> [SwiftType] { leavesOfTasks(in: part, ofGroupsOnly: isGroup, at: place) }
    switch type {
    case .nominal(let nominal):
      if index.has(.taskGroup, type) || !isGroup && index.has(.task, type) {
        return nominal.arguments.first.map { refusedLeaves(of: $0, at: place) } ?? []
      }
      return nominal.arguments.flatMap(leaves)
    case .optional(let wrapped): return leaves(wrapped)
    case .tuple(let elements): return elements.flatMap { leaves($0.type) }
    default: return []
    }
  }

  /// The parts of a type that are not `Sendable`.
  func refusedLeaves(of type: SwiftType, at place: Node) -> [SwiftType] {
    guard sendability(of: type, at: place).answer.isNo else { return [] }
    let parts: [SwiftType] =
      switch type {
      case .optional(let wrapped): [wrapped]
      case .tuple(let elements): elements.map(\.type)
      case .nominal(let nominal) where nominal.isOfSDK: index.argumentsToShare(of: nominal)
      default: []
      }
    return parts.isEmpty ? [type] : parts.flatMap { refusedLeaves(of: $0, at: place) }
  }
}

extension Sendability {
  /// Whether the type itself, or a class that it inherits from, says that it is not `Sendable`.
  fileprivate var isUnavailable: Bool {
    let own = reasons.first { !$0.includes("' inherits from '") }
    return own?.hasSuffix("to 'Sendable' is unavailable") == true
  }
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
      Tasks, 'MainActor.run', 'MainActor.assumeIsolated' and the project's own generic code are checked: calls, members, \
      associated types, and types where they are written. Variables whose type is inferred count where they are made \
      by the type's own name.
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
      .flagged(
        "a generic type",
        """
        final class Log { var lines: [String] = [] }
        struct Crate<Value: Sendable> { var value: Value }
        func ↓unpack(_ crate: Crate<Log>) {}
        """),
      .flagged(
        "an associated type",
        """
        final class Log { var lines: [String] = [] }
        protocol Storing { associatedtype Stored: Sendable; func newest() -> Stored }
        struct ↓Store: Storing { func newest() -> Log { Log() } }
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
