/// One token: 16 bytes, no references.
@frozen
public struct Token: Sendable {
  /// Where the token begins, in bytes from the start of the file.
  public var offset: UInt32
  /// How long the token is, in bytes; 0 for one that the parser joined to the token before it.
  public var length: UInt32
  /// An identifier's or reserved word's ``Name``; a bracket's partner (the index of a token); otherwise 0.
  public var payload: UInt32
  public var kind: TokenKind
  public var flags: TokenFlags
  /// Keeps the size a power of two, so that indexing is a shift.
  @usableFromInline var unused: UInt16 = 0

  @inlinable
  public init(kind: TokenKind, flags: TokenFlags, offset: UInt32, length: UInt32, payload: UInt32 = 0) {
    self.kind = kind
    self.flags = flags
    self.offset = offset
    self.length = length
    self.payload = payload
  }

  /// Where the token ends (exclusive), in bytes from the start of the file.
  @inlinable public var end: UInt32 { offset &+ length }

  /// The name of an identifier or reserved word; meaningless for other kinds.
  @inlinable public var name: Name { Name(rawValue: payload) }
}

/// What the parser has to know of the bytes around a token.
@frozen
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line ends between this token and the one before it; also set on the file's first token.
  @inlinable public static var startsLine: TokenFlags { TokenFlags(rawValue: 1) }
  /// White space or a comment (or the start of the file) stands before this token.
  @inlinable public static var afterTrivia: TokenFlags { TokenFlags(rawValue: 2) }
  /// A comment stands before this token.
  @inlinable public static var afterComment: TokenFlags { TokenFlags(rawValue: 4) }
  /// An identifier in backticks: never a keyword, not even a contextual one.
  @inlinable public static var escaped: TokenFlags { TokenFlags(rawValue: 8) }
  /// The rest of an operator that begins with `>`: see ``TokenKind/rightAngle``.
  @inlinable public static var glued: TokenFlags { TokenFlags(rawValue: 16) }
  /// A string, regex or bracket that does not end.
  @inlinable public static var unterminated: TokenFlags { TokenFlags(rawValue: 32) }
  /// The token opens an interpolation: this `(` belongs to the string around it.
  @inlinable public static var interpolation: TokenFlags { TokenFlags(rawValue: 64) }
}
