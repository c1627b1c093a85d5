/// One token: 12 bytes, no references. A run keeps millions of them, and fresh memory costs more than writing to it.
@frozen
public struct Token: Sendable {
  /// Where the token begins, in bytes from the start of the file.
  public var offset: UInt32
  /// An identifier's or reserved word's ``Name``; a bracket's partner (the index of a token); the length of a token
  /// that is longer than ``shortLength`` can express, which is then its name as well: other tokens of the same name
  /// have the same length; otherwise 0.
  public var payload: UInt32
  @usableFromInline var shortLength: UInt16
  public var kind: TokenKind
  public var flags: TokenFlags

  @inlinable
  public init(kind: TokenKind, flags: TokenFlags, offset: UInt32, length: UInt32, payload: UInt32 = 0) {
    self.offset = offset
    self.payload = length < Self.longLength ? payload : length
    self.shortLength = UInt16(truncatingIfNeeded: min(length, Self.longLength))
    self.kind = kind
    self.flags = flags
  }

  /// How long the token is, in bytes; 0 for one that the parser joined to the token before it.
  @inlinable public var length: UInt32 {
    get { shortLength == Self.longLength ? payload : UInt32(shortLength) }
    set {
      if newValue >= Self.longLength { payload = newValue }
      shortLength = UInt16(truncatingIfNeeded: min(newValue, Self.longLength))
    }
  }

  @usableFromInline static var longLength: UInt32 { UInt32(UInt16.max) }

  /// Where the token ends (exclusive), in bytes from the start of the file.
  @inlinable public var end: UInt32 { offset &+ length }

  /// The name of an identifier or reserved word; meaningless for other kinds.
  @inlinable public var name: Name { Name(rawValue: payload) }
}

/// What the parser has to know about the bytes around a token.
@frozen
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// There is a line end between this token and the one before it; also set on the file's first token.
  @inlinable public static var startsLine: TokenFlags { TokenFlags(rawValue: 1) }
  /// There is white space or a comment (or the start of the file) before this token.
  @inlinable public static var afterTrivia: TokenFlags { TokenFlags(rawValue: 2) }
  /// There is a comment before this token.
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
