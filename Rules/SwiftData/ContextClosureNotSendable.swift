import LintKit

/// A function of an actor that lends its context to closures of other isolations, whose type does not say what may
/// cross.
enum ContextClosureNotSendable: Rule {
  static let gate = Gate(anyOf: [.ModelContext], of: [.ModelContainer])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// Captured values that nothing else has may cross.
    case handedOver
  }

  static func check(_ parameter: FunctionParameter, in pass: Pass) {
    guard let function = pass.functionDeclaring(parameter),
      let (traits, _) = parameter.closureTakingContext(in: pass), !pass.exempts(Exemption.test, pass.isTest),
      !pass.exempts(Exemption.preview, pass.isInPreview(parameter.node)),
      pass.index.isolation(ofFunction: function).isolation.isOnActor
    else { return }
    let result = pass.openResult(of: parameter, function)
    let checksCaptures = traits.isSendable || traits.isSending || traits.globalActor != .noName
    if result == nil, checksCaptures { return }
    for call in pass.index.callers(of: function).crossings {
      let caller = pass.looking(at: call.file)
      guard let node = caller.node(ofCall: call), let made = FunctionCallExpr(node),
        !caller.exempts(Exemption.test, caller.isTest)
      else { continue }
      if let result, caller.sendability(of: .functionCall(made)).isNo {
        return pass.report(
          at: parameter.nameThroughType, .result(parameter.shownName, result),
          notes: [pass.note(Message.returnsHere, at: made.calleeRange, of: call.file)])
      }
      guard !checksCaptures, let closure = made.closure(for: parameter, of: function, in: pass),
        let captured = caller.sharedCapture(of: closure.node)
      else { continue }
      return pass.report(
        at: parameter.nameThroughType, .captures(parameter.shownName, captured.name),
        notes: [pass.note(Message.capturedHere, at: captured.use.mainToken.range, of: call.file)])
    }
  }
}

extension Pass {
  /// The name of the generic parameter that a closure and its function give back, where it may be anything.
  fileprivate func openResult(of parameter: FunctionParameter, _ function: DeclRef) -> String? {
    guard let declaration = parameter.node.parent?.parent, let clause = declaration.child(.genericParameters),
      case .identifier(let result)? = FunctionDecl(declaration)?.returnType,
      parameter.type?.node.tokens.contains(where: { $0.name == result.nameToken.name }) == true
    else { return nil }
    let name = result.nameToken.identifierText
    let bounds = index.function(function).constraints.filter { $0.parameter == name }
    guard clause.tokens.contains(where: { $0.name == result.nameToken.name }),
      bounds.allSatisfy({ $0.bound.isEmpty || $0.bound == "PersistentModel" })
    else { return nil }
    return name
  }

  /// What a closure captures that is not `Sendable`, and that the code around may still use.
  fileprivate func sharedCapture(of closure: Node) -> ClosureCaptures.Capture? {
    guard let captures = ClosureCaptures(of: closure, in: self) else { return nil }
    return captures.all.first { capture in
      guard captures.type(of: capture)?.sendability.answer.isNo ?? false else { return false }
      guard let node = capture.definition, let names = localNames(around: closure),
        let definition = names.definition(at: node)
      else { return true }
      return !exempts(
        ContextClosureNotSendable.Exemption.handedOver, !isHandedOver(definition, of: names, to: closure).isNo)
    }
  }
}

extension FunctionCallExpr {
  /// The closure that a parameter is given.
  fileprivate func closure(for parameter: FunctionParameter, of function: DeclRef, in pass: Pass) -> ClosureExpr? {
    if let trailing = trailingClosure { return trailing }
    let record = pass.index.function(function)
    guard let parameter = record.parameters.first(where: { $0.name == parameter.shownName }),
      case .closure(let closure)? = argument(for: parameter, of: record)
    else { return nil }
    return closure
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func result(_ closure: String, _ result: String) -> Message {
    """
    '\(closure)' may return models of this actor's context to its callers (an error in Swift 6). Require \
    '\(result): Sendable', and return identifiers or values.
    """
  }

  fileprivate static func captures(_ closure: String, _ captured: String) -> Message {
    """
    '\(closure)' runs on this actor, but a caller elsewhere captures '\(captured)' in it (an error in Swift 6). Make \
    its type '@Sendable'.
    """
  }

  fileprivate static let returnsHere = "this call returns what is not Sendable"
  fileprivate static let capturedHere = "captured here"
}

// MARK: - Info

extension ContextClosureNotSendable {
  static let info = RuleInfo(
    id: "context-closure-not-sendable",
    family: .swiftData,
    severity: .warning,
    priority: .medium,
    summary: "Closure with a ModelContext that lets models cross",
    why: """
      A helper that lends its actor's context to a closure is called from everywhere. Where its type does not ask for \
      Sendable values, callers take models out of the context's isolation, or carry their own state in.
      """,
    instead: """
      'func with<T: Sendable>(_ work: @MainActor (ModelContext) throws -> T) rethrows -> T' on the main actor; \
      '@Sendable' for another actor's closure.
      """,
    limits: """
      Reported where a call from another isolation is in the project and what it captures or returns is known not to \
      be Sendable. Where the closure itself runs is left to 'model-context-parameter'.
      """,
    references: [
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext"),
      .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "a capture, at the call", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingRisksDataRace"]),
      CompilerView(when: "a result, at the call", swift5: .silent, swift5Complete: .warning, swift6: .error)
    ],
    noFix: "whether the closure or the context should move is a decision about the design",
    examples: [
      .flagged(
        "models leave the main actor",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        @MainActor final class Store {
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func with<T>(↓_ work: (ModelContext) throws -> T) rethrows -> T { try work(container.mainContext) }
        }
        nonisolated func count(_ store: Store) async throws -> Int {
          let rows = try await store.with { try $0.fetch(FetchDescriptor<Row>()) }
          return rows.count
        }
        """),
      .flagged(
        "the caller's state goes in",
        """
        import SwiftData
        final class Log { var count = 0 }
        @MainActor final class Store {
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func with(↓_ work: (ModelContext) throws -> Void) rethrows { try work(container.mainContext) }
        }
        nonisolated func save(_ store: Store, _ log: Log) async throws {
          try await store.with { context in
            log.count += 1
            try context.save()
          }
        }
        """),
      .notFlagged(
        "only values leave",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        @MainActor final class Store {
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func with<T>(_ work: (ModelContext) throws -> T) rethrows -> T { try work(container.mainContext) }
        }
        nonisolated func count(_ store: Store) async throws -> Int {
          try await store.with { try $0.fetchCount(FetchDescriptor<Row>()) }
        }
        """),
      .notFlagged(
        "callers on the main actor",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        @MainActor final class Store {
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func with<T>(_ work: (ModelContext) throws -> T) rethrows -> T { try work(container.mainContext) }
        }
        @MainActor func rows(_ store: Store) throws -> [Row] {
          try store.with { try $0.fetch(FetchDescriptor<Row>()) }
        }
        """)
    ])
}
