/// An expression.
@frozen
public enum Expr: SyntaxCursor {
  case sequence(SequenceExpr)
  case await(AwaitExpr)
  case `try`(TryExpr)
  case unsafe(UnsafeExpr)
  case consume(ConsumeExpr)
  case copy(CopyExpr)
  case borrow(BorrowExpr)
  case packElement(PackElementExpr)
  case packExpansion(PackExpansionExpr)
  case prefixOperator(PrefixOperatorExpr)
  case postfixOperator(PostfixOperatorExpr)
  case inOut(InOutExpr)
  case forceUnwrap(ForceUnwrapExpr)
  case optionalChaining(OptionalChainingExpr)
  case declReference(DeclReferenceExpr)
  case `super`(SuperExpr)
  case memberAccess(MemberAccessExpr)
  case functionCall(FunctionCallExpr)
  case subscriptCall(SubscriptCallExpr)
  case genericSpecialization(GenericSpecializationExpr)
  case macroExpansion(MacroExpansionExpr)
  case closure(ClosureExpr)
  case array(ArrayExpr)
  case dictionary(DictionaryExpr)
  case tuple(TupleExpr)
  case integerLiteral(IntegerLiteralExpr)
  case floatLiteral(FloatLiteralExpr)
  case booleanLiteral(BooleanLiteralExpr)
  case nilLiteral(NilLiteralExpr)
  case stringLiteral(StringLiteralExpr)
  case regexLiteral(RegexLiteralExpr)
  case keyPath(KeyPathExpr)
  case discardAssignment(DiscardAssignmentExpr)
  case pattern(PatternExpr)
  case type(TypeExpr)
  case `if`(IfExpr)
  case `switch`(SwitchExpr)
  case postfixIfConfig(PostfixIfConfigExpr)
  case missing(MissingExpr)

  @inlinable public static func accepts(_ kind: NodeKind) -> Bool { kind.category == .expression }

  @inlinable
  public init?(_ node: Node) {
    switch node.kind {
    case .sequenceExpr: self = .sequence(SequenceExpr(unchecked: node))
    case .awaitExpr: self = .await(AwaitExpr(unchecked: node))
    case .tryExpr: self = .try(TryExpr(unchecked: node))
    case .unsafeExpr: self = .unsafe(UnsafeExpr(unchecked: node))
    case .consumeExpr: self = .consume(ConsumeExpr(unchecked: node))
    case .copyExpr: self = .copy(CopyExpr(unchecked: node))
    case .borrowExpr: self = .borrow(BorrowExpr(unchecked: node))
    case .packElementExpr: self = .packElement(PackElementExpr(unchecked: node))
    case .packExpansionExpr: self = .packExpansion(PackExpansionExpr(unchecked: node))
    case .prefixOperatorExpr: self = .prefixOperator(PrefixOperatorExpr(unchecked: node))
    case .postfixOperatorExpr: self = .postfixOperator(PostfixOperatorExpr(unchecked: node))
    case .inOutExpr: self = .inOut(InOutExpr(unchecked: node))
    case .forceUnwrapExpr: self = .forceUnwrap(ForceUnwrapExpr(unchecked: node))
    case .optionalChainingExpr: self = .optionalChaining(OptionalChainingExpr(unchecked: node))
    case .declReferenceExpr: self = .declReference(DeclReferenceExpr(unchecked: node))
    case .superExpr: self = .super(SuperExpr(unchecked: node))
    case .memberAccessExpr: self = .memberAccess(MemberAccessExpr(unchecked: node))
    case .functionCallExpr: self = .functionCall(FunctionCallExpr(unchecked: node))
    case .subscriptCallExpr: self = .subscriptCall(SubscriptCallExpr(unchecked: node))
    case .genericSpecializationExpr: self = .genericSpecialization(GenericSpecializationExpr(unchecked: node))
    case .macroExpansionExpr: self = .macroExpansion(MacroExpansionExpr(unchecked: node))
    case .closureExpr: self = .closure(ClosureExpr(unchecked: node))
    case .arrayExpr: self = .array(ArrayExpr(unchecked: node))
    case .dictionaryExpr: self = .dictionary(DictionaryExpr(unchecked: node))
    case .tupleExpr: self = .tuple(TupleExpr(unchecked: node))
    case .integerLiteralExpr: self = .integerLiteral(IntegerLiteralExpr(unchecked: node))
    case .floatLiteralExpr: self = .floatLiteral(FloatLiteralExpr(unchecked: node))
    case .booleanLiteralExpr: self = .booleanLiteral(BooleanLiteralExpr(unchecked: node))
    case .nilLiteralExpr: self = .nilLiteral(NilLiteralExpr(unchecked: node))
    case .stringLiteralExpr: self = .stringLiteral(StringLiteralExpr(unchecked: node))
    case .regexLiteralExpr: self = .regexLiteral(RegexLiteralExpr(unchecked: node))
    case .keyPathExpr: self = .keyPath(KeyPathExpr(unchecked: node))
    case .discardAssignmentExpr: self = .discardAssignment(DiscardAssignmentExpr(unchecked: node))
    case .patternExpr: self = .pattern(PatternExpr(unchecked: node))
    case .typeExpr: self = .type(TypeExpr(unchecked: node))
    case .ifExpr: self = .if(IfExpr(unchecked: node))
    case .switchExpr: self = .switch(SwitchExpr(unchecked: node))
    case .postfixIfConfigExpr: self = .postfixIfConfig(PostfixIfConfigExpr(unchecked: node))
    case .missingExpr: self = .missing(MissingExpr(unchecked: node))
    default: return nil
    }
  }

  @inlinable
  public var node: Node {
    switch self {
    case .sequence(let cursor): cursor.node
    case .await(let cursor): cursor.node
    case .try(let cursor): cursor.node
    case .unsafe(let cursor): cursor.node
    case .consume(let cursor): cursor.node
    case .copy(let cursor): cursor.node
    case .borrow(let cursor): cursor.node
    case .packElement(let cursor): cursor.node
    case .packExpansion(let cursor): cursor.node
    case .prefixOperator(let cursor): cursor.node
    case .postfixOperator(let cursor): cursor.node
    case .inOut(let cursor): cursor.node
    case .forceUnwrap(let cursor): cursor.node
    case .optionalChaining(let cursor): cursor.node
    case .declReference(let cursor): cursor.node
    case .super(let cursor): cursor.node
    case .memberAccess(let cursor): cursor.node
    case .functionCall(let cursor): cursor.node
    case .subscriptCall(let cursor): cursor.node
    case .genericSpecialization(let cursor): cursor.node
    case .macroExpansion(let cursor): cursor.node
    case .closure(let cursor): cursor.node
    case .array(let cursor): cursor.node
    case .dictionary(let cursor): cursor.node
    case .tuple(let cursor): cursor.node
    case .integerLiteral(let cursor): cursor.node
    case .floatLiteral(let cursor): cursor.node
    case .booleanLiteral(let cursor): cursor.node
    case .nilLiteral(let cursor): cursor.node
    case .stringLiteral(let cursor): cursor.node
    case .regexLiteral(let cursor): cursor.node
    case .keyPath(let cursor): cursor.node
    case .discardAssignment(let cursor): cursor.node
    case .pattern(let cursor): cursor.node
    case .type(let cursor): cursor.node
    case .if(let cursor): cursor.node
    case .switch(let cursor): cursor.node
    case .postfixIfConfig(let cursor): cursor.node
    case .missing(let cursor): cursor.node
    }
  }
}
