import LintSyntax

/// The number of a record in one of the tables of a ``FileBodies``.
public typealias RecordID = Int32

extension RecordID {
  /// "None" in records, where an optional would cost another word.
  public static var none: RecordID { -1 }
}

/// A context or a call of a file's bodies.
public struct BodyRef: Sendable, Hashable {
  public var file: FileID
  public var id: RecordID

  public init(file: FileID, id: RecordID) {
    self.file = file
    self.id = id
  }

  /// In one piece, as ``DeclRef``.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  public func _rawHashValue(seed: Int) -> Int { QuickHash.of(number, seed: seed) }

  private var number: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: id)) }
}

/// A call with a name: `name(…)`, `base.name(…)`, `name { … }`.
public struct CallRecord: Sendable {
  /// The last identifier of the callee.
  public var name: Name
  public var context: RecordID
  /// The part before the period if that is one or two names, `base.f()` or `base.member.f()`; otherwise `noName`.
  public var base: Name = .noName
  public var baseMember: Name = .noName
  public var flags: Flags
  /// One bit for each label, by hash: a call can only be of a function whose labels have all those bits.
  public var labels: UInt32
  public var argumentCount: UInt16
  /// The range of the callee, in bytes.
  public var range: Range<UInt32>

  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let hasTrailingClosure = Flags(rawValue: 1)
    /// There is something before the period.
    public static let hasBase = Flags(rawValue: 2)
    /// The base is `self`.
    public static let baseIsSelf = Flags(rawValue: 4)
    /// An argument is `ModelContext(…)`, or a local that was made so.
    public static let passesFreshContext = Flags(rawValue: 8)
    /// That context is not used again, nor are its models: an actor may keep it.
    public static let givesContextAway = Flags(rawValue: 16)
  }

  /// The bit of a label in ``labels``.
  public static func bit(ofLabel name: Name) -> UInt32 { 1 << (name.rawValue & 31) }
}

/// A call, and whether it is certainly of the function in question.
public struct CallSite: Sendable, Hashable {
  public var call: BodyRef
  public var isCertain: Bool
}
