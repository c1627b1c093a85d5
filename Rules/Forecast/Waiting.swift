import LintKit

extension Node {
  /// Whether code waits for it: with `await`, or because it is what an `async let` is.
  var isWaitedFor: Bool { isCoveredByAwait || isInAsyncLet }

  /// Whether an `await` in the same function or closure covers it.
  var isCoveredByAwait: Bool { isCovered(by: .awaitExpr) }
}
