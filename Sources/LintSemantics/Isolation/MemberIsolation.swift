import LintSyntax

/// What members, local functions and variables inherit from the enclosing declaration.
extension ProjectIndex {
  /// A local function runs where the function around it runs, on an actor too, whether or not it captures the actor.
  /// One that is declared in a closure does not: the compiler decides it before it knows where the closure runs.
  func localFunction(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard subject.isLocal, subject.kind == .function, !subject.flags.contains(.isSendable) else { return nil }
    guard let parent = contextAround(subject.ref) else {
      return subject.answer(.unknown, "the function around it is not known")
    }
    if case .closure = context(parent).kind { return nil }
    let around = isolation(ofContext: parent)
    if around.isolation.isNonisolated { return nil }
    let why = "local function '\(subject.name)' runs where it is declared"
    return around.because(why, file: subject.file, range: subject.range)
  }

  /// SE-0343: a variable of a script is on the main actor under complete checking.
  func scriptVariable(_ subject: IsolationSubject) -> IsolationAnswer? {
    if settings(of: subject.file).isComplete.isNo || !isScriptVariable(subject) { return nil }
    let isComplete = isolatesScript(subject.file)
    guard isComplete.isYes else {
      return subject.answer(.unknown, "variables of scripts are isolated under complete checking only")
    }
    return subject.answer(.mainActor, "variables of a script are on the main actor")
  }

  /// Whether a property is a global of `main.swift` or of another file with statements at the top: it is on the main
  /// actor in Swift 6, before complete checking on none.
  public func isScriptVariable(_ property: DeclRef) -> Bool {
    isolationSubject(property).map { isScriptVariable($0) } ?? false
  }

  private func isScriptVariable(_ subject: IsolationSubject) -> Bool {
    guard subject.kind == .property, subject.isStored, !subject.ref.isOfSDK, case .file = subject.scope else {
      return false
    }
    return bodies(of: subject.file).isScript || FilePaths.isMain(path(subject.file))
  }

  // MARK: Property wrappers

  /// A wrapped property is where its wrapper's `wrappedValue` is.
  func wrappedProperty(_ subject: IsolationSubject) -> IsolationAnswer? {
    guard subject.kind == .property else { return nil }
    for attribute in subject.attributes {
      guard let wrapper = propertyWrapper(attribute, at: subject.node, subject.file) else { continue }
      guard let value = wrapperProperty(wrapper, "wrappedValue") else { return nil }
      if dependsOnItself(wrapper) {
        return subject.answer(.unknown, "the isolation of '\(attribute.name)' depends on itself")
      }
      let answer = isolation(of: value)
      guard answer.isSpecified else { return nil }
      let why = "it is wrapped by '@\(attribute.name)', whose value is \(answer.isolation.description)"
      return answer.because(why, file: subject.file, range: attribute.range)
    }
    return nil
  }

  /// The property wrapper that keeps a property's value; `nil` where none is known.
  public func propertyWrapper(of ref: DeclRef) -> DeclRef? {
    let property = property(ref)
    return property.attributes.lazy.compactMap { self.propertyWrapper($0, at: property.node, ref.file) }.first
  }

  public func isWrapped(_ ref: DeclRef) -> Bool { propertyWrapper(of: ref) != nil }

  /// Whether a property wrapper keeps a property's value, or an attribute that is not known may be one.
  public func mayBeWrapped(_ ref: DeclRef) -> Bool {
    let property = property(ref)
    return property.attributes.contains { attribute in
      if AttributeRecord.isOfLanguage(attribute.name), !declaresPropertyWrapper(attribute.nameID) { return false }
      switch meaning(of: attribute.nameID, spelled: attribute.name, at: property.node, in: ref.file) {
      case .nominal(let type): return isPropertyWrapper(type)
      default: return true
      }
    }
  }

  /// Where the wrapper of a property is made and runs; `nil` for a property without one that is known.
  public func isolation(ofWrapperOf ref: DeclRef) -> IsolationAnswer? {
    propertyWrapper(of: ref).map { isolation(of: $0) }
  }

  /// The wrapper that an attribute is; `nil` for all other attributes.
  func propertyWrapper(_ attribute: AttributeRecord, at place: Node, _ file: FileID) -> DeclRef? {
    if AttributeRecord.isOfLanguage(attribute.name), !declaresPropertyWrapper(attribute.nameID) { return nil }
    guard case .nominal(let ref) = meaning(of: attribute.nameID, spelled: attribute.name, at: place, in: file) else {
      return nil
    }
    return isPropertyWrapper(ref) ? ref : nil
  }

  private func isPropertyWrapper(_ type: DeclRef) -> Bool {
    self.type(type).attributes.contains { $0.name == "propertyWrapper" }
  }

  /// `wrappedValue` or `projectedValue` of a wrapper.
  func wrapperProperty(_ wrapper: DeclRef, _ name: String) -> DeclRef? {
    for place in [wrapper] + extensions(ofNominal: wrapper) {
      for candidate in properties(in: place) where property(candidate).name == name { return candidate }
    }
    return nil
  }

  // MARK: Propagation

  /// SE-0316: a member takes the isolation of its extension, else that of its type. Static members take only global
  /// actors, and nested types take none.
  func propagation(_ subject: IsolationSubject, _ inference: Inference) -> IsolationAnswer? {
    guard let owner = subject.owner, !subject.isType, subject.kind != .deinitializer else { return nil }
    // Most turn out to inherit nothing, so the reason is computed only when needed.
    func why() -> String { "'\(subject.name)' is a member of '\(type(owner).name)'" }
    let onlyGlobal = subject.isStatic
    if type(owner).kind == .extension, let stated = statedIsolation(ofScope: owner) {
      return finish(
        stated.because(why(), file: subject.file, range: subject.range), inference, onlyGlobal: onlyGlobal,
        yieldsToDefault: false)
    }
    guard let nominal = extendedNominal(owner) else {
      return subject.undeclared(type(owner).name, "'\(type(owner).name)' is not known")
    }
    let enclosing = isolation(of: nominal)
    // An unknown type may be anything that a member could take.
    guard enclosing.isSpecified else { return nil }
    return finish(enclosing.because(why(), file: subject.file, range: subject.range), inference, onlyGlobal: onlyGlobal)
  }
}
