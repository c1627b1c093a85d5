import LintSyntax

/// Types of expressions in one file, in its outline or its whole tree. Trees must outlive the ``TypeIndex``.
public struct ExpressionTyper {
  public let types: TypeIndex
  let file: FileID

  public init(types: TypeIndex, file: FileID) {
    self.types = types
    self.file = file
  }

  /// The type of an expression; a reference to a type has that type's metatype.
  public func type(of expression: Expr?) -> SwiftType {
    let type = linkType(of: expression)
    // A chain with a `?` is optional as a whole, whatever its last link is.
    guard !type.isUnknown, !type.isOptional, let expression, let operand = chainedOperand(of: expression) else {
      return type
    }
    if case .metatype = linkType(of: operand) { return type }
    return .optional(type)
  }

  /// The part before the last `?` of a chain of members and calls; `nil` if there is none.
  private func chainedOperand(of chain: Expr) -> Expr? {
    types.chainedOperands.find(from: chain.node, otherwise: nil) { node in
      guard let optional = OptionalChainingExpr(node) else { return nil }
      return .some(optional.operand)
    }
  }

  /// The type of an expression as a link of its chain: `a?.b` before `.c` is as `b` is declared.
  func linkType(of expression: Expr?) -> SwiftType {
    guard let expression else { return .unknown }
    if let found = types.found(of: expression.node, in: types.expressionTypes) { return found }
    typeInnerLinks(of: expression)
    let type = types.answering(.expression(expression.node), otherwise: .unknown) {
      types.reduce(infer(expression), environment(at: expression.node)).limited
    }
    types.remember(type, of: expression.node, in: &types.expressionTypes)
    return type
  }

  func environment(at node: Node) -> Environment { types.environment(at: node, file) }

  private func infer(_ expression: Expr) -> SwiftType {
    switch expression {
    case .await(let marker): return type(of: marker.operand)
    case .unsafe(let marker): return type(of: marker.operand)
    case .consume(let marker): return type(of: marker.operand)
    case .copy(let marker): return type(of: marker.operand)
    case .borrow(let marker): return type(of: marker.operand)
    case .inOut(let marker): return type(of: marker.operand)
    case .try(let marker):
      let inner = type(of: marker.operand)
      // `try?` flattens.
      return marker.isOptional && !inner.isOptional && !inner.isUnknown ? .optional(inner) : inner
    case .tuple(let tuple): return tupleType(tuple)
    case .forceUnwrap(let unwrap):
      let operand = linkType(of: unwrap.operand)
      return operand.isOptional ? operand.unwrappedOnce : .unknown
    case .optionalChaining(let chain):
      let operand = linkType(of: chain.operand)
      if case .metatype(let instance) = operand { return .metatype(.optional(instance)) }
      return operand.isOptional ? operand.unwrappedOnce : .unknown
    case .declReference(let reference): return referenceType(reference)
    case .super(let reference): return types.superclass(of: types.selfType(at: reference.node, file)) ?? .unknown
    case .memberAccess(let member): return memberType(member)
    case .functionCall(let call): return callType(call)
    case .subscriptCall(let call): return subscriptType(call)
    case .genericSpecialization(let generic): return specializedType(generic)
    case .closure(let closure): return closureType(closure)
    case .sequence(let sequence): return sequenceType(sequence)
    case .prefixOperator(let operation): return prefixType(operation)
    case .postfixOperator(let operation): return postfixType(operation)
    case .type(let type): return type.type.map { metatype(types.valueType($0, file)) } ?? .unknown
    case .if(let branch): return branchType(branch.node)
    case .switch(let branch): return branchType(branch.node)
    case .keyPath(let path): return keyPathType(path)
    case .pattern, .missing, .discardAssignment, .postfixIfConfig, .packElement, .packExpansion, .regexLiteral:
      return .unknown
    case .macroExpansion(let macro): return macroType(macro)
    case .array, .dictionary, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral:
      return literalType(expression)
    }
  }

  func metatype(_ type: SwiftType) -> SwiftType { type.isUnknown ? .unknown : .metatype(type) }

  private func tupleType(_ tuple: TupleExpr) -> SwiftType {
    if let inner = tuple.parenthesized { return type(of: inner) }
    var elements: [SwiftType.TupleElement] = []
    for element in tuple.elements {
      let type = type(of: element.expression)
      elements.append(SwiftType.TupleElement(label: element.label?.writtenLabel, type: type))
    }
    if !elements.isEmpty, elements.allSatisfy({ if case .metatype = $0.type { true } else { false } }) {
      // `(Int, String).self` and a tuple of metatypes look alike.
      if tuple.node.parent?.kind == .memberAccessExpr || tuple.node.parent?.kind == .functionCallExpr {
        return .metatype(.tuple(elements.map { SwiftType.TupleElement(label: $0.label, type: $0.type.instanceType) }))
      }
    }
    return .tuple(elements)
  }

  private func macroType(_ macro: MacroExpansionExpr) -> SwiftType {
    switch macro.nameToken?.text {
    case "file", "fileID", "filePath", "function":
      contextualType(of: macro.node).map { $0.isUnknown ? .unknown : $0.unwrapped } ?? types.standardType("String")
    case "line", "column":
      contextualType(of: macro.node).map { $0.isUnknown ? .unknown : $0.unwrapped } ?? types.standardType("Int")
    case "Predicate": predicateType(macro)
    default: .unknown
    }
  }

  /// `#Predicate<Model> { … }` by its written arguments.
  private func predicateType(_ macro: MacroExpansionExpr) -> SwiftType {
    guard let clause = macro.genericArguments else { return .unknown }
    let arguments = clause.arguments.map { argument in
      if case .type(let type) = argument { types.valueType(type, file) } else { SwiftType.unknown }
    }
    return types.instance(
      types.entity(named: "Predicate", at: macro.node, in: file), "Predicate", arguments, at: macro.node, file)
  }

  // MARK: Literals

  private func literalType(_ expression: Expr) -> SwiftType {
    switch expression {
    case .nilLiteral:
      guard let context = contextualType(of: expression.node), context.isOptional else { return .unknown }
      return context
    case .booleanLiteral: return inContext(expression.node, standard: "Bool") { $0.standardName == "Bool" }
    case .integerLiteral:
      return inContext(expression.node, standard: "Int") { !$0.isStandardLiteralOther(than: [.integer, .float]) }
    case .floatLiteral:
      return inContext(expression.node, standard: "Double") { !$0.isStandardLiteralOther(than: [.float]) }
    case .stringLiteral:
      return inContext(expression.node, standard: "String") { !$0.isStandardLiteralOther(than: [.string]) }
    case .array(let literal): return arrayType(literal)
    case .dictionary(let literal): return dictionaryType(literal)
    default: return .unknown
    }
  }

  /// A literal has the type that its context asks for when that can be one, and otherwise the standard library's.
  private func inContext(_ node: Node, standard name: String, _ fits: (SwiftType) -> Bool) -> SwiftType {
    guard let context = contextualType(of: node) else { return types.standardType(name) }
    switch context.unwrapped {
    case .unknown: return .unknown
    case .existential: return types.standardType(name)
    case .nominal, .parameter, .member: return fits(context.unwrapped) ? context.unwrapped : .unknown
    default: return .unknown
    }
  }

  private func arrayType(_ literal: ArrayExpr) -> SwiftType {
    let elements = Array(literal.elements)
    // `[Int].self`, `[Int]()`
    if elements.count == 1, literal.node.isTypePosition, case .metatype(let element) = type(of: elements[0]) {
      return .metatype(types.standardType("Array", [element]))
    }
    if let context = contextualType(of: literal.node) {
      switch context.unwrapped {
      case .nominal: return context.unwrapped
      case .existential(.composition): break
      default: return .unknown
      }
    }
    guard let element = joined(elements) else { return .unknown }
    return types.standardType("Array", [element])
  }

  private func dictionaryType(_ literal: DictionaryExpr) -> SwiftType {
    let elements = Array(literal.elements)
    if elements.count == 1, literal.node.isTypePosition, case .metatype(let key) = type(of: elements[0].key),
      case .metatype(let value) = type(of: elements[0].value)
    {
      return .metatype(types.standardType("Dictionary", [key, value]))
    }
    if let context = contextualType(of: literal.node) {
      guard case .nominal = context.unwrapped else { return .unknown }
      return context.unwrapped
    }
    guard let key = joined(elements.compactMap(\.key)), let value = joined(elements.compactMap(\.value)) else {
      return .unknown
    }
    return types.standardType("Dictionary", [key, value])
  }

  /// The common type of several values: the same for all except literals, which adapt, and `nil`, which makes it
  /// optional.
  func joined(_ expressions: [Expr]) -> SwiftType? {
    var common: SwiftType?
    var hasNil = false
    let literals = expressions.filter(\.isLiteral)
    for expression in expressions where !expression.isLiteral {
      let type = type(of: expression)
      if type.hasUnknown { return nil }
      if let seen = common, seen != type {
        if .optional(seen) == type { common = type } else if seen != .optional(type) { return nil }
      } else {
        common = type
      }
    }
    var isFloat = false
    for literal in literals {
      switch literal {
      case .nilLiteral: hasNil = true
      case .floatLiteral: isFloat = true
      default: break
      }
    }
    if common == nil {
      var defaults: Set<SwiftType> = []
      for literal in literals {
        switch literal {
        case .nilLiteral: continue
        case .integerLiteral: defaults.insert(types.standardType(isFloat ? "Double" : "Int"))
        default:
          let type = type(of: literal)
          if type.hasUnknown { return nil }
          defaults.insert(type)
        }
      }
      guard defaults.count == 1 else { return nil }
      common = defaults.first
    } else if let wanted = common?.unwrapped {
      for literal in literals where !literal.mayBe(wanted) { return nil }
    }
    guard let common else { return nil }
    return hasNil && !common.isOptional ? .optional(common) : common
  }
}

extension Node {
  /// Whether the expression here is called or asked for `self` or another member, as a type may be.
  fileprivate var isTypePosition: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .memberAccessExpr: return role == .base
    case .functionCallExpr: return role == .callee
    // Arguments and elements of types that are themselves in such a position.
    case .arrayExpr, .optionalChainingExpr: return parent.isTypePosition
    case .dictionaryElement: return parent.parent?.isTypePosition == true
    default: return false
    }
  }
}

extension SwiftType {
  /// What a metatype is of; unknown for all others.
  var instanceType: SwiftType { if case .metatype(let instance) = self { instance } else { .unknown } }

  enum LiteralKind {
    case integer, float, string, other
  }

  private static let withoutScalarLiterals: Set<String> = [
    "Bool", "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "Range", "ClosedRange", "PartialRangeFrom",
    "PartialRangeUpTo",
    "PartialRangeThrough", "ObjectIdentifier", "Slice", "Result", "Never", "Hasher", "Mirror"
  ]

  /// Whether it is a type of the standard library that only other literals than these can be.
  func isStandardLiteralOther(than kinds: [LiteralKind]) -> Bool {
    guard let name = standardName else { return false }
    let kind: LiteralKind
    if isStandardInteger {
      kind = .integer
    } else if isStandardFloat {
      kind = .float
    } else if ["String", "Substring", "Character", "StaticString"].contains(name) {
      kind = .string
    } else if Self.withoutScalarLiterals.contains(name) || isPointer {
      kind = .other
    } else {
      return false
    }
    return !kinds.contains(kind)
  }
}

extension Expr {
  var isLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral: return true
    case .prefixOperator(let operation):
      guard operation.operatorToken.text == "-", let operand = operation.operand else { return false }
      switch operand {
      case .integerLiteral, .floatLiteral: return true
      default: return false
      }
    default: return false
    }
  }

  /// The literal without its sign.
  var unsigned: Expr {
    if case .prefixOperator(let operation) = self, let operand = operation.operand { operand } else { self }
  }

  /// Whether a literal can have the type, as far as the standard library's own types are concerned.
  func mayBe(_ type: SwiftType) -> Bool {
    switch unsigned {
    case .nilLiteral: return true
    case .integerLiteral: return !type.isStandardLiteralOther(than: [.integer, .float])
    case .floatLiteral: return !type.isStandardLiteralOther(than: [.float])
    case .stringLiteral: return !type.isStandardLiteralOther(than: [.string])
    case .booleanLiteral: return type.standardName == "Bool"
    default: return true
    }
  }

  /// What a member, call or mark of a chain is attached to.
  var operandInChain: Expr? {
    switch self {
    case .memberAccess(let member): member.base
    case .functionCall(let call): call.callee
    case .subscriptCall(let call): call.callee
    case .genericSpecialization(let generic): generic.operand
    case .forceUnwrap(let unwrap): unwrap.operand
    default: nil
    }
  }
}
