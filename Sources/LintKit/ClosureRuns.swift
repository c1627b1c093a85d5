/// How often the code that a closure is passed to runs it.
extension Pass {
  /// Whether the closure runs exactly once, as a task's body or a completion handler does. What is passed to other
  /// functions is judged by their names: those of observers and streams may run it any number of times.
  public func runsOnce(_ closure: Node) -> Truth {
    guard let traits = traits(of: closure) else { return .unknown }
    switch traits.placement {
    case .calledInPlace: return .yes
    case .typed, .typedByName, .untyped, .assigned, .returned, .macro, .other: return .unknown
    case .construct(let construct):
      guard let call = closure.callOfArgument else { return .unknown }
      return construct.runsOnce(call)
    case .argument:
      guard let call = closure.callOfArgument, let name = call.calleeNameToken?.identifierText else { return .unknown }
      // A channel of Dispatch calls its handler for each part that it has read or written.
      if name == "read" || name == "write", call.arguments.contains(where: { $0.label?.identifierText == "queue" }) {
        return .unknown
      }
      let label = closure.argumentLabel?.identifierText ?? ""
      if RepeatingCallbacks.include(name) || RepeatingCallbacks.include(label) { return .unknown }
      return mayRunAgain(closure, passedTo: call) ? .unknown : .yes
    }
  }

  /// Whether a function of the project may call a closure that it is given more than once: its parameter is named so,
  /// or some path of the function leads from one call to another. May read the file of the function, so it is asked
  /// last.
  private func mayRunAgain(_ closure: Node, passedTo call: FunctionCallExpr) -> Bool {
    guard let callee = member(calledBy: call)?.ref, !callee.isOfSDK else { return false }
    let function = index.function(callee)
    let given = function.parameters.first { call.argument(for: $0, of: function)?.node == closure }
    guard let parameter = given ?? function.parameters.last(where: { $0.type.functionTraits != nil }) else {
      return false
    }
    if RepeatingCallbacks.include(parameter.name) { return true }
    let pass = looking(at: callee.file)
    guard let declaration = pass.whole(callee) else { return false }
    let calls = declaration.descendants(of: .functionCallExpr).filter {
      guard case .declReference(let name)? = FunctionCallExpr(unchecked: $0).callee?.withoutNameSuffixes else {
        return false
      }
      return name.nameToken.identifierText == parameter.name
    }
    return calls.contains { made in
      guard let graph = pass.controlFlow(around: made) else { return false }
      let places = calls.flatMap { graph.places(of: $0) }
      return !graph.hasPath(from: .behind(graph.places(of: made)), to: .before(places)).isNo
    }
  }
}

extension Node {
  fileprivate var argumentLabel: TokenCursor? {
    switch role {
    case .closure: parent?.mainToken
    case .operand: parent.flatMap { LabeledExpr($0) }?.label
    default: nil
    }
  }
}

extension ClosureConstruct {
  fileprivate func runsOnce(_ call: FunctionCallExpr) -> Truth {
    switch self {
    case .task, .immediateTask, .detachedTask, .childTask, .immediateChildTask, .mainActorRun, .assumeMainActor,
      .otherActor, .mainQueue:
      return .yes
    case .sendable: return .unknown
    case .passThrough:
      switch call.calleeName {
      case .sync?, .withLock?, .withLockUnchecked?, .withTaskGroup?, .withThrowingTaskGroup?,
        .withTaskCancellationHandler?:
        return .yes
      default: return .unknown
      }
    case .sendableCallback:
      switch call.calleeName {
      case .async?, .asyncAfter?, .addOperation?, .dataTask?, .perform?: return .yes
      default: return .unknown
      }
    case .callback: return call.calleeName == .notify ? .yes : .unknown
    }
  }
}

/// Names by which libraries call what runs its closure more than once, or perhaps not at all.
private enum RepeatingCallbacks {
  static func include(_ name: String) -> Bool {
    let lowercased = Array(name.lowercased().utf8)
    return lowercased.withUnsafeBufferPointer { text in
      // Also 'onCompletion'.
      if ByteSearch.contains(completion, in: text) { return false }
      return prefixes.contains { name.utf8.starts(with: $0) } || parts.contains { ByteSearch.contains($0, in: text) }
    }
  }

  private static let completion = ByteSearch.Needle("completion")
  private static let prefixes = [
    "add", "on", "observe", "subscribe", "listen", "stream", "watch", "monitor", "enumerate", "register", "each", "for",
    "set", "start",
    "generate", "with", "bind", "drive", "repeat", "if", "map", "reduce", "first", "contains", "sort", "debounce",
    "throttle"
  ].map { Array($0.utf8) }
  private static let parts = [
    "observer", "each", "progress", "update", "listener", "subscri", "handlers", "resulthandler", "event", "image",
    "recognition", "repeat", "when",
    "where", "filter", "publisher", "poll", "retry", "delegate", "body", "change"
  ].map { ByteSearch.Needle($0) }
}
