import LintKit

/// A SwiftData model that a task, a queue or another sendable closure takes from the isolation that it belongs to, or
/// that a task uses when it may have been deleted.
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
    /// Made for the closure, and used by no other code.
    case handedOver
    /// The model claims to be Sendable: the compiler believes it, and the claim is reported itself.
    case claimsSendable
    /// A copy that is marked 'nonisolated(unsafe)': the code vouches for it, and Swift 6 compiles it.
    case vouchedFor
    /// Goes to the main actor, and may well come from there: a parameter, or the result of a call that was awaited.
    case backToMainActor
    /// Code on no actor hands the models to the main queue, where they may well come from: a warning, though the
    /// compiler objects.
    case calledOnMainActor
    /// After the suspension, the code asks whether the model is still there.
    case checked
    /// Of a structure with a model in it, only values are read.
    case structure
    /// Made here and not inserted anywhere before the task: no other code can delete it.
    case unmanaged
    /// After the suspension it is only deleted itself.
    case deletedOnly
    /// A property that its type sets to `nil` before it deletes the model, and that is read anew after the suspension.
    case clearedFirst
    /// No code of the project deletes such a model.
    case neverDeleted
    /// Who deletes such a model first asks a property that the code has set before it waits.
    case guardedDelete
    /// The function that waits with the model is reported itself, in its own file.
    case reportedInCallee
    /// The task waits for a short sleep alone, or for a service of the device.
    case briefWait
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    var callees = StaleCallees()
    for node in pass.tree.root.descendants {
      switch node.kind {
      case .closureExpr:
        if let construct = pass.laterConstruct(of: node) { check(node, construct, &callees, in: pass) }
      case .variableDecl: if VariableDecl(unchecked: node).hasModifier(.async) { check(node, nil, &callees, in: pass) }
      default: continue
      }
    }
    report(callees, in: pass)
  }

  /// - Parameter construct: `nil` for an `async let`.
  private static func check(
    _ boundary: Node, _ construct: ClosureConstruct?, _ callees: inout StaleCallees, in pass: Pass
  ) {
    guard let names = pass.localNames(around: boundary), !pass.exempts(Exemption.preview, pass.isInPreview(boundary))
    else { return }
    guard construct != nil, pass.staysOnActor(boundary) else {
      return checkCrossings(names, boundary, construct, in: pass)
    }
    if construct == .task || construct == .immediateTask { checkStale(names, boundary, &callees, in: pass) }
  }

  // MARK: Crossing

  private struct CrossingUse {
    let node: Node
    /// The model, for messages.
    let shown: String
    let captured: CapturedUse
    let notes: [RawDiagnostic.Note]
    /// Of a local.
    var definition: DefinitionID?
  }

  /// Several values of one closure are one finding.
  private static func checkCrossings(
    _ names: LocalNames, _ boundary: Node, _ construct: ClosureConstruct?, in pass: Pass
  ) {
    var seen: Set<Resolution> = []
    var found: [CrossingUse] = []
    for use in names.uses(inside: boundary) {
      guard names.comesFromOutside(use, of: boundary) else { continue }
      if pass.exempts(Exemption.valueInCaptureList, names.isReadInCaptureList(use)) { continue }
      guard case .local(let definition) = names[use].resolution else {
        if let crossing = crossingProperty(names.node(of: use), boundary, in: pass) { found.append(crossing) }
        continue
      }
      guard seen.insert(names[use].resolution).inserted else { continue }
      if let crossing = crossingLocal(definition, use, names, boundary, in: pass) { found.append(crossing) }
    }
    guard let first = found.first else { return }
    let others = Dictionary(found.map { ($0.shown, $0) }) { first, _ in first }.values
      .filter { $0.shown != first.shown }.sorted { $0.node.id < $1.node.id }
    let also = others.map { pass.note(Message.alsoCaptured($0.shown), at: $0.node.range) }
    if construct == .mainQueue, pass.exempts(Exemption.calledOnMainActor, pass.mayComeFromMainActor(boundary)) {
      return pass.report(
        at: first.node.range, .queued(first.shown), severity: .warning, notes: also + first.notes)
    }
    if pass.isBlockOfMainThread(boundary), pass.isMainActorAround(boundary) {
      return pass.report(
        at: first.node.range, .onMainThread(first.shown), severity: .warning, notes: also + first.notes)
    }
    let only = others.isEmpty ? first.definition : nil
    let advice = CrossingAdvice(for: first.node, names, in: boundary, of: pass).shared(by: others.count + 1)
    pass.report(
      at: first.node.range, .crosses(first.shown, first.captured.shown, advice), notes: also + first.notes,
      fix: only.flatMap { fix($0, of: names, advice, in: boundary, pass: pass) })
  }

  private static func crossingLocal(
    _ definition: DefinitionID, _ use: UseID, _ names: LocalNames, _ boundary: Node, in pass: Pass
  ) -> CrossingUse? {
    guard names[definition].isValue, let reference = DeclReferenceExpr(names.node(of: use)),
      !pass.exempts(Exemption.vouchedFor, names.node(of: definition).isMarkedUnsafe)
    else { return nil }
    // Types are expensive, so they are asked for last.
    if pass.exempts(Exemption.backToMainActor, pass.isOnMainActor(boundary) && !names.isMadeHere(definition)) {
      return nil
    }
    let owner = names.node(of: names[definition].body)
    let isolation = pass.isolation(around: names.node(of: definition))
    guard let capture = pass.capture(of: reference.node, below: owner, runningIn: isolation.isolation) else {
      return nil
    }
    // A closure further out may be where it crosses.
    if case .elsewhere(let captured) = capture, captured.boundary != boundary { return nil }
    let confinement = pass.confinement(of: .declReference(reference))
    if confinement == .unknown { leaveUndecided(reference, in: pass) }
    guard confinement == .models else { return nil }
    if pass.exempts(Exemption.claimsSendable, pass.sendability(of: .declReference(reference)).isYes) { return nil }
    switch capture {
    case .unknown(let closure):
      pass.leaveUndecided(missing: pass.unknownCrossing(of: closure))
      return nil
    case .elsewhere(let captured):
      switch pass.isHandedOver(definition, of: names, to: boundary) {
      case .yes where pass.exempts(Exemption.handedOver, true): return nil
      case .unknown:
        pass.leaveUndecided(missing: .laterUse(of: reference.nameToken.identifierText))
        return nil
      default: break
      }
      return CrossingUse(
        node: reference.node, shown: pass.shownModel(.declReference(reference)), captured: captured,
        notes: pass.notes(for: isolation), definition: definition)
    }
  }

  private static func crossingProperty(_ name: Node, _ boundary: Node, in pass: Pass) -> CrossingUse? {
    guard let (property, use) = pass.property(namedAt: name), pass.confinement(ofProperty: property) == .models,
      let capture = pass.capture(of: property, usedAt: use), let expression = Expr(use)
    else { return nil }
    if pass.exempts(Exemption.claimsSendable, pass.sendability(of: expression).isYes) { return nil }
    switch capture {
    case .unknown(boundary): pass.leaveUndecided(missing: pass.unknownCrossing(of: boundary))
    case .elsewhere(let captured) where captured.boundary == boundary:
      return CrossingUse(
        node: use, shown: pass.shownModel(expression), captured: captured,
        notes: pass.notes(for: pass.index.isolation(ofProperty: property)))
    default: break
    }
    return nil
  }

  /// Counts a value of unknown type, which may be a model only where the file names one.
  static func leaveUndecided(_ reference: DeclReferenceExpr, in pass: Pass) {
    guard pass.index.mayMentionModels(pass.file) else { return }
    pass.leaveUndecided(missing: pass.unknownType(of: .declReference(reference)))
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

  fileprivate func isMainActorAround(_ boundary: Node) -> Bool {
    boundary.parent.map { isolation(around: $0).isolation == .mainActor } ?? false
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

  /// Whether the function around is on no actor, and all of its callers that are on an actor are on the main actor: of
  /// an asynchronous one, all that there are.
  fileprivate func mayComeFromMainActor(_ boundary: Node) -> Bool {
    guard let function = function(around: boundary), index.isolation(ofFunction: function).isolation == .nonisolated
    else { return false }
    let callers = index.callers(of: function, includingTests: false)
    let isKnown = callers.sharedCount == 0 && callers.areAllInCrossings
    return (isKnown || !index.function(function).flags.contains(.isAsync))
      && callers.crossings.allSatisfy { index.isolation(ofCall: $0).isolation == .mainActor }
  }

  /// The property that a name means, and the expression that reads it: `name`, or `self.name` for `self`.
  func property(namedAt node: Node) -> (DeclRef, Node)? {
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

  /// For messages: a model by its name, and by what it is in.
  func shownModel(_ expression: Expr) -> String {
    let name = expression.lastNameToken?.identifierText ?? "self"
    guard let declaration = type(of: expression).unwrapped.ownDeclaration else {
      return "Collection of SwiftData models '\(name)'"
    }
    guard index.type(declaration).kind == .struct, let part = modelProperty(of: declaration) else {
      return "SwiftData model '\(name)'"
    }
    return "SwiftData model '\(name).\(index.property(part).name)'"
  }
}

extension CallerSummary {
  /// There are callers, and each is in another isolation.
  fileprivate var areAllInCrossings: Bool { !crossings.isEmpty && unknownCount == 0 }
}

extension LocalNames {
  /// Whether what is used is introduced outside of the boundary: a local, or perhaps a member.
  func comesFromOutside(_ use: UseID, of boundary: Node) -> Bool {
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
}

// MARK: - Messages

extension Message {
  fileprivate static func crosses(_ model: String, _ how: String, _ advice: CrossingAdvice) -> Message {
    """
    \(model) is \(advice.isGetter ? "read" : "captured") by \(how) that runs elsewhere (an error in Swift 6). \
    \(advice.text)
    """
  }

  fileprivate static func onMainThread(_ model: String) -> Message {
    """
    \(model) is captured by a '@Sendable' block of the main thread (an error in Swift 6). Use it in \
    'MainActor.assumeIsolated' there.
    """
  }

  fileprivate static func queued(_ model: String) -> Message {
    "\(model) is captured by a block on the main queue in nonisolated code. Put '@MainActor' on the type."
  }

  fileprivate static func alsoCaptured(_ model: String) -> String { "\(model) is captured too" }
}
