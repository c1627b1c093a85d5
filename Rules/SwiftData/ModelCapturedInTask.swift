import LintKit

/// A SwiftData model that a task, a queue or another sendable closure takes from the isolation that it belongs to, or
/// uses when it may be gone.
enum ModelCapturedInTask: Rule {
  static let gate = Gate(
    anyOf: [
      .Task, .addTask, .addTaskUnlessCancelled, .addImmediateTask, .async, .asyncAfter, .addOperation, .run,
      .onTermination,
      .onCancel, .Timer
    ], mentionsModels: true)

  enum Exemption: String, RuleExemption {
    case test, preview
    /// An entry of a capture list reads a value.
    case valueInCaptureList
    /// Made for the closure, and used by nobody else.
    case handedOver
    /// Goes to the main actor, and may well come from there: a parameter, or the result of a call that was awaited.
    case backToMainActor
    /// Behind the suspension, the code asks whether the model is still there.
    case checked
    /// A structure with a model in it: which of its parts are read is not known.
    case structure
    /// Made here and not inserted anywhere before the task: nobody can delete it.
    case notStoredYet
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    for node in pass.tree.root.descendants {
      switch node.kind {
      case .closureExpr: if let construct = pass.laterConstruct(of: node) { check(node, construct, in: pass) }
      case .variableDecl: if VariableDecl(unchecked: node).hasModifier(.async) { check(node, nil, in: pass) }
      default: continue
      }
    }
  }

  /// - Parameter construct: `nil` for an `async let`.
  private static func check(_ boundary: Node, _ construct: ClosureConstruct?, in pass: Pass) {
    guard let names = pass.localNames(around: boundary), !pass.exempts(Exemption.preview, pass.isInPreview(boundary))
    else { return }
    let staysOnActor = construct != nil && pass.staysOnActor(boundary)
    if staysOnActor, construct != .task, construct != .immediateTask { return }
    var seen: Set<Resolution> = []
    for use in names.uses(inside: boundary) {
      guard names.comesFromOutside(use, of: boundary) else { continue }
      if pass.exempts(Exemption.valueInCaptureList, names.isReadInCaptureList(use)) { continue }
      guard case .local(let definition) = names[use].resolution else {
        if !staysOnActor { checkProperty(names.node(of: use), boundary, in: pass) }
        continue
      }
      guard seen.insert(names[use].resolution).inserted else { continue }
      if staysOnActor {
        checkStale(definition, names, boundary, in: pass)
      } else {
        checkCrossing(definition, use, names, boundary, in: pass)
      }
    }
  }

  // MARK: Crossing

  private static func checkCrossing(
    _ definition: DefinitionID, _ use: UseID, _ names: LocalNames, _ boundary: Node, in pass: Pass
  ) {
    guard names[definition].isValue, let reference = DeclReferenceExpr(names.node(of: use)) else { return }
    // Types are dear, so they are asked for last.
    if pass.exempts(Exemption.backToMainActor, pass.isOnMainActor(boundary) && !names.isMadeHere(definition)) { return }
    let owner = names.node(of: names[definition].body)
    let isolation = pass.isolation(around: names.node(of: definition))
    guard let capture = pass.capture(of: reference.node, below: owner, runningIn: isolation.isolation) else { return }
    // A closure further out may be where it crosses.
    if case .elsewhere(let captured) = capture, captured.boundary != boundary { return }
    let confinement = pass.confinement(of: .declReference(reference))
    if confinement == .unknown { return leaveUndecided(reference, in: pass) }
    guard confinement == .models else { return }
    switch capture {
    case .unknown(let closure): return pass.leaveUndecided(missing: pass.unknownCrossing(of: closure))
    case .elsewhere(let captured):
      switch pass.isHandedOver(definition, of: names, to: boundary) {
      case .yes where pass.exempts(Exemption.handedOver, true): return
      case .unknown: return pass.leaveUndecided(missing: .laterUse(of: reference.nameToken.identifierText))
      default: break
      }
      pass.report(
        at: reference.node.range, .crosses(reference.nameToken.identifierText, captured.shown),
        notes: pass.notes(for: isolation),
        fix: fix(definition, of: names, in: boundary, pass: pass))
    }
  }

  private static func checkProperty(_ name: Node, _ boundary: Node, in pass: Pass) {
    guard let (property, use) = pass.property(namedAt: name), pass.confinement(ofProperty: property) == .models,
      let capture = pass.capture(of: property, usedAt: use)
    else { return }
    switch capture {
    case .unknown(boundary): pass.leaveUndecided(missing: pass.unknownCrossing(of: boundary))
    case .elsewhere(let captured) where captured.boundary == boundary:
      pass.report(
        at: use.range, .crosses(pass.index.property(property).name, captured.shown),
        notes: pass.notes(for: pass.index.isolation(ofProperty: property)))
    default: break
    }
  }

  /// Counts a value of unknown type, which may be a model only where the file names one.
  private static func leaveUndecided(_ reference: DeclReferenceExpr, in pass: Pass) {
    guard pass.index.mayMentionModels(pass.file) else { return }
    pass.leaveUndecided(missing: pass.unknownType(of: .declReference(reference)))
  }

  // MARK: Staleness

  /// The task is on the model's actor, but others take turns there while it waits.
  private static func checkStale(_ definition: DefinitionID, _ names: LocalNames, _ boundary: Node, in pass: Pass) {
    guard let body = names.body(at: boundary), names[definition].isValue, boundary.waits else { return }
    let uses = names.uses(of: definition).filter { names[$0].body == body }
    guard uses.contains(where: { names.node(of: $0).readsModel || names.node(of: $0).awaitedCall != nil }),
      let first = names.uses(of: definition).first(where: { names.isBody(names[$0].body, inside: body) }),
      let reference = DeclReferenceExpr(names.node(of: first)), let graph = pass.controlFlow(around: boundary)
    else { return }
    // Types are dear, so they are asked for last but for what needs another file.
    let read = uses.map { names.node(of: $0) }.first { $0.readsModel && graph.mayHaveWaited(before: $0) }
    let passedOn = uses.map { names.node(of: $0) }.filter { $0.awaitedCall != nil }
    guard read != nil || !passedOn.isEmpty else { return }
    let confinement = pass.confinement(of: .declReference(reference))
    guard confinement == .models || confinement == .unknown && read != nil else { return }
    if pass.exempts(Exemption.checked, names.uses(of: definition).contains { names.node(of: $0).asksForModel }) {
      return
    }
    if pass.exempts(Exemption.structure, pass.isStructure(reference)) {
      return pass.leaveUndecided(missing: .part(of: reference.nameToken.identifierText))
    }
    if pass.exempts(
      Exemption.notStoredYet, names.isMadeHere(definition) && !names.isInserted(definition, before: boundary))
    {
      return
    }
    if confinement == .unknown { return leaveUndecided(reference, in: pass) }
    guard let use = read ?? passedOn.first(where: { pass.isReadAfterWait(byCalleeAt: $0) }) else { return }
    pass.report(
      at: reference.node.range, .stale(reference.nameToken.identifierText), severity: .warning,
      notes: [pass.note(read == nil ? Message.passedOn : Message.usedAfterWait, at: use.range)],
      fix: fix(definition, of: names, in: boundary, pass: pass))
  }
}

extension Pass {
  /// How a closure is run that runs later or elsewhere than the code around it.
  fileprivate func laterConstruct(of closure: Node) -> ClosureConstruct? {
    guard case .construct(let construct)? = traits(of: closure)?.placement else { return nil }
    switch construct {
    case .task, .immediateTask, .detachedTask, .childTask, .immediateChildTask, .sendableCallback, .sendable,
      .mainActorRun, .mainQueue:
      return construct
    case .assumeMainActor, .otherActor, .callback, .passThrough: return nil
    }
  }

  /// Whether a name means a value of a structure, rather than a model or a collection of them.
  fileprivate func isStructure(_ reference: DeclReferenceExpr) -> Bool {
    type(of: .declReference(reference)).unwrapped.ownDeclaration.map { index.type($0).kind == .struct } ?? false
  }

  fileprivate func isOnMainActor(_ boundary: Node) -> Bool {
    boundary.kind == .closureExpr && isolation(around: boundary).isolation == .mainActor
  }

  /// Whether a closure runs on the actor that the code around it is on.
  fileprivate func staysOnActor(_ closure: Node) -> Bool {
    guard let parent = closure.parent else { return false }
    let around = isolation(around: parent).isolation
    return around.isOnActor && isolation(around: closure).isolation == around
  }

  /// Whether a name is passed to an asynchronous function of the project that reads the model again after waiting.
  fileprivate func isReadAfterWait(byCalleeAt node: Node) -> Bool {
    guard let argument = node.parent.flatMap({ LabeledExpr($0) }), let call = node.awaitedCall,
      let name = call.calleeName
    else { return false }
    let label = argument.labelName ?? .noName
    let place = call.arguments.filter { $0.label == nil }.firstIndex(of: argument) ?? 0
    var found: (function: DeclRef, parameter: Parameter)?
    for function in index.functions(named: name) {
      let taking = index.function(function).parameters.filter { $0.label == label }
      guard let parameter = label == .noName ? taking.dropFirst(place).first : taking.first else { continue }
      // Several functions of the name: which one is called is not known.
      if found != nil { return false }
      found = (function, parameter)
    }
    guard let found else { return false }
    return index.uses(found.parameter, of: found.function, afterWaitingWhere: { $0.readsModel })
      && !index.uses(found.parameter, of: found.function, afterWaitingWhere: { $0.asksForModel })
  }

  /// The property that a name means, and the expression that reads it: `name`, or `self.name` for `self`.
  fileprivate func property(namedAt node: Node) -> (DeclRef, Node)? {
    guard let reference = DeclReferenceExpr(node) else { return nil }
    if reference.isSelf {
      guard node.role == .base, let member = node.parent.flatMap({ MemberAccessExpr($0) }), let name = member.nameToken,
        let type = type(around: node).flatMap({ index.extendedNominal($0) }),
        let found = index.property(named: name.name, of: type)
      else { return nil }
      return (found, member.node)
    }
    guard case .property(let found)? = binding(of: reference), index.property(found).owner != nil else { return nil }
    return (found, node)
  }
}

extension LocalNames {
  /// Whether what is used is introduced outside of the boundary: a local, or perhaps a member.
  fileprivate func comesFromOutside(_ use: UseID, of boundary: Node) -> Bool {
    switch self[use].resolution {
    case .local(let definition):
      let introduced = self[definition].node
      return introduced < boundary.id || introduced >= boundary.subtreeEnd
    case .memberOrGlobal, .selfParameter: return true
    case .unknown: return false
    }
  }

  /// A local whose value the code around it computes itself, and does not wait for.
  fileprivate func isMadeHere(_ definition: DefinitionID) -> Bool {
    let node = node(of: definition)
    guard self[definition].kind == .variable,
      let initializer = node.parent.flatMap({ PatternBinding($0) })?.initializer,
      case .functionCall = initializer.withoutEffectMarkers
    else { return false }
    return !initializer.node.descendants.contains { $0.kind == .awaitExpr } && initializer.node.kind != .awaitExpr
  }

  /// Whether a local is given to `insert`, of a context or a collection, before a node.
  fileprivate func isInserted(_ definition: DefinitionID, before boundary: Node) -> Bool {
    uses(of: definition).contains { use in
      let node = node(of: use)
      guard node.id < boundary.id, let argument = node.parent, argument.kind == .labeledExpr else { return false }
      return argument.parent.flatMap { FunctionCallExpr($0) }?.calleeName == .insert
    }
  }
}

extension Definition {
  /// A parameter, a variable, or what stands for one.
  fileprivate var isValue: Bool {
    switch kind {
    case .parameter, .closureParameter, .anonymousParameter, .variable, .loopVariable, .optionalBinding, .caseBinding,
      .capture:
      true
    default: false
    }
  }
}

extension Node {
  /// `model.property`, other than what a deleted model still has.
  fileprivate var readsModel: Bool {
    guard role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }),
      let name = member.nameToken?.identifierText
    else { return false }
    return !["persistentModelID", "id", "isDeleted", "modelContext", "hasChanges"].contains(name)
  }

  /// `model.isDeleted`, `model.modelContext`
  fileprivate var asksForModel: Bool {
    guard role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }),
      let name = member.nameToken?.identifierText
    else { return false }
    return name == "isDeleted" || name == "modelContext"
  }

  /// The awaited call that the node is an argument of.
  fileprivate var awaitedCall: FunctionCallExpr? {
    guard let argument = parent, argument.kind == .labeledExpr, argument.role == .argument,
      let call = argument.parent.flatMap({ FunctionCallExpr($0) }), call.node.isAwaited
    else { return nil }
    return call
  }

  /// Whether the closure itself waits somewhere.
  fileprivate var waits: Bool {
    for node in descendants(stoppingAtNestedFunctions: true) where node.kind == .awaitExpr || node.kind == .forStmt {
      return true
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func crosses(_ name: String, _ how: String) -> Message {
    """
    SwiftData model '\(name)' is captured by \(how), which runs in another isolation: a model belongs to the one of \
    its context. Capture its 'persistentModelID' and fetch the model inside, in a context that is made there.
    """
  }

  fileprivate static func stale(_ name: String) -> Message {
    """
    SwiftData model '\(name)' is used after the task has waited: it may have been deleted in the meantime, and reading \
    it then stops the app. Take its 'persistentModelID' before the task and fetch the model again behind the 'await'.
    """
  }

  fileprivate static let passedOn = "passed here to a function that uses it after waiting"
  fileprivate static let usedAfterWait = "used here, after the task may have waited"
}

extension MissingFact {
  fileprivate static func part(of name: String) -> MissingFact { "value: which part of '\(name)' is read" }
}

// MARK: - Info

extension ModelCapturedInTask {
  static let info = RuleInfo(
    id: "model-captured-in-task",
    family: .swiftData,
    severity: .error,
    priority: .critical,
    summary:
      "A SwiftData model that a closure captures which runs in another isolation, or after others had their turn",
    why: """
      A model belongs to its context, and that to one isolation. On another thread its properties race with the view \
      that shows it. And a task that waits gives everybody else a turn: when the model is deleted in between, its next \
      use stops the app ("backing data could no longer be found").
      """,
    instead: """
      Take 'let id = model.persistentModelID' before the closure, and fetch inside: in a '@ModelActor' 'self[id, as: \
      Item.self]', elsewhere with a 'FetchDescriptor' on the identifier. Values that the closure needs can be read \
      before it, or in its capture list: '[name = item.name]'.
      """,
    limits: """
      Followed are tasks, child tasks, 'async let', 'MainActor.run', dispatch queues and other closures that are \
      sendable by their place; not those of the project's own functions. Behind a wait only locals and parameters are \
      looked at, not properties, and only where the model is read or written, by the task or by a function that it is \
      passed to directly.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier"),
      .evolution("0302-concurrent-value-and-concurrent-closures"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "a task of another isolation", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingClosureRisksDataRace", "SendingRisksDataRace"]),
      CompilerView(
        when: "a '@Sendable' closure", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures"]),
      CompilerView(when: "a property of an isolated type", swift5: .warning, swift5Complete: .warning, swift6: .error),
      CompilerView(
        when: "used after waiting, on its own actor", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .unsafe,
    examples: [
      .flagged(
        "a task of a function on no actor",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func sync(_ project: Project) { Task { await push(↓project.title) } }
        """),
      .flagged(
        "a detached task",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        @MainActor final class Screen {
          var project: Project
          init(project: Project) { self.project = project }
          func export() { Task.detached { write(↓self.project) } }
        }
        """),
      .flagged(
        "fetched in the background, shown on the main actor",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func load(_ container: ModelContainer) async throws {
          let projects = try ModelContext(container).fetch(FetchDescriptor<Project>())
          await MainActor.run { show(↓projects) }
        }
        """),
      .flagged(
        "used after waiting",
        """
        import SwiftData
        @Model final class Project { var owner = "" }
        @MainActor func refresh(_ project: Project) {
          Task {
            let user = await user()
            ↓project.owner = user
          }
        }
        """, severity: .warning),
      .flagged(
        "passed to a function that waits",
        """
        import SwiftData
        @Model final class Project { var owner = "" }
        @MainActor final class Sync {
          func refresh(_ project: Project) { Task { await load(↓project) } }
          func load(_ project: Project) async {
            let user = await user(named: project.owner)
            project.owner = user
          }
        }
        """, severity: .warning),
      .notFlagged(
        "an identifier is captured",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func sync(_ project: Project) {
          let id = project.persistentModelID
          Task { await worker.push(id) }
        }
        """),
      .notFlagged(
        "a value is captured",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func sync(_ project: Project) { Task { [title = project.title] in await push(title) } }
        """),
      .notFlagged(
        "read before anything is waited for",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        @MainActor func sync(_ project: Project) { Task { await push(project.title) } }
        """),
      .notFlagged(
        "asked for behind the wait",
        """
        import SwiftData
        @Model final class Project { var owner = "" }
        @MainActor func refresh(_ project: Project) {
          Task {
            let user = await user()
            guard !project.isDeleted else { return }
            project.owner = user
          }
        }
        """),
      .notFlagged(
        "made for the task",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        @MainActor func add() {
          let project = Project()
          Task.detached { insert(project) }
        }
        """),
      .notFlagged(
        "an action runs on the main actor",
        """
        import SwiftData
        import SwiftUI
        @Model final class Project { var title = "" }
        struct Row: View {
          let project: Project
          var body: some View { Button("Rename") { project.title = "new" } }
        }
        """),
      .fixed(
        "the identifier crosses",
        before: """
          import SwiftData
          @Model final class Project { var title = "" }
          @MainActor func export(_ project: Project, _ container: ModelContainer) {
            Task.detached {
              write(project.title)
            }
          }
          """,
        after: """
          import SwiftData
          @Model final class Project { var title = "" }
          @MainActor func export(_ project: Project, _ container: ModelContainer) {
            let projectID = project.persistentModelID
            Task.detached {
              let context = ModelContext(container)
              var descriptor = FetchDescriptor<Project>(predicate: #Predicate { $0.persistentModelID == projectID })
              descriptor.fetchLimit = 1
              guard let project = (try? context.fetch(descriptor))?.first else { return }
              write(project.title)
            }
          }
          """, applicability: .unsafe)
    ])
}
