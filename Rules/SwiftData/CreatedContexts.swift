import LintKit

/// A context that a function creates, by the call that does.
struct CreatedContext {
  let call: FunctionCallExpr
  private let pass: Pass

  /// - Parameter origin: of a context or a model.
  init?(_ origin: ContextOrigin, in pass: Pass) {
    guard case .created(let id) = origin, let call = FunctionCallExpr(Node(columns: pass.tree.root.columns, id: id))
    else { return nil }
    self.call = call
    self.pass = pass
  }

  /// What keeps it in the function; `nil` where the expression that creates it also uses it.
  var local: OwedLocal? {
    let binding = call.node.role == .initializer ? call.node.parent.flatMap { PatternBinding($0) } : nil
    return binding.flatMap { pass.local(introducedBy: $0.node) }.map { OwedLocal($1, of: $0) }
  }

  /// The function or closure that creates it.
  var function: FunctionLike? { call.node.enclosingFunctionLike }

  /// Whether nothing has it when its function is over. Unknown where other code gets it.
  var endsWithFunction: Truth {
    guard let local else { return Truth(call.node.role == .base) }
    var isPassed = local.names[local.definition].flags.contains(.isCaptured)
    for mention in local.mentions where mention.member == nil && !mention.isAssignment {
      if mention.node.role != .operand { return .no }
      isPassed = true
    }
    return isPassed ? .unknown : .yes
  }
}

extension Pass {
  /// The bodies of the file in which a context is created: of functions, or what is around closures.
  var bodiesCreatingContexts: [Node] {
    var found: [Node] = []
    for call in tree.root.descendants(of: .functionCallExpr)
    where FunctionCallExpr(unchecked: call).makesContext && found.last.map({ !$0.contains(call) }) ?? true {
      if let body = call.outermostFunctionLike { found.append(body) }
    }
    return found
  }
}

extension Node {
  /// The function, accessor or closure around all others.
  fileprivate var outermostFunctionLike: Node? {
    ancestors.reduce(nil) { FunctionLike.accepts($1.kind) ? $1 : $0 }
  }

  /// What a variable, a property or one of its elements is given: of `x = value ?? other`, the value.
  var storedModels: Expr? {
    guard case .sequence(let sequence)? = givenModels else { return givenModels }
    var elements = sequence.elements.dropFirst(2).makeIterator()
    guard case .operand(let value)? = elements.next() else { return nil }
    return value
  }
}
