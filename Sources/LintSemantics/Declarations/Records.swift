import LintSyntax

/// The number of a record in one of the tables of a ``FileDeclarations``.
public typealias RecordID = Int32

extension RecordID {
  /// Stands for "none" in records, where an optional would cost another word.
  public static var none: RecordID { -1 }
}

/// An attribute that may matter to semantics: its name and where it stands.
public struct AttributeRecord: Sendable, Hashable {
  /// The last identifier: `MainActor` of `@Swift.MainActor`.
  public var name: String
  /// In bytes of the file.
  public var range: Range<UInt32>
}

/// What modifiers and attributes with a meaning of their own say about a declaration.
public struct DeclFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let isStatic = DeclFlags(rawValue: 1 << 0)
  public static let isOverride = DeclFlags(rawValue: 1 << 1)
  /// `private` or `fileprivate`, on the declaration itself or on what it stands in.
  public static let isFilePrivate = DeclFlags(rawValue: 1 << 2)
  public static let isPublic = DeclFlags(rawValue: 1 << 3)
  public static let isNonisolated = DeclFlags(rawValue: 1 << 4)
  public static let isNonsending = DeclFlags(rawValue: 1 << 5)
  public static let isUnsafe = DeclFlags(rawValue: 1 << 6)
  public static let isConcurrent = DeclFlags(rawValue: 1 << 7)
  /// `isolated deinit`.
  public static let isIsolated = DeclFlags(rawValue: 1 << 8)
  public static let isAsync = DeclFlags(rawValue: 1 << 9)
  public static let isThrowing = DeclFlags(rawValue: 1 << 10)
  /// `@objc`, `@IBAction`, `@IBSegueAction`, `@NSManaged`, `@GKInspectable`: Objective-C may call it.
  public static let isObjC = DeclFlags(rawValue: 1 << 11)
  /// `@Sendable` function.
  public static let isSendable = DeclFlags(rawValue: 1 << 12)
  /// `@_cdecl`, `@convention(c)` and the like: called through a C function pointer.
  public static let isC = DeclFlags(rawValue: 1 << 13)
  /// `weak` or `unowned`.
  public static let isWeak = DeclFlags(rawValue: 1 << 14)
  public static let isLazy = DeclFlags(rawValue: 1 << 15)
  public static let isLet = DeclFlags(rawValue: 1 << 16)
  /// A property without storage.
  public static let isComputed = DeclFlags(rawValue: 1 << 17)
  /// Attributes stand in an `#if`: what is not there may be there all the same.
  public static let hasConditionalAttributes = DeclFlags(rawValue: 1 << 18)
  /// Takes a `ModelContext` or calls `assumeIsolated`: rules ask who calls it, so the index keeps those calls.
  public static let needsCallers = DeclFlags(rawValue: 1 << 19)
  /// A parameter is a function.
  public static let takesClosure = DeclFlags(rawValue: 1 << 20)
}

/// A nominal type or an extension.
public struct TypeRecord: Sendable {
  public enum Kind: Sendable, Hashable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  public var kind: Kind
  /// For an extension the last identifier of the extended type.
  public var name: String
  public var nameID: Name
  public var attributes: [AttributeRecord] = []
  public var flags: DeclFlags = []
  /// Names of the inheritance clause, in order, compositions taken apart; an entry whose name cannot be told is empty.
  public var inherited: [String] = []
  /// Generic parameters and what each is constrained to, `where` clauses included.
  public var constraints: [GenericConstraint] = []
  /// The type or extension that it stands directly in.
  public var parent: RecordID = .none
  /// The function or closure that it is local to.
  public var context: RecordID = .none
  /// The node and the range of the name, in bytes.
  public var node: UInt32
  public var nameRange: Range<UInt32>
}

/// `T: P`
public struct GenericConstraint: Sendable, Hashable {
  public var parameter: String
  /// Empty for a parameter that is not constrained.
  public var bound: String

  public init(parameter: String, bound: String) {
    self.parameter = parameter
    self.bound = bound
  }
}

public struct ParameterRecord: Sendable {
  /// What a caller writes before the colon; `noName` for none.
  public var label: Name
  /// The name in the body; empty for none.
  public var name: String
  public var type: LightType
  public var hasDefault: Bool
  public var isVariadic: Bool
  /// `isolated T`.
  public var isIsolated: Bool
}

/// A function, initializer, deinitializer or subscript, at any depth.
public struct FunctionRecord: Sendable {
  public enum Kind: Sendable, Hashable {
    case function, initializer, deinitializer, `subscript`
  }

  public var kind: Kind
  /// `init`, `deinit` and `subscript` for those that have no name.
  public var name: String
  public var nameID: Name
  public var attributes: [AttributeRecord] = []
  public var flags: DeclFlags = []
  public var parameters: [ParameterRecord] = []
  public var constraints: [GenericConstraint] = []
  /// The type or extension that it is a member of.
  public var owner: RecordID = .none
  /// Its own context, whose parent is the one that a local function stands in.
  public var context: RecordID = .none
  public var isLocal = false
  /// The node and the range of the name or keyword, in bytes.
  public var node: UInt32
  public var nameRange: Range<UInt32>
}

/// A property of a type, or a global variable. Local variables are not kept.
public struct PropertyRecord: Sendable {
  public var name: String
  public var nameID: Name
  public var attributes: [AttributeRecord] = []
  public var flags: DeclFlags = []
  /// As written or, without an annotation, as its initial value tells.
  public var type: LightType = .unknown
  public var owner: RecordID = .none
  /// The binding, and the range of the name, in bytes.
  public var node: UInt32
  public var nameRange: Range<UInt32>
}

/// `typealias name = type`
public struct AliasRecord: Sendable {
  public var name: String
  public var type: LightType
  public var owner: RecordID
}

/// A call with a name: `name(…)`, `base.name(…)`, `name { … }`.
public struct CallRecord: Sendable {
  /// The last identifier of the callee.
  public var name: Name
  public var context: RecordID
  /// What stands before the period when that is one or two names, `base.f()` or `base.member.f()`; otherwise `noName`.
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
    /// Something stands before the period.
    public static let hasBase = Flags(rawValue: 2)
    /// The base is `self`.
    public static let baseIsSelf = Flags(rawValue: 4)
    /// An argument is `ModelContext(…)`, or a local that was made so.
    public static let passesFreshContext = Flags(rawValue: 8)
  }

  /// The bit of a label in ``labels``.
  public static func bit(ofLabel name: Name) -> UInt32 { 1 << (name.rawValue & 31) }
}

extension Name {
  /// Stands for "none" in records; no identifier has it, as it is that of a reserved word.
  public static var noName: Name { Name(.associatedtype) }
}
