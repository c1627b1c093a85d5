/// Where a function runs that may leave the isolation of its callers.
public enum FunctionDomain: Sendable, Hashable {
  /// An instance of an actor, another global actor, an isolated parameter.
  case actor(Isolation)
  case mainActor
  /// `nonisolated async`, `@concurrent`.
  case globalExecutor

  /// `nil` for functions that run where their caller runs, or whose isolation is not known.
  public init?(_ function: DeclRef, _ isolation: Isolation, in index: ProjectIndex) {
    switch isolation {
    // 'isolation: isolated (any Actor)? = #isolation': where the caller runs.
    case .parameter where index.function(function).runsWhereCallerDoes: return nil
    case .actor, .global, .parameter: self = .actor(isolation)
    case .mainActor: self = .mainActor
    case .concurrent: self = .globalExecutor
    case .nonisolated where index.function(function).flags.contains(.isAsync): self = .globalExecutor
    case .nonisolated, .caller, .unknown: return nil
    }
  }

  /// Who calls a member of an actor that is not private is not on the actor.
  public var isOnlyEnteredFromOutside: Bool { if case .actor = self { true } else { false } }

  /// For messages, after the function's name.
  public var shown: String {
    switch self {
    case .actor(let isolation): "is \(isolation.description)"
    case .mainActor: "is @MainActor"
    case .globalExecutor: "is asynchronous and runs off every actor"
    }
  }
}

extension FunctionDeclaration {
  /// Whether the parameter that isolates the function is any actor, as the caller's is.
  fileprivate var runsWhereCallerDoes: Bool {
    guard let parameter = parameters.first(where: \.isIsolated) else { return false }
    return parameter.hasDefault || parameter.type.unwrapped.name == "Actor"
  }
}

/// Whether what goes into a function or comes out of it leaves the isolation of the callers.
public enum FunctionBoundary {
  /// Calls from another isolation are known, or witnesses in another isolation than the requirement.
  case crossed(FunctionDomain, by: BoundaryEvidence)
  /// No call in the project, but code elsewhere may call it.
  case open(FunctionDomain)
  /// The function runs where its callers run.
  case shared
  case unknown
}

/// What shows that values cross.
public enum BoundaryEvidence {
  /// The first of them, at most as many as fit a message.
  case calls([BodyRef])
  /// A function that witnesses the requirement.
  case witness(DeclRef)
}

extension Pass {
  /// Whether values cross an isolation boundary on their way into a function of the project, or out of it.
  ///
  /// Callers in tests do not count: they hold nothing that the app holds.
  ///
  /// - Parameters:
  ///   - flags: calls that do not count, judged by their flags.
  ///   - isHarmless: of a call from another isolation, whether nothing crosses there all the same.
  public func boundary(
    of function: DeclRef, _ isolation: Isolation, passingOver flags: CallRecord.Flags = [],
    where isHarmless: (BodyRef) -> Bool = { _ in false }
  ) -> FunctionBoundary {
    guard let domain = FunctionDomain(function, isolation, in: index) else {
      // A synchronous function runs where its caller runs, unless it is on an actor, and that is known.
      return !isolation.isKnown && index.function(function).flags.contains(.isAsync) ? .unknown : .shared
    }
    let callers = index.callers(of: function, passingOver: flags, includingTests: false)
    let crossings = callers.crossings.filter {
      !isHarmless($0) && !runsInPlace(function, calledAt: $0) && fits($0, function)
    }
    if !crossings.isEmpty { return .crossed(domain, by: .calls(Array(crossings.prefix(3)))) }
    if callers.unknownCount > 0 {
      // Calls on the actor itself are understood, so those that are not, if they mean the function at all, come from
      // outside.
      let isNotUnderstoodAtAll = callers.crossings.isEmpty && callers.sharedCount + callers.passedOverCount == 0
      guard case .actor(.actor) = domain, isNotUnderstoodAtAll, !index.isClosedInFile(function) else { return .unknown }
      return isUsedAsValue(function) ? .unknown : .open(domain)
    }
    if !callers.isEmpty { return .shared }
    if index.isClosedInFile(function) { return .shared }
    // Whoever gets the function as a value may be on the same actor.
    return isUsedAsValue(function) ? .unknown : .open(domain)
  }

  /// Whether a call of a synchronous function is not awaited: whatever its isolation is said to be, it runs where the
  /// caller does. Language mode 5 lets such calls of views and other `@preconcurrency` types pass.
  private func runsInPlace(_ function: DeclRef, calledAt call: BodyRef) -> Bool {
    guard !index.function(function).flags.contains(.isAsync) else { return false }
    guard let context = index.context(ofCall: call), index.context(context).flags.contains(.suspends) else {
      return true
    }
    return looking(at: call.file).node(ofCall: call).map { !$0.isAwaitedInStatement } ?? false
  }

  /// A requirement of a protocol on no actor whose witness is on one: what it takes and gives crosses wherever it is
  /// called.
  public func boundary(ofRequirement requirement: DeclRef, _ isolation: Isolation) -> FunctionBoundary? {
    guard isolation == .nonisolated, index.function(requirement).flags.contains(.isAsync) else { return nil }
    for witness in index.witnesses(of: requirement) where !index.isTest(witness.file) {
      let around = index.isolation(ofFunction: witness).isolation
      guard around.isOnActor, !isOnlyCalled(requirement, on: around) else { continue }
      return .crossed(.globalExecutor, by: .witness(witness))
    }
    return nil
  }

  /// Whether all calls of a requirement, as far as they are known, come from a global actor that its witness is on.
  private func isOnlyCalled(_ requirement: DeclRef, on actor: Isolation) -> Bool {
    guard actor.isOnGlobalActor else { return false }
    let callers = index.callers(of: requirement, includingTests: false)
    return callers.sharedCount == 0 && callers.unknownCount == 0 && !callers.crossings.isEmpty
      && callers.crossings.allSatisfy { index.isolation(ofCall: $0).isolation == actor }
  }

  /// Whether a call of a requirement comes from the global actor that all its witnesses are on: it goes back there.
  public func returnsToActor(_ call: BodyRef, of requirement: DeclRef) -> Bool {
    let caller = index.isolation(ofCall: call).isolation
    guard caller.isOnGlobalActor else { return false }
    let witnesses = index.witnesses(of: requirement).filter { !index.isTest($0.file) }
    return !witnesses.isEmpty && witnesses.allSatisfy { index.isolation(ofFunction: $0).isolation == caller }
  }

  /// Whether a requirement that the function witnesses decides about the boundary, and is reported itself.
  public func isWitnessOfCrossedRequirement(_ function: DeclRef) -> Bool {
    index.witnessedRequirements(of: function).contains { requirement in
      let isolation = index.isolation(ofFunction: requirement).isolation
      if boundary(ofRequirement: requirement, isolation) != nil { return true }
      if case .crossed = boundary(of: requirement, isolation) { return true }
      return false
    }
  }

  /// Whether the compiler checks whatever may call a function: its module is in Swift 6 mode, and others cannot.
  public func isChecked(atCallsOf function: DeclRef) -> Bool {
    let record = index.function(function)
    return isChecked(atUsesOf: function, isPublic: record.flags.contains(.isPublic), owner: record.owner)
  }

  /// The same of what may use a property.
  public func isChecked(atUsesOf property: PropertyDeclaration) -> Bool {
    isChecked(atUsesOf: property.ref, isPublic: property.flags.contains(.isPublic), owner: property.owner)
  }

  private func isChecked(atUsesOf member: DeclRef, isPublic: Bool, owner: DeclRef?) -> Bool {
    let isOfPublicType = owner.flatMap { index.extendedNominal($0) }.map { index.type($0).flags.contains(.isPublic) }
    return index.settings(of: member.file).isSwift6.isYes && !(isPublic && isOfPublicType ?? true)
  }

  /// Where calls cross from, or which witness makes them.
  public func notes(for evidence: BoundaryEvidence) -> [RawDiagnostic.Note] {
    switch evidence {
    case .calls(let calls):
      return calls.map { call in
        let isolation = index.isolation(ofCall: call).isolation
        return note(
          "called here from \(isolation.place)", at: index.call(call).range, of: call.file)
      }
    case .witness(let witness):
      let record = index.function(witness)
      let isolation = index.isolation(ofFunction: witness).isolation
      return [
        note("witnessed here on \(isolation.place)", at: record.nameRange, of: witness.file)
      ]
    }
  }

  /// For messages: the isolation that values cross from.
  public func isolation(of evidence: BoundaryEvidence) -> Isolation {
    switch evidence {
    case .calls(let calls):
      calls.first.map { index.isolation(ofCall: $0).isolation } ?? .unknown
    case .witness(let witness): index.isolation(ofFunction: witness).isolation
    }
  }
}

extension Node {
  /// Whether an `await`, which is for all calls to its right, or an `async let` is around an expression.
  fileprivate var isAwaitedInStatement: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .awaitExpr: return true
      case .variableDecl: return VariableDecl(unchecked: ancestor).hasModifier(.async)
      case .sequenceExpr:
        let isBehindAwait = ancestor.children(.element).contains { element in
          element.subtreeEnd <= id && element.tokens.contains { $0.name == .await }
        }
        if isBehindAwait { return true }
      default: if ancestor.role == .statement || FunctionLike.accepts(ancestor.kind) { return false }
      }
    }
    return false
  }
}
