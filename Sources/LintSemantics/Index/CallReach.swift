import LintSyntax

/// The calls of one name in one file by the types whose members they may be of. All lists are in the order of offsets.
struct CallReach: Sendable {
  /// By every type, superclass and protocol whose member the call may find from where it stands.
  fileprivate var byType: [String: [RecordID]] = [:]
  /// By the type of the value that the call is made on: of a protocol, it may reach the witness in any conformer.
  fileprivate var byReceiver: [String: [RecordID]] = [:]
  /// What is called, or what its type inherits, is not known.
  fileprivate var open: [RecordID] = []
}

extension ProjectIndex {
  /// The calls of a name that may be of a member of the function's type, in the order of files and offsets; all calls
  /// where that type is not declared in the project.
  ///
  /// Must over-approximate: every call that `relation(of:to:)` does not deny.
  func callsThatMayReach(_ ref: DeclRef, named name: Name) -> [BodyRef] {
    let callee = function(ref)
    guard callee.kind != .initializer, let owner = callee.owner.flatMap({ nominal(of: $0) }) else {
      return calls(named: name, declaredIn: ref.file)
    }
    let ownerName = type(owner).name
    let above = ancestry(of: owner).names
    var found: [BodyRef] = []
    for user in users(of: ref.file, mentioning: name) {
      let reach = reach(ofCallsNamed: name, in: user)
      var calls = reach.open + (reach.byType[ownerName] ?? [])
      for name in above { calls += reach.byReceiver[name] ?? [] }
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
    knownReaches(DeclaredName(name: name, file: file)) {
      var reach = CallReach()
      let calls = calls(in: file)
      for id in knownCallsByName(file, find: { CallsByName(calls) }).of(name, in: calls) {
        let call = BodyRef(file: file, id: id)
        let isOnSelf = calls[Int(id)].flags.contains(.baseIsSelf) || !calls[Int(id)].flags.contains(.hasBase)
        let (names, isOpen) = isOnSelf ? typesInSight(of: call) : receivingTypes(of: call)
        for name in names { reach.byType[name, default: []].append(id) }
        if !isOnSelf, let receiver = names.first { reach.byReceiver[receiver, default: []].append(id) }
        if isOpen { reach.open.append(id) }
      }
      return reach
    }
  }

  /// The types around a call on `self` or without a base, with what they inherit.
  private func typesInSight(of call: BodyRef) -> (names: [String], isOpen: Bool) {
    let flags = self.call(call).flags
    guard let around = typeAround(call) else { return ([], flags.contains(.hasBase)) }
    var names: [String] = []
    var current: DeclRef? = around
    while let place = current {
      names.append(type(place).name)
      guard let nominal = nominal(of: place) else { return (names, true) }
      let ancestry = ancestry(of: nominal)
      names += ancestry.names
      if ancestry.isOpen { return (names, true) }
      if flags.contains(.baseIsSelf) { break }
      current = type(place).parent
    }
    return (names, false)
  }

  /// The type of what the call is made on, and what that inherits.
  private func receivingTypes(of call: BodyRef) -> (names: [String], isOpen: Bool) {
    guard let receiver = receiver(of: call) else { return ([], true) }
    let above = ancestry(of: receiver)
    return ([type(receiver).name] + above.names, above.isOpen)
  }
}
