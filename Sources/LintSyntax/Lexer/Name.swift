/// The spelling of an identifier as an integer: the number of a ``WellKnownName``, or a hash of the bytes with the top
/// bit set. Equal spellings have equal names. Equal hashes are only a filter: compare the bytes, too.
@frozen
public struct Name: Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public init(_ known: WellKnownName) { rawValue = UInt32(known.number) }

  /// The value for "none"; no identifier has it, as it is that of a reserved word.
  @inlinable public static var noName: Name { Name(.associatedtype) }

  /// Whether this is a hash rather than one of the ``WellKnownName``s.
  @inlinable public var isHash: Bool { rawValue & 0x8000_0000 != 0 }

  /// Whether this may be a contextual keyword, or is a reserved word: both come first among the ``WellKnownName``s.
  public var mayBeKeyword: Bool { rawValue < UInt32(WellKnownName.firstOrdinaryName.number) }

  /// The well-known name that this is, if it is one.
  public var wellKnown: WellKnownName? {
    isHash || rawValue >= UInt32(WellKnownName.total) ? nil : WellKnownName.allCases[Int(rawValue)]
  }

  @inlinable public static func == (left: Name, right: WellKnownName) -> Bool { left.rawValue == UInt32(right.number) }
  @inlinable public static func != (left: Name, right: WellKnownName) -> Bool { left.rawValue != UInt32(right.number) }
  @inlinable public static func ~= (pattern: WellKnownName, name: Name) -> Bool { name == pattern }
}

/// Compares a name that code may lack, so that rules need not spell out `Name(.Task)`.
extension Name? {
  @inlinable public static func == (left: Name?, right: WellKnownName) -> Bool {
    left?.rawValue == UInt32(right.number)
  }
  @inlinable public static func != (left: Name?, right: WellKnownName) -> Bool {
    left?.rawValue != UInt32(right.number)
  }
}

/// A set of well-known names, one bit each.
@frozen
public struct WellKnownNameSet: Sendable, Equatable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0, 0, 0, 0, 0, 0, 0, 0
  )

  /// How many names the set has room for.
  public static let capacity = 512

  @inlinable public init() {}

  @inlinable
  public init(_ names: some Sequence<WellKnownName>) {
    for name in names { insert(Name(name)) }
  }

  /// Adds a name; a hash is passed over.
  @inlinable
  public mutating func insert(_ name: Name) {
    guard name.rawValue < UInt32(Self.capacity) else { return }
    withUnsafeMutableBytes(of: &words) { bytes in
      bytes[Int(name.rawValue >> 3)] |= 1 << UInt8(truncatingIfNeeded: name.rawValue & 7)
    }
  }

  @inlinable
  public func contains(_ known: WellKnownName) -> Bool {
    withUnsafeBytes(of: words) { bytes in
      bytes[Int(known.number >> 3)] & (1 << UInt8(truncatingIfNeeded: known.number & 7)) != 0
    }
  }

  /// Whether the name is in the set; a hash is in none.
  @inlinable
  public func contains(_ name: Name) -> Bool {
    guard name.rawValue < UInt32(Self.capacity) else { return false }
    return withUnsafeBytes(of: words) { bytes in
      bytes[Int(name.rawValue >> 3)] & (1 << UInt8(truncatingIfNeeded: name.rawValue & 7)) != 0
    }
  }

  @inlinable public var isEmpty: Bool {
    words.0 | words.1 | words.2 | words.3 | words.4 | words.5 | words.6 | words.7 == 0
  }

  @inlinable
  public mutating func formUnion(_ other: WellKnownNameSet) {
    words.0 |= other.words.0
    words.1 |= other.words.1
    words.2 |= other.words.2
    words.3 |= other.words.3
    words.4 |= other.words.4
    words.5 |= other.words.5
    words.6 |= other.words.6
    words.7 |= other.words.7
  }

  /// Whether the two sets share a name.
  @inlinable
  public func intersects(_ other: WellKnownNameSet) -> Bool {
    (words.0 & other.words.0) | (words.1 & other.words.1) | (words.2 & other.words.2) | (words.3 & other.words.3)
      | (words.4 & other.words.4) | (words.5 & other.words.5) | (words.6 & other.words.6) | (words.7 & other.words.7)
      != 0
  }

  /// The numbers of the names that the two sets share, in order.
  @inlinable
  public func forEachShared(with other: WellKnownNameSet, _ body: (Int) -> Void) {
    withUnsafeBytes(of: words) { own in
      withUnsafeBytes(of: other.words) { others in
        for start in stride(from: 0, to: Self.capacity / 8, by: 8) {
          var shared =
            own.load(fromByteOffset: start, as: UInt64.self) & others.load(fromByteOffset: start, as: UInt64.self)
          shared = UInt64(littleEndian: shared)
          while shared != 0 {
            body(start * 8 + shared.trailingZeroBitCount)
            shared &= shared - 1
          }
        }
      }
    }
  }

  @inlinable public static func == (left: WellKnownNameSet, right: WellKnownNameSet) -> Bool {
    withUnsafeBytes(of: left.words) { leftBytes in
      withUnsafeBytes(of: right.words) { rightBytes in leftBytes.elementsEqual(rightBytes) }
    }
  }
}
