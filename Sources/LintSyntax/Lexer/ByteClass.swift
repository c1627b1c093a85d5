/// What a token that begins with a byte may be; the lexer's main loop switches over these.
enum ByteClass: UInt8 {
  // Bytes that may continue an identifier.
  case letter
  case underscore
  case digit
  case dollar
  case nonASCII
  // From `nonASCII` on: bytes that operators are made of.
  case period
  case equal
  case slash
  case leftAngle
  case rightAngle
  case questionOrExclamation
  case operatorHead

  /// Control characters: part of no token.
  case control
  /// NUL: the end of the file, or a mistake in its middle.
  case nul
  case blank
  case newline
  case openingBracket
  case closingBracket
  /// `,` `;` `@` and `\`: always a token of their own.
  case punctuation
  case colon
  case pound
  case doubleQuote
  case singleQuote
  case backtick

  /// Whether the byte may continue an identifier.
  @inline(__always) var continuesIdentifier: Bool { rawValue <= ByteClass.nonASCII.rawValue }

  /// Whether the byte may continue an operator.
  @inline(__always)
  var continuesOperator: Bool {
    rawValue &- ByteClass.nonASCII.rawValue <= ByteClass.operatorHead.rawValue &- ByteClass.nonASCII.rawValue
  }
}

/// Two tables over all bytes. Made once and never freed, so that reading them costs one load.
///
/// `@unchecked Sendable`: written before `shared` is published, then only read.
struct ByteTable: @unchecked Sendable {
  static let shared = ByteTable()

  private let classes: UnsafePointer<ByteClass>
  private let kinds: UnsafePointer<TokenKind>

  @inline(__always) func byteClass(of byte: UInt8) -> ByteClass { classes[Int(byte)] }

  /// The token of a bracket or a punctuation character.
  @inline(__always) func kind(of byte: UInt8) -> TokenKind { kinds[Int(byte)] }

  private init() {
    let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    let kinds = UnsafeMutablePointer<TokenKind>.allocate(capacity: 256)
    classes.initialize(repeating: .control, count: 128)
    (classes + 128).initialize(repeating: .nonASCII, count: 128)
    kinds.initialize(repeating: .endOfFile, count: 256)

    func set(_ text: StaticString, _ byteClass: ByteClass) {
      text.withUTF8Buffer { bytes in
        for byte in bytes { classes[Int(byte)] = byteClass }
      }
    }
    classes[0] = .nul
    set(" \t\u{B}\u{C}", .blank)
    set("\n\r", .newline)
    set(".", .period)
    set("=", .equal)
    set("/", .slash)
    set("<", .leftAngle)
    set(">", .rightAngle)
    set("?!", .questionOrExclamation)
    set("-+*%&|^~", .operatorHead)
    set("([{", .openingBracket)
    set(")]}", .closingBracket)
    set(",;@\\", .punctuation)
    set(":", .colon)
    set("#", .pound)
    set("\"", .doubleQuote)
    set("'", .singleQuote)
    set("`", .backtick)
    set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", .letter)
    set("_", .underscore)
    set("0123456789", .digit)
    set("$", .dollar)

    let single: [(Unicode.Scalar, TokenKind)] = [
      ("(", .leftParen), (")", .rightParen), ("[", .leftSquare), ("]", .rightSquare), ("{", .leftBrace),
      ("}", .rightBrace), (",", .comma), (";", .semicolon), ("@", .atSign), ("\\", .backslash)
    ]
    for (scalar, kind) in single { kinds[Int(scalar.value)] = kind }

    self.classes = UnsafePointer(classes)
    self.kinds = UnsafePointer(kinds)
  }
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  @inline(__always) public var isBlank: Bool { self == 0x20 || self == 0x09 }
  @inline(__always) var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Whether an ASCII byte may be in an identifier.
  @inline(__always) public var continuesIdentifier: Bool { isASCIILetter || isDigit || self == 0x5F || self == 0x24 }

  /// Whether an ASCII byte may be in an operator: one of `!%&*+-./<=>?^|~`.
  @inline(__always)
  var isOperator: Bool {
    let words: (UInt64, UInt64) = (0xF000_EC62_0000_0000, 0x5000_0000_4000_0000)
    guard self < 0x80 else { return false }
    return ((self < 64 ? words.0 : words.1) &>> UInt64(self & 63)) & 1 != 0
  }
}
