/// `callee(arguments) { trailing closure } label: { … }`
@frozen
public struct FunctionCallExpr: CallCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .functionCallExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `callee[arguments] { trailing closure }`
@frozen
public struct SubscriptCallExpr: CallCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .subscriptCallExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// A call or a subscript.
public protocol CallCursor: SyntaxCursor {}

extension CallCursor {
  @inlinable public var callee: Expr? { field(.callee) }

  /// The arguments in the brackets, without trailing closures.
  @inlinable public var arguments: SyntaxList<LabeledExpr> { fields(.argument) }
  @inlinable public var trailingClosure: ClosureExpr? { field(.trailingClosure) }
  @inlinable public var additionalTrailingClosures: SyntaxList<MultipleTrailingClosureElement> {
    fields(.additionalTrailingClosure)
  }

  /// Whether there are parentheses or square brackets, and not a trailing closure alone.
  @inlinable public var hasBrackets: Bool { node.flags.contains(.brackets) }

  /// The last identifier of the callee, through generic arguments, `?` and `!`: `c` of `a.b?.c<Int>(…)`.
  @inlinable public var calleeNameToken: TokenCursor? { node.child(.callee)?.lastNameToken }
  @inlinable public var calleeName: Name? { calleeNameToken?.name }

  /// The part before the period of the callee: `a.b` of `a.b.c(…)`. `nil` for `c(…)` and `.c(…)`.
  @inlinable
  public var calleeBase: Expr? {
    guard case .memberAccess(let member)? = callee?.withoutNameSuffixes else { return nil }
    return member.base
  }

  /// From the callee's first token to its last name, in bytes: `a.b.c` of `a.b.c<Int>(…)`.
  @inlinable
  public var calleeRange: Range<UInt32> {
    guard let callee = node.child(.callee) else { return node.range }
    guard let name = calleeNameToken else { return callee.range }
    return callee.range.lowerBound..<name.end
  }

  /// The first argument with this label.
  @inlinable
  public func argument(labeled label: WellKnownName) -> LabeledExpr? {
    for argument in arguments where argument.labelName == Name(label) { return argument }
    return nil
  }

  /// The closure with this label: an argument or one of the additional trailing closures.
  @inlinable
  public func closure(labeled label: WellKnownName) -> ClosureExpr? {
    if case .closure(let closure)? = argument(labeled: label)?.expression { return closure }
    for element in additionalTrailingClosures where element.label.name == label { return element.closure }
    return nil
  }
}

/// `label: expression`, an argument or tuple element.
@frozen
public struct LabeledExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .labeledExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// The word before the colon, which may be `_`.
  @inlinable public var label: TokenCursor? { node.flags.contains(.label) ? node.mainToken : nil }
  @inlinable public var labelName: Name? { label?.name }
  @inlinable public var expression: Expr? { field(.operand) }
}

/// `label: { … }` after the first trailing closure.
@frozen
public struct MultipleTrailingClosureElement: KindCursor {
  @inlinable public static var kind: NodeKind { .multipleTrailingClosureElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var label: TokenCursor { node.mainToken }
  @inlinable public var closure: ClosureExpr? { field(.closure) }
}

/// `#name<T>(arguments) { trailing closure }`
@frozen
public struct MacroExpansionExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .macroExpansionExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// `nil` if the code ends after the `#`.
  @inlinable
  public var nameToken: TokenCursor? {
    let main = node.mainToken
    return main.kind == .pound ? nil : main
  }

  @inlinable public var name: Name? { nameToken?.name }
  @inlinable public var genericArguments: GenericArgumentClause? { field(.genericArguments) }
  @inlinable public var arguments: SyntaxList<LabeledExpr> { fields(.argument) }
  @inlinable public var trailingClosure: ClosureExpr? { field(.trailingClosure) }
  @inlinable public var additionalTrailingClosures: SyntaxList<MultipleTrailingClosureElement> {
    fields(.additionalTrailingClosure)
  }
}
