/// The isolation of nominal types and extensions.
extension ProjectIndex {
  public func isolation(ofType ref: DeclRef) -> IsolationAnswer { isolation(ofType: ref, depth: 0) }

  /// What the attributes and modifiers of a type or extension decide alone.
  func explicitIsolation(ofType ref: DeclRef) -> IsolationAnswer? {
    let record = type(ref)
    if record.flags.contains(.isNonisolated) {
      return IsolationAnswer(.nonisolated, "'\(record.name)' is marked 'nonisolated'", ref.file, record.nameRange)
    }
    guard var found = globalActor(in: record.attributes, ref.file) else {
      guard record.flags.contains(.hasConditionalAttributes) else { return nil }
      return IsolationAnswer(.unknown, "attributes of '\(record.name)' stand in an '#if'", ref.file, record.nameRange)
    }
    if found.isolation.isKnown {
      found.reasons = [
        IsolationAnswer.Reason(
          "'\(record.name)' is \(found.isolation.description)", file: ref.file, range: record.nameRange)
      ]
    }
    return found
  }

  func isolation(ofType ref: DeclRef, depth: Int) -> IsolationAnswer {
    let record = type(ref)
    if depth > 24 { return IsolationAnswer(.unknown, "its isolation depends on itself") }
    if record.kind == .actor { return IsolationAnswer(.nonisolated, "'\(record.name)' is an actor") }
    if let own = explicitIsolation(ofType: ref) { return own }
    if let inherited = inheritedIsolation(of: ref, depth) { return inherited }
    if let wrapped = wrapperIsolation(of: ref) { return wrapped }
    if !settings(of: ref.file).defaultsToMainActor.isNo {
      return IsolationAnswer(
        .unknown, "the target may isolate everything to the main actor by default", ref.file, record.nameRange)
    }
    return IsolationAnswer(.nonisolated, "nothing isolates '\(record.name)'", ref.file, record.nameRange)
  }

  /// What the superclass and the protocols of the primary declaration decide; extensions decide nothing.
  private func inheritedIsolation(of ref: DeclRef, _ depth: Int) -> IsolationAnswer? {
    let record = type(ref)
    var found: IsolationAnswer?
    var doubt: IsolationAnswer?
    for name in record.inherited {
      let answer = isolation(ofSupertype: name, of: ref, depth)
      switch answer?.isolation {
      case nil: continue
      case .unknown?: doubt = doubt ?? answer
      default:
        // Two actors among the protocols leave the type alone; a superclass comes first and decides.
        if let other = found, other.isolation != answer?.isolation { return other }
        found = found ?? answer
      }
    }
    return found ?? doubt
  }

  private func isolation(ofSupertype name: String, of ref: DeclRef, _ depth: Int) -> IsolationAnswer? {
    let record = type(ref)
    let candidates = types(named: name)
    if candidates.count > 1 {
      return IsolationAnswer(.unknown, "several types are named '\(name)'", ref.file, record.nameRange)
    }
    if let supertype = candidates.first {
      let isClass = type(supertype).kind == .class
      let answer = isClass ? isolation(ofType: supertype, depth: depth + 1) : isolation(ofProtocol: supertype, depth: depth + 1)
      guard let answer, answer.isolation.isOnActor || !answer.isolation.isKnown else { return nil }
      let verb = isClass ? "inherits from" : "conforms to"
      return answer.because("'\(record.name)' \(verb) '\(name)'", file: ref.file, range: record.nameRange)
    }
    if let alias = aliases(named: name).first, aliases(named: name).count == 1 {
      let target = self.alias(alias).type.name
      if !target.isEmpty, target != name, depth < 24 { return isolation(ofSupertype: target, of: ref, depth + 1) }
    }
    switch KnownIsolation.entry(name) {
    case .mainActor?:
      return IsolationAnswer(
        .mainActor, "'\(record.name)' conforms to or inherits from '\(name)', which is '@MainActor' in the SDK", ref.file,
        record.nameRange)
    case .some: return nil
    case nil: return IsolationAnswer(.unknown, "'\(name)' is declared in another module", ref.file, record.nameRange)
    }
  }

  /// What a protocol gives its conformers: its own attribute, or that of a protocol that it refines.
  private func isolation(ofProtocol ref: DeclRef, depth: Int) -> IsolationAnswer? {
    if depth > 24 { return nil }
    return explicitIsolation(ofType: ref) ?? inheritedIsolation(of: ref, depth)
  }

  /// Before Swift 6, a wrapper on the main actor isolates the type around it (SE-0401); the mode is not read yet.
  private func wrapperIsolation(of ref: DeclRef) -> IsolationAnswer? {
    let record = type(ref)
    guard record.kind == .class || record.kind == .struct else { return nil }
    for property in properties(in: ref).map({ self.property($0) }) where !property.flags.contains(.isStatic) {
      for attribute in property.attributes where KnownAttributes.mainActorWrappers.contains(attribute.name) {
        return IsolationAnswer(
          .unknown, "'@\(attribute.name)' isolates '\(record.name)' in language mode 5 only", ref.file, property.nameRange)
      }
    }
    return nil
  }
}
