import LintSyntax

/// A requirement of a conformance in an inheritance clause.
struct StatedRequirement {
  var ref: DeclRef
  /// It comes through a `nonisolated` protocol that inherits it: then it is on no actor.
  var isFreed: Bool
}

/// What a member of a class or protocol overrides.
struct OverriddenMember {
  var answer: IsolationAnswer
  var isAsync: Bool
  var isOfObjectiveC = false
}

/// What a member takes from the requirement that it witnesses and from the member that it overrides.
extension ProjectIndex {
  /// SE-0316: a witness takes the isolation of its requirement where the conformance is stated in the same body or
  /// extension.
  func witness(_ subject: IsolationSubject, _ inference: Inference) -> IsolationAnswer? {
    guard let owner = subject.owner, !subject.isType, subject.kind != .deinitializer, type(owner).kind != .protocol
    else { return nil }
    let requirements = requirements(of: owner)[subject.name, default: []]
    if requirements.isEmpty { return nil }
    let defaultsToMainActor = settings(of: subject.file).defaultsToMainActor.isYes
    // Members of a nonisolated type take nothing from requirements, unless the target's default is the main actor.
    if !defaultsToMainActor, let nominal = extendedNominal(owner) {
      let enclosing = isolation(of: nominal)
      let isNonisolated = enclosing.isSpecified && enclosing.isolation == .nonisolated
      if isNonisolated || type(nominal).kind == .actor, isFreedByType(subject, in: owner, of: nominal) { return nil }
    }
    var found: IsolationAnswer?
    for requirement in requirements {
      guard let candidate = isolationSubject(requirement.ref), matches(subject, candidate) else { continue }
      var answer = isolation(of: requirement.ref)
      if !answer.isolation.isKnown { return answer.because("it may be the witness of a requirement") }
      if requirement.isFreed {
        answer = subject.answer(.nonisolated, "the requirement comes with a protocol that is marked 'nonisolated'")
      } else {
        guard answer.isSpecified else { continue }
        // SE-0466: where the main actor is the default, requirements do not remove it.
        if defaultsToMainActor, answer.isolation == .nonisolated || answer.isolation == .concurrent { continue }
        // What is inferred from `@concurrent` is an implicit `nonisolated`.
        if answer.isolation == .concurrent { answer = answer.with(.nonisolated) }
      }
      guard let first = found else {
        found = answer.because(
          "it is the witness of '\(protocolName(of: candidate)).\(subject.name)'", file: subject.file,
          range: subject.range)
        continue
      }
      let areBothNonisolated = first.isolation.isNonisolated && answer.isolation.isNonisolated
      if !areBothNonisolated, first.isolation != answer.isolation { return nil }
    }
    return found.flatMap { finish($0, inference, yieldsToDefault: false) }
  }

  private func protocolName(of requirement: IsolationSubject) -> String {
    requirement.owner.map { type($0).name } ?? ""
  }

  /// The requirements of the conformances that a type or extension states or implies, by name.
  func requirements(of owner: DeclRef) -> [String: [StatedRequirement]] {
    if node(owner).child(.inheritedType) == nil { return [:] }
    return isolationAnswers.requirements(owner) {
      if protocols(statedBy: owner).isEmpty { return [:] }
      var byName: [String: [StatedRequirement]] = [:]
      for conformance in ownConformances(of: owner) where conformance.place == owner {
        let functions = functions(in: conformance.proto).map { (name: function($0).name, ref: $0) }
        let properties = properties(in: conformance.proto).map { (name: property($0).name, ref: $0) }
        for (name, ref) in functions + properties {
          byName[name, default: []].append(StatedRequirement(ref: ref, isFreed: conformance.isFreed))
        }
      }
      return byName
    }
  }

  /// Whether a member can witness a requirement, or override another member: same kind, name, labels, and parameter
  /// types as written.
  func matches(_ member: IsolationSubject, _ other: IsolationSubject) -> Bool {
    guard member.kind == other.kind, member.name == other.name, member.isStatic == other.isStatic else { return false }
    if member.kind == .property { return true }
    if member.isAsync, !other.isAsync { return false }
    let (mine, theirs) = (function(member.ref).parameters, function(other.ref).parameters)
    // Those of operators are names alone.
    let isOperator = member.node.kind == .functionDecl && member.node.mainToken.kind != .identifier
    guard isOperator ? mine.count == theirs.count : mine.map(\.label) == theirs.map(\.label) else { return false }
    return zip(mine, theirs).allSatisfy { Self.mayBeSame($0.type, $1.type) }
  }

  /// Types that are spelled alike, or may mean the same: a requirement may use associated types and `Self`.
  private static func mayBeSame(_ one: LightType, _ other: LightType) -> Bool {
    if one == other { return true }
    let builtIn: Set<String> = ["Int", "String", "Bool", "Double", "Float", "Data", "Date", "URL"]
    return !(one.form == .named && other.form == .named && builtIn.contains(one.name) && builtIn.contains(other.name))
  }

  // MARK: Overrides

  /// What a member of a class overrides, and where that runs.
  func overridden(by subject: IsolationSubject) -> OverriddenMember? {
    guard let owner = subject.owner, !subject.isType else { return nil }
    if type(owner).kind == .protocol { return overriddenRequirement(subject, in: owner) }
    guard let nominal = extendedNominal(owner), type(nominal).kind == .class else { return nil }
    let isRequired = subject.kind == .initializer && subject.node.hasModifier(.required)
    guard subject.flags.contains(.isOverride) || isRequired else { return nil }
    // An initializer of 'NSObject' does not bind those that directly override it; a class in between that inherits it
    // does.
    if subject.kind == .initializer, let base = superclass(of: nominal), isNSObject(base) { return nil }
    var last = nominal
    for superclass in superclasses(of: nominal) {
      if let found = member(overriddenBy: subject, in: superclass) {
        if subject.kind == .initializer, isNSObject(superclass),
          mayDeclareInitializer(classesOfSDKAbove: nominal, subject)
        {
          return undeclaredMember(subject)
        }
        return OverriddenMember(
          answer: isolation(of: found.ref), isAsync: found.isAsync,
          isOfObjectiveC: isOfObjectiveC(superclass) && !inheritsFreeInitializer(subject, of: nominal))
      }
      // An interface may leave overloads out.
      if superclass.isOfSDK, subject.flags.contains(.isOverride), let found = overload(of: subject, in: superclass) {
        return found
      }
      last = superclass
    }
    if reach(of: last).isEndless {
      return OverriddenMember(answer: subject.answer(.unknown, "its superclasses do not end"), isAsync: false)
    }
    return overriddenElsewhere(subject, superclassOf: last, isRequired: isRequired)
  }

  /// What all members of a name have in common that a class of the SDK declares; `nil` where it has none.
  private func overload(of subject: IsolationSubject, in superclass: DeclRef) -> OverriddenMember? {
    let places = [superclass] + extensions(ofNominal: superclass).filter(\.isOfSDK)
    let all = places.flatMap { subject.kind == .property ? properties(in: $0) : functions(in: $0) }.compactMap {
      isolationSubject($0)
    }
    let answers = all.filter { $0.kind == subject.kind && $0.name == subject.name }.map { isolation(of: $0.ref) }
    guard let first = answers.first else { return nil }
    // 'NSObject' has one initializer.
    if subject.kind == .initializer, isNSObject(superclass) { return nil }
    // Classes in between declare functions of such names, too: 'copy(with:)', 'perform()'.
    if subject.kind == .function, isNSObject(superclass), let nominal = subject.owner.flatMap({ extendedNominal($0) }),
      let nearest = nearestClassOfSDK(above: nominal), isolation(of: nearest).isolation.isOnGlobalActor
    {
      return undeclaredMember(subject)
    }
    let isAgreed = answers.allSatisfy { $0.isolation == first.isolation }
    if isAgreed, subject.kind != .initializer || first.isolation.isOnGlobalActor {
      return OverriddenMember(answer: first, isAsync: subject.isAsync, isOfObjectiveC: isOfObjectiveC(superclass))
    }
    return OverriddenMember(
      answer: subject.answer(
        .unknown, "which '\(subject.name)' of '\(type(superclass).name)' it overrides is not known"),
      isAsync: subject.isAsync)
  }

  /// Whether a class of the SDK comes from Objective-C, where a member states its isolation or has none.
  private func isOfObjectiveC(_ ref: DeclRef) -> Bool {
    ref.isOfSDK && (isNSObject(ref) || superclasses(of: ref).contains { isNSObject($0) })
  }

  /// A requirement that restates one of an inherited protocol overrides it.
  private func overriddenRequirement(_ subject: IsolationSubject, in proto: DeclRef) -> OverriddenMember? {
    if reach(of: proto).isEndless { return nil }
    for inherited in refinedProtocols(of: proto).dropFirst() {
      for candidate in subject.kind == .property ? properties(in: inherited) : functions(in: inherited) {
        if let other = isolationSubject(candidate), matches(subject, other) {
          return OverriddenMember(answer: isolation(of: candidate), isAsync: other.isAsync)
        }
      }
    }
    return nil
  }

  private func member(overriddenBy subject: IsolationSubject, in superclass: DeclRef) -> IsolationSubject? {
    for place in [superclass] + extensions(ofNominal: superclass) {
      for candidate in subject.kind == .property ? properties(in: place) : functions(in: place) {
        if let other = isolationSubject(candidate), matches(subject, other) { return other }
      }
    }
    return nil
  }

  /// The isolation of what no readable class declares: a superclass is unknown, or a class of the SDK has more members
  /// than its interface, isolated as it is. The members of `NSObject` are complete.
  private func overriddenElsewhere(
    _ subject: IsolationSubject, superclassOf last: DeclRef, isRequired: Bool
  ) -> OverriddenMember? {
    if !last.isOfSDK, let first = supertypes(statedBy: last).first, case .unknown = first.meaning {
      if isRequired { return nil }
      return OverriddenMember(
        answer: subject.undeclared(first.name, "superclass '\(first.name)' is not known"), isAsync: false)
    }
    guard let nominal = subject.owner.flatMap({ extendedNominal($0) }), let nearest = nearestClassOfSDK(above: nominal)
    else { return nil }
    let answer = isolation(of: nearest)
    guard answer.isolation.isOnGlobalActor else { return nil }
    // In an SDK's own classes, only what is written with `override` overrides.
    if subject.ref.isOfSDK { return nil }
    if subject.kind == .initializer, !areOnOneActor(classesOfSDKAbove: nominal) {
      return undeclaredMember(subject)
    }
    return OverriddenMember(
      answer: answer.because("it overrides a member of '\(type(nearest).name)'"), isAsync: subject.isAsync)
  }

  /// Whether an initializer overrides one that a class of the project has inherited, and that runs anywhere, as its
  /// class does.
  private func inheritsFreeInitializer(_ subject: IsolationSubject, of nominal: DeclRef) -> Bool {
    guard subject.kind == .initializer, let superclass = superclass(of: nominal), !superclass.isOfSDK else {
      return false
    }
    return !isolation(of: superclass).isolation.isOnGlobalActor
  }

  private func undeclaredMember(_ subject: IsolationSubject) -> OverriddenMember {
    OverriddenMember(
      answer: subject.answer(.unknown, "which class of the SDK declares '\(subject.name)' is not known"),
      isAsync: subject.isAsync)
  }

  /// Whether the initializer of 'NSObject' may be declared again by a class of the SDK on an actor, and it matters:
  /// before complete checking what overrides either is where its class is.
  private func mayDeclareInitializer(classesOfSDKAbove nominal: DeclRef, _ subject: IsolationSubject) -> Bool {
    guard let nearest = nearestClassOfSDK(above: nominal), !isNSObject(nearest) else { return false }
    return isolation(of: nearest).isolation.isOnGlobalActor && !settings(of: subject.file).isComplete.isNo
  }

  /// Whether all classes of the SDK that a class inherits from have the isolation of the nearest, except for
  /// 'NSObject', which has one initializer.
  private func areOnOneActor(classesOfSDKAbove nominal: DeclRef) -> Bool {
    guard let nearest = nearestClassOfSDK(above: nominal) else { return false }
    let expected = isolation(of: nearest).isolation
    return superclasses(of: nearest).allSatisfy { isNSObject($0) || isolation(of: $0).isolation == expected }
  }

  private func nearestClassOfSDK(above nominal: DeclRef) -> DeclRef? {
    superclasses(of: nominal).first { $0.isOfSDK }
  }
}

extension Node {
  /// Whether a declaration has a modifier, with any detail or none.
  func hasModifier(_ name: WellKnownName) -> Bool {
    children(.modifier).contains { $0.kind == .declModifier && $0.mainToken.name == name }
  }
}
