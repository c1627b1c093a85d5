import LintKit

// Which uses of a model come after a wait, and what they do with it.

extension WaitingTask {
  /// The uses of a model that some way comes to after a wait, without having asked whether the model is still there.
  func staleUses(of model: StaleModel) -> [StaleUse] {
    guard let first = model.uses.first.flatMap({ Expr($0) }) else { return [] }
    let checks = model.uses.filter(\.asksForModel)
    var found: [StaleUse] = []
    var shape: ModelShape?
    for node in model.uses where node.mayUseModel {
      guard let place = place(of: node) else { continue }
      let waits = waits(before: place, from: model.origin, unlessAfter: checks, of: node)
      guard !waits.isEmpty || node.awaitedCall != nil else { continue }
      let known = shape ?? ModelShape(of: first, in: pass)
      shape = known
      guard let kind = kind(of: node, known, isLate: !waits.isEmpty),
        kind != .passedToWaiting || model.isCaptured
      else { continue }
      found.append(
        StaleUse(
          subject: model.subject, node: node, place: place, kind: kind, shown: pass.shownModel(first), waits: waits))
    }
    return found
  }

  /// Where a use is in the task's own code: `nil` in closures that run later, or may wait themselves.
  private func place(of node: Node) -> Node? {
    var place = node
    for ancestor in node.ancestors {
      if ancestor == boundary { return place }
      guard FunctionLike.accepts(ancestor.kind) else { continue }
      guard ancestor.kind == .closureExpr, !ancestor.waits, runsInPlace(ancestor) else { return nil }
      place = ancestor
    }
    return nil
  }

  private func runsInPlace(_ closure: Node) -> Bool {
    if pass.traits(of: closure)?.placement == .construct(.mainActorRun) { return true }
    return pass.context(around: closure).map { pass.index.runsInPlace($0) } ?? false
  }

  /// The waits that some way to a use comes from; none where the code asks in between whether the model is still there.
  ///
  /// - Parameter checks: uses that ask.
  private func waits(
    before place: Node, from origin: ControlFlow.Origin, unlessAfter checks: [Node], of use: Node
  ) -> [Node] {
    let places = graph.places(of: place)
    let goal = ControlFlow.Goal.before(places)
    switch origin {
    case .entry: guard graph.mayHaveWaited(before: place) else { return [] }
    case .behind(let start):
      let again = graph.suspends(between: .behind(places), and: goal, avoiding: start)
      guard graph.suspends(between: origin, and: goal).isYes || again.isYes else { return [] }
    }
    let waits =
      (graph.suspensions(between: origin, and: goal) + graph.suspensions(between: .behind(places), and: goal))
      .filter { mayWait(at: graph.node(at: $0), for: use) }
    let found = waits.map { graph.node(at: $0) }
    if found.isEmpty || checks.isEmpty { return found }
    // In a closure that runs in place, or in the same expression.
    if checks.contains(where: { $0.id < use.id && self.place(of: $0) == place }) {
      return pass.exempts(ModelCapturedInTask.Exemption.checked, true) ? [] : found
    }
    let asked = checks.compactMap { self.place(of: $0) }.flatMap { graph.places(of: $0) }
    let isChecked = graph.hasPath(from: .behind(waits), to: goal, avoiding: asked).isNo
    return pass.exempts(ModelCapturedInTask.Exemption.checked, isChecked) ? [] : found
  }

  /// Whether other code may run on the actor at an `await` before the use: not while the use is evaluated as one of its
  /// arguments, nor where the call is known to stay on the actor and to wait for nothing.
  private func mayWait(at node: Node, for use: Node) -> Bool {
    guard node.kind == .awaitExpr else { return true }
    if use.isInside(node), graph.mayRepeat(node).isNo { return false }
    let isolation = pass.isolation(around: boundary).isolation
    if let operand = node.child(.operand).flatMap({ Expr($0) }),
      case .functionCall(let call) = operand.withoutEffectMarkers, let closure = call.lastClosure,
      call.arguments.allSatisfy({ $0.node.descendants(of: .functionCallExpr).first { _ in true } == nil }),
      pass.traits(of: closure.node)?.placement == .construct(.mainActorRun)
    {
      return isolation != .mainActor
    }
    return pass.index.maySuspend(at: node, in: pass.file, isolatedTo: isolation)
  }

  // MARK: Kinds of uses

  private func kind(of node: Node, _ shape: ModelShape, isLate: Bool) -> StaleUse.Kind? {
    guard let value = shape.model(at: node, in: pass) else { return nil }
    if let argument = value.parent, argument.kind == .labeledExpr, argument.role == .argument {
      if isLate {
        if pass.exempts(ModelCapturedInTask.Exemption.deletedOnly, value.isDeleted(in: pass.file, of: pass.index)) {
          return nil
        }
        return argument.parent?.kind == .functionCallExpr ? .passedOn : nil
      }
      return pass.isUsedAfterWait(byCalleeAt: value) ? .passedToWaiting : nil
    }
    guard isLate, value.role == .base, let member = value.parent.flatMap({ MemberAccessExpr($0) }),
      let name = member.nameToken?.identifierText, shape.reads(name, in: pass)
    else { return nil }
    if member.node.role == .callee { return .passedOn }
    return member.node.isAssignmentTarget ? .written : .read(name)
  }
}

/// What a value is that holds models.
private struct ModelShape {
  private enum Form {
    case model(DeclRef)
    case collection
    case structure(DeclRef)
    case other
  }

  private let form: Form

  init(of value: Expr, in pass: Pass) {
    let type = pass.type(of: value).unwrapped
    if let declaration = type.ownDeclaration {
      form = pass.index.type(declaration).kind == .struct ? .structure(declaration) : .model(declaration)
    } else {
      form = type.standardName == nil ? .other : .collection
    }
  }

  /// The expression that is the model: the name itself, or the part of a structure, without `?` and `!` behind it.
  func model(at node: Node, in pass: Pass) -> Node? {
    var value = node.withNameSuffixes
    guard case .structure(let structure) = form else { return value }
    guard value.role == .base, let member = value.parent.flatMap({ MemberAccessExpr($0) }), let name = member.name,
      let property = pass.index.property(named: name, of: structure)
    else { return nil }
    let isModel = pass.confinement(ofProperty: property) == .models
    if pass.exempts(ModelCapturedInTask.Exemption.structure, !isModel) { return nil }
    value = member.node.withNameSuffixes
    return value
  }

  /// Whether a member is more than what a deleted model, or an array of such, still has.
  func reads(_ name: String, in pass: Pass) -> Bool {
    switch form {
    case .collection: return !["count", "isEmpty", "indices", "startIndex", "endIndex"].contains(name)
    case .model(let type) where name == "id": return pass.index.property(named: Name(spelling: "id"), of: type) != nil
    case .model, .structure, .other: return !Node.identity.contains(name)
    }
  }
}

extension Pass {
  /// Whether a name is passed to an asynchronous function of the project that uses the model after its own first wait.
  fileprivate func isUsedAfterWait(byCalleeAt node: Node, ignoringBriefWaits: Bool = false) -> Bool {
    guard let found = callee(takingModelAt: node) else { return false }
    let shape = Expr(node).map { ModelShape(of: $0, in: self) }
    return index.uses(found.parameter, of: found.function, ignoringBriefWaits: ignoringBriefWaits) { use in
      use.memberRead.map { !Node.identity.contains($0) && shape?.reads($0, in: self) != false } ?? false
        || use.isPassedOn
          && !exempts(
            ModelCapturedInTask.Exemption.deletedOnly, use.isDeleted(in: found.function.file, of: index))
    }
      && !index.uses(found.parameter, of: found.function, afterWaitingWhere: { $0.asksForModel })
  }

  /// The function of the project that an awaited call gives a model to, where there is one of its name.
  func callee(takingModelAt node: Node) -> (function: DeclRef, parameter: Parameter)? {
    guard let argument = node.parent.flatMap({ LabeledExpr($0) }), let call = node.awaitedCall,
      let name = call.calleeName
    else { return nil }
    let label = argument.labelName ?? .noName
    let place = call.arguments.filter { $0.label == nil }.firstIndex(of: argument) ?? 0
    var found: (function: DeclRef, parameter: Parameter)?
    for function in index.functions(named: name) {
      let taking = index.function(function).parameters.filter { $0.label == label }
      guard let parameter = label == .noName ? taking.dropFirst(place).first : taking.first else { continue }
      // Several functions of the name: which one is called is not known.
      if found != nil { return nil }
      found = (function, parameter)
    }
    return found
  }

  /// Whether all waits before a use are over within about a second, and need nothing but the device.
  func isBriefWait(before use: StaleUse) -> Bool {
    use.waits.allSatisfy { waitLength(at: $0) == .brief }
      && !isUsedAfterWait(byCalleeAt: use.node, ignoringBriefWaits: true)
  }
}

extension Pass {
  /// Whether a wait before a use surely lasts: a request, a long sleep, a stream. Of a use by a function that is
  /// called, its own waits count.
  func isLongWait(before use: StaleUse) -> Bool {
    if use.waits.contains(where: { waitLength(at: $0) == .long }) { return true }
    guard use.kind == .passedToWaiting, let wait = use.node.ancestors.first(where: { $0.kind == .awaitExpr }) else {
      return false
    }
    return waitLength(at: wait) == .long
  }
}

extension Node {
  /// What a deleted model still has.
  fileprivate static let identity: Set<String> = [
    "persistentModelID", "id", "isDeleted", "modelContext", "hasChanges"
  ]

  /// Whether the closure itself waits somewhere.
  var waits: Bool {
    for node in descendants(stoppingAtNestedFunctions: true) where node.kind == .awaitExpr || node.kind == .forStmt {
      return true
    }
    return false
  }

  func isInside(_ other: Node) -> Bool { id > other.id && id < other.subtreeEnd }

  /// Whether a member is read, or a function gets the value.
  var mayUseModel: Bool {
    let value = withNameSuffixes
    return value.role == .base && !value.asksForModel || value.parent?.kind == .labeledExpr
  }

  /// `model.isDeleted`, `model.modelContext`
  var asksForModel: Bool { memberRead == "isDeleted" || memberRead == "modelContext" }

  fileprivate var memberRead: String? {
    let value = withNameSuffixes
    guard value.role == .base else { return nil }
    return value.parent.flatMap { MemberAccessExpr($0) }?.nameToken?.identifierText
  }

  /// `function(model)`
  fileprivate var isPassedOn: Bool {
    guard let argument = parent, argument.kind == .labeledExpr else { return false }
    return argument.role == .argument && argument.parent?.kind == .functionCallExpr
  }

  /// `context.delete(model)`: it may be gone already.
  fileprivate func isDeleted(in file: FileID, of index: ProjectIndex) -> Bool {
    guard isPassedOn, let call = parent?.parent.flatMap({ FunctionCallExpr($0) }), call.calleeName == .delete,
      call.arguments.count == 1, let base = call.calleeBase
    else { return false }
    return index.isContext(base, in: file)
  }

  /// The awaited call that the node is an argument of.
  fileprivate var awaitedCall: FunctionCallExpr? {
    guard isPassedOn, let call = parent?.parent.flatMap({ FunctionCallExpr($0) }), call.node.isAwaited else {
      return nil
    }
    return call
  }

  /// With the `?` and `!` behind it.
  fileprivate var withNameSuffixes: Node {
    var node = self
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      node = parent
    }
    return node
  }

  /// `model.property = …`
  fileprivate var isAssignmentTarget: Bool {
    guard let sequence = parent, sequence.kind == .sequenceExpr else { return false }
    var elements = sequence.children(.element)
    guard elements.next() == self, let next = elements.next() else { return false }
    let text = next.mainToken.text
    return next.kind == .assignmentExpr || text.hasSuffix("=") && !["==", "!=", "<=", ">=", "~="].contains(text)
  }
}
