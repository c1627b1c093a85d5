import LintSyntax

/// Actors that a `nonisolated` protocol makes nonisolated. Their static members and initializers take nothing from requirements then, but
/// the compiler has to have looked at the actor's own isolation before theirs, and that depends on what else stands in its body.
extension ProjectIndex {
  /// Whether what a member of `owner` would take from its requirement is kept off by its actor.
  func isFreedByActor(_ subject: IsolationSubject, in owner: DeclRef, of nominal: DeclRef) -> Bool {
    guard type(nominal).kind == .actor, statesNonisolatedProtocol(nominal) else { return false }
    // Extensions are looked at later, variables where they stand, functions and subscripts after all of them.
    if nominal != owner { return true }
    if subject.kind == .property { return firstQuestion(aboutIsolationOf: nominal).map { $0.node < subject.node.id } ?? false }
    // Conformances, where they may be isolated themselves, are looked at between.
    return settings(of: subject.file).enables(.inferIsolatedConformances).isYes || firstQuestion(aboutIsolationOf: nominal) != nil
  }

  private func statesNonisolatedProtocol(_ nominal: DeclRef) -> Bool {
    ownConformances(of: nominal).contains { $0.isStated && $0.place == nominal && type($0.proto).flags.contains(.isNonisolated) }
  }

  /// The first declaration in an actor's body that makes the compiler look at the isolation of the actor: a wrapped variable, a
  /// static one that nothing else isolates, an isolated deinitializer.
  private func firstQuestion(aboutIsolationOf actor: DeclRef) -> DeclRef? {
    let variable = properties(in: actor).first { ref in
      guard let property = isolationSubject(ref) else { return false }
      if property.attributes.contains(where: { propertyWrapper($0, at: property.node, property.file) != nil }) { return true }
      return property.isStatic && stated(by: property) == nil && !hasIsolatedRequirement(property, in: actor)
    }
    let end = functions(in: actor).first { function($0).kind == .deinitializer && function($0).flags.contains(.isIsolated) }
    return [variable, end].compactMap(\.self).min { $0.node < $1.node }
  }

  private func hasIsolatedRequirement(_ property: IsolationSubject, in owner: DeclRef) -> Bool {
    requirements(of: owner)[property.name, default: []].contains { requirement in
      guard let candidate = isolationSubject(requirement.ref), matches(property, candidate) else { return false }
      return isolation(of: requirement.ref).isSpecified
    }
  }
}
