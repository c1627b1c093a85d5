import LintSyntax

/// The isolation that a declaration states itself: an actor's members, isolated parameters, the main entry, attributes.
extension ProjectIndex {
  /// SE-0306: an actor's instance members are isolated to it, those of its extensions and of protocols that inherit
  /// `Actor` included; attributes, isolated parameters and wrappers take precedence.
  func isolatedSelf(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard subject.isInstanceMember, let owner = subject.owner, let name = actorContext(owner) else { return nil }
    if stated(by: subject) != nil || isolatedParameter(subject) != nil { return nil }
    if type(owner).kind == .extension, statedIsolation(ofScope: owner) != nil { return nil }
    if subject.kind == .property, let wrapped = wrappedProperty(subject), wrapped.isolation.isOnGlobalActor {
      return nil
    }
    // SE-0327: a synchronous initializer cannot run on the actor that it makes.
    if subject.kind == .initializer, !subject.isAsync { return nil }
    return subject.answer(.actor(name), "'\(subject.name)' is a member of actor '\(name)'")
  }

  /// The name of the actor that a type, or the type that is extended, is or inherits from.
  func actorContext(_ ref: DeclRef) -> String? {
    guard let nominal = extendedNominal(ref) else { return nil }
    let declaration = type(nominal)
    if declaration.kind == .actor { return declaration.name }
    guard declaration.kind == .protocol else { return nil }
    let isActor = refinedProtocols(of: nominal).contains { proto in
      if isOfLibrary(proto, .Actor) || isOfLibrary(proto, .DistributedActor) { return true }
      return supertypes(statedBy: proto).contains { supertype in
        if case .declared(let ref) = supertype.meaning { type(ref).kind == .actor } else { false }
      }
    }
    return isActor ? declaration.name : nil
  }

  /// SE-0313, SE-0420: an `isolated` parameter.
  func isolatedParameter(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard subject.kind == .function || subject.kind == .initializer || subject.kind == .subscript else { return nil }
    guard let parameter = function(subject.ref).parameters.first(where: \.isIsolated) else { return nil }
    return subject.answer(.parameter(parameter.name), "parameter '\(parameter.name)' is isolated")
  }

  /// SE-0343: the `main` of an `@main` type, even if it says otherwise.
  func mainEntry(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard subject.kind == .function, subject.name == "main", subject.isStatic, let owner = subject.owner else {
      return nil
    }
    guard function(subject.ref).parameters.isEmpty, let nominal = extendedNominal(owner) else { return nil }
    guard type(nominal).attributes.contains(where: { $0.name == "main" }) else { return nil }
    return subject.answer(.mainActor, "'main' of an '@main' type runs on the main actor")
  }

  /// Whether a declaration says itself where it is isolated.
  func statesIsolation(_ ref: DeclRef) -> Bool { isolationSubject(ref).flatMap { stated(by: $0) } != nil }

  /// SE-0313, SE-0316, SE-0371, SE-0461: attributes and modifiers on the declaration itself.
  func stated(by subject: IsolationSubject) -> IsolationAnswer? {
    let flags = subject.flags
    if flags.contains(.isConcurrent) { return subject.answer(.concurrent, "it is marked '@concurrent'") }
    if flags.contains(.isNonsending) { return subject.answer(.caller, "it is marked 'nonisolated(nonsending)'") }
    if flags.contains(.isNonisolated) { return statedNonisolated(subject) }
    if subject.kind == .deinitializer {
      guard flags.contains(.isIsolated) else {
        return subject.answer(.nonisolated, "'deinit' is nonisolated unless it says 'isolated'")
      }
      return isolatedDeinitializer(subject)
    }
    return globalActor(in: subject.attributes, at: subject.node, subject.file)
  }

  private func statedNonisolated(_ subject: IsolationSubject) -> IsolationAnswer {
    guard subject.isAsync, !subject.flags.contains(.isUnsafe) else {
      return subject.answer(.nonisolated, "it is marked 'nonisolated'")
    }
    return nonisolatedAsync(subject, "it is marked 'nonisolated'")
  }

  /// SE-0461: a nonisolated asynchronous function leaves its caller's actor, or stays on it if the target's settings
  /// say so.
  func nonisolatedAsync(_ subject: IsolationSubject, _ why: String) -> IsolationAnswer {
    switch settings(of: subject.file).nonsendingByDefault {
    case .no: subject.answer(.nonisolated, why)
    case .yes: subject.answer(.caller, why + ", and 'NonisolatedNonsendingByDefault' is on")
    case .unknown: subject.answer(.unknown, "'NonisolatedNonsendingByDefault' may be on for this target")
    }
  }

  private func isolatedDeinitializer(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard let owner = subject.owner else { return nil }
    if let name = actorContext(owner) {
      return subject.answer(.actor(name), "'deinit' is isolated, and '\(name)' is an actor")
    }
    return isolation(ofType: owner).because("'deinit' is isolated", file: subject.file, range: subject.range)
  }

  /// The isolation that a type or extension states in its attributes and modifiers alone.
  func statedIsolation(ofScope ref: DeclRef) -> IsolationAnswer? {
    let record = type(ref)
    let flags = record.flags
    if flags.contains(.hasConditionalAttributes) {
      return IsolationAnswer(.unknown, "attributes of '\(record.name)' stand in an '#if'", ref.file, record.nameRange)
    }
    if flags.contains(.isNonisolated) {
      return IsolationAnswer(.nonisolated, "'\(record.name)' is marked 'nonisolated'", ref.file, record.nameRange)
    }
    guard let found = globalActor(in: record.attributes, at: node(ref), ref.file) else { return nil }
    guard found.isolation.isKnown else { return found }
    return IsolationAnswer(
      found.isolation, "'\(record.name)' is \(found.isolation.description)", ref.file, record.nameRange)
  }

  // MARK: Global actors

  /// SE-0316: the global actor among attributes; `unknown` when one of them may be a global actor of another module.
  func globalActor(in attributes: [AttributeRecord], at place: Node, _ file: FileID) -> IsolationAnswer? {
    var doubtful: AttributeRecord?
    for attribute in attributes {
      switch globalActor(attribute, at: place, file) {
      case .actor(let name):
        var answer = IsolationAnswer(.globalActor(name), "it is marked '@\(attribute.name)'", file, attribute.range)
        answer.isPreconcurrency = file < 0 || attributes.contains { $0.name == "preconcurrency" }
        return answer
      case .unknown: doubtful = doubtful ?? attribute
      case .none: break
      }
      if attribute.name == "IBAction" || attribute.name == "IBSegueAction" {
        return IsolationAnswer(.mainActor, "'@\(attribute.name)' methods run on the main actor", file, attribute.range)
      }
    }
    guard let doubtful else { return nil }
    return .undeclared(doubtful.name, "'@\(doubtful.name)' is declared in another module", file, doubtful.range)
  }

  enum GlobalActorName {
    case actor(String)
    /// A wrapper, a macro, a result builder, an attribute of the language.
    case none
    case unknown
  }

  /// The global actor that the name of an attribute means, aliases resolved.
  func globalActor(_ attribute: AttributeRecord, at place: Node, _ file: FileID) -> GlobalActorName {
    guard let first = attribute.name.utf8.first, first < UInt8(ascii: "a") else { return .none }
    return globalActor(attribute.nameID, attribute.name, at: place, file, 0)
  }

  /// The same for a name by its number.
  func globalActor(_ name: Name, at place: Node, _ file: FileID) -> GlobalActorName {
    if name == .MainActor { return globalActor(name, "MainActor", at: place, file, 0) }
    guard let first = namedTypes(name).first ?? importedTypes(named: name, in: file).first else { return .unknown }
    return globalActor(name, node(first).mainToken.identifierText, at: place, file, 0)
  }

  private func globalActor(_ name: Name, _ text: String, at place: Node, _ file: FileID, _ depth: Int)
    -> GlobalActorName
  {
    if AttributeRecord.isOfLanguage(text) { return .none }
    switch meaning(of: name, spelled: text, at: place, in: file) {
    case .nominal(let ref):
      return type(ref).attributes.contains { $0.name == "globalActor" } ? .actor(type(ref).name) : .none
    case .alias(let ref):
      let alias = TypeAliasDecl(unchecked: node(ref))
      guard depth < 16, let target = alias.aliasedType?.nameToken else { return .none }
      return globalActor(target.name, target.identifierText, at: alias.node, ref.file, depth + 1)
    case .several: return isNoGlobalActor(name) ? .none : .unknown
    case .none: return importsMacro(named: text, in: file) ? .none : .unknown
    }
  }

  /// Whether no type of the project with the name is a global actor, whichever of them is meant.
  private func isNoGlobalActor(_ name: Name) -> Bool {
    if globalActor(named: name) != nil { return false }
    return aliases(named: name).allSatisfy { ref in
      guard let target = TypeAliasDecl(unchecked: node(ref)).aliasedType?.nameToken?.name else { return true }
      return globalActor(named: target) == nil && !hasAliases(named: target)
    }
  }
}
