/// Where an error goes that the code at a place throws.
public enum ErrorDestination {
  /// To the caller of a function, initializer, accessor or closure that says `throws`.
  case caller
  /// To a `catch` that takes every error.
  case catchClause
  /// Out of a closure that does not say whether it throws.
  case closure(ClosureExpr)
  /// The code must not throw.
  case nowhere
}

extension Node {
  /// Where an error goes that an expression or statement here throws.
  public var errorDestination: ErrorDestination {
    var child = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .tryExpr where TryExpr(unchecked: ancestor).isOptional || TryExpr(unchecked: ancestor).isForced:
        return .nowhere
      case .doStmt where child.role == .body:
        let statement = DoStmt(unchecked: ancestor)
        if statement.thrownType != nil { return .nowhere }
        if statement.catchClauses.contains(where: { $0.catchesEverything }) { return .catchClause }
      case .closureExpr:
        guard child.role == .statement else { return .nowhere }
        let closure = ClosureExpr(unchecked: ancestor)
        if closure.isThrowing { return closure.signature?.node.child(.thrownType) == nil ? .caller : .nowhere }
        return .closure(closure)
      case .functionDecl, .initializerDecl, .accessorDecl, .deinitializerDecl:
        guard child.role == .body else { return .nowhere }
        return ancestor.throwsAnything ? .caller : .nowhere
      case .accessorBlock, .memberBlock, .deferStmt, .attribute: return .nowhere
      default: if child.role == .defaultValue { return .nowhere }
      }
      child = ancestor
    }
    return .nowhere
  }

  /// Whether a `try` may stand here as the code is: for a closure that does not say so, whether it throws already.
  public var mayThrow: Bool {
    switch errorDestination {
    case .caller, .catchClause: true
    case .closure(let closure): closure.throwsAlready
    case .nowhere: false
    }
  }

  private var throwsAnything: Bool {
    flags.contains(.throws) && !flags.contains(.rethrows) && child(.thrownType) == nil
  }
}

extension CatchClause {
  fileprivate var catchesEverything: Bool {
    var count = 0
    for item in items {
      count += 1
      if item.whereClause != nil { return false }
      // `catch let error` binds whatever comes.
      guard case .valueBinding(let binding)? = item.pattern, binding.node.child(.pattern)?.kind == .identifierPattern
      else { return false }
    }
    return count <= 1
  }
}

extension ClosureExpr {
  /// Whether an error of the closure's own code leaves it.
  public var throwsAlready: Bool {
    for inner in node.descendants(stoppingAtNestedFunctions: true) {
      switch inner.kind {
      case .tryExpr where !TryExpr(unchecked: inner).isOptional && !TryExpr(unchecked: inner).isForced: break
      case .throwStmt: break
      case .forStmt where ForStmt(unchecked: inner).isThrowing: break
      default: continue
      }
      if case .closure(let closure) = inner.errorDestination, closure.node == node { return true }
    }
    return false
  }
}

extension FunctionLike {
  /// Whether a bare `return` may stand in the body: it says that it returns nothing, or says nothing and returns no
  /// value.
  public var returnsNothing: Bool {
    switch self {
    case .function(let function): return function.returnType.map { $0.isVoid } ?? true
    case .closure(let closure):
      if let type = closure.signature?.returnType { return type.isVoid }
      for inner in closure.node.descendants(stoppingAtNestedFunctions: true) where inner.kind == .returnStmt {
        if ReturnStmt(unchecked: inner).operand != nil { return false }
      }
      return true
    case .deinitializer: return true
    case .initializer, .accessor, .getter: return false
    }
  }
}

extension TypeRef {
  fileprivate var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(node.text) }
}
