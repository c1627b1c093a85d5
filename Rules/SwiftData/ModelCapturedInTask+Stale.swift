import LintKit

// What a task does with models after it has waited: it is on their actor, but other code runs there meanwhile.

extension ModelCapturedInTask {
  /// Several values of one task, and several uses, are one finding, and so are the tasks of a file that pass models to
  /// one function that waits.
  static func checkStale(_ names: LocalNames, _ boundary: Node, _ callees: inout StaleCallees, in pass: Pass) {
    guard boundary.waits, let task = WaitingTask(boundary, names, pass) else { return }
    let found = staleUses(in: task)
    guard let first = found.first else { return }
    if first.kind == .passedToWaiting, found.count == 1, let callee = pass.callee(takingModelAt: first.node) {
      return callees.add(first, at: boundary, callee.function)
    }
    if let task = StaleCallees.Task(boundary, first), !callees.tasks.insert(task).inserted { return }
    let isOnlyRead = found.allSatisfy { $0.readsSame(as: first) }
    var notes: [RawDiagnostic.Note] = []
    if first.kind == .passedToWaiting { notes.append(pass.note(Message.passedOn, at: first.node.range)) }
    for use in found.dropFirst().prefix(3) {
      notes.append(pass.note(Message.alsoUsed(use.shown), at: use.node.range))
    }
    pass.report(
      at: first.node.range, .stale(first, isOnlyValue: isOnlyRead && task.readsValue(first)), severity: .info,
      notes: notes, fix: staleFix(found, in: task))
  }

  /// Reports the functions that wait with models which the tasks of a file pass to them.
  static func report(_ callees: StaleCallees, in pass: Pass) {
    for group in callees.groups
    where !pass.exempts(Exemption.reportedInCallee, isReported(group.callee, in: pass)) {
      let first = group.uses[0].use
      if pass.exempts(Exemption.guardedDelete, pass.isGuarded(first.node, by: group.callee)) { continue }
      var notes = [pass.note(Message.passedOn, at: first.node.range)]
      for (use, _) in group.uses.dropFirst().prefix(3) {
        notes.append(pass.note(Message.alsoPassed(use.shown), at: use.node.range))
      }
      pass.report(at: first.node.range, .stale(first, isOnlyValue: false), severity: .info, notes: notes)
    }
  }

  /// In one file both are seen together; of several, the function is where it is to be changed.
  private static func isReported(_ callee: DeclRef, in pass: Pass) -> Bool {
    callee.file != pass.file && ModelUsedAfterAwait.reports(callee, in: pass)
  }

  private static func staleUses(in task: WaitingTask) -> [StaleUse] {
    var found: [StaleUse] = []
    for model in task.models {
      let uses = task.staleUses(of: model)
      guard !uses.isEmpty, task.isKnownModel(model),
        !task.pass.exempts(Exemption.neverDeleted, task.isNeverDeleted(model)),
        !task.pass.exempts(Exemption.guardedDelete, task.isGuarded(model))
      else { continue }
      found += uses.map { use in
        var use = use
        use.isElement = task.isElement(model.subject)
        return use
      }
    }
    let isBrief = !found.isEmpty && found.allSatisfy { task.pass.isBriefWait(before: $0) }
    if task.pass.exempts(Exemption.briefWait, isBrief) { return [] }
    return found.sorted { $0.node.id < $1.node.id }
  }

  /// Fetches the model again directly before its first use after the wait, where no other wait follows and nothing else
  /// would be skipped.
  private static func staleFix(_ found: [StaleUse], in task: WaitingTask) -> RawDiagnostic.FixIt? {
    guard let first = found.first, first.kind != .passedToWaiting, case .local(let definition) = first.subject,
      found.allSatisfy({ $0.subject == first.subject }), let closure = ClosureExpr(task.boundary),
      !closure.captures.contains(where: { _ in true }),
      let statement = closure.node.children(.statement).first(where: {
        $0.id <= first.node.id && first.node.id < $0.subtreeEnd
      }),
      closure.node.children(.statement).allSatisfy({ later in
        later.id < statement.id
          || task.names.uses(of: definition).contains { task.names.node(of: $0).isInside(later) }
      })
    else { return nil }
    let start = task.graph.places(of: first.place)
    let waitsAgain = found.dropFirst().contains { use in
      !task.graph.suspends(between: .behind(start), and: .before(task.graph.places(of: use.place))).isNo
    }
    if waitsAgain || !task.graph.mayRepeat(first.place).isNo { return nil }
    return fetching(definition, task.names, in: closure, before: statement, in: task.pass)
  }
}

/// A use of a model after a wait.
struct StaleUse {
  enum Kind: Equatable {
    /// An attribute or relationship is read.
    case read(String)
    case written
    /// A method is called, or a function gets the model.
    case passedOn
    /// An asynchronous function gets the model, and uses it after its own first wait.
    case passedToWaiting
  }

  let subject: StaleModel.Subject
  /// The name, or `self.name`.
  let node: Node
  /// In the task's own code: the name, or the closure that runs in place with it.
  let place: Node
  let kind: Kind
  /// For messages.
  let shown: String
  /// The waits before it; none where only the callee waits.
  let waits: [Node]
  /// Of a collection: each turn of a loop has another one.
  var isElement = false

  /// Whether both read one value of one model.
  func readsSame(as other: StaleUse) -> Bool {
    guard case .read = kind else { return false }
    return kind == other.kind && subject == other.subject
  }
}

/// The functions that tasks of a file pass models to, and that use them after a wait of their own.
struct StaleCallees {
  /// What the tasks of one function pass to another one after their waits: one cause.
  struct Task: Hashable {
    private let function: UInt32
    private let subject: StaleModel.Subject
    private let callee: Name

    init?(_ boundary: Node, _ use: StaleUse) {
      guard use.kind == .passedOn, let function = boundary.functionAround,
        let call = use.node.enclosing(FunctionCallExpr.self), let callee = call.calleeName
      else { return nil }
      (self.function, subject, self.callee) = (function.id, use.subject, callee)
    }
  }

  var tasks: Set<Task> = []
  private(set) var groups: [(callee: DeclRef, uses: [(use: StaleUse, boundary: Node)])] = []

  mutating func add(_ use: StaleUse, at boundary: Node, _ callee: DeclRef) {
    if let known = groups.firstIndex(where: { $0.callee == callee }) {
      groups[known].uses.append((use, boundary))
    } else {
      groups.append((callee, [(use, boundary)]))
    }
  }
}

/// A model, or a collection of models, that a task uses.
struct StaleModel {
  enum Subject: Hashable {
    case local(DefinitionID)
    case property(DeclRef)
  }

  let subject: Subject
  let uses: [Node]
  /// From where on a wait counts.
  let origin: ControlFlow.Origin
  /// What is captured was there before the task; what the task gets itself has to come from a context.
  let isCaptured: Bool
}

/// The ways through a task, and what it uses.
struct WaitingTask {
  let boundary: Node
  let names: LocalNames
  let body: BodyID
  let graph: ControlFlow
  let pass: Pass

  init?(_ boundary: Node, _ names: LocalNames, _ pass: Pass) {
    guard let body = names.body(at: boundary) else { return nil }
    (self.boundary, self.names, self.body, self.pass) = (boundary, names, body, pass)
    graph = pass.controlFlow(of: body, in: names)
  }

  /// What may be models, judged by what is done with it: types are expensive.
  var models: [StaleModel] {
    var order: [StaleModel.Subject] = []
    var uses: [StaleModel.Subject: [Node]] = [:]
    for use in names.uses(inside: boundary) {
      guard let (subject, node) = subject(of: use) else { continue }
      if uses[subject] == nil { order.append(subject) }
      uses[subject, default: []].append(node)
    }
    return order.compactMap { subject in
      guard let uses = uses[subject], uses.contains(where: \.mayUseModel), let origin = origin(of: subject) else {
        return nil
      }
      return StaleModel(subject: subject, uses: uses, origin: origin.origin, isCaptured: origin.isCaptured)
    }
  }

  private func subject(of use: UseID) -> (StaleModel.Subject, Node)? {
    let node = names.node(of: use)
    switch names[use].resolution {
    case .local(let definition) where names[definition].isValue: return (.local(definition), node)
    case .memberOrGlobal, .selfParameter:
      guard let (property, member) = pass.property(namedAt: node), isSingleModel(property) else { return nil }
      return (.property(property), member)
    case .local, .unknown: return nil
    }
  }

  /// A collection is read anew each time, and what wrappers give is not known.
  private func isSingleModel(_ ref: DeclRef) -> Bool {
    let property = pass.index.property(ref)
    guard !property.isComputed, !property.attributes.contains(where: { $0.name == "Query" }),
      let type = pass.type(ofProperty: ref).unwrapped.ownDeclaration, pass.index.isModel(type).isYes,
      let owner = property.owner.flatMap({ pass.index.extendedNominal($0) })
    else { return false }
    return pass.index.isModel(owner).isNo
  }

  private func origin(of subject: StaleModel.Subject) -> (origin: ControlFlow.Origin, isCaptured: Bool)? {
    guard case .local(let definition) = subject else { return (.entry, true) }
    let node = names.node(of: definition)
    guard node.isInside(boundary) else { return (.entry, true) }
    switch names[definition].kind {
    case .capture: return (.entry, true)
    // Of the function itself.
    case .parameter, .closureParameter, .anonymousParameter:
      return names[definition].body == body ? (.entry, true) : nil
    case .variable, .optionalBinding:
      return names[definition].body == body ? (.behind(graph.places(of: node)), false) : nil
    case .loopVariable:
      guard names[definition].body == body,
        let loop = node.ancestors.first(where: { $0.kind == .forStmt }).map({ ForStmt(unchecked: $0) }), !loop.isAsync,
        let sequence = loop.sequence
      else { return nil }
      // The elements are as old as the collection that they are taken from.
      if let base = sequence.firstBase, let use = names.use(at: base),
        case .local(let collection) = names[use].resolution,
        collection != definition
      {
        return origin(of: .local(collection))
      }
      return (.behind(graph.places(of: sequence.node)), false)
    default: return nil
    }
  }

  fileprivate func isElement(_ subject: StaleModel.Subject) -> Bool {
    guard case .local(let definition) = subject else { return false }
    return names[definition].kind == .loopVariable
  }

  // MARK: Types

  /// Whether the value is one that a context has; counts what is not known.
  func isKnownModel(_ model: StaleModel) -> Bool {
    guard case .local(let definition) = model.subject,
      let reference = model.uses.first.flatMap({ DeclReferenceExpr($0) })
    else {
      return !pass.exempts(ModelCapturedInTask.Exemption.unmanaged, isDraft(model.subject))
        && !pass.exempts(ModelCapturedInTask.Exemption.clearedFirst, isCleared(model.subject)) && !mayBeUnmanaged(model)
    }
    switch pass.confinement(of: .declReference(reference)) {
    case .models: break
    case .unknown where model.isCaptured:
      ModelCapturedInTask.leaveUndecided(reference, in: pass)
      return false
    default: return false
    }
    let origin = pass.modelOrigin(of: .declReference(reference))
    if pass.exempts(ModelCapturedInTask.Exemption.unmanaged, origin == .unmanaged) { return false }
    if origin == .managed { return true }
    if model.isCaptured && !isResultOfCall(definition) { return !mayBeUnmanaged(model) }
    pass.leaveUndecided(missing: .origin(of: reference.nameToken.identifierText))
    return false
  }

  /// Whether no context may have the model, for all that the project does with others of its class; counts that.
  private func mayBeUnmanaged(_ model: StaleModel) -> Bool {
    guard let use = model.uses.first, let type = type(of: model.subject, at: use), pass.mayBeUnmanaged(modelsIn: type)
    else { return false }
    pass.leaveUndecided(missing: .origin(of: use.lastNameToken?.identifierText ?? use.text))
    return true
  }

  /// Whether no code of the project deletes such a model. Reads other files again, so it is asked last.
  func isNeverDeleted(_ model: StaleModel) -> Bool {
    type(of: model.subject, at: model.uses.first).map { pass.areNeverDeleted(modelsIn: $0) } ?? false
  }

  /// What deletes a model that is used.
  func deletions(of use: StaleUse) -> Deletions? {
    type(of: use.subject, at: use.node).flatMap { pass.deletions(ofModelsIn: $0) }
  }

  /// Whether who deletes such a model asks a property first that the code has set before it waits.
  func isGuarded(_ model: StaleModel) -> Bool {
    type(of: model.subject, at: model.uses.first).map { pass.isGuarded($0, by: boundary) } ?? false
  }

  private func type(of subject: StaleModel.Subject, at use: Node?) -> SwiftType? {
    switch subject {
    case .property(let ref): pass.type(ofProperty: ref)
    case .local: use.flatMap { Expr($0) }.map { pass.type(of: $0) }
    }
  }

  /// Whether a member that is read is no model itself.
  func readsValue(_ use: StaleUse) -> Bool {
    guard case .read(let name) = use.kind, let model = Expr(use.node) else { return false }
    return pass.isValue(name, of: model)
  }

  private func isResultOfCall(_ definition: DefinitionID) -> Bool {
    guard names[definition].kind == .variable,
      let variable = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
      case .functionCall? = variable.initializer?.withoutEffectMarkers
    else { return false }
    return true
  }

  /// Whether a property is set to `nil` before each delete of its model.
  private func isCleared(_ subject: StaleModel.Subject) -> Bool {
    guard case .property(let ref) = subject, ref.file == pass.file, !pass.index.property(ref).flags.contains(.isLet),
      let owner = pass.index.property(ref).owner.flatMap({ pass.index.extendedNominal($0) }),
      let deletions = pass.deletions(ofModelsIn: ref)
    else { return false }
    let keeper = PropertyKeeper(ref, of: owner, in: pass)
    return keeper.isOnlyDeleter(deletions) && deletions.calls.allSatisfy { keeper.clears(before: $0) }
  }

  /// Whether a property begins with a model that no context has.
  private func isDraft(_ subject: StaleModel.Subject) -> Bool {
    guard case .property(let ref) = subject else { return false }
    let pass = pass.looking(at: ref.file)
    guard let value = pass.whole(ref).flatMap({ PatternBinding($0) })?.initializer else { return false }
    if case .nilLiteral = value { return false }
    return pass.modelOrigin(of: value) == .unmanaged
  }
}

extension MissingFact {
  fileprivate static func origin(of name: String) -> MissingFact { "value: whether a context has '\(name)'" }
}

extension Expr {
  /// The name that a chain of calls and members begins with: `items` of `items.filter { }.prefix(3)`.
  fileprivate var firstBase: Node? {
    switch withoutEffectMarkers {
    case .declReference(let reference): reference.node
    case .functionCall(let call): call.calleeBase?.firstBase
    case .memberAccess(let member): member.base?.firstBase
    case .optionalChaining(let chain): chain.operand?.firstBase
    case .forceUnwrap(let unwrap): unwrap.operand?.firstBase
    default: nil
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func stale(_ use: StaleUse, isOnlyValue: Bool) -> Message {
    switch use.kind {
    case .passedToWaiting:
      """
      \(use.shown) is used after an 'await' of the callee, and may be deleted by then. Pass its persistentModelID \
      instead.
      """
    case .read, .written, .passedOn:
      "\(use.shown) is used after an 'await', and may be deleted by then. \(advice(use, isOnlyValue: isOnlyValue))"
    }
  }

  private static func advice(_ use: StaleUse, isOnlyValue: Bool) -> String {
    guard isOnlyValue, case .read(let name) = use.kind else { return "Fetch it again by its persistentModelID." }
    if use.isElement { return "Collect each '\(name)' before the task." }
    return "Read '\(name)' before the 'await'."
  }

  fileprivate static let passedOn = "the function that is called here uses it after its own 'await'"
  fileprivate static func alsoPassed(_ model: String) -> String { "\(model) is passed to it here, too" }
  fileprivate static func alsoUsed(_ model: String) -> String { "\(model) is used here, too" }
}
