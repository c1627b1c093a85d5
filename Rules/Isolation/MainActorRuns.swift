import LintKit

// Calls of `MainActor.run`.

extension Gate {
  /// For what looks at calls of `MainActor.run`.
  ///
  /// - Parameter call: what such a call must look like.
  static func mainActorRuns(where call: @escaping @Sendable (FunctionCallExpr) -> Bool = { _ in true }) -> Gate {
    Gate(anyOf: [.MainActor], of: [.Task], calls: [.run], where: { $0.mainActorRun != nil && call($0) })
  }
}

extension FunctionCallExpr {
  /// The closure of `MainActor.run { }`.
  var mainActorRun: ClosureExpr? {
    guard calleeName == .run, case .declReference(let base)? = calleeBase, base.name == .MainActor else { return nil }
    return lastClosure
  }

  /// The call with the `try` and `await` around it, where that is a statement.
  var asStatement: Node? {
    let outer = node.withoutWrappers
    return outer.role == .statement ? outer : nil
  }
}

extension ClosureExpr {
  /// Whether the statements mean the same without the closure: it takes and captures nothing, declares nothing, and
  /// neither returns nor leaves its value to the code around, nor has it something to do when it ends.
  var canBeInlined: Bool {
    guard signature == nil, !statements.isEmpty else { return false }
    return !node.descendants(stoppingAtNestedFunctions: true).contains {
      $0.kind == .returnStmt || $0.mainToken.kind == .dollarIdentifier
    }
      && !node.children(.statement).contains { $0.kind.category == .declaration || $0.kind == .deferStmt }
  }
}
