import LintKit

// Closures that are called with a context of another isolation than theirs.

extension ModelContextParameter {
  /// Reports a parameter that is an asynchronous closure without isolation and that the function calls with a context
  /// of its own isolation: the closure runs on the global executor (SE-0338).
  static func checkClosure(_ parameter: FunctionParameter, of function: DeclRef, in pass: Pass) {
    guard let (traits, position) = parameter.closureTakingContext(in: pass), traits.runsOffCaller,
      !pass.exempts(Exemption.preview, pass.isInPreview(parameter.node))
    else { return }
    let answer = pass.index.isolation(ofFunction: function)
    if answer.isolation.isNonisolated { return }
    let calls = pass.calls(of: parameter)
    if calls.isEmpty { return }
    switch pass.index.settings(of: pass.file).nonsendingByDefault {
    case .yes: if pass.exempts(Exemption.nonsendingClosure, !traits.isConcurrent) { return }
    case .unknown: return pass.leaveUndecided(missing: .upcomingFeature("NonisolatedNonsendingByDefault"))
    case .no: break
    }
    guard answer.isolation.isKnown else { return pass.leaveUndecided(missing: .isolation(answer, in: pass.index)) }
    let isOfOwnActor = !traits.isSendable && pass.areClosures(for: parameter, of: function, on: answer.isolation)
    if pass.exempts(Exemption.closuresOfOwnActor, isOfOwnActor) { return }
    for call in calls where pass.isolation(around: call.node).isolation == answer.isolation {
      guard let argument = call.arguments.dropFirst(position).first(where: { _ in true })?.expression else { continue }
      switch pass.isMadeHere(argument) {
      case .yes: if pass.exempts(Exemption.freshContextForClosure, true) { continue }
      case .unknown:
        pass.leaveUndecided(missing: .source(of: argument.node.text))
        continue
      case .no: break
      }
      return pass.report(
        at: parameter.nameThroughType, .passedToClosure(parameter.shownName, answer.isolation),
        notes: [pass.note(Message.passedHere, at: argument.node.range)] + pass.notes(for: answer))
    }
  }
}

extension FunctionParameter {
  /// What the type of a closure that takes a `ModelContext` says about where it runs, and which of its parameters that
  /// is; `nil` for all other parameters.
  func closureTakingContext(in pass: Pass) -> (FunctionTraits, position: Int)? {
    guard let type, let traits = LightType(type).unwrapped.functionTraits,
      let function = type.node.kind == .functionType
        ? type.node : type.node.descendants(of: .functionType).first(where: { _ in true })
    else { return nil }
    for (position, taken) in FunctionType(unchecked: function).parameters.enumerated()
    where pass.type(taken.type).unwrapped.isModelContext {
      return LightType(taken.type).isSending ? nil : (traits, position)
    }
    return nil
  }
}

extension FunctionTraits {
  /// Whether the closure leaves the actor that calls it, where closures do so by default.
  fileprivate var runsOffCaller: Bool {
    isAsync && !isNonsending && !hasIsolatedParameter && globalActor == .noName
  }
}

extension Pass {
  /// The calls of a closure that a function is given.
  fileprivate func calls(of parameter: FunctionParameter) -> [FunctionCallExpr] {
    references(toLocalOf: parameter.node).compactMap { reference in
      reference.node.role == .callee ? reference.node.parent.flatMap { FunctionCallExpr($0) } : nil
    }
  }

  /// Whether all calls in the project pass a closure that is written on an actor, where it then runs: one that is not
  /// Sendable inherits its isolation.
  fileprivate func areClosures(for parameter: FunctionParameter, of function: DeclRef, on actor: Isolation) -> Bool {
    guard let sites = index.callSites(of: function), !sites.isEmpty, sites.count <= Self.mostCalls else { return false }
    return sites.allSatisfy { site in
      let there = looking(at: site.call.file)
      guard site.isCertain, let call = there.node(ofCall: site.call).flatMap({ FunctionCallExpr($0) }) else {
        return false
      }
      let label = parameter.firstName?.name
      let labelled = call.arguments.first { label != nil && $0.labelName == label }?.expression
      let closure = if case .closure(let closure)? = labelled { closure } else { call.trailingClosure }
      guard let body = closure?.node.child(.statement) else { return false }
      return there.isolation(around: body).isolation == actor
    }
  }

  private static var mostCalls: Int { 16 }

  /// Whether a context is made by `ModelContext(…)`, in place or as a local.
  fileprivate func isMadeHere(_ expression: Expr) -> Truth {
    switch expression.withoutEffectMarkers {
    case .functionCall(let call): return call.makesContext ? .yes : .unknown
    case .memberAccess: return .no
    case .declReference(let reference):
      switch binding(of: reference) {
      case .variable(let variable)?: return variable.initializer.map { isMadeHere($0) } ?? .unknown
      case .parameter?, .property?: return .no
      default: return .unknown
      }
    default: return .unknown
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func passedToClosure(_ parameter: String, _ isolation: Isolation) -> Message {
    """
    '\(parameter)' runs on the global executor but gets a ModelContext of \(isolation.domainName). \
    \(isolation == .mainActor ? "Write '@MainActor' before its type" : "Make it synchronous"), or pass the ModelContainer.
    """
  }

  fileprivate static let passedHere = "the context is passed here"
}

extension MissingFact {
  fileprivate static func source(of context: String) -> MissingFact { "value: where '\(context)' is made" }
}
