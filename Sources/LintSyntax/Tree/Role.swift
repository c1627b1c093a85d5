/// Which field of its parent a node fills.
public enum Role: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case root
  /// Tokens that recovery passed over; may be anywhere.
  case unexpected
  /// One of the items of a code block or source file.
  case statement
  /// One of the items of a member block.
  case member
  case attribute
  case modifier
  case genericParameters
  case genericParameter
  case genericArguments
  case genericArgument
  case requirement
  case inheritedType
  case parameters
  case parameter
  /// The type in `throws(E)`.
  case thrownType
  case returnType
  /// The type that a name, element or condition is declared with.
  case type
  case extendedType
  case pattern
  case binding
  /// The value after `=`.
  case initializer
  case defaultValue
  case accessors
  case accessor
  case body
  case caseElement
  case rawValue
  case ifConfigClause
  case condition
  case elseBody
  /// What a `for` loop runs over.
  case sequence
  /// The condition after `where` of a `for` loop, a case or a catch.
  case whereClause
  case catchClause
  case caseItem
  case switchCase
  /// What a `switch` decides about.
  case subject
  /// The one expression that a node is about: `x` in `await x`, `return x`, `x!`.
  case operand
  /// The operator of a sequence, or what is in its place.
  case element
  case callee
  case argument
  case trailingClosure
  case additionalTrailingClosure
  case closure
  /// The part before the period of a member, the type before `.Type`, the pack of `repeat`.
  case base
  case signature
  case capture
  case key
  case value
  case segment
  case component
  case left
  case right
  case count
  case definition
  case primaryAssociatedTypes

  /// The place of a field among those of its node, as far as all kinds of nodes agree.
  @inlinable
  var rank: UInt8 {
    switch self {
    case .attribute, .modifier: 0
    case .genericParameters: 1
    default: 2
    }
  }

  /// Whether it may be before and after fields of any rank: a condition is first in a clause of `#if`, before what may
  /// be attributes, and last in `repeat`.
  @inlinable var isAnywhere: Bool { self == .unexpected || self == .condition }

  /// Whether no child of another role follows one of this role.
  @inlinable func endsSearch(for other: Role) -> Bool { rank > other.rank && !isAnywhere }
}
