import LintKit

/// `assumeIsolated` in a function that could be isolated, in asynchronous code, or where it is redundant.
enum MainActorAssumeIsolated: Rule {
  static let gate = Gate(of: [.MainActor], calls: [.assumeIsolated], where: { $0.assumesIsolation })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like: information only.
    case support
    /// The assertion is the sanctioned bridge there.
    case mainThreadTest, overrideOfSDK
    /// The code is on the actor only until the compiler checks completely, as an override of a member of Objective-C
    /// is: also where a test case sets up.
    case laterNonisolated
    /// The code around has to be synchronous and nonisolated, but could be changed elsewhere: information only.
    case override, witness
    /// No call runs off the actor yet: information only.
    case callersOnActor
    /// A protocol that the project does not declare may require the function as it is.
    case mayBeDictated
    /// The actor may share its executor with others.
    case ownExecutor
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.assumesIsolation else { return }
    guard let actor = call.assumedActor(in: pass) else { return checkOtherInstance(call, in: pass) }
    guard let context = pass.context(around: call.node) else { return }
    let around = pass.index.isolation(ofContext: context)
    let place = Place(call: call, actor: actor, context: context, around: around)

    if pass.index.isAsync(context).isYes { return pass.report(place, .callInAsyncContext(actor), .error) }
    if around.isolation == actor {
      if pass.exempts(Exemption.laterNonisolated, around.differsInSwift6 || pass.isInTestSetUp(call.node))
        || pass.exempts(Exemption.mainThreadTest, pass.isAfterMainThreadTest(place))
      {
        return
      }
      return pass.report(place, .redundant(actor), .info, notes: pass.notes(for: around), fix: inlining(call, in: pass))
    }
    if pass.isSanctioned(at: place) { return }
    if let bridge = pass.bridge(at: place) { return pass.report(place, .bridge(actor, bridge), .info) }
    guard around.isolation == .nonisolated, let function = pass.functionDirectlyAround(place),
      !pass.exempts(Exemption.mayBeDictated, pass.mayBeDictated(function)),
      let callers = pass.provenCallers(of: function, on: actor)
    else { return pass.leaveUndecided(missing: pass.missingFact(at: place)) }
    let name = pass.index.function(function).name
    let remedy = pass.remedy(for: function, actor)
    let isStillSafe = pass.exempts(Exemption.callersOnActor, callers.areOnActor)
    pass.report(
      place, isStillSafe ? .unchecked(name, actor, remedy) : .mayRunElsewhere(name, actor, remedy),
      isStillSafe ? .info : .error, notes: pass.notes(for: around) + callers.notes,
      fix: try isolating(function, remedy, call, in: pass))
  }
}

/// The call and what is known about the code around it.
private struct Place {
  var call: FunctionCallExpr
  /// What the closure claims to be isolated to.
  var actor: Isolation
  var context: BodyRef
  var around: IsolationAnswer
}

extension FunctionCallExpr {
  /// Whether it is `assumeIsolated` with a closure as an argument; functions of that name in other libraries take none.
  fileprivate var assumesIsolation: Bool {
    if trailingClosure != nil { return true }
    for argument in arguments { if case .closure? = argument.expression { return true } }
    return false
  }

  /// `MainActor`, a global actor's `shared`, or an actor's own `self`; `nil` for instances whose type is not written
  /// here.
  fileprivate func assumedActor(in pass: Pass) -> Isolation? {
    switch calleeBase {
    case nil: return ownActor(in: pass)
    case .declReference(let base)?:
      if base.name == .MainActor { return .mainActor }
      return base.isSelf ? ownActor(in: pass) : nil
    case .memberAccess(let base)?:
      guard let name = base.base?.lastNameToken?.identifierText else { return nil }
      if name == "MainActor" || base.name == .MainActor { return .mainActor }
      return base.name == .shared && pass.index.declaresGlobalActor(name) ? .global(name) : nil
    default: return nil
    }
  }

  private func ownActor(in pass: Pass) -> Isolation? {
    guard let type = pass.type(around: node), let actor = pass.index.extendedNominal(type) else { return nil }
    let record = pass.index.type(actor)
    return record.kind == .actor ? .actor(record.name) : nil
  }
}

extension Pass {
  fileprivate func report(
    _ place: Place, _ message: Message, _ severity: Severity, notes: [RawDiagnostic.Note] = [],
    fix: @autoclosure () throws(NoFix) -> RawDiagnostic.FixIt? = nil
  ) {
    report(
      at: place.call.calleeRange, message,
      severity: exempts(MainActorAssumeIsolated.Exemption.support, isSupportCode(place.call.node)) ? .info : severity,
      notes: notes, fix: try fix())
  }

  // MARK: Where the assertion is the sanctioned bridge

  /// Whether what calls the code can only call synchronous nonisolated code, so that nothing better exists.
  fileprivate func isSanctioned(at place: Place) -> Bool {
    typealias Exemption = MainActorAssumeIsolated.Exemption
    if isInCallback(place) { return true }
    guard runsAsPartOfFunction(place.context) else { return false }
    if exempts(Exemption.mainThreadTest, isAfterMainThreadTest(place)) { return true }
    guard let function = function(around: place.call.node) else { return false }
    return isCalledByObjectiveC(function)
      || exempts(Exemption.overrideOfSDK, overridesSDK(function) && !isTestSetUp(function))
  }

  /// Whether code is of a synchronous override that XCTest calls before or after each test.
  fileprivate func isInTestSetUp(_ node: Node) -> Bool {
    function(around: node).map { isTestSetUp($0) && !index.function($0).flags.contains(.isAsync) } ?? false
  }

  /// Why the code around the call has to be synchronous and nonisolated, where that can be changed; `nil` otherwise.
  fileprivate func bridge(at place: Place) -> Bridge? {
    typealias Exemption = MainActorAssumeIsolated.Exemption
    guard runsAsPartOfFunction(place.context), let function = function(around: place.call.node) else { return nil }
    if isDeinitializer(function) { return .deinitializer }
    if isTestSetUp(function) { return .testSetUp(index.function(function).name) }
    if exempts(Exemption.override, overrides(function)) { return .override }
    let requirements = nonisolatedRequirements(of: function)
    if !exempts(Exemption.witness, !requirements.isEmpty) { return nil }
    return requirements.contains { $0.isOfSDK } ? .foreignWitness : .witness
  }

  /// A timer, dispatch or notification block, a Combine sink: the framework calls it synchronously.
  private func isInCallback(_ place: Place) -> Bool {
    for closure in index.closures(from: place.context) {
      switch closure.placement {
      case .construct(let construct) where construct.isSynchronousCallback: return true
      case .construct(.passThrough), .calledInPlace: continue
      default: return false
      }
    }
    return false
  }

  /// `Thread.isMainThread` or `dispatchPrecondition` before the call, in the same function.
  fileprivate func isAfterMainThreadTest(_ place: Place) -> Bool {
    guard outline.names.contains(.isMainThread) || outline.names.contains(.dispatchPrecondition) else { return false }
    let body = place.call.node.ancestors.first { function(at: $0) != nil || $0.kind == .accessorDecl }
    guard let body else { return false }
    let start = place.call.node.firstToken.index
    for token in body.tokens where token.index < start && token.kind == .identifier {
      if token.name == .isMainThread || token.name == .dispatchPrecondition { return true }
    }
    return false
  }

  private func isDeinitializer(_ function: DeclRef) -> Bool { index.function(function).kind == .deinitializer }

  private func overrides(_ function: DeclRef) -> Bool { index.function(function).flags.contains(.isOverride) }

  /// Whether what a function overrides is declared by the SDK, or by another module that cannot be changed either.
  private func overridesSDK(_ function: DeclRef) -> Bool {
    guard overrides(function) else { return false }
    let record = index.function(function)
    guard let type = index.nominalOwner(of: function) else { return true }
    return !index.functions(named: Name(spelling: record.name)).contains { other in
      guard other != function, let owner = index.nominalOwner(of: other) else { return false }
      return index.type(owner).kind == .class && index.inherits(type, from: owner).isYes
    }
  }

  private func nonisolatedRequirements(of function: DeclRef) -> [DeclRef] {
    index.witnessedRequirements(of: function).filter { index.isolation(ofFunction: $0).isolation.isNonisolated }
  }

  /// `setUp` and `tearDown` of XCTest, which have asynchronous variants that an isolated class can override.
  private func isTestSetUp(_ function: DeclRef) -> Bool {
    let record = index.function(function)
    // Of class methods there are no asynchronous variants.
    return isTest && overrides(function) && !record.flags.contains(.isStatic)
      && ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].contains(record.name)
  }

  // MARK: Who calls

  /// The function around the call; `nil` where a closure that other code may call is between them.
  fileprivate func functionDirectlyAround(_ place: Place) -> DeclRef? {
    guard runsAsPartOfFunction(place.context), let function = function(around: place.call.node) else { return nil }
    return index.function(function).kind == .function ? function : nil
  }

  /// Whether a protocol that the project does not declare may require the function as it is.
  fileprivate func mayBeDictated(_ function: DeclRef) -> Bool {
    !index.function(function).flags.contains(.isFilePrivate) && index.mayBeWitness(function)
  }

  /// Returns a note for each call when all of them are on the actor or can await, and whether all are on it; `nil` when
  /// that is not known. For a private function without a call there is one note that says so.
  fileprivate func provenCallers(of function: DeclRef, on actor: Isolation) -> (
    notes: [RawDiagnostic.Note], areOnActor: Bool
  )? {
    let isClosed = index.isClosedInFile(function)
    if isClosed, isUsedAsValue(function) { return nil }
    guard let sites = index.callSites(of: function), isClosed || !sites.isEmpty else { return nil }
    var notes: [RawDiagnostic.Note] = []
    var areOnActor = true
    for site in sites {
      guard let context = index.context(ofCall: site.call) else { return nil }
      let isolation = index.isolation(ofContext: context).isolation
      guard site.isCertain, isolation == actor || index.isAsync(context).isYes else { return nil }
      areOnActor = areOnActor && isolation == actor
      // The first ones are enough to read.
      if notes.count < 3 {
        let text = Message.caller(isolation == actor ? isolation : nil)
        notes.append(note(text, at: index.call(site.call).range, of: site.call.file))
      }
    }
    if sites.isEmpty { notes.append(note(Message.uncalled, at: index.function(function).nameRange)) }
    return (notes, areOnActor)
  }

  /// What keeps it from being known whether the function around the call can be isolated.
  fileprivate func missingFact(at place: Place) -> MissingFact {
    let around = place.around.isolation
    guard around.isKnown else { return unknownIsolation(around: place.call.node) }
    if around != .nonisolated { return "isolation: whether code that is \(around.description) runs on another actor" }
    guard let function = functionDirectlyAround(place) else {
      if case .closure(let closure)? = place.call.node.enclosingFunctionLike { return .closure(closure.node) }
      return "callers: who runs an initializer, accessor or initial value"
    }
    guard mayBeDictated(function) else { return unknownCallers(of: function) }
    if let owner = index.nominalOwner(of: function), index.unknownSupertype(of: owner) != nil {
      return .supertypes(of: owner, in: index)
    }
    return "supertypes: whether one requires '\(index.function(function).name)'"
  }

  /// How a function is isolated.
  fileprivate func remedy(for function: DeclRef, _ actor: Isolation) -> Remedy {
    let isMarked = index.function(function).flags.contains(.isNonisolated)
    if isMarked, isMember(function, of: actor) { return .deleteNonisolated }
    return isMarked ? .replaceNonisolated : .addAttribute
  }

  /// Whether a function without `nonisolated` would be isolated to the actor already.
  private func isMember(_ function: DeclRef, of actor: Isolation) -> Bool {
    guard let owner = index.function(function).owner, let type = index.extendedNominal(owner) else { return false }
    if case .actor(let name) = actor { return index.type(type).name == name }
    return index.isolation(ofType: type).isolation == actor
  }
}

private typealias Remedy = MainActorAssumeIsolated.Remedy

private enum Bridge: Equatable {
  case deinitializer, override, witness
  /// Of a requirement that the project does not declare.
  case foreignWitness
  /// The name of the method that prepares a test, or cleans up after it.
  case testSetUp(String)
}

// MARK: - Messages

extension Message {
  fileprivate static func callInAsyncContext(_ actor: Isolation) -> Message {
    let advice =
      actor == .mainActor
      ? "Use 'await MainActor.run', or await a function that is \(actor.description)."
      : "Await a function that is \(actor.description)."
    return "'\(actor.assumption)' is unavailable from asynchronous contexts (an error in Swift 6). \(advice)"
  }

  fileprivate static func redundant(_ actor: Isolation) -> Message {
    "'\(actor.assumption)' is redundant, because the code around it is \(actor.description). Remove it."
  }

  fileprivate static func mayRunElsewhere(_ name: String, _ actor: Isolation, _ remedy: Remedy) -> Message {
    "'\(actor.assumption)' crashes when nonisolated '\(name)' runs off the actor. \(remedy.text(actor))."
  }

  fileprivate static func unchecked(_ name: String, _ actor: Isolation, _ remedy: Remedy) -> Message {
    """
    '\(actor.assumption)' relies on every caller of '\(name)' being on the actor, which the compiler does not check. \
    \(remedy.text(actor)).
    """
  }

  fileprivate static func bridge(_ actor: Isolation, _ bridge: Bridge) -> Message {
    switch bridge {
    case .deinitializer:
      """
      '\(actor.assumption)' in 'deinit' crashes when the last reference is released off the actor. Write 'isolated \
      deinit', or clean up without the actor.
      """
    case .override:
      """
      '\(actor.assumption)' makes up for an overridden method that is not isolated. Isolate the method of the \
      superclass instead.
      """
    case .witness:
      """
      '\(actor.assumption)' makes up for a protocol requirement that is not isolated. Write '\(actor.attribute)' on \
      the protocol, or isolate the conformance.
      """
    case .foreignWitness:
      """
      '\(actor.assumption)' makes up for a protocol requirement that is not isolated. Isolate the conformance instead: \
      '\(actor.attribute)' before the name of the protocol.
      """
    case .testSetUp(let name):
      """
      '\(actor.assumption)' makes up for '\(name)', which is not isolated. Override '\(name)() async throws' in a test \
      class that is \(actor.description).
      """
    }
  }

  fileprivate static func caller(_ isolation: Isolation?) -> String {
    isolation.map { "called here in code that is \($0.description)" }
      ?? "called here in asynchronous code, which can await"
  }

  fileprivate static let uncalled = "no call in this project"
}

extension Isolation {
  /// The call as people write it.
  fileprivate var assumption: String {
    switch self {
    case .mainActor: "MainActor.assumeIsolated"
    case .global(let name): "\(name).shared.assumeIsolated"
    default: "assumeIsolated"
    }
  }

  /// The attribute of a global actor.
  fileprivate var attribute: String {
    if case .global(let name) = self { "@\(name)" } else { "@MainActor" }
  }
}

extension Remedy {
  fileprivate func text(_ actor: Isolation) -> String {
    switch self {
    case .deleteNonisolated: "Delete 'nonisolated' and the assertion"
    case .replaceNonisolated: "Replace 'nonisolated' with '\(actor.description)', and delete the assertion"
    case .addAttribute: "Mark it '\(actor.description)', and delete the assertion"
    }
  }
}
