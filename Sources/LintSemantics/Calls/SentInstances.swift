import LintSyntax

/// Calls that send an object from the actor that keeps it to code that is on none.
extension ProjectIndex {
  /// The calls of a class's nonisolated asynchronous methods on properties that an actor or global actor keeps, made on
  /// that actor, in the order of files and places. Where `nonisolated(nonsending)` is the default, such methods stay on
  /// the actor, and nothing is sent.
  public func callsSendingInstances(ofClass ref: DeclRef) -> [BodyRef] {
    let declaration = type(ref)
    var methods: Set<Name> = []
    for place in [ref] + extensions(ofNominal: ref) {
      for function in functions(in: place) {
        let function = self.function(function)
        guard function.kind == .function, function.flags.contains(.isAsync), !function.flags.contains(.isStatic) else {
          continue
        }
        let isolation = isolation(ofFunction: function.ref).isolation
        if isolation == .nonisolated || isolation == .concurrent { methods.insert(function.nameID) }
      }
    }
    if methods.isEmpty { return [] }
    var calls: [BodyRef] = []
    for user in users(of: ref.file, mentioning: declaration.nameID) {
      let file = files[Int(user)]
      for entry in file.declared.properties {
        let node = Node(columns: file.tree.columns, id: entry.node)
        guard node.tokens.contains(where: { $0.name == declaration.nameID }),
          let property = PropertyDeclaration(node, user),
          holds(property, ref)
        else { continue }
        let isolation = isolation(ofProperty: property.ref).isolation
        if isolation.isOnActor { calls += self.calls(of: methods, on: property, isolatedTo: isolation) }
      }
    }
    return calls
  }

  /// Whether a stored property of instances has the class as its type, optional or not.
  private func holds(_ property: PropertyDeclaration, _ ref: DeclRef) -> Bool {
    guard property.owner != nil, property.flags.isDisjoint(with: [.isComputed, .isStatic]) else { return false }
    return nominal(ofProperty: property.ref) == ref
  }

  /// `property.method()` in the type that the property is a member of.
  private func calls(of methods: Set<Name>, on property: PropertyDeclaration, isolatedTo isolation: Isolation)
    -> [BodyRef]
  {
    guard let owner = property.owner.flatMap({ extendedNominal($0) }) else { return [] }
    var found: [BodyRef] = []
    for file in Set([owner.file, property.ref.file] + extensions(ofNominal: owner).map(\.file)).sorted() {
      guard files[Int(file)].identifiers.mayContain(property.nameID) else { continue }
      for (number, call) in self.calls(in: file).enumerated() where methods.contains(call.name) {
        let isOnProperty = call.base == property.nameID && call.baseMember == .noName
        guard isOnProperty || (call.base == .`self` && call.baseMember == property.nameID) else { continue }
        let ref = BodyRef(file: file, id: RecordID(number))
        guard typeAround(call: ref).flatMap({ extendedNominal($0) }) == owner else { continue }
        if self.isolation(ofContext: BodyRef(file: file, id: call.context)).isolation == isolation { found.append(ref) }
      }
    }
    return found
  }
}
