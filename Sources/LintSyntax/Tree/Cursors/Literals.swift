/// `[a, b]`
@frozen
public struct ArrayExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .arrayExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<Expr> { fields(.element) }
}

/// `[key: value]`, `[:]`
@frozen
public struct DictionaryExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .dictionaryExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<DictionaryElement> { fields(.element) }
}

/// `key: value`
@frozen
public struct DictionaryElement: KindCursor {
  @inlinable public static var kind: NodeKind { .dictionaryElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var key: Expr? { field(.key) }
  @inlinable public var value: Expr? { field(.value) }
}

/// `(a, label: b)`, also `(a)` and `()`
@frozen
public struct TupleExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .tupleExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<LabeledExpr> { fields(.element) }

  /// The expression in parentheses, when they hold exactly one and it has no label.
  @inlinable
  public var parenthesized: Expr? {
    var elements = elements
    guard let only = elements.next(), only.label == nil, elements.next() == nil else { return nil }
    return only.expression
  }
}

/// `42`
@frozen
public struct IntegerLiteralExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .integerLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `4.2`
@frozen
public struct FloatLiteralExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .floatLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `true`, `false`
@frozen
public struct BooleanLiteralExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .booleanLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var value: Bool { node.mainToken.kind == .true }
}

/// `nil`
@frozen
public struct NilLiteralExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .nilLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `"text \(interpolation)"`, with any quotes and pounds.
@frozen
public struct StringLiteralExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .stringLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// The interpolations; text between them is tokens only.
  @inlinable public var interpolations: SyntaxList<ExpressionSegment> { fields(.segment) }

  /// The text between the quotes as written, escapes and all; `nil` where something is interpolated. Allocates.
  public var rawText: String? {
    guard interpolations.isEmpty else { return nil }
    var text = ""
    for token in node.tokens where token.kind == .stringSegment { text += token.text }
    return text
  }
}

/// `\(arguments)` in a string.
@frozen
public struct ExpressionSegment: KindCursor {
  @inlinable public static var kind: NodeKind { .expressionSegment }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var arguments: SyntaxList<LabeledExpr> { fields(.argument) }
}

/// `/pattern/`, `#/pattern/#`
@frozen
public struct RegexLiteralExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .regexLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `_` on the left of an assignment.
@frozen
public struct DiscardAssignmentExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .discardAssignmentExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `let x` inside an expression that is a pattern: an argument of `case .some(let x)`.
@frozen
public struct PatternExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .patternExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var pattern: PatternRef? { field(.pattern) }
}

/// A type used as an expression: `[Int]?.self`, `any P`.
@frozen
public struct TypeExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .typeExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var type: TypeRef? { field(.type) }
}

/// A base followed by an `#if` of member chains.
@frozen
public struct PostfixIfConfigExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .postfixIfConfigExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  /// Missing for an `#if` inside another one.
  @inlinable public var base: Expr? { field(.base) }
  @inlinable public var definition: IfConfigDecl? { field(.definition) }
}

/// In place of a missing expression; it has no tokens.
@frozen
public struct MissingExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .missingExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}
