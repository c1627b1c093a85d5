extension Node {
  /// The outermost node that has the same value but for optionals and effects: through `try`, `await`, parentheses,
  /// `?`, `!` and `?? []`.
  public var withoutWrappers: Node {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .optionalChainingExpr: node = parent
      case .labeledExpr where parent.parent?.kind == .tupleExpr: node = parent.parent ?? parent
      case .sequenceExpr where SequenceExpr(unchecked: parent).defaultsToEmpty(node): node = parent
      default: return node
      }
    }
    return node
  }
}

extension SequenceExpr {
  /// `value ?? []`
  fileprivate func defaultsToEmpty(_ value: Node) -> Bool {
    var parts = elements
    guard let first = parts.next(), first.node == value, case .binaryOperator(let binary)? = parts.next() else {
      return false
    }
    guard binary.operatorToken.text == "??", case .operand(.array(let array))? = parts.next() else { return false }
    return array.elements.isEmpty
  }
}

extension Expr {
  /// Without `try`, parentheses and `?? []`.
  public var withoutDefault: Expr {
    switch withoutEffectMarkers {
    case .tuple(let tuple): return tuple.parenthesized?.withoutDefault ?? self
    case .sequence(let sequence):
      var elements = sequence.elements
      guard case .operand(let value)? = elements.next(), case .binaryOperator(let other)? = elements.next(),
        other.operatorToken.text == "??"
      else { return self }
      return value.withoutDefault
    case let value: return value
    }
  }
}
