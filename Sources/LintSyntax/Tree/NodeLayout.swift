/// One field of a kind: which role its children have there, how many there may be.
public struct NodeField: Sendable, Hashable {
  public enum Count: Sendable, Hashable {
    case one, optional, many
  }

  public let role: Role
  public let count: Count

  static func one(_ role: Role) -> NodeField { NodeField(role: role, count: .one) }
  static func optional(_ role: Role) -> NodeField { NodeField(role: role, count: .optional) }
  static func many(_ role: Role) -> NodeField { NodeField(role: role, count: .many) }
}

extension NodeKind {
  /// The children that a node of this kind may have. This is the grammar of the tree: the validator and the dump read
  /// it.
  ///
  /// Fields are listed in source order, but a validator checks order only by token positions. `unexpected` children may
  /// be anywhere; a node with ``NodeFlags/hasError`` may lack required ones.
  public var layout: [NodeField] {
    switch self {
    case .sourceFile, .codeBlock: [.many(.statement)]
    case .memberBlock: [.many(.member)]
    case .unexpected: []

    // Declarations: the main token is the name, or the keyword where there is none.
    case .importDecl: [.many(.attribute), .many(.modifier)]
    case .classDecl, .structDecl, .enumDecl, .actorDecl:
      [
        .many(.attribute), .many(.modifier), .optional(.genericParameters), .many(.inheritedType), .many(.requirement),
        .one(.body)
      ]
    case .protocolDecl:
      [
        .many(.attribute), .many(.modifier), .optional(.primaryAssociatedTypes), .many(.inheritedType),
        .many(.requirement), .one(.body)
      ]
    case .extensionDecl:
      [
        .many(.attribute), .many(.modifier), .one(.extendedType), .many(.inheritedType), .many(.requirement),
        .one(.body)
      ]
    case .functionDecl:
      [
        .many(.attribute), .many(.modifier), .optional(.genericParameters), .one(.parameters), .optional(.thrownType),
        .optional(.returnType), .many(.requirement), .optional(.body)
      ]
    case .initializerDecl:
      [
        .many(.attribute), .many(.modifier), .optional(.genericParameters), .one(.parameters), .optional(.thrownType),
        .optional(.returnType), .many(.requirement), .optional(.body)
      ]
    case .deinitializerDecl: [.many(.attribute), .many(.modifier), .optional(.thrownType), .optional(.body)]
    case .subscriptDecl:
      [
        .many(.attribute), .many(.modifier), .optional(.genericParameters), .one(.parameters), .one(.returnType),
        .many(.requirement), .optional(.accessors)
      ]
    case .variableDecl: [.many(.attribute), .many(.modifier), .many(.binding)]
    case .enumCaseDecl: [.many(.attribute), .many(.modifier), .many(.caseElement)]
    case .typeAliasDecl:
      [.many(.attribute), .many(.modifier), .optional(.genericParameters), .one(.initializer), .many(.requirement)]
    case .associatedTypeDecl:
      [.many(.attribute), .many(.modifier), .many(.inheritedType), .optional(.initializer), .many(.requirement)]
    case .macroDecl:
      [
        .many(.attribute), .many(.modifier), .optional(.genericParameters), .one(.parameters), .optional(.thrownType),
        .optional(.returnType), .optional(.definition), .many(.requirement)
      ]
    case .operatorDecl, .precedenceGroupDecl: [.many(.attribute), .many(.modifier)]
    case .macroExpansionDecl:
      [
        .many(.attribute), .many(.modifier), .optional(.genericArguments), .many(.argument),
        .optional(.trailingClosure),
        .many(.additionalTrailingClosure)
      ]
    case .usingDecl: [.many(.attribute), .many(.modifier)]
    case .ifConfigDecl: [.many(.ifConfigClause)]
    case .poundSourceLocation: []
    case .missingDecl: [.many(.attribute), .many(.modifier)]

    // Pieces of declarations
    case .attribute: [.optional(.type), .many(.argument)]
    case .declModifier: []
    case .inheritedType: [.one(.type)]
    case .genericParameterClause: [.many(.genericParameter), .many(.requirement)]
    case .genericParameter: [.many(.attribute), .optional(.inheritedType)]
    case .primaryAssociatedTypeClause: []
    case .conformanceRequirement, .sameTypeRequirement: [.one(.left), .one(.right)]
    case .layoutRequirement: [.one(.left)]
    case .parameterClause: [.many(.parameter)]
    case .functionParameter: [.many(.attribute), .many(.modifier), .optional(.type), .optional(.defaultValue)]
    case .patternBinding: [.one(.pattern), .optional(.type), .optional(.initializer), .optional(.accessors)]
    case .accessorBlock: [.many(.accessor), .many(.statement)]
    case .accessorDecl: [.many(.attribute), .many(.modifier), .optional(.thrownType), .optional(.body)]
    case .enumCaseElement: [.optional(.parameters), .optional(.rawValue)]
    case .ifConfigClause:
      [
        .optional(.condition), .many(.statement), .many(.member), .many(.switchCase), .many(.attribute),
        .many(.accessor),
        .optional(.operand)
      ]

    // Statements: the main token is the keyword.
    case .guardStmt: [.many(.condition), .one(.body)]
    case .whileStmt: [.many(.condition), .one(.body)]
    case .repeatStmt: [.one(.body), .one(.condition)]
    case .forStmt: [.one(.pattern), .optional(.type), .one(.sequence), .optional(.whereClause), .one(.body)]
    case .returnStmt, .throwStmt: [.optional(.operand)]
    case .breakStmt, .continueStmt, .fallThroughStmt: []
    case .deferStmt: [.one(.body)]
    case .doStmt: [.optional(.thrownType), .one(.body), .many(.catchClause)]
    case .catchClause: [.many(.caseItem), .one(.body)]
    case .catchItem: [.optional(.pattern), .optional(.whereClause)]
    case .labeledStmt: [.one(.statement)]
    case .yieldStmt: [.many(.operand)]
    case .thenStmt, .discardStmt: [.one(.operand)]
    case .optionalBindingCondition, .matchingPatternCondition:
      [.one(.pattern), .optional(.type), .optional(.initializer)]
    case .availabilityCondition: []
    case .switchCase: [.optional(.attribute), .many(.caseItem), .many(.statement)]
    case .switchCaseItem: [.one(.pattern), .optional(.whereClause)]

    // Expressions
    case .sequenceExpr: [.many(.element)]
    case .binaryOperatorExpr, .assignmentExpr: []
    case .arrowExpr: [.optional(.thrownType)]
    case .isExpr, .asExpr: [.one(.type)]
    case .ternaryExpr: [.one(.operand)]
    case .awaitExpr, .tryExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .packElementExpr, .packExpansionExpr,
      .prefixOperatorExpr, .postfixOperatorExpr, .inOutExpr, .forceUnwrapExpr, .optionalChainingExpr:
      [.one(.operand)]
    case .declReferenceExpr, .superExpr: []
    case .memberAccessExpr: [.optional(.base)]
    case .functionCallExpr, .subscriptCallExpr:
      [.one(.callee), .many(.argument), .optional(.trailingClosure), .many(.additionalTrailingClosure)]
    case .genericSpecializationExpr: [.one(.operand), .one(.genericArguments)]
    case .macroExpansionExpr:
      [.optional(.genericArguments), .many(.argument), .optional(.trailingClosure), .many(.additionalTrailingClosure)]
    case .labeledExpr: [.one(.operand)]
    case .multipleTrailingClosureElement: [.one(.closure)]
    case .closureExpr: [.optional(.signature), .many(.statement)]
    case .closureSignature:
      [
        .many(.attribute), .many(.capture), .optional(.parameters), .many(.parameter), .optional(.thrownType),
        .optional(.returnType)
      ]
    case .closureCapture: [.optional(.initializer)]
    case .closureShorthandParameter: []
    case .arrayExpr, .dictionaryExpr: [.many(.element)]
    case .dictionaryElement: [.one(.key), .one(.value)]
    case .tupleExpr: [.many(.element)]
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr: []
    case .stringLiteralExpr: [.many(.segment)]
    case .expressionSegment: [.many(.argument)]
    case .keyPathExpr: [.optional(.base), .many(.component)]
    case .keyPathPropertyComponent: [.optional(.genericArguments)]
    case .keyPathSubscriptComponent: [.many(.argument)]
    case .keyPathOptionalComponent: []
    case .discardAssignmentExpr, .missingExpr: []
    case .patternExpr: [.one(.pattern)]
    case .typeExpr: [.one(.type)]
    case .ifExpr: [.many(.condition), .one(.body), .optional(.elseBody)]
    case .switchExpr: [.one(.subject), .many(.switchCase)]
    case .postfixIfConfigExpr: [.optional(.base), .one(.definition)]

    // Patterns
    case .identifierPattern, .wildcardPattern, .missingPattern: []
    case .tuplePattern: [.many(.element)]
    case .tuplePatternElement, .valueBindingPattern: [.one(.pattern)]
    case .isTypePattern: [.one(.type)]
    case .expressionPattern: [.one(.operand)]

    // Types
    case .identifierType: [.optional(.genericArguments)]
    case .memberType: [.one(.base), .optional(.genericArguments)]
    case .genericArgumentClause: [.many(.genericArgument)]
    case .optionalType, .implicitlyUnwrappedOptionalType, .metatypeType, .someOrAnyType, .suppressedType,
      .packExpansionType,
      .packElementType:
      [.one(.base)]
    case .arrayType: [.one(.element)]
    case .inlineArrayType: [.one(.count), .one(.element)]
    case .dictionaryType: [.one(.key), .one(.value)]
    case .tupleType: [.many(.element)]
    case .tupleTypeElement: [.one(.type)]
    case .functionType: [.many(.parameter), .optional(.thrownType), .one(.returnType)]
    case .compositionType: [.many(.element)]
    case .attributedType: [.many(.modifier), .many(.attribute), .one(.base)]
    case .classRestrictionType, .missingType: []
    case .namedOpaqueReturnType: [.one(.genericParameters), .one(.base)]
    }
  }
}
