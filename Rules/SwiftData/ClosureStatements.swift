import LintKit

// Where something can be put before the closure that needs it.

extension Node {
  /// The statement that a node is part of.
  var statementAround: Node? { ancestors.first { $0.role == .statement } }

  /// The function, accessor or initial value of a member that a node stands in.
  var declarationAround: Node? {
    ancestors.first {
      FunctionLike.accepts($0.kind) && $0.kind != .closureExpr
        || $0.kind == .patternBinding && $0.parent?.role == .member
    }
  }

  /// Whether a statement is an expression and the only one of its code: another one would make something else of the
  /// code around, its value or its type.
  var isOnlyExpression: Bool {
    guard kind.category == .expression, let parent else { return false }
    return parent.children(.statement).reduce(0) { count, _ in count + 1 } == 1
      && (parent.kind != .codeBlock || parent.parent?.child(.returnType) != nil)
  }
}

extension FixBuilder {
  /// Gives a closure a constant that is made outside: by a statement before it, or by its capture list.
  ///
  /// - Returns: false where neither is possible.
  mutating func bind(_ name: String, to value: String, for closure: ClosureExpr) -> Bool {
    guard let statement = closure.node.statementAround else { return false }
    if !statement.isOnlyExpression {
      insert("let \(name) = \(value)", before: statement)
      return true
    }
    guard closure.signature == nil else { return false }
    insert(" [\(name) = \(value)] in", at: closure.node.firstToken.end)
    return true
  }
}
