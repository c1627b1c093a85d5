import LintSyntax

/// Types that a `nonisolated` protocol or superclass makes nonisolated. Their members then take nothing from
/// requirements, provided that the compiler has computed the type's own isolation before theirs. That depends on what
/// else is in its body.
extension ProjectIndex {
  /// Whether its type keeps a member of `owner` from taking what its requirement would give.
  ///
  /// - Precondition: `nominal`, the type of `owner`, is nonisolated, or an actor.
  func isFreedByType(_ subject: IsolationSubject, in owner: DeclRef, of nominal: DeclRef) -> Bool {
    let isActor = type(nominal).kind == .actor
    let hasProtocol = hasNonisolatedProtocol(nominal)
    guard hasProtocol || hasNonisolatedSuperclass(nominal) else { return !isActor }
    // The compiler checks extensions later, variables in source order, functions and subscripts after all of them.
    if nominal != owner || isLookedAtFirst(nominal) || isLookedAtFromAbove(nominal) { return true }
    let question = firstQuestion(aboutIsolationOf: nominal)
    if subject.kind == .property { return question.map { $0.node < subject.node.id } ?? false }
    if question != nil || !hasProtocol || isComparedForFree(nominal) { return true }
    // Conformances that may be isolated are checked in order, and then what makes a type `Sendable`.
    let supertypes = supertypes(statedBy: nominal)
    if settings(of: subject.file).enables(.inferIsolatedConformances).isYes {
      let asking = supertypes.firstIndex { mayBeIsolated($0) }
      if let asking, let own = supertypes.firstIndex(where: { bringsRequirement(of: subject, $0) }), asking <= own {
        return true
      }
    }
    let isSendableByExtension = !statesSendable(nominal) && isSendableStated(of: nominal)
    if !isActor, !isSendableByExtension, !supertypes.contains(where: \.isUnchecked) { return true }
    return asksBefore(subject, supertypes, isActor)
  }

  /// Whether a requirement that is checked before the one that the member meets isolates nothing, so that the compiler
  /// computes what its witness gets from the type. Conformances are checked in order, and so are the requirements of
  /// each.
  private func asksBefore(_ subject: IsolationSubject, _ supertypes: [InheritanceEntry], _ isActor: Bool) -> Bool {
    guard let owner = subject.owner else { return false }
    for entry in supertypes {
      guard case .declared(let proto) = entry.meaning, type(proto).kind == .protocol else { continue }
      let isOwn = bringsRequirement(of: subject, entry)
      // In a conformance with the member's own requirement, only the requirements before it.
      let checked =
        isOwn
        ? Array(functions(in: proto).prefix { !isMet($0, by: subject) })
        : refinedProtocols(of: proto).flatMap { functions(in: $0) }
      let free = checked.filter { !isolation(of: $0).isSpecified }.compactMap { isolationSubject($0) }
      let asks = functions(in: owner).contains { member in
        guard let member = isolationSubject(member), member.isStatic || !isActor, stated(by: member) == nil else {
          return false
        }
        return free.contains { matches(member, $0) }
      }
      if asks || isOwn { return asks }
    }
    return false
  }

  /// Whether the compiler needs the type's isolation to decide where a conformance can be used (SE-0470).
  private func mayBeIsolated(_ entry: InheritanceEntry) -> Bool {
    guard entry.isolation == .none, !entry.isUnchecked, entry.name != "Sendable" else { return false }
    guard case .declared(let proto) = entry.meaning, type(proto).kind == .protocol else { return true }
    // The protocols that it refines have conformances of their own, which are checked first.
    return !refinedProtocols(of: proto).allSatisfy { inheritsSendableMetatype($0) }
  }

  /// Whether the type's isolation comes from a protocol that its primary declaration states or implies.
  private func hasNonisolatedProtocol(_ nominal: DeclRef) -> Bool {
    guard statedIsolation(ofScope: nominal) == nil else { return false }
    return ownConformances(of: nominal).contains { conformance in
      conformance.place == nominal && type(conformance.proto).flags.contains(.isNonisolated)
    }
  }

  /// Whether the type is a class that is nonisolated because its superclass is.
  private func hasNonisolatedSuperclass(_ nominal: DeclRef) -> Bool {
    guard type(nominal).kind == .class, statedIsolation(ofScope: nominal) == nil else { return false }
    return superclass(of: nominal) != nil
  }

  /// Whether the compiler computes the type's isolation before that of all its members: to make an initializer, coding
  /// keys or comparisons for it, or to see whether a class that does not say so is `Sendable`.
  private func isLookedAtFirst(_ nominal: DeclRef) -> Bool {
    let kind = type(nominal).kind
    let supertypes = supertypes(statedBy: nominal)
    if kind == .actor { return supertypes.contains { ["Equatable", "Hashable"].contains($0.name) } }
    if supertypes.contains(where: { ["Codable", "Encodable", "Decodable"].contains($0.name) }) { return true }
    if kind == .class, !isSendableStated(of: nominal), !inheritsSendable(nominal) { return true }
    // A class with a superclass inherits that one's initializers.
    guard kind == .struct || kind == .class && superclass(of: nominal) == nil,
      !functions(in: nominal).contains(where: { function($0).kind == .initializer })
    else { return false }
    let isMemberwise = kind == .struct && properties(in: nominal).contains { isSetByMemberwiseInitializer($0) }
    return isMemberwise || settings(of: nominal.file).isComplete.isYes
  }

  /// Whether an extension above the type in its file makes the compiler compute the type's isolation: to see whether
  /// one that does not say so is `Sendable`, or whether one that says so is, or for a member that nothing else
  /// isolates.
  private func isLookedAtFromAbove(_ nominal: DeclRef) -> Bool {
    let above = extensions(ofNominal: nominal).filter { $0.file == nominal.file && $0.node < nominal.node }
    guard !above.isEmpty, type(nominal).kind != .actor else { return false }
    if type(nominal).kind != .class, !isSendableStated(of: nominal) { return true }
    return above.contains { place in
      if statesSendable(place), !supertypes(statedBy: place).contains(where: \.isUnchecked) { return true }
      guard statedIsolation(ofScope: place) == nil else { return false }
      return (functions(in: place) + properties(in: place)).contains { ref in
        isolationSubject(ref).map { stated(by: $0) == nil && !hasIsolatedRequirement($0, in: place) } ?? false
      }
    }
  }

  /// Whether the type or an extension of it states that it is `Sendable`, perhaps with conditions.
  public func isSendableStated(of nominal: DeclRef) -> Bool {
    ([nominal] + extensions(ofNominal: nominal)).contains { statesSendable($0) }
  }

  /// Whether a class above the type is `Sendable`.
  private func inheritsSendable(_ nominal: DeclRef) -> Bool {
    superclass(of: nominal).map { sendability(of: $0).answer.isYes } ?? false
  }

  /// Whether an inheritance clause names `Sendable`, or what refines or inherits it.
  private func statesSendable(_ place: DeclRef) -> Bool {
    supertypes(statedBy: place).contains { SendabilityQuery(index: self).isSendable($0).isYes }
  }

  private func isSetByMemberwiseInitializer(_ ref: DeclRef) -> Bool {
    guard let property = isolationSubject(ref), property.isStored, !property.isStatic else { return false }
    return !property.flags.contains(.isLet) || PatternBinding(unchecked: property.node).initializer == nil
  }

  /// The first declaration in a type's body that makes the compiler compute the isolation of the type: a wrapped
  /// variable, one that nothing else isolates, an isolated deinitializer.
  private func firstQuestion(aboutIsolationOf nominal: DeclRef) -> DeclRef? {
    let isActor = type(nominal).kind == .actor
    let variable = properties(in: nominal).first { ref in
      guard let property = isolationSubject(ref) else { return false }
      if property.attributes.contains(where: { propertyWrapper($0, at: property.node, property.file) != nil }) {
        return true
      }
      // The variables of an actor's instances are on it without a question.
      guard property.isStatic || !isActor, !hasIsolatedRequirement(property, in: nominal) else { return false }
      return stated(by: property).map { !isActor && property.isStored && $0.isolation == .nonisolated } ?? true
    }
    let end = functions(in: nominal).first {
      function($0).kind == .deinitializer && function($0).flags.contains(.isIsolated)
    }
    return [variable, end].compactMap(\.self).min { $0.node < $1.node }
  }

  private func hasIsolatedRequirement(_ member: IsolationSubject, in owner: DeclRef) -> Bool {
    requirements(of: owner)[member.name, default: []].contains { requirement in
      guard let candidate = isolationSubject(requirement.ref), matches(member, candidate) else { return false }
      return isolation(of: requirement.ref).isSpecified
    }
  }

  /// Whether a conformance has, or implies, a requirement that the member witnesses.
  private func bringsRequirement(of subject: IsolationSubject, _ entry: InheritanceEntry) -> Bool {
    guard case .declared(let proto) = entry.meaning, type(proto).kind == .protocol else { return false }
    return refinedProtocols(of: proto).contains { proto in
      functions(in: proto).contains { isMet($0, by: subject) }
    }
  }

  private func isMet(_ requirement: DeclRef, by subject: IsolationSubject) -> Bool {
    isolationSubject(requirement).map { matches(subject, $0) } ?? false
  }

  /// Whether the compiler makes `==` and `hash(into:)` for an enum that states neither conformance: it has cases, and
  /// none has a value (SE-0185).
  private func isComparedForFree(_ nominal: DeclRef) -> Bool {
    guard type(nominal).kind == .enum, storedTypes(of: nominal).isEmpty else { return false }
    return node(nominal).descendants(of: .enumCaseElement).contains { node in
      if case .type(let owner) = scope(of: node, in: nominal.file) { owner == nominal } else { false }
    }
  }

  /// Whether a protocol that an actor states, or what that refines, is marked `nonisolated`: then wrappers do not
  /// isolate the actor.
  func isFreedFromWrappers(_ subject: IsolationSubject) -> Bool {
    guard subject.kind == .type(.actor), !settings(of: subject.file).defaultsToMainActor.isYes else { return false }
    return ownConformances(of: subject.ref).contains {
      $0.place == subject.ref && type($0.proto).flags.contains(.isNonisolated)
    }
  }
}
