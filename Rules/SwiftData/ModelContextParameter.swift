import LintKit

/// A `ModelContext` that is handed to code of another isolation.
enum ModelContextParameter: Rule {
  static let gate = Gate(anyOf: [.ModelContext], of: [.ModelContainer])

  enum Exemption: String, RuleExemption {
    case preview
    /// The requirement is reported.
    case witness
    /// Callers make the context for the call.
    case freshContext
  }

  static func check(_ parameter: FunctionParameter, in pass: Pass) {
    guard parameter.isModelContext(in: pass), let function = pass.functionDeclaring(parameter) else { return }
    switch verdict(on: parameter, of: function, in: pass) {
    case .silent(let doubts):
      for doubt in doubts { pass.leaveUndecided(missing: pass.missingFact(doubt, function)) }
    case .reported(let message, let severity, let notes, let doubts):
      for doubt in doubts { pass.leaveUndecided(missing: pass.missingFact(doubt, function)) }
      pass.report(
        at: parameter.anchor, message, severity: severity, notes: notes, fix: fix(parameter, of: function, in: pass))
    }
  }

  enum Verdict {
    /// - Parameter doubts: the questions without an answer.
    case silent(doubts: [Doubt])
    case reported(Message, severity: Severity?, notes: [RawDiagnostic.Note], doubts: [Doubt] = [])
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
      let name = pass.index.function(function).name
      return .reported(
        .captured(parameter.shownName, name, captured.shown), severity: .error,
        notes: [pass.note(Message.capturedHere, at: captured.use.range)] + pass.notes(for: answer))
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
      of: function, passingOver: pass.exempts(Exemption.freshContext, true) ? .passesFreshContext : [])
    if let crossing = callers.crossings.first {
      let caller = pass.index.isolation(ofContext: BodyRef(file: crossing.file, id: pass.index.call(crossing).context))
      return .reported(
        .crosses(parameter.shownName, pass.index.function(function).name, domain, caller.isolation), severity: .error,
        notes: pass.notes(for: answer) + pass.notes(for: .calls(Array(callers.crossings.prefix(3)))), doubts: doubts)
    }
    if callers.areAllFine { return .silent(doubts: doubts) }
    if domain.isOnlyEnteredFromOutside, callers.isEmpty, !pass.index.isClosedInFile(function) {
      return .reported(
        .mayCross(parameter.shownName, pass.index.function(function).name, domain), severity: nil,
        notes: pass.notes(for: answer), doubts: doubts)
    }
    return .silent(doubts: doubts + [.callers])
  }
}

extension FunctionParameter {
  /// `ModelContext`, optional or not; a `sending` one is handed over for good.
  fileprivate func isModelContext(in pass: Pass) -> Bool {
    guard let type, type.node.tokens.contains(where: { $0.name == .ModelContext }) else { return false }
    return pass.type(type).unwrapped.standardName == "ModelContext" && !LightType(type).isSending
  }

  /// From the first name to the end of the type.
  fileprivate var anchor: Range<UInt32> {
    (firstName?.offset ?? range.lowerBound)..<(type?.range.upperBound ?? range.upperBound)
  }

  fileprivate var shownName: String { (internalName ?? firstName)?.identifierText ?? "_" }
}

extension Pass {
  fileprivate func missingFact(_ doubt: ModelContextParameter.Doubt, _ function: DeclRef) -> MissingFact {
    switch doubt {
    case .closure(let closure): unknownCrossing(of: closure)
    case .isolation(let answer): .isolation(answer, in: index)
    case .callers:
      unknownCallers(
        of: function,
        passingOver: exempts(ModelContextParameter.Exemption.freshContext, true) ? .passesFreshContext : [])
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
      guard domain(of: requirement, index.isolation(ofFunction: requirement).isolation) != nil else { return false }
      return !index.callers(of: requirement, passingOver: .passesFreshContext).crossings.isEmpty
    }
  }

  /// Contexts of main-actor functions are the main actor's mostly, whoever calls.
  fileprivate func domain(of function: DeclRef, _ isolation: Isolation) -> FunctionDomain? {
    isolation == .mainActor ? nil : FunctionDomain(function, isolation, in: index)
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

// MARK: - Messages

extension Message {
  fileprivate static func captured(_ parameter: String, _ function: String, _ how: String) -> Message {
    """
    '\(parameter)' of '\(function)' is captured by \(how), which runs in another isolation: a ModelContext belongs to \
    one. Pass the ModelContainer and make a context where it is used.
    """
  }

  fileprivate static func crosses(
    _ parameter: String, _ function: String, _ domain: FunctionDomain, _ caller: Isolation
  ) -> Message {
    """
    '\(parameter)' takes a ModelContext out of code that is \(caller.description): '\(function)' \(domain.shown). Pass \
    the ModelContainer and make a context where it is used.
    """
  }

  fileprivate static func mayCross(_ parameter: String, _ function: String, _ domain: FunctionDomain) -> Message {
    """
    '\(parameter)' takes a ModelContext out of its caller's isolation: '\(function)' \(domain.shown). Pass the \
    ModelContainer and make a context where it is used.
    """
  }

  fileprivate static let capturedHere = "captured here"
}

// MARK: - Info

extension ModelContextParameter {
  static let info = RuleInfo(
    id: "model-context-parameter",
    family: .swiftData,
    severity: .warning,
    priority: .critical,
    summary: "A 'ModelContext' parameter of a function that may run in another isolation than the context",
    why: """
      A ModelContext is not Sendable: used off the actor that made it, it corrupts its own state, which shows as \
      crashes in Core Data below, lost changes, or models that never update.
      """,
    instead: """
      Pass the ModelContainer, which is Sendable, and make the context in the code that uses it: \
      'let context = ModelContext(modelContainer)', or 'modelContainer.mainContext' on the main actor. Callers write \
      'context.container'. A new context does not see unsaved changes: save first.
      """,
    limits: """
      Closure parameters and contexts hidden in other types are not followed; a context made with 'ModelContext(…)' \
      right at the call counts as handed over.
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
        "a context that is handed over",
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
          """, applicability: .unsafe)
    ])
}
