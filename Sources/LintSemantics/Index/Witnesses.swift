/// Requirements and the members that witness them.
extension ProjectIndex {
  /// The requirements of the project's protocols that a member witnesses by name, wherever its type states the conformance.
  public func witnessedRequirements(of ref: DeclRef) -> [DeclRef] {
    let member = function(ref)
    guard let nominal = nominalOwner(of: ref), type(nominal).kind != .protocol else { return [] }
    var found: [DeclRef] = []
    for name in ancestry(of: nominal).names {
      guard let supertype = uniqueType(named: name), type(supertype).kind == .protocol else { continue }
      for candidate in functions(in: supertype) {
        let requirement = function(candidate)
        if requirement.name == member.name, requirement.parameters.map(\.label) == member.parameters.map(\.label) {
          found.append(candidate)
        }
      }
    }
    return found
  }

  /// The functions of the project that witness a requirement by name, in the order of files and places.
  public func witnesses(of requirement: DeclRef) -> [DeclRef] {
    functions(named: function(requirement).nameID).filter { $0 != requirement && witnessedRequirements(of: $0).contains(requirement) }
  }

  /// Whether some protocol may require a member: one that the project does not declare, or one that does require it.
  public func mayBeWitness(_ ref: DeclRef) -> Bool {
    guard function(ref).owner != nil else { return false }
    guard let nominal = nominalOwner(of: ref) else { return true }
    let ancestry = ancestry(of: nominal)
    if ancestry.isOpen || !witnessedRequirements(of: ref).isEmpty { return true }
    // The SDK's protocols have requirements that the index does not hold.
    return ancestry.names.contains { name in
      types(named: name).isEmpty && aliases(named: name).isEmpty && !Self.withoutOwnMethods.contains(name)
    }
  }

  /// The type that a member belongs to, when it is the only one of its name.
  public func nominalOwner(of ref: DeclRef) -> DeclRef? {
    function(ref).owner.flatMap { nominal(of: $0) }
  }

  /// Protocols and classes of the SDK whose requirements nobody writes as an ordinary method.
  private static let withoutOwnMethods: Set<String> = [
    "Sendable", "SendableMetatype", "AnyObject", "Any", "Copyable", "Escapable", "Identifiable", "ObservableObject", "Observable",
    "CaseIterable", "RawRepresentable", "Error", "NSObject", "NSObjectProtocol", "Actor", "PersistentModel",
  ]
}
