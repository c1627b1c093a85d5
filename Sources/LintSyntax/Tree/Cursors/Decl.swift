/// A declaration.
@frozen
public enum Decl: DeclCursor {
  case `import`(ImportDecl)
  case `class`(ClassDecl)
  case `struct`(StructDecl)
  case `enum`(EnumDecl)
  case actor(ActorDecl)
  case `protocol`(ProtocolDecl)
  case `extension`(ExtensionDecl)
  case function(FunctionDecl)
  case initializer(InitializerDecl)
  case deinitializer(DeinitializerDecl)
  case `subscript`(SubscriptDecl)
  case variable(VariableDecl)
  case enumCase(EnumCaseDecl)
  case typeAlias(TypeAliasDecl)
  case associatedType(AssociatedTypeDecl)
  case macro(MacroDecl)
  case `operator`(OperatorDecl)
  case precedenceGroup(PrecedenceGroupDecl)
  case macroExpansion(MacroExpansionDecl)
  case using(UsingDecl)
  case ifConfig(IfConfigDecl)
  case sourceLocation(PoundSourceLocation)
  case missing(MissingDecl)

  @inlinable public static func accepts(_ kind: NodeKind) -> Bool { kind.category == .declaration }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .importDecl: self = .import(ImportDecl(unchecked: node))
    case .classDecl: self = .class(ClassDecl(unchecked: node))
    case .structDecl: self = .struct(StructDecl(unchecked: node))
    case .enumDecl: self = .enum(EnumDecl(unchecked: node))
    case .actorDecl: self = .actor(ActorDecl(unchecked: node))
    case .protocolDecl: self = .protocol(ProtocolDecl(unchecked: node))
    case .extensionDecl: self = .extension(ExtensionDecl(unchecked: node))
    case .functionDecl: self = .function(FunctionDecl(unchecked: node))
    case .initializerDecl: self = .initializer(InitializerDecl(unchecked: node))
    case .deinitializerDecl: self = .deinitializer(DeinitializerDecl(unchecked: node))
    case .subscriptDecl: self = .subscript(SubscriptDecl(unchecked: node))
    case .variableDecl: self = .variable(VariableDecl(unchecked: node))
    case .enumCaseDecl: self = .enumCase(EnumCaseDecl(unchecked: node))
    case .typeAliasDecl: self = .typeAlias(TypeAliasDecl(unchecked: node))
    case .associatedTypeDecl: self = .associatedType(AssociatedTypeDecl(unchecked: node))
    case .macroDecl: self = .macro(MacroDecl(unchecked: node))
    case .operatorDecl: self = .operator(OperatorDecl(unchecked: node))
    case .precedenceGroupDecl: self = .precedenceGroup(PrecedenceGroupDecl(unchecked: node))
    case .macroExpansionDecl: self = .macroExpansion(MacroExpansionDecl(unchecked: node))
    case .usingDecl: self = .using(UsingDecl(unchecked: node))
    case .ifConfigDecl: self = .ifConfig(IfConfigDecl(unchecked: node))
    case .poundSourceLocation: self = .sourceLocation(PoundSourceLocation(unchecked: node))
    case .missingDecl: self = .missing(MissingDecl(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .import(let cursor): cursor.node
    case .class(let cursor): cursor.node
    case .struct(let cursor): cursor.node
    case .enum(let cursor): cursor.node
    case .actor(let cursor): cursor.node
    case .protocol(let cursor): cursor.node
    case .extension(let cursor): cursor.node
    case .function(let cursor): cursor.node
    case .initializer(let cursor): cursor.node
    case .deinitializer(let cursor): cursor.node
    case .subscript(let cursor): cursor.node
    case .variable(let cursor): cursor.node
    case .enumCase(let cursor): cursor.node
    case .typeAlias(let cursor): cursor.node
    case .associatedType(let cursor): cursor.node
    case .macro(let cursor): cursor.node
    case .operator(let cursor): cursor.node
    case .precedenceGroup(let cursor): cursor.node
    case .macroExpansion(let cursor): cursor.node
    case .using(let cursor): cursor.node
    case .ifConfig(let cursor): cursor.node
    case .sourceLocation(let cursor): cursor.node
    case .missing(let cursor): cursor.node
    }
  }

  /// The token that names what is declared: for an extension the last identifier of the extended type, for a variable
  /// that of its first binding, for an import the last component.
  @inlinable
  public var nameToken: TokenCursor? {
    switch self {
    case .extension(let declaration): declaration.nameToken
    case .variable(let declaration): declaration.nameToken
    case .macroExpansion(let declaration): declaration.nameToken
    default: declaredNameToken
    }
  }
}

/// A cursor for one or all kinds of declarations.
public protocol DeclCursor: AttributedCursor {
  var nameToken: TokenCursor? { get }
}

extension DeclCursor {
  @inlinable public var nameToken: TokenCursor? { declaredNameToken }

  /// The name as an integer to compare; see ``Name`` on hashes.
  @inlinable public var name: Name? { nameToken?.name }

  /// The main token unless it is the keyword, which it is where the grammar has no name or the code lacks it.
  @inlinable
  var declaredNameToken: TokenCursor? {
    switch node.kind {
    case .usingDecl, .ifConfigDecl, .poundSourceLocation, .missingDecl: return nil
    default: break
    }
    let main = node.mainToken
    return main.kind.isKeyword ? nil : main
  }
}
