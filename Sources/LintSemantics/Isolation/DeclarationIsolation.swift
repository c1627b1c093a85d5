/// The isolation of declarations. The clauses are tried in the compiler's order, and the first that applies decides;
/// each is a function of its own, in the files next to this one.
extension ProjectIndex {
  /// Where a function, initializer, deinitializer or subscript runs.
  public func isolation(ofFunction ref: DeclRef) -> IsolationAnswer { isolation(of: ref) }

  /// The declared isolation of a property or global variable, which is that of its accessors but not of every access to
  /// it.
  public func isolation(ofProperty ref: DeclRef) -> IsolationAnswer { isolation(of: ref) }

  /// What a nominal type gives its members; for an extension, that of the type it extends.
  public func isolation(ofType ref: DeclRef) -> IsolationAnswer {
    guard let nominal = extendedNominal(ref) else {
      return .undeclared(type(ref).name, "'\(type(ref).name)' is not known", ref.file, type(ref).nameRange)
    }
    return isolation(of: nominal)
  }

  /// - Precondition: `ref` is of a nominal type, a function or a property.
  func isolation(of ref: DeclRef) -> IsolationAnswer {
    isolationAnswers.declarations(ref) {
      guard let subject = isolationSubject(ref) else { preconditionFailure("has no isolation") }
      return infer(subject)
    }
  }

  private func infer(_ subject: IsolationSubject) -> IsolationAnswer {
    if has(.isolationUnknown, subject.ref) {
      return subject.answer(.unknown, "whether '\(subject.name)' is isolated differs between SDKs")
    }
    if subject.flags.contains(.hasConditionalAttributes) {
      return subject.answer(.unknown, "attributes of '\(subject.name)' stand in an '#if'")
    }
    if let answer = isolatedSelf(subject) { return answer }
    if let answer = isolatedParameter(subject) { return answer }
    if let answer = mainEntry(subject) { return answer }
    if let answer = stated(by: subject) { return answer }

    let inference = Inference(subject: subject, fallback: defaultIsolation(subject))
    if let answer = localFunction(subject) { return answer }
    if let answer = scriptVariable(subject) { return answer }
    if let answer = wrappedProperty(subject) { return overriding(answer, inference) }
    // A compiler writes what it infers into an interface, and does not infer it again when it reads one.
    if !subject.ref.isOfBinaryModule || isOfHeader(subject.ref),
      let answer = inferredFromSupertypes(subject, inference) { return answer }
    if let answer = propagation(subject, inference) { return answer }
    return inference.fallback.answer
  }

  /// What a member takes from the requirement that it witnesses, and a type from its supertypes and wrappers.
  private func inferredFromSupertypes(_ subject: IsolationSubject, _ inference: Inference) -> IsolationAnswer? {
    if let answer = witness(subject, inference) { return answer }
    if let answer = superclass(subject), let answer = finish(answer, inference, yieldsToDefault: false) {
      return answer
    }
    if let answer = conformances(subject), let answer = finish(answer, inference) { return answer }
    if let answer = inheritedProtocols(subject), let answer = finish(answer, inference) { return answer }
    return wrappers(subject).flatMap { finish($0, inference) }
  }

  /// What is known of a declaration before anything is inferred.
  struct Inference {
    let subject: IsolationSubject
    let fallback: DefaultIsolation
  }

  /// What an inferred isolation becomes on this declaration; `nil` if it does not apply and the next clause is tried.
  ///
  /// - Parameters:
  ///   - onlyGlobal: only a global actor may be taken.
  ///   - yieldsToDefault: what would be nonisolated is on the main actor where that is the default (SE-0466).
  func finish(
    _ inferred: IsolationAnswer, _ inference: Inference, onlyGlobal: Bool = false, yieldsToDefault: Bool = true
  ) -> IsolationAnswer? {
    let subject = inference.subject
    if !inferred.isolation.isKnown { return inferred }
    if inferred.isolation.isOnGlobalActor { return overriding(inferred, inference) }
    guard inferred.isSpecified, !onlyGlobal else { return nil }
    if yieldsToDefault, inferred.isolation == .nonisolated, inference.fallback.isMainActor { return nil }
    if inferred.isolation.isNonisolated {
      if subject.isStored, !subject.isStatic { return nil }
      return overriding(implicitlyNonisolated(inferred, subject), inference)
    }
    return nil
  }

  /// An implicit `nonisolated` means on an async function what a written one does (SE-0461).
  private func implicitlyNonisolated(_ answer: IsolationAnswer, _ subject: IsolationSubject) -> IsolationAnswer {
    if answer.isolation == .caller { return answer }
    guard subject.isAsync else { return answer.with(.nonisolated) }
    switch settings(of: subject.file).nonsendingByDefault {
    case .no: return answer.with(.nonisolated)
    case .yes: return answer.with(.caller).because("'NonisolatedNonsendingByDefault' is on")
    case .unknown: return subject.answer(.unknown, "'NonisolatedNonsendingByDefault' may be on for this target")
    }
  }

  /// A synchronous override cannot enter another actor than what it overrides, so it takes that one's isolation.
  private func overriding(_ inferred: IsolationAnswer, _ inference: Inference) -> IsolationAnswer {
    guard let overridden = inference.fallback.overridden else { return inferred }
    let isSame = inferred.isolation == overridden.answer.isolation
    if !inferred.isolation.isOnActor || overridden.isAsync || isSame { return inferred }
    // Before complete checking, a member from Objective-C without isolation may be overridden anywhere.
    if overridden.isOfObjectiveC, !overridden.answer.isSpecified,
      settings(of: inference.subject.file).isComplete.isNo
    {
      var answer = inferred
      answer.differsInSwift6 = true
      return answer
    }
    return overridden.answer
  }
}
