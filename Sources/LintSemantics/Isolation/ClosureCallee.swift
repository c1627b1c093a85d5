import LintSyntax

/// The functions of the project that a closure may be passed to.
extension ProjectIndex {
  /// Those that a closure of a file may be passed to by the name of what is called.
  func closureTakers(named callee: Name, from file: FileID) -> [DeclRef] {
    let takers = isolationAnswers.closureTakers(callee) { functions(named: callee).filter { takesClosure($0) } }
    return takers.filter { canCall($0, from: file) }
  }

  /// The functions of the call's name that its code can call on the receiver, together with those of the SDK that it
  /// may mean as well; `nil` if the type of the receiver is not known.
  ///
  /// - Parameter candidates: the project's functions of the name.
  func callees(of argument: ClosureTraits.Argument, among candidates: [DeclRef], _ closure: BodyRef) -> [DeclRef]? {
    guard let meant = meantCallees(of: argument, among: candidates, closure) else { return nil }
    // Without a label, the type's own function of the name may be meant as well, whose closure is not known.
    return argument.label == .noName && meant.contains(where: wrapsOverload) ? nil : meant
  }

  private func meantCallees(
    of argument: ClosureTraits.Argument, among candidates: [DeclRef], _ closure: BodyRef
  ) -> [DeclRef]? {
    if let named = namedCallees(of: argument, among: candidates, closure) { return named }
    guard let meant = typedCallees(closure)?.filter({ $0.isOfSDK || candidates.contains($0) }) else { return nil }
    return meant.allSatisfy(\.isOfSDK) ? [] : meant
  }

  /// The callees in binary modules that the type of the receiver determines; none if it determines others, or nothing.
  func binaryCallees(_ closure: BodyRef) -> [DeclRef] {
    guard let meant = typedCallees(closure), meant.allSatisfy(\.isOfBinaryModule) else { return [] }
    return meant
  }

  /// What is private elsewhere or only in tests cannot be meant.
  private func canCall(_ ref: DeclRef, from file: FileID) -> Bool {
    ref.file == file || !function(ref).flags.contains(.isFilePrivate) && (!isTest(ref.file) || isTest(file))
  }

  private func takesClosure(_ ref: DeclRef) -> Bool {
    function(ref).writtenParameters.contains { functionTraits(of: $0) != nil }
  }

  /// Whether a function that an extension adds to a type whose module is not here calls another one of its name, which
  /// the type itself must have.
  private func wrapsOverload(_ ref: DeclRef) -> Bool {
    let function = function(ref)
    guard function.kind != .initializer, let owner = function.owner, extendedNominal(owner) == nil else { return false }
    return isolationAnswers.wrapsOverload(ref) {
      let contexts = bodies(of: ref.file).contexts
      return calls(in: ref.file).contains { call in
        guard call.name == function.callName, !call.flags.contains(.hasBase) || call.flags.contains(.baseIsSelf) else {
          return false
        }
        var context = call.context
        while context >= 0 {
          if case .function(let node) = contexts[Int(context)].kind { return node == ref.node }
          context = contexts[Int(context)].parent
        }
        return false
      }
    }
  }

  // MARK: By names

  /// The callees, if the names of a receiver and its written type are enough; `nil` if they are not.
  private func namedCallees(
    of argument: ClosureTraits.Argument, among candidates: [DeclRef], _ closure: BodyRef
  ) -> [DeclRef]? {
    let context = BodyRef(file: closure.file, id: self.context(closure).parent)
    switch argument.base {
    case .none:
      let around = typesAround(context)
      let meant = candidates.filter { mayBeInSight($0, of: around, context) }
      return meant.contains(where: isInitializerOfUnreadType) ? nil : meant
    case .ownType:
      let around = typesAround(context).prefix(1)
      return candidates.filter { isMember($0, ofOneOf: around) }
    case .names, .local:
      if let receiver = receiver(argument.base, in: context) {
        return candidates.filter { isMember($0, ofOneOf: [receiver]) }
      }
      let added = candidates.filter { isAdded($0, toTypeOf: argument.base, context) }
      return added.isEmpty ? nil : added
    case .other: return nil
    }
  }

  /// Whether an extension adds a function to the type of a base, which the project does not declare.
  private func isAdded(_ ref: DeclRef, toTypeOf base: CallBase, _ context: BodyRef) -> Bool {
    // An alias of such a type may be declared here.
    guard let owner = function(ref).owner, extendedNominal(owner)?.isOfSDK ?? (typeName(type(owner).nameID) == nil)
    else { return false }
    switch base {
    case .names(let name, let member):
      if name == type(owner).nameID { return member == .noName || isShared(member, ofTypeExtendedBy: owner) }
      let value = member == .noName ? name : name == .`self` ? member : .noName
      return writtenType(ofValue: value, in: context).map { $0.name == type(owner).nameID } ?? false
    case .local(let name): return name == type(owner).nameID
    case .none, .ownType, .other: return false
    }
  }

  /// Whether a type of the SDK has a member of its own type, as `DispatchQueue.main`.
  private func isShared(_ member: Name, ofTypeExtendedBy place: DeclRef) -> Bool {
    let types = TypeIndex(self)
    guard let target = types.extendedNominal(place) else { return false }
    return types.memberTable(target).values.contains { name, values in
      guard Name(spelling: name) == member else { return false }
      return values.contains { types.declaration(of: types.signature(of: $0.declaration).result) == target }
    }
  }

  /// Whether a call without a base may mean a function: one of no type, an initializer, or a member of the types
  /// around.
  private func mayBeInSight(_ ref: DeclRef, of around: [DeclRef], _ context: BodyRef) -> Bool {
    let function = function(ref)
    guard let owner = function.owner else { return !function.isLocal || ref.file == context.file }
    guard function.kind == .initializer else { return isMember(ref, ofOneOf: around) }
    return type(named: function.callName, at: context).map { $0 == extendedNominal(owner) } ?? true
  }

  /// Whether a function is an initializer that an extension adds to a type whose module is not here: that has others.
  private func isInitializerOfUnreadType(_ ref: DeclRef) -> Bool {
    let function = function(ref)
    return function.kind == .initializer && function.owner.map { extendedNominal($0) == nil } ?? false
  }

  /// Whether a function is a member of one of some types, or of what they inherit from.
  private func isMember(_ ref: DeclRef, ofOneOf types: some Sequence<DeclRef>) -> Bool {
    guard let owner = function(ref).owner else { return false }
    let nominal = extendedNominal(owner)
    return types.contains { place in
      guard let type = extendedNominal(place) else {
        return nominal == nil && self.type(place).name == self.type(owner).name
      }
      if type == nominal { return true }
      let ancestors = ancestors(of: type)
      return nominal.map { ancestors.declared.contains($0) }
        ?? (ancestors.isOpen || ancestors.foreign.contains(self.type(owner).name))
    }
  }

  // MARK: By types

  private func typedCallees(_ closure: BodyRef) -> [DeclRef]? {
    let item = outermostContext(around: closure)
    return isolationAnswers.typedCallees(item) { typedCallees(in: item) }[closure.id]
  }

  /// The callees that the types of receivers give for all calls in a function or initial value for which names are not
  /// enough. All at once: chains share their links, and closures the types around them.
  private func typedCallees(in item: BodyRef) -> [RecordID: [DeclRef]] {
    let tree = files[Int(item.file)].wholeTree()
    return withExtendedLifetime(tree) {
      let typer = ExpressionTyper(types: TypeIndex(self), file: item.file)
      let contexts = bodies(of: item.file).contexts
      let end = Node(columns: tree.columns, id: contexts[Int(item.id)].node).subtreeEnd
      var found: [RecordID: [DeclRef]] = [:]
      for (number, context) in contexts.enumerated().dropFirst(Int(item.id)).prefix(while: { $0.element.node < end }) {
        let closure = BodyRef(file: item.file, id: RecordID(number))
        guard case .closure(let traits) = context.kind, case .argument(let argument) = traits.placement,
          let call = Node(columns: tree.columns, id: context.node).callOfArgument
        else { continue }
        let ofModules = binaryModules.members(named: argument.callee).filter { takesClosure($0) }
        if ofModules.isEmpty, !dependsOnReceiver(argument, closure) { continue }
        let candidates = closureTakers(named: argument.callee, from: item.file)
        found[closure.id] = typer.functions(calledBy: call, ifAnyOf: candidates + ofModules)
      }
      return found
    }
  }

  /// Whether only the type of the receiver tells what is called.
  func dependsOnReceiver(_ argument: ClosureTraits.Argument, _ closure: BodyRef) -> Bool {
    let candidates = closureTakers(named: argument.callee, from: closure.file)
    return !candidates.isEmpty && namedCallees(of: argument, among: candidates, closure) == nil
  }

  private func outermostContext(around closure: BodyRef) -> BodyRef {
    let contexts = bodies(of: closure.file).contexts
    var id = closure.id
    while contexts[Int(id)].parent >= 0 { id = contexts[Int(id)].parent }
    return BodyRef(file: closure.file, id: id)
  }
}
