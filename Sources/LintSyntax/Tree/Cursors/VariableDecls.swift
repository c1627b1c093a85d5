/// `let a = 1, b: Int`, `var c: Int { … }`
@frozen
public struct VariableDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .variableDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var bindings: SyntaxList<PatternBinding> { fields(.binding) }
  @inlinable public var isLet: Bool { node.flags.contains(.let) }

  /// The name of the first binding when it is an identifier.
  @inlinable public var nameToken: TokenCursor? { bindings.first?.nameToken }
}

/// `pattern: Type = initializer { accessors }`, one of the comma-separated parts of a variable declaration.
@frozen
public struct PatternBinding: KindCursor {
  @inlinable public static var kind: NodeKind { .patternBinding }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
  @inlinable public var type: TypeRef? { field(.type) }
  @inlinable public var initializer: Expr? { field(.initializer) }
  @inlinable public var accessors: AccessorBlock? { field(.accessors) }

  /// The variable's name; `nil` for `_` and tuples.
  @inlinable public var nameToken: TokenCursor? { pattern?.nameToken }
  @inlinable public var name: Name? { nameToken?.name }
}
