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

/// A lock that a function takes by a call of another one, which does nothing else.
public struct LockedByHelper {
  public let call: FunctionCallExpr
  public let lock: HeldLock
}

extension Pass {
  /// Where asynchronous functions of the file hold the lock that a call takes, if that is all that the function around
  /// it does, and give it back themselves or by another such function of the type.
  public func locksHeld(byHelperWith call: FunctionCallExpr) -> [LockedByHelper] {
    guard let form = LockForm(call.calleeName), let subject = form.subject(of: call), !call.node.isAwaited,
      let helper = call.node.functionOfOnlyStatement, let function = function(at: helper.node),
      let members = helper.node.parent, let name = helper.nameToken?.name,
      // All calls of the project are only looked for where one may be found.
      referencesByName.of([name]).contains(where: { $0.mayBeAsynchronous && $0.asCallee?.isOfSelf == true }),
      let sites = index.callSites(of: function)
    else { return [] }
    let path = subject.pathInSelf
    var releases: Set<Name> = []
    for member in members.children(.member) {
      guard let other = FunctionDecl(member), let name = other.nameToken?.name,
        let release = other.onlyStatement.flatMap({ FunctionCallExpr($0) }),
        release.calleeName == Name(form.releaseName), form.subject(of: release)?.pathInSelf == path
      else { continue }
      releases.insert(name)
    }
    var found: [LockedByHelper] = []
    for site in sites where site.isCertain && site.call.file == file {
      guard let caller = node(ofCall: site.call).flatMap({ FunctionCallExpr($0) }), caller.isOfSelf,
        isAsync(around: caller.node).isYes, let graph = controlFlow(around: caller.node)
      else { continue }
      let unlocks = referencesByName.of(releases.union([Name(form.releaseName)])).compactMap { $0.asCallee }.filter {
        releases.contains($0.calleeName ?? .noName) ? $0.isOfSelf : form.subject(of: $0)?.pathInSelf == path
      }
      let places = unlocks.flatMap { graph.places(of: $0.node) }
      if places.isEmpty { continue }
      let between = graph.suspensions(between: .behind(graph.places(of: caller.node)), and: .before(places))
      guard let suspension = between.first else { continue }
      found.append(
        LockedByHelper(call: caller, lock: HeldLock(name: subject.text, suspension: graph.node(at: suspension))))
    }
    return found
  }
}

extension FunctionCallExpr {
  /// `f()` or `self.f()`
  fileprivate var isOfSelf: Bool {
    guard let base = calleeBase else { return callee?.node.kind == .declReferenceExpr }
    guard case .declReference(let reference) = base else { return false }
    return reference.isSelf
  }
}

extension FunctionDecl {
  fileprivate var onlyStatement: Node? {
    guard let statements = body?.node.children(.statement) else { return nil }
    var iterator = statements.makeIterator()
    guard let first = iterator.next(), iterator.next() == nil else { return nil }
    return first
  }
}

extension Node {
  /// The function whose only statement the node is.
  public var functionOfOnlyStatement: FunctionDecl? {
    guard role == .statement, let function = parent?.parent.flatMap({ FunctionDecl($0) }), !function.isAsync,
      function.onlyStatement == self
    else { return nil }
    return function
  }

  fileprivate var asCallee: FunctionCallExpr? {
    role == .callee ? parent.flatMap { FunctionCallExpr($0) } : nil
  }

  /// As it is written, without `self.`
  fileprivate var pathInSelf: Substring {
    let text = text
    return text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
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
