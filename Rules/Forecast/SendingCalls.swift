import LintKit

/// Calls of functions that run elsewhere: what they are given is sent.
extension ForecastSending {
  static func checkCrossing(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken else { return }
    let isWaitedFor = pass.isCoveredByAwait(call.node) && pass.isAsync(around: call.node).isYes
    let mayLeave: Truth = isWaitedFor ? .yes : pass.mayIgnoreIsolation(calling: call)
    if mayLeave.isNo { return }
    guard let callee = pass.member(calledBy: call), callee.kind != .property else {
      return isWaitedFor ? pass.leaveUndecided(givenTo: call) : ()
    }
    if !isWaitedFor, !pass.isOnMainActorOfSDK(callee) { return }
    let function = pass.index.function(callee.ref)
    let to = pass.index.isolation(ofFunction: callee.ref).isolation
    let leaves = pass.isolation(around: call.node).isolation.isLeft(
      entering: to, isAsync: function.flags.contains(.isAsync), isSameInstance: Truth(call.isOnSelf))
    if leaves.isNo { return }
    let values = pass.valuesGiven(by: call, to: callee)
    if values.isEmpty || !pass.isForecast(call.node) { return }
    if mayLeave.isUnknown { return pass.leaveUndecided(missing: .whetherAsynchronous) }
    guard leaves.isYes else { return pass.leaveUndecided(missing: "isolation: of '\(callee.baseName)'") }
    if isWaitedFor, pass.isImportedAsAsync(callee) { return }
    if to.isOnActor, pass.isOverridable(callee) {
      return pass.leaveUndecided(missing: "dispatch: which '\(callee.baseName)' is called")
    }
    for value in values {
      // A function on no actor gives back what it got when it is done.
      report(value, at: name.range, whereSentBy: call.node, keepsNothing: !to.isOnActor, in: pass)
    }
  }

  /// - Parameter keepsNothing: whether what nothing else has may be used again afterwards.
  private static func report(
    _ value: GivenValue, at place: Range<UInt32>, whereSentBy call: Node, keepsNothing: Bool, in pass: Pass
  ) {
    switch value.owner {
    case .task, .actor: break
    case .fresh:
      switch keepsNothing ? .no : value.expression.map({ pass.isUsed($0.node, after: call) }) ?? .no {
      case .yes: break
      case .no: return
      case .unknown: return pass.leaveUndecided(missing: "flow: whether what is sent is used again")
      }
    case .unknown: return pass.leaveUndecided(missing: "owner: who else has what is sent")
    }
    pass.report(at: place, .sending(value.name, or: value.type), because: value.causes)
  }
}

/// Functions of the project with `sending` parameters and results.
extension ForecastSending {
  static func checkSending(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, let called = call.calleeName, pass.index.mayTakeSending(calling: called),
      let callee = pass.member(calledBy: call), !callee.ref.isOfSDK,
      pass.index.outline(callee.ref.file).names.contains(.sending)
    else { return }
    let function = pass.index.function(callee.ref)
    for parameter in function.sendingParameters {
      guard let value = call.argument(for: parameter, of: function).flatMap({ pass.givenValue($0) }),
        pass.isForecast(call.node)
      else { continue }
      report(value, at: name.range, whereSentBy: call.node, keepsNothing: false, in: pass)
    }
  }

  /// A synchronous initializer of an actor runs where it is called. What it gets becomes a part of the actor.
  static func checkActorInitializer(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, let called = call.calleeName, pass.index.mayMakeActor(calling: called),
      !call.delegates, let callee = pass.member(calledBy: call), !callee.ref.isOfSDK, callee.kind == .initializer
    else { return }
    let function = pass.index.function(callee.ref)
    guard pass.index.makesActor(function), !function.flags.contains(.isAsync), function.sendingParameters.isEmpty else {
      return
    }
    let values = pass.valuesGiven(by: call, to: callee)
    if values.isEmpty || !pass.isForecast(call.node) { return }
    for value in values { report(value, at: name.range, whereSentBy: call.node, keepsNothing: false, in: pass) }
  }

  /// `-> sending T`: what is given back may not be kept.
  static func checkResults(of function: FunctionDecl, in pass: Pass) {
    guard function.returnType?.node.firstToken.name == .sending, let body = function.body else { return }
    for value in body.returnedValues {
      guard let given = pass.givenValue(value), pass.isForecast(function.node) else { continue }
      if given.owner.isKept {
        let place = body.onlyReturn?.firstToken ?? body.node.lastToken
        pass.report(
          at: place.range, given.name.map { .sending($0, or: given.type) } ?? .cannotBeSent, because: given.causes)
      } else if given.owner == .unknown {
        pass.leaveUndecided(missing: "owner: who else has what is given back")
      }
    }
  }
}

extension FunctionDeclaration {
  fileprivate var sendingParameters: [Parameter] {
    parameters.filter { $0.type.isSending && $0.type.functionTraits == nil }
  }
}

extension CodeBlock {
  /// What `return` gives back, and the only expression of a body.
  fileprivate var returnedValues: [Expr] {
    let statements = Array(statements)
    if statements.count == 1, case .expression(let only) = statements[0] { return [only] }
    return returns.compactMap { ReturnStmt(unchecked: $0).operand }
  }

  /// The only `return`: where there are more, or none, the compiler shows the end of the function.
  fileprivate var onlyReturn: Node? { returns.count == 1 ? returns[0] : nil }

  private var returns: [Node] {
    node.descendants(of: .returnStmt).filter { statement in
      statement.ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl } == node.parent
    }
  }
}

/// A value that is not `Sendable`, and that a call gives away.
private struct GivenValue {
  /// `nil` for `self` where it is not written.
  var expression: Expr?
  var name: String?
  var type: String
  var owner: ValueOwner
  var causes: [RawCause]
}

extension Pass {
  /// What is not `Sendable` among the arguments and the value that a method is called on.
  fileprivate func valuesGiven(by call: FunctionCallExpr, to callee: MeantMember) -> [GivenValue] {
    var given: [Expr] = call.arguments.compactMap { $0.expression }
    if let closure = call.trailingClosure { given.append(.closure(closure)) }
    given += call.additionalTrailingClosures.compactMap { $0.closure.map { .closure($0) } }
    var values: [GivenValue] = []
    if callee.kind == .function, callee.isMember, !callee.isStatic {
      if let base = call.isOfValue(callee) ? call.callee : call.calleeBase {
        if case .metatype = type(of: base) {
        } else if isOfObjectiveC(callee) {
          // The compiler does not see that the object is sent there.
          leaveUndecided(missing: "dispatch: which '\(callee.baseName)' is called")
        } else {
          given.append(base)
        }
      } else if let own = sendabilityOfSelf(at: call.node), answer(own).isNo, let type = type(around: call.node) {
        let name = index.extendedNominal(type).map { index.type($0).name } ?? ""
        values.append(
          GivenValue(
            name: "self", type: name, owner: ownerRunning(call.node), causes: causes(of: own)))
      }
    }
    return values + given.compactMap { givenValue($0) }
  }

  /// For a call of what is no known function: it may run elsewhere.
  fileprivate func leaveUndecided(givenTo call: FunctionCallExpr) {
    let isGiven = call.arguments.contains { argument in
      guard let value = argument.expression, value.node.kind != .closureExpr else { return false }
      return answer(sendability(of: type(of: value), at: value.node)).isNo
    }
    if isGiven { leaveUndecided(missing: "callee: which function gets what is not 'Sendable'") }
  }

  fileprivate func givenValue(_ expression: Expr) -> GivenValue? {
    if case .closure(let closure) = expression {
      guard let context = context(around: closure.node), !index.isSendable(closure: context).isYes else { return nil }
      // What runs on an actor is 'Sendable'.
      if index.isolation(ofContext: context).isolation.isOnGlobalActor { return nil }
      let owner = owner(of: expression)
      if owner == .fresh { return nil }
      // A closure on an actor is a part of it.
      let isKnown = owner == .task && (index.isSendable(closure: context).isNo || isWantedPlain(expression))
      return GivenValue(
        expression: expression, type: type(of: expression).description, owner: isKnown ? owner : .unknown, causes: [])
    }
    if isVouchedFor(expression) { return nil }
    let type = type(of: expression)
    let sendability = sendability(of: type, at: expression.node)
    switch answer(sendability) {
    case .yes: return nil
    case .no where expression.node.parent?.kind == .labeledExpr && isProtocolOnActor(type):
      leaveUndecided(missing: "type: whether a value of a protocol on an actor becomes another")
      return nil
    case .unknown:
      leaveUndecided(missing: "type: of what is given to a function that runs elsewhere")
      return nil
    case .no:
      return GivenValue(
        expression: expression, name: sentName(of: expression), type: type.description, owner: owner(of: expression),
        causes: causes(of: sendability))
    }
  }

  /// Whether a closure is wanted as a function that is neither '@Sendable' nor on an actor.
  private func isWantedPlain(_ closure: Expr) -> Bool {
    guard case .function(let wanted)? = contextualType(of: closure)?.unwrapped else { return false }
    return !wanted.isSendable && wanted.globalActor == nil && !wanted.isIsolatedAny
  }

  /// A value of a protocol on an actor may be given on as it is, though its type is not 'Sendable'.
  private func isProtocolOnActor(_ type: SwiftType) -> Bool {
    guard case .existential(.nominal(let nominal)) = type.unwrapped, let declaration = nominal.declaration else {
      return false
    }
    return index.isolation(ofType: declaration).isolation.isOnActor
  }

  /// A requirement of a protocol of Apple's SDK, or of an '@objc' one.
  private func isOfObjectiveC(_ callee: MeantMember) -> Bool {
    guard !index.isForLinux(file), let owner = index.function(callee.ref).owner.flatMap({ index.extendedNominal($0) }),
      index.type(owner).kind == .protocol
    else { return false }
    return callee.ref.isOfSDK || index.type(owner).attributes.contains { $0.name == "objc" }
  }

  /// `nonisolated(unsafe) let value = …`
  private func isVouchedFor(_ expression: Expr) -> Bool {
    guard case .declReference(let name) = expression.withoutEffectMarkers, let names = localNames(around: name.node),
      case .local(let id) = names.resolution(of: name)
    else { return false }
    return names.node(of: id).isMarkedUnsafe
  }

  /// Objective-C's functions with a completion handler are imported as asynchronous, and run where they are called.
  fileprivate func isImportedAsAsync(_ callee: MeantMember) -> Bool {
    guard callee.ref.isOfSDK, !index.isForLinux(file),
      let owner = index.function(callee.ref).owner.flatMap({ index.extendedNominal($0) })
    else { return false }
    return index.type(owner).kind == .class
  }

  /// Whether a subclass may override a method of a class that is on no actor: the compiler does not see where a call of
  /// it runs.
  fileprivate func isOverridable(_ callee: MeantMember) -> Bool {
    guard callee.kind == .function, !callee.isStatic, let owner = index.function(callee.ref).owner,
      let type = ClassDecl(index.node(owner)), let function = FunctionDecl(index.node(callee.ref))
    else { return false }
    if type.hasModifier(.final) || function.hasModifier(.final) { return false }
    return !index.isolation(ofType: owner).isolation.isOnActor
  }
}

extension FunctionCallExpr {
  /// `self.init(…)`
  fileprivate var delegates: Bool { if case .declReference(let base)? = calleeBase { base.isSelf } else { false } }

  /// `send(x)` of a value with the method `callAsFunction(_:)`.
  fileprivate func isOfValue(_ callee: MeantMember) -> Bool {
    callee.baseName == "callAsFunction" && calleeNameToken?.identifierText != "callAsFunction"
  }

  /// `self.f()` and `f()`
  fileprivate var isOnSelf: Bool {
    switch callee?.withoutNameSuffixes {
    case .declReference?: true
    case .memberAccess(let member)?:
      if case .declReference(let base)? = member.base { base.isSelf } else { false }
    default: false
    }
  }
}
