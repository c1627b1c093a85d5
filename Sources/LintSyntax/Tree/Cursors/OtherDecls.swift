/// `import Module`, `import struct Module.Name`
@frozen
public struct ImportDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .importDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// The first component of the path.
  @inlinable
  public var moduleToken: TokenCursor? {
    var token = node.lastToken
    guard !node.isEmpty, token.kind != .import else { return nil }
    let first = node.firstToken.index
    while let before = token.previous, before.index > first, before.kind == .period || before.kind == .colonColon,
      let component = before.previous
    {
      token = component
    }
    return token
  }

  @inlinable public var module: Name? { moduleToken?.name }
}

/// `infix operator +++: AdditionPrecedence`
@frozen
public struct OperatorDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .operatorDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `precedencegroup Name { associativity: left }`
@frozen
public struct PrecedenceGroupDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .precedenceGroupDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `using @MainActor`, `using nonisolated`: the isolation that a file's declarations have by default.
@frozen
public struct UsingDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .usingDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `#name<T>(arguments) { trailing closure }` among declarations.
@frozen
public struct MacroExpansionDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .macroExpansionDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var genericArguments: GenericArgumentClause? { field(.genericArguments) }
  @inlinable public var arguments: SyntaxList<LabeledExpr> { fields(.argument) }
  @inlinable public var trailingClosure: ClosureExpr? { field(.trailingClosure) }
  @inlinable public var additionalTrailingClosures: SyntaxList<MultipleTrailingClosureElement> {
    fields(.additionalTrailingClosure)
  }

  /// `nil` if the code ends after the `#`.
  @inlinable
  public var nameToken: TokenCursor? {
    let main = node.mainToken
    return main.kind == .pound ? nil : main
  }
}

/// `#if … #elseif … #else … #endif`, anywhere. All branches are parsed.
@frozen
public struct IfConfigDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .ifConfigDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var clauses: SyntaxList<IfConfigClause> { fields(.ifConfigClause) }
}

/// One branch of an `#if`, from its directive to the next one.
@frozen
public struct IfConfigClause: KindCursor {
  @inlinable public static var kind: NodeKind { .ifConfigClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// `nil` for `#else`.
  @inlinable public var condition: Expr? { field(.condition) }
  @inlinable public var isElse: Bool { node.flags.contains(.isDefault) }
  @inlinable public var statements: SyntaxList<CodeItem> { fields(.statement) }
  @inlinable public var members: SyntaxList<Decl> { fields(.member) }
  @inlinable public var switchCases: SyntaxList<SwitchCase> { fields(.switchCase) }
  @inlinable public var attributes: SyntaxList<Attribute> { fields(.attribute) }
  @inlinable public var accessors: SyntaxList<AccessorDecl> { fields(.accessor) }
  /// The member chain of a branch after an expression.
  @inlinable public var operand: Expr? { field(.operand) }
}

/// `#sourceLocation(file: "a.swift", line: 1)`
@frozen
public struct PoundSourceLocation: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .poundSourceLocation }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// Attributes or modifiers without a declaration after them.
@frozen
public struct MissingDecl: DeclCursor, KindCursor {
  @inlinable public static var kind: NodeKind { .missingDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// Tokens that recovery passed over.
@frozen
public struct UnexpectedTokens: KindCursor {
  @inlinable public static var kind: NodeKind { .unexpected }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}
