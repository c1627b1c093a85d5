import LintSyntax

/// The calls of one name in one file by the types whose members they may be of. All lists are in the order of offsets.
struct CallReach: Sendable {
  /// By every type, superclass and protocol whose member the call may find from its place.
  fileprivate var byType: [DeclRef: [RecordID]] = [:]
  /// By the type of the value that the call is made on: of a protocol, it may reach the witness in any conformer.
  fileprivate var byReceiver: [DeclRef: [RecordID]] = [:]
  /// The callee, or what its type inherits, is not known.
  fileprivate var open: [RecordID] = []
}

extension ProjectIndex {
  /// The calls of a name that may be of a member of the function's type, in the order of files and offsets; all calls
  /// where that type is not declared in the project.
  ///
  /// Must over-approximate: every call that `relation(of:to:)` does not deny.
  ///
  /// - Parameter label: one that all calls of the function have; `noName` for none.
  func callsThatMayReach(_ callee: FunctionDeclaration, label: Name) -> [BodyRef] {
    guard callee.kind != .initializer, let owner = nominalOwner(of: callee.ref) else {
      return calls(named: callee, label: label)
    }
    let above = ancestors(of: owner).declared
    var found: [BodyRef] = []
    for user in callingFiles(of: callee, label: label) {
      let reach = reach(ofCallsNamed: callee.callName, in: user)
      var calls = reach.open + (reach.byType[owner] ?? [])
      for supertype in above { calls += reach.byReceiver[supertype] ?? [] }
      // A call may be in several lists.
      var last: RecordID?
      for call in calls.sorted() where call != last {
        found.append(BodyRef(file: user, id: call))
        last = call
      }
    }
    return found
  }

  private func reach(ofCallsNamed name: Name, in file: FileID) -> CallReach {
    callAnswers.reaches(DeclaredName(name: name, file: file)) {
      var reach = CallReach()
      let calls = calls(in: file)
      for id in self.calls(named: name, in: file) {
        let call = BodyRef(file: file, id: id)
        let isOnSelf = calls[Int(id)].flags.contains(.baseIsSelf) || !calls[Int(id)].flags.contains(.hasBase)
        let (types, isOpen) = isOnSelf ? typesInSight(of: call) : receivingTypes(of: call)
        for type in types { reach.byType[type, default: []].append(id) }
        if !isOnSelf, let receiver = types.first { reach.byReceiver[receiver, default: []].append(id) }
        if isOpen { reach.open.append(id) }
      }
      return reach
    }
  }

  /// The types around a call on `self` or without a base, with what they inherit.
  private func typesInSight(of call: BodyRef) -> (types: [DeclRef], isOpen: Bool) {
    let around = typesAround(call: call)
    if around.isEmpty { return ([], self.call(call).flags.contains(.hasBase)) }
    var types: [DeclRef] = []
    for place in around {
      guard let nominal = extendedNominal(place) else { return (types, true) }
      let ancestors = ancestors(of: nominal)
      types += [nominal] + ancestors.declared
      if ancestors.isOpen { return (types, true) }
    }
    return (types, false)
  }

  /// The type of the call's receiver, and what it inherits.
  private func receivingTypes(of call: BodyRef) -> (types: [DeclRef], isOpen: Bool) {
    guard let receiver = receiver(of: call) else { return ([], true) }
    let ancestors = ancestors(of: receiver)
    return ([receiver] + ancestors.declared, ancestors.isOpen)
  }
}
