/// A conformance to a protocol of the project that a type has of its own.
struct OwnConformance: Sendable {
  let proto: DeclRef
  /// The type or extension that states it, or states a conformance that implies it: where its witnesses take isolation
  /// from it.
  let place: DeclRef
  /// Whether the inheritance clause names the protocol, rather than one that refines it.
  let isStated: Bool
  /// It is implied by a stated conformance to a protocol that is marked `nonisolated`, and is nonisolated as well.
  var isFreed = false
}

extension ProjectIndex {
  /// The conformances of a type as the compiler lists them: what the primary declaration and the extensions state, in
  /// the order of their places, then what those imply, nearest first; each protocol once. What a superclass conforms to
  /// is not among them.
  ///
  /// - Parameter owner: a type, or an extension. For one whose type the project does not declare, only what it states
  ///   itself.
  func ownConformances(of owner: DeclRef) -> [OwnConformance] {
    let nominal = extendedNominal(owner) ?? owner
    return isolationAnswers.conformances(nominal) {
      var found: [OwnConformance] = []
      // The first mention of a protocol counts; those of superclasses are taken already.
      var seen = Set(superclassConformances(nominal).map(\.proto))
      let places = type(nominal).kind == .extension ? [nominal] : [nominal] + extensions(ofNominal: nominal)
      for place in places {
        for proto in protocols(statedBy: place) where seen.insert(proto).inserted {
          found.append(OwnConformance(proto: proto, place: place, isStated: true))
        }
      }
      var next = 0
      while next < found.count, found.count < Self.supertypeLimit {
        let source = found[next]
        let isFreed = source.isStated && type(source.proto).flags.contains(.isNonisolated)
        for proto in protocols(statedBy: source.proto) where seen.insert(proto).inserted {
          found.append(OwnConformance(proto: proto, place: source.place, isStated: false, isFreed: isFreed))
        }
        next += 1
      }
      return found
    }
  }

  /// Those that one place states or implies, the type itself or an extension of it.
  func ownConformances(of nominal: DeclRef, at place: DeclRef) -> [OwnConformance] {
    // What states no protocol implies none.
    if protocols(statedBy: place).isEmpty { return [] }
    return isolationAnswers.conformancesByPlace(nominal) {
      Dictionary(grouping: ownConformances(of: nominal), by: \.place)
    }[place] ?? []
  }

  /// The protocols of the project that a type, protocol or extension states.
  func protocols(statedBy ref: DeclRef) -> [DeclRef] {
    supertypes(statedBy: ref).compactMap { supertype in
      if case .declared(let proto) = supertype.meaning, type(proto).kind == .protocol { proto } else { nil }
    }
  }

  /// What a class gets from its superclasses.
  func superclassConformances(_ nominal: DeclRef) -> [OwnConformance] {
    guard type(nominal).kind == .class, !reach(of: nominal).isEndless, let base = superclass(of: nominal),
      !reach(of: base).isEndless
    else { return [] }
    return ownConformances(of: base) + superclassConformances(base)
  }
}
