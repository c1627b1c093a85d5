import LintKit

/// A SwiftData model that an asynchronous function changes after it has waited: it may be deleted by then.
///
/// Tasks are the business of ``ModelCapturedInTask``, which shares the search.
enum ModelUsedAfterAwait: Rule {
  static let gate = Gate(anyOf: [.await], mentionsModels: true)
  static let reads = RuleOption.flag("reads", false, "Whether to report models that are only read after the wait.")
  static let unknownWaits = RuleOption.flag(
    "unknown_waits", false, "Whether to report, as information, waits that may be short and are not in a loop.")

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
    /// Who deletes such a model first asks a property that the code has set before it waits.
    case guardedDelete
    /// Rows are only deleted with all others of their table, as an application is reset.
    case reset
    /// A parameter that callers pass from another isolation, which is worse, and reported.
    case crossing
    /// The code waits for a short sleep alone, or for a service of the device.
    case briefWait
    /// No wait before the use is known to last: information where a loop repeats it, else only where that is asked for.
    case mayBeShort
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.support, pass.isTest) { return }
    var found: [Finding] = []
    for node in file.node.descendants {
      switch node.kind {
      case .functionDecl: if let next = finding(inFunction: node, in: pass) { found.append(next) }
      case .closureExpr:
        guard node.waits, !pass.exempts(Exemption.task, pass.runsLater(node)), let next = finding(in: node, in: pass)
        else { continue }
        found.append(next)
      default: continue
      }
    }
    report(found, in: pass)
  }

  /// Whether a function is reported, or would be with the option ``unknownWaits``.
  static func reports(_ function: DeclRef, in pass: Pass) -> Bool {
    guard pass.runs(Self.self) else { return false }
    let pass = pass.looking(at: function.file)
    return pass.whole(function).flatMap { finding(inFunction: $0, orShort: true, in: pass) } != nil
  }

  private struct Finding {
    let first: StaleUse
    let others: [StaleUse]
  }

  /// Several functions that change the model of one property are one finding.
  private static func report(_ findings: [Finding], in pass: Pass) {
    var seen: Set<StaleModel.Subject> = []
    for finding in findings {
      let first = finding.first
      var notes = first.waits.last.map { [pass.step(Message.waits, at: $0.firstToken.range)] } ?? []
      var others = finding.others
      if case .property = first.subject {
        guard seen.insert(first.subject).inserted else { continue }
        others += findings.filter { $0.first.subject == first.subject && $0.first.node != first.node }.map(\.first)
      }
      for use in others.prefix(3) { notes.append(pass.note(Message.alsoUsed(use.shown), at: use.node.range)) }
      pass.report(
        at: first.node.range, .stale(first.shown, isChanged: first.changesModel), notes: notes)
    }
  }

  /// - Parameter orShort: whether a wait that may be short counts.
  private static func finding(inFunction node: Node, orShort: Bool = false, in pass: Pass) -> Finding? {
    guard let function = FunctionDecl(node), function.isAsync, let body = function.body, body.node.waits else {
      return nil
    }
    return finding(in: node, orShort: orShort, in: pass)
  }

  /// Several uses in one function are one finding.
  private static func finding(in boundary: Node, orShort: Bool = false, in pass: Pass) -> Finding? {
    guard let names = pass.localNames(around: boundary), !pass.exempts(Exemption.support, pass.isSupportCode(boundary)),
      let code = WaitingTask(boundary, names, pass)
    else { return nil }
    let wantsReads = pass.flag(reads)
    var found: [StaleUse] = []
    for model in code.models where wantsReads || model.uses.contains(where: \.mayChangeModel) {
      let uses = code.staleUses(of: model).filter { $0.kind != .passedToWaiting }
      let chosen = uses.filter { wantsReads || $0.changesModel }
      guard let first = chosen.first, !pass.exempts(Exemption.unmanaged, first.node.isInserted),
        code.isKnownModel(model), !isHarmless(model, in: code)
      else { continue }
      found += chosen
    }
    found.sort { $0.node.id < $1.node.id }
    if found.isEmpty || pass.exempts(Exemption.briefWait, found.allSatisfy { pass.isBriefWait(before: $0) }) {
      return nil
    }
    // Rather what comes after the wait than what another turn of a loop comes to.
    guard
      let first = found.first(where: { $0.changesModel && $0.isBehindWait }) ?? found.first(where: \.changesModel)
        ?? found.first
    else { return nil }
    let mayBeShort = pass.exempts(Exemption.mayBeShort, !found.contains { pass.isLongWait(before: $0) })
    let isShort = mayBeShort && first.changesModel && !found.contains(where: \.isRepeated)
    if isShort, !orShort, !pass.flag(unknownWaits) { return nil }
    if pass.exempts(Exemption.reset, code.deletions(of: first)?.areResets ?? false) { return nil }
    return Finding(first: first, others: found.filter { $0.node != first.node })
  }

  /// Reads other files again, so it is asked last.
  private static func isHarmless(_ model: StaleModel, in code: WaitingTask) -> Bool {
    let pass = code.pass
    return pass.exempts(Exemption.neverDeleted, code.isNeverDeleted(model))
      || pass.exempts(Exemption.guardedDelete, code.isGuarded(model))
      || pass.exempts(Exemption.crossing, code.isParameterFromElsewhere(model))
  }
}

extension WaitingTask {
  /// Whether a model is a parameter of the function itself, which callers pass from another isolation.
  fileprivate func isParameterFromElsewhere(_ model: StaleModel) -> Bool {
    guard case .local(let definition) = model.subject, names[definition].kind == .parameter,
      names[definition].body == body, let function = pass.function(at: boundary)
    else { return false }
    return ModelParameterCrossesActor.crosses(function, in: pass)
  }
}

extension StaleUse {
  /// Whether it writes to the model, or to a collection of it.
  fileprivate var changesModel: Bool { kind == .written || node.mayChangeModel }
  fileprivate var isBehindWait: Bool { waits.contains { $0.id < node.id } }

  /// Whether a loop over elements waits in each turn before it comes to the use.
  fileprivate var isRepeated: Bool {
    node.ancestors.contains { loop in
      ForStmt(loop).map { loop in !loop.isAsync && waits.contains { $0.isInside(loop.node) } } ?? false
    }
  }
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
  var mayChangeModel: Bool {
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
      case (.labeledExpr, _): return depth == 0 && path.isInserted
      default: return false
      }
      path = parent
    }
    return false
  }

  /// `context.insert(model)`: no context has it before.
  fileprivate var isInserted: Bool {
    guard let argument = parent, argument.kind == .labeledExpr,
      let call = argument.parent.flatMap({ FunctionCallExpr($0) })
    else { return false }
    return call.calleeName == .insert && call.arguments.count == 1 && call.calleeBase != nil
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
    severity: .info,
    priority: .medium,
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
      checks. Reported are writes to attributes and relationships, after a wait in which other code may run; with the \
      option 'reads' also what is only read. Silent where the code asks 'isDeleted' or \
      'modelContext' in between, where the model is only deleted, on models that no context has or that no code of the \
      project deletes, or only after it has asked a property that is set before the wait; on parameters that come from \
      another isolation, which 'model-parameter-crosses-actor' reports; after short waits, and in tests, previews and \
      samples. Other code runs where the wait surely lasts: a sleep of a second, a stream, a request of a framework; or \
      where a loop repeats it; with the option 'unknown_waits' after any wait. Silent where such rows are only deleted \
      with all others, as in a reset. Not known for classes of which the project keeps objects that no context has.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier")
    ],
    compilerView: [.silent],
    noFix: "what to do when the row is gone after the wait depends on what the function promises",
    options: [reads, unknownWaits],
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
        """, options: ["unknown_waits": .flag(true)]),
      .flagged(
        "after a wait that surely lasts",
        """
        import SwiftData
        @Model final class Pet { var isNew = true }
        @MainActor func settle(_ pet: Pet) async throws {
          try await Task.sleep(for: .seconds(5))
          ↓pet.isNew = false
        }
        @MainActor func remove(_ pet: Pet, _ context: ModelContext) { context.delete(pet) }
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
        """, options: ["unknown_waits": .flag(true)]),
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
        """, options: ["reads": .flag(true)]),
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
