/// A statement. `if` and `switch` are always expressions, see ``Expr``.
@frozen
public enum Stmt: SyntaxCursor {
  case `guard`(GuardStmt)
  case `while`(WhileStmt)
  case `repeat`(RepeatStmt)
  case `for`(ForStmt)
  case `return`(ReturnStmt)
  case `throw`(ThrowStmt)
  case `break`(BreakStmt)
  case `continue`(ContinueStmt)
  case `fallthrough`(FallThroughStmt)
  case `defer`(DeferStmt)
  case `do`(DoStmt)
  case labeled(LabeledStmt)
  case yield(YieldStmt)
  case then(ThenStmt)
  case discard(DiscardStmt)

  @inlinable public static func accepts(_ kind: NodeKind) -> Bool { kind.category == .statement }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .guardStmt: self = .guard(GuardStmt(unchecked: node))
    case .whileStmt: self = .while(WhileStmt(unchecked: node))
    case .repeatStmt: self = .repeat(RepeatStmt(unchecked: node))
    case .forStmt: self = .for(ForStmt(unchecked: node))
    case .returnStmt: self = .return(ReturnStmt(unchecked: node))
    case .throwStmt: self = .throw(ThrowStmt(unchecked: node))
    case .breakStmt: self = .break(BreakStmt(unchecked: node))
    case .continueStmt: self = .continue(ContinueStmt(unchecked: node))
    case .fallThroughStmt: self = .fallthrough(FallThroughStmt(unchecked: node))
    case .deferStmt: self = .defer(DeferStmt(unchecked: node))
    case .doStmt: self = .do(DoStmt(unchecked: node))
    case .labeledStmt: self = .labeled(LabeledStmt(unchecked: node))
    case .yieldStmt: self = .yield(YieldStmt(unchecked: node))
    case .thenStmt: self = .then(ThenStmt(unchecked: node))
    case .discardStmt: self = .discard(DiscardStmt(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .guard(let cursor): cursor.node
    case .while(let cursor): cursor.node
    case .repeat(let cursor): cursor.node
    case .for(let cursor): cursor.node
    case .return(let cursor): cursor.node
    case .throw(let cursor): cursor.node
    case .break(let cursor): cursor.node
    case .continue(let cursor): cursor.node
    case .fallthrough(let cursor): cursor.node
    case .defer(let cursor): cursor.node
    case .do(let cursor): cursor.node
    case .labeled(let cursor): cursor.node
    case .yield(let cursor): cursor.node
    case .then(let cursor): cursor.node
    case .discard(let cursor): cursor.node
    }
  }
}

/// One item of a code block: a declaration, statement or expression.
@frozen
public enum CodeItem: SyntaxCursor {
  case declaration(Decl)
  case statement(Stmt)
  case expression(Expr)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind.category {
    case .declaration, .statement, .expression: true
    case .pattern, .type, .piece: false
    }
  }

  @inlinable
  public init?(_ node: Node) {
    if let expression = Expr(node) {
      self = .expression(expression)
    } else if let declaration = Decl(node) {
      self = .declaration(declaration)
    } else if let statement = Stmt(node) {
      self = .statement(statement)
    } else {
      return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .declaration(let declaration): declaration.node
    case .statement(let statement): statement.node
    case .expression(let expression): expression.node
    }
  }
}

/// The whole file.
@frozen
public struct SourceFile: KindCursor {
  @inlinable public static var kind: NodeKind { .sourceFile }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var statements: SyntaxList<CodeItem> { fields(.statement) }
}

/// `{ statements }`
@frozen
public struct CodeBlock: KindCursor {
  @inlinable public static var kind: NodeKind { .codeBlock }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var statements: SyntaxList<CodeItem> { fields(.statement) }
}
