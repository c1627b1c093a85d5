import LintKit

/// An actor that stores a `ModelContext` without being a `@ModelActor`.
enum ModelContextStoredInActor: Rule {
  static let gate = Gate(anyOf: [.ModelContext, .mainContext, .modelContext], and: [.actor])

  enum Exemption: String, RuleExemption {
    /// Its executor is the context's.
    case modelActor
    /// Created from a container, for the actor or by its initializer, and not returned: information only.
    case ownContext
    /// Created by code that runs on the actor, and not returned: it stays where it was made.
    case madeOnActor
    /// '@MainActor var' is not the actor's own.
    case otherActor
    case preview
    /// Information only, where it is not proven that the context crosses.
    case auxiliary
  }

  static func check(_ decl: ActorDecl, in pass: Pass) {
    guard let actor = pass.type(at: decl.node), !pass.exempts(Exemption.preview, pass.isInPreview(decl.node)) else {
      return
    }
    let contexts = pass.storedContexts(of: actor)
    if contexts.isEmpty { return }
    switch pass.isModelActor(actor) {
    case .yes: if pass.exempts(Exemption.modelActor, true) { return }
    case .unknown: return pass.leaveUndecided(missing: pass.unknownConformance(of: actor))
    case .no: break
    }
    for context in contexts { check(context, of: decl, in: pass) }
  }

  private static func check(_ property: PropertyDeclaration, of decl: ActorDecl, in pass: Pass) {
    let actor = decl.nameToken?.identifierText ?? ""
    switch pass.source(of: property, in: decl) {
    case .outside(let assignment, let isProven):
      let note = assignment.map { [pass.note(Message.comesFromOutside, at: $0.range)] } ?? []
      pass.report(
        at: property.nameRange, .takenFromOutside(property.name, actor),
        severity: severity(isProven: isProven, of: decl, in: pass), notes: note,
        fix: try fix(takenFrom: assignment, in: pass))
    case .ownContainer:
      if let leak = pass.leak(of: property, in: decl) {
        return pass.report(
          at: property.nameRange, .givenAway(property.name, actor),
          severity: severity(isProven: leak.isProven, of: decl, in: pass),
          notes: [pass.note(Message.givenAwayHere, at: leak.place.range)])
      }
      if pass.exempts(Exemption.madeOnActor, pass.isMadeOnActor(property, in: decl)) { return }
      pass.report(
        at: property.nameRange, .own(property.name, actor),
        severity: pass.exempts(Exemption.ownContext, true) ? .info : .error,
        fix: try marking(decl, property, in: pass))
    case .unknown: pass.leaveUndecided(missing: .source(of: property.name))
    }
  }

  private static func severity(isProven: Bool, of decl: ActorDecl, in pass: Pass) -> Severity? {
    if isProven { return nil }
    return pass.exempts(Exemption.auxiliary, pass.isAuxiliary(decl.node)) ? .info : .warning
  }
}

/// Where the context that a property holds was created.
private enum Source {
  /// At this assignment, as far as one is known. What is not proven is likely: no call in the project shows whose
  /// context a parameter takes.
  case outside(Node?, isProven: Bool)
  case ownContainer
  case unknown
}

extension Pass {
  fileprivate func storedContexts(of actor: DeclRef) -> [PropertyDeclaration] {
    index.properties(in: actor).map { index.property($0) }.filter { property in
      !property.isComputed && !property.flags.contains(.isStatic) && isContext(property)
        && !exempts(
          ModelContextStoredInActor.Exemption.otherActor,
          index.isolation(ofProperty: property.ref).isolation.isOnOtherActor)
    }
  }

  /// A `ModelContext`, optional or not, by its type or by what it is initialized with.
  private func isContext(_ property: PropertyDeclaration) -> Bool {
    let known = confinement(ofProperty: property.ref)
    guard known == .unknown,
      case .memberAccess(let member)? = PatternBinding(property.node)?.initializer?.withoutEffectMarkers
    else {
      return known == .context
    }
    return member.name == .mainContext
  }

  /// What keeps ``isModelActor(_:)`` from being known.
  fileprivate func unknownConformance(of actor: DeclRef) -> MissingFact {
    if let macro = unknownMacro(on: actor), index.inherits(actor, fromSDK: "ModelActor").isNo {
      return .attribute(macro)
    }
    return .supertypes(of: actor, in: index)
  }

  /// Where the value of the property comes from: its initial value, or what members of the actor assign.
  fileprivate func source(of property: PropertyDeclaration, in decl: ActorDecl) -> Source {
    if let initial = PatternBinding(tree.counterpart(of: property.node) ?? property.node)?.initializer,
      initial.node.kind != .nilLiteralExpr
    {
      return initial.makesContext ? .ownContainer : source(of: initial)
    }
    var found: Source?
    for assignment in decl.node.assignments(to: property.nameID) {
      switch source(of: assignment.value) {
      case .outside(_, let isProven): return .outside(assignment.value.node, isProven: isProven)
      case .unknown: found = .unknown
      case .ownContainer: found = found ?? .ownContainer
      }
    }
    return found ?? .unknown
  }

  /// Whether only code that runs on the actor gives the property a value: a `lazy` one, or a method's.
  fileprivate func isMadeOnActor(_ property: PropertyDeclaration, in decl: ActorDecl) -> Bool {
    let binding = PatternBinding(tree.counterpart(of: property.node) ?? property.node)
    if let initial = binding?.initializer, initial.node.kind != .nilLiteralExpr {
      return binding?.node.parent.flatMap { VariableDecl($0) }?.hasModifier(.lazy) ?? false
    }
    let assignments = decl.node.assignments(to: property.nameID)
    return !assignments.isEmpty
      && assignments.allSatisfy { assignment in
        guard case .actor = isolation(around: assignment.target).isolation else { return false }
        return !isInInitializer(assignment.target)
      }
  }

  private func source(of value: Expr) -> Source {
    if value.makesContext { return .ownContainer }
    switch value.withoutEffectMarkers {
    case .nilLiteral: return .ownContainer
    case .memberAccess(let member) where member.name == .mainContext || member.name == .modelContext:
      return .outside(value.node, isProven: true)
    case .declReference(let reference):
      switch binding(of: reference) {
      case .parameter(let parameter)?:
        // SE-0430: the caller has given it away.
        return LightType(parameter.type).isSending ? .ownContainer : source(of: parameter, assignedBy: value.node)
      case .variable(let variable)?: return variable.initializer.map { source(of: $0) } ?? .unknown
      default: return .unknown
      }
    default: return .unknown
    }
  }

  /// Whether each call in the project creates the context for this one, or some call passes what it uses itself.
  private func source(of parameter: FunctionParameter, assignedBy value: Node) -> Source {
    guard let function = functionDeclaring(parameter) else { return .outside(value, isProven: false) }
    let callers = index.callers(of: function, passingOver: .givesContextAway, includingTests: false)
    if callers.areAllFine, callers.sharedCount == 0 { return .ownContainer }
    return .outside(value, isProven: !callers.crossings.isEmpty || callers.sharedCount > 0)
  }

  /// A member that is not private and returns the context; proven where it is called from outside of the actor.
  fileprivate func leak(of property: PropertyDeclaration, in decl: ActorDecl) -> (place: Node, isProven: Bool)? {
    for node in decl.node.descendants(of: .functionDecl) {
      guard let function = FunctionDecl(node), let result = function.returnType, confinement(of: result) == .context,
        let ref = self.function(at: node), !index.isClosedInFile(ref), let body = function.body
      else { continue }
      if let use = body.node.descendants.first(where: { $0.isUse(of: property.nameID) }) {
        return (use, !index.callers(of: ref).crossings.isEmpty)
      }
    }
    return nil
  }
}

extension Isolation {
  fileprivate var isOnOtherActor: Bool {
    switch self {
    case .mainActor, .global: true
    default: false
    }
  }
}

extension Expr {
  /// `ModelContext(…)`
  fileprivate var makesContext: Bool {
    if case .functionCall(let call) = withoutEffectMarkers { call.makesContext } else { false }
  }
}

extension Node {
  /// What is assigned to a member below the node: `name = value`, `self.name = value`.
  fileprivate func assignments(to name: Name) -> [(target: Node, value: Expr)] {
    var found: [(target: Node, value: Expr)] = []
    for node in descendants(of: .sequenceExpr) {
      var elements = SequenceExpr(unchecked: node).elements
      guard case .operand(let target)? = elements.next(), target.node.isUse(of: name),
        case .assignment? = elements.next(),
        case .operand(let value)? = elements.next(), elements.next() == nil
      else { continue }
      found.append((target.node, value))
    }
    return found
  }

  /// `name` or `self.name`
  fileprivate func isUse(of name: Name) -> Bool {
    switch kind {
    case .declReferenceExpr: return mainToken.name == name
    case .memberAccessExpr:
      guard mainToken.name == name, case .declReference(let base)? = MemberAccessExpr(unchecked: self).base else {
        return false
      }
      return base.isSelf
    default: return false
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func takenFromOutside(_ property: String, _ actor: String) -> Message {
    """
    Actor '\(actor)' stores a ModelContext of its callers in '\(property)'. Store the ModelContainer, or make it a \
    '@ModelActor'.
    """
  }

  fileprivate static func givenAway(_ property: String, _ actor: String) -> Message {
    """
    Actor '\(actor)' returns its ModelContext '\(property)' to other isolations. Return persistentModelIDs or plain \
    values.
    """
  }

  fileprivate static func own(_ property: String, _ actor: String) -> Message {
    """
    Actor '\(actor)' uses its ModelContext '\(property)' outside of the context's executor. Make it a '@ModelActor'.
    """
  }

  fileprivate static let comesFromOutside = "this context was created elsewhere"
  fileprivate static let givenAwayHere = "returned here"
}

extension MissingFact {
  fileprivate static func source(of property: String) -> MissingFact { "value: where that of '\(property)' is created" }
}

// MARK: - Info

extension ModelContextStoredInActor {
  static let info = RuleInfo(
    id: "model-context-stored-in-actor",
    family: .swiftData,
    severity: .error,
    priority: .critical,
    summary: "ModelContext stored in an actor that is no ModelActor",
    why: """
      A ModelContext must stay in the isolation that created it. An actor that stores another isolation's context uses \
      it on its own executor while the owner uses it too: Core Data crashes, changes are lost, and Swift 6 reports \
      errors.
      """,
    instead: """
      '@ModelActor actor Store { … }' is created from a container and has its own 'modelContext' on its own executor. \
      Or store the ModelContainer, which is Sendable, and create a context in each method; callers pass \
      'context.container'.
      """,
    limits: """
      Assignments are searched for in the actor's declaration, not in extensions; without one the property is \
      undecided, and so is an actor that conforms to unknown types. A parameter is an error where a call in the \
      project passes a context that is used elsewhere, information where each call creates one, otherwise a warning. \
      What the actor's own code creates, after its initializer, is left alone.
      """,
    references: [
      Reference(title: "ModelActor", url: "https://developer.apple.com/documentation/swiftdata/modelactor"),
      .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "a context that is used on is passed to the initializer; reported at that call", swift5: .silent,
        swift5Complete: .warning,
        swift6: .error, groups: ["SendingRisksDataRace"]),
      CompilerView(
        when: "an asynchronous initializer reads 'mainContext'", swift5: .warning, swift5Complete: .warning,
        swift6: .error),
      CompilerView(when: "the context is new, or 'sending'", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .unsafe,
    noFix: "what creates the actor does not have the container at hand",
    examples: [
      .flagged(
        "a context of the caller",
        """
        import SwiftData
        actor Repository {
          private let ↓context: ModelContext
          init(context: ModelContext) { self.context = context }
        }
        @MainActor func open(_ container: ModelContainer) -> Repository { Repository(context: container.mainContext) }
        """),
      .flagged(
        "a context of unknown callers",
        """
        import SwiftData
        actor Repository {
          private let ↓context: ModelContext
          init(context: ModelContext) { self.context = context }
        }
        """, severity: .warning),
      .flagged(
        "the main actor's context",
        """
        import SwiftData
        actor Repository {
          private var ↓context: ModelContext?
          func open(_ container: ModelContainer) async { context = await container.mainContext }
        }
        """),
      .flagged(
        "its own, returned to callers",
        """
        import SwiftData
        actor Repository {
          private let ↓context: ModelContext
          init(container: ModelContainer) { context = ModelContext(container) }
          func current() -> ModelContext { context }
        }
        """, severity: .warning),
      .flagged(
        "its own",
        """
        import SwiftData
        actor Repository {
          private let ↓context: ModelContext
          init(container: ModelContainer) { context = ModelContext(container) }
          func save() throws { try context.save() }
        }
        """, severity: .info),
      .notFlagged(
        "a model actor by hand",
        """
        import SwiftData
        actor Repository: ModelActor {
          let modelContainer: ModelContainer
          let modelExecutor: any ModelExecutor
          private let context: ModelContext
          init(context: ModelContext) {
            self.context = context
            modelContainer = context.container
            modelExecutor = DefaultSerialModelExecutor(modelContext: context)
          }
        }
        """),
      .notFlagged(
        "a context of each method",
        """
        import SwiftData
        actor Repository {
          private let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func wipe() throws {
            let context = ModelContext(container)
            try context.save()
          }
        }
        """),
      .notFlagged(
        "a member on the main actor",
        """
        import SwiftData
        actor Repository {
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          @MainActor var context: ModelContext { container.mainContext }
        }
        """),
      .notFlagged(
        "the project's own type of that name",
        """
        final class ModelContext {}
        actor Repository {
          private let context: ModelContext
          init(context: ModelContext) { self.context = context }
        }
        """),
      .fixed(
        "its own, on the store's queue",
        before: """
          import SwiftData
          actor Repository {
            private let context: ModelContext
            init(context: ModelContext) { self.context = context }
            func count() throws -> Int { try context.fetchCount(FetchDescriptor<Item>()) }
          }
          @MainActor func open(_ container: ModelContainer) -> Repository { Repository(context: container.mainContext) }
          """,
        after: """
          import SwiftData
          @ModelActor
          actor Repository {
            func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Item>()) }
          }
          @MainActor func open(_ container: ModelContainer) -> Repository { Repository(modelContainer: container) }
          """, applicability: .unsafe)
    ])
}
