import LintFlow
import LintSyntax

/// The isolation of conformances, SE-0470: where a value may be used as the protocol.
extension ProjectIndex {
  /// Where the conformance of a type to a protocol of the project can be used; `nil` where the type has none of its
  /// own.
  ///
  /// What the inheritance clause says goes first. Otherwise the conformance of a type on a global actor is on that
  /// actor if `InferIsolatedConformances` is on (default isolation implies it). It is not if the protocol needs a
  /// sendable metatype or is on the actor itself, or if no witness of its requirements is isolated.
  public func isolation(ofConformanceOf nominal: DeclRef, to proto: DeclRef) -> IsolationAnswer? {
    guard let conformance = ownConformances(of: nominal).first(where: { $0.proto == proto }) else { return nil }
    let (name, place) = ("'\(type(nominal).name)' to '\(type(proto).name)'", type(conformance.place))
    func answer(_ isolation: Isolation, _ text: String) -> IsolationAnswer {
      IsolationAnswer(isolation, text, place.ref.file, place.nameRange)
    }
    if let stated = statedPrefix(of: conformance) {
      switch stated {
      case .nonisolated: return answer(.nonisolated, "the conformance of \(name) is marked 'nonisolated'")
      case .preconcurrency: return answer(.nonisolated, "the conformance of \(name) is marked '@preconcurrency'")
      case .globalActor(let actor):
        switch globalActor(actor, at: node(place.ref), place.ref.file) {
        case .actor(let actor): return answer(.globalActor(actor), "the conformance of \(name) is marked '@\(actor)'")
        case .unknown:
          return answer(.unknown, "the conformance of \(name) has an attribute that is declared in another module")
        case .none: break
        }
      case .none: break
      }
    }
    let enclosing = isolation(of: nominal)
    if !enclosing.isolation.isKnown { return enclosing }
    guard enclosing.isolation.isOnGlobalActor else {
      return answer(.nonisolated, "'\(type(nominal).name)' is on no global actor")
    }
    let settings = settings(of: place.ref.file)
    let isInferred = settings.enables(.inferIsolatedConformances).or(settings.defaultsToMainActor)
    if isInferred.isNo { return answer(.nonisolated, "conformances are isolated only where they say so") }
    if inheritsSendableMetatype(proto) {
      return answer(.nonisolated, "'\(type(proto).name)' needs a sendable metatype")
    }
    let own = isolation(of: proto)
    if !own.isolation.isKnown { return own }
    if own.isolation == enclosing.isolation {
      return answer(.nonisolated, "'\(type(proto).name)' is on the same actor")
    }
    switch isolatesWitnesses(conformance, of: nominal) {
    case .no: return answer(.nonisolated, "nothing that \(name) needs is isolated")
    case .unknown: return answer(.unknown, "whether what \(name) needs is isolated is not known")
    case .yes: break
    }
    guard isInferred.isYes else { return answer(.unknown, "'InferIsolatedConformances' may be on for this target") }
    return enclosing.because(
      "conformances of '\(type(nominal).name)' are isolated as it is", file: place.ref.file, range: place.nameRange)
  }

  private func statedPrefix(of conformance: OwnConformance) -> InheritanceEntry.Prefix? {
    guard conformance.isStated else { return nil }
    for entry in supertypes(statedBy: conformance.place) {
      if case .declared(conformance.proto) = entry.meaning { return entry.isolation }
    }
    return nil
  }

  /// Whether a witness in the type is on an actor; `unknown` if none is found for a requirement: it may be synthesised,
  /// or be in an extension of a protocol.
  private func isolatesWitnesses(_ conformance: OwnConformance, of nominal: DeclRef) -> Truth {
    var answer = Truth.no
    let places = [nominal] + extensions(ofNominal: nominal)
    for requirement in functions(in: conformance.proto) + properties(in: conformance.proto) {
      guard let wanted = isolationSubject(requirement) else { continue }
      let candidates = places.flatMap { wanted.kind == .property ? properties(in: $0) : functions(in: $0) }
      let witnesses = candidates.filter { candidate in isolationSubject(candidate).map { matches($0, wanted) } ?? false
      }
      var isIsolated = Truth.unknown
      for witness in witnesses {
        let isolation = isolation(of: witness).isolation
        isIsolated = isolation.isKnown ? Truth(isolation.isOnActor) : .unknown
        if isIsolated.isYes { return .yes }
      }
      answer = answer.or(isIsolated)
    }
    return answer
  }
}
