import LintFlow
import LintSyntax

/// The isolation of a declaration when no clause gives it one.
struct DefaultIsolation {
  var answer: IsolationAnswer
  /// SE-0466: the target's default, which applies to this declaration. It comes before what would make it nonisolated.
  var isMainActor = false
  /// The member that it overrides, which then bounds what may be inferred.
  var overridden: OverriddenMember?
}

extension ProjectIndex {
  func defaultIsolation(_ subject: IsolationSubject) -> DefaultIsolation {
    switch defaultsToMainActor(subject) {
    case .yes:
      var answer = subject.answer(.mainActor, "the target isolates everything to the main actor")
      answer.isTargetDefault = true
      return DefaultIsolation(answer: answer, isMainActor: true)
    case .unknown:
      return DefaultIsolation(
        answer: subject.answer(.unknown, "the target may isolate everything to the main actor by default"))
    case .no: break
    }
    if subject.isType { return DefaultIsolation(answer: subject.unspecified("nothing isolates '\(subject.name)'")) }
    if subject.isAsync {
      switch settings(of: subject.file).nonsendingByDefault {
      case .no: break
      default: return DefaultIsolation(answer: nonisolatedAsync(subject, "nothing isolates '\(subject.name)'"))
      }
    }
    if subject.kind == .function, subject.flags.contains(.isSendable) {
      return DefaultIsolation(answer: subject.answer(.nonisolated, "a '@Sendable' function is nonisolated"))
    }
    if subject.kind == .initializer, !subject.isAsync, let owner = subject.owner, actorContext(owner) != nil,
      type(owner).kind != .protocol
    {
      return DefaultIsolation(
        answer: subject.answer(.nonisolated, "a synchronous initializer of an actor is nonisolated"))
    }
    // SE-0466: the default does not reach a nonisolated protocol, and that is decided before what a requirement
    // restates.
    let isInFreeProtocol =
      subject.owner.map { type($0).kind == .protocol && isolation(of: $0).isolation == .nonisolated } ?? false
    let asksNoMore = isInFreeProtocol ? settings(of: subject.file).defaultsToMainActor : .no
    if !asksNoMore.isYes, let overridden = overridden(by: subject) {
      if asksNoMore.isUnknown {
        return DefaultIsolation(
          answer: subject.answer(.unknown, "the target may isolate everything to the main actor by default"))
      }
      let answer = overridden.answer.because("it is an override", file: subject.file, range: subject.range)
      var member = overridden
      member.answer = answer
      return DefaultIsolation(answer: answer, overridden: member)
    }
    return DefaultIsolation(answer: subject.unspecified(nothingIsolates(subject)))
  }

  private func nothingIsolates(_ subject: IsolationSubject) -> String {
    guard let owner = subject.owner else { return "nothing isolates '\(subject.name)'" }
    if subject.isStatic, actorContext(owner) != nil { return "static members of an actor are not isolated to it" }
    return "nothing isolates '\(subject.name)' or '\(type(owner).name)'"
  }

  // MARK: SE-0466

  /// Whether the default of the target, if it is the main actor, reaches the declaration.
  private func defaultsToMainActor(_ subject: IsolationSubject) -> Truth {
    let setting = settings(of: subject.file).defaultsToMainActor
    if setting.isNo || subject.kind == .deinitializer { return .no }
    if subject.isType, actorContext(subject.ref) != nil { return .no }
    if case .type(let kind) = subject.kind, kind != .protocol {
      let isExempt = isExemptFromDefault(subject.ref)
      if isExempt.isYes { return .no }
      if isExempt.isUnknown { return .unknown }
    }
    return setting.and(reachesDefault(subject))
  }

  /// Whether default isolation reaches a declaration. Exempt is what is in an actor, in the body of a type that is not
  /// on the main actor, or in a function that is not. Of the enclosing types only the nearest counts.
  private func reachesDefault(_ subject: IsolationSubject) -> Truth {
    switch subject.scope {
    case .file: return .yes
    case .block:
      guard let around = contextAround(subject.ref) else { return .unknown }
      // Where the closure runs is not decided yet.
      if case .closure = context(around).kind { return .no }
      let reachesTypesAround = typeAround(subject.node, in: subject.file).map { reachesTypes(in: $0) } ?? .yes
      return reachesTypesAround.isYes ? isOnMainActor(isolation(ofContext: around)) : reachesTypesAround
    case .type(let owner):
      if subject.isType { return reachesTypes(in: owner) }
      if actorContext(owner) != nil { return .no }
      if let nominal = extendedNominal(owner), type(nominal).kind != .protocol {
        let isExempt = isExemptFromDefault(nominal)
        if !isExempt.isNo { return !isExempt }
      }
      guard type(owner).kind == .extension else { return isOnMainActor(isolation(of: owner)) }
      return statedIsolation(ofScope: owner).map { isOnMainActor($0) } ?? .yes
    }
  }

  /// Whether the default reaches the types that a type or extension holds, those in its functions included.
  private func reachesTypes(in owner: DeclRef) -> Truth {
    if actorContext(owner) != nil { return .no }
    // In an extension that says where its members run, a type is as it would be in the extended type.
    if type(owner).kind == .extension, statedIsolation(ofScope: owner) == nil { return .yes }
    guard let nominal = extendedNominal(owner) else { return .yes }
    return dependsOnItself(nominal) ? .unknown : isOnMainActor(isolation(of: nominal))
  }

  private func isOnMainActor(_ answer: IsolationAnswer) -> Truth {
    answer.isolation.isKnown ? Truth(answer.isolation == .mainActor) : .unknown
  }

  /// A type that states in its primary declaration a conformance whose metatype must be sendable: an isolated
  /// conformance could not be one. Plain `Sendable` does not count.
  private func isExemptFromDefault(_ ref: DeclRef) -> Truth {
    var answer = Truth.no
    for supertype in supertypes(statedBy: ref) {
      switch supertype.meaning {
      case .declared(let proto) where isOfLibrary(proto, .Sendable) || isOfLibrary(proto, .SendableMetatype): break
      case .declared(let proto) where type(proto).kind == .protocol:
        // Only what is nonisolated is exempt; an isolated protocol isolates its conformers.
        if inheritsSendableMetatype(proto) { return .yes }
      case .declared: break
      case .unknown: answer = .unknown
      }
    }
    return answer
  }

  /// Whether a protocol is or inherits from `SendableMetatype`, as `Sendable` does.
  func inheritsSendableMetatype(_ proto: DeclRef) -> Bool {
    refinedProtocols(of: proto).contains { isOfLibrary($0, .SendableMetatype) || isOfLibrary($0, .Sendable) }
  }
}
