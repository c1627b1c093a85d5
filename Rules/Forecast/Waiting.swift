import LintKit

extension Pass {
  /// Whether synchronous code may call what is on the main actor from outside of it, because the compiler only warns:
  /// see ``isOnMainActorOfSDK(_:)``. What goes in and comes back is checked all the same.
  func mayIgnoreIsolation(calling call: FunctionCallExpr) -> Truth {
    let node = call.node
    guard index.mayIgnoreIsolation(in: file),
      call.calleeName.map({ index.mayIgnoreIsolation(calling: $0, in: file) }) ?? true,
      let context = context(around: node), index.isChecked(context),
      isolation(around: node).isolation != .mainActor
    else { return .no }
    return !isAsync(around: node)
  }
}

extension MissingFact {
  static let whetherAsynchronous: MissingFact = "context: whether the closure around is asynchronous"
}
