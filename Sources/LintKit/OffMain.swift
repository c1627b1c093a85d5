extension Pass {
  /// Whether code certainly runs on another thread than the main one: in an asynchronous function or closure on no
  /// actor, or in a closure that runs elsewhere, such as the work of a background queue.
  public func runsOffMain(_ node: Node) -> Bool {
    guard var context = context(around: node) else { return false }
    while true {
      if index.isAsync(context).isYes { return isOnGlobalExecutor(index.isolation(ofContext: context).isolation) }
      guard case .closure = index.context(context).kind else { return false }
      let closure = Node(columns: tree.columns, id: index.context(context).node)
      if let call = closure.callOfArgument, runsElsewhere(call) {
        return index.isolation(ofContext: context).isolation.isNonisolated
      }
      // Who calls it, and where, decides.
      guard index.runsInPlace(context), let parent = index.parent(of: context) else { return false }
      context = parent
    }
  }

  /// Nonisolated asynchronous code, but for what stays on its caller's actor by SE-0461.
  private func isOnGlobalExecutor(_ isolation: Isolation) -> Bool {
    switch isolation {
    case .concurrent: true
    case .nonisolated: index.settings(of: file).nonsendingByDefault.isNo
    default: false
    }
  }

  /// Whether a call runs its closure on a queue that is certainly not the main one, or is a function of the SDK that
  /// calls back on a thread of its own.
  private func runsElsewhere(_ call: FunctionCallExpr) -> Bool {
    switch call.calleeName {
    case .async?, .asyncAfter?:
      guard let base = call.calleeBase else { return false }
      return index.isBackgroundQueue(
        base, in: localNames(around: call.node), memberOf: type(around: call.node), of: file)
    default: return isOfFunction(.callsBackOffMain, call)
    }
  }
}
