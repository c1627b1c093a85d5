import LintKit

/// Shared variables and constants that Swift 6 refuses: the compiler's group `MutableGlobalVariable`.
enum ForecastMutableGlobalVariable: Rule {
  static let gate = Gate(outline: { $0.declaresSharedVariables })

  enum Exemption: String, RuleExemption {
    /// The developer vouches for it.
    case unsafe
    /// Each task has its own.
    case taskLocal
  }

  static func check(_ variable: VariableDecl, in pass: Pass) {
    if !variable.mayBeShared { return }
    for binding in variable.bindings {
      guard let ref = pass.property(at: binding.node) else {
        // `var (a, b) = …`: the index has no such names.
        if !variable.isLet, variable.node.isFlowItem {
          for _ in binding.node.descendants(of: .identifierPattern) { pass.leaveUndecided(missing: .tupleNames) }
        }
        continue
      }
      let property = pass.index.property(ref)
      guard property.isShared, !property.isComputed, pass.mayRefuse(property) else { continue }
      check(property, variable, in: pass)
    }
  }

  private static func check(_ property: PropertyDeclaration, _ variable: VariableDecl, in pass: Pass) {
    let answer = pass.index.isolation(ofProperty: property.ref)
    // The storage of a wrapped variable is on no actor, whatever the variable is marked with.
    if answer.isolation.isOnActor, !pass.index.isWrapped(property.ref) { return }
    guard answer.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(answer, in: pass.index))
    }
    if !variable.isLet {
      let annotations: [Annotation] = pass.mayBeConstant(property, variable) ? [.let] : []
      return pass.report(
        at: property.nameRange, .variable(property.kind(isLet: false), property.name),
        because: [pass.cause(of: property, kind: "variable", annotations: annotations + [.mainActor, .unsafe])])
    }
    let type = pass.type(ofProperty: property.ref)
    // SE-0418: a reference to a function may be '@Sendable' although the function does not say so.
    if case .function = type, property.isReference, !pass.isCopyOfVariable(property) {
      return pass.leaveUndecided(missing: "callee: whether '\(property.name)' is a function or a variable")
    }
    let sendability = pass.index.sendability(of: type, in: pass.file)
    switch pass.answer(sendability) {
    case .yes: return
    case .unknown: pass.leaveUndecided(missing: .sendability(sendability))
    case .no:
      if let modifier = variable.nonisolatedModifier {
        pass.report(at: modifier.range, .modifier(type.description), because: pass.causes(of: sendability))
      }
      pass.report(
        at: property.nameRange, .constant(property.kind(isLet: true), property.name, type.description),
        notes: sendability.reasons.last.map { [pass.note($0, at: property.nameRange)] } ?? [],
        because: pass.causes(of: sendability, written: PatternBinding(unchecked: property.node).type)
          + [pass.cause(of: property, kind: "constant", annotations: [.mainActor, .unsafe])])
    }
  }
}

extension Pass {
  /// `let name = other`, of another variable or constant.
  fileprivate func isCopyOfVariable(_ property: PropertyDeclaration) -> Bool {
    guard let value = PatternBinding(unchecked: property.node).initializer else { return false }
    let meant = members(meantBy: value.withoutEffectMarkers)
    return !meant.isEmpty && meant.allSatisfy { $0.kind == .property }
  }
}

extension VariableDecl {
  /// `nonisolated`, without `(unsafe)`.
  fileprivate var nonisolatedModifier: Node? {
    node.children(.modifier).first { $0.mainToken.name == .nonisolated && !$0.tokens.contains { $0.name == .unsafe } }
  }
}

extension PropertyDeclaration {
  /// Global, or of a type rather than of its instances.
  fileprivate var isShared: Bool { owner == nil || flags.contains(.isStatic) }

  /// `let log = print`, without a type.
  fileprivate var isReference: Bool {
    let binding = PatternBinding(unchecked: node)
    guard binding.type == nil else { return false }
    switch binding.initializer {
    case .declReference?, .memberAccess?: return true
    default: return false
    }
  }

  /// As the compiler names it.
  fileprivate func kind(isLet: Bool) -> String { owner == nil ? isLet ? "let" : "var" : "static property" }
}

extension Pass {
  fileprivate func mayRefuse(_ property: PropertyDeclaration) -> Bool {
    typealias Exemption = ForecastMutableGlobalVariable.Exemption
    if exempts(Exemption.unsafe, property.flags.contains(.isUnsafe)) { return false }
    if exempts(Exemption.taskLocal, property.attributes.contains { $0.name == "TaskLocal" }) { return false }
    return isForecast(property.node)
  }

  /// Whether `let` would do. Asked with fixes alone, because every use in the project has to be found.
  fileprivate func mayBeConstant(_ property: PropertyDeclaration, _ variable: VariableDecl) -> Bool {
    guard makesFixes, variable.bindings.count == 1, let binding = variable.bindings.first, binding.initializer != nil,
      binding.accessors == nil, property.attributes.isEmpty, property.flags.isDisjoint(with: [.isWeak, .isLazy])
    else { return false }
    return !isSettableByClients(variable) && mayBeConstant(property)
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func variable(_ kind: String, _ name: String) -> Message {
    "\(kind) '\(name)' is not concurrency-safe because it is nonisolated global shared mutable state."
  }

  /// In the compiler's words.
  fileprivate static func constant(_ kind: String, _ name: String, _ type: String) -> Message {
    """
    \(kind) '\(name)' is not concurrency-safe because non-'Sendable' type '\(type)' may have shared mutable state.
    """
  }
}

extension Message {
  /// In the compiler's words.
  fileprivate static func modifier(_ type: String) -> Message {
    "'nonisolated' can not be applied to variable with non-'Sendable' type '\(type)'."
  }
}

extension MissingFact {
  fileprivate static let tupleNames: MissingFact = "declaration: the names of a tuple pattern"

  fileprivate static func sendability(_ answer: Sendability) -> MissingFact {
    MissingFact("sendability: \(answer.reasons.last ?? "of the type")")
  }
}

// MARK: - Info

extension ForecastMutableGlobalVariable {
  static let info = RuleInfo(
    id: "forecast-mutable-global-variable",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A shared variable that Swift 6 refuses",
    why: """
      Any thread can reach a global or static variable at the same time. Swift 6 only compiles those that are on an \
      actor, and constants of 'Sendable' types.
      """,
    instead: """
      Make it 'let' and its type 'Sendable', isolate it to '@MainActor', or guard its value with a 'Mutex'.
      """,
    limits: """
      Variables in patterns with several names are left out, and so are types inside of functions.
      """,
    references: [.evolution("0412-strict-concurrency-for-global-variables")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error, groups: ["MutableGlobalVariable"])
    ],
    isOptIn: true,
    examples: [
      .flagged("a global variable", "var ↓limit = 1"),
      .flagged("a static variable", "enum Limits { static var ↓depth = 1 }"),
      .flagged("a constant of a class with variables", "final class Cache { var size = 0 }\nlet ↓cache = Cache()"),
      .notFlagged("a constant that can be shared", "let limit = 1"),
      .notFlagged("on the main actor", "@MainActor var limit = 1"),
      .notFlagged("vouched for", "nonisolated(unsafe) var limit = 1")
    ])
}
