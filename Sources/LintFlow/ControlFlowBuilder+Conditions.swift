import LintSyntax

extension ControlFlowBuilder {
  /// The conditions of `if`, `guard` or `while`: continues where all of them hold.
  mutating func conditions(of node: Node, otherwise: Int32) {
    for child in node.children(.condition) {
      let next = newBlock()
      switch child.kind {
      case .optionalBindingCondition, .matchingPatternCondition:
        if let value = child.child(.initializer) { expression(value) } else { emitUse(child) }
        let pattern = child.child(.pattern)
        if let pattern { evaluate(pattern: pattern) }
        link(to: otherwise)
        proceed(to: next)
        if let pattern { define(pattern) }
        continue
      case .availabilityCondition:
        link(to: otherwise)
        link(to: next)
      default: condition(child, onTrue: next, onFalse: otherwise)
      }
      start(next)
    }
  }

  /// An expression that decides where to continue; operands that `&&`, `||` and `!` skip are skipped.
  mutating func condition(_ node: Node, onTrue: Int32, onFalse: Int32) {
    switch node.kind {
    case .booleanLiteralExpr: link(to: node.mainToken.kind == .true ? onTrue : onFalse)
    case .prefixOperatorExpr where node.mainToken.bytes.elementsEqual("!".utf8):
      if let operand = node.child(.operand) { condition(operand, onTrue: onFalse, onFalse: onTrue) }
    case .tupleExpr:
      guard let inner = TupleExpr(unchecked: node).parenthesized else { return decide(node, onTrue, onFalse) }
      condition(inner.node, onTrue: onTrue, onFalse: onFalse)
    case .sequenceExpr where !node.children.contains(where: { $0.kind == .tryExpr && $0.flags.contains(.optional) }):
      let saved = effects
      let start = elements.count
      elements.append(contentsOf: node.children)
      condition(start..<elements.count, onTrue, onFalse)
      elements.removeSubrange(start...)
      // The paths have parted, so no single place is after everything that may have suspended.
      endEffects(saved, marksEnd: false)
    default: decide(node, onTrue, onFalse)
    }
  }

  private mutating func decide(_ node: Node, _ onTrue: Int32, _ onFalse: Int32) {
    expression(node)
    link(to: onTrue)
    link(to: onFalse)
  }

  private mutating func condition(_ range: Range<Int>, _ onTrue: Int32, _ onFalse: Int32) {
    if range.count == 1, !elements[range.lowerBound].opensEffects {
      return condition(elements[range.lowerBound], onTrue: onTrue, onFalse: onFalse)
    }
    let isLowest = range.contains { elements[$0].kind == .ternaryExpr || elements[$0].assignmentForm != nil }
    if !isLowest, let split = splits(of: range, where: { $0 == .or }) {
      return alternatives(split, range) {
        $0.condition($1, onTrue, $2)
      } last: {
        $0.condition($1, onTrue, onFalse)
      }
    }
    if !isLowest, let split = splits(of: range, where: { $0 == .and }) {
      return alternatives(split, range) {
        $0.condition($1, $2, onFalse)
      } last: {
        $0.condition($1, onTrue, onFalse)
      }
    }
    evaluate(range)
    if effects.try != 0, effects.throwsBefore == throwCount { mayThrow() }
    link(to: onTrue)
    link(to: onFalse)
  }

  /// Operands one after another, each in a block that the one before leads to.
  private mutating func alternatives(
    _ splits: [Int], _ range: Range<Int>, each: (inout Self, Range<Int>, Int32) -> Void,
    last: (inout Self, Range<Int>) -> Void
  ) {
    var lower = range.lowerBound
    for split in splits {
      let next = newBlock()
      each(&self, lower..<split, next)
      start(next)
      effects.conditionalDepth += 1
      lower = split + 1
    }
    last(&self, lower..<range.upperBound)
  }
}

extension Node {
  /// `try` and `await` apply to the rest of a sequence.
  var opensEffects: Bool {
    switch kind {
    case .tryExpr, .awaitExpr: true
    case .unsafeExpr: child(.operand)?.opensEffects ?? false
    default: false
    }
  }
}
