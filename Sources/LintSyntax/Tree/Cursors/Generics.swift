/// `<T: Constraint, each U, let n: Int where …>`
@frozen
public struct GenericParameterClause: KindCursor {
  @inlinable public static var kind: NodeKind { .genericParameterClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var parameters: SyntaxList<GenericParameter> { fields(.genericParameter) }
  @inlinable public var requirements: SyntaxList<GenericRequirement> { fields(.requirement) }
}

/// `T: Constraint`, `each T`, `let n: Int`
@frozen
public struct GenericParameter: AttributedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .genericParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
  /// The type after the colon.
  @inlinable public var constraint: TypeRef? { field(.inheritedType) }
}

/// `<Element, Index>` of a protocol; it has tokens only.
@frozen
public struct PrimaryAssociatedTypeClause: KindCursor {
  @inlinable public static var kind: NodeKind { .primaryAssociatedTypeClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `<Int, each T, 3>` after a type or expression.
@frozen
public struct GenericArgumentClause: KindCursor {
  @inlinable public static var kind: NodeKind { .genericArgumentClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var arguments: SyntaxList<GenericArgument> { fields(.genericArgument) }

  /// The argument at a place counted from 0 when it is a type.
  @inlinable
  public func type(at index: Int) -> TypeRef? { arguments.element(at: index)?.as(TypeRef.self) }
}

/// A generic argument: a type, or a value such as the `3` of `InlineArray<3, Int>`.
@frozen
public enum GenericArgument: SyntaxCursor {
  case type(TypeRef)
  case value(Expr)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool { kind.category == .type || kind.category == .expression }

  @inlinable
  public init?(_ node: Node) {
    if let type = TypeRef(node) {
      self = .type(type)
    } else if let value = Expr(node) {
      self = .value(value)
    } else {
      return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .type(let type): type.node
    case .value(let value): value.node
    }
  }
}

/// One of the comma-separated requirements after `where`.
@frozen
public enum GenericRequirement: SyntaxCursor {
  case conformance(ConformanceRequirement)
  case sameType(SameTypeRequirement)
  case layout(LayoutRequirement)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    kind == .conformanceRequirement || kind == .sameTypeRequirement || kind == .layoutRequirement
  }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .conformanceRequirement: self = .conformance(ConformanceRequirement(unchecked: node))
    case .sameTypeRequirement: self = .sameType(SameTypeRequirement(unchecked: node))
    case .layoutRequirement: self = .layout(LayoutRequirement(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .conformance(let cursor): cursor.node
    case .sameType(let cursor): cursor.node
    case .layout(let cursor): cursor.node
    }
  }
}

/// `T: Protocol`
@frozen
public struct ConformanceRequirement: KindCursor {
  @inlinable public static var kind: NodeKind { .conformanceRequirement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var left: TypeRef? { field(.left) }
  @inlinable public var right: TypeRef? { field(.right) }
}

/// `T.Element == U`, `n == 3`
@frozen
public struct SameTypeRequirement: KindCursor {
  @inlinable public static var kind: NodeKind { .sameTypeRequirement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var left: GenericArgument? { field(.left) }
  @inlinable public var right: GenericArgument? { field(.right) }
}

/// `T: _Trivial(64)`
@frozen
public struct LayoutRequirement: KindCursor {
  @inlinable public static var kind: NodeKind { .layoutRequirement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var left: TypeRef? { field(.left) }
}
