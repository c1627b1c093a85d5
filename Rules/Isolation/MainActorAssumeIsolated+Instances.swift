import LintKit

// `other.assumeIsolated { … }`: no code but that of the other actor is on it.

extension MainActorAssumeIsolated {
  /// Checks a call on an instance of an actor that is not `self`.
  static func checkOtherInstance(_ call: FunctionCallExpr, in pass: Pass) {
    guard let base = call.calleeBase, let actor = pass.type(of: base).ownDeclaration,
      pass.index.type(actor).kind == .actor, let context = pass.context(around: call.node),
      pass.runsAsPartOfFunction(context), pass.index.isolation(ofContext: context).isolation == .nonisolated,
      pass.index.isAsync(context).isNo, let function = pass.function(around: call.node),
      case let record = pass.index.function(function), record.kind == .function
    else { return }
    // What calls it may be out of sight.
    if pass.isCalledByObjectiveC(function) || record.flags.contains(.isOverride)
      || !pass.index.witnessedRequirements(of: function).isEmpty
      || !record.flags.contains(.isFilePrivate) && pass.index.mayBeWitness(function)
    {
      return
    }
    let callers = pass.callers(of: function, neverOn: pass.index.type(actor).name)
    if callers.isEmpty { return pass.leaveUndecided(missing: pass.unknownCallers(of: function)) }
    if pass.exempts(Exemption.ownExecutor, pass.mayShareExecutor(actor)) { return }
    pass.report(
      at: call.calleeRange, .offInstance(base.lastNameToken?.identifierText, record.name),
      severity: pass.exempts(Exemption.support, pass.isSupportCode(call.node)) ? .info : .error,
      notes: callers.prefix(3).map { pass.note(Message.calledOff, at: pass.index.call($0).range, of: $0.file) })
  }
}

extension Pass {
  /// The calls of a synchronous function on no actor that are certainly not on an instance of the actor. Where calls on
  /// one are right, these are not.
  fileprivate func callers(of function: DeclRef, neverOn actor: String) -> [BodyRef] {
    (index.callSites(of: function) ?? []).filter { site in
      guard site.isCertain, !index.isTest(site.call.file), let context = index.context(ofCall: site.call) else {
        return false
      }
      switch index.isolation(ofContext: context).isolation {
      case .mainActor, .global: return true
      case .actor(let name): return name != actor
      case .nonisolated, .concurrent: return index.isAsync(context).isYes
      case .caller, .parameter, .unknown: return false
      }
    }.map(\.call)
  }

  /// Whether code that is not of the actor may run on its executor: `unownedExecutor` says so, or a macro.
  fileprivate func mayShareExecutor(_ actor: DeclRef) -> Bool {
    index.type(actor).attributes.contains { _ in true } || index.hasUnknownSupertypes(actor)
      || index.mayMention(Name(spelling: "unownedExecutor"), outside: [])
  }
}

extension Message {
  fileprivate static func offInstance(_ instance: String?, _ function: String) -> Message {
    let call = instance.map { "\($0).assumeIsolated" } ?? "assumeIsolated"
    return "'\(call)' crashes, because '\(function)' is called off that actor. Make it 'async', and await the actor."
  }

  fileprivate static let calledOff = "called by code that is not on the actor"
}
