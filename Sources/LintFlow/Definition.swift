import LintSyntax

/// Where a function, closure or accessor gives something a name.
public struct Definition: Sendable {
  public enum Kind: UInt8, Sendable {
    case parameter
    case closureParameter
    /// `$0` of a closure without parameters.
    case anonymousParameter
    /// `let` or `var` as a statement.
    case variable
    case loopVariable
    /// `if let x`, also without `= value`.
    case optionalBinding
    /// A name bound by `case` of a `switch`, a condition or a loop.
    case caseBinding
    /// A name bound by the pattern of a `catch`.
    case catchBinding
    /// `error` of a `catch` without a pattern.
    case implicitError
    /// `newValue` or `oldValue` of an accessor, under any name.
    case accessorValue
    /// An entry of a capture list.
    case capture
    case function
    case type
    case genericParameter
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Cannot be assigned to once it has a value.
    public static let isConstant = Flags(rawValue: 1 << 0)
    /// `async let`
    public static let isAsyncLet = Flags(rawValue: 1 << 1)
    /// Has attributes or accessors: reading and writing it may run code.
    public static let isWrapped = Flags(rawValue: 1 << 2)
    /// `weak` in a capture list or declaration.
    public static let isWeak = Flags(rawValue: 1 << 3)
    /// `unowned` in a capture list or declaration.
    public static let isUnowned = Flags(rawValue: 1 << 4)
    /// `inout` parameter: its last value is seen by the caller.
    public static let isInOut = Flags(rawValue: 1 << 5)
    /// Is given its value where it is declared.
    public static let isInitialized = Flags(rawValue: 1 << 6)
    /// A binding of a case's second or later pattern; in the case's body the first pattern's is used for all.
    public static let isAlternative = Flags(rawValue: 1 << 7)

    // What the uses do.
    public static let isRead = Flags(rawValue: 1 << 8)
    /// Assigned to as a whole, `x = …`, `x += …`.
    public static let isWritten = Flags(rawValue: 1 << 9)
    /// A part is assigned to, `x.y = …`, or it is passed with `&`.
    public static let isModified = Flags(rawValue: 1 << 10)
    /// Used in another body than its own, other than by a capture list.
    public static let isCaptured = Flags(rawValue: 1 << 11)
    /// Assigned to, modified or passed with `&` in a body that captures it.
    public static let isModifiedWhereCaptured = Flags(rawValue: 1 << 12)
  }

  public let kind: Kind
  public internal(set) var flags: Flags
  /// The id of the node that introduces the name: a parameter, a pattern, an entry of a capture list, a declaration;
  /// for an implicit name its origin (a closure for `$0`, a `catch`, an accessor).
  public let node: UInt32
  /// The index of the name's token; where none is written, the first token of ``node``.
  public let nameToken: UInt32
  public let name: Name
  /// The body whose code gives the name its value; for parameters, the body that receives them.
  public let body: BodyID
  /// The innermost branch of `#if` around the definition, or 0.
  let branch: UInt32
  var firstUse: Int32 = -1
  var lastUse: Int32 = -1
  /// For a `$0`: the anonymous parameter that the closure used before.
  var sibling: Int32 = -1

  public var isConstant: Bool { flags.contains(.isConstant) }
}

/// What a name without a base means.
public enum Resolution: Hashable, Sendable {
  case local(DefinitionID)
  /// The `self` that the method, initializer or accessor around was called on.
  case selfParameter
  /// Nothing that the function introduces.
  case memberOrGlobal
  /// Several definitions are possible, or the place is not analysed.
  case unknown
}

/// The place of a name without a base, and what is done to it.
public struct Use: Sendable {
  public enum Kind: UInt8, Sendable {
    case read
    /// `x = …`
    case write
    /// `x += …`
    case update
    /// `x.y = …`, `x[0] += …`: writes a value's part, or reads a reference.
    case modify
    /// `&x`, `&x.y`
    case inOut
    /// `x.f()`, `x.y.f()`: a mutating method writes to it.
    case methodCall
    /// `x()`
    case call
    /// `consume x`
    case consume
    /// `[x]`, `[weak x]`, `[y = x.z]` in a capture list.
    case captureList
  }

  public let kind: Kind
  /// The use is only the first name of a path, `x.y`, `x[0]`.
  public let hasPath: Bool
  /// The id of the node: a name, `super`, or `let x` of a condition that has no `=`.
  public let node: UInt32
  public let resolution: Resolution
  /// The body whose code uses it. Entries of a capture list are used by the body around the closure.
  public let body: BodyID
  var next: Int32 = -1

  /// Whether the use reads the previous value.
  public var isRead: Bool { kind != .write }

  /// Whether the variable may have another value afterwards; of a method call, it is not known.
  public var isWrite: Truth {
    switch kind {
    case .write, .update, .inOut: .yes
    case .modify, .methodCall: .unknown
    case .read, .call, .consume, .captureList: .no
    }
  }
}
