import LintFlow
import LintSyntax

/// Whether `: Sendable` after a class would compile, SE-0302.
public enum CheckedConformance: Sendable, Hashable {
  /// It would, with `final` if the class has no subclass.
  case possible
  case impossible
  case unknown(Doubt)

  /// What it depends on.
  public enum Doubt: Sendable, Hashable {
    /// The type of the property of this name.
    case property(String)
    /// An attribute of this name, which may be a macro or a global actor; `nil` where an `#if` decides.
    case attribute(String?)
    case supertypes
    case isolation
  }
}

private final class ConformanceAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let ofClass = Memo<DeclRef, CheckedConformance>()
}

extension ProjectIndex {
  /// Whether a class without `Sendable` could conform and have the compiler check it: it is on no actor, at most below
  /// `NSObject`, and all that it stores is constant and sendable, or isolated.
  public func checkedSendableConformance(ofClass ref: DeclRef) -> CheckedConformance {
    answers(ConformanceAnswers.self).ofClass(ref) { findCheckedConformance(of: ref) }
  }

  private func findCheckedConformance(of ref: DeclRef) -> CheckedConformance {
    let declaration = type(ref)
    guard declaration.kind == .class, !node(ref).hasModifier(.open) else { return .impossible }
    // A macro may add storage and conformances, and an attribute may be a global actor.
    if declaration.flags.contains(.hasConditionalAttributes) { return .unknown(.attribute(nil)) }
    if let attribute = declaration.attributes.first(where: { $0.name.first?.isUppercase == true }) {
      return .unknown(.attribute(attribute.name))
    }
    switch supertypesAllowSendable(ref) {
    case .no: return .impossible
    case .unknown: return .unknown(.supertypes)
    case .yes: break
    }
    let storage = storageAllowsSendable(ref)
    guard storage == .possible else { return storage }
    let isolation = isolation(ofType: ref).isolation
    if !isolation.isKnown { return .unknown(.isolation) }
    guard isolation.isNonisolated else { return .impossible }
    return node(ref).hasModifier(.final) || !hasSubclasses(ref) ? .possible : .impossible
  }

  /// No conformance is stated or refused, there is no superclass, and nothing stated is declared elsewhere.
  private func supertypesAllowSendable(_ ref: DeclRef) -> Truth {
    var answer: Truth = hasAmbiguousConformance(ref) ? .unknown : .yes
    for place in [ref] + extensions(ofNominal: ref) {
      if node(place).children(.inheritedType).contains(where: { $0.isSuppressed(.Sendable) }) { return .no }
      for supertype in supertypes(statedBy: place) {
        switch supertype.meaning {
        case .declared(let inherited):
          // A `Sendable` class may inherit from `NSObject`.
          if isNSObject(inherited) { continue }
          guard type(inherited).kind == .protocol, !isSendableProtocol(inherited) else { return .no }
          for proto in refinedProtocols(of: inherited) {
            for case .unknown in supertypes(statedBy: proto).map(\.meaning) { answer = .unknown }
          }
        case .unknown: answer = .unknown
        }
      }
    }
    return answer
  }

  private func storageAllowsSendable(_ ref: DeclRef) -> CheckedConformance {
    var query = SendabilityQuery(index: self)
    var doubt: CheckedConformance?
    for property in properties(in: ref) {
      guard let subject = isolationSubject(property), subject.isStored, !subject.isStatic else { continue }
      if subject.flags.contains(.isUnsafe) { continue }
      let isIsolated = !subject.attributes.isEmpty && isolation(of: property).isolation.isOnGlobalActor
      // The storage of a wrapped variable is a variable on no actor.
      if isIsolated, isWrapped(property), !subject.flags.contains(.isLet) { return .impossible }
      if isIsolated { continue }
      if !subject.flags.contains(.isLet) || subject.flags.contains(.isLazy) { return .impossible }
      if !subject.attributes.isEmpty || subject.flags.contains(.hasConditionalAttributes) {
        doubt = .unknown(.property(subject.name))
        continue
      }
      let binding = PatternBinding(unchecked: subject.node)
      let found: Sendability
      if let written = binding.type {
        found = query.type(written, at: subject.node, in: ref.file, isInContainer: false)
      } else if let value = binding.initializer {
        found = query.value(value, at: subject.node, in: ref.file)
      } else {
        return .unknown(.property(subject.name))
      }
      if found.answer.isNo { return .impossible }
      if found.answer.isUnknown { doubt = doubt ?? .unknown(.property(subject.name)) }
    }
    return doubt ?? .possible
  }

}

extension Node {
  /// `~Name` in an inheritance clause.
  fileprivate func isSuppressed(_ name: WellKnownName) -> Bool {
    guard kind == .inheritedType, case .suppressed? = InheritedType(unchecked: self).type else { return false }
    return tokens.contains { $0.name == name }
  }
}
