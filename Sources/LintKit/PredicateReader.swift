/// What a part of a condition stands for in a predicate.
enum PredicateValue {
  /// Nothing of the tested model is in it: a literal, or what can be copied into a local.
  case constant
  /// The tested model, or one that a to-many relationship is asked about.
  case row(DeclRef)
  case toOne(DeclRef)
  case toMany(DeclRef)
  /// An attribute that the store compares with `nil` alone, and what else is in the way.
  case opaque(PredicateForm.Obstacle)
  /// An attribute that the store compares, or what is computed from some.
  case scalar(isText: Bool)
  case obstacle(PredicateForm.Obstacle)
  /// A property of the model that nothing is known of.
  case unknown(String)

  var isUsable: Bool {
    switch self {
    case .obstacle, .unknown: false
    default: true
    }
  }
}

/// What names mean in a condition, beside constants.
struct PredicateScope {
  let pass: Pass
  var names: [Name: PredicateValue] = [:]
  /// The closure that `$0` belongs to, and what it stands for.
  private(set) var anonymous: (closure: Node, value: PredicateValue)?

  init(_ pass: Pass) { self.pass = pass }

  /// - Parameter value: of the closure's first parameter.
  mutating func open(_ closure: ClosureExpr, over value: PredicateValue) {
    if closure.signature == nil {
      anonymous = (closure.node, value)
    } else if let name = closure.parameters.first?.name {
      names[name] = value
    }
  }

  func value(of reference: DeclReferenceExpr) -> PredicateValue? {
    if reference.nameToken.kind == .dollarIdentifier {
      guard let anonymous, reference.node.ancestors.first(where: { $0.kind == .closureExpr }) == anonymous.closure
      else {
        return nil
      }
      return anonymous.value
    }
    return names[reference.name]
  }

  func isMentioned(in node: Node) -> Bool {
    if let reference = DeclReferenceExpr(node) { return value(of: reference) != nil }
    return node.descendants(of: .declReferenceExpr).contains { value(of: DeclReferenceExpr(unchecked: $0)) != nil }
  }
}

/// What came of reading one condition.
struct PredicateReading {
  let value: PredicateValue
  /// The first attribute that is read.
  var property: String?
  var hoisted: [Expr] = []
  /// Whether it leaves out more than what differs from one value: not `$0.id != id`.
  var narrows = true

  init(_ value: PredicateValue) { self.value = value }

  var isUsable: Bool { value.isUsable }
  var obstacle: PredicateForm.Obstacle? { if case .obstacle(let obstacle) = value { obstacle } else { nil } }
  var unknown: String? { if case .unknown(let name) = value { name } else { nil } }
}

/// Reads a condition as the macro does.
struct PredicateReader {
  let pass: Pass
  private var property: String?
  private var hoisted: [Expr] = []

  fileprivate init(_ pass: Pass) { self.pass = pass }

  // MARK: Conditions

  static func read(_ condition: [SequenceElement], in scope: PredicateScope) -> PredicateReading {
    var reader = PredicateReader(scope.pass)
    let value = reader.truth(of: condition, scope)
    return reader.reading(of: value)
  }

  static func read(_ closure: ClosureExpr, over value: PredicateValue, in scope: PredicateScope) -> PredicateReading {
    var reader = PredicateReader(scope.pass)
    let test = reader.read(closure, over: value, scope)
    return reader.reading(of: test)
  }

  static func read(_ path: KeyPathExpr, of model: DeclRef, in scope: PredicateScope) -> PredicateReading {
    var reader = PredicateReader(scope.pass)
    guard path.components.count == 1, case .property(let only)? = path.components.first else {
      return PredicateReading(.obstacle(.other))
    }
    let value = reader.attribute(only.nameToken.identifierText, of: model)
    return reader.reading(of: value)
  }

  private func reading(of value: PredicateValue) -> PredicateReading {
    var reading = PredicateReading(value)
    (reading.property, reading.hoisted) = (property, hoisted)
    return reading
  }

  /// A whole condition must be a truth value: no relationship by itself.
  private mutating func truth(of elements: [SequenceElement], _ scope: PredicateScope) -> PredicateValue {
    let value = read(elements, scope)
    switch value {
    case .row, .toOne, .toMany: return .obstacle(.other)
    case .opaque(let obstacle): return .obstacle(obstacle)
    default: return value
    }
  }

  /// One expression, or an early `guard let`, which an `if` with an `else` says as well.
  private mutating func read(_ closure: ClosureExpr, over value: PredicateValue, _ outer: PredicateScope)
    -> PredicateValue
  {
    var scope = outer
    scope.open(closure, over: value)
    if let expression = closure.onlyExpression { return read(expression, scope) }
    guard let early = closure.earlyGuard, case .booleanLiteral = early.fallback else { return .obstacle(.other) }
    return bind(early.check.conditions, &scope) ?? read(early.last, scope)
  }

  /// Gives the name of an optional binding its meaning: what is in the way, or `nil`.
  private mutating func bind(_ conditions: SyntaxList<Condition>, _ scope: inout PredicateScope) -> PredicateValue? {
    guard conditions.count == 1, case .optionalBinding(let binding)? = conditions.first, let name = binding.name,
      let initializer = binding.initializer
    else { return .obstacle(.other) }
    let value = read(initializer, scope)
    guard value.isUsable else { return value }
    scope.names[name] = value
    return nil
  }

  // MARK: Expressions

  private mutating func read(_ expression: Expr, _ scope: PredicateScope) -> PredicateValue {
    guard scope.isMentioned(in: expression.node) else { return constant(expression) }
    switch expression {
    case .sequence(let sequence): return read(Array(sequence.elements), scope)
    case .prefixOperator(let prefix):
      guard ["!", "-"].contains(prefix.operatorToken.text), let operand = prefix.operand else { break }
      return scalar(read(operand, scope))
    case .tuple(let tuple): if let inner = tuple.parenthesized { return read(inner, scope) }
    case .optionalChaining(let chain): if let operand = chain.operand { return read(operand, scope) }
    case .forceUnwrap(let unwrap): if let operand = unwrap.operand { return read(operand, scope) }
    case .declReference(let reference): return scope.value(of: reference) ?? .obstacle(.other)
    case .memberAccess(let member): return read(member, scope)
    case .functionCall(let call): return read(call, scope)
    case .if(let branch): return read(branch, scope)
    default: break
    }
    return .obstacle(.other)
  }

  private static let operators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "??"
  ]

  private mutating func read(_ elements: [SequenceElement], _ scope: PredicateScope) -> PredicateValue {
    if elements.count == 1, case .operand(let only)? = elements.first { return read(only, scope) }
    var isText = false
    var adds = false
    for (place, element) in elements.enumerated() {
      let operand: Expr
      switch element {
      case .operand(let expression): operand = expression
      case .ternary(let ternary):
        guard let middle = ternary.operand else { return .obstacle(.other) }
        operand = middle
      case .binaryOperator(let binary) where Self.operators.contains(binary.operatorToken.text):
        adds = adds || binary.operatorToken.text == "+"
        continue
      default: return .obstacle(.other)
      }
      let value = read(operand, scope)
      switch value {
      case .constant: continue
      case .scalar(let text): isText = isText || text
      case .toOne where elements.comparesWithNil(at: place), .opaque where elements.comparesWithNil(at: place): continue
      case .row, .toOne, .toMany: return .obstacle(.other)
      case .opaque(let obstacle): return .obstacle(obstacle)
      case .obstacle, .unknown: return value
      }
    }
    return adds && isText ? .obstacle(.other) : .scalar(isText: isText)
  }

  private mutating func read(_ branch: IfExpr, _ outer: PredicateScope) -> PredicateValue {
    var scope = outer
    if let blocked = bind(branch.conditions, &scope) { return blocked }
    guard let then = branch.body?.onlyResult, case .block(let block)? = branch.elseBranch,
      let otherwise = block.onlyResult
    else { return .obstacle(.other) }
    let value = read(then, scope)
    return value.isUsable ? scalar(read(otherwise, outer)) : value
  }

  private func scalar(_ value: PredicateValue) -> PredicateValue {
    switch value {
    case .constant, .scalar: .scalar(isText: false)
    case .obstacle, .unknown: value
    case .opaque(let obstacle): .obstacle(obstacle)
    case .row, .toOne, .toMany: .obstacle(.other)
    }
  }

  /// What is no literal and no local has to be copied into one first.
  private mutating func constant(_ expression: Expr) -> PredicateValue {
    switch expression {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: return .constant
    case .stringLiteral(let literal) where literal.interpolations.isEmpty: return .constant
    case .prefixOperator(let prefix): if let operand = prefix.operand { return constant(operand) }
    case .tuple(let tuple): if let inner = tuple.parenthesized { return constant(inner) }
    case .sequence(let sequence):
      for case .operand(let operand) in sequence.elements { _ = constant(operand) }
      return .constant
    case .declReference(let reference):
      if let names = pass.localNames(around: reference.node), let use = names.use(at: reference.node),
        case .local = names[use].resolution
      {
        return .constant
      }
    default: break
    }
    hoisted.append(expression)
    return .constant
  }

  // MARK: Members

  private mutating func read(_ member: MemberAccessExpr, _ scope: PredicateScope) -> PredicateValue {
    guard let base = member.base, let name = member.nameToken?.identifierText else { return .obstacle(.other) }
    let value = read(base, scope)
    switch value {
    case .row(let model), .toOne(let model): return attribute(name, of: model)
    case .toMany, .scalar(isText: true):
      return name == "isEmpty" || name == "count" ? .scalar(isText: false) : .obstacle(.other)
    case .scalar, .constant: return .obstacle(.other)
    case .opaque(let obstacle): return .obstacle(obstacle)
    case .obstacle, .unknown: return value
    }
  }

  /// A property of a model by what the store knows of it.
  fileprivate mutating func attribute(_ name: String, of model: DeclRef) -> PredicateValue {
    if property == nil { property = name }
    if name == "persistentModelID" { return .scalar(isText: false) }
    guard let ref = pass.index.property(named: Name(spelling: name), of: model) else { return .unknown(name) }
    let declared = pass.index.property(ref)
    if declared.isComputed {
      return .obstacle(.computed(name, stored: pass.storedProperty(readBy: declared, of: model)))
    }
    if declared.attributes.contains(where: { $0.name == "Transient" }) { return .obstacle(.transient(name)) }
    if pass.isStoredApart(declared) { return .obstacle(.other) }
    let type = pass.type(ofProperty: ref).unwrapped
    if type.isUnknown { return .unknown(name) }
    if pass.index.has(.column, type) { return .scalar(isText: type.standardName == "String") }
    if let own = type.ownDeclaration {
      if pass.index.isModel(own).isYes { return .toOne(own) }
      return .opaque(pass.index.type(own).kind == .enum ? .enumeration(name) : .other)
    }
    guard type.standardName == "Array", case .nominal(let array) = type,
      let element = array.arguments.first?.unwrapped.ownDeclaration, pass.index.isModel(element).isYes
    else { return .opaque(.other) }
    return .toMany(element)
  }

  // MARK: Calls

  private static let textFunctions: Set<String> = ["contains", "localizedStandardContains", "starts"]

  private mutating func read(_ call: FunctionCallExpr, _ scope: PredicateScope) -> PredicateValue {
    guard let name = call.calleeNameToken?.identifierText, let base = call.calleeBase else { return .obstacle(.other) }
    guard scope.isMentioned(in: base.node) else { return lookup(call, named: name, in: base, scope) }
    let value = read(base, scope)
    switch value {
    case .scalar(let isText):
      if name == "flatMap", let closure = call.lastClosure { return scalar(read(closure, over: value, scope)) }
      guard isText else { return .obstacle(.other) }
      guard Self.textFunctions.contains(name), let argument = call.arguments.first?.expression else {
        return .obstacle(.textFunction(name))
      }
      return scalar(read(argument, scope))
    case .toMany(let model):
      guard name == "contains" || name == "allSatisfy", let closure = call.lastClosure else { return .obstacle(.other) }
      return scalar(read(closure, over: .row(model), scope))
    case .row, .toOne, .constant: return .obstacle(.other)
    case .opaque(let obstacle): return .obstacle(obstacle)
    case .obstacle, .unknown: return value
    }
  }

  /// `ids.contains($0.key)`: whether a constant collection holds an attribute.
  private mutating func lookup(_ call: FunctionCallExpr, named name: String, in base: Expr, _ scope: PredicateScope)
    -> PredicateValue
  {
    guard name == "contains", call.trailingClosure == nil, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil, let element = argument.expression
    else {
      // What keeps an argument out is the more useful answer.
      for case let argument? in call.arguments.map(\.expression) {
        if case .obstacle(let obstacle) = read(argument, scope) { return .obstacle(obstacle) }
      }
      return .obstacle(.other)
    }
    if element.node.descendants.contains(where: { $0.kind == .optionalChainingExpr }) { return .obstacle(.other) }
    _ = constant(base)
    return scalar(read(element, scope))
  }
}

extension Pass {
  /// Whether the store has a column of a model's property whose values it compares.
  public func canCompareInStore(_ name: Name, of model: DeclRef) -> Bool {
    var reader = PredicateReader(self)
    guard let property = index.property(named: name, of: model).map({ index.property($0).name }),
      case .scalar = reader.attribute(property, of: model)
    else { return false }
    return true
  }

  /// Whether the store has no column to compare: `@Attribute(.externalStorage)`, `.transformable`, `.ephemeral`.
  fileprivate func isStoredApart(_ property: PropertyDeclaration) -> Bool {
    guard let variable = property.node.parent.flatMap({ VariableDecl($0) }) else { return false }
    return variable.attributes.contains { attribute in
      attribute.nameToken?.isSpelled("Attribute") == true
        && attribute.arguments.contains { argument in
          var option = argument.expression
          if case .functionCall(let call)? = option { option = call.callee }
          return ["externalStorage", "transformable", "ephemeral"].contains(option?.lastNameToken?.text)
        }
    }
  }

  /// The one stored attribute that a computed property of the model reads; `nil` for none or several.
  public func storedProperty(readBy property: PropertyDeclaration, of model: DeclRef) -> String? {
    let pass = looking(at: property.ref.file)
    guard let getter = pass.tree.counterpart(of: index.node(property.ref)) else { return nil }
    var found: String?
    for node in getter.descendants(of: .declReferenceExpr) {
      let name = node.mainToken.identifierText
      guard let ref = index.property(named: Name(spelling: name), of: model), ref != property.ref,
        !index.property(ref).isComputed
      else { continue }
      if found != nil, found != name { return nil }
      found = name
    }
    return found
  }
}

extension [SequenceElement] {
  /// `operand == nil`, `nil != operand`
  fileprivate func comparesWithNil(at place: Int) -> Bool {
    [place - 2, place + 2].contains { other in
      guard indices.contains(other), case .operand(.nilLiteral) = self[other],
        case .binaryOperator(let binary) = self[(place + other) / 2]
      else { return false }
      return binary.operatorToken.text == "==" || binary.operatorToken.text == "!="
    }
  }
}

extension ClosureExpr {
  /// The only statement, where that is an expression or gives one back.
  public var onlyExpression: Expr? { statements.count == 1 ? statements.first?.result : nil }

  /// `guard … else { return fallback }` and `return last`, where there is nothing else.
  public var earlyGuard: (check: GuardStmt, fallback: Expr, last: Expr)? {
    var items = statements.makeIterator()
    guard case .statement(.guard(let check))? = items.next(), let last = items.next()?.result, items.next() == nil,
      let fallback = check.body?.onlyResult
    else { return nil }
    return (check, fallback, last)
  }
}

extension CodeBlock {
  fileprivate var onlyResult: Expr? { statements.count == 1 ? statements.first?.result : nil }
}

extension CodeItem {
  fileprivate var result: Expr? {
    switch self {
    case .expression(let expression): expression
    case .statement(.return(let statement)): statement.operand
    default: nil
    }
  }
}
