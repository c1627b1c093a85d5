/// A declaration with parameters.
public protocol ParameterizedCursor: DeclCursor {}

extension ParameterizedCursor {
  @inlinable public var genericParameters: GenericParameterClause? { field(.genericParameters) }
  @inlinable public var requirements: SyntaxList<GenericRequirement> { fields(.requirement) }
  @inlinable public var parameterClause: ParameterClause? { field(.parameters) }
  @inlinable public var returnType: TypeRef? { field(.returnType) }

  /// Empty where the parentheses are missing.
  @inlinable
  public var parameters: SyntaxList<FunctionParameter> {
    SyntaxList((node.child(.parameters) ?? node).children(.parameter))
  }
}

/// `func name<T>(parameters) async throws(E) -> Result where … { body }`
@frozen
public struct FunctionDecl: ParameterizedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .functionDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var body: CodeBlock? { field(.body) }
}

/// `init?<T>(parameters) async throws(E) where … { body }`
@frozen
public struct InitializerDecl: ParameterizedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .initializerDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var body: CodeBlock? { field(.body) }

  /// `init?`
  @inlinable public var isFailable: Bool { node.flags.contains(.optional) }
  /// `init!`
  @inlinable public var isImplicitlyUnwrapped: Bool { node.flags.contains(.forced) }
}

/// `deinit { body }`
@frozen
public struct DeinitializerDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .deinitializerDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var body: CodeBlock? { field(.body) }
}

/// `subscript<T>(parameters) -> Element where … { accessors }`
@frozen
public struct SubscriptDecl: ParameterizedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .subscriptDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var accessors: AccessorBlock? { field(.accessors) }
}

/// `macro name<T>(parameters) -> Result = #definition where …`
@frozen
public struct MacroDecl: ParameterizedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .macroDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var definition: Expr? { field(.definition) }
}

extension FunctionDecl: EffectfulCursor {}
extension InitializerDecl: EffectfulCursor {}
extension DeinitializerDecl: EffectfulCursor {}
extension MacroDecl: EffectfulCursor {}

/// `(first: Int, second: String = "")`
@frozen
public struct ParameterClause: KindCursor {
  @inlinable public static var kind: NodeKind { .parameterClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var parameters: SyntaxList<FunctionParameter> { fields(.parameter) }
}

/// `label name: Type = default` of a function, initializer, subscript, macro, enumeration case or closure.
@frozen
public struct FunctionParameter: AttributedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .functionParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// Missing for a closure's `(a, b) in`.
  @inlinable public var type: TypeRef? { field(.type) }
  @inlinable public var defaultValue: Expr? { field(.defaultValue) }

  /// `Type...`
  @inlinable public var isVariadic: Bool { node.flags.contains(.variadic) }

  /// The first name, which may be `_`; `nil` for a bare type, as in `case failed(Error)`.
  @inlinable public var firstName: TokenCursor? { node.flags.contains(.label) ? node.mainToken : nil }

  /// The second of two names.
  @inlinable
  public var secondName: TokenCursor? { node.flags.contains(.secondName) ? firstName?.next : nil }

  /// What a caller writes before the colon; `nil` where it writes nothing: for `_`, for a closure's parameters, and for
  /// those of a subscript that have only one name.
  @inlinable
  public var label: TokenCursor? {
    guard let firstName, firstName.kind != .wildcard else { return nil }
    if node.flags.contains(.secondName) { return firstName }
    switch node.parent?.parent?.kind {
    case .subscriptDecl, .closureSignature: return nil
    default: return firstName
    }
  }

  /// The name in the body; `nil` for `_` and bare types.
  @inlinable
  public var internalName: TokenCursor? {
    guard let name = secondName ?? firstName, name.kind != .wildcard else { return nil }
    return name
  }
}

/// `{ get … set … }` or `{ statements }`: the braces of a property or subscript, with their content.
@frozen
public struct AccessorBlock: KindCursor {
  @inlinable public static var kind: NodeKind { .accessorBlock }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// Empty for the short form, which has ``statements``.
  @inlinable public var accessors: SyntaxList<AccessorDecl> { fields(.accessor) }
  /// The body of the getter where no accessor is named.
  @inlinable public var statements: SyntaxList<CodeItem> { fields(.statement) }
  /// Whether the braces hold the getter's ``statements`` directly.
  @inlinable public var isImplicitGetter: Bool { node.flags.contains(.implicitGetter) }

  @inlinable
  public func accessor(_ keyword: WellKnownName) -> AccessorDecl? {
    for accessor in accessors where accessor.keyword == keyword { return accessor }
    return nil
  }
}

/// `get async throws { … }`, `set(newValue) { … }`, `didSet { … }`
@frozen
public struct AccessorDecl: AttributedCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .accessorDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var keywordToken: TokenCursor { node.mainToken }
  /// `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, …
  @inlinable public var keyword: Name { node.mainToken.name }
  /// Missing in protocols: `{ get set }`.
  @inlinable public var body: CodeBlock? { field(.body) }

  /// The name in parentheses, as in `set(newValue)`.
  @inlinable
  public var parameterName: TokenCursor? {
    let open = node.mainToken.next
    guard open.kind == .leftParen, open.index < node.lastToken.index, open.next.kind == .identifier else { return nil }
    return open.next
  }
}

extension AccessorDecl: EffectfulCursor {}
