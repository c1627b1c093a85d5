import LintKit

/// An actor that keeps a `ModelContext` without being a `@ModelActor`.
enum ModelContextStoredInActor: Rule {
  static let gate = Gate(anyOf: [.ModelContext, .mainContext, .modelContext], and: [.actor])

  enum Exemption: String, RuleExemption {
    /// SwiftData isolates the actor to the context's own queue.
    case modelActor
    /// Made from a container, for the actor or by it, and not given out: information only.
    case ownContext
    /// '@MainActor var' is not the actor's own.
    case otherActor
    case preview
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
    case .outside(let assignment):
      let note = assignment.map { [pass.note(Message.comesFromOutside, at: $0.range)] } ?? []
      pass.report(
        at: property.nameRange, .takenFromOutside(property.name, actor), notes: note,
        fix: assignment.flatMap { fix(takenFrom: $0, in: pass) })
    case .ownContainer:
      if let leak = pass.leak(of: property, in: decl) {
        return pass.report(
          at: property.nameRange, .givenAway(property.name, actor),
          notes: [pass.note(Message.givenAwayHere, at: leak.range)])
      }
      pass.report(
        at: property.nameRange, .own(property.name, actor),
        severity: pass.exempts(Exemption.ownContext, true) ? .info : .error,
        fix: marking(decl, property, in: pass))
    case .unknown: pass.leaveUndecided(missing: .source(of: property.name))
    }
  }
}

/// Where the context that a property holds was made.
private enum Source {
  /// At this assignment, as far as one is known.
  case outside(Node?)
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

  fileprivate func isModelActor(_ actor: DeclRef) -> Truth {
    if index.type(actor).attributes.contains(where: { $0.name == "ModelActor" }) { return .yes }
    let inherits = index.inherits(actor, fromSDK: "ModelActor")
    return inherits.isNo && otherMacro(on: actor) != nil ? .unknown : inherits
  }

  /// An attribute that may be a macro, which may add the conformance.
  private func otherMacro(on actor: DeclRef) -> String? {
    index.type(actor).attributes.first { $0.name != "globalActor" && $0.name != "available" }?.name
  }

  /// What keeps ``isModelActor(_:)`` from being known.
  fileprivate func unknownConformance(of actor: DeclRef) -> MissingFact {
    if let macro = otherMacro(on: actor), index.inherits(actor, fromSDK: "ModelActor").isNo { return .attribute(macro) }
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
      case .outside: return .outside(assignment.value.node)
      case .unknown: found = .unknown
      case .ownContainer: found = found ?? .ownContainer
      }
    }
    return found ?? .unknown
  }

  private func source(of value: Expr) -> Source {
    if value.makesContext { return .ownContainer }
    switch value.withoutEffectMarkers {
    case .nilLiteral: return .ownContainer
    case .memberAccess(let member) where member.name == .mainContext || member.name == .modelContext:
      return .outside(value.node)
    case .declReference(let reference):
      switch binding(of: reference) {
      case .parameter(let parameter)?:
        // SE-0430: the caller has given it away.
        return LightType(parameter.type).isSending || isAlwaysMadeForCall(parameter)
          ? .ownContainer : .outside(value.node)
      case .variable(let variable)?: return variable.initializer.map { source(of: $0) } ?? .unknown
      default: return .unknown
      }
    default: return .unknown
    }
  }

  /// Whether the project's calls are known, and each makes the context in the argument.
  private func isAlwaysMadeForCall(_ parameter: FunctionParameter) -> Bool {
    guard let function = functionDeclaring(parameter) else { return false }
    let callers = index.callers(of: function, passingOver: .passesFreshContext, includingTests: false)
    return callers.areAllFine && callers.sharedCount == 0
  }

  /// A member that is not private gives the context out.
  fileprivate func leak(of property: PropertyDeclaration, in decl: ActorDecl) -> Node? {
    for node in decl.node.descendants(of: .functionDecl) {
      guard let function = FunctionDecl(node), let result = function.returnType, confinement(of: result) == .context,
        let ref = self.function(at: node), !index.isClosedInFile(ref), let body = function.body
      else { continue }
      if let use = body.node.descendants.first(where: { $0.isUse(of: property.nameID) }) { return use }
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
    guard case .functionCall(let call) = withoutEffectMarkers else { return false }
    return call.calleeName == .ModelContext
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
    '\(property)' of actor '\(actor)' is a ModelContext that somebody else made: the actor uses it on another queue \
    than its owner. Store the ModelContainer and make a context in each method, or make the actor a '@ModelActor'.
    """
  }

  fileprivate static func givenAway(_ property: String, _ actor: String) -> Message {
    """
    Actor '\(actor)' gives its ModelContext '\(property)' to callers on other queues. Give out identifiers or plain \
    values, and make the actor a '@ModelActor'.
    """
  }

  fileprivate static func own(_ property: String, _ actor: String) -> Message {
    """
    '\(property)' belongs to actor '\(actor)' alone, but the actor's work and the context's are not ordered. Make it a \
    '@ModelActor actor', whose executor is the context's.
    """
  }

  fileprivate static let comesFromOutside = "this context was made elsewhere"
  fileprivate static let givenAwayHere = "given out here"
}

extension MissingFact {
  fileprivate static func source(of property: String) -> MissingFact { "value: where that of '\(property)' is made" }
}

// MARK: - Info

extension ModelContextStoredInActor {
  static let info = RuleInfo(
    id: "model-context-stored-in-actor",
    family: .swiftData,
    severity: .error,
    priority: .critical,
    summary: "An actor that keeps a 'ModelContext' and is no '@ModelActor'",
    why: """
      A ModelContext belongs to the queue of whoever made it. An actor that was handed one uses it on a thread of its \
      own while the owner goes on using it: crashes in Core Data below, lost changes, and errors in Swift 6.
      """,
    instead: """
      '@ModelActor actor Store { … }' has a 'modelContext' of its own on its own executor, and is made from a \
      container. Or keep the ModelContainer, which is Sendable, and make a context in each method; callers pass \
      'context.container'.
      """,
    limits: """
      Assignments are looked for in the actor's declaration, not in extensions; where none is found the rule keeps \
      silent, and also where the actor conforms to types that are not known.
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
    examples: [
      .flagged(
        "a context of the caller",
        """
        import SwiftData
        actor Repository {
          private let ↓context: ModelContext
          init(context: ModelContext) { self.context = context }
        }
        """),
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
        "its own, given to callers",
        """
        import SwiftData
        actor Repository {
          private let ↓context: ModelContext
          init(container: ModelContainer) { context = ModelContext(container) }
          func current() -> ModelContext { context }
        }
        """),
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
