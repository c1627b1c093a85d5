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
    ownConformances(of: nominal).first { $0.proto == proto }.map { isolation(of: $0, of: nominal) }
  }

  /// The protocols to which a type conforms on a global actor alone, or may, each with the isolation.
  public func isolatedConformances(of nominal: DeclRef) -> [DeclRef: IsolationAnswer] {
    isolationAnswers.isolatedConformances(nominal) {
      var found: [DeclRef: IsolationAnswer] = [:]
      for conformance in ownConformances(of: nominal) {
        let answer = isolation(of: conformance, of: nominal)
        if !answer.isolation.isNonisolated { found[conformance.proto] = answer }
      }
      return found
    }
  }

  /// Whether some type may conform to a protocol on an actor alone: a target infers that, or a clause says it.
  public var mayIsolateConformances: Bool {
    isolationAnswers.mayIsolateConformances {
      files.indices.contains { number in
        if !settings(of: FileID(number)).infersIsolatedConformances.isNo { return true }
        return files[number].tree.root.descendants(of: .inheritedType).contains { entry in
          let entry = InheritedType(unchecked: entry)
          guard case .attributed(let type)? = entry.type else { return false }
          return type.attributes.contains { $0.nameToken?.beginsUppercase == true }
        }
      }
    }
  }

  private func isolation(of conformance: OwnConformance, of nominal: DeclRef) -> IsolationAnswer {
    let proto = conformance.proto
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
    guard enclosing.isolation.isOnGlobalActor || !enclosing.isolation.isKnown else {
      return answer(.nonisolated, "'\(type(nominal).name)' is on no global actor")
    }
    let settings = settings(of: place.ref.file)
    let isInferred = settings.enables(.inferIsolatedConformances).or(settings.defaultsToMainActor)
    if isInferred.isNo { return answer(.nonisolated, "conformances are isolated only where they say so") }
    if inheritsSendableMetatype(proto) {
      return answer(.nonisolated, "'\(type(proto).name)' needs a sendable metatype")
    }
    if !enclosing.isolation.isKnown { return enclosing }
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
    let members = membersByName(of: nominal)
    for requirement in functions(in: conformance.proto) + properties(in: conformance.proto) {
      guard let wanted = isolationSubject(requirement) else { continue }
      let witnesses = (members[wanted.name] ?? []).filter { candidate in
        isolationSubject(candidate).map { matches($0, wanted) } ?? false
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

// MARK: - Conformances that cross into isolated code

/// A conformance that the compiler refuses, since code on no actor would call what is on one.
public struct CrossingConformance {
  public let typeName, protocolName: String
  /// Of the entry in the inheritance clause, or of the type's name where the conformance is implied; in bytes.
  public let range: Range<UInt32>
  /// What is called.
  public let witness: String
  public let proto: DeclRef
}

extension ProjectIndex {
  /// The conformances that a type or extension states or implies, and that cross into isolated code: a synchronous
  /// requirement on no actor has a witness on a global actor (SE-0316).
  ///
  /// - Returns: also the names of protocols for which that is not known.
  public func crossingConformances(statedBy place: DeclRef) -> (found: [CrossingConformance], unknown: [String]) {
    guard let nominal = extendedNominal(place) else { return ([], []) }
    var found: [CrossingConformance] = []
    var unknown: [String] = []
    let isPreconcurrency = supertypes(statedBy: place).contains { $0.isolation == .preconcurrency }
    for conformance in ownConformances(of: nominal, at: place) {
      if conformance.isStated ? hasPrefix(conformance) : isPreconcurrency { continue }
      let name = type(conformance.proto).name
      let answer = isolation(of: conformance, of: nominal)
      guard answer.isolation.isKnown else {
        unknown.append(name)
        continue
      }
      if answer.isolation.isOnActor { continue }
      let (witness, isCertain) = isolatedWitness(of: conformance.proto, in: nominal)
      if let witness {
        found.append(
          CrossingConformance(
            typeName: type(nominal).name, protocolName: name, range: range(of: conformance), witness: witness,
            proto: conformance.proto))
      } else if !isCertain {
        unknown.append(name)
      }
    }
    return (found, unknown)
  }

  /// Whether the inheritance clause says where the conformance is, or not to check that.
  private func hasPrefix(_ conformance: OwnConformance) -> Bool {
    switch statedPrefix(of: conformance) {
    case .nonisolated?, .preconcurrency?, .globalActor?: true
    case InheritanceEntry.Prefix.none?, nil: false
    }
  }

  /// The first witness on a global actor of a requirement that is called synchronously, on no actor; and whether there
  /// is certainly none, where none is found.
  private func isolatedWitness(of proto: DeclRef, in nominal: DeclRef) -> (name: String?, isCertain: Bool) {
    let requirements = functions(in: proto) + properties(in: proto)
    if requirements.isEmpty { return (nil, true) }
    var isCertain = true
    let members = membersByName(of: nominal)
    for requirement in requirements {
      guard let wanted = isolationSubject(requirement), !wanted.flags.contains(.isAsync) else { continue }
      let required = isolation(of: requirement).isolation
      if !required.isKnown { isCertain = false }
      guard required == .nonisolated else { continue }
      for candidate in members[wanted.name] ?? [] {
        guard let subject = isolationSubject(candidate), matches(subject, wanted) else { continue }
        let answer =
          subject.kind == .property ? isolation(ofAccessTo: candidate, from: nominal.file) : isolation(of: candidate)
        if !answer.isolation.isKnown { isCertain = false }
        if answer.isolation.isOnGlobalActor { return (subject.name, true) }
      }
    }
    return (nil, isCertain)
  }

  /// The functions and properties of a type, its superclasses and their extensions.
  private func membersByName(of nominal: DeclRef) -> [String: [DeclRef]] {
    isolationAnswers.membersByName(nominal) {
      var members: [String: [DeclRef]] = [:]
      for place in placesOfMembers(of: nominal) {
        for ref in functions(in: place) { members[function(ref).name, default: []].append(ref) }
        for ref in properties(in: place) { members[property(ref).name, default: []].append(ref) }
      }
      return members
    }
  }

  /// A type and its superclasses, with their extensions.
  private func placesOfMembers(of nominal: DeclRef) -> [DeclRef] {
    var places: [DeclRef] = []
    var current: DeclRef? = nominal
    // As many steps as a chain of classes may have; a class that inherits from itself ends there.
    for _ in 0..<32 {
      guard let type = current else { break }
      places += [type] + extensions(ofNominal: type)
      if type.isOfSDK {
        let listed = SDKOutlines.memberExtensions(of: self.type(type).name, in: module(of: type.file))
        places += listed.filter { extendedNominal($0) == type }
      }
      current = self.type(type).kind == .class ? superclass(of: type) : nil
    }
    return places
  }

  private func range(of conformance: OwnConformance) -> Range<UInt32> {
    let name = type(conformance.proto).name
    let entry = node(conformance.place).children(.inheritedType).first { entry in
      entry.kind == .inheritedType
        && InheritedType(unchecked: entry).type?.withoutAttributes.nameToken?.identifierText == name
    }
    return conformance.isStated ? entry?.range ?? type(conformance.place).nameRange : type(conformance.place).nameRange
  }
}
