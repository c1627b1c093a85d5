import LintSyntax

/// Contexts that a caller makes for one call only: no other code can use them.
enum FreshContext {
  /// Whether the argument is `ModelContext(…)`, or a local constant that was made so.
  static func isPassed(by argument: LabeledExpr) -> Bool {
    switch argument.expression {
    case .functionCall(let call)?: call.calleeName == .ModelContext
    case .declReference(let reference)?: isFreshLocal(reference)
    default: false
    }
  }

  /// A `let` or `var` of the same block that is initialized with `ModelContext(…)` before this use.
  private static func isFreshLocal(_ reference: DeclReferenceExpr) -> Bool {
    var child = reference.node
    for ancestor in reference.node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr {
        for statement in ancestor.children(.statement) where statement.id < child.id {
          guard let variable = VariableDecl(statement) else { continue }
          for binding in variable.bindings where binding.name == reference.name {
            guard case .functionCall(let call)? = binding.initializer?.withoutEffectMarkers else { return false }
            return call.calleeName == .ModelContext
          }
        }
      }
      // A closure or function in between captures the context: it is not passed to the call.
      if ancestor.kind == .closureExpr || ancestor.category == .declaration { return false }
      child = ancestor
    }
    return false
  }
}

extension Node {
  var category: NodeCategory { kind.category }
}
