import LintKit

/// A SwiftData model that an asynchronous function changes after it has waited: it may be deleted by then.
///
/// Tasks are the business of ``ModelCapturedInTask``, which shares the search.
enum ModelUsedAfterAwait: Rule {
  static let gate = Gate(anyOf: [.await], mentionsModels: true)
  static let reads = RuleOption.flag("reads", false, "Whether to report models that are only read after the wait.")

  /// The same as those of ``ModelCapturedInTask`` where the search asks.
  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// A task's closure: another rule's business.
    case task
    /// After the suspension, the code asks whether the model is still there.
    case checked
    /// Of a structure with a model in it, only values are used.
    case structure
    /// No context has it, so no other code can delete it.
    case unmanaged
    /// A property that its type sets to `nil` before it deletes the model.
    case clearedFirst
    /// No code of the project deletes such a model.
    case neverDeleted
    /// The code waits for a short sleep alone, or for a service of the device.
    case briefWait
    /// Information only.
    case auxiliary
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.support, pass.isTest) { return }
    for node in file.node.descendants {
      switch node.kind {
      case .functionDecl:
        guard let function = FunctionDecl(node), function.isAsync, let body = function.body, body.node.waits else {
          continue
        }
        check(node, in: pass)
      case .closureExpr:
        if node.waits, !pass.exempts(Exemption.task, pass.runsLater(node)) { check(node, in: pass) }
      default: continue
      }
    }
  }

  /// Several uses in one function are one finding.
  private static func check(_ boundary: Node, in pass: Pass) {
    guard let names = pass.localNames(around: boundary), !pass.exempts(Exemption.support, pass.isSupportCode(boundary)),
      let code = WaitingTask(boundary, names, pass)
    else { return }
    let wantsReads = pass.flag(reads)
    var found: [StaleUse] = []
    for model in code.models where wantsReads || model.uses.contains(where: \.mayChangeModel) {
      let uses = code.staleUses(of: model).filter { $0.kind != .passedToWaiting }
      let chosen = uses.filter { wantsReads || $0.changesModel }
      guard !chosen.isEmpty, code.isKnownModel(model), !pass.exempts(Exemption.neverDeleted, code.isNeverDeleted(model))
      else { continue }
      found += chosen
    }
    found.sort { $0.node.id < $1.node.id }
    if found.isEmpty || pass.exempts(Exemption.briefWait, found.allSatisfy { pass.isBriefWait(before: $0) }) { return }
    // Rather what comes after the wait than what another turn of a loop comes to.
    guard
      let first = found.first(where: { $0.changesModel && $0.isBehindWait }) ?? found.first(where: \.changesModel)
        ?? found.first
    else { return }
    let isInfo = !first.changesModel || pass.exempts(Exemption.auxiliary, pass.isAuxiliary(boundary))
    var notes = first.waits.last.map { [pass.step(Message.waits, at: $0.firstToken.range)] } ?? []
    for use in found.filter({ $0.node != first.node }).prefix(3) {
      notes.append(pass.note(Message.alsoUsed(use.shown), at: use.node.range))
    }
    pass.report(
      at: first.node.range, .stale(first.shown, isChanged: first.changesModel), severity: isInfo ? .info : .warning,
      notes: notes)
  }
}

extension StaleUse {
  /// Whether it writes to the model, or to a collection of it.
  fileprivate var changesModel: Bool { kind == .written || node.mayChangeModel }
  fileprivate var isBehindWait: Bool { waits.contains { $0.id < node.id } }
}

extension Pass {
  /// Whether a closure is the body of a task, or of a block on the main queue.
  fileprivate func runsLater(_ closure: Node) -> Bool {
    guard case .construct(let construct)? = traits(of: closure)?.placement else { return false }
    switch construct {
    case .task, .immediateTask, .detachedTask, .childTask, .immediateChildTask, .mainQueue: return true
    case .sendableCallback, .sendable, .mainActorRun, .assumeMainActor, .otherActor, .callback, .passThrough:
      return false
    }
  }
}

extension Node {
  /// `model.name = …`, `model.tags.append(…)`, `context.insert(model)`
  fileprivate var mayChangeModel: Bool {
    var path = self
    var depth = 0
    while let parent = path.parent {
      switch (parent.kind, path.role) {
      case (.memberAccessExpr, .base): depth += 1
      case (.subscriptCallExpr, .callee), (.optionalChainingExpr, _), (.forceUnwrapExpr, _): break
      case (.functionCallExpr, .callee):
        return depth > 1 && Self.changes.contains(path.lastNameToken?.identifierText ?? "")
      case (.sequenceExpr, .element):
        var elements = parent.children(.element)
        guard depth > 0, elements.next() == path, let next = elements.next() else { return false }
        return next.kind == .assignmentExpr || Self.assignments.contains(next.mainToken.text)
      case (.labeledExpr, _):
        guard let call = parent.parent.flatMap({ FunctionCallExpr($0) }), depth == 0 else { return false }
        return call.calleeName == .insert && call.arguments.count == 1 && call.calleeBase != nil
      default: return false
      }
      path = parent
    }
    return false
  }

  private static let assignments: Set<String> = ["+=", "-=", "*=", "/="]
  private static let changes: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "toggle", "sort", "formUnion", "subtract"
  ]
}

// MARK: - Messages

extension Message {
  fileprivate static func stale(_ model: String, isChanged: Bool) -> Message {
    """
    \(model) is \(isChanged ? "changed" : "used") after an 'await', and may be deleted by then. Fetch it again by its \
    persistentModelID.
    """
  }

  fileprivate static let waits = "other code runs during this wait"
  fileprivate static func alsoUsed(_ model: String) -> String { "\(model) is used here, too" }
}

// MARK: - Info

extension ModelUsedAfterAwait {
  static let info = RuleInfo(
    id: "model-used-after-await",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "SwiftData model changed after an await",
    why: """
      While a function waits, other code runs on its actor: the user may delete what is being synchronized. A write to \
      a deleted model is lost or stops the app ("backing data could no longer be found").
      """,
    instead: """
      'let id = item.persistentModelID' before the 'await', and a fetch by it afterwards; or ask 'item.modelContext != \
      nil' before the change.
      """,
    limits: """
      Asynchronous functions, and closures that wait and are not the body of a task, which 'model-captured-in-task' \
      checks. Reported are writes to attributes and relationships and inserts, after a wait in which other code may \
      run; with the option 'reads' also what is only read, as information. Silent where the code asks 'isDeleted' or \
      'modelContext' in between, where the model is only deleted, on models that no context has or that no code of the \
      project deletes, after short waits, and in tests, previews and samples.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier")
    ],
    compilerView: [.silent],
    options: [reads],
    examples: [
      .flagged(
        "a parameter is changed after the download",
        """
        import SwiftData
        @Model final class Pet { var owner = "" }
        @MainActor func update(_ pet: Pet, _ api: API) async throws {
          let owner = try await api.owner()
          ↓pet.owner = owner
        }
        @MainActor func remove(_ pet: Pet, _ context: ModelContext) { context.delete(pet) }
        actor API { func owner() async throws -> String { "" } }
        """),
      .flagged(
        "a relationship of a fetched model",
        """
        import SwiftData
        @Model final class Team { var members: [Member] = [] }
        @Model final class Member { var name = "" }
        @MainActor func sync(_ context: ModelContext, _ api: API) async throws {
          guard let team = try context.fetch(FetchDescriptor<Team>()).first else { return }
          let name = await api.name()
          ↓team.members.append(Member(name: name))
        }
        @MainActor func remove(_ team: Team, _ context: ModelContext) { context.delete(team) }
        actor API { func name() -> String { "" } }
        """),
      .flagged(
        "what is only read",
        """
        import SwiftData
        @Model final class Pet { var owner = "" }
        @MainActor func show(_ pet: Pet, _ api: API) async {
          await api.refresh()
          print(↓pet.owner)
        }
        @MainActor func remove(_ pet: Pet, _ context: ModelContext) { context.delete(pet) }
        actor API { func refresh() {} }
        """, severity: .info, options: ["reads": .flag(true)]),
      .notFlagged(
        "fetched again",
        """
        import SwiftData
        @Model final class Pet { var owner = "" }
        @MainActor func update(_ pet: Pet, _ context: ModelContext, _ api: API) async throws {
          let id = pet.persistentModelID
          let owner = await api.owner()
          let again = try context.fetch(FetchDescriptor<Pet>(predicate: #Predicate { $0.persistentModelID == id \
          })).first
          again?.owner = owner
        }
        @MainActor func remove(_ pet: Pet, _ context: ModelContext) { context.delete(pet) }
        actor API { func owner() -> String { "" } }
        """),
      .notFlagged(
        "the code asks whether it is still there",
        """
        import SwiftData
        @Model final class Pet { var owner = "" }
        @MainActor func update(_ pet: Pet, _ api: API) async {
          let owner = await api.owner()
          guard pet.modelContext != nil else { return }
          pet.owner = owner
        }
        @MainActor func remove(_ pet: Pet, _ context: ModelContext) { context.delete(pet) }
        actor API { func owner() -> String { "" } }
        """)
    ])
}
