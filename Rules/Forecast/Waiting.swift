import LintKit

extension Node {
  /// Whether code waits for it: with `await`, or because it is what an `async let` is.
  var isWaitedFor: Bool { isCoveredByAwait || isInAsyncLet }

  /// Whether an `await` in the same function or closure covers it.
  var isCoveredByAwait: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .awaitExpr: return true
      case .closureExpr, .codeBlock, .accessorBlock: return false
      default: continue
      }
    }
    return false
  }

  /// `async let value = …`, which is waited for where `value` is read.
  var isInAsyncLet: Bool {
    for ancestor in ancestors {
      if let variable = VariableDecl(ancestor) { return variable.hasModifier(.async) }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}
