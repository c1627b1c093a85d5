/// `guard conditions else { body }`
@frozen
public struct GuardStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .guardStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var conditions: SyntaxList<Condition> { fields(.condition) }
  @inlinable public var body: CodeBlock? { field(.body) }
}

/// `while conditions { body }`
@frozen
public struct WhileStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .whileStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var conditions: SyntaxList<Condition> { fields(.condition) }
  @inlinable public var body: CodeBlock? { field(.body) }
}

/// `repeat { body } while condition`
@frozen
public struct RepeatStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .repeatStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var body: CodeBlock? { field(.body) }
  @inlinable public var condition: Expr? { field(.condition) }
}

/// `for try await pattern: Type in sequence where condition { body }`
@frozen
public struct ForStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .forStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
  @inlinable public var type: TypeRef? { field(.type) }
  @inlinable public var sequence: Expr? { field(.sequence) }
  @inlinable public var whereClause: Expr? { field(.whereClause) }
  @inlinable public var body: CodeBlock? { field(.body) }

  /// `for await`
  @inlinable public var isAsync: Bool { node.flags.contains(.async) }
  /// `for try`
  @inlinable public var isThrowing: Bool { node.flags.contains(.throws) }
}

/// `return operand`
@frozen
public struct ReturnStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .returnStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `throw operand`
@frozen
public struct ThrowStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .throwStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `break label`
@frozen
public struct BreakStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .breakStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// The label of the loop or switch, if written.
  @inlinable public var label: TokenCursor? { node.tokenBehindMain }
}

/// `continue label`
@frozen
public struct ContinueStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .continueStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// The label of the loop, if written.
  @inlinable public var label: TokenCursor? { node.tokenBehindMain }
}

/// `fallthrough`
@frozen
public struct FallThroughStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .fallThroughStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `defer { body }`
@frozen
public struct DeferStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .deferStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var body: CodeBlock? { field(.body) }
}

/// `do throws(E) { body } catch …`
@frozen
public struct DoStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .doStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var thrownType: TypeRef? { field(.thrownType) }
  @inlinable public var body: CodeBlock? { field(.body) }
  @inlinable public var catchClauses: SyntaxList<CatchClause> { fields(.catchClause) }
}

/// `catch items { body }`
@frozen
public struct CatchClause: KindCursor {
  @inlinable public static var kind: NodeKind { .catchClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var items: SyntaxList<CatchItem> { fields(.caseItem) }
  @inlinable public var body: CodeBlock? { field(.body) }
}

/// `pattern where condition` of a catch.
@frozen
public struct CatchItem: KindCursor {
  @inlinable public static var kind: NodeKind { .catchItem }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
  @inlinable public var whereClause: Expr? { field(.whereClause) }
}

/// `label: statement`
@frozen
public struct LabeledStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .labeledStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var label: TokenCursor { node.firstToken }
  /// A loop, `do`, `if` or `switch`.
  @inlinable public var statement: CodeItem? { field(.statement) }
}

/// `yield &value`, `yield (a, b)`
@frozen
public struct YieldStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .yieldStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operands: SyntaxList<Expr> { fields(.operand) }
}

/// `then operand`
@frozen
public struct ThenStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .thenStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `discard self`
@frozen
public struct DiscardStmt: KindCursor {
  @inlinable public static var kind: NodeKind { .discardStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

extension Node {
  @inlinable
  var tokenBehindMain: TokenCursor? { mainToken.index < lastToken.index ? mainToken.next : nil }
}
