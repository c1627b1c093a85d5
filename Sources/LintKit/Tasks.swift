/// What becomes of the handle of a task.
public enum TaskHandle {
  /// Nobody can cancel the task.
  case discarded
  /// Assigned to something with this last name, or bound to it.
  case kept(Name)
  /// Returned, passed on, or otherwise out of sight.
  case handedOn
}

extension Pass {
  /// How a task is started, when the call does so with a closure: `Task { }`, `Task.detached { }`, `Task.immediate { }`.
  public func taskConstruct(of call: FunctionCallExpr) -> ClosureConstruct? {
    guard let closure = call.lastClosure else { return nil }
    return taskConstruct(ofBody: closure)
  }

  /// How a closure becomes the body of an unstructured task; `nil` where it is none.
  public func taskConstruct(ofBody closure: ClosureExpr) -> ClosureConstruct? {
    guard let context = context(around: closure.node), case .closure(let traits) = index.context(context).kind,
      case .construct(let construct) = traits.placement
    else { return nil }
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
      let isOnly = value.parent.map { $0.kind != .codeBlock && $0.children(.statement).reduce(0) { count, _ in count + 1 } == 1 } ?? false
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
