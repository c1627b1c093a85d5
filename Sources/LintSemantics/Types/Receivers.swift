import LintSyntax

/// The receivers of calls, by the declarations that their bases mean.
extension ProjectIndex {
  /// The type of a call's receiver, before the period.
  func receiver(of ref: BodyRef) -> DeclRef? {
    let call = self.call(ref)
    return receiver(.names(call.base, call.baseMember), in: context(of: ref))
  }

  /// The type of what a base names: a type, a static member of one, a parameter of the function around it, or a
  /// property of the type around it.
  func receiver(_ base: CallBase, in context: BodyRef) -> DeclRef? {
    switch base {
    case .none, .other: return nil
    case .ownType: return typeAround(context).flatMap { extendedNominal($0) }
    case .local(let type): return self.type(named: type, at: context)
    case .names(let name, let member):
      if let named = type(named: name, at: context) {
        if member == .noName { return named }
        return property(named: member, of: named).flatMap { nominal(ofProperty: $0) }
      }
      let isMemberOfSelf = name == .`self`
      guard isMemberOfSelf || member == .noName else { return nil }
      if !isMemberOfSelf, let (parameter, function) = parameter(named: name, in: context) {
        return parameter.type.flatMap { nominal(spelled: $0.withoutOptionals, at: node(function), in: function.file) }
      }
      guard let around = typeAround(context), let nominal = extendedNominal(around) else { return nil }
      return property(named: isMemberOfSelf ? member : name, of: nominal).flatMap { self.nominal(ofProperty: $0) }
    }
  }

  /// The code that contains a call.
  private func context(of call: BodyRef) -> BodyRef { BodyRef(file: call.file, id: self.call(call).context) }

  /// The type of the project that `Name(…)` makes in a call's code.
  func typeMade(by call: BodyRef) -> DeclRef? { type(named: self.call(call).name, at: context(of: call)) }

  /// The type of the project that a name means in some code.
  func type(named name: Name, at context: BodyRef) -> DeclRef? {
    guard let text = typeName(name) else { return nil }
    let place = place(of: context)
    if isGenericParameter(name, at: place, in: context.file) { return nil }
    return nominal(meaning(of: name, spelled: text, at: place.child(.body) ?? place, in: context.file))
  }

  /// The type of the project that a property's values have, optional or not.
  func nominal(ofProperty ref: DeclRef) -> DeclRef? {
    let node = node(ref)
    if let written = PatternBinding(unchecked: node).type {
      return nominal(spelled: written.withoutOptionals, at: node, in: ref.file)
    }
    return typeFacts.propertyNominals(ref) {
      let initializer = PatternBinding(unchecked: node).initializer?.withoutEffectMarkers
      if initializer?.isLiteral == true { return nil }
      if let made = initializer.flatMap({ typeMade(by: $0, at: node, in: ref.file) }) {
        return made.isOfSDK ? nil : made
      }
      let types = TypeIndex(self)
      return types.propertyType(ref).unwrapped.ownDeclaration ?? types.nominal(madeFor: ref)
    }
  }

  /// Whether the values of a property are `Sendable` by the name of their type alone, which is written or made with
  /// `T(…)`. Where it is not, the property's type may still say so, and costs far more to find.
  public func isSendableByName(ofProperty ref: DeclRef) -> Bool {
    let binding = PatternBinding(unchecked: node(ref))
    guard property(ref).attributes.isEmpty else { return false }
    let named: DeclRef?
    if let written = binding.type {
      named = nominal(spelled: written.withoutOptionals, at: binding.node, in: ref.file)
    } else if let value = binding.initializer?.withoutEffectMarkers {
      if value.isLiteral { return true }
      named = typeMade(by: value, at: binding.node, in: ref.file)
    } else {
      return false
    }
    // The arguments of a generic type, or of one around it, have their part in it.
    guard let named, isTopLevel(node(named)), node(named).child(.genericParameters) == nil else { return false }
    return sendability(of: named).answer.isYes
  }

  /// The type that `Name(…)` makes a value of, where the name means one.
  private func typeMade(by expression: Expr, at place: Node, in file: FileID) -> DeclRef? {
    guard case .functionCall(let call) = expression, case .declReference(let callee)? = call.callee,
      callee.nameToken.beginsUppercase, !isGenericParameter(callee.nameToken.name, at: place, in: file)
    else { return nil }
    return nominal(meaning(of: callee.nameToken, at: place, in: file))
  }

  /// The name of the type that is written for a parameter of the enclosing function, or for a property of the enclosing
  /// type.
  func writtenType(ofValue name: Name, in context: BodyRef) -> TokenCursor? {
    if let (parameter, _) = parameter(named: name, in: context) { return parameter.type?.withoutOptionals.nameToken }
    guard let nominal = typeAround(context).flatMap({ extendedNominal($0) }),
      let property = property(named: name, of: nominal)
    else { return nil }
    return PatternBinding(unchecked: node(property)).type?.withoutOptionals.nameToken
  }

  /// Only if no closure is in between, whose own parameters are not known here.
  private func parameter(named name: Name, in context: BodyRef) -> (FunctionParameter, of: DeclRef)? {
    guard context.id >= 0, case .function(let node) = bodies(of: context.file).contexts[Int(context.id)].kind else {
      return nil
    }
    let function = DeclRef(file: context.file, node: node)
    return self.function(function).writtenParameters.first { $0.internalName?.name == name }.map { ($0, function) }
  }

  /// The innermost declaration of the outline around some code; the root of the file for its statements.
  private func place(of context: BodyRef) -> Node {
    var context = context
    let file = bodies(of: context.file)
    while context.id >= 0 {
      let record = file.contexts[Int(context.id)]
      switch record.kind {
      case .function(let node), .defaultArgument(let node), .subscriptAccessor(let node, _), .accessor(let node, _),
        .initialValue(let node):
        return self.node(DeclRef(file: context.file, node: node))
      case .closure, .file: context.id = record.parent
      }
    }
    return files[Int(context.file)].tree.root
  }

  /// The type or extension that some code belongs to.
  func typeAround(_ context: BodyRef) -> DeclRef? {
    var context = context
    let file = bodies(of: context.file)
    while context.id >= 0 {
      let record = file.contexts[Int(context.id)]
      switch record.kind {
      case .function(let function), .defaultArgument(let function), .subscriptAccessor(let function, _):
        if let owner = self.function(DeclRef(file: context.file, node: function)).owner { return owner }
      case .accessor(let binding, _), .initialValue(let binding):
        if let owner = self.binding(DeclRef(file: context.file, node: binding)).owner { return owner }
      case .closure, .file: break
      }
      context.id = record.parent
    }
    return nil
  }

  /// The type or extension that the code of a call belongs to.
  func typeAround(call: BodyRef) -> DeclRef? { typeAround(context(of: call)) }

  /// The types around some code, the innermost first: a name without a base also finds members of outer types, static
  /// ones.
  func typesAround(_ context: BodyRef) -> [DeclRef] {
    var found: [DeclRef] = []
    var current = typeAround(context)
    while let place = current {
      found.append(place)
      current = type(place).parent
    }
    return found
  }

  /// The types whose members a call on `self` or without a base may be of, the innermost first.
  func typesAround(call: BodyRef) -> [DeclRef] {
    let around = typesAround(context(of: call))
    return self.call(call).flags.contains(.baseIsSelf) ? Array(around.prefix(1)) : around
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
