/// `a + b as T = c`: operands and operators by turns, flat, as no precedence is known.
///
/// As `try` and `await` bind tighter than operators here, `await f() + g()` has the elements `await f()`, `+`, `g()`.
@frozen
public struct SequenceExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .sequenceExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var elements: SyntaxList<SequenceElement> { fields(.element) }
}

/// An operand of a sequence, or an operator between operands.
@frozen
public enum SequenceElement: SyntaxCursor {
  case operand(Expr)
  case binaryOperator(BinaryOperatorExpr)
  case assignment(AssignmentExpr)
  case arrow(ArrowExpr)
  case `is`(IsExpr)
  case `as`(AsExpr)
  case ternary(TernaryExpr)

  @inlinable
  public static func accepts(_ kind: NodeKind) -> Bool {
    switch kind {
    case .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .isExpr, .asExpr, .ternaryExpr: true
    default: kind.category == .expression
    }
  }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .binaryOperatorExpr: self = .binaryOperator(BinaryOperatorExpr(unchecked: node))
    case .assignmentExpr: self = .assignment(AssignmentExpr(unchecked: node))
    case .arrowExpr: self = .arrow(ArrowExpr(unchecked: node))
    case .isExpr: self = .is(IsExpr(unchecked: node))
    case .asExpr: self = .as(AsExpr(unchecked: node))
    case .ternaryExpr: self = .ternary(TernaryExpr(unchecked: node))
    default:
      guard let operand = Expr(node) else { return nil }
      self = .operand(operand)
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .operand(let element): element.node
    case .binaryOperator(let element): element.node
    case .assignment(let element): element.node
    case .arrow(let element): element.node
    case .is(let element): element.node
    case .as(let element): element.node
    case .ternary(let element): element.node
    }
  }
}

/// `+`, `??`, `...` between two operands.
@frozen
public struct BinaryOperatorExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .binaryOperatorExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operatorToken: TokenCursor { node.mainToken }
}

/// `=`
@frozen
public struct AssignmentExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .assignmentExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `async throws ->` in a function type in place of an expression.
@frozen
public struct ArrowExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .arrowExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

/// `is Type`, after its operand.
@frozen
public struct IsExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .isExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var type: TypeRef? { field(.type) }
}

/// `as Type`, `as? Type`, `as! Type`, after its operand.
@frozen
public struct AsExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .asExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var type: TypeRef? { field(.type) }
  @inlinable public var isOptional: Bool { node.flags.contains(.optional) }
  @inlinable public var isForced: Bool { node.flags.contains(.forced) }
}

/// `? operand :`, between the condition and the alternative.
@frozen
public struct TernaryExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .ternaryExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `await operand`
@frozen
public struct AwaitExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .awaitExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `try operand`, `try? operand`, `try! operand`
@frozen
public struct TryExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .tryExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
  @inlinable public var isOptional: Bool { node.flags.contains(.optional) }
  @inlinable public var isForced: Bool { node.flags.contains(.forced) }
}

/// `unsafe operand`
@frozen
public struct UnsafeExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .unsafeExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `consume operand`
@frozen
public struct ConsumeExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .consumeExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `copy operand`
@frozen
public struct CopyExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .copyExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `_borrow operand`
@frozen
public struct BorrowExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .borrowExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `each operand`
@frozen
public struct PackElementExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .packElementExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `repeat operand`
@frozen
public struct PackExpansionExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .packExpansionExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

/// `-operand`
@frozen
public struct PrefixOperatorExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .prefixOperatorExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operatorToken: TokenCursor { node.mainToken }
  @inlinable public var operand: Expr? { field(.operand) }
}

/// `operand...`
@frozen
public struct PostfixOperatorExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .postfixOperatorExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operatorToken: TokenCursor { node.mainToken }
  @inlinable public var operand: Expr? { field(.operand) }
}

/// `&operand`
@frozen
public struct InOutExpr: KindCursor {
  @inlinable public static var kind: NodeKind { .inOutExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }

  @inlinable public var operand: Expr? { field(.operand) }
}

extension ArrowExpr: EffectfulCursor {}
