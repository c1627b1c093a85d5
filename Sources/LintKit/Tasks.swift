/// What becomes of the handle of a task.
public enum TaskHandle: Equatable {
  /// Nobody can cancel the task.
  case discarded
  /// Assigned to something with this last name, or bound to it.
  case kept(Name)
  /// Returned, passed on, or otherwise out of sight.
  case handedOn
}

/// Where a task that is kept under a name is cancelled.
public enum TaskCancellation {
  case inDeinit
  /// In any other code of the file.
  case elsewhere
  case never
}

extension Pass {
  /// Where the file cancels a task by the name that it is kept under.
  public func cancellation(ofTaskNamed name: Name) -> TaskCancellation {
    guard outline.names.contains(.cancel) else { return .never }
    var found = TaskCancellation.never
    for node in tree.root.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      guard call.calleeName == .cancel, call.calleeBase?.lastName == name else { continue }
      if node.enclosing(DeinitializerDecl.self) == nil { return .elsewhere }
      found = .inDeinit
    }
    return found
  }

  /// What becomes of the task that a call starts; one that a local holds which is then passed on, or stored, is handed
  /// on.
  public func taskHandle(of call: FunctionCallExpr) -> TaskHandle {
    let handle = call.taskHandle
    guard case .kept = handle, let task = local(holding: call),
      task.mentions.contains(where: { $0.isHandedOn && $0.member == nil })
    else { return handle }
    return .handedOn
  }

  /// The local that is declared with the task that a call starts.
  public func local(holding call: FunctionCallExpr) -> OwedLocal? {
    let value = call.node.withoutWrappers
    guard value.role == .initializer, let binding = value.parent, binding.kind == .patternBinding,
      let (names, definition) = local(introducedBy: binding)
    else { return nil }
    return OwedLocal(definition, of: names)
  }

  /// How a closure becomes the body of an unstructured task; `nil` where it is none.
  public func taskConstruct(ofBody closure: ClosureExpr) -> ClosureConstruct? {
    guard case .construct(let construct)? = traits(of: closure.node)?.placement else { return nil }
    switch construct {
    case .task, .detachedTask, .immediateTask: return construct
    default: return nil
    }
  }
}

extension FunctionCallExpr {
  /// What becomes of the task that the call starts.
  public var taskHandle: TaskHandle {
    let value = node.withoutWrappers
    switch value.role {
    case .statement:
      // The only expression of a closure or getter is its value.
      let isOnly =
        value.parent.map { $0.kind != .codeBlock && $0.children(.statement).reduce(0) { count, _ in count + 1 } == 1 }
        ?? false
      return isOnly ? .handedOn : .discarded
    case .initializer:
      guard let binding = value.parent.flatMap({ PatternBinding($0) }) else { return .handedOn }
      if case .wildcard? = binding.pattern { return .discarded }
      return binding.name.map { .kept($0) } ?? .handedOn
    case .element:
      guard let sequence = value.parent.flatMap({ SequenceExpr($0) }) else { return .handedOn }
      var elements = sequence.elements
      guard case .operand(let target)? = elements.next(), case .assignment? = elements.next() else { return .handedOn }
      if case .discardAssignment = target { return .discarded }
      return target.lastName.map { .kept($0) } ?? .handedOn
    default: return .handedOn
    }
  }
}

extension TryExpr {
  /// `await Task.sleep(…)` or `await clock.sleep(…)`
  public var pauses: Bool {
    guard case .functionCall(let call)? = operand?.withoutEffectMarkers, call.calleeName == .sleep,
      let base = call.calleeBase
    else {
      return false
    }
    if base.lastName == .Task { return true }
    let text = base.lastNameToken?.identifierText ?? base.node.text
    return text.lowercased().hasSuffix("clock") || text.hasSuffix("Clock()")
  }

  /// Whether it only throws when its task is cancelled: a sleep, or `Task.checkCancellation()`.
  public var throwsOnlyWhenCancelled: Bool {
    if pauses { return true }
    guard case .functionCall(let call)? = operand?.withoutEffectMarkers else { return false }
    return call.calleeName == .checkCancellation
  }
}

extension Pass {
  /// Whether a closure is the body of a task that nothing can cancel, and throws nothing but what a cancelled one does.
  ///
  /// - Parameter builder: a closure that is wanted for no value: a task that is its only expression is dropped.
  public func throwsOnlyIfCancelled(_ closure: ClosureExpr, startedIn builder: Node) -> Bool {
    guard taskConstruct(ofBody: closure) != nil, let task = closure.node.callOfArgument else { return false }
    let value = task.node.withoutWrappers
    guard task.taskHandle == .discarded || value.role == .statement && value.parent == builder else { return false }
    for node in closure.node.descendants(stoppingAtNestedFunctions: true)
    where node.kind == .throwStmt || node.kind == .tryExpr {
      guard case .closure(let origin) = node.errorDestination, origin.node == closure.node else { continue }
      guard let attempt = TryExpr(node), attempt.isOptional || attempt.isForced || attempt.throwsOnlyWhenCancelled
      else { return false }
    }
    return true
  }
}
