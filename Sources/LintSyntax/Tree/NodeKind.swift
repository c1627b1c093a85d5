/// The kind of a node. Names are those of SwiftSyntax if it has the same node. Lists have no node of their own: the
/// arguments of a call are children of the call, with the role `argument`.
///
/// ``layout`` says which children a kind may have; ``cursorType`` which typed view reads it. Both are switches without
/// a default, so a new kind does not compile until it has them, and the validator and the dump read the layout.
public enum NodeKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  // Kinds whose content outlines leave out, then those that outlines keep at any depth. They come first, so that one
  // comparison recognises them; see `isLandmark`.
  case sourceFile
  case codeBlock
  case closureExpr
  case accessorBlock
  case ifConfigClause

  // Declarations
  case classDecl
  case structDecl
  case enumDecl
  case actorDecl
  case protocolDecl
  case extensionDecl
  case functionDecl
  case typeAliasDecl
  case importDecl
  case initializerDecl
  case deinitializerDecl
  case subscriptDecl
  case variableDecl
  case enumCaseDecl
  case associatedTypeDecl
  case macroDecl
  case operatorDecl
  case precedenceGroupDecl
  case macroExpansionDecl
  case usingDecl
  case ifConfigDecl
  case poundSourceLocation
  /// Attributes or modifiers without a declaration after them.
  case missingDecl

  /// Tokens that no grammar rule expected; recovery passed over them.
  case unexpected

  // Pieces of declarations
  case attribute
  case declModifier
  case inheritedType
  case genericParameterClause
  case genericParameter
  case primaryAssociatedTypeClause
  case conformanceRequirement
  case sameTypeRequirement
  case layoutRequirement
  case parameterClause
  case functionParameter
  case patternBinding
  case accessorDecl
  case enumCaseElement
  case memberBlock

  // Statements
  case guardStmt
  case whileStmt
  case repeatStmt
  case forStmt
  case returnStmt
  case throwStmt
  case breakStmt
  case continueStmt
  case fallThroughStmt
  case deferStmt
  case doStmt
  case catchClause
  case catchItem
  case labeledStmt
  case yieldStmt
  case thenStmt
  case discardStmt
  case optionalBindingCondition
  case matchingPatternCondition
  case availabilityCondition
  case switchCase
  case switchCaseItem

  // Expressions
  case sequenceExpr
  case binaryOperatorExpr
  case assignmentExpr
  case arrowExpr
  case isExpr
  case asExpr
  case ternaryExpr
  case awaitExpr
  case tryExpr
  case unsafeExpr
  case consumeExpr
  case copyExpr
  case borrowExpr
  case packElementExpr
  case packExpansionExpr
  case prefixOperatorExpr
  case postfixOperatorExpr
  case inOutExpr
  case forceUnwrapExpr
  case optionalChainingExpr
  case declReferenceExpr
  case superExpr
  case memberAccessExpr
  case functionCallExpr
  case subscriptCallExpr
  case genericSpecializationExpr
  case macroExpansionExpr
  case labeledExpr
  case multipleTrailingClosureElement
  case closureSignature
  case closureCapture
  case closureShorthandParameter
  case arrayExpr
  case dictionaryExpr
  case dictionaryElement
  case tupleExpr
  case integerLiteralExpr
  case floatLiteralExpr
  case booleanLiteralExpr
  case nilLiteralExpr
  case stringLiteralExpr
  case expressionSegment
  case regexLiteralExpr
  case keyPathExpr
  case keyPathPropertyComponent
  case keyPathSubscriptComponent
  case keyPathOptionalComponent
  case discardAssignmentExpr
  case patternExpr
  case typeExpr
  case ifExpr
  case switchExpr
  case postfixIfConfigExpr
  /// In place of a missing expression; it has no tokens.
  case missingExpr

  // Patterns
  case identifierPattern
  case wildcardPattern
  case tuplePattern
  case tuplePatternElement
  case valueBindingPattern
  case isTypePattern
  case expressionPattern
  /// In place of a missing pattern; it has no tokens.
  case missingPattern

  // Types
  case identifierType
  case memberType
  case genericArgumentClause
  case optionalType
  case implicitlyUnwrappedOptionalType
  case arrayType
  case inlineArrayType
  case dictionaryType
  case tupleType
  case tupleTypeElement
  case functionType
  case metatypeType
  case someOrAnyType
  case compositionType
  case attributedType
  case suppressedType
  case classRestrictionType
  case packExpansionType
  case packElementType
  case namedOpaqueReturnType
  /// In place of a missing type; it has no tokens.
  case missingType

  /// The kind as SwiftSyntax spells it: `functionCallExpr` is `FunctionCallExpr`.
  public var name: String {
    let spelling = String(describing: self)
    return spelling.prefix(1).uppercased() + spelling.dropFirst()
  }
}

/// The kinds by what they are, to switch on.
public enum NodeCategory: UInt8, Sendable {
  case declaration, statement, expression, pattern, type, piece
}

extension NodeKind {
  /// Whether the node is a declaration, a statement, an expression, a pattern, a type or a piece of one of them.
  @inlinable
  public var category: NodeCategory {
    switch rawValue {
    case NodeKind.classDecl.rawValue...NodeKind.missingDecl.rawValue: .declaration
    case NodeKind.guardStmt.rawValue...NodeKind.discardStmt.rawValue:
      self == .catchClause || self == .catchItem ? .piece : .statement
    case NodeKind.closureExpr.rawValue: .expression
    case NodeKind.sequenceExpr.rawValue...NodeKind.missingExpr.rawValue:
      switch self {
      case .labeledExpr, .multipleTrailingClosureElement, .closureSignature, .closureCapture,
        .closureShorthandParameter,
        .dictionaryElement, .expressionSegment, .keyPathPropertyComponent, .keyPathSubscriptComponent,
        .keyPathOptionalComponent, .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .isExpr, .asExpr, .ternaryExpr:
        .piece
      default: .expression
      }
    case NodeKind.identifierPattern.rawValue...NodeKind.missingPattern.rawValue:
      self == .tuplePatternElement ? .piece : .pattern
    case NodeKind.identifierType.rawValue...NodeKind.missingType.rawValue:
      self == .genericArgumentClause || self == .tupleTypeElement ? .piece : .type
    default: .piece
    }
  }
}
