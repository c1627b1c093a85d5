import LintSyntax

/// Types whose isolation depends on itself: nested in what they inherit from, wrapped by what they wrap. The compiler
/// rejects most of them; without this check, the computation would not end.
///
/// The answer is a property of the type alone, so answers do not depend on what was asked before them.
extension ProjectIndex {
  /// Whether a type's isolation depends on itself, or on more types than occur in practice.
  func dependsOnItself(_ ref: DeclRef) -> Bool {
    isolationAnswers.cycles(ref) {
      var seen: Set<DeclRef> = []
      var pending = sources(of: ref)
      while let next = pending.popLast() {
        if next == ref || seen.count > Self.supertypeLimit { return true }
        if seen.insert(next).inserted { pending += sources(of: next) }
      }
      return false
    }
  }

  private func sources(of ref: DeclRef) -> [DeclRef] { isolationAnswers.sources(ref) { isolationSources(of: ref) } }

  /// The types of the project whose isolation at least may have to be known for that of a type.
  private func isolationSources(of ref: DeclRef) -> [DeclRef] {
    let settings = settings(of: ref.file)
    let takesWrappers = !settings.enables(.disableOutwardActorInference).isYes
    var sources: [DeclRef] = []
    for property in properties(in: ref).map({ self.property($0) }) where !property.attributes.isEmpty {
      if takesWrappers || property.name == "wrappedValue" || property.name == "projectedValue" {
        sources += wrappers(of: property)
      }
    }
    if type(ref).attributes.contains(where: { $0.name == "propertyWrapper" }) {
      sources += ownConformances(of: ref).map(\.proto)
    }
    if statedIsolation(ofScope: ref) != nil { return sources }
    for case .declared(let supertype) in supertypes(statedBy: ref).map(\.meaning) { sources.append(supertype) }
    if !settings.enables(.globalActorIsolatedTypesUsability).isYes {
      sources += superclassConformances(ref).map(\.proto)
    }
    if !settings.defaultsToMainActor.isNo, let around = typeAround(node(ref), in: ref.file),
      let nominal = extendedNominal(around)
    {
      sources.append(nominal)
      // A local type asks the function around it, which may be a witness.
      if case .block = scope(of: ref) { sources += ownConformances(of: nominal).map(\.proto) }
    }
    return sources
  }

  /// The type or extension that directly or indirectly contains a declaration.
  func typeAround(_ node: Node, in file: FileID) -> DeclRef? {
    node.ancestors.first { TypeDeclaration($0, file) != nil }.map { DeclRef(file, $0) }
  }

  private func wrappers(of property: PropertyDeclaration) -> [DeclRef] {
    property.attributes.compactMap { propertyWrapper($0, at: property.node, property.ref.file) }
  }
}
