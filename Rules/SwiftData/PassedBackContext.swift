import LintKit

// A detached task that only calls back into the isolation that it left.

extension Pass {
  /// The member that a detached task passes a context straight back to, in the isolation that the context comes from:
  /// then the task is what is wrong, and a context of its own would not know the models of this one.
  ///
  /// - Parameter uses: every use of the context.
  func memberTakingBack(_ uses: [Node], from captured: CapturedUse, _ isolation: Isolation) -> String? {
    let closure = captured.boundary
    guard isolation.isOnActor, traits(of: closure)?.placement == .construct(.detachedTask) else { return nil }
    var member: String?
    for use in uses where use.id > closure.id && use.id < closure.subtreeEnd && use.kind != .closureCapture {
      guard let name = self.member(taking: use, in: isolation) else { return nil }
      member = member ?? name
    }
    return member
  }

  /// The member of the type around, of this isolation, that a value is an argument of.
  private func member(taking value: Node, in isolation: Isolation) -> String? {
    var value = value
    // `self.context`
    if value.role != .operand, let access = value.parent, access.kind == .memberAccessExpr { value = access }
    guard let argument = value.parent.flatMap({ LabeledExpr($0) }),
      let call = argument.node.parent.flatMap({ FunctionCallExpr($0) }), let name = call.calleeName,
      !call.isOnAnotherObject, let owner = type(around: value).flatMap({ index.extendedNominal($0) })
    else { return nil }
    let members = ([owner] + index.extensions(ofNominal: owner)).flatMap { index.functions(in: $0) }
      .filter { index.function($0).nameID == name }
    guard let first = members.first,
      members.allSatisfy({ index.isolation(ofFunction: $0).isolation == isolation })
    else { return nil }
    return index.function(first).name
  }
}

// MARK: - Messages

extension Message {
  static func passedBack(_ context: String, _ isolation: Isolation, _ member: String) -> Message {
    """
    '\(context)' leaves \(isolation.domainName) only to be passed back to '\(member)'. Use 'Task { }', which keeps the \
    isolation.
    """
  }
}
