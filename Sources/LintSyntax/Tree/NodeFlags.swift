/// What a node's own tokens say, gathered while parsing so that no reader has to visit tokens again.
@frozen
public struct NodeFlags: OptionSet, BitwiseCopyable, Sendable, Hashable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `async` or `reasync` in the effects of a function, closure or accessor; `await` in `for await`.
  @inlinable public static var async: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// `throws` in the effects (also `throws(E)`, and `rethrows`); `try` in `for try`.
  @inlinable public static var `throws`: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// `rethrows`, or `reasync`.
  @inlinable public static var `rethrows`: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// `?` of `try?`, `as?`, `init?`.
  @inlinable public static var optional: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// `!` of `try!`, `as!`, `init!`.
  @inlinable public static var forced: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// A parameter with two names; the second one is the token after the first.
  @inlinable public static var secondName: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// An argument, tuple element or trailing closure with a label, which is the node's main token.
  @inlinable public static var label: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// A parameter or tuple element followed by `...`.
  @inlinable public static var variadic: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// `let` rather than `var` (variables, value-binding patterns, optional bindings).
  @inlinable public static var `let`: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// `weak` in a capture list.
  @inlinable public static var weak: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// `unowned`, `unowned(safe)` or `unowned(unsafe)` in a capture list.
  @inlinable public static var unowned: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// `default` of a switch; `#else` of an if-config clause.
  @inlinable public static var isDefault: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// A reference with argument names, `f(a:b:)`.
  @inlinable public static var argumentNames: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// An accessor block that holds the statements of a getter and no accessors.
  @inlinable public static var implicitGetter: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// The call has parentheses or square brackets; the node's main token is the opening one.
  @inlinable public static var brackets: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// Something is missing in this node itself, or recovery passed over tokens in it.
  @inlinable public static var hasError: NodeFlags { NodeFlags(rawValue: 1 << 15) }
}
