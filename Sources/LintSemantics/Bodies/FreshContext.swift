import LintSyntax

/// Contexts that a caller makes for one call only: nobody else can use them.
enum FreshContext {
  /// What is known of a context that an argument passes: made here, and given away for good.
  static func flags(of argument: LabeledExpr, in call: Node) -> CallRecord.Flags {
    switch argument.expression {
    case .functionCall(let made)? where made.calleeName == .ModelContext:
      [.passesFreshContext, .givesContextAway]
    case .declReference(let reference)?:
      if let local = FreshLocal(reference) {
        local.isUsedAgain(after: call) ? .passesFreshContext : [.passesFreshContext, .givesContextAway]
      } else {
        []
      }
    default: []
    }
  }
}

/// A `let` or `var` that is initialized with `ModelContext(…)` in the block around a use.
private struct FreshLocal {
  private let name: Name
  private let block: Node

  init?(_ reference: DeclReferenceExpr) {
    name = reference.name
    var child = reference.node
    for ancestor in reference.node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr {
        for statement in ancestor.children(.statement) where statement.id < child.id {
          guard let variable = VariableDecl(statement) else { continue }
          for binding in variable.bindings where binding.name == name {
            guard case .functionCall(let call)? = binding.initializer?.withoutEffectMarkers,
              call.calleeName == .ModelContext
            else { return nil }
            block = ancestor
            return
          }
        }
      }
      // A closure or function in between captures the context: it is not handed over.
      if ancestor.kind == .closureExpr || ancestor.category == .declaration { return nil }
      child = ancestor
    }
    return nil
  }

  /// Whether the context, or a model that was inserted into it or fetched from it, is used after a call, or the call
  /// again: they are one region (SE-0414).
  func isUsedAgain(after call: Node) -> Bool {
    var end = block.subtreeEnd
    for ancestor in call.ancestors {
      if ancestor == block { break }
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return true
      case .codeBlock, .switchCase: if ancestor.leavesAtEnd { end = min(end, ancestor.subtreeEnd) }
      default: break
      }
    }
    let names = region(before: call)
    return block.descendants.contains { use in
      use.id >= call.subtreeEnd && use.id < end && names.contains(use.mainToken.name)
        && (use.kind == .declReferenceExpr || use.kind == .closureCapture) && !use.isAlternative(to: call)
    }
  }

  /// The names of the context and of models that belong to it.
  private func region(before call: Node) -> Set<Name> {
    var names: Set<Name> = [name]
    for node in block.descendants(of: .functionCallExpr) where node.id < call.id {
      let member = FunctionCallExpr(unchecked: node)
      guard case .declReference(let base)? = member.calleeBase, base.name == name else { continue }
      if member.calleeName == .insert, case .declReference(let model)? = member.arguments.first?.expression {
        names.insert(model.name)
      } else if member.calleeName == .fetch, let fetched = node.bindingOfValue?.name {
        names.insert(fetched)
      }
    }
    return names
  }
}

extension Node {
  var category: NodeCategory { kind.category }

  /// Whether the last statement of a block leaves it, so that nothing after the block runs.
  fileprivate var leavesAtEnd: Bool {
    switch children(.statement).reduce(nil, { $1 })?.kind {
    case .returnStmt?, .throwStmt?: true
    default: false
    }
  }

  /// Whether the two are in different branches of one `if` or `switch`.
  fileprivate func isAlternative(to other: Node) -> Bool {
    var branch = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifExpr, .switchExpr:
        let isOtherInside = ancestor.id < other.id && other.id < ancestor.subtreeEnd
        let isOtherInBranch = branch.id <= other.id && other.id < branch.subtreeEnd
        if isOtherInside, !isOtherInBranch {
          return other.ancestors.contains { $0.parent == ancestor && $0.role != .condition }
        }
      default: break
      }
      branch = ancestor
    }
    return false
  }

  /// The variable that takes the value of a call, through `try` and `await`.
  fileprivate var bindingOfValue: PatternBinding? {
    var node = self
    while let parent = node.parent, parent.kind == .tryExpr || parent.kind == .awaitExpr { node = parent }
    return node.role == .initializer ? node.parent.flatMap { PatternBinding($0) } : nil
  }
}
