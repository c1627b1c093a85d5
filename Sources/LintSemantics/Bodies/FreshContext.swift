import LintSyntax

/// Contexts that a caller makes for one call only: no other code can use them.
enum FreshContext {
  /// What is known of a context that an argument passes: made here, and given away for good.
  static func flags(of argument: LabeledExpr, in call: Node) -> CallRecord.Flags {
    switch argument.expression {
    case .functionCall(let made)? where made.makesContext:
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
  /// How far before and after a call uses are searched for, in nodes: what a call costs must not grow with its block.
  private static let reach: UInt32 = 1 << 12

  init?(_ reference: DeclReferenceExpr) {
    name = reference.name
    var child = reference.node
    for ancestor in reference.node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr {
        for statement in ancestor.children(.statement) where statement.id < child.id {
          guard let variable = VariableDecl(statement) else { continue }
          for binding in variable.bindings where binding.name == name {
            guard case .functionCall(let call)? = binding.initializer?.withoutEffectMarkers,
              call.makesContext
            else { return nil }
            block = ancestor
            return
          }
        }
      }
      // A closure or function in between captures the context: it is not passed to the call.
      if ancestor.kind == .closureExpr || ancestor.category == .declaration { return nil }
      child = ancestor
    }
    return nil
  }

  /// Whether the context, or a model that was inserted into it or fetched from it, is used after a call, or the call
  /// again: they are one region (SE-0414).
  func isUsedAgain(after call: Node) -> Bool {
    var end = block.subtreeEnd
    var isLast = false
    for ancestor in call.ancestors {
      if ancestor == block { break }
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: if !isLast { return true }
      case .codeBlock, .switchCase:
        if ancestor.leavesAtEnd {
          end = min(end, ancestor.subtreeEnd)
          isLast = true
        }
      default: break
      }
    }
    let names = region(before: call)
    let last = max(call.subtreeEnd, min(end, call.subtreeEnd + Self.reach))
    return (call.subtreeEnd..<last).contains { id in
      let use = Node(columns: block.columns, id: id)
      return (use.kind == .declReferenceExpr || use.kind == .closureCapture) && names.contains(use.mainToken.name)
        && !use.isAlternative(to: call)
    }
  }

  /// The names of the context and of models that belong to it.
  private func region(before call: Node) -> Set<Name> {
    var names: Set<Name> = [name]
    let first = max(block.id, call.id - min(call.id, Self.reach))
    for id in first..<call.id {
      let node = Node(columns: block.columns, id: id)
      guard let member = FunctionCallExpr(node), case .declReference(let base)? = member.calleeBase, base.name == name
      else { continue }
      if member.calleeName == .insert, case .declReference(let model)? = member.arguments.first?.expression {
        names.insert(model.name)
      } else if member.calleeName == .fetch, let fetched = node.bindingOfValue?.name {
        names.insert(fetched)
      }
    }
    return names
  }
}

extension FunctionCallExpr {
  /// `ModelContext(…)`, also with the name of its module: judged by the name, so where the project has a type of that
  /// name it is no answer.
  public var makesContext: Bool {
    guard calleeName == .ModelContext else { return false }
    guard let base = calleeBase else { return true }
    return if case .declReference(let module) = base { module.name == .SwiftData } else { false }
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
