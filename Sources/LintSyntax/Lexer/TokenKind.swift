/// The kind of a token. Keywords that are reserved everywhere have kinds of their own; contextual keywords (`actor`,
/// `async`, `await`, `some`, …) are `identifier`s whose ``Token/name`` says which.
///
/// Boundaries are those of the compiler's own parser: a string literal is several tokens (pounds, quotes,
/// segments, interpolation delimiters), so is a regex literal, and `#selector` is `pound` and `identifier`.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  /// After the last token; zero bytes long. At least ``TokenBuffer/padding`` of them end every file.
  case endOfFile

  /// `#!` and the rest of the line, at the very start of a file.
  case shebang

  // Names and literals
  case identifier
  case dollarIdentifier
  case wildcard
  case integerLiteral
  case floatLiteral

  // Pieces of string and regex literals
  case rawStringPoundDelimiter
  case stringQuote
  case multilineStringQuote
  case singleQuote
  case stringSegment
  case regexPoundDelimiter
  case regexSlash
  case regexLiteralPattern

  // Operators. The spaces around an operator decide between the three (infix when both or neither side has one).
  case binaryOperator
  case prefixOperator
  case postfixOperator
  case equal
  case arrow
  case prefixAmpersand
  case postfixQuestionMark
  case infixQuestionMark
  case exclamationMark

  // Punctuation. The payload of a bracket is the index of its partner, or its own if it has none.
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare
  /// `<`, when it is alone, ends the name of an operator function, or opens generic arguments that begin with a
  /// negative number.
  case leftAngle
  /// One `>`. An operator that begins with `>` is lexed as this and what remains (flag `glued`); the parser
  /// joins them again where it expects an operator.
  case rightAngle
  case comma
  case colon
  case colonColon
  case semicolon
  case period
  case atSign
  case pound
  case backslash
  case backtick

  // Directives
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundSourceLocation
  case poundAvailable
  case poundUnavailable

  // Reserved words, in the order of ``WellKnownName``.
  case `associatedtype`
  case `class`
  case `deinit`
  case `enum`
  case `extension`
  case `fileprivate`
  case `func`
  case `import`
  case `init`
  case `inout`
  case `internal`
  case `let`
  case `operator`
  case `precedencegroup`
  case `private`
  case `protocol`
  case `public`
  case `static`
  case `struct`
  case `subscript`
  case `typealias`
  case `var`
  case `break`
  case `case`
  case `catch`
  case `continue`
  case `default`
  case `defer`
  case `do`
  case `else`
  case `fallthrough`
  case `for`
  case `guard`
  case `if`
  case `in`
  case `repeat`
  case `return`
  case `switch`
  case `throw`
  case `where`
  case `while`
  case `Any`
  case `as`
  case `false`
  case `is`
  case `nil`
  case `rethrows`
  case `self`
  case capitalSelf
  case `super`
  case `throws`
  case `true`
  case `try`

  /// The first and the last reserved word.
  @inlinable public static var firstKeyword: TokenKind { .associatedtype }
  @inlinable public static var lastKeyword: TokenKind { .try }

  /// Whether the word is reserved everywhere (unless in backticks or after a period).
  @inlinable public var isKeyword: Bool { rawValue >= Self.firstKeyword.rawValue }

  /// Whether the token is an identifier or a reserved word, and so has a ``Name``.
  @inlinable public var isWord: Bool { self == .identifier || self == .dollarIdentifier || isKeyword }

  /// Whether the token opens or closes a bracket: their kinds are next to each other.
  @inlinable public var isBracket: Bool {
    rawValue >= TokenKind.leftParen.rawValue && rawValue <= TokenKind.rightSquare.rawValue
  }

  /// Whether the token opens a bracket, `(`, `[` or `{`.
  @inlinable public var isOpeningBracket: Bool { self == .leftParen || self == .leftBrace || self == .leftSquare }

  /// Whether the token closes a bracket, `)`, `]` or `}`.
  @inlinable public var isClosingBracket: Bool { self == .rightParen || self == .rightBrace || self == .rightSquare }
}
