import LintSyntax

/// Operators, by the precedence that the standard library gives them; trees keep operands and operators in one flat
/// row.
extension ManifestEvaluator {
  func evaluate(_ sequence: SequenceExpr) throws -> Value {
    var row = Row(elements: Array(sequence.elements))
    return try evaluate(&row, above: .none)
  }

  private struct Row {
    var elements: [SequenceElement]
    var next = 0

    var current: SequenceElement? { next < elements.count ? elements[next] : nil }
  }

  private enum Precedence: Int, Comparable {
    case none, assignment, ternary, or, and, comparison, coalescing, cast, range, addition, multiplication

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  private static func precedence(of element: SequenceElement) -> Precedence? {
    switch element {
    case .assignment: .assignment
    case .ternary: .ternary
    case .is, .as: .cast
    case .arrow, .operand: nil
    case .binaryOperator(let binary):
      switch binary.operatorToken.text {
      case "+=", "-=", "*=", "/=": .assignment
      case "||": .or
      case "&&": .and
      case "==", "!=", "<", ">", "<=", ">=", "~=", "===", "!==": .comparison
      case "??": .coalescing
      case "..<", "...": .range
      case "+", "-": .addition
      case "*", "/", "%": .multiplication
      default: nil
      }
    }
  }

  /// An operand and the operators after it that bind tighter than `limit`.
  private func evaluate(_ row: inout Row, above limit: Precedence) throws -> Value {
    guard case .operand(let first)? = row.current else { return .unknown }
    row.next += 1
    if let target = row.current, Self.precedence(of: target) == .assignment {
      return try assign(first, target, &row)
    }
    var value = try evaluate(first)
    while let element = row.current {
      guard let precedence = Self.precedence(of: element) else {
        row.next = row.elements.count
        return .unknown
      }
      if precedence <= limit { break }
      row.next += 1
      switch element {
      case .ternary(let ternary): value = try evaluate(ternary, value, &row)
      case .is: value = .unknown
      // What may fail may be nil.
      case .as(let cast): if cast.isOptional { value = .unknown }
      case .binaryOperator(let binary): value = try evaluate(binary.operatorToken.text, value, &row, precedence)
      default: return .unknown
      }
    }
    return value
  }

  private func evaluate(_ ternary: TernaryExpr, _ condition: Value, _ row: inout Row) throws -> Value {
    // The alternative is everything to the right. It is evaluated only if it may be chosen.
    let rest = row
    row.next = row.elements.count
    let then = { try self.evaluate(operand: ternary.operand) }
    let otherwise = { () throws -> Value in
      var alternative = rest
      return try self.evaluate(&alternative, above: .assignment)
    }
    switch condition.bool {
    case true?: return try then()
    case false?: return try otherwise()
    case nil: return try branchValue([then, otherwise])
    }
  }

  private func evaluate(
    _ name: String, _ left: Value, _ row: inout Row, _ precedence: Precedence
  ) throws -> Value {
    // Only nil coalescing and the logical operators may skip their right side, which changes nothing that matters here.
    let right = try evaluate(&row, above: name == "??" ? .comparison : precedence)
    switch (name, left, right) {
    case ("??", .nil, _): return right
    case ("??", .unknown, _): return .unknown
    case ("??", _, _): return left
    case ("&&", _, _):
      if left == .bool(false) || right == .bool(false) { return .bool(false) }
      return left == .bool(true) && right == .bool(true) ? .bool(true) : .unknown
    case ("||", _, _):
      if left == .bool(true) || right == .bool(true) { return .bool(true) }
      return left == .bool(false) && right == .bool(false) ? .bool(false) : .unknown
    case ("==", _, _): return Value.areEqual(left, right).map { .bool($0) } ?? .unknown
    case ("!=", _, _): return Value.areEqual(left, right).map { .bool(!$0) } ?? .unknown
    case ("+", _, _): return Self.sum(left, right)
    case ("-", .integer(let left), .integer(let right)): return .integer(left &- right)
    case ("<", .integer(let left), .integer(let right)): return .bool(left < right)
    case (">", .integer(let left), .integer(let right)): return .bool(left > right)
    case ("<=", .integer(let left), .integer(let right)): return .bool(left <= right)
    case (">=", .integer(let left), .integer(let right)): return .bool(left >= right)
    case ("..<", .integer(let left), .integer(let right)):
      guard left <= right, right &- left <= 1000, right &- left >= 0 else { return .unknown }
      return .list((left..<right).map { .integer($0) })
    default: return .unknown
    }
  }

  static func sum(_ left: Value, _ right: Value) -> Value {
    switch (left, right) {
    case (.list(let left), .list(let right)): .list(left + right)
    // What is added to is there all the same.
    case (.list(let left), .unknown): .list(left + .anything)
    case (.unknown, .list(let right)): .list(.anything + right)
    case (.string(let left), .string(let right)): .string(left + right)
    case (.integer(let left), .integer(let right)): .integer(left &+ right)
    default: .unknown
    }
  }

  /// `place = value`, `place += value`
  private func assign(_ place: Expr, _ element: SequenceElement, _ row: inout Row) throws -> Value {
    row.next += 1
    let value = try evaluate(&row, above: .assignment)
    switch element {
    case .assignment: try assign(value, to: place)
    case .binaryOperator(let binary) where binary.operatorToken.text == "+=":
      try assign(Self.sum(try evaluate(place), value), to: place)
    default: try assign(.unknown, to: place)
    }
    return .nil
  }

  // MARK: Assignment

  func assign(_ value: Value, to place: Expr) throws {
    switch place {
    case .declReference(let reference): assign(value, to: reference.nameToken.identifierText)
    case .optionalChaining(let chain):
      guard let operand = chain.operand else { return }
      if try evaluate(operand) != .nil { try assign(value, to: operand) }
    case .forceUnwrap(let unwrap): if let operand = unwrap.operand { try assign(value, to: operand) }
    case .tuple(let tuple): if let inner = tuple.parenthesized { try assign(value, to: inner) }
    case .memberAccess(let access):
      guard let base = access.base, let name = access.nameToken?.identifierText else { return }
      switch try evaluate(base) {
      case .object(let id): state.objects[id]?.fields[name] = value
      case .structure(var structure):
        structure.fields[name] = value
        try assign(.structure(structure), to: base)
      case .nil, .environment, .type: break
      // Something of that name, of some object.
      default: state.forgetField(name)
      }
    case .subscriptCall(let call):
      guard let base = call.callee, let index = call.arguments.first?.expression else { return }
      try assign(Self.replacing(try evaluate(index), in: try evaluate(base), with: value), to: base)
    case .inOut(let inner): if let operand = inner.operand { try assign(value, to: operand) }
    default: break
    }
  }

  private func assign(_ value: Value, to name: String) {
    if let index = state.scope(of: name) {
      state.scopes[index].variables[name] = value
    } else if let index = state.scope(of: "self") {
      switch state.scopes[index].variables["self"] {
      case .structure(var structure)?:
        structure.fields[name] = value
        state.scopes[index].variables["self"] = .structure(structure)
      case .object(let id)?: state.objects[id]?.fields[name] = value
      default: state.forgetField(name)
      }
    }
  }

  private static func replacing(_ index: Value, in base: Value, with value: Value) -> Value {
    switch (base, index) {
    case (.list(var list), .integer(let index)) where list.isExact && list.elements.indices.contains(index):
      list.elements[index].value = value
      return .list(list)
    case (.dictionary(var entries), _):
      if index.hasUnknown || entries.contains(where: { $0.key.hasUnknown }) { return .unknown }
      entries.removeAll { $0.key == index }
      entries.append(Value.Entry(key: index, value: value))
      return .dictionary(entries)
    default: return .unknown
    }
  }
}
