import LintKit

// Blocks that run on the main thread although their type is '@Sendable'.

extension Node {
  /// Whether a closure is the block of a timer, which the run loop of the thread runs that schedules it.
  var isBlockOfTimer: Bool { callOfArgument?.runsBlockOnRunLoop ?? false }
}

extension FunctionCallExpr {
  fileprivate var runsBlockOnRunLoop: Bool { calleeName.map(Self.ofRunLoops.contains) ?? false }

  private static let ofRunLoops = SDKTrait.callsBackOnRunLoop.nameIDs
}

extension Pass {
  /// Whether a closure is a block that the main queue or the main run loop runs, and the compiler does not know:
  /// `DispatchQueue.main.async { }`, spelled so, is on the main actor for it.
  func isBlockOfMainThread(_ closure: Node) -> Bool {
    guard let call = closure.callOfArgument, let name = call.calleeNameToken?.identifierText else { return false }
    // The run loop of the thread that schedules it.
    if call.runsBlockOnRunLoop { return isolation(around: call.node).isolation == .mainActor }
    switch name {
    case "addBarrierBlock", "addOperation", "async", "asyncAfter", "perform", "schedule":
      return call.calleeBase.map { isMainScheduler($0) } ?? false
    case "addObserver":
      let queue = call.arguments.first { $0.label?.identifierText == "queue" }?.expression
      if case .memberAccess(let member)? = queue, member.base == nil { return member.nameToken?.text == "main" }
      return queue.map { isMainScheduler($0) } ?? false
    default: return false
    }
  }

  /// `DispatchQueue.main`, `OperationQueue.main`, `RunLoop.main`, or a variable that is initialized with one.
  private func isMainScheduler(_ expression: Expr) -> Bool {
    switch expression {
    case .memberAccess(let member):
      return member.nameToken?.text == "main" && isOfProperty(.mainThread, expression)
    case .declReference(let reference):
      guard case .variable(let variable)? = binding(of: reference), let value = variable.initializer else {
        return false
      }
      return isMainScheduler(value)
    default: return false
    }
  }
}
