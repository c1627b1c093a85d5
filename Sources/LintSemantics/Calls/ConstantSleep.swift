import LintSyntax

extension FunctionCallExpr {
  /// How long a call that sleeps lasts, in milliseconds: `Task.sleep`, `Thread.sleep`, `sleep` and `usleep`, where the
  /// length is a constant; `nil` for anything else.
  public var sleepMilliseconds: Double? {
    guard let argument = arguments.first, let value = argument.expression else { return nil }
    switch (calleeNameToken?.identifierText, argument.label?.identifierText) {
    case ("usleep", nil) where calleeBase == nil: return value.number.map { $0 / 1000 }
    case ("sleep", nil) where calleeBase == nil: return value.number.map { $0 * 1000 }
    case ("sleep", "forTimeInterval"): return value.number.map { $0 * 1000 }
    case ("sleep", "nanoseconds"), ("sleep", nil): return value.number.map { $0 / 1_000_000 }
    case ("sleep", "for"): return value.milliseconds
    default: return nil
    }
  }
}

extension Expr {
  /// `.seconds(0.3)`, `.milliseconds(300)`
  fileprivate var milliseconds: Double? {
    guard case .functionCall(let call) = self, let value = call.arguments.first?.expression?.number else { return nil }
    switch call.calleeNameToken?.identifierText {
    case "seconds": return value * 1000
    case "milliseconds": return value
    case "microseconds": return value / 1000
    case "nanoseconds": return value / 1_000_000
    default: return nil
    }
  }

  /// The value of a literal, or of a product of constants, converted or not.
  fileprivate var number: Double? {
    switch self {
    case .integerLiteral, .floatLiteral: return Double(node.text.filter { $0 != "_" })
    case .declReference(let reference):
      switch reference.nameToken.identifierText {
      case "NSEC_PER_SEC": return 1_000_000_000
      case "NSEC_PER_MSEC", "USEC_PER_SEC": return 1_000_000
      default: return nil
      }
    case .functionCall(let conversion):
      guard conversion.calleeBase == nil, conversion.arguments.count == 1, let argument = conversion.arguments.first,
        argument.label == nil,
        ["UInt64", "UInt32", "Int", "Double"].contains(conversion.calleeNameToken?.identifierText)
      else { return nil }
      return argument.expression?.number
    case .sequence(let product):
      var value = 1.0
      for element in product.elements {
        switch element {
        case .operand(let factor):
          guard let number = factor.number else { return nil }
          value *= number
        case .binaryOperator(let binary) where binary.operatorToken.text == "*": continue
        default: return nil
        }
      }
      return value
    default: return nil
    }
  }
}
