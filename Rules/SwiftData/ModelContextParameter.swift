import LintKit

/// A `ModelContext` that is passed to code of another isolation.
enum ModelContextParameter: Rule {
  static let gate = Gate(anyOf: [.ModelContext], of: [.ModelContainer])

  enum Exemption: String, RuleExemption {
    case preview
    /// The requirement is reported.
    case witness
    /// All that uses the context is on the main actor again, also where Swift 6 does not see that it is: a warning.
    case usedOnMainActor
    /// Callers make the context for the call.
    case freshContext
    /// With 'NonisolatedNonsendingByDefault' an asynchronous closure runs where it is called.
    case nonsendingClosure
    /// A closure gets a context that is made for it.
    case freshContextForClosure
    /// All closures that are passed are written on the actor of the function, and run there.
    case closuresOfOwnActor
    /// Information only.
    case auxiliary
  }

  static func check(_ parameter: FunctionParameter, in pass: Pass) {
    guard let function = pass.functionDeclaring(parameter) else { return }
    guard parameter.isModelContext(in: pass) else { return checkClosure(parameter, of: function, in: pass) }
    switch verdict(on: parameter, of: function, in: pass) {
    case .silent(let doubts):
      for doubt in doubts { pass.leaveUndecided(missing: pass.missingFact(doubt, function)) }
    case .reported(let finding, let doubts):
      for doubt in doubts { pass.leaveUndecided(missing: pass.missingFact(doubt, function)) }
      pass.report(
        at: parameter.nameThroughType, finding.message, severity: finding.severity, notes: finding.notes,
        fix: finding.isFixable ? try fix(parameter, of: function, in: pass) : nil)
    }
  }

  enum Verdict {
    /// - Parameter doubts: the questions without an answer.
    case silent(doubts: [Doubt])
    case reported(Finding, doubts: [Doubt] = [])
  }

  struct Finding {
    let message: Message
    /// `nil` for the rule's own.
    let severity: Severity?
    let notes: [RawDiagnostic.Note]
    /// Whether a container instead of the context is what the code wants.
    var isFixable = true
  }

  /// What is not known.
  enum Doubt {
    /// Whether this closure leaves the isolation of the function.
    case closure(Node)
    case isolation(IsolationAnswer)
    case callers
  }

  /// Whether a context that is passed leaves its isolation.
  static func verdict(on parameter: FunctionParameter, of function: DeclRef, in pass: Pass) -> Verdict {
    guard parameter.isModelContext(in: pass) else { return .silent(doubts: []) }
    if pass.exempts(Exemption.preview, pass.isInPreview(parameter.node)) { return .silent(doubts: []) }
    if pass.exempts(Exemption.witness, pass.isWitnessOfReportedRequirement(function)) { return .silent(doubts: []) }
    let answer = pass.index.isolation(ofFunction: function)
    var doubts: [Doubt] = []

    switch pass.capture(of: parameter, isolation: answer.isolation) {
    case .elsewhere(let captured)?:
      let notes = [pass.note(Message.capturedHere, at: captured.use.range)] + pass.notes(for: answer)
      let uses = pass.references(toLocalOf: parameter.node).map(\.node)
      if let member = pass.memberTakingBack(uses, from: captured, answer.isolation) {
        return .reported(
          Finding(
            message: .passedBack(parameter.shownName, answer.isolation, member), severity: .error, notes: notes,
            isFixable: false))
      }
      return .reported(
        Finding(message: .captured(parameter.shownName, captured.shown), severity: .error, notes: notes))
    case .unknown(let closure)?: doubts.append(.closure(closure))
    case nil: break
    }

    guard let domain = pass.domain(of: function, answer.isolation) else {
      // A synchronous function runs where its caller runs, unless it is on an actor, and that is known.
      if !answer.isolation.isKnown, pass.index.function(function).flags.contains(.isAsync) {
        doubts.append(.isolation(answer))
      }
      return .silent(doubts: doubts)
    }
    let callers = pass.index.callers(
      of: function, passingOver: pass.exempts(Exemption.freshContext, true) ? domain.harmlessCalls : [])
    let crossings = callers.crossings.filter { pass.fits($0, function) && !pass.returnsToActor($0, of: function) }
    if let crossing = crossings.first {
      let caller = pass.index.isolation(ofCall: crossing)
      let name = pass.index.function(function).name
      return .reported(
        Finding(
          message: .crosses(parameter.shownName, name, domain, caller.isolation),
          severity: pass.exempts(Exemption.usedOnMainActor, pass.isUsedOnMainActor(parameter.node)) ? .warning : .error,
          notes: pass.notes(for: answer) + pass.notes(for: .calls(Array(crossings.prefix(3))))), doubts: doubts)
    }
    if callers.unknownCount == 0, !callers.isEmpty { return .silent(doubts: doubts) }
    if domain.isOnlyEnteredFromOutside, callers.isEmpty, !pass.index.isClosedInFile(function) {
      return .reported(
        Finding(
          message: .mayCross(parameter.shownName, domain),
          severity: pass.exempts(Exemption.auxiliary, pass.isAuxiliary(parameter.node)) ? .info : nil,
          notes: pass.notes(for: answer)),
        doubts: doubts)
    }
    return .silent(doubts: doubts + [.callers])
  }
}

extension FunctionParameter {
  /// `ModelContext`, optional or not; a `sending` one is given away for good.
  fileprivate func isModelContext(in pass: Pass) -> Bool {
    guard let type, type.node.tokens.contains(where: { $0.name == .ModelContext }) else { return false }
    return pass.type(type).unwrapped.isModelContext && !LightType(type).isSending
  }

  /// From the first name to the end of the type.
  var nameThroughType: Range<UInt32> {
    (firstName?.offset ?? range.lowerBound)..<(type?.range.upperBound ?? range.upperBound)
  }

  var shownName: String { (internalName ?? firstName)?.identifierText ?? "_" }
}

extension Pass {
  fileprivate func missingFact(_ doubt: ModelContextParameter.Doubt, _ function: DeclRef) -> MissingFact {
    switch doubt {
    case .closure(let closure): unknownCrossing(of: closure)
    case .isolation(let answer): .isolation(answer, in: index)
    case .callers:
      unknownCallers(
        of: function,
        passingOver: exempts(ModelContextParameter.Exemption.freshContext, true)
          ? FunctionDomain(function, index.isolation(ofFunction: function).isolation, in: index)?.harmlessCalls ?? []
          : [])
    }
  }

  /// The function or initializer that the parameter belongs to; `nil` for closures, subscripts and cases.
  func functionDeclaring(_ parameter: FunctionParameter) -> DeclRef? {
    guard let declaration = parameter.node.parent?.parent, let found = function(at: declaration) else { return nil }
    return found
  }

  /// A requirement that is reported itself dictates the parameter; one report is enough.
  fileprivate func isWitnessOfReportedRequirement(_ function: DeclRef) -> Bool {
    index.witnessedRequirements(of: function).contains { requirement in
      guard let domain = domain(of: requirement, index.isolation(ofFunction: requirement).isolation) else {
        return false
      }
      return index.callers(of: requirement, passingOver: domain.harmlessCalls).crossings.contains {
        fits($0, requirement) && !returnsToActor($0, of: requirement)
      }
    }
  }

  /// Contexts of main-actor functions are the main actor's mostly, whoever calls.
  fileprivate func domain(of function: DeclRef, _ isolation: Isolation) -> FunctionDomain? {
    isolation == .mainActor ? nil : FunctionDomain(function, isolation, in: index)
  }

  /// Whether all code that uses a parameter or local is on the main actor, if by a local of another name.
  fileprivate func isUsedOnMainActor(_ declaration: Node) -> Bool {
    let uses = references(toLocalOf: declaration).map(\.node)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        isolation(around: use).isolation == .mainActor
          || use.role == .initializer && use.parent.map { $0.kind == .patternBinding && isUsedOnMainActor($0) } ?? false
      }
  }

  // MARK: Captures

  /// The first use of the parameter in a closure that runs in another isolation than the function.
  fileprivate func capture(of parameter: FunctionParameter, isolation: Isolation) -> Capture? {
    guard let body = parameter.node.parent?.parent?.child(.body) else { return nil }
    var doubt: Capture?
    for reference in references(toLocalOf: parameter.node) {
      switch capture(of: reference.node, below: body, runningIn: isolation) {
      case .elsewhere(let captured)?: return .elsewhere(captured)
      case .unknown(let closure)?: doubt = .unknown(closure: closure)
      case nil: break
      }
    }
    return doubt
  }
}

extension FunctionDomain {
  /// The calls that may pass a context: an actor may keep it, so nothing else may use it later; a function on no actor
  /// is done with it when it returns.
  fileprivate var harmlessCalls: CallRecord.Flags {
    self == .globalExecutor ? .passesFreshContext : .givesContextAway
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func captured(_ parameter: String, _ how: String) -> Message {
    """
    '\(parameter)' is captured by \(how), but must stay where it was created. Pass the ModelContainer and create a \
    ModelContext where it is used.
    """
  }

  fileprivate static func crosses(
    _ parameter: String, _ function: String, _ domain: FunctionDomain, _ caller: Isolation
  ) -> Message {
    """
    '\(parameter)' of '\(function)' moves a ModelContext from \(caller.domainName) to \(domain.name). Pass the \
    ModelContainer and create a ModelContext where it is used.
    """
  }

  fileprivate static func mayCross(_ parameter: String, _ domain: FunctionDomain) -> Message {
    """
    '\(parameter)' moves the caller's ModelContext to \(domain.name). Pass the ModelContainer and create a \
    ModelContext where it is used.
    """
  }

  fileprivate static let capturedHere = "captured here"
}

extension FunctionDomain {
  /// For messages, after "to".
  fileprivate var name: String {
    switch self {
    case .actor(let isolation): isolation.domainName
    case .mainActor: Isolation.mainActor.domainName
    case .globalExecutor: Isolation.concurrent.domainName
    }
  }
}

// MARK: - Info

extension ModelContextParameter {
  static let info = RuleInfo(
    id: "model-context-parameter",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "ModelContext parameter that crosses isolation boundaries",
    why: """
      A ModelContext is not Sendable. Used outside the isolation that created it, it corrupts its own state: Core Data \
      crashes, changes are lost, or models never update.
      """,
    instead: """
      Pass the ModelContainer, which is Sendable, and create the context in the code that uses it: \
      'let context = ModelContext(modelContainer)', or 'modelContainer.mainContext' on the main actor. Callers write \
      'context.container'. A new context does not see unsaved changes, so save first. An asynchronous closure that \
      gets a main-actor context needs '@MainActor' in its type.
      """,
    limits: """
      Contexts inside other types are not followed. A context that the caller creates for the call, and does not use \
      again, may cross. Without a call in the project a parameter of an actor's method is a warning, and so is a closure \
      that gets a context.
      """,
    references: [
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext"),
      .evolution("0414-region-based-isolation"), .evolution("0338-clarify-execution-non-actor-async")
    ],
    compilerView: [
      CompilerView(
        when: "a '@Sendable' closure captures it", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures"]),
      CompilerView(
        when: "a task captures it, or the function is called across isolations", swift5: .silent,
        swift5Complete: .warning,
        swift6: .error, groups: ["SendingClosureRisksDataRace", "SendingRisksDataRace"])
    ],
    fix: .unsafe,
    noFix: "not every use of the function is known",
    examples: [
      .flagged(
        "a task captures the caller's context",
        """
        import SwiftData
        nonisolated func export(↓modelContext: ModelContext) -> AsyncStream<Step> {
          AsyncStream { continuation in
            Task { @MainActor in run(modelContext, continuation) }
          }
        }
        """, severity: .error),
      .flagged(
        "an actor takes the context of its callers",
        """
        import SwiftData
        actor Exporter {
          func export(↓from context: ModelContext) throws -> Data { try encode(context) }
        }
        """),
      .flagged(
        "a main-actor caller and an asynchronous function on no actor",
        """
        import SwiftData
        enum Defaults {
          static func load(↓into context: ModelContext) async { fill(context) }
        }
        @MainActor func start(container: ModelContainer) async { await Defaults.load(into: container.mainContext) }
        """, severity: .error),
      .flagged(
        "an asynchronous closure gets the main actor's context",
        """
        import SwiftData
        @MainActor final class Store {
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func perform(↓_ work: @Sendable (ModelContext) async throws -> Void) async throws {
            try await work(container.mainContext)
          }
        }
        """),
      .notFlagged(
        "a closure on the main actor gets the main actor's context",
        """
        import SwiftData
        @MainActor final class Store {
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func perform(_ work: @MainActor (ModelContext) async throws -> Void) async throws {
            try await work(container.mainContext)
          }
        }
        """),
      .notFlagged(
        "a synchronous helper runs where its caller runs",
        """
        import SwiftData
        nonisolated func count(in context: ModelContext) throws -> Int { try context.fetchCount(all) }
        """),
      .notFlagged(
        "the function and its tasks are on the main actor",
        """
        import SwiftData
        @MainActor func refresh(context: ModelContext) {
          Task { update(context) }
        }
        """),
      .notFlagged(
        "a helper that only its own actor calls",
        """
        import SwiftData
        @ModelActor actor Store {
          func sync() throws { try prune(modelContext) }
          private func prune(_ context: ModelContext) throws { try context.save() }
        }
        """),
      .notFlagged(
        "a context that is given away",
        """
        import SwiftData
        actor Exporter {
          func export(from context: sending ModelContext) throws -> Data { try encode(context) }
        }
        """),
      .fixed(
        "the container crosses, the context does not",
        before: """
          import SwiftData
          nonisolated func export(modelContext: ModelContext) -> Task<Void, Error> {
            Task { @MainActor in
              try modelContext.save()
              try write(modelContext)
            }
          }
          """,
        after: """
          import SwiftData
          nonisolated func export(modelContainer: ModelContainer) -> Task<Void, Error> {
            Task { @MainActor in
              let modelContext = modelContainer.mainContext
              try modelContext.save()
              try write(modelContext)
            }
          }
          """, applicability: .unsafe),
      .fixed(
        "a context is saved where it belongs",
        before: """
          import Foundation
          import SwiftData
          func saveLater(_ context: ModelContext) {
            DispatchQueue.global().async { try? context.save() }
          }
          """,
        after: """
          import Foundation
          import SwiftData
          func saveLater(_ context: ModelContext) {
            try? context.save()
          }
          """, applicability: .unsafe)
    ])
}
