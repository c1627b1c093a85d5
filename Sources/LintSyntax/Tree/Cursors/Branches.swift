/// `if conditions { body } else …`
@frozen
public struct IfExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .ifExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var conditions: SyntaxList<Condition> { fields(.condition) }
  @inlinable public var body: CodeBlock? { field(.body) }
  @inlinable public var elseBranch: ElseBranch? { field(.elseBody) }
}

/// What follows `else`.
@frozen
public enum ElseBranch: SyntaxCursor {
  case block(CodeBlock)
  case elseIf(IfExpr)

  @inlinable public static func accepts(_ kind: NodeKind) -> Bool { kind == .codeBlock || kind == .ifExpr }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .codeBlock: self = .block(CodeBlock(unchecked: node))
    case .ifExpr: self = .elseIf(IfExpr(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .block(let block): block.node
    case .elseIf(let expression): expression.node
    }
  }
}

/// `switch subject { cases }`
@frozen
public struct SwitchExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .switchExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var subject: Expr? { field(.subject) }
  /// The cases that always exist; those in an `#if` are in ``conditionalCases``.
  @inlinable public var cases: SyntaxList<SwitchCase> { fields(.switchCase) }
  /// Each `#if` among the cases.
  @inlinable public var conditionalCases: SyntaxList<IfConfigDecl> { fields(.switchCase) }
}

/// `case items: statements`, `default: statements`
@frozen
public struct SwitchCase: KindCursor {
  @inlinable public static var kind: NodeKind { .switchCase }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var attribute: Attribute? { field(.attribute) }
  @inlinable public var items: SyntaxList<SwitchCaseItem> { fields(.caseItem) }
  @inlinable public var statements: SyntaxList<CodeItem> { fields(.statement) }
  @inlinable public var isDefault: Bool { node.flags.contains(.isDefault) }
}

/// `pattern where condition` of a case.
@frozen
public struct SwitchCaseItem: KindCursor {
  @inlinable public static var kind: NodeKind { .switchCaseItem }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
  @inlinable public var whereClause: Expr? { field(.whereClause) }
}

/// One of the comma-separated conditions of `if`, `guard` or `while`.
@frozen
public enum Condition: SyntaxCursor {
  case expression(Expr)
  case optionalBinding(OptionalBindingCondition)
  case matchingPattern(MatchingPatternCondition)
  case availability(AvailabilityCondition)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .optionalBindingCondition, .matchingPatternCondition, .availabilityCondition: true
    default: kind.category == .expression
    }
  }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .optionalBindingCondition: self = .optionalBinding(OptionalBindingCondition(unchecked: node))
    case .matchingPatternCondition: self = .matchingPattern(MatchingPatternCondition(unchecked: node))
    case .availabilityCondition: self = .availability(AvailabilityCondition(unchecked: node))
    default:
      guard let expression = Expr(node) else { return nil }
      self = .expression(expression)
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .expression(let expression): expression.node
    case .optionalBinding(let condition): condition.node
    case .matchingPattern(let condition): condition.node
    case .availability(let condition): condition.node
    }
  }
}

/// `let name: Type = initializer`, `if let name`
@frozen
public struct OptionalBindingCondition: KindCursor {
  @inlinable public static var kind: NodeKind { .optionalBindingCondition }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
  @inlinable public var type: TypeRef? { field(.type) }
  /// Missing for the short form, `if let name`.
  @inlinable public var initializer: Expr? { field(.initializer) }
  @inlinable public var isLet: Bool { node.flags.contains(.let) }

  @inlinable public var nameToken: TokenCursor? { pattern?.nameToken }
  @inlinable public var name: Name? { nameToken?.name }
}

/// `case pattern: Type = initializer`
@frozen
public struct MatchingPatternCondition: KindCursor {
  @inlinable public static var kind: NodeKind { .matchingPatternCondition }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
  @inlinable public var type: TypeRef? { field(.type) }
  @inlinable public var initializer: Expr? { field(.initializer) }
}

/// `#available(iOS 17, *)`, `#unavailable(…)`
@frozen
public struct AvailabilityCondition: KindCursor {
  @inlinable public static var kind: NodeKind { .availabilityCondition }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var isUnavailable: Bool { node.mainToken.kind == .poundUnavailable }
}
