/// `{ [captures] (parameters) async throws -> Result in statements }`
@frozen
public struct ClosureExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .closureExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var signature: ClosureSignature? { field(.signature) }
  @inlinable public var statements: SyntaxList<CodeItem> { fields(.statement) }

  @inlinable public var captures: SyntaxList<ClosureCapture> {
    SyntaxList((node.child(.signature) ?? node).children(.capture))
  }

  /// With types in parentheses or without, `(a: Int) in`, `(a, b) in` or `a, b in`.
  @inlinable
  public var parameters: SyntaxList<ClosureParameter> {
    let signature = node.child(.signature) ?? node
    return SyntaxList((signature.child(.parameters) ?? signature).children(.parameter))
  }

  /// `async` as written; a closure without it may be inferred to be asynchronous all the same.
  @inlinable public var isAsync: Bool { signature?.isAsync ?? false }
  /// `throws` as written; a closure without it may be inferred to throw all the same.
  @inlinable public var isThrowing: Bool { signature?.isThrowing ?? false }
}

/// The part before the `in` of a closure.
@frozen
public struct ClosureSignature: AttributedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .closureSignature }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var captures: SyntaxList<ClosureCapture> { fields(.capture) }
  /// The parameters in parentheses.
  @inlinable public var parameterClause: ParameterClause? { field(.parameters) }
  /// The parameters without parentheses.
  @inlinable public var shorthandParameters: SyntaxList<ClosureShorthandParameter> { fields(.parameter) }
  @inlinable public var returnType: TypeRef? { field(.returnType) }
}

extension ClosureSignature: EffectfulCursor {}

/// `self`, `weak self`, `unowned x`, `x = value` in a capture list.
@frozen
public struct ClosureCapture: KindCursor {
  @inlinable public static var kind: NodeKind { .closureCapture }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
  /// What is captured: `value` of `x = value`, and the name itself where there is no `=`.
  @inlinable public var initializer: Expr? { field(.initializer) }
  @inlinable public var isWeak: Bool { node.flags.contains(.weak) }
  @inlinable public var isUnowned: Bool { node.flags.contains(.unowned) }
}

/// `a` of `{ a, b in … }`, which may be `_`.
@frozen
public struct ClosureShorthandParameter: KindCursor {
  @inlinable public static var kind: NodeKind { .closureShorthandParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
}

/// A parameter of a closure in either form.
@frozen
public enum ClosureParameter: SyntaxCursor {
  case shorthand(ClosureShorthandParameter)
  case full(FunctionParameter)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    kind == .closureShorthandParameter || kind == .functionParameter
  }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .closureShorthandParameter: self = .shorthand(ClosureShorthandParameter(unchecked: node))
    case .functionParameter: self = .full(FunctionParameter(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .shorthand(let parameter): parameter.node
    case .full(let parameter): parameter.node
    }
  }

  /// The name in the body; `nil` for `_`.
  @inlinable
  public var nameToken: TokenCursor? {
    switch self {
    case .shorthand(let parameter): parameter.nameToken.kind == .wildcard ? nil : parameter.nameToken
    case .full(let parameter): parameter.internalName
    }
  }

  @inlinable public var name: Name? { nameToken?.name }

  @inlinable
  public var type: TypeRef? {
    switch self {
    case .shorthand: nil
    case .full(let parameter): parameter.type
    }
  }
}
