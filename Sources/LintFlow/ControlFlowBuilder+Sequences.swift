import LintSyntax

/// What an operator does to the order of evaluation, from the loosest to the tightest.
enum OperatorClass {
  /// `||`
  case or
  /// `&&`
  case and
  /// `==`, `<` and the like.
  case comparison
  /// `??`
  case coalescing
  /// Evaluates both sides.
  case other
}

extension Node {
  var operatorClass: OperatorClass {
    guard kind == .binaryOperatorExpr else { return .other }
    let bytes = mainToken.bytes
    switch bytes.count {
    case 1: return bytes[0] == UInt8(ascii: "<") || bytes[0] == UInt8(ascii: ">") ? .comparison : .other
    case 2:
      switch (bytes[0], bytes[1]) {
      case (UInt8(ascii: "|"), UInt8(ascii: "|")): return .or
      case (UInt8(ascii: "&"), UInt8(ascii: "&")): return .and
      case (UInt8(ascii: "?"), UInt8(ascii: "?")): return .coalescing
      case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
        (UInt8(ascii: "<"), UInt8(ascii: "=")),
        (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "~"), UInt8(ascii: "=")):
        return .comparison
      default: return .other
      }
    case 3: return bytes.elementsEqual("===".utf8) || bytes.elementsEqual("!==".utf8) ? .comparison : .other
    default: return .other
    }
  }
}

/// Operators: the tree keeps them in a flat row. The order of evaluation follows from the few that may skip an operand.
extension ControlFlowBuilder {
  mutating func sequence(_ node: Node) {
    let start = elements.count
    elements.append(contentsOf: node.children)
    assignments(start..<elements.count)
    elements.removeSubrange(start...)
  }

  // MARK: Assignments

  /// `a = b = c`: the parts of the targets, then the value, then the values are stored from right to left.
  private mutating func assignments(_ range: Range<Int>) {
    var value = range.lowerBound
    while value + 1 < range.upperBound, elements[value + 1].assignmentForm != nil { value += 2 }
    guard value > range.lowerBound else { return evaluate(range) }

    let outer = (effects: effects, chainEnd: effects.chainEnd)
    effects.chainEnd = -1
    for target in stride(from: range.lowerBound, to: value, by: 2) { evaluate(target: elements[target]) }
    let targetEffects = effects
    if value < range.upperBound {
      evaluate(value..<range.upperBound)
      endEffects(targetEffects)
    }
    for target in stride(from: value - 2, through: range.lowerBound, by: -2) { store(elements[target]) }
    if let sequence = elements[range.lowerBound].parent { emit(.assign, sequence) }
    // `a?.b = c` does nothing where there is no `a`.
    if effects.chainEnd >= 0 { proceed(to: effects.chainEnd) }
    effects.chainEnd = outer.chainEnd
    effects.conditionalDepth = outer.effects.conditionalDepth
  }

  /// What must be evaluated before a value can be stored: the path up to its last step.
  private mutating func evaluate(target: Node) {
    switch target.kind {
    case .tryExpr, .awaitExpr:
      openEffect(target)
      target.child(.operand).map { evaluate(target: $0) }
    case .unsafeExpr: target.child(.operand).map { evaluate(target: $0) }
    case .tupleExpr:
      for element in target.children(.element) { element.child(.operand).map { evaluate(target: $0) } }
    default: postfix(target, isTarget: true)
    }
  }

  /// The uses that an assignment writes to.
  private mutating func store(_ target: Node) {
    switch target.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr: target.child(.operand).map { store($0) }
    case .tupleExpr:
      for element in target.children(.element) { element.child(.operand).map { store($0) } }
    default:
      let base = target.pathBase
      if isWritten(base) { emitUse(base) }
    }
  }

  /// Whether the use at a node is the target of an assignment.
  func isWritten(_ node: Node) -> Bool {
    guard let use = names.use(at: node) else { return false }
    switch names[use].kind {
    case .write, .update, .modify: return true
    default: return false
    }
  }

  // MARK: Operators

  /// A row of operands and operators without assignments.
  mutating func evaluate(_ range: Range<Int>) {
    var rest = range
    let saved = effects.conditionalDepth
    var join: Int32 = -1
    // `a ? b : c ? d : e` associates to the right.
    while let ternary = rest.first(where: { elements[$0].kind == .ternaryExpr }) {
      if join < 0 { join = newBlock() }
      let (yes, no) = (newBlock(), newBlock())
      operands(rest.lowerBound..<ternary)
      link(to: yes)
      link(to: no)
      effects.conditionalDepth += 1
      start(yes)
      if let operand = elements[ternary].child(.operand) { expression(operand) }
      link(to: join)
      start(no)
      rest = ternary + 1..<max(rest.upperBound, ternary + 1)
    }
    operands(rest)
    if join >= 0 { proceed(to: join) }
    effects.conditionalDepth = saved
  }

  /// An operand that an operator may skip is in a block of its own.
  private mutating func operands(_ range: Range<Int>) {
    for level in [OperatorClass.or, .and, .comparison, .coalescing] {
      guard let splits = splits(of: range, where: { $0 == level }) else { continue }
      let isLazy = level != .comparison
      let saved = effects.conditionalDepth
      let join = isLazy ? newBlock() : -1
      var lower = range.lowerBound
      for split in splits + [range.upperBound] {
        operands(lower..<max(split, lower))
        lower = split + 1
        if isLazy, split < range.upperBound {
          link(to: join)
          let next = newBlock()
          proceed(to: next)
          effects.conditionalDepth += 1
        }
      }
      if isLazy { proceed(to: join) }
      effects.conditionalDepth = saved
      return
    }
    for index in range { element(elements[index]) }
  }

  /// The places of the operators of a class; `nil` if there are none.
  func splits(of range: Range<Int>, where isMeant: (OperatorClass) -> Bool) -> [Int]? {
    let found = range.filter { elements[$0].kind == .binaryOperatorExpr && isMeant(elements[$0].operatorClass) }
    return found.isEmpty ? nil : found
  }
}
