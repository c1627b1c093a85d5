extension FunctionCallExpr {
  /// Whether this is `withCheckedContinuation` or one of its three siblings.
  public var opensContinuation: Bool {
    switch calleeName {
    case .withCheckedContinuation?, .withCheckedThrowingContinuation?, .withUnsafeContinuation?,
      .withUnsafeThrowingContinuation?:
      true
    default: false
    }
  }

  /// The closure behind the call, or the last of its arguments where that is one.
  public var lastClosure: ClosureExpr? {
    if let trailingClosure { return trailingClosure }
    guard case .closure(let closure)? = arguments.last?.expression else { return nil }
    return closure
  }
}

extension OwedLocal.Mention {
  /// `continuation.resume(…)`
  public var isResume: Bool { call != nil && member == .resume }
}
