extension FixBuilder {
  /// Writes `await` before the expression that a call is part of, behind `try`, unless one covers the call already.
  ///
  /// - Parameter call: in code that is asynchronous.
  /// - Returns: false where an `await` would have to go into code that cannot suspend, or where that is not known:
  ///   autoclosures, arguments, interpolations, `defer`.
  public mutating func insertAwait(before call: FunctionCallExpr) -> Bool {
    switch call.node.awaiting {
    case .covered: return true
    case .impossible: return false
    case .missing: break
    }
    var node = call.node
    while let parent = node.parent {
      switch (parent.kind, node.role) {
      // `call().member`, `call()()`, `call()!`
      case (.memberAccessExpr, .base), (.functionCallExpr, .callee), (.subscriptCallExpr, .callee),
        (.forceUnwrapExpr, _),
        (.optionalChainingExpr, _), (.tryExpr, _), (.unsafeExpr, _):
        if parent.kind == .tryExpr {
          // What stands around `try` may be an autoclosure as well.
          guard parent.role.takesWholeExpression || parent.isAssigned || parent.parent?.kind == .returnStmt else {
            return false
          }
          insert("await ", at: node.range.lowerBound)
          return true
        }
        node = parent
      case (.sequenceExpr, .element):
        guard node.isAssigned, parent.role == .statement else { return false }
        insert("await ", at: node.range.lowerBound)
        return true
      default:
        guard node.role.takesWholeExpression || parent.kind == .returnStmt else { return false }
        insert("await ", at: node.range.lowerBound)
        return true
      }
    }
    return false
  }
}

private enum Awaiting {
  /// An `await` stands around.
  case covered
  case missing
  /// The code may not be suspended: what stands behind `&&` and its like is an autoclosure, and `defer` is synchronous.
  case impossible
}

extension Node {
  fileprivate var awaiting: Awaiting {
    var node = self
    var found = Awaiting.missing
    for ancestor in ancestors {
      switch ancestor.kind {
      case .awaitExpr: found = .covered
      case .sequenceExpr where node.isBehindShortCircuit: return .impossible
      case .deferStmt: return .impossible
      case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return found
      default: break
      }
      node = ancestor
    }
    return found
  }

  /// Whether `&&`, `||` or `??` evaluates it only if it has to.
  var isBehindShortCircuit: Bool {
    guard let sequence = parent else { return false }
    for element in sequence.children(.element) {
      if element == self { return false }
      if element.kind == .binaryOperatorExpr, ["&&", "||", "??"].contains(element.mainToken.text) { return true }
    }
    return false
  }
}

extension Role {
  /// A statement, what a variable begins with, what a loop runs over.
  fileprivate var takesWholeExpression: Bool {
    switch self {
    case .statement, .initializer, .sequence: true
    default: false
    }
  }
}

extension Node {
  /// Whether the node is the last of `target = node`, and of no longer sequence.
  fileprivate var isAssigned: Bool {
    guard role == .element, let sequence = parent else { return false }
    let elements = Array(sequence.children(.element))
    return elements.count == 3 && elements[1].kind == .assignmentExpr && elements[2] == self
  }
}
