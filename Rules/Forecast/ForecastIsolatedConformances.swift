import LintKit

/// Conformances that hold on an actor alone, and that other code uses (SE-0470): the compiler's group
/// `IsolatedConformances`.
enum ForecastIsolatedConformances: Rule {
  static let gate = Gate(when: { _, index in index.mayIsolateConformances })

  static func check(_ file: SourceFile, in pass: Pass) {
    for _ in 0..<pass.index.conformancesOfUnknownIsolation(in: pass.file) {
      pass.leaveUndecided(missing: "isolation: of a conformance")
    }
    // To know the types of all values is the most expensive question there is. Few members have such values, and most
    // code of an application is on the actor of all such conformances, where it may use them.
    let onlyActor = pass.index.onlyActorOfConformances
    var endOfOthers: UInt32 = 0
    for node in file.node.descendants where node.id >= endOfOthers {
      if node.isFlowItem, !pass.index.mayUseIsolatedConformances(in: node) {
        endOfOthers = node.subtreeEnd
        continue
      }
      guard uses.contains(node.kind), onlyActor == nil || pass.isolation(around: node).isolation != onlyActor else {
        continue
      }
      switch node.kind {
      case .functionCallExpr: checkCall(FunctionCallExpr(unchecked: node), in: pass)
      case .labeledExpr: checkValue(LabeledExpr(unchecked: node).expression, in: pass)
      // A variable without a written type becomes no `any P`.
      case .patternBinding where PatternBinding(unchecked: node).type != nil:
        checkValue(PatternBinding(unchecked: node).initializer, in: pass)
      case .returnStmt: checkValue(ReturnStmt(unchecked: node).operand, in: pass)
      default: continue
      }
    }
  }

  private static let uses = NodeKindSet([.functionCallExpr, .labeledExpr, .patternBinding, .returnStmt])

  private static func checkCall(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, pass.mayUseIsolatedConformance(call) else { return }
    check(pass.conformances(usedByCalling: call), at: name.range, call.node, in: pass)
  }

  /// A value that may become an `any P`.
  private static func checkValue(_ value: Expr?, in pass: Pass) {
    guard let value, pass.hasIsolatedConformance(value) else { return }
    let place = value.lastNameToken?.range ?? value.node.firstToken.range
    check(pass.conformances(usedByConverting: value), at: place, value.node, in: pass)
  }

  private static func check(
    _ used: [NeededConformance], at place: Range<UInt32>, _ node: Node, in pass: Pass
  ) {
    if used.isEmpty { return }
    let around = pass.isolation(around: node).isolation
    for conformance in used {
      guard let isolation = pass.index.isolatedConformances(of: conformance.type)[conformance.proto],
        let actor = isolation.isolation.contextWords, isolation.isolation != around, pass.isForecast(node)
      else { continue }
      guard let context = around.contextWords else {
        pass.leaveUndecided(missing: "isolation: of the code that uses an isolated conformance")
        continue
      }
      let names = (pass.index.type(conformance.type).name, pass.index.type(conformance.proto).name)
      pass.report(at: place, .use(names.0, names.1, actor, in: context), notes: pass.notes(for: isolation))
    }
  }
}

extension Pass {
  /// Whether an argument of a call has a conformance on an actor.
  fileprivate func mayUseIsolatedConformance(_ call: FunctionCallExpr) -> Bool {
    call.arguments.contains { $0.expression.map { hasIsolatedConformance($0) } ?? false }
  }

  fileprivate func hasIsolatedConformance(_ value: Expr) -> Bool {
    switch value {
    case .closure, .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .keyPath: return false
    default: break
    }
    guard let type = type(of: value).unwrapped.ownDeclaration else { return false }
    return index.hasIsolatedConformance(type)
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func use(_ type: String, _ proto: String, _ actor: String, in context: String) -> Message {
    "\(actor) conformance of '\(type)' to '\(proto)' cannot be used in \(context) context."
  }
}

// MARK: - Info

extension ForecastIsolatedConformances {
  static let info = RuleInfo(
    id: "forecast-isolated-conformances",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A conformance of an actor that other code uses",
    why: "The witnesses of an isolated conformance run on its actor, and code elsewhere would call them without.",
    instead: "Isolate the code to the actor, or make the conformance and its witnesses 'nonisolated'.",
    limits: "Arguments, returned values and variables with a written type are checked; casts and collections are not.",
    references: [.evolution("0470-isolated-conformances")],
    compilerView: [
      CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error, groups: ["IsolatedConformances"])
    ],
    isOptIn: true,
    examples: [
      .flagged(
        "an existential in code on no actor",
        """
        protocol Named { var name: String { get } }
        @MainActor final class Screen: @MainActor Named { var name: String { "" } }
        func show(_ screen: Screen) { let named: any Named = ↓screen; _ = named }
        """),
      .flagged(
        "a generic function",
        """
        protocol Named { var name: String { get } }
        @MainActor final class Screen: @MainActor Named { var name: String { "" } }
        func take<Value: Named>(_ value: Value) {}
        func show(_ screen: Screen) { ↓take(screen) }
        """),
      .flagged(
        "code on another actor than the conformance",
        """
        @globalActor actor Disk { static let shared = Disk() }
        protocol Named { var name: String { get } }
        @MainActor final class Screen: @MainActor Named { var name: String { "" } }
        @Disk final class Volume: @Disk Named { var name: String { "" } }
        @MainActor func show(_ volume: Volume) { let named: any Named = ↓volume; _ = named }
        """),
      .notFlagged(
        "code on the same actor",
        """
        protocol Named { var name: String { get } }
        @MainActor final class Screen: @MainActor Named { var name: String { "" } }
        @MainActor func show(_ screen: Screen) { let named: any Named = screen; _ = named }
        """),
      .notFlagged(
        "a conformance that holds everywhere",
        """
        protocol Named { var name: String { get } }
        @MainActor final class Screen: Named { nonisolated var name: String { "" } }
        func show(_ screen: Screen) { let named: any Named = screen; _ = named }
        """)
    ])
}
