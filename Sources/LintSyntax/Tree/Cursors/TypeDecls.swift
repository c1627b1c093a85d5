/// `class Name<T>: Inherited where … { members }`
@frozen
public struct ClassDecl: NominalCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .classDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `struct Name<T>: Inherited where … { members }`
@frozen
public struct StructDecl: NominalCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .structDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `enum Name<T>: Inherited where … { members }`
@frozen
public struct EnumDecl: NominalCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .enumDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `actor Name<T>: Inherited where … { members }`
@frozen
public struct ActorDecl: NominalCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .actorDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `protocol Name<Primary>: Inherited where … { members }`
@frozen
public struct ProtocolDecl: NominalCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .protocolDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var primaryAssociatedTypes: PrimaryAssociatedTypeClause? { field(.primaryAssociatedTypes) }
}

/// `extension Base.Type: Inherited where … { members }`
@frozen
public struct ExtensionDecl: MemberedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .extensionDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var extendedType: TypeRef? { field(.extendedType) }

  /// The last identifier of the extended type.
  @inlinable public var nameToken: TokenCursor? { extendedType?.nameToken }
}

/// A declaration with members: a nominal type or an extension.
public protocol MemberedCursor: DeclCursor {}

extension MemberedCursor {
  @inlinable public var inheritedTypes: SyntaxList<InheritedType> { fields(.inheritedType) }
  @inlinable public var requirements: SyntaxList<GenericRequirement> { fields(.requirement) }
  @inlinable public var memberBlock: MemberBlock? { field(.body) }

  /// The members that always exist; ``Decl/ifConfig(_:)`` has those in an `#if`. Empty where the braces are missing.
  @inlinable public var members: SyntaxList<Decl> { SyntaxList((node.child(.body) ?? node).children(.member)) }
}

/// A class, structure, enumeration, actor or protocol.
public protocol NominalCursor: MemberedCursor {}

extension NominalCursor {
  @inlinable public var genericParameters: GenericParameterClause? { field(.genericParameters) }
}

/// Any one of a class, structure, enumeration, actor or protocol.
@frozen
public enum NominalTypeDecl: NominalCursor {
  case `class`(ClassDecl)
  case `struct`(StructDecl)
  case `enum`(EnumDecl)
  case actor(ActorDecl)
  case `protocol`(ProtocolDecl)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: true
    default: false
    }
  }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .classDecl: self = .class(ClassDecl(unchecked: node))
    case .structDecl: self = .struct(StructDecl(unchecked: node))
    case .enumDecl: self = .enum(EnumDecl(unchecked: node))
    case .actorDecl: self = .actor(ActorDecl(unchecked: node))
    case .protocolDecl: self = .protocol(ProtocolDecl(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .class(let cursor): cursor.node
    case .struct(let cursor): cursor.node
    case .enum(let cursor): cursor.node
    case .actor(let cursor): cursor.node
    case .protocol(let cursor): cursor.node
    }
  }
}

/// `Sendable`, `@unchecked Sendable`, `~Copyable` in an inheritance clause.
@frozen
public struct InheritedType: KindCursor {
  @inlinable public static var kind: NodeKind { .inheritedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var type: TypeRef? { field(.type) }

  /// The last identifier of the type, without attributes; `nil` for `~Copyable` and compositions.
  @inlinable public var name: Name? { type?.withoutAttributes.name }
}

/// `typealias Name<T> = Type where …`
@frozen
public struct TypeAliasDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .typeAliasDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var genericParameters: GenericParameterClause? { field(.genericParameters) }
  @inlinable public var aliasedType: TypeRef? { field(.initializer) }
  @inlinable public var requirements: SyntaxList<GenericRequirement> { fields(.requirement) }
}

/// `associatedtype Name: Inherited = Default where …`
@frozen
public struct AssociatedTypeDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .associatedTypeDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var inheritedTypes: SyntaxList<InheritedType> { fields(.inheritedType) }
  @inlinable public var defaultType: TypeRef? { field(.initializer) }
  @inlinable public var requirements: SyntaxList<GenericRequirement> { fields(.requirement) }
}

/// `case first(Int), second = 2`
@frozen
public struct EnumCaseDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .enumCaseDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<EnumCaseElement> { fields(.caseElement) }
}

/// `name(label: Type)` or `name = value` in an enumeration.
@frozen
public struct EnumCaseElement: KindCursor {
  @inlinable public static var kind: NodeKind { .enumCaseElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
  @inlinable public var parameterClause: ParameterClause? { field(.parameters) }
  @inlinable public var rawValue: Expr? { field(.rawValue) }

  /// The associated values. Empty where there are no parentheses.
  @inlinable
  public var parameters: SyntaxList<FunctionParameter> {
    SyntaxList((node.child(.parameters) ?? node).children(.parameter))
  }
}

/// `{ declarations }`
@frozen
public struct MemberBlock: KindCursor {
  @inlinable public static var kind: NodeKind { .memberBlock }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var members: SyntaxList<Decl> { fields(.member) }
}
