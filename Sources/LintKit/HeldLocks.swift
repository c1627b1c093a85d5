/// A blocking lock that is taken by a call and given back by others in the same body.
public struct HeldLock {
  /// What the lock is called in the code.
  public let name: String
  /// The `await`, or what else suspends, between the two; `nil` where nothing does.
  public let suspension: Node?
}

extension Pass {
  /// The lock that a call takes, when the body also gives it back: `lock()` and `unlock()`, `wait()` and `signal()`,
  /// and the functions of C. `nil` where a call is awaited, which no blocking lock is.
  public func heldLock(by call: FunctionCallExpr) -> HeldLock? {
    guard let form = LockForm(call.calleeName), !call.node.isAwaited, let subject = form.subject(of: call),
      let graph = controlFlow(around: call.node), let path = AccessPath(subject, in: graph.names)
    else { return nil }
    let unlocks = graph.places(ofCallsNamed: Name(form.releaseName), about: path) { form.subject(of: $0) }
    if unlocks.isEmpty { return nil }
    let between = graph.suspensions(between: .behind(graph.places(of: call.node)), and: .before(unlocks))
    return HeldLock(name: subject.text, suspension: between.first.map { graph.node(at: $0) })
  }
}

/// How a lock is taken and given back.
private enum LockForm {
  case lock, semaphore, unfair, pthread

  init?(_ name: Name?) {
    switch name {
    case .lock?: self = .lock
    case .wait?: self = .semaphore
    case .os_unfair_lock_lock?: self = .unfair
    case .pthread_mutex_lock?: self = .pthread
    default: return nil
    }
  }

  /// The lock: what stands before the period, or behind `&`.
  func subject(of call: FunctionCallExpr) -> Node? {
    switch self {
    case .lock: return call.arguments.isEmpty ? call.calleeBase?.node : nil
    case .semaphore: return call.calleeBase?.node
    case .unfair, .pthread:
      guard let argument = call.arguments.first?.expression else { return nil }
      if case .inOut(let value) = argument { return value.operand?.node }
      return argument.node
    }
  }

  /// The name of the function that gives it back.
  var releaseName: WellKnownName {
    switch self {
    case .lock: .unlock
    case .semaphore: .signal
    case .unfair: .os_unfair_lock_unlock
    case .pthread: .pthread_mutex_unlock
    }
  }
}

extension Node {
  /// Whether an `await` covers the node.
  public var isAwaited: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .awaitExpr: return true
      case .closureExpr, .codeBlock, .switchCase, .patternBinding, .labeledExpr: return false
      default: continue
      }
    }
    return false
  }
}
