extension Pass {
  /// Whether a local is made where it is declared, and then given away for good to a closure or child task that
  /// captures it: nothing else has it, so it may cross (SE-0414).
  ///
  /// - Parameter boundary: the closure, or the declaration with `async let`.
  public func isHandedOver(_ definition: DefinitionID, of names: LocalNames, to boundary: Node) -> Truth {
    guard names[definition].kind == .variable,
      let variable = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
      case .functionCall(let made)? = variable.initializer?.withoutEffectMarkers, made.makesValue
    else { return .no }
    // A closure in between that captures it may run again, and keeps it.
    guard let around = boundary.parent, names.body(around: around) == names[definition].body,
      let graph = controlFlow(around: around)
    else {
      return .no
    }
    let usedLater = graph.mayUse(definition, from: .behind(graph.places(of: boundary))) { use in
      use.node < boundary.id || use.node >= boundary.subtreeEnd
    }
    let sentAgain = graph.mayRepeat(boundary, keeping: definition)
    guard usedLater.isNo, sentAgain.isNo else { return usedLater.or(sentAgain).isYes ? .no : .unknown }
    for use in names.uses(of: definition) where names[use].node < boundary.id && !names.node(of: use).isOnlySetUp {
      return .unknown
    }
    return .yes
  }
}

extension Node {
  /// `local.property = value` or `local.method()` without arguments: nobody else gets to know the local.
  fileprivate var isOnlySetUp: Bool {
    guard role == .base, let member = parent, member.kind == .memberAccessExpr else { return false }
    switch member.role {
    case .callee:
      return member.parent.flatMap { FunctionCallExpr($0) }.map { $0.arguments.isEmpty && $0.lastClosure == nil }
        ?? false
    case .element: return true
    default: return false
    }
  }
}
