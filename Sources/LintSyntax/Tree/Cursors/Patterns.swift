/// A pattern.
@frozen
public enum PatternRef: SyntaxCursor {
  case identifier(IdentifierPattern)
  case wildcard(WildcardPattern)
  case tuple(TuplePattern)
  case valueBinding(ValueBindingPattern)
  case isType(IsTypePattern)
  case expression(ExpressionPattern)
  case missing(MissingPattern)

  @inlinable public static func accepts(_ kind: NodeKind) -> Bool { kind.category == .pattern }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .identifierPattern: self = .identifier(IdentifierPattern(unchecked: node))
    case .wildcardPattern: self = .wildcard(WildcardPattern(unchecked: node))
    case .tuplePattern: self = .tuple(TuplePattern(unchecked: node))
    case .valueBindingPattern: self = .valueBinding(ValueBindingPattern(unchecked: node))
    case .isTypePattern: self = .isType(IsTypePattern(unchecked: node))
    case .expressionPattern: self = .expression(ExpressionPattern(unchecked: node))
    case .missingPattern: self = .missing(MissingPattern(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .identifier(let cursor): cursor.node
    case .wildcard(let cursor): cursor.node
    case .tuple(let cursor): cursor.node
    case .valueBinding(let cursor): cursor.node
    case .isType(let cursor): cursor.node
    case .expression(let cursor): cursor.node
    case .missing(let cursor): cursor.node
    }
  }

  /// The name that the pattern binds, when it is an identifier or `let` and an identifier.
  @inlinable
  public var nameToken: TokenCursor? {
    switch self {
    case .identifier(let pattern): pattern.nameToken
    case .valueBinding(let pattern): pattern.pattern?.as(IdentifierPattern.self)?.nameToken
    default: nil
    }
  }

  @inlinable public var name: Name? { nameToken?.name }
}

/// `name`
@frozen
public struct IdentifierPattern: KindCursor {
  @inlinable public static var kind: NodeKind { .identifierPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
}

/// `_`
@frozen
public struct WildcardPattern: KindCursor {
  @inlinable public static var kind: NodeKind { .wildcardPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `(a, label: b)`
@frozen
public struct TuplePattern: KindCursor {
  @inlinable public static var kind: NodeKind { .tuplePattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<TuplePatternElement> { fields(.element) }
}

/// `label: pattern`
@frozen
public struct TuplePatternElement: KindCursor {
  @inlinable public static var kind: NodeKind { .tuplePatternElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var label: TokenCursor? { node.flags.contains(.label) ? node.mainToken : nil }
  @inlinable public var pattern: PatternRef? { field(.pattern) }
}

/// `let pattern`, `var pattern`
@frozen
public struct ValueBindingPattern: KindCursor {
  @inlinable public static var kind: NodeKind { .valueBindingPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
  @inlinable public var isLet: Bool { node.flags.contains(.let) }
}

/// `is Type`
@frozen
public struct IsTypePattern: KindCursor {
  @inlinable public static var kind: NodeKind { .isTypePattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var type: TypeRef? { field(.type) }
}

/// Any expression, such as `.some(let x)`; bindings in it are ``PatternExpr``s.
@frozen
public struct ExpressionPattern: KindCursor {
  @inlinable public static var kind: NodeKind { .expressionPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// In place of a missing pattern; it has no tokens.
@frozen
public struct MissingPattern: KindCursor {
  @inlinable public static var kind: NodeKind { .missingPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}
