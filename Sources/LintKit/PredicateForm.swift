/// Whether a test on models could stand in a `#Predicate`: comparisons of stored scalar properties with constants.
///
/// What is not supported fails at run time only, so everything that is not known to work does not count as expressible.
public struct PredicateForm {
  /// `unknown` when the model's property is not declared in the project.
  public let answer: Truth
  private let call: FunctionCallExpr
  private let reader: Reader

  /// - Parameters:
  ///   - call: a call whose closure or key path tests one element, such as `filter`.
  ///   - model: the element's type.
  public init(of call: FunctionCallExpr, model: DeclRef, in pass: Pass) {
    let reader = Reader(model: model, pass: pass)
    (self.call, self.reader) = (call, reader)
    if let closure = call.trailingClosure {
      answer = reader.expressible(closure)
      return
    }
    switch call.arguments.first?.expression {
    case .closure(let closure)?: answer = reader.expressible(closure)
    case .keyPath(let path)?: answer = reader.expressible(path)
    default: answer = .no
    }
  }

  /// The first property of the model that the test asks and nothing is known of.
  public var unknownProperty: String? { reader.firstUnknown(in: call.node) }
}

private struct Reader {
  let model: DeclRef
  let pass: Pass

  func expressible(_ closure: ClosureExpr) -> Truth {
    guard let item = closure.statements.first, closure.statements.count == 1 else { return .no }
    var parameter: Name?
    if closure.signature != nil {
      guard let named = closure.parameters.first?.name else { return .no }
      parameter = named
    }
    switch item {
    case .expression(let expression): return expressible(expression, parameter)
    case .statement(.return(let statement)): return statement.operand.map { expressible($0, parameter) } ?? .no
    default: return .no
    }
  }

  func expressible(_ path: KeyPathExpr) -> Truth {
    guard path.components.count == 1, case .property(let property)? = path.components.first else { return .no }
    return scalar(property.nameToken.identifierText)
  }

  private func expressible(_ expression: Expr, _ parameter: Name?) -> Truth {
    switch expression {
    case .sequence(let sequence): return expressible(sequence, parameter)
    case .prefixOperator(let prefix):
      guard prefix.operatorToken.text == "!" || prefix.operatorToken.text == "-" else { return .no }
      return prefix.operand.map { expressible($0, parameter) } ?? .no
    case .tuple(let tuple): return tuple.parenthesized.map { expressible($0, parameter) } ?? .no
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: return .yes
    case .stringLiteral(let literal): return Truth(literal.interpolations.isEmpty)
    // The model itself can only be compared with models.
    case .declReference(let reference): return Truth(!isElement(reference, parameter))
    case .memberAccess(let member): return expressible(member, parameter)
    case .functionCall(let call): return expressible(call, parameter)
    default: return .no
    }
  }

  private static let operators: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]

  private func expressible(_ sequence: SequenceExpr, _ parameter: Name?) -> Truth {
    var answer = Truth.yes
    for element in sequence.elements {
      switch element {
      case .operand(let operand): answer = answer.and(expressible(operand, parameter))
      case .binaryOperator(let binary) where Self.operators.contains(binary.operatorToken.text): continue
      default: return .no
      }
    }
    return answer
  }

  /// `$0.name` of the element, or a member of a constant that can be copied into a local. An enumeration's case can
  /// not.
  private func expressible(_ member: MemberAccessExpr, _ parameter: Name?) -> Truth {
    guard let base = member.base, let name = member.nameToken?.identifierText else { return .no }
    if case .declReference(let reference) = base, isElement(reference, parameter) { return scalar(name) }
    if mentionsElement(base, parameter) {
      // Of a string's own members, only this one is translated.
      guard name == "isEmpty", case .memberAccess(let property) = base else { return .no }
      return expressible(property, parameter)
    }
    if case .metatype = pass.type(of: base) { return .no }
    return .yes
  }

  /// The few functions of strings that predicates know, on a property of the element with constant arguments; and
  /// whether a constant collection contains a property.
  private func expressible(_ call: FunctionCallExpr, _ parameter: Name?) -> Truth {
    if call.calleeName == .contains, case .declReference(let values)? = call.calleeBase, !isElement(values, parameter),
      call.trailingClosure == nil, call.arguments.count == 1, let argument = call.arguments.first,
      argument.label == nil,
      case .memberAccess(let property)? = argument.expression
    {
      return expressible(property, parameter)
    }
    guard let name = call.calleeNameToken?.identifierText,
      ["contains", "localizedStandardContains", "starts"].contains(name),
      case .memberAccess(let property)? = call.calleeBase, call.trailingClosure == nil,
      let argument = call.arguments.first?.expression
    else { return .no }
    return expressible(property, parameter).and(expressible(argument, parameter))
  }

  /// The first name below a node that is asked of the element, and that is no property of a known type.
  func firstUnknown(in node: Node) -> String? {
    let closure = node.descendants(of: .closureExpr).first { _ in true }.flatMap { ClosureExpr($0) }
    let parameter = closure?.signature == nil ? nil : closure?.parameters.first?.name
    for node in node.descendants {
      switch node.kind {
      case .memberAccessExpr:
        guard case .declReference(let base)? = MemberAccessExpr(unchecked: node).base, isElement(base, parameter) else {
          continue
        }
      case .keyPathPropertyComponent: break
      default: continue
      }
      let name = node.mainToken.identifierText
      if scalar(name).isUnknown { return name }
    }
    return nil
  }

  private func isElement(_ reference: DeclReferenceExpr, _ parameter: Name?) -> Bool {
    if let parameter { return reference.name == parameter }
    return reference.nameToken.kind == .dollarIdentifier
  }

  private func mentionsElement(_ expression: Expr, _ parameter: Name?) -> Bool {
    if case .declReference(let reference) = expression { return isElement(reference, parameter) }
    for node in expression.node.descendants {
      if let reference = DeclReferenceExpr(node), isElement(reference, parameter) { return true }
    }
    return false
  }

  private static let scalars: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float",
    "CGFloat", "Bool", "Date", "UUID", "URL", "Decimal"
  ]

  /// Whether a property of the model is stored and of a type that the store compares.
  private func scalar(_ name: String) -> Truth {
    if name == "persistentModelID" { return .yes }
    guard let ref = pass.index.property(named: Name(spelling: name), of: model) else { return .unknown }
    let property = pass.index.property(ref)
    if property.flags.contains(.isComputed) || property.attributes.contains(where: { $0.name == "Transient" }) {
      return .no
    }
    let type = pass.type(ofProperty: ref).unwrapped
    if type.isUnknown { return .unknown }
    return Truth(type.standardName.map { Self.scalars.contains($0) } ?? false)
  }
}
