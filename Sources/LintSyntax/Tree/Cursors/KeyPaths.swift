/// `\Base.property[0]?.other`
@frozen
public struct KeyPathExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .keyPathExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// The type after the backslash.
  @inlinable public var base: TypeRef? { field(.base) }
  @inlinable public var components: SyntaxList<KeyPathComponent> { fields(.component) }
}

/// One step of a key path.
@frozen
public enum KeyPathComponent: SyntaxCursor {
  case property(KeyPathPropertyComponent)
  case subscriptCall(KeyPathSubscriptComponent)
  case optional(KeyPathOptionalComponent)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    kind == .keyPathPropertyComponent || kind == .keyPathSubscriptComponent || kind == .keyPathOptionalComponent
  }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .keyPathPropertyComponent: self = .property(KeyPathPropertyComponent(unchecked: node))
    case .keyPathSubscriptComponent: self = .subscriptCall(KeyPathSubscriptComponent(unchecked: node))
    case .keyPathOptionalComponent: self = .optional(KeyPathOptionalComponent(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .property(let component): component.node
    case .subscriptCall(let component): component.node
    case .optional(let component): component.node
    }
  }
}

/// `.property`, `.method(a:)`
@frozen
public struct KeyPathPropertyComponent: KindCursor {
  @inlinable public static var kind: NodeKind { .keyPathPropertyComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
  @inlinable public var genericArguments: GenericArgumentClause? { field(.genericArguments) }
}

/// `[0]`
@frozen
public struct KeyPathSubscriptComponent: KindCursor {
  @inlinable public static var kind: NodeKind { .keyPathSubscriptComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var arguments: SyntaxList<LabeledExpr> { fields(.argument) }
}

/// `?`, `!`
@frozen
public struct KeyPathOptionalComponent: KindCursor {
  @inlinable public static var kind: NodeKind { .keyPathOptionalComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}
