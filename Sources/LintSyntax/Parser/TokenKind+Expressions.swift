/// What a token may be in an expression, by its kind alone. Each answer is one test of a bit in a constant.
extension TokenKind {
  /// Whether an operator that joins two elements of a sequence may begin with the token; `async`, an identifier, may
  /// too.
  @inline(__always)
  var mayContinueSequence: Bool {
    switch self {
    case .binaryOperator, .leftAngle, .rightAngle, .infixQuestionMark, .is, .as, .equal, .prefixOperator, .arrow,
      .throws:
      true
    default: false
    }
  }

  /// Whether the token begins an expression without an operator or keyword before it; identifiers mostly do too.
  @inline(__always)
  var beginsPostfixExpression: Bool {
    switch self {
    case .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .leftParen,
      .leftSquare, .leftBrace,
      .period, .true, .false, .nil, .self:
      true
    default: false
    }
  }

  /// Whether what the token begins may belong to the expression before it.
  @inline(__always)
  var mayBeginSuffix: Bool {
    switch self {
    case .period, .leftParen, .leftSquare, .leftBrace, .postfixQuestionMark, .exclamationMark, .postfixOperator,
      .rightAngle, .poundIf:
      true
    default: false
    }
  }

  /// Whether a type that is a single name ends before the token, whatever follows.
  @inline(__always)
  var endsSimpleType: Bool {
    switch self {
    case .comma, .colon, .equal, .rightParen, .rightSquare, .rightAngle, .leftBrace, .rightBrace, .semicolon, .in,
      .where, .var, .let, .func,
      .case, .private, .public, .static, .atSign:
      true
    default: false
    }
  }
}
