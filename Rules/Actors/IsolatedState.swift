import LintKit

extension Pass {
  /// What keeps ``isIsolatedState(_:at:)`` from being known.
  func unknownState(_ name: Name, at node: Node) -> MissingFact {
    if let owner = type(around: node).flatMap({ index.extendedNominal($0) }),
      let ref = index.property(named: name, of: owner)
    {
      let own = index.isolation(ofProperty: ref)
      if !own.isolation.isKnown { return .isolation(own, in: index) }
    }
    return unknownIsolation(around: node)
  }

  /// Whether a name at a node is that of a stored property which is isolated to an actor, and the code runs there.
  func isIsolatedState(_ name: Name, at node: Node) -> Truth {
    guard let type = type(around: node), let owner = index.extendedNominal(type),
      let ref = index.property(named: name, of: owner)
    else { return .no }
    let flags = index.property(ref).flags
    guard !flags.contains(.isComputed), !flags.contains(.isLet) else { return .no }
    let own = index.isolation(ofProperty: ref).isolation
    guard own.isKnown else { return .unknown }
    // Most state is on no actor: then it does not matter where the code runs.
    guard own.isOnActor else { return .no }
    let around = isolation(around: node).isolation
    return around.isKnown ? Truth(own == around) : .unknown
  }
}

extension Node {
  /// Whether it is part of what an 'if', 'guard', 'while' or the like tests.
  var isInCondition: Bool {
    for ancestor in ancestors {
      if ancestor.role == .condition { return true }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}
