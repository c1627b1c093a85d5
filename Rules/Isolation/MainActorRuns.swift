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
  /// Whether the statements mean the same in the place of a statement: the closure takes and captures nothing, declares
  /// nothing but variables whose names the block around does not use, and neither returns nor leaves its value to the
  /// code around, nor has it something to do when it ends.
  func canBeInlined(inPlaceOf statement: Node) -> Bool {
    guard signature == nil, !statements.isEmpty, !usesItsOwnFrame else { return false }
    var declared: Set<Name> = []
    for each in node.children(.statement) {
      if each.kind == .deferStmt { return false }
      guard each.kind.category == .declaration else { continue }
      guard let variable = VariableDecl(each), variable.attributes.isEmpty else { return false }
      for binding in variable.bindings {
        guard let name = binding.name else { return false }
        declared.insert(name)
      }
    }
    return declared.isEmpty || !(statement.parent?.mentions(anyOf: declared, outside: statement) ?? true)
  }

  /// The only expression, where its value means the same without the closure.
  var valueToInline: Expr? {
    guard signature == nil, let only = statements.first, statements.count == 1, let value = Expr(only.node),
      !usesItsOwnFrame
    else { return nil }
    switch value {
    case .if, .switch: return nil
    default: return value
    }
  }

  /// `return`, `$0`
  private var usesItsOwnFrame: Bool {
    node.descendants(stoppingAtNestedFunctions: true).contains {
      $0.kind == .returnStmt || $0.mainToken.kind == .dollarIdentifier
    }
  }
}

extension Node {
  /// Whether it names one of some things in another place than in a part of it.
  fileprivate func mentions(anyOf names: Set<Name>, outside part: Node) -> Bool {
    tokens.contains { token in
      names.contains(token.name) && !part.range.contains(token.offset)
    }
  }
}
