/// The uses of a file's properties on the `self` of their own type: what a name means is found out once, however many
/// properties have it.
struct PropertyUses {
  /// What a use may be of: `name`, or `self.name` in a type.
  private enum Subject: Hashable {
    case property(DeclRef)
    case member(of: DeclRef)
  }

  /// By the name of the property, in source order.
  private var known: [Name: [Subject: [Node]]] = [:]

  fileprivate mutating func uses(of property: PropertyDeclaration, in pass: Pass) -> [Node] {
    let places = known[property.nameID] ?? Self.places(of: property.nameID, in: pass)
    known[property.nameID] = places
    let plain = places[.property(property.ref)] ?? []
    guard let type = property.owner.flatMap({ pass.index.extendedNominal($0) }), let onSelf = places[.member(of: type)]
    else { return plain }
    return (plain + onSelf).sorted { $0.id < $1.id }
  }

  private static func places(of name: Name, in pass: Pass) -> [Subject: [Node]] {
    var places: [Subject: [Node]] = [:]
    for node in pass.referencesByName.of([name]) {
      if let subject = subject(of: node, in: pass) { places[subject, default: []].append(node) }
    }
    return places
  }

  private static func subject(of node: Node, in pass: Pass) -> Subject? {
    switch node.kind {
    case .declReferenceExpr:
      guard case .property(let property)? = pass.binding(of: DeclReferenceExpr(unchecked: node)) else { return nil }
      return .property(property)
    case .memberAccessExpr:
      guard case .declReference(let base)? = MemberAccessExpr(unchecked: node).base, base.isSelf else { return nil }
      return pass.type(around: node).flatMap { pass.index.extendedNominal($0) }.map { .member(of: $0) }
    default: return nil
    }
  }
}

extension Pass {
  /// `name` and `self.name` in the type that declares the property, in source order, as far as they are in this file.
  public func uses(ofProperty property: DeclRef) -> [Node] { propertyUses.uses(of: index.property(property), in: self) }
}
