import LintSyntax

/// What modifiers and attributes with a meaning of their own say about a declaration.
public struct DeclFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let isStatic = DeclFlags(rawValue: 1 << 0)
  public static let isOverride = DeclFlags(rawValue: 1 << 1)
  /// `private` or `fileprivate`, on the declaration itself or on an enclosing one.
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
  /// Attributes are in an `#if`: one that is not recorded may be there all the same.
  public static let hasConditionalAttributes = DeclFlags(rawValue: 1 << 18)

  /// The flags of a declaration's own attributes and modifiers.
  init(_ declaration: some AttributedCursor) {
    self = []
    for attribute in declaration.attributes {
      switch attribute.name {
      case .concurrent?: insert(.isConcurrent)
      case .Sendable?: insert(.isSendable)
      case .objc?, .objcMembers?, .IBAction?, .IBSegueAction?, .NSManaged?, .GKInspectable?: insert(.isObjC)
      case ._cdecl?, .cdecl?: insert(.isC)
      default: break
      }
    }
    if declaration.hasConditionalAttributes { insert(.hasConditionalAttributes) }
    for modifier in declaration.modifiers { formUnion(Self.flags(of: modifier)) }
  }

  private static func flags(of modifier: DeclModifier) -> DeclFlags {
    switch modifier.name {
    case .static, .class: .isStatic
    case .override: .isOverride
    // `private(set)` leaves the getter as visible as before.
    case .private, .fileprivate: modifier.detailToken == nil ? .isFilePrivate : []
    case .public, .open: modifier.detailToken == nil ? .isPublic : []
    case .nonisolated:
      switch modifier.detail {
      case .nonsending?: [.isNonisolated, .isNonsending]
      case .unsafe?: [.isNonisolated, .isUnsafe]
      default: .isNonisolated
      }
    case .isolated: .isIsolated
    case .weak, .unowned: .isWeak
    case .lazy: .isLazy
    default: []
    }
  }

  /// Whether a declaration itself says `private` or `fileprivate`.
  static func isFilePrivate(_ node: Node) -> Bool {
    for modifier in node.children(.modifier) where modifier.kind == .declModifier {
      if flags(of: DeclModifier(unchecked: modifier)).contains(.isFilePrivate) { return true }
    }
    return false
  }
}
