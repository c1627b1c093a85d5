// What the compiler looks up by name for `#selector`, and what comes with the run-time library of Objective-C.

// The compiler fills the pointer in.
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  public var pointer: OpaquePointer
  public init(_ name: String)
  public init(stringLiteral value: String)
  public static func == (lhs: Selector, rhs: Selector) -> Bool
  public func hash(into hasher: inout Hasher)
}
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
