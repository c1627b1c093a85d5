import LintSyntax

/// What calls are made on, by the declarations that their bases mean.
extension ProjectIndex {
  /// The type of what a call's base names: a type, a static member of one, a parameter of the function that the call
  /// stands in, or a property of the type around the call.
  func receiver(of ref: BodyRef) -> DeclRef? {
    let call = self.call(ref)
    if let named = type(named: call.base, at: ref) {
      if call.baseMember == .noName { return named }
      return property(named: call.baseMember, of: named).flatMap { nominal(ofProperty: $0) }
    }
    let isMemberOfSelf = call.base == .`self`
    guard isMemberOfSelf || call.baseMember == .noName else { return nil }
    if !isMemberOfSelf, let (parameter, function) = parameter(namedByBaseOf: ref) {
      return parameter.type.flatMap { nominal(spelled: $0.withoutOptionals, at: node(function), in: function.file) }
    }
    guard let around = typeAround(ref), let nominal = extendedNominal(around) else { return nil }
    return property(named: isMemberOfSelf ? call.baseMember : call.base, of: nominal).flatMap {
      self.nominal(ofProperty: $0)
    }
  }

  /// The type of the project that a name means in the code of a call.
  func type(named name: Name, at call: BodyRef) -> DeclRef? {
    guard let text = typeName(name) else { return nil }
    let place = place(of: call)
    if isGenericParameter(name, at: place, in: call.file) { return nil }
    return nominal(meaning(of: name, spelled: text, at: place.child(.body) ?? place, in: call.file))
  }

  /// The type of the project that a property's values have, optional or not.
  func nominal(ofProperty ref: DeclRef) -> DeclRef? {
    let node = node(ref)
    if let written = PatternBinding(unchecked: node).type {
      return nominal(spelled: written.withoutOptionals, at: node, in: ref.file)
    }
    return knownPropertyNominals(ref) {
      let types = TypeIndex(self)
      return types.propertyType(ref).unwrapped.ownDeclaration ?? types.nominal(madeFor: ref)
    }
  }

  /// Only where no closure stands between, whose own parameters are not known here.
  private func parameter(namedByBaseOf ref: BodyRef) -> (FunctionParameter, of: DeclRef)? {
    let call = self.call(ref)
    guard call.context >= 0, case .function(let node) = bodies(of: ref.file).contexts[Int(call.context)].kind else {
      return nil
    }
    let function = DeclRef(file: ref.file, node: node)
    return self.function(function).writtenParameters.first { $0.internalName?.name == call.base }.map { ($0, function) }
  }

  /// The innermost declaration of the outline around a call; the root of the file for its statements.
  private func place(of ref: BodyRef) -> Node {
    var context = call(ref).context
    let file = bodies(of: ref.file)
    while context >= 0 {
      let record = file.contexts[Int(context)]
      switch record.kind {
      case .function(let node), .defaultArgument(let node), .subscriptAccessor(let node, _), .accessor(let node, _),
        .initialValue(let node):
        return self.node(DeclRef(file: ref.file, node: node))
      case .closure, .file: context = record.parent
      }
    }
    return files[Int(ref.file)].tree.root
  }

  /// The type or extension that the code of a call belongs to.
  func typeAround(_ call: BodyRef) -> DeclRef? {
    var context = self.call(call).context
    let file = bodies(of: call.file)
    while context >= 0 {
      let record = file.contexts[Int(context)]
      switch record.kind {
      case .function(let function), .defaultArgument(let function), .subscriptAccessor(let function, _):
        if let owner = self.function(DeclRef(file: call.file, node: function)).owner { return owner }
      case .accessor(let binding, _), .initialValue(let binding):
        if let owner = self.binding(DeclRef(file: call.file, node: binding)).owner { return owner }
      case .closure, .file: break
      }
      context = record.parent
    }
    return nil
  }

  /// The types around a call on `self` or without a base, the innermost first: a call without a base also finds members
  /// of outer types, static ones.
  func typesAround(_ ref: BodyRef) -> [DeclRef] {
    var found: [DeclRef] = []
    var current = typeAround(ref)
    while let place = current {
      found.append(place)
      if call(ref).flags.contains(.baseIsSelf) { break }
      current = type(place).parent
    }
    return found
  }
}

extension TypeIndex {
  /// The type of `= T(…)`, which makes a `T` or none, whichever initializer of a superclass in another module that is.
  fileprivate func nominal(madeFor property: DeclRef) -> DeclRef? {
    guard case .functionCall(let call)? = PatternBinding(unchecked: node(property)).initializer?.withoutEffectMarkers,
      case .metatype(let made) = ExpressionTyper(types: self, file: property.file).type(of: call.callee)
    else { return nil }
    return made.ownDeclaration
  }
}
