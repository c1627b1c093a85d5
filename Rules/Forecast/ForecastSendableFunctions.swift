import LintKit

/// Functions that are given to what wants a '@Sendable' one, and Swift 6 refuses.
///
/// Looked for are parameters of function type that are passed on.
enum ForecastSendableFunctions: Rule {
  static let gate = Gate()

  static func check(_ reference: DeclReferenceExpr, in pass: Pass) {
    guard let names = pass.localNames(around: reference.node),
      case .local(let id) = names.resolution(of: reference), names[id].kind == .parameter,
      case .function(let function) = pass.type(of: .declReference(reference)), !function.isSendable,
      function.globalActor == nil
    else { return }
    switch pass.wantsSendable(reference) {
    case .no: return
    case .unknown: pass.leaveUndecided(missing: "callee: whether it takes a '@Sendable' function")
    case .yes where pass.isForecast(reference.node):
      let written = FunctionParameter(names.node(of: id))?.type?.functionType
      pass.report(
        at: reference.node.range, .parameter(reference.nameToken.identifierText),
        because: written.map { [pass.cause(ofFunctionType: $0)] } ?? [])
    case .yes: return
    }
  }
}

extension Pass {
  /// Whether the code around a function wants it '@Sendable'.
  fileprivate func wantsSendable(_ reference: DeclReferenceExpr) -> Truth {
    // In Apple's SDKs queues are imported as '@preconcurrency': the compiler only warns.
    if isWorkOfQueue(reference.node) { return Truth(index.isForLinux(file)) }
    switch contextualType(of: .declReference(reference))?.unwrapped {
    case .function(let wanted)?: return Truth(wanted.isSendable && !isGivenWithoutChecks(reference.node))
    case .unknown?: return .unknown
    default: return .no
    }
  }

  /// `queue.async(execute: f)`
  private func isWorkOfQueue(_ function: Node) -> Bool {
    guard let argument = function.parent.flatMap({ LabeledExpr($0) }), argument.label?.text == "execute",
      let call = argument.node.parent.flatMap({ FunctionCallExpr($0) }), let base = call.calleeBase
    else { return false }
    return (call.calleeName == .async || call.calleeName == .asyncAfter)
      && type(of: base).standardName == "DispatchQueue"
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func parameter(_ name: String) -> Message {
    "passing non-Sendable parameter '\(name)' to function expecting a '@Sendable' closure."
  }
}

// MARK: - Info

extension ForecastSendableFunctions {
  static let info = RuleInfo(
    id: "forecast-sendable-functions",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A function that is passed on as '@Sendable' and is not",
    why: "What is run elsewhere may capture only what can be shared, and nothing says that of this function.",
    instead: "Write '@Sendable' before the type of the parameter.",
    limits: """
      Only parameters that are passed on are looked for, not locals, properties or methods.
      """,
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "two arguments",
        """
        func run(_ body: @escaping @Sendable () -> Void, _ other: @escaping @Sendable () -> Void) {}
        func later(_ work: @escaping () -> Void) { run({}, ↓work) }
        """),
      .flagged(
        "an argument",
        """
        func run(_ body: @escaping @Sendable () -> Void) {}
        func later(_ work: @escaping () -> Void) { run(↓work) }
        """),
      .notFlagged(
        "what takes any function",
        """
        func run(_ body: () -> Void) {}
        func now(_ work: () -> Void) { run(work) }
        """),
      .notFlagged(
        "a function that can be shared",
        """
        import Dispatch
        func later(_ queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }
        """)
    ])
}
