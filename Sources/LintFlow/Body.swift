import LintSyntax

/// Code that runs from its beginning when something asks for it: what a control-flow graph is made of.
public struct Body: Sendable {
  public enum Kind: UInt8, Sendable {
    /// A member or a statement of the file, as far as it is none of the others.
    case item
    case function
    case initializer
    case deinitializer
    case accessor
    /// The statements of a property or subscript without `get`.
    case getter
    case closure
    /// The value after `=` of `async let`; it runs beside the code around it.
    case asyncLet
    /// The value after `=` of a `lazy var`.
    case lazyValue
    /// The value after `=` of a property.
    case initialValue
    case defaultArgument
  }

  public let kind: Kind
  /// The id of the declaration or closure, or of the expression.
  public let node: UInt32
  /// The body around this one; `nil` for the outermost.
  public let parent: BodyID?
  /// The number of the first body that is not nested in this one.
  var end: Int32 = 0
  /// The last of its anonymous parameters (`$0`, `$1`, …) in the order of first use; each links to the one before.
  var anonymous: Int32 = -1
}
