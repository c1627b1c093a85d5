/// A type as written.
@frozen
public enum TypeRef: SyntaxCursor {
  case identifier(IdentifierType)
  case member(MemberType)
  case optional(OptionalType)
  case implicitlyUnwrappedOptional(ImplicitlyUnwrappedOptionalType)
  case array(ArrayType)
  case inlineArray(InlineArrayType)
  case dictionary(DictionaryType)
  case tuple(TupleType)
  case function(FunctionType)
  case metatype(MetatypeType)
  case someOrAny(SomeOrAnyType)
  case composition(CompositionType)
  case attributed(AttributedType)
  case suppressed(SuppressedType)
  case classRestriction(ClassRestrictionType)
  case packExpansion(PackExpansionType)
  case packElement(PackElementType)
  case namedOpaqueReturn(NamedOpaqueReturnType)
  case missing(MissingType)

  @inlinable public static func accepts(_ kind: NodeKind) -> Bool { kind.category == .type }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .identifierType: self = .identifier(IdentifierType(unchecked: node))
    case .memberType: self = .member(MemberType(unchecked: node))
    case .optionalType: self = .optional(OptionalType(unchecked: node))
    case .implicitlyUnwrappedOptionalType:
      self = .implicitlyUnwrappedOptional(ImplicitlyUnwrappedOptionalType(unchecked: node))
    case .arrayType: self = .array(ArrayType(unchecked: node))
    case .inlineArrayType: self = .inlineArray(InlineArrayType(unchecked: node))
    case .dictionaryType: self = .dictionary(DictionaryType(unchecked: node))
    case .tupleType: self = .tuple(TupleType(unchecked: node))
    case .functionType: self = .function(FunctionType(unchecked: node))
    case .metatypeType: self = .metatype(MetatypeType(unchecked: node))
    case .someOrAnyType: self = .someOrAny(SomeOrAnyType(unchecked: node))
    case .compositionType: self = .composition(CompositionType(unchecked: node))
    case .attributedType: self = .attributed(AttributedType(unchecked: node))
    case .suppressedType: self = .suppressed(SuppressedType(unchecked: node))
    case .classRestrictionType: self = .classRestriction(ClassRestrictionType(unchecked: node))
    case .packExpansionType: self = .packExpansion(PackExpansionType(unchecked: node))
    case .packElementType: self = .packElement(PackElementType(unchecked: node))
    case .namedOpaqueReturnType: self = .namedOpaqueReturn(NamedOpaqueReturnType(unchecked: node))
    case .missingType: self = .missing(MissingType(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .identifier(let cursor): cursor.node
    case .member(let cursor): cursor.node
    case .optional(let cursor): cursor.node
    case .implicitlyUnwrappedOptional(let cursor): cursor.node
    case .array(let cursor): cursor.node
    case .inlineArray(let cursor): cursor.node
    case .dictionary(let cursor): cursor.node
    case .tuple(let cursor): cursor.node
    case .function(let cursor): cursor.node
    case .metatype(let cursor): cursor.node
    case .someOrAny(let cursor): cursor.node
    case .composition(let cursor): cursor.node
    case .attributed(let cursor): cursor.node
    case .suppressed(let cursor): cursor.node
    case .classRestriction(let cursor): cursor.node
    case .packExpansion(let cursor): cursor.node
    case .packElement(let cursor): cursor.node
    case .namedOpaqueReturn(let cursor): cursor.node
    case .missing(let cursor): cursor.node
    }
  }

  /// The last identifier of a named type: `C` of `A.B.C<Int>`. `nil` for all others, also for attributed and optional
  /// ones.
  @inlinable
  public var nameToken: TokenCursor? {
    switch self {
    case .identifier(let type): type.nameToken
    case .member(let type): type.nameToken
    default: nil
    }
  }

  @inlinable public var name: Name? { nameToken?.name }

  /// The generic arguments of a named type.
  @inlinable
  public var genericArguments: GenericArgumentClause? {
    switch self {
    case .identifier(let type): type.genericArguments
    case .member(let type): type.genericArguments
    default: nil
    }
  }

  /// The type after attributes and specifiers: `T` of `inout T`, `@escaping T`, `sending T`.
  @inlinable
  public var withoutAttributes: TypeRef {
    var type = self
    while case .attributed(let attributed) = type, let base = attributed.base { type = base }
    return type
  }

  /// The type without the `?`, `!` and single parentheses around it, nor attributes and specifiers.
  @inlinable
  public var withoutOptionals: TypeRef {
    var type = self
    while true {
      let inner: TypeRef? =
        switch type {
        case .optional(let optional): optional.base
        case .implicitlyUnwrappedOptional(let optional): optional.base
        case .attributed(let attributed): attributed.base
        case .tuple(let tuple): tuple.parenthesized
        default: nil
        }
      guard let inner else { return type }
      type = inner
    }
  }
}

/// `Name<Arguments>`
@frozen
public struct IdentifierType: KindCursor {
  @inlinable public static var kind: NodeKind { .identifierType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
  @inlinable public var genericArguments: GenericArgumentClause? { field(.genericArguments) }
}

/// `Base.Name<Arguments>`
@frozen
public struct MemberType: KindCursor {
  @inlinable public static var kind: NodeKind { .memberType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
  @inlinable public var nameToken: TokenCursor { node.mainToken }
  @inlinable public var name: Name { node.mainToken.name }
  @inlinable public var genericArguments: GenericArgumentClause? { field(.genericArguments) }
}

/// `Base?`
@frozen
public struct OptionalType: KindCursor {
  @inlinable public static var kind: NodeKind { .optionalType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
}

/// `Base!`
@frozen
public struct ImplicitlyUnwrappedOptionalType: KindCursor {
  @inlinable public static var kind: NodeKind { .implicitlyUnwrappedOptionalType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
}

/// `[Element]`
@frozen
public struct ArrayType: KindCursor {
  @inlinable public static var kind: NodeKind { .arrayType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var element: TypeRef? { field(.element) }
}

/// `[3 of Element]`
@frozen
public struct InlineArrayType: KindCursor {
  @inlinable public static var kind: NodeKind { .inlineArrayType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var count: GenericArgument? { field(.count) }
  @inlinable public var element: TypeRef? { field(.element) }
}

/// `[Key: Value]`
@frozen
public struct DictionaryType: KindCursor {
  @inlinable public static var kind: NodeKind { .dictionaryType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var key: TypeRef? { field(.key) }
  @inlinable public var value: TypeRef? { field(.value) }
}

/// `(A, label: B)`, also `(A)` and `()`
@frozen
public struct TupleType: KindCursor {
  @inlinable public static var kind: NodeKind { .tupleType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<TupleTypeElement> { fields(.element) }

  /// The type in parentheses, when they hold exactly one.
  @inlinable
  public var parenthesized: TypeRef? {
    var elements = elements
    guard let only = elements.next(), elements.next() == nil else { return nil }
    return only.type
  }
}

/// `label: Type`, `label name: Type`, `Type...` in a tuple type or among the parameters of a function type.
@frozen
public struct TupleTypeElement: KindCursor {
  @inlinable public static var kind: NodeKind { .tupleTypeElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var type: TypeRef? { field(.type) }
  @inlinable public var label: TokenCursor? { node.flags.contains(.label) ? node.mainToken : nil }
  @inlinable public var isVariadic: Bool { node.flags.contains(.variadic) }
}

/// `(parameters) async throws(E) -> Result`
@frozen
public struct FunctionType: KindCursor {
  @inlinable public static var kind: NodeKind { .functionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var parameters: SyntaxList<TupleTypeElement> { fields(.parameter) }
  @inlinable public var returnType: TypeRef? { field(.returnType) }
}

extension FunctionType: EffectfulCursor {}

/// `Base.Type`, `Base.Protocol`
@frozen
public struct MetatypeType: KindCursor {
  @inlinable public static var kind: NodeKind { .metatypeType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
}

/// `some Base`, `any Base`
@frozen
public struct SomeOrAnyType: KindCursor {
  @inlinable public static var kind: NodeKind { .someOrAnyType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
  @inlinable public var isAny: Bool { node.mainToken.name == .any }
}

/// `A & B`
@frozen
public struct CompositionType: KindCursor {
  @inlinable public static var kind: NodeKind { .compositionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<TypeRef> { fields(.element) }
}

/// `inout Base`, `@escaping Base`, `sending Base`, `nonisolated(nonsending) Base`
@frozen
public struct AttributedType: AttributedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .attributedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
}

/// `~Base`
@frozen
public struct SuppressedType: KindCursor {
  @inlinable public static var kind: NodeKind { .suppressedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
}

/// `class` in an inheritance clause.
@frozen
public struct ClassRestrictionType: KindCursor {
  @inlinable public static var kind: NodeKind { .classRestrictionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `repeat Base`
@frozen
public struct PackExpansionType: KindCursor {
  @inlinable public static var kind: NodeKind { .packExpansionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
}

/// `each Base`
@frozen
public struct PackElementType: KindCursor {
  @inlinable public static var kind: NodeKind { .packElementType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var base: TypeRef? { field(.base) }
}

/// `<T: P> Base` as a result.
@frozen
public struct NamedOpaqueReturnType: KindCursor {
  @inlinable public static var kind: NodeKind { .namedOpaqueReturnType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var genericParameters: GenericParameterClause? { field(.genericParameters) }
  @inlinable public var base: TypeRef? { field(.base) }
}

/// In place of a missing type; it has no tokens.
@frozen
public struct MissingType: KindCursor {
  @inlinable public static var kind: NodeKind { .missingType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}
