import LintKit

/// A class that vouches for being Sendable although nothing guards its variables; or vouches without a need.
enum UncheckedSendableUnprotectedState: Rule {
  static let gate = Gate(
    anyOf: [.unchecked], and: [.Sendable],
    outline: { $0.tree.contains(InheritedType.self) { $0.vouchesForSendable } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like, unless a lock is left out.
    case support
    /// A comment says what guards it.
    case explained
    /// A superclass decides where its code runs.
    case inherits
    /// A model's claim is another rule's: it can be no actor, and a macro stores its properties.
    case model
  }

  static func check(_ entry: InheritedType, in pass: Pass) {
    guard entry.vouchesForSendable, let place = entry.node.parent.flatMap({ pass.type(at: $0) }),
      let type = pass.index.extendedNominal(place), !type.isOfSDK
    else { return }
    if let isNeedless = pass.isCheckable(type, statedBy: place) {
      if isNeedless, !pass.exempts(Exemption.support, pass.isSupport(entry)) {
        pass.report(at: entry.range, .needless(pass.index.type(type).name), fix: checked(entry, pass))
      }
      return
    }
    guard pass.index.type(type).kind == .class, !pass.exempts(Exemption.model, pass.index.isModel(type).isYes) else {
      return
    }
    if pass.index.hasUnknownSupertypes(type) {
      return pass.leaveUndecided(missing: .supertypes(of: type, in: pass.index))
    }
    if pass.exempts(Exemption.inherits, pass.inheritsCode(type)) { return }
    // All code of the type is in these files.
    let passes = Set(([type] + pass.index.extensions(ofNominal: type)).map(\.file)).sorted().map {
      pass.looking(at: $0)
    }
    let found = pass.index.properties(in: type).compactMap { pass.danger(of: $0, in: passes) }
    guard let worst = found.max(by: { $0.kind < $1.kind }) else { return }
    // That there is a lock is no excuse for leaving it out.
    if worst.kind != .forgotten,
      pass.exempts(Exemption.explained, pass.isExplained(type) || entry.node.parent?.isExplainedAsGuarded == true)
    {
      return
    }
    // What tests and mocks keep to themselves is their own affair.
    let isSupport = pass.exempts(Exemption.support, pass.isSupport(entry) || pass.isInUncalledFunction(entry.node))
    if worst.kind != .forgotten, isSupport { return }
    let others = found.filter { $0.property.ref != worst.property.ref }
    pass.report(
      at: entry.range, .danger(worst, of: pass.index.type(type).name, others: others.count, keepIn: pass.guardingType),
      severity: worst.kind == .race ? .error : nil,
      notes: worst.notes + others.prefix(2).flatMap { $0.notes.prefix(1) })
  }

  private static func checked(_ entry: InheritedType, _ pass: Pass) -> RawDiagnostic.FixIt? {
    guard case .attributed(let type)? = entry.type,
      let attribute = type.attributes.first(where: { $0.name == .unchecked })
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.remove(attribute.range)
    return fix.fix(.check, .safe)
  }
}

extension InheritedType {
  /// `@unchecked Sendable`
  var vouchesForSendable: Bool { name == .Sendable && node.tokens.contains { $0.name == .unchecked } }
}

/// A variable that several threads may use at the same time.
private struct UnguardedVariable {
  enum Kind: Comparable {
    /// Something changes it without a lock.
    case unguarded
    /// Other code holds a lock.
    case forgotten
    /// The main actor and other threads use it.
    case race
  }

  var kind: Kind
  var property: PropertyDeclaration
  var notes: [RawDiagnostic.Note]
}

extension Pass {
  /// Whether the compiler would accept the conformance without `@unchecked`; `nil` where it is needed, or may be.
  fileprivate func isCheckable(_ type: DeclRef, statedBy place: DeclRef) -> Bool? {
    let record = index.type(type)
    guard type.file == file, index.type(place).constraints == record.constraints || place == type else { return nil }
    // What a macro adds is not seen.
    if record.flags.contains(.hasConditionalAttributes) { return nil }
    if record.attributes.contains(where: { $0.name.first?.isUppercase == true }) { return nil }
    if record.kind == .class, index.hasUnknownSupertypes(type) { return nil }
    guard index.isolation(ofType: type).isolation.isNonisolated else { return nil }
    let refusals = index.refusals(ofSendable: type)
    return refusals.found.isEmpty && refusals.unknown.isEmpty ? true : nil
  }

  fileprivate func isSupport(_ entry: InheritedType) -> Bool {
    isSupportCode(entry.node) || isNamedAuxiliary(entry.node) || isAnnouncedAsMock(entry.node)
  }

  fileprivate func inheritsCode(_ type: DeclRef) -> Bool {
    index.refusals(ofSendable: type).found.contains { if case .superclass = $0 { true } else { false } }
  }

  fileprivate func isExplained(_ type: DeclRef) -> Bool {
    looking(at: type.file).whole(type)?.isExplainedAsGuarded ?? false
  }

  /// - Parameter passes: over the files that have code of the type.
  fileprivate func danger(of ref: DeclRef, in passes: [Pass]) -> UnguardedVariable? {
    let property = index.property(ref)
    guard property.isPlainVariable, !index.isolation(ofProperty: ref).isolation.isOnActor,
      looking(at: ref.file).whole(ref).map({
        !exempts(
          UncheckedSendableUnprotectedState.Exemption.explained, $0.parent?.isExplainedAsGuarded ?? false)
      }) ?? false
    else { return nil }
    var uses: [VariableUse] = []
    for pass in passes {
      for node in pass.uses(ofProperty: ref) + pass.usesOnObjects(ofProperty: ref) where !pass.isInInitializer(node) {
        uses.append(
          VariableUse(
            node: node, pass: pass, guarding: pass.codeGuard(of: node), changes: pass.changes(property, at: node)))
      }
    }
    return danger(of: property, uses)
  }

  private func danger(of property: PropertyDeclaration, _ uses: [VariableUse]) -> UnguardedVariable? {
    guard uses.contains(where: \.changes) else { return nil }
    let open = uses.filter { $0.guarding == nil }
    if let first = open.first(where: { $0.changes && $0.isOnPool }),
      let other = uses.first(where: { $0.guarding == .actor && $0.isOnMainActor })
    {
      return UnguardedVariable(
        kind: .race, property: property, notes: [first.note(Message.changed(property.name)), other.note(Message.onMain)]
      )
    }
    if let held = uses.first(where: { $0.guarding == .lock }), uses.contains(where: { $0.changes }),
      let first = open.first(where: \.changes) ?? open.first
    {
      return UnguardedVariable(
        kind: .forgotten, property: property, notes: [first.note(Message.open(first.changes)), held.note(Message.held)])
    }
    guard let first = open.first(where: \.changes) else { return nil }
    return UnguardedVariable(
      kind: .unguarded, property: property, notes: [first.note(Message.changed(property.name))])
  }
}

private struct VariableUse {
  let node: Node
  let pass: Pass
  let guarding: CodeGuard?
  let changes: Bool

  func note(_ text: String) -> RawDiagnostic.Note { pass.note(text, at: node.range, of: pass.file) }

  var isOnMainActor: Bool { pass.isolation(around: node).isolation == .mainActor }

  /// Whether the code certainly runs on a thread of the cooperative pool or of a global queue.
  var isOnPool: Bool { pass.runsOffMain(node) }
}

extension PropertyDeclaration {
  /// A stored variable of instances without a wrapper, and no lock itself.
  fileprivate var isPlainVariable: Bool {
    if isComputed || !attributes.isEmpty || !flags.isDisjoint(with: [.isLet, .isStatic, .isUnsafe]) { return false }
    let type = self.type.unwrapped.name
    return !type.isNameOfGuard && !type.hasPrefix("Atomic") && !type.hasPrefix("Managed")
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func needless(_ type: String) -> Message {
    "'\(type)' has nothing that the compiler could not check. Remove '@unchecked'."
  }

  fileprivate static func danger(
    _ variable: UnguardedVariable, of type: String, others: Int, keepIn guardingType: String
  ) -> Message {
    let name = variable.property.name
    let more = others == 0 ? "" : " (and \(others) more)"
    return switch variable.kind {
    case .unguarded:
      "'\(type)' is '@unchecked Sendable', but nothing guards '\(name)'\(more). Keep it in \(guardingType) or an actor."
    case .forgotten:
      "'\(name)'\(more) of '@unchecked Sendable' '\(type)' is used with and without its lock. Guard every use."
    case .race:
      """
      The main actor and other threads use '\(name)'\(more) of '@unchecked Sendable' '\(type)' without a lock. Keep \
      it in \(guardingType) or an actor.
      """
    }
  }

  fileprivate static func changed(_ name: String) -> String { "'\(name)' is changed here" }
  fileprivate static let onMain = "the main actor uses it here"
  fileprivate static let held = "this use is guarded"
  fileprivate static func open(_ changes: Bool) -> String {
    "it is \(changes ? "changed" : "read") here without a lock"
  }
  fileprivate static let check: Message = "Have the compiler check the conformance"
}
