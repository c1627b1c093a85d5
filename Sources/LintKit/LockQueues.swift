/// Queues that are locks by another name, remembered by their properties: a file asks of each `sync`.
struct LockQueues {
  fileprivate var known: [DeclRef: Bool] = [:]
}

extension Pass {
  /// Whether a queue is held for a moment only, whoever holds it: a private serial queue that the file uses for `sync`
  /// alone, with closures that neither wait nor take long. False where that is not known.
  public func isMomentaryLock(_ queue: Expr) -> Bool {
    guard let property = property(of: queue) else { return false }
    if let known = lockQueues.known[property] { return known }
    let found = isSerialAndPrivate(property) && isUsedForMoments(index.property(property))
    lockQueues.known[property] = found
    return found
  }

  private func property(of queue: Expr) -> DeclRef? {
    switch queue.withoutNameSuffixes {
    case .declReference(let reference):
      guard case .property(let property)? = binding(of: reference) else { return nil }
      return property
    case .memberAccess(let member):
      guard case .declReference(let base)? = member.base?.withoutNameSuffixes,
        base.isSelf || base.nameToken.text == "Self", let name = queue.lastName,
        let type = type(around: queue.node).flatMap({ index.extendedNominal($0) })
      else { return nil }
      return index.property(named: name, of: type)
    default: return nil
    }
  }

  /// `private let queue = DispatchQueue(label: "…", qos: .utility)`
  private func isSerialAndPrivate(_ property: DeclRef) -> Bool {
    let record = index.property(property)
    guard property.file == file, record.flags.contains(.isFilePrivate), let declaration = whole(property),
      case .functionCall(let made)? = PatternBinding(declaration)?.initializer, made.calleeName == .DispatchQueue
    else { return false }
    return made.arguments.allSatisfy { $0.label?.text == "label" || $0.label?.text == "qos" }
  }

  /// Whether each mention of the name in the file is a short `sync`; another thing of the name may be anything.
  private func isUsedForMoments(_ property: PropertyDeclaration) -> Bool {
    referencesByName.of([property.nameID]).allSatisfy { node in
      var base = node
      while let parent = base.parent, parent.kind == .optionalChainingExpr { base = parent }
      guard base.role == .base, let member = base.parent, member.role == .callee,
        let call = member.parent.flatMap({ FunctionCallExpr($0) }), call.calleeName == .sync,
        let work = call.lastClosure
      else { return false }
      return isMomentary(work)
    }
  }

  /// Whether a closure has no loop, and calls nothing that the project declares, reads or writes files, or may wait.
  private func isMomentary(_ closure: ClosureExpr) -> Bool {
    for node in closure.node.descendants {
      switch node.kind {
      case .forStmt, .whileStmt, .repeatStmt: return false
      case .functionCallExpr:
        let call = FunctionCallExpr(unchecked: node)
        guard let name = call.calleeName, !Self.waiting.contains(name), index.functions(named: name).isEmpty,
          call.calleeNameToken.map({ index.types(named: $0.identifierText).isEmpty }) == true,
          inputOutput(of: call) == nil
        else { return false }
      default: continue
      }
    }
    return true
  }

  private static let waiting: Set<Name> = [
    Name(.sync), Name(.wait), Name(.sleep), Name(.usleep), Name(.nanosleep), Name(.lock), Name(.concurrentPerform),
    Name(.waitUntilExit), Name(.waitUntilAllOperationsAreFinished), Name(.run), Name(.dispatchMain)
  ]
}
