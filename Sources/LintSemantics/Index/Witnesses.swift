import LintFlow
import LintSyntax

/// Requirements and the members that witness them.
extension ProjectIndex {
  /// The requirements of the project's protocols that a member witnesses by name, wherever its type states the
  /// conformance.
  public func witnessedRequirements(of ref: DeclRef) -> [DeclRef] {
    let member = function(ref)
    guard let nominal = nominalOwner(of: ref), type(nominal).kind != .protocol else { return [] }
    var found: [DeclRef] = []
    for supertype in ancestors(of: nominal).declared where type(supertype).kind == .protocol {
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
    functions(named: function(requirement).nameID).filter {
      $0 != requirement && witnessedRequirements(of: $0).contains(requirement)
    }
  }

  /// The functions that cannot change their shape one without another, the given one first: a requirement, its
  /// witnesses, default implementations of it, and further requirements that those witness.
  public func family(of ref: DeclRef) -> [DeclRef] {
    var family = [ref]
    var next = 0
    while next < family.count {
      let member = family[next]
      next += 1
      for related in relatives(of: member) where !family.contains(related) { family.append(related) }
    }
    return family
  }

  private func relatives(of ref: DeclRef) -> [DeclRef] {
    guard let nominal = nominalOwner(of: ref), type(nominal).kind == .protocol else {
      return witnessedRequirements(of: ref)
    }
    let member = function(ref)
    // What an extension of a protocol holds is the default for a requirement of the same shape.
    let shaped = ([nominal] + extensions(ofNominal: nominal)).flatMap { functions(in: $0) }.filter { other in
      let record = function(other)
      return record.name == member.name && record.parameters.map(\.label) == member.parameters.map(\.label)
    }
    let isRequired = shaped.contains { function($0).owner == nominal }
    return isRequired ? shaped + witnesses(of: ref) : []
  }

  /// Whether a member is an override, or is overridden.
  public func takesPartInOverriding(_ ref: DeclRef) -> Bool {
    let member = function(ref)
    if member.flags.contains(.isOverride) { return true }
    guard let owner = nominalOwner(of: ref), type(owner).kind == .class else { return false }
    return functions(named: member.callName).contains { other in
      function(other).flags.contains(.isOverride)
        && nominalOwner(of: other).map { inherits($0, from: owner) != .no } ?? true
    }
  }

  /// Whether a class or protocol above a type has a property of this name.
  public func isRequired(_ property: Name, of type: DeclRef) -> Bool {
    ancestors(of: type).declared.contains { ancestor in
      // Of most protocols of the SDK the facts have the members in extensions.
      let places = ancestor.isOfSDK ? [ancestor] + extensions(ofNominal: ancestor) : [ancestor]
      return places.contains { !properties(named: property, in: $0).isEmpty }
    }
  }

  /// Whether a property of this name may be a witness: one is required, or a protocol above the type is unknown, or one
  /// of an SDK, of which the facts need not have all requirements. Those of Swift's own library have.
  public func mayBeRequired(_ property: Name, of type: DeclRef) -> Bool {
    let ancestors = ancestors(of: type)
    if ancestors.isOpen || isRequired(property, of: type) { return true }
    return ancestors.declared.contains {
      self.type($0).kind == .protocol && $0.isOfSDK && moduleName(of: $0) != "Swift"
    }
  }

  /// Whether one of them requires the property to be settable; a class above may, in what overrides it.
  ///
  /// - Parameter isStatic: asks about static requirements of protocols alone.
  public func isRequiredSettable(
    _ property: Name, of type: DeclRef, byStaticRequirement isStatic: Bool = false
  ) -> Bool {
    ancestors(of: type).declared.contains { ancestor in
      let isProtocol = self.type(ancestor).kind == .protocol
      if isStatic && !isProtocol { return false }
      return properties(named: property, in: ancestor).contains { found in
        let requirement = self.property(found)
        if isStatic && !requirement.flags.contains(.isStatic) { return false }
        return !isProtocol || PatternBinding(requirement.node)?.accessors?.accessor(.set) != nil
      }
    }
  }

  /// Whether a type may conform to a protocol that neither the project nor the SDK's facts mention.
  public func hasUnknownSupertypes(_ type: DeclRef) -> Bool { ancestors(of: type).isOpen }

  /// Whether some protocol may require a member: one that the project does not declare, or one that does require it.
  public func mayBeWitness(_ ref: DeclRef) -> Bool {
    guard function(ref).owner != nil else { return false }
    guard let nominal = nominalOwner(of: ref) else { return true }
    let ancestors = ancestors(of: nominal)
    if ancestors.isOpen || !witnessedRequirements(of: ref).isEmpty { return true }
    // The SDK's protocols have requirements that the index does not hold.
    return !ancestors.foreign.isSubset(of: Self.withoutOwnMethods)
  }

  /// The type that a member belongs to; `nil` where the project does not declare it.
  public func nominalOwner(of ref: DeclRef) -> DeclRef? {
    guard let nominal = function(ref).owner.flatMap({ extendedNominal($0) }), !nominal.isOfSDK else { return nil }
    return nominal
  }

  /// Protocols and classes of the SDK whose requirements are never written as an ordinary method.
  private static let withoutOwnMethods: Set<String> = [
    "Sendable", "SendableMetatype", "AnyObject", "Any", "Copyable", "Escapable", "Identifiable", "ObservableObject",
    "Observable",
    "CaseIterable", "RawRepresentable", "Error", "NSObject", "NSObjectProtocol", "Actor", "PersistentModel"
  ]
}
