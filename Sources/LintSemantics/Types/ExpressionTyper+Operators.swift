import LintSyntax
import LintText

/// Precedences of the standard library, the weakest first.
private enum Precedence: Int {
  case assignment = 1, ternary, logicalOr, logicalAnd, comparison, nilCoalescing, cast, range, addition,
    multiplication, shift
}

/// A sequence of operands and operators while the types of its parts are found.
private final class OperatorSequence {
  /// How many elements are folded: each operator is one level deeper.
  static let most = 512

  let node: Node
  /// For each element; `nil` for operands, and for operators that are not the standard library's.
  let precedences: [Precedence?]
  /// By the places of the elements.
  var types: [Range<Int>: SwiftType] = [:]

  init(_ sequence: SequenceExpr, _ precedences: [Precedence?]) {
    node = sequence.node
    self.precedences = precedences
  }
}

/// Operators of the standard library. Sequences are flat in the tree; here they are folded by precedence.
extension ExpressionTyper {
  func sequenceType(_ sequence: SequenceExpr) -> SwiftType {
    let elements = Array(sequence.elements)
    if elements.count > OperatorSequence.most { return .unknown }
    return type(of: elements[...], in: OperatorSequence(sequence, elements.map { precedence($0) }))
  }

  private static let precedences: [String: Precedence] = {
    var table: [String: Precedence] = [:]
    func add(_ operators: String, _ precedence: Precedence) {
      for name in operators.split(separator: " ") { table[String(name)] = precedence }
    }
    add("<< >> &<< &>>", .shift)
    add("* / % &* & .&", .multiplication)
    add("+ - &+ &- | ^ .| .^", .addition)
    add("..< ...", .range)
    add("??", .nilCoalescing)
    add("< > <= >= == != === !== ~=", .comparison)
    add("&&", .logicalAnd)
    add("||", .logicalOr)
    add("+= -= *= /= %= &+= &-= &*= <<= >>= &<<= &>>= &= |= ^=", .assignment)
    return table
  }()

  private func precedence(_ element: SequenceElement) -> Precedence? {
    switch element {
    case .binaryOperator(let operation): Self.precedences[operation.operatorToken.text]
    case .assignment: .assignment
    case .ternary: .ternary
    case .as, .is: .cast
    case .arrow, .operand: nil
    }
  }

  /// The type of a part of a sequence. Each operator asks for that of its operands more than once.
  private func type(of elements: ArraySlice<SequenceElement>, in sequence: OperatorSequence) -> SwiftType {
    if elements.count == 1, case .operand(let operand)? = elements.first { return type(of: operand) }
    if let known = sequence.types[elements.indices] { return known }
    let type = foldedType(of: elements, in: sequence)
    sequence.types[elements.indices] = type
    return type
  }

  private func foldedType(of elements: ArraySlice<SequenceElement>, in sequence: OperatorSequence) -> SwiftType {
    guard let (place, precedence) = weakest(elements, in: sequence) else { return .unknown }
    let left = elements[..<place]
    let right = elements[(place + 1)...]
    switch elements[place] {
    case .assignment: return .void
    case .is: return types.standardType("Bool")
    case .as(let cast):
      guard right.isEmpty else { return .unknown }
      let type = types.valueType(cast.type, file)
      return cast.isOptional && !type.isUnknown ? .optional(type) : type
    case .ternary(let ternary):
      return branches([ternary.operand.map { .single($0) } ?? .none, .several(right)], in: sequence)
    case .binaryOperator(let operation):
      return binary(operation, precedence, left, right, in: sequence)
    case .operand, .arrow: return .unknown
    }
  }

  /// The operator that is applied last. An operator that is not the standard library's makes the whole unknown.
  private func weakest(_ elements: ArraySlice<SequenceElement>, in sequence: OperatorSequence) -> (Int, Precedence)? {
    var found: (place: Int, precedence: Precedence)?
    for place in elements.indices {
      if case .operand = elements[place] { continue }
      guard let precedence = sequence.precedences[place] else { return nil }
      let isRightAssociative = precedence == .assignment || precedence == .ternary || precedence == .nilCoalescing
      guard let current = found else {
        found = (place, precedence)
        continue
      }
      if precedence.rawValue < current.precedence.rawValue || (precedence == current.precedence && !isRightAssociative)
      {
        found = (place, precedence)
      }
    }
    return found
  }

  private enum Branch {
    case single(Expr)
    case several(ArraySlice<SequenceElement>)
    case none
  }

  private func branches(_ branches: [Branch], in sequence: OperatorSequence) -> SwiftType {
    var expressions: [Expr] = []
    var known: [SwiftType] = []
    for branch in branches {
      switch branch {
      case .single(let expression): expressions.append(expression)
      case .several(let elements):
        if elements.count == 1, case .operand(let operand)? = elements.first {
          expressions.append(operand)
        } else {
          known.append(type(of: elements, in: sequence))
        }
      case .none: return .unknown
      }
    }
    if known.isEmpty { return joined(expressions) ?? contextOnly(expressions, at: sequence.node) }
    guard let first = known.first, known.allSatisfy({ $0 == first }), !first.hasUnknown else { return .unknown }
    for expression in expressions {
      if expression.isLiteral ? !expression.mayBe(first.unwrapped) : type(of: expression) != first {
        if expression.isLiteral, case .nilLiteral = expression, !first.isOptional { return .optional(first) }
        return .unknown
      }
    }
    if expressions.contains(where: { if case .nilLiteral = $0 { true } else { false } }), !first.isOptional {
      return .optional(first)
    }
    return first
  }

  private func contextOnly(_ expressions: [Expr], at node: Node) -> SwiftType {
    guard expressions.allSatisfy(\.needsContext) else { return .unknown }
    return contextualType(of: node) ?? .unknown
  }

  private func binary(
    _ operation: BinaryOperatorExpr, _ precedence: Precedence, _ left: ArraySlice<SequenceElement>,
    _ right: ArraySlice<SequenceElement>, in sequence: OperatorSequence
  ) -> SwiftType {
    let name = operation.operatorToken.text
    switch precedence {
    case .assignment: return .void
    case .logicalAnd, .logicalOr: return hasOwnOperator(name) ? .unknown : types.standardType("Bool")
    case .comparison:
      return returnsBool(name) ? types.standardType("Bool") : .unknown
    case .nilCoalescing: return coalesced(left, right, in: sequence)
    case .range:
      guard let bound = common(left, right, in: sequence) else { return .unknown }
      return hasOwnOperator(name) ? .unknown : types.standardType(name == "..." ? "ClosedRange" : "Range", [bound])
    case .shift:
      if isLiteral(left) { return contextualType(of: sequence.node)?.unwrapped ?? types.standardType("Int") }
      let operand = type(of: left, in: sequence)
      return operand.isStandardInteger || operand.isArchetype ? operand : .unknown
    case .addition, .multiplication:
      return arithmetic(name, left, right, in: sequence)
    case .ternary, .cast: return .unknown
    }
  }

  private func arithmetic(
    _ name: String, _ left: ArraySlice<SequenceElement>, _ right: ArraySlice<SequenceElement>,
    in sequence: OperatorSequence
  ) -> SwiftType {
    if let pointer = pointerArithmetic(name, left, right, in: sequence) { return pointer }
    guard let type = common(left, right, in: sequence) else { return .unknown }
    if type.isStandardInteger || (type.isStandardFloat && "+-*/".includes(name)) { return type }
    if type.isArchetype { return type }
    if name == "+", let standard = type.standardName, ["String", "Array", "ContiguousArray"].contains(standard) {
      return type
    }
    return .unknown
  }

  private func pointerArithmetic(
    _ name: String, _ left: ArraySlice<SequenceElement>, _ right: ArraySlice<SequenceElement>,
    in sequence: OperatorSequence
  ) -> SwiftType? {
    guard name == "+" || name == "-", !isLiteral(left) else { return nil }
    let base = type(of: left, in: sequence)
    guard base.isPointer, base.standardName?.includes("Buffer") == false else { return nil }
    let offset = isLiteral(right) ? types.standardType("Int") : type(of: right, in: sequence)
    if offset.standardName == "Int" { return base }
    return offset.isPointer && name == "-" ? types.standardType("Int") : .unknown
  }

  private func isLiteral(_ elements: ArraySlice<SequenceElement>) -> Bool {
    elements.allSatisfy { element in
      switch element {
      case .operand(let operand): operand.isNumber
      case .binaryOperator: true
      default: false
      }
    }
  }

  /// The type that both sides have; a literal has that of the other side.
  private func common(
    _ left: ArraySlice<SequenceElement>, _ right: ArraySlice<SequenceElement>, in sequence: OperatorSequence
  ) -> SwiftType? {
    switch (isLiteral(left), isLiteral(right)) {
    case (true, true):
      // Literals alone take the type of their context.
      if let context = contextualType(of: sequence.node) {
        return context.unwrapped.isUnknown ? nil : context.unwrapped
      }
      let hasFloat = (Array(left) + Array(right)).contains {
        if case .operand(let operand) = $0, case .floatLiteral = operand.unsigned { true } else { false }
      }
      return types.standardType(hasFloat ? "Double" : "Int")
    case (true, false): return fitting(type(of: right, in: sequence), left)
    case (false, true): return fitting(type(of: left, in: sequence), right)
    case (false, false):
      if case .operand(let literal)? = left.first, left.count == 1, literal.isLiteral {
        return fitting(type(of: right, in: sequence), left)
      }
      if case .operand(let literal)? = right.first, right.count == 1, literal.isLiteral {
        return fitting(type(of: left, in: sequence), right)
      }
      let one = type(of: left, in: sequence)
      return !one.hasUnknown && one == type(of: right, in: sequence) ? one : nil
    }
  }

  private func fitting(_ type: SwiftType, _ literals: ArraySlice<SequenceElement>) -> SwiftType? {
    if type.hasUnknown || type.isOptional { return nil }
    for case .operand(let literal) in literals where !literal.mayBe(type) { return nil }
    return type
  }

  private func coalesced(
    _ left: ArraySlice<SequenceElement>, _ right: ArraySlice<SequenceElement>, in sequence: OperatorSequence
  ) -> SwiftType {
    let optional = type(of: left, in: sequence)
    guard case .optional(let wrapped) = optional, !wrapped.hasUnknown else { return .unknown }
    if right.count == 1, case .operand(let fallback)? = right.first {
      if case .nilLiteral = fallback { return optional }
      if fallback.isLiteral { return fallback.mayBe(wrapped.unwrapped) ? wrapped : .unknown }
      if fallback.needsContext {
        return contextualType(of: sequence.node).map { $0.isOptional } == true ? .unknown : wrapped
      }
      if case .array = fallback { return wrapped }
      if case .dictionary = fallback { return wrapped }
    }
    let other = type(of: right, in: sequence)
    if other == wrapped || other.standardName == "Never" { return wrapped }
    return other == optional ? optional : .unknown
  }

  /// Whether an operator of the project may be meant instead of the standard library's.
  private func hasOwnOperator(_ name: String) -> Bool {
    types.operators(named: name).contains { types.isVisible($0, from: file) }
  }

  /// Whether all overloads of a comparison that the project declares give a `Bool`, as the standard library's do.
  private func returnsBool(_ name: String) -> Bool {
    types.operators(named: name).allSatisfy { ref in
      !types.isVisible(ref, from: file) || types.signature(of: ref).result.standardName == "Bool"
    }
  }

  // MARK: Prefix and postfix

  func prefixType(_ operation: PrefixOperatorExpr) -> SwiftType {
    let name = operation.operatorToken.text
    switch name {
    case "!": return hasOwnOperator(name) ? .unknown : types.standardType("Bool")
    case "-", "+", "~":
      guard let operand = operation.operand else { return .unknown }
      if operand.isNumber {
        guard let context = contextualType(of: operation.node) else { return type(of: operand) }
        return operand.mayBe(context.unwrapped) ? context.unwrapped : .unknown
      }
      let type = type(of: operand)
      return type.isStandardInteger || type.isStandardFloat || type.isArchetype ? type : .unknown
    case "...", "..<":
      let bound = type(of: operation.operand)
      return bound.hasUnknown
        ? .unknown : types.standardType(name == "..." ? "PartialRangeThrough" : "PartialRangeUpTo", [bound])
    default: return .unknown
    }
  }

  func postfixType(_ operation: PostfixOperatorExpr) -> SwiftType {
    let bound = type(of: operation.operand)
    return operation.operatorToken.text == "..." && !bound.hasUnknown
      ? types.standardType("PartialRangeFrom", [bound]) : .unknown
  }
}

extension TypeIndex {
  /// The operator functions of the project that have this name. Operators are no names that the index lists.
  func operators(named name: String) -> [DeclRef] { index.typeFacts.operators(in: index.files)[name] ?? [] }
}

extension Expr {
  /// A number, with or without a sign.
  var isNumber: Bool {
    switch unsigned {
    case .integerLiteral, .floatLiteral: true
    case .tuple(let tuple): tuple.parenthesized?.isNumber ?? false
    default: false
    }
  }
}
