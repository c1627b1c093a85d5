import LintKit
import LintText

/// A global or static variable, or an instance of a class, that all threads share and no isolation protects.
enum MutableGlobalState: Rule {
  static let gate = Gate(outline: { $0.declaresMutableGlobals })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// Marked `nonisolated(unsafe)`.
    case unsafe
    /// Each task has its own value.
    case taskLocal
    /// Globals of `main.swift`, of manifests and other scripts, and of a playground's pages, are on the main actor.
    case script
    /// The class of a shared instance has a lock or queue of its own.
    case guarded
    /// The type has a lock or queue beside the variable.
    case guardedBeside
    /// Only the address is used, as a key, and nothing changes the value.
    case key
    /// In an `#if`, it may not be compiled at all: no error.
    case conditional
  }

  static func check(_ variable: VariableDecl, in pass: Pass) {
    guard variable.mayBeShared else { return }
    for binding in variable.bindings {
      let type = variable.isLet ? pass.outline.classWithVariables(madeBy: binding) : nil
      if variable.isLet, type == nil { continue }
      guard let ref = pass.property(at: binding.node) else { continue }
      let property = pass.index.property(ref)
      guard property.isShared, !property.isComputed, !pass.isExempt(property) else { continue }
      let answer = pass.index.isolation(ofProperty: ref)
      guard answer.isolation.isKnown else {
        pass.leaveUndecided(missing: .isolation(answer, in: pass.index))
        continue
      }
      guard answer.isolation == .nonisolated else { continue }
      let cause = if let type { pass.cause(inInstanceOf: type) } else { pass.cause(in: property, variable, binding) }
      if let cause { pass.report(property, variable, cause, pass.notes(for: answer)) }
    }
  }
}

/// Why a variable or constant is not safe to share. Those of one declaration that have the same cause are one finding.
enum GlobalStateCause: Hashable {
  /// Code of the project assigns to it; or it holds a function, which as a constant would not be safe either; or it has
  /// no initial value.
  case assigned
  /// Nothing in the project assigns to it.
  case unassigned
  /// The same, and a client of the module could.
  case settableByClients
  /// The same as `unassigned`, but a constant of its type, which the project declares, could not be shared either.
  case notSendable
  /// The same where the type cannot be changed, or where a protocol requires a getter alone.
  case computable
  /// A protocol requires that it can be set.
  case settableWitness
  case guardedBeside
  case key
  /// The one instance of a class of this name.
  case instance(String)
  /// The one instance of a class of SwiftData models, which cannot be Sendable.
  case model(String)
  case guardedInstance(String)

  /// Whether one edit of the declaration makes it safe, whatever uses it.
  fileprivate var isSimple: Bool {
    switch self {
    case .unassigned, .settableByClients, .computable: true
    case .assigned, .settableWitness, .notSendable, .guardedBeside, .key, .instance, .model, .guardedInstance: false
    }
  }

  /// Whether a second look is likely to find nothing wrong at run time.
  fileprivate var isMild: Bool {
    switch self {
    case .guardedBeside, .key, .guardedInstance: true
    case .assigned, .unassigned, .settableByClients, .settableWitness, .notSendable, .computable, .instance, .model:
      false
    }
  }
}

extension PropertyDeclaration {
  /// Global, or of a type rather than of its instances.
  fileprivate var isShared: Bool { owner == nil || flags.contains(.isStatic) }
}

extension Pass {
  fileprivate func isExempt(_ property: PropertyDeclaration) -> Bool {
    typealias Exemption = MutableGlobalState.Exemption
    if exempts(Exemption.unsafe, property.flags.contains(.isUnsafe)) { return true }
    if exempts(Exemption.taskLocal, property.attributes.contains { $0.name == "TaskLocal" }) { return true }
    return exempts(Exemption.script, isScript(property))
  }

  fileprivate func report(
    _ property: PropertyDeclaration, _ variable: VariableDecl, _ cause: GlobalStateCause,
    _ notes: [RawDiagnostic.Note]
  ) {
    let isError = index.settings(of: file).isSwift6.isYes && !isConditional(variable.node)
    // What compiles in Swift 5 mode, and is left alone before a migration.
    if !isError, cause.isMild || exempts(MutableGlobalState.Exemption.support, isSupportCode(variable.node)) { return }
    let mayBeWitness = mayBeWitness(property)
    let texts = cause.texts(isSwift6: isError, mayBeWitness: mayBeWitness, guardingType: guardingType)
    // What a protocol requires of each type of a file is one cause: versions of a schema, intents, preference keys.
    let isOfSeveral = cause.isSimple && mayBeWitness
    let owner = isOfSeveral ? "" : property.owner.map { "\(index.node($0).range.lowerBound)" } ?? ""
    let type = isOfSeveral ? property.owner.map { index.type(index.extendedNominal($0) ?? $0).name + "." } ?? "" : ""
    report(
      at: property.nameRange, Message("'\(property.name)' \(texts.ofOne)"),
      severity: isError ? .error : cause.isSimple ? nil : .info, notes: notes,
      about: Diagnostic.Subject(
        .variable, name: type + property.name, predicate: texts.ofSeveral,
        scope: "\(path):\(owner):\(cause):\(mayBeWitness)"),
      fix: try MutableGlobalState.fix(variable, property, cause, in: self))
  }

  /// Whether code is compiled under a condition, which may never hold.
  private func isConditional(_ node: Node) -> Bool {
    exempts(MutableGlobalState.Exemption.conditional, node.ancestors.contains { $0.kind == .ifConfigClause })
  }

  // MARK: Causes

  /// Why the one instance of a class of the file is not safe to share; `nil` where it is, or may be.
  fileprivate func cause(inInstanceOf type: ClassDecl) -> GlobalStateCause? {
    guard let ref = index.declaration(of: type.node, in: file) else { return nil }
    let sendability = index.sendability(of: ref)
    switch sendability.answer {
    case .yes: return nil
    case .unknown:
      leaveUndecided(missing: .sendability(sendability))
      return nil
    case .no: break
    }
    let name = index.type(ref).name
    if index.isModel(ref).isYes { return .model(name) }
    return exempts(MutableGlobalState.Exemption.guarded, type.storesGuard) ? .guardedInstance(name) : .instance(name)
  }

  fileprivate func cause(in property: PropertyDeclaration, _ variable: VariableDecl, _ binding: PatternBinding)
    -> GlobalStateCause
  {
    typealias Exemption = MutableGlobalState.Exemption
    if exempts(Exemption.key, isKey(property)) { return .key }
    if exempts(Exemption.guardedBeside, isGuardedBeside(variable)) { return .guardedBeside }
    if isSettableWitness(property) { return .settableWitness }
    if binding.initializer == nil && !binding.isNilWithoutValue || mayAssign(to: property) { return .assigned }
    if !index.isSendableByName(ofProperty: property.ref) {
      let type = type(ofProperty: property.ref)
      if index.sendability(of: type, in: file).answer.isNo { return cause(in: property, notSendable: type.unwrapped) }
    }
    if index.isWhole, mayAssignElsewhere(to: property) { return isKeyElsewhere(property) ? .key : .assigned }
    // What a protocol asks for, its users only read.
    let isForClients = mayHaveClients && isSettableByClients(variable) && !isWitness(property)
    return isForClients ? .settableByClients : .unassigned
  }

  private func cause(in property: PropertyDeclaration, notSendable type: SwiftType) -> GlobalStateCause {
    if index.isWhole, mayAssignElsewhere(to: property) { return .assigned }
    if isWitness(property) { return .computable }
    switch type {
    // Of an object, code may expect the same one each time.
    case .nominal(let nominal): return !nominal.isOfSDK ? .notSendable : mayBeObject(type) ? .assigned : .computable
    case .existential: return .notSendable
    default: return .assigned
    }
  }

  /// Whether a static variable's type has a constant beside it that is a lock or queue.
  private func isGuardedBeside(_ variable: VariableDecl) -> Bool {
    guard variable.node.role == .member, let members = variable.node.parent?.children(.member) else { return false }
    return members.contains { member in
      guard let other = VariableDecl(member), other.isLet, other.hasModifier(.static) else { return false }
      return other.storesGuard
    }
  }

  /// Whether the variable is one whose address serves as a key: a byte that nothing changes, or one whose address the
  /// file gives to what identifies things by it, `objc_setAssociatedObject(self, &key, …)`.
  func isKey(_ property: PropertyDeclaration) -> Bool {
    if property.node.mentionsByte, type(ofProperty: property.ref).isByte,
      !mayAssign(to: property, besidesByAddress: true)
    {
      return true
    }
    for node in referencesByName.of([property.nameID]) {
      guard let argument = node.parent, argument.kind == .inOutExpr, argument.lastToken.name == property.nameID,
        let call = argument.parent?.parent.flatMap({ FunctionCallExpr($0) }),
        let callee = call.calleeNameToken?.identifierText
      else { continue }
      if Self.identifying.contains(callee) { return true }
    }
    return false
  }

  private static let identifying: Set<String> = [
    "objc_setAssociatedObject", "objc_getAssociatedObject", "addObserver", "removeObserver", "setSpecific",
    "getSpecific"
  ]

  /// Globals of `main.swift`, of manifests and other files with statements at the top, and of a playground's pages, are
  /// on the main actor.
  func isScript(_ property: PropertyDeclaration) -> Bool {
    guard property.owner == nil else { return false }
    let name = path.split(separator: "/").last ?? ""
    if name == "main.swift" || name == "Package.swift" || name.hasPrefix("Package@swift-")
      || path.includes(".playground/")
    {
      return true
    }
    return hasStatements
  }
}

extension ClassDecl {
  /// Whether instances have a lock or a queue of their own, which guards what they store, or is meant to.
  fileprivate var storesGuard: Bool {
    for case .variable(let variable) in members where variable.storesGuard { return true }
    return false
  }
}

extension VariableDecl {
  fileprivate var storesGuard: Bool {
    bindings.contains { binding in
      let token =
        binding.type?.withoutOptionals.nameToken
        ?? binding.initializer.flatMap { FunctionCallExpr($0.node)?.calleeNameToken }
      return token?.identifierText.isNameOfGuard ?? false
    }
  }
}

extension Node {
  /// Whether the name of a type of one byte is in it.
  fileprivate var mentionsByte: Bool { tokens.contains { $0.isSpelled("UInt8") || $0.isSpelled("Int8") } }
}

// MARK: - Messages

extension GlobalStateCause {
  /// What is said of one variable, and of several, after their names.
  ///
  /// - Parameters:
  ///   - isSwift6: whether the compiler refuses it as it is.
  ///   - mayBeWitness: whether a protocol may require it.
  ///   - guardingType: what the target can keep a value in.
  fileprivate func texts(
    isSwift6: Bool, mayBeWitness: Bool, guardingType: String
  ) -> (ofOne: String, ofSeveral: String) {
    let race =
      isSwift6
      ? "nonisolated global shared mutable state, an error in Swift 6."
      : "mutable state that all threads share (an error in Swift 6)."
    let isolate = "to '@MainActor' or an actor."
    // A witness can be isolated only together with its conformance (SE-0470).
    let orIsolate = { (them: String) in mayBeWitness ? "." : ", or isolate \(them) to '@MainActor'." }
    switch self {
    case .assigned: return ("is \(race) Isolate it \(isolate)", "are \(race) Isolate them \(isolate)")
    case .unassigned, .settableByClients:
      return (
        "is \(race) Make it 'let' if it never changes\(orIsolate("it"))",
        "are \(race) Make them 'let' if they never change\(orIsolate("them"))"
      )
    case .notSendable:
      return (
        "is \(race) Isolate it, or its type, to '@MainActor'.",
        "are \(race) Isolate them, or their types, to '@MainActor'."
      )
    case .computable:
      return (
        "is \(race) Make it computed\(orIsolate("it"))",
        "are \(race) Make them computed\(orIsolate("them"))"
      )
    case .settableWitness:
      return (
        "is \(race) A protocol requires its setter, so guard the value with a lock.",
        "are \(race) A protocol requires their setters, so guard the values with a lock."
      )
    case .guardedBeside:
      let advice = "Keep the value in \(guardingType), or isolate it to an actor."
      return (
        "may be protected by the lock or queue beside it, but Swift 6 rejects it. \(advice)",
        "may be protected by the lock or queue beside them, but Swift 6 rejects them. \(advice)"
      )
    case .key:
      return (
        "is only used for its address, but Swift 6 rejects a global variable. Isolate it \(isolate)",
        "are only used for their addresses, but Swift 6 rejects global variables. Isolate them \(isolate)"
      )
    case .instance(let type):
      let rest = "one '\(type)', which is not Sendable (an error in Swift 6)."
      // Who requires it makes the instance on no actor.
      let advice = mayBeWitness ? "Make '\(type)' Sendable." : "Isolate '\(type)' to '@MainActor', or make it an actor."
      return ("gives all threads \(rest) \(advice)", "each give all threads \(rest) \(advice)")
    case .model(let type):
      let rest = "one '\(type)', a model, which cannot be Sendable (an error in Swift 6)."
      return (
        "gives all threads \(rest) Make it computed\(orIsolate("it"))",
        "each give all threads \(rest) Make them computed\(orIsolate("them"))"
      )
    case .guardedInstance(let type):
      let rest = "one '\(type)', whose lock Swift 6 cannot check."
      let advice = "Keep its state in \(guardingType), or make it an actor."
      return ("gives all threads \(rest) \(advice)", "each give all threads \(rest) \(advice)")
    }
  }
}

extension MissingFact {
  fileprivate static func sendability(_ answer: Sendability) -> MissingFact {
    MissingFact("sendability: \(answer.reasons.last ?? "of the class")")
  }
}
