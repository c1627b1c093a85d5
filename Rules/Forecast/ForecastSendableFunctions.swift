import LintKit

/// Functions that are given to what wants others, and Swift 6 refuses: ones that are not '@Sendable', ones on a global
/// actor, and ones with 'sending' parameters.
enum ForecastSendableFunctions: Rule {
  static let gate = Gate(shape: { tree in tree.root.functionValues.contains { _ in true } })

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.functionValues {
      guard pass.mayBeFunction(node), let expression = Expr(node) else { continue }
      check(expression, in: pass)
    }
  }

  private static func check(_ expression: Expr, in pass: Pass) {
    // What takes the value is the more expensive to know.
    guard let value = pass.functionValue(expression), value.mayBeRefused,
      let context = pass.wantedType(of: expression)?.unwrapped
    else { return }
    switch context {
    case .function(let wanted):
      if pass.isGivenWithoutChecks(expression.node) { return }
      if pass.isWorkOfQueue(expression.node) {
        // In Apple's SDKs queues are imported as '@preconcurrency': the compiler only warns.
        if pass.index.isForLinux(pass.file) { checkSendable(value, as: wanted, expression, in: pass) }
      } else if value.actor != nil {
        checkActor(value, as: wanted, expression, in: pass)
      } else if value.isSending(to: wanted) {
        report(value, .sendingConversion(value.shown, to: wanted.description), expression, in: pass)
      } else if wanted.isSendable || wanted.globalActor != nil {
        checkSendable(value, as: wanted, expression, in: pass)
      }
    case .unknown:
      guard value.actor == nil, value.isSendable.isNo else { return }
      pass.leaveUndecided(missing: "callee: whether it takes a '@Sendable' function")
    default: return
    }
  }

  private static func checkSendable(
    _ value: FunctionValue, as wanted: SwiftType.FunctionType, _ expression: Expr, in pass: Pass
  ) {
    switch value.isSendable {
    case .yes: return
    case .unknown: pass.leaveUndecided(missing: "sendability: of what a method is called on")
    case .no where !wanted.isSendable && !pass.isTakenByProject(expression.node):
      // What an SDK says of main-actor closures is not the same in every release.
      pass.leaveUndecided(missing: "callee: whether it takes a '@Sendable' function")
    case .no:
      let use = expression.node.functionUse
      var value = value
      if case .operand(let place) = use { value.place = place ?? value.place }
      if case .assignment(let place) = use, value.parameter != nil { value.place = place }
      report(
        value, value.parameter.flatMap { .parameter($0, use) } ?? .value(wanted.description), expression, in: pass)
    }
  }

  /// A function on a global actor as one that is on none: only code on that actor may use it so.
  private static func checkActor(
    _ value: FunctionValue, as wanted: SwiftType.FunctionType, _ expression: Expr, in pass: Pass
  ) {
    guard let actor = value.actor, !wanted.isIsolatedAny, wanted.globalActor == nil else { return }
    let around = pass.isolation(around: expression.node)
    guard around.isolation.isKnown else { return pass.leaveUndecided(missing: .isolation(around, in: pass.index)) }
    if around.isolation == actor, !wanted.isSendable { return }
    guard wanted.isAsync else {
      return report(value, .losesActor(value.shown, to: wanted.description, actor), expression, in: pass)
    }
    guard let type = value.type else {
      return pass.leaveUndecided(missing: "type: of a function on a global actor that is used as another")
    }
    let parts = type.parameters.map(\.type) + [type.result]
    switch parts.reduce(Truth.yes, { $0.and(pass.answer(pass.sendability(of: $1, at: expression.node))) }) {
    case .yes: return
    case .unknown: pass.leaveUndecided(missing: "type: of a function on a global actor that is used as another")
    case .no: report(value, .crossing(value.shown, to: wanted.description), expression, in: pass)
    }
  }

  private static func report(_ value: FunctionValue, _ message: Message, _ expression: Expr, in pass: Pass) {
    guard pass.isForecast(expression.node) else { return }
    pass.report(at: value.place, message, because: value.written.map { [pass.cause(ofFunctionType: $0)] } ?? [])
  }
}

extension FunctionValue {
  /// Whether some place may not take the function.
  fileprivate var mayBeRefused: Bool { actor != nil || !isSendable.isYes || sends.contains(true) }

  /// Whether a parameter is 'sending' that the wanted function takes without.
  fileprivate func isSending(to wanted: SwiftType.FunctionType) -> Bool {
    sends.count == wanted.parameters.count && zip(sends, wanted.parameters).contains { $0 && !$1.isSending }
  }
}

// MARK: - Where functions are values

extension Node {
  /// Names, members and other expressions in places that want a value, which may be a function.
  fileprivate var functionValues: some Sequence<Node> {
    descendants.lazy.filter { Self.values.contains($0.kind) && $0.isValue }
  }

  private static let values = NodeKindSet([
    .declReferenceExpr, .memberAccessExpr, .forceUnwrapExpr, .functionCallExpr, .sequenceExpr
  ])

  private var isValue: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .labeledExpr: return parent.parent?.kind != .tupleExpr || parent.parent?.parent?.kind != .expressionPattern
    case .patternBinding: return role == .initializer && PatternBinding(unchecked: parent).type != nil
    case .returnStmt, .arrayExpr, .dictionaryElement: return true
    case .codeBlock, .closureExpr, .accessorBlock: return role == .statement && kind != .functionCallExpr
    case .sequenceExpr: return isAssigned || isConverted
    case .ternaryExpr: return true
    default: return false
    }
  }

  /// `x = value`
  private var isAssigned: Bool {
    guard nextSibling == nil, let parent else { return false }
    var previous: Node?
    for element in parent.children where element != self { previous = element }
    return previous?.kind == .assignmentExpr
  }

  fileprivate var nextSibling: Node? { laterSiblings.first { _ in true } }

  /// `value as T`
  private var isConverted: Bool { nextSibling?.kind == .asExpr }
}

extension Pass {
  /// Whether an expression may be a function, by its name.
  fileprivate func mayBeFunction(_ node: Node) -> Bool {
    switch node.kind {
    case .declReferenceExpr: mayBeFunction(named: DeclReferenceExpr(unchecked: node))
    case .memberAccessExpr: MemberAccessExpr(unchecked: node).name.map { mayNameFunction($0) } ?? false
    case .functionCallExpr: FunctionCallExpr(unchecked: node).calleeName.map { index.mayReturnFunction($0) } ?? false
    case .forceUnwrapExpr: ForceUnwrapExpr(unchecked: node).operand.map { mayBeFunction($0.node) } ?? false
    case .sequenceExpr: node.lastChildCast?.functionType != nil
    default: false
    }
  }

  private func mayBeFunction(named reference: DeclReferenceExpr) -> Bool {
    guard reference.node.mainToken.kind == .identifier || reference.node.mainToken.kind == .dollarIdentifier else {
      return false
    }
    guard let names = localNames(around: reference.node), case .local(let id) = names.resolution(of: reference) else {
      return mayNameFunction(reference.name)
    }
    let node = names.node(of: id)
    switch names[id].kind {
    case .function, .closureParameter, .anonymousParameter: return true
    case .parameter: return index.mayBeFunction(FunctionParameter(node)?.type)
    case .type, .genericParameter, .implicitError, .catchBinding, .accessorValue: return false
    case .variable:
      guard let binding = node.parent.flatMap({ PatternBinding($0) }) else { return false }
      return binding.type.map { index.mayBeFunction($0) } ?? binding.initializer?.node.mayMakeFunction ?? false
    case .loopVariable, .optionalBinding, .caseBinding, .capture: return true
    }
  }

  /// Functions of an SDK have 'sending' parameters only where tasks begin and end.
  private func mayNameFunction(_ name: Name) -> Bool {
    index.mayNameFunction(name) || name == .resume || name == .yield
  }
}

extension Node {
  fileprivate var mayMakeFunction: Bool {
    switch kind {
    case .closureExpr, .declReferenceExpr, .memberAccessExpr, .functionCallExpr: true
    default: false
    }
  }

  /// `value as T`
  fileprivate var lastChildCast: TypeRef? {
    var last: Node?
    for child in children { last = child }
    return last.flatMap { AsExpr($0)?.type }
  }
}

/// What is done with a function, as the compiler tells it apart.
private enum FunctionUse {
  case argument
  /// At the '='.
  case assignment(Range<UInt32>)
  /// In parentheses, or after a '?', where that is.
  case operand(Range<UInt32>?)
  case other
}

extension Node {
  fileprivate var functionUse: FunctionUse {
    guard let parent else { return .other }
    switch parent.kind {
    case .labeledExpr:
      if callOfArgument != nil { return .argument }
      return parent.parent.flatMap { TupleExpr($0) }?.parenthesized == nil ? .other : .operand(nil)
    case .sequenceExpr:
      let assignment = parent.children.first { $0.kind == .assignmentExpr }
      return nextSibling == nil ? assignment.map { .assignment($0.mainToken.range) } ?? .other : .other
    case .ternaryExpr: return .operand(parent.mainToken.range)
    default: return .other
    }
  }
}

extension Pass {
  /// What an expression is wanted as; `nil` where it may be anything.
  fileprivate func wantedType(of expression: Expr) -> SwiftType? {
    if let cast = expression.node.nextSibling.flatMap({ AsExpr($0) }) {
      return cast.isOptional || cast.isForced ? nil : type(cast.type)
    }
    return contextualType(of: expression)
  }

  /// Whether the project declares what takes a value.
  fileprivate func isTakenByProject(_ node: Node) -> Bool {
    guard let call = node.callOfArgument else { return true }
    if let made = typeMade(by: call) { return !made.isOfSDK }
    return member(calledBy: call).map { !$0.ref.isOfSDK } ?? false
  }

  /// `queue.async(execute: f)`
  fileprivate func isWorkOfQueue(_ function: Node) -> Bool {
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
  /// `nil` for what is no parameter any more to the compiler.
  fileprivate static func parameter(_ name: String, _ use: FunctionUse) -> Message? {
    switch use {
    case .argument: "passing non-Sendable parameter '\(name)' to function expecting a '@Sendable' closure."
    case .assignment: "assigning non-Sendable parameter '\(name)' to a '@Sendable' closure."
    case .operand: nil
    case .other: "using non-Sendable parameter '\(name)' in a context expecting a '@Sendable' closure."
    }
  }

  fileprivate static func value(_ wanted: String) -> Message {
    "converting non-Sendable function value to '\(wanted)' may introduce data races."
  }

  fileprivate static func losesActor(_ type: String, to wanted: String, _ actor: Isolation) -> Message {
    let name = if case .global(let name) = actor { name } else { "MainActor" }
    return "converting function value of type '\(type)' to '\(wanted)' loses global actor '\(name)'."
  }

  fileprivate static func crossing(_ type: String, to wanted: String) -> Message {
    """
    cannot convert '\(type)' to '\(wanted)' because crossing of an isolation boundary requires parameter and result \
    types to conform to 'Sendable' protocol.
    """
  }

  fileprivate static func sendingConversion(_ type: String, to wanted: String) -> Message {
    "converting a value of type '\(type)' to type '\(wanted)' risks causing data races."
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
      What a subscript or an operator gives back is left out.
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
