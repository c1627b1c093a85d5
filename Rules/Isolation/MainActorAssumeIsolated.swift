import LintKit

/// `assumeIsolated` in a function that could simply be isolated.
enum MainActorAssumeIsolated: Rule {
  static let gate = Gate(of: [.MainActor], calls: [.assumeIsolated], where: { $0.assumesIsolation })

  enum Exemption: String, RuleExemption {
    /// Information only.
    case test
    /// Somebody else decides that the code around is synchronous and nonisolated, and why: information only.
    case callback, mainThreadTest, deinitializer, objectiveC, override, witness
    /// A protocol that the project does not declare may ask for the function as it is.
    case mayBeDictated
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.assumesIsolation, let actor = call.assumedActor(in: pass) else { return }
    guard let context = pass.context(around: call.node) else { return }
    let around = pass.index.isolation(ofContext: context)
    let place = Place(call: call, actor: actor, context: context, around: around)

    if pass.index.isAsync(context).isYes { return pass.report(place, .callInAsyncContext(actor), .error) }
    if around.isolation == actor {
      return pass.report(place, .redundant(actor), .info, notes: pass.notes(for: around), fix: inlining(call, in: pass))
    }
    if let bridge = pass.bridge(at: place) { return pass.report(place, .sanctioned(actor, bridge), .info) }
    guard around.isolation == .nonisolated, let function = pass.functionDirectlyAround(place),
      !pass.exempts(Exemption.mayBeDictated, pass.mayBeDictated(function)),
      let callers = pass.provenCallers(of: function, on: actor)
    else { return pass.leaveUndecided(missing: pass.missingFact(at: place)) }
    let name = pass.index.function(function).name
    let cure = pass.cure(for: function, actor)
    pass.report(
      place, callers.isEmpty ? .nobodyCalls(name, actor, cure) : .callersCanBeIsolated(name, actor, cure), .error,
      notes: pass.notes(for: around) + callers, fix: isolating(function, cure, call, in: pass))
  }
}

/// The call and what is known about where it stands.
private struct Place {
  var call: FunctionCallExpr
  /// What the closure claims to be isolated to.
  var actor: Isolation
  var context: BodyRef
  var around: IsolationAnswer
}

extension FunctionCallExpr {
  /// `assumeIsolated` with `{ … }` behind the call or among its arguments; other libraries have functions of the name
  /// that take none.
  fileprivate var assumesIsolation: Bool {
    if trailingClosure != nil { return true }
    for argument in arguments { if case .closure? = argument.expression { return true } }
    return false
  }

  /// `MainActor`, a global actor's `shared`, or an actor's own `self`; `nil` for instances whose type is not written
  /// here.
  fileprivate func assumedActor(in pass: Pass) -> Isolation? {
    switch calleeBase {
    case .declReference(let base)?:
      if base.name == .MainActor { return .mainActor }
      guard base.isSelf, let type = pass.type(around: node), let actor = pass.index.extendedNominal(type) else {
        return nil
      }
      let record = pass.index.type(actor)
      return record.kind == .actor ? .actor(record.name) : nil
    case .memberAccess(let base)?:
      guard let name = base.base?.lastNameToken?.identifierText else { return nil }
      if name == "MainActor" || base.name == .MainActor { return .mainActor }
      return base.name == .shared && pass.index.declaresGlobalActor(name) ? .global(name) : nil
    default: return nil
    }
  }
}

extension Pass {
  fileprivate func report(
    _ place: Place, _ message: Message, _ severity: Severity, notes: [RawDiagnostic.Note] = [],
    fix: @autoclosure () -> RawDiagnostic.FixIt? = nil
  ) {
    report(
      at: place.call.calleeRange, message,
      severity: exempts(MainActorAssumeIsolated.Exemption.test, isTest) ? .info : severity, notes: notes, fix: fix())
  }

  // MARK: Where the assertion is the sanctioned bridge

  /// Why somebody else decides that the code around the call is synchronous and nonisolated; `nil` when nobody does.
  fileprivate func bridge(at place: Place) -> Bridge? {
    typealias Exemption = MainActorAssumeIsolated.Exemption
    if exempts(Exemption.callback, isInCallback(place)) { return .callback }
    guard runsAsPartOfFunction(place.context) else { return nil }
    let function = function(around: place.call.node)
    if let function, exempts(Exemption.deinitializer, isDeinitializer(function)) { return .deinitializer }
    if exempts(Exemption.mainThreadTest, isBehindMainThreadTest(place)) { return .mainThreadTest }
    guard let function else { return nil }
    if exempts(Exemption.objectiveC, isCalledByObjectiveC(function)) { return .objectiveC }
    if exempts(Exemption.override, overridesNonisolated(function)) { return .override }
    return exempts(Exemption.witness, witnessesNonisolated(function)) ? .witness : nil
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
  private func isBehindMainThreadTest(_ place: Place) -> Bool {
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

  private func overridesNonisolated(_ function: DeclRef) -> Bool {
    index.function(function).flags.contains(.isOverride)
  }

  private func witnessesNonisolated(_ function: DeclRef) -> Bool {
    index.witnessedRequirements(of: function).contains { index.isolation(ofFunction: $0).isolation.isNonisolated }
  }

  // MARK: Who calls

  /// The function when no closure that somebody else may call stands between it and the call.
  fileprivate func functionDirectlyAround(_ place: Place) -> DeclRef? {
    guard runsAsPartOfFunction(place.context), let function = function(around: place.call.node) else { return nil }
    return index.function(function).kind == .function ? function : nil
  }

  /// Whether a protocol that the project does not declare may ask for the function as it is.
  fileprivate func mayBeDictated(_ function: DeclRef) -> Bool {
    !index.function(function).flags.contains(.isFilePrivate) && index.mayBeWitness(function)
  }

  /// A note for each call when all of them are on the actor or can await; `nil` when that is not known. A private
  /// function that nobody calls has none.
  fileprivate func provenCallers(of function: DeclRef, on actor: Isolation) -> [RawDiagnostic.Note]? {
    let isClosed = index.isClosedInFile(function)
    if isClosed, isUsedAsValue(function) { return nil }
    guard let sites = index.callSites(of: function), isClosed || !sites.isEmpty else { return nil }
    var notes: [RawDiagnostic.Note] = []
    for site in sites {
      let context = BodyRef(file: site.call.file, id: index.call(site.call).context)
      let isolation = index.isolation(ofContext: context).isolation
      guard site.isCertain, isolation == actor || index.isAsync(context).isYes else { return nil }
      // Few enough to read; the rest says the same.
      if notes.count < 3 {
        let text = Message.caller(isolation == actor ? isolation : nil)
        notes.append(note(text, at: index.call(site.call).range, of: site.call.file))
      }
    }
    return notes
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

  /// The edit that isolates a function.
  fileprivate func cure(for function: DeclRef, _ actor: Isolation) -> Cure {
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

private typealias Cure = MainActorAssumeIsolated.Cure

private enum Bridge {
  case callback, mainThreadTest, deinitializer, objectiveC, override, witness
}

// MARK: - Messages

extension Message {
  fileprivate static func callInAsyncContext(_ actor: Isolation) -> Message {
    """
    '\(actor.assumption)' is not available in asynchronous code and asserts where the code could hop: \
    await a function that is \(actor.description), or 'MainActor.run'.
    """
  }

  fileprivate static func redundant(_ actor: Isolation) -> Message {
    "'\(actor.assumption)' is redundant: the code around it is already \(actor.description)."
  }

  fileprivate static func callersCanBeIsolated(_ name: String, _ actor: Isolation, _ cure: Cure) -> Message {
    """
    '\(actor.assumption)' crashes when nonisolated '\(name)' is called off the actor; every caller is \
    on it or can await, so \(cure.text(actor)) and let the compiler check.
    """
  }

  fileprivate static func nobodyCalls(_ name: String, _ actor: Isolation, _ cure: Cure) -> Message {
    """
    '\(actor.assumption)' crashes when nonisolated '\(name)' is called off the actor; nothing calls \
    it, so \(cure.text(actor)) or delete it.
    """
  }

  fileprivate static func sanctioned(_ actor: Isolation, _ bridge: Bridge) -> Message {
    let (cause, advice) = bridge.texts
    return "'\(actor.assumption)' asserts at run time what the compiler cannot see here, because \(cause); \(advice)."
  }

  fileprivate static func caller(_ isolation: Isolation?) -> String {
    isolation.map { "called here, where the code is \($0.description)" }
      ?? "called here, in asynchronous code that can await"
  }
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
}

extension Cure {
  fileprivate func text(_ actor: Isolation) -> String {
    switch self {
    case .deleteNonisolated: "delete 'nonisolated'"
    case .replaceNonisolated: "replace 'nonisolated' with '\(actor.description)'"
    case .addAttribute: "mark it '\(actor.description)'"
    }
  }
}

extension Bridge {
  fileprivate var texts: (cause: String, advice: String) {
    switch self {
    case .callback:
      (
        "a framework calls the closure synchronously",
        "prefer an API that passes an isolated closure or an async sequence"
      )
    case .mainThreadTest: ("a test of the thread stands before it", "prefer isolating the function to the actor")
    case .deinitializer: ("'deinit' is nonisolated", "an 'isolated deinit' runs on the actor")
    case .objectiveC: ("Objective-C calls the function", "an '@MainActor' '@objc' method is checked in its thunk")
    case .override:
      ("it overrides a declaration that is not isolated", "isolate the superclass's member if it is yours")
    case .witness:
      (
        "a protocol requires a nonisolated function",
        "a '@preconcurrency' or isolated conformance does the same, and is checked"
      )
    }
  }
}

// MARK: - Info

extension MainActorAssumeIsolated {
  static let info = RuleInfo(
    id: "main-actor-assume-isolated",
    family: .isolation,
    severity: .error,
    priority: .critical,
    summary: "'assumeIsolated' in a nonisolated function whose callers could be isolated or await",
    why: """
      'assumeIsolated' stops the process when it runs off the actor. The compiler no longer checks who calls the \
      function, so the next caller on a background task crashes the app in production.
      """,
    instead: """
      Isolate the function to the actor: delete 'nonisolated', or write '@MainActor' where the type is not isolated, \
      and call the body directly. Callers on the actor stay as they are; asynchronous ones write 'await'.
      """,
    limits: """
      Callers are found by name, labels and the type around the call; where that is not certain, or an initializer, \
      property or unresolved closure is involved, the rule keeps silent.
      """,
    references: [
      .evolution("0392-custom-actor-executors"), .evolution("0423-dynamic-actor-isolation"),
      Reference(
        title: "MainActor.assumeIsolated",
        url: "https://developer.apple.com/documentation/swift/mainactor/assumeisolated(_:file:line:)")
    ],
    compilerView: [
      CompilerView(when: "the function is synchronous", swift5: .silent, swift5Complete: .silent, swift6: .silent),
      CompilerView(
        when: "the function or closure is asynchronous", swift5: .warning, swift5Complete: .warning, swift6: .error)
    ],
    fix: .safe,
    examples: [
      .flagged(
        "a helper that is only called on the main actor",
        """
        @MainActor final class Importer {
          nonisolated private func makeTag(_ name: String) -> Tag {
            ↓MainActor.assumeIsolated { Tag(name) }
          }
          func run() { show(makeTag("new")) }
        }
        """),
      .flagged(
        "asynchronous code can hop instead",
        """
        func refresh() {
          Task.detached {
            ↓MainActor.assumeIsolated { reload() }
          }
        }
        """),
      .flagged(
        "redundant on the main actor",
        """
        @MainActor func show() {
          ↓MainActor.assumeIsolated { reload() }
        }
        """, severity: .info),
      .flagged(
        "a timer's block is called on the main run loop",
        """
        func start() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            ↓MainActor.assumeIsolated { tick() }
          }
        }
        """, severity: .info),
      .notFlagged(
        "a synchronous nonisolated caller could not await",
        """
        private func makeTag(_ name: String) -> Tag {
          MainActor.assumeIsolated { Tag(name) }
        }
        nonisolated func all() -> [Tag] { [makeTag("a"), makeTag("b")] }
        """),
      .notFlagged(
        "a check that grants no isolation",
        """
        func draw() {
          MainActor.assertIsolated()
          MainActor.preconditionIsolated()
        }
        """),
      .notFlagged(
        "a function of another library",
        """
        func read(loop: EventLoop) { loop.assumeIsolated().execute { read() } }
        """),
      .fixed(
        "the function is isolated",
        before: """
          @MainActor final class Importer {
            nonisolated private func makeTag(_ name: String) -> Tag {
              MainActor.assumeIsolated { Tag(name) }
            }
            func run() { show(makeTag("new")) }
          }
          """,
        after: """
          @MainActor final class Importer {
            private func makeTag(_ name: String) -> Tag {
              Tag(name)
            }
            func run() { show(makeTag("new")) }
          }
          """),
      .fixed(
        "comments and margins",
        before: """
          // Tags.
          nonisolated private func makeTag(_ name: String) -> Tag {
            // Only ever on the main actor.
            MainActor.assumeIsolated {
              // New each time.
              let tag = Tag(name)

              return tag // done
            }
          }
          @MainActor func run() { show(makeTag("new")) }
          """,
        after: """
          // Tags.
          @MainActor private func makeTag(_ name: String) -> Tag {
            // Only ever on the main actor.
            // New each time.
            let tag = Tag(name)

            return tag // done
          }
          @MainActor func run() { show(makeTag("new")) }
          """),
      .fixed(
        "callers in another file await",
        before: """
          @MainActor final class Titles {
            @discardableResult
            nonisolated func title(_ number: Int) -> String {
              MainActor.assumeIsolated { names[number] }
            }
            var names: [Int: String] = [:]
          }
          """,
        after: """
          @MainActor final class Titles {
            @discardableResult
            func title(_ number: Int) -> String {
              names[number]
            }
            var names: [Int: String] = [:]
          }
          """,
        files: [
          Example.File(
            "Caller.swift",
            "struct Caller {\n  let titles: Titles\n  func show() async { let text = titles.title(1); print(text) }\n}\n",
            fixed:
              "struct Caller {\n  let titles: Titles\n  func show() async { let text = await titles.title(1); print(text) }\n}\n"
          )
        ]),
      .fixed(
        "redundant on the main actor",
        before: "@MainActor func show() {\n  MainActor.assumeIsolated { reload() }\n  finish()\n}",
        after: "@MainActor func show() {\n  reload()\n  finish()\n}", applicability: .unsafe)
    ])
}
