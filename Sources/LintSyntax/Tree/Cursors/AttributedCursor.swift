/// A node that may have attributes and modifiers before it.
public protocol AttributedCursor: SyntaxCursor {}

extension AttributedCursor {
  /// The attributes that always apply; those in an `#if` are left out, see ``hasConditionalAttributes``.
  @inlinable public var attributes: SyntaxList<Attribute> { fields(.attribute) }

  @inlinable public var modifiers: SyntaxList<DeclModifier> { fields(.modifier) }

  /// Whether there is an `#if` among the attributes, so that one missing from ``attributes`` may be there all the same.
  @inlinable public var hasConditionalAttributes: Bool { !(fields(.attribute) as SyntaxList<IfConfigDecl>).isEmpty }

  /// The first attribute whose name ends in this one: `@MainActor`, `@Swift.MainActor`.
  @inlinable
  public func attribute(named name: WellKnownName) -> Attribute? {
    for attribute in attributes where attribute.name == Name(name) { return attribute }
    return nil
  }

  @inlinable public func hasAttribute(_ name: WellKnownName) -> Bool { attribute(named: name) != nil }

  /// The first modifier of this name, whatever its detail: `private` also finds `private(set)`.
  @inlinable
  public func modifier(_ name: WellKnownName) -> DeclModifier? {
    for modifier in modifiers where modifier.name == name { return modifier }
    return nil
  }

  /// Whether the node has the modifier, with any detail or none.
  @inlinable public func hasModifier(_ name: WellKnownName) -> Bool { modifier(name) != nil }

  /// Whether the node has the modifier with this detail: `nonisolated(unsafe)`, `private(set)`.
  @inlinable
  public func hasModifier(_ name: WellKnownName, _ detail: WellKnownName) -> Bool {
    for modifier in modifiers where modifier.name == name && modifier.detail == Name(detail) { return true }
    return false
  }
}

/// A node with effects: a function, initializer, accessor, closure or function type.
public protocol EffectfulCursor: SyntaxCursor {}

extension EffectfulCursor {
  /// `async` or `reasync`.
  @inlinable public var isAsync: Bool { node.flags.contains(.async) }
  /// `throws`, `throws(E)` or `rethrows`.
  @inlinable public var isThrowing: Bool { node.flags.contains(.throws) }
  /// `rethrows` or `reasync`.
  @inlinable public var isRethrowing: Bool { node.flags.contains(.rethrows) }
  /// `E` of `throws(E)`.
  @inlinable public var thrownType: TypeRef? { field(.thrownType) }
}

/// `@name`, `@Module.name<Generic>(arguments)`
@frozen
public struct Attribute: KindCursor {
  @inlinable public static var kind: NodeKind { .attribute }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var type: TypeRef? { field(.type) }

  /// The arguments where they are expressions; attributes with a grammar of their own (`@available`) have tokens only.
  @inlinable public var arguments: SyntaxList<LabeledExpr> { fields(.argument) }

  /// Whether parentheses follow the name.
  @inlinable public var hasArguments: Bool { node.lastToken.kind == .rightParen }

  /// The last identifier of the attribute's name: `MainActor` of `@Swift.MainActor`. `nil` if the code ends after the
  /// `@`.
  @inlinable
  public var nameToken: TokenCursor? {
    let main = node.mainToken
    return main.kind == .atSign ? nil : main
  }

  @inlinable public var name: Name? { nameToken?.name }

  /// The tokens between the parentheses; none where there are no parentheses.
  @inlinable
  public var argumentTokens: TokenRange {
    let close = node.lastToken
    let first = hasArguments ? close.token.payload &+ 1 : close.index
    return TokenRange(columns: node.columns, next: first, end: close.index)
  }
}

/// `public`, `private(set)`, `nonisolated(unsafe)`, `unowned(safe)`
@frozen
public struct DeclModifier: KindCursor {
  @inlinable public static var kind: NodeKind { .declModifier }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }

  /// The word in parentheses.
  @inlinable
  public var detailToken: TokenCursor? {
    let open = node.mainToken.next
    guard open.kind == .leftParen, open.index < node.lastToken.index else { return nil }
    return open.next
  }

  @inlinable public var detail: Name? { detailToken?.name }
}
