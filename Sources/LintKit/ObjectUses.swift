/// The uses of properties on other objects than `self`, by the type of the object: what a name means is found out once,
/// however many types have a property of it.
struct ObjectUses {
  private var known: [Name: [DeclRef: [Node]]] = [:]

  fileprivate mutating func uses(of name: Name, on type: DeclRef, in pass: Pass) -> [Node] {
    if let places = known[name] { return places[type] ?? [] }
    var places: [DeclRef: [Node]] = [:]
    // What is called is mostly a method of that name.
    for node in pass.referencesByName.of([name]) where node.role != .callee || node.parent?.kind != .functionCallExpr {
      guard let base = MemberAccessExpr(node)?.base?.withoutNameSuffixes else { continue }
      if case .declReference(let reference) = base, reference.isSelf { continue }
      switch pass.type(of: base).unwrapped {
      case .metatype(let type): if let type = type.ownDeclaration { places[type, default: []].append(node) }
      case let type: if let type = type.ownDeclaration { places[type, default: []].append(node) }
      }
    }
    known[name] = places
    return places[type] ?? []
  }
}

extension Pass {
  /// `object.name` and `Type.name` in this file, in source order, where the object is of the type that declares the
  /// property.
  public func usesOnObjects(ofProperty property: DeclRef) -> [Node] {
    let record = index.property(property)
    guard let type = record.owner.flatMap({ index.extendedNominal($0) }) else { return [] }
    return objectUses.uses(of: record.nameID, on: type, in: self)
  }
}
