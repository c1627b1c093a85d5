/// `name`, `self`, `$0`, `name(a:b:)`
@frozen
public struct DeclReferenceExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .declReferenceExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
  /// `f(a:b:)`
  @inlinable public var hasArgumentNames: Bool { node.flags.contains(.argumentNames) }

  @inlinable public var isSelf: Bool { node.mainToken.kind == .self }
}

/// `super`
@frozen
public struct SuperExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .superExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `base.name`, `.name`, `base.name(a:b:)`
@frozen
public struct MemberAccessExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .memberAccessExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// `nil` for `.name`, whose base comes from the context.
  @inlinable public var base: Expr? { field(.base) }
  /// `nil` if the code ends after the period.
  @inlinable
  public var nameToken: TokenCursor? {
    let main = node.mainToken
    return main.kind == .period ? nil : main
  }

  @inlinable public var name: Name? { nameToken?.name }
  /// `base.f(a:b:)`
  @inlinable public var hasArgumentNames: Bool { node.flags.contains(.argumentNames) }
}

/// `operand<Int>`
@frozen
public struct GenericSpecializationExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .genericSpecializationExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
  @inlinable public var genericArguments: GenericArgumentClause? { field(.genericArguments) }
}

/// `operand!`
@frozen
public struct ForceUnwrapExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .forceUnwrapExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `operand?`
@frozen
public struct OptionalChainingExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .optionalChainingExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

extension Node {
  /// The expression without generic arguments, `?` and `!` after it; each of them has it as its first child.
  ///
  /// Plain steps from node to node, as below: every call of a project is asked for its name.
  @inlinable
  public var withoutNameSuffixes: Node {
    var node = self
    while node.kind == .genericSpecializationExpr || node.kind == .forceUnwrapExpr || node.kind == .optionalChainingExpr
    {
      guard let operand = node.firstChild else { return node }
      node = operand
    }
    return node
  }

  /// The last identifier of a name or member access, through generic arguments, `?` and `!`.
  @inlinable
  public var lastNameToken: TokenCursor? {
    let name = withoutNameSuffixes
    switch name.kind {
    case .declReferenceExpr: return name.mainToken
    case .memberAccessExpr: return MemberAccessExpr(unchecked: name).nameToken
    default: return nil
    }
  }
}

extension Expr {
  /// The expression without generic arguments, `?` and `!` after it.
  @inlinable public var withoutNameSuffixes: Expr { Expr(node.withoutNameSuffixes) ?? self }

  /// The last identifier of a name or member access, through generic arguments, `?` and `!`.
  @inlinable public var lastNameToken: TokenCursor? { node.lastNameToken }

  @inlinable public var lastName: Name? { lastNameToken?.name }

  /// The expression without `try`, `await`, `unsafe` and single parentheses around it.
  @inlinable
  public var withoutEffectMarkers: Expr {
    var expression = self
    while true {
      let inner: Expr? =
        switch expression {
        case .await(let marker): marker.operand
        case .try(let marker): marker.operand
        case .unsafe(let marker): marker.operand
        case .tuple(let tuple): tuple.parenthesized
        default: nil
        }
      guard let inner else { return expression }
      expression = inner
    }
  }
}
