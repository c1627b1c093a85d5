/// An error of the lexer or parser. The text is made only when it is shown.
public struct SyntaxError: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case unterminatedInterpolation
    case invalidCharacter
    case invalidUTF8
    case nulByte
    case conflictMarker
    case invalidNumber
    case invalidEscape
    case multilineStringDelimiter
    case multilineStringIndentation
    case expected(Expectation)
    case unexpectedTokens
    case unmatchedBracket
    case statementsOnOneLine
    case argumentOutsideClosure
    case argumentOfNamingClosure
    case nestingTooDeep
    case fileTooLarge
    case tooManyTokens
  }

  /// What was expected at the place of a ``Reason/expected(_:)`` error.
  public enum Expectation: String, Sendable, Hashable {
    case expression, type, pattern, declaration, identifier, statement
    case colon = "':'"
    case equal = "'='"
    case leftParen = "'('"
    case rightParen = "')'"
    case leftBrace = "'{'"
    case rightBrace = "'}'"
    case rightSquare = "']'"
    case leftAngle = "'<'"
    case rightAngle = "'>'"
    case `in` = "'in'"
    case `else` = "'else'"
    case `while` = "'while'"
    case poundEndif = "'#endif'"
    case period = "'.'"
    case caseLabel = "'case' or 'default'"
    case arrow = "'->'"
    case comma = "','"
  }

  /// Where, in bytes from the start of the file.
  public var offset: UInt32
  public var reason: Reason

  public init(offset: UInt32, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// One sentence without a full stop.
  public var message: String {
    switch reason {
    case .unterminatedString: "unterminated string literal"
    case .unterminatedComment: "unterminated '/*' comment"
    case .unterminatedRegex: "unterminated regex literal"
    case .unterminatedInterpolation: "unterminated string interpolation"
    case .invalidCharacter: "invalid character in source file"
    case .invalidUTF8: "invalid UTF-8 found in source file"
    case .nulByte: "nul character in the middle of the file"
    case .conflictMarker: "source control conflict marker in source file"
    case .invalidNumber: "invalid number literal"
    case .invalidEscape: "invalid escape sequence in literal"
    case .multilineStringDelimiter: "the delimiters of a multi-line string literal must be on lines of their own"
    case .multilineStringIndentation: "insufficient indentation of line in multi-line string literal"
    case .expected(let expectation): "expected \(expectation.rawValue)"
    case .unexpectedTokens: "unexpected code"
    case .unmatchedBracket: "bracket without a partner"
    case .statementsOnOneLine: "consecutive statements on a line must be separated by ';' or a newline"
    case .argumentOutsideClosure: "anonymous argument outside of a closure"
    case .argumentOfNamingClosure: "anonymous argument in a closure that names its parameters"
    case .nestingTooDeep: "nesting is deeper than \(Limits.nestingDepth) levels"
    case .fileTooLarge: "file is larger than \(Limits.fileSize) bytes"
    case .tooManyTokens: "file has more than \(Limits.tokenCount) tokens"
    }
  }
}
