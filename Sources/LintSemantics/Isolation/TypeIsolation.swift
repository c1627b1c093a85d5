import LintSyntax

/// The isolation that classes take from superclasses, types from protocols, protocols from what they inherit, and types
/// from the wrappers of their properties.
extension ProjectIndex {
  /// SE-0316: a subclass is isolated as its superclass is, global actor or explicitly nonisolated.
  func superclass(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard case .type(.class) = subject.kind, let first = supertypes(statedBy: subject.ref).first else { return nil }
    guard case .declared(let base) = first.meaning, type(base).kind == .class else { return nil }
    let answer = isolationOfSupertype(base, subject)
    guard answer.isSpecified else { return nil }
    return answer.because("'\(subject.name)' inherits from '\(first.name)'", file: subject.file, range: subject.range)
  }

  /// SE-0316: a type is isolated as the protocols are whose conformance its primary declaration states, or as those
  /// that they refine. Two actors give none; an actor that is stated goes before explicitly nonisolated protocols, one
  /// that is implied does not.
  func conformances(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard case .type(let kind) = subject.kind, kind != .protocol else { return nil }
    var (stated, implied) = protocolIsolations(subject)
    implied += inheritedIsolations(subject)
    if kind == .actor {
      // On an actor, a global actor is for its static members; nothing else comes from its protocols.
      stated.removeAll { !$0.isolation.isOnGlobalActor }
      implied.removeAll { !$0.isolation.isOnGlobalActor }
    }
    if settings(of: subject.file).defaultsToMainActor.isYes {
      // SE-0466: where the main actor is the default, protocols do not remove it.
      stated.removeAll { $0.isolation.isNonisolated }
      implied.removeAll { $0.isolation.isNonisolated }
    }
    let onActor = (stated + implied).filter { $0.isolation.isOnGlobalActor }
    if let one = stated.first(where: { $0.isolation.isOnGlobalActor }) {
      return onActor.allSatisfy { $0.isolation == one.isolation } ? one : nil
    }
    if let doubt = (stated + implied).first(where: { !$0.isolation.isKnown }) { return doubt }
    guard let first = stated.first ?? implied.first else { return nil }
    // Among implied protocols, one on an actor counts as long as no nonisolated one has come before.
    if stated.isEmpty, first.isolation.isOnGlobalActor {
      return onActor.allSatisfy { $0.isolation == first.isolation } ? first : nil
    }
    return (stated + implied).allSatisfy { $0.isolation == first.isolation } ? first : nil
  }

  /// Before SE-0434 the conformances of superclasses count as well, wherever they are stated.
  private func inheritedIsolations(_ subject: IsolationSubject) -> [IsolationAnswer] {
    let isOn = settings(of: subject.file).enables(.globalActorIsolatedTypesUsability)
    guard case .type(.class) = subject.kind, !isOn.isYes else { return [] }
    return superclassConformances(subject.ref).compactMap { conformance in
      let answer = isolationOfSupertype(conformance.proto, subject)
      guard answer.isSpecified else { return nil }
      if isOn.isUnknown {
        return subject.answer(
          .unknown, "classes take actors from the conformances of superclasses in language mode 5 only")
      }
      let why = "its superclass conforms to '\(type(conformance.proto).name)'"
      return answer.because(why, file: subject.file, range: subject.range)
    }
  }

  /// SE-0434: a protocol takes the only global actor among what it inherits, in mode 6.
  func inheritedProtocols(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard case .type(.protocol) = subject.kind else { return nil }
    let isOn = settings(of: subject.file).enables(.globalActorIsolatedTypesUsability)
    guard !isOn.isNo else { return nil }
    var found: IsolationAnswer?
    for answer in protocolIsolations(subject).stated where answer.isolation.isOnGlobalActor {
      if let known = found, known.isolation != answer.isolation { return nil }
      found = answer
    }
    guard found != nil, isOn.isUnknown else { return found }
    return subject.answer(.unknown, "protocols inherit global actors in language mode 6 only")
  }

  /// The isolations of what an inheritance clause states, and of what that refines; those without isolation are left
  /// out.
  private func protocolIsolations(_ subject: IsolationSubject) -> (
    stated: [IsolationAnswer], implied: [IsolationAnswer]
  ) {
    var stated: [IsolationAnswer] = []
    var implied: [IsolationAnswer] = []
    func add(_ ref: DeclRef, to answers: inout [IsolationAnswer], _ why: String) {
      let answer = isolationOfSupertype(ref, subject)
      if answer.isSpecified { answers.append(answer.because(why, file: subject.file, range: subject.range)) }
    }
    for supertype in supertypes(statedBy: subject.ref) {
      let why = "'\(subject.name)' conforms to '\(supertype.name)'"
      switch supertype.meaning {
      case .declared(let ref) where type(ref).kind == .protocol:
        add(ref, to: &stated, why)
        for proto in refinedProtocols(of: ref).dropFirst() { add(proto, to: &implied, why) }
      case .declared(let ref):
        // A protocol's class bound counts; a class's superclass has been asked before.
        if case .type(.protocol) = subject.kind { add(ref, to: &stated, why) }
      case .unknown:
        stated.append(subject.undeclared(supertype.name, "'\(supertype.name)' is declared in another module"))
      }
    }
    return (stated, implied)
  }

  private func isolationOfSupertype(_ ref: DeclRef, _ subject: IsolationSubject) -> IsolationAnswer {
    if dependsOnItself(ref) {
      return subject.answer(.unknown, "the isolation of '\(type(ref).name)' depends on itself")
    }
    return isolation(of: ref)
  }

  /// SE-0401: before Swift 6, wrappers on a global actor isolate the type whose instance properties they wrap.
  func wrappers(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard case .type(let kind) = subject.kind, kind == .struct || kind == .class || kind == .actor else { return nil }
    let isOff = settings(of: subject.file).enables(.disableOutwardActorInference)
    guard !isOff.isYes, !isFreedFromWrappers(subject) else { return nil }
    var found: IsolationAnswer?
    for ref in properties(in: subject.ref) {
      guard let property = isolationSubject(ref), !property.isStatic, let answer = outwardIsolation(property) else {
        continue
      }
      if !answer.isolation.isKnown { return answer }
      if let found, found.isolation != answer.isolation { return nil }
      found = answer
    }
    guard var found else { return nil }
    if isOff.isUnknown {
      return subject.answer(.unknown, "wrappers isolate the type around them in language mode 5 only")
    }
    found.differsInSwift6 = true
    return found
  }

  /// Where a type is before Swift 6 because of its wrapped properties (SE-0401), and no longer is in mode 6; `nil`
  /// where that makes no difference.
  public func isolationBeforeSwift6(byWrappersOf ref: DeclRef) -> IsolationAnswer? {
    guard let subject = isolationSubject(ref), subject.kind == .type(.struct) || subject.kind == .type(.class),
      settings(of: ref.file).enables(.disableOutwardActorInference).isYes, !isolation(of: ref).isSpecified
    else { return nil }
    return properties(in: ref).lazy.compactMap { self.isolationSubject($0) }.filter { !$0.isStatic }
      .compactMap { self.outwardIsolation($0) }.first
  }

  /// The global actor that a property's wrapper gives the type around.
  private func outwardIsolation(_ property: IsolationSubject) -> IsolationAnswer? {
    for attribute in property.attributes {
      guard let wrapper = propertyWrapper(attribute, at: property.node, property.file) else { continue }
      let why = "'\(property.name)' is wrapped by '@\(attribute.name)'"
      guard let value = wrapperProperty(wrapper, "wrappedValue") else { return nil }
      if dependsOnItself(wrapper) {
        return property.answer(.unknown, "the isolation of '\(attribute.name)' depends on itself")
      }
      let answer = isolation(of: value)
      guard answer.isolation.isOnGlobalActor else { return nil }
      if let projected = wrapperProperty(wrapper, "projectedValue"),
        isolation(of: projected).isolation != answer.isolation
      {
        return nil
      }
      return answer.because(why, file: property.file, range: attribute.range)
    }
    return nil
  }
}
