import LintKit

/// The main actor's context in code that runs elsewhere.
enum MainContextOffMainActor: Rule {
  static let gate = Gate(anyOf: [.mainContext])

  enum Exemption: String, RuleExemption {
    case preview
    /// The code is where the context may be used.
    case onMainActor
    /// A test only hands it to code on the main actor: information, as only Swift 6 objects.
    case handedBack
    /// A test case of the main actor overrides what its superclass, of Objective-C, calls on the main thread, as for
    /// setting up: the compiler only warns, and the override cannot be put on the actor.
    case setUp
    /// In the initial value of a variable of the main actor, where closures may use its state in every mode.
    case initialValue
  }

  static func check(_ member: MemberAccessExpr, in pass: Pass) {
    guard member.name == .mainContext, let name = member.nameToken, let base = member.base,
      pass.type(of: base).unwrapped.standardName == "ModelContainer",
      !pass.exempts(Exemption.preview, pass.isInPreview(member.node))
    else { return }
    if pass.exempts(Exemption.initialValue, pass.isInMainActorValue(member.node)) { return }
    let answer = pass.isolation(around: member.node)
    guard answer.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(answer, in: pass.index))
    }
    if pass.exempts(Exemption.onMainActor, answer.isolation == .mainActor) { return }
    if pass.exempts(Exemption.setUp, pass.isTest && pass.isInOverrideOfMainActorType(member.node)) { return }
    let isHandedBack = pass.exempts(Exemption.handedBack, pass.isTest && pass.isOnlyHandedToMainActor(member))
    pass.report(
      at: name.range, .elsewhere(answer.isolation), severity: isHandedBack ? .info : nil,
      notes: pass.notes(for: answer), fix: try fix(member, base, in: pass))
  }

  private static func fix(
    _ member: MemberAccessExpr, _ base: Expr, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    if let made = try making(member, base, in: pass) { return made }
    return try isolating(member, in: pass)
  }

  /// Makes a context of its own: for a local that is saved, or changes nothing.
  private static func making(
    _ member: MemberAccessExpr, _ base: Expr, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    let value = member.node.withoutWrappers
    guard value.role == .initializer, let binding = value.parent, binding.kind == .patternBinding,
      let (names, definition) = pass.local(introducedBy: binding), binding.child(.type) == nil
    else { return nil }
    let context = OwedLocal(definition, of: names)
    let isSaved = context.mentions.contains { $0.member == .save }
    guard !context.isHandedOn,
      isSaved || context.mentions.allSatisfy({ $0.member == .fetch || $0.member == .fetchCount })
    else { return nil }
    // What runs there may insert what is saved elsewhere, or save what is inserted elsewhere.
    if context.mentions.contains(where: { pass.isolation(around: $0.node).isolation == .mainActor }) {
      throw NoFix("code on the main actor uses '\(context.name)' too")
    }
    var fix = FixBuilder(in: pass)
    fix.replace(value.range, with: "ModelContext(\(base.node.text))")
    return fix.fix(.makeContext, .unsafe)
  }

  /// Of a function that is put on the main actor: for each of them all of it is looked through.
  private static let mostUses = 16

  /// Puts the function on the main actor, which whoever calls it waits for already. Unsafe: all of it then runs there.
  private static func isolating(_ member: MemberAccessExpr, in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard let function = member.node.enclosingFunctionLike.flatMap({ FunctionDecl($0.node) }), function.isAsync,
      let body = function.body, !function.hasModifier(.nonisolated), !function.hasAttribute(.concurrent),
      let ref = pass.function(at: function.node), pass.index.isolation(ofFunction: ref).isolation == .nonisolated,
      pass.index.witnessedRequirements(of: ref).isEmpty,
      // All of what views observe belongs there.
      function.node.enclosing(ClassDecl.self)?.isObserved != true,
      case let uses = Array(body.node.usesOfMainContext.prefix(mostUses + 1)), uses.count <= mostUses
    else { return nil }
    let record = pass.index.function(ref)
    do throws(OpenCalls) {
      try pass.checkInputOutput(in: function.node, named: record.name)
      for call in try pass.closedCalls(of: [ref]) where !pass.crossesWithSendableValues(record) {
        let context = call.pass.context(around: call.node.node)
        guard let context, pass.index.isolation(ofContext: context).isolation == .mainActor else {
          throw .sends(record.name, call.place)
        }
      }
    } catch {
      throw NoFix(error)
    }
    var fix = FixBuilder(in: pass)
    fix.isolateToMainActor(function.node)
    var waits: Set<UInt32> = []
    for node in uses {
      guard let wait = node.ancestors.first(where: { $0.kind == .awaitExpr }), wait.id > function.node.id,
        pass.waitsForContextAlone(wait)
      else { return nil }
      if waits.insert(wait.id).inserted { fix.remove(wait.mainToken.range) }
    }
    return fix.fix(.isolate(record.name), .unsafe)
  }
}

extension Node {
  /// Where the code of a function, but for what it nests, names the context of the main actor.
  fileprivate var usesOfMainContext: some Sequence<Node> {
    descendants(stoppingAtNestedFunctions: true).lazy.filter { MemberAccessExpr($0)?.name == .mainContext }
  }
}

extension Pass {
  /// Whether an `await` is there for the context of the main actor, whose members are synchronous, and nothing else.
  fileprivate func waitsForContextAlone(_ wait: Node) -> Bool {
    wait.descendants.allSatisfy { node in
      switch node.kind {
      case .functionCallExpr:
        let call = FunctionCallExpr(unchecked: node)
        return call.calleeBase.map { confinement(of: $0) == .context }
          ?? (type(of: .functionCall(call)).standardName == "FetchDescriptor")
      case .subscriptCallExpr, .closureExpr, .macroExpansionExpr: return false
      default: return true
      }
    }
  }

  /// Whether a local keeps the context, and each use of it is an argument of a call of code on the main actor.
  fileprivate func isOnlyHandedToMainActor(_ member: MemberAccessExpr) -> Bool {
    let value = member.node.withoutWrappers
    guard value.role == .initializer, let binding = value.parent, binding.kind == .patternBinding,
      let (names, definition) = local(introducedBy: binding)
    else { return false }
    let uses = names.uses(of: definition).map { names.node(of: $0) }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.parent?.kind == .labeledExpr && use.enclosing(FunctionCallExpr.self).map(isOfMainActor) ?? false
      }
  }

  /// Whether a function is called that is on the main actor, also of a value whose `!` is implied.
  private func isOfMainActor(_ call: FunctionCallExpr) -> Bool {
    if let function = member(calledBy: call)?.ref {
      return index.isolation(ofFunction: function).isolation == .mainActor
    }
    guard let type = call.calleeBase.flatMap({ self.type(of: $0).unwrapped.ownDeclaration }),
      let name = call.calleeName
    else { return false }
    let functions = index.functions(named: name).filter { index.nominalOwner(of: $0) == type }
    return !functions.isEmpty && functions.allSatisfy { index.isolation(ofFunction: $0).isolation == .mainActor }
  }

  /// Whether a node is directly in a synchronous method that overrides one, of a type on the main actor.
  fileprivate func isInOverrideOfMainActorType(_ node: Node) -> Bool {
    guard let function = node.enclosingFunctionLike.flatMap({ FunctionDecl($0.node) }),
      function.hasModifier(.override), !function.isAsync, let type = type(around: function.node)
    else { return false }
    return index.isolation(ofType: type).isolation == .mainActor
  }

  /// Whether only closures that the code itself runs are between a node and the initial value of a variable of the main
  /// actor: what a task runs there is on no actor.
  fileprivate func isInMainActorValue(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        if case .construct(let construct)? = traits(of: ancestor)?.placement, construct != .passThrough { return false }
      case .patternBinding:
        if let property = property(at: ancestor) {
          return index.isolation(ofProperty: property).isolation == .mainActor
        }
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorBlock, .accessorDecl, .memberBlock:
        return false
      default: continue
      }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func elsewhere(_ isolation: Isolation) -> Message {
    """
    'mainContext' is main actor-isolated, but is used \(isolation.isNonisolated ? "in" : "on") \
    \(isolation.domainName) (an error in Swift 6). Create a ModelContext here, or put '@MainActor' on the code.
    """
  }

  fileprivate static let makeContext: Message = "Create a ModelContext"
  fileprivate static func isolate(_ name: String) -> Message { "Put '\(name)' on the main actor" }
}

// MARK: - Info

extension MainContextOffMainActor {
  static let info = RuleInfo(
    id: "main-context-off-main-actor",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "Main context used off the main actor",
    why: """
      'mainContext' and its models belong to the main actor, where views read them. Code elsewhere races with them; \
      'await' gets the context, but leaves it to be used on another thread.
      """,
    instead: """
      'let context = ModelContext(container)' in the code that runs elsewhere, saved there; or '@MainActor' on the code.
      """,
    limits: """
      Reads of 'mainContext' of what is known to be a ModelContainer, where the isolation of the code is known. \
      Information where a test only passes it to code on the main actor. Silent in previews, and where a test case of \
      the main actor overrides what its superclass calls.
      """,
    references: [
      Reference(
        title: "mainContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontainer/maincontext"),
      .evolution("0316-global-actors")
    ],
    compilerView: [
      CompilerView(when: "without 'await'", swift5: .error, swift5Complete: .error, swift6: .error),
      CompilerView(when: "with 'await'", swift5: .warning, swift5Complete: .warning, swift6: .error)
    ],
    fix: .unsafe,
    noFix: "the container or what is done with its context is not certain here",
    examples: [
      .flagged(
        "awaited in nonisolated code",
        """
        import SwiftData
        func wipe(_ container: ModelContainer) async {
          await container.↓mainContext.rollback()
        }
        """),
      .flagged(
        "in an actor",
        """
        import SwiftData
        actor Exporter {
          let container: ModelContainer
          init(_ container: ModelContainer) { self.container = container }
          func count() async throws -> Int {
            let context = await container.↓mainContext
            return try context.fetchCount(FetchDescriptor<Item>())
          }
        }
        """),
      .notFlagged(
        "on the main actor",
        """
        import SwiftData
        @MainActor func wipe(_ container: ModelContainer) { container.mainContext.rollback() }
        """),
      .notFlagged(
        "in a block on the main actor",
        """
        import SwiftData
        func wipe(_ container: ModelContainer) async {
          await MainActor.run { container.mainContext.rollback() }
        }
        """),
      .fixed(
        "a context of its own",
        before: """
          import SwiftData
          @Model final class Item { init() {} }
          func count(_ container: ModelContainer) async throws -> Int {
            let context = await container.mainContext
            return try context.fetchCount(FetchDescriptor<Item>())
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { init() {} }
          func count(_ container: ModelContainer) async throws -> Int {
            let context = ModelContext(container)
            return try context.fetchCount(FetchDescriptor<Item>())
          }
          """, applicability: .unsafe),
      .fixed(
        "on the main actor",
        before: """
          import SwiftData
          enum Drafts {
            static func discard(in container: ModelContainer) async {
              await container.mainContext.rollback()
            }
          }
          """,
        after: """
          import SwiftData
          enum Drafts {
            @MainActor static func discard(in container: ModelContainer) async {
              container.mainContext.rollback()
            }
          }
          """, applicability: .unsafe)
    ])
}
