import LintSyntax

extension ExpressionTyper {
  func bind(
    _ member: Member, _ signature: Signature, _ places: [Int], _ arguments: [CallArgument],
    _ written: GenericArgumentClause?, at node: Node,
    constructs type: SwiftType?
  ) -> ResolvedCall? {
    let environment = environment(at: node)
    var open = signature.generics
    var substitution = member.substitution
    var result = signature.result(member.substitution)
    if let type, case .nominal(let nominal) = type, let declaration = nominal.declaration, nominal.arguments.isEmpty,
      !types.genericParameters(of: declaration).isEmpty
    {
      // `Box(1)`: the call decides the arguments of the type.
      open.formUnion(types.genericParameters(of: declaration))
      let own = types.selfType(of: declaration)
      if let placeOfProtocol = member.protocolDeclaration { substitution[types.protocolSelf(placeOfProtocol)] = own }
    } else if let type {
      result = signature.isFailable ? .optional(type) : type
    } else if signature.isStatic, let owner = types.owner(of: member.declaration) {
      // `Task.detached { }`: so does it for a static member.
      open.formUnion(types.genericParameters(of: owner).filter { substitution[$0] == nil })
    }
    var bindings = explicit(written, of: member)
    let parameterTypes = places.map { types.substitute(signature.parameters[$0].type, substitution) }
    for (place, argument) in arguments.enumerated() where argument.keyPath != nil {
      if case .metatype = parameterTypes[place].unwrapped { return nil }
    }
    guard bind(arguments, to: parameterTypes, open, &bindings, environment) else { return nil }
    bindLiterals(arguments, to: parameterTypes, open, &bindings, environment)
    if !open.isEmpty { solve(member, open, substitution, &bindings, environment) }
    let whole = parameterTypes.map { types.reduce(types.substitute($0, bindings), environment) }
    result = types.reduce(types.substitute(types.substitute(result, substitution), bindings), environment)
    let left = open.subtracting(bindings.keys)
    return ResolvedCall(
      arguments: arguments, parameterTypes: whole, result: result, open: left, bindings: bindings, member: member)
  }

  /// The generic arguments in angle brackets.
  private func explicit(_ written: GenericArgumentClause?, of member: Member) -> Substitution {
    guard let written else { return [:] }
    var bindings: Substitution = [:]
    let parameters = types.genericParameters(of: member.declaration)
    for (parameter, argument) in zip(parameters, written.arguments) {
      if case .type(let argument) = argument { bindings[parameter] = types.valueType(argument, file) }
    }
    return bindings
  }

  /// Binds generic parameters to the types of arguments that have one of their own.
  ///
  /// - Returns: false where an argument cannot be meant for its parameter.
  func bind(
    _ arguments: [CallArgument], to parameterTypes: [SwiftType], _ open: Set<GenericParameterID>,
    _ bindings: inout Substitution, _ environment: Environment
  ) -> Bool {
    for (place, argument) in arguments.enumerated() where !argument.isClosure {
      guard let expression = argument.expression, !expression.needsContext else { continue }
      // Literals bind a generic parameter only when nothing else does.
      if expression.isLiteral {
        if isImpossible(expression, parameterTypes[place].unwrapped) { return false }
        continue
      }
      if expression.isCollectionLiteral { continue }
      var given = self.type(of: expression)
      if given.isUnknown { continue }
      if case .inOut = expression, case .nominal(let pointer) = parameterTypes[place], pointer.name.hasPrefix("Unsafe")
      {
        given = .unknown
      }
      if types.unify(parameterTypes[place], given, open, &bindings, environment).isNo { return false }
    }
    return true
  }

  func bindLiterals(
    _ arguments: [CallArgument], to parameterTypes: [SwiftType], _ open: Set<GenericParameterID>,
    _ bindings: inout Substitution, _ environment: Environment
  ) {
    for (place, argument) in arguments.enumerated() {
      guard let expression = argument.expression, expression.isLiteral || expression.isCollectionLiteral else {
        continue
      }
      switch parameterTypes[place].unwrapped {
      case .parameter(let parameter) where open.contains(parameter) && bindings[parameter] == nil:
        let others = otherParameters(ofFunctionsWith: .parameter(parameter), in: parameterTypes)
        let given = others.map { types.reduce(types.substitute($0, bindings), environment) }
        if given.contains(where: { $0 != freeType(of: expression) && types.mayBe($0, madeOf: expression) }) { continue }
      case .nominal(let nominal) where expression.isCollectionLiteral && ["Array", "Dictionary"].contains(nominal.name):
        break
      default: continue
      }
      _ = types.unify(parameterTypes[place], freeType(of: expression), open, &bindings, environment)
    }
  }

  /// The other parameter types of the functions among some parameters that mention a type: `doubles.reduce(0, +)` is a
  /// `Double`, as the operator takes two of a kind.
  private func otherParameters(ofFunctionsWith type: SwiftType, in parameterTypes: [SwiftType]) -> [SwiftType] {
    parameterTypes.flatMap { parameter -> [SwiftType] in
      guard let function = parameter.functionType, parameter.contains({ $0 == type }) else { return [] }
      return function.parameters.map(\.type).filter { other in !other.contains { $0 == type } }
    }
  }

  /// Binds the remaining generic parameters to what closures give back and key paths lead to.
  func bindClosures(of call: ResolvedCall, _ bindings: inout Substitution, at node: Node) {
    for (argument, parameter) in zip(call.arguments, call.parameterTypes) {
      if let path = argument.keyPath { bind(path, as: parameter, call.open, &bindings, at: node) }
      guard case .closure(let closure)? = argument.expression, let function = parameter.functionType,
        !function.result.isUnknown
      else { continue }
      let result = closureResult(closure)
      // A closure's result counts only when it is known in full.
      if result.hasUnknown { continue }
      _ = types.unify(function.result, result, call.open, &bindings, environment(at: node))
    }
  }

  /// What all generic parameters of a call are, as far as its arguments or its context decide them.
  func bindings(of call: ResolvedCall, at node: Node) -> Substitution {
    var bindings = call.bindings
    if call.open.isEmpty { return bindings }
    bindClosures(of: call, &bindings, at: node)
    let result = types.substitute(call.result, bindings)
    if result.mentions(call.open), let context = contextualType(of: node), !context.hasUnknown {
      _ = types.unify(result, context, call.open, &bindings, environment(at: node))
    }
    return bindings
  }

  /// The generic structure that its memberwise initializer makes: what its properties are given decides its arguments.
  func memberwise(_ declaration: DeclRef, _ arguments: [CallArgument], at node: Node) -> SwiftType? {
    let (own, open) = (types.selfType(of: declaration), Set(types.genericParameters(of: declaration)))
    var bindings: Substitution = [:]
    let properties = memberwiseTypes(own, arguments)
    guard bind(arguments, to: properties, open, &bindings, environment(at: node)) else { return nil }
    bindLiterals(arguments, to: properties, open, &bindings, environment(at: node))
    let made = types.substitute(own, bindings)
    return made.mentions(open) ? nil : made
  }

  private func isImpossible(_ literal: Expr, _ parameter: SwiftType) -> Bool {
    if case .nilLiteral = literal { return false }
    return !literal.mayBe(parameter)
      || { if case .tuple = parameter { true } else if case .function = parameter { true } else { false } }()
  }

  /// The type of an expression without a context.
  func freeType(of expression: Expr?) -> SwiftType {
    guard let expression else { return .unknown }
    switch expression.unsigned {
    case .integerLiteral: return types.standardType("Int")
    case .floatLiteral: return types.standardType("Double")
    case .stringLiteral: return types.standardType("String")
    case .booleanLiteral: return types.standardType("Bool")
    case .nilLiteral: return .unknown
    case .array(let literal):
      return freeType(of: Array(literal.elements)).map { types.standardType("Array", [$0]) } ?? .unknown
    case .dictionary(let literal):
      guard let key = freeType(of: literal.elements.compactMap(\.key)),
        let value = freeType(of: literal.elements.compactMap(\.value))
      else { return .unknown }
      return types.standardType("Dictionary", [key, value])
    default: return type(of: expression)
    }
  }

  /// The one type that all elements have.
  func freeType(of elements: [Expr]) -> SwiftType? {
    guard let first = elements.first.map({ freeType(of: $0) }), !first.hasUnknown else { return nil }
    return elements.allSatisfy { freeType(of: $0) == first } ? first : nil
  }

  /// The bindings that `where` clauses give generic parameters that no argument names: `S.Element == Element`.
  private func solve(
    _ member: Member, _ open: Set<GenericParameterID>, _ substitution: Substitution, _ bindings: inout Substitution,
    _ environment: Environment
  ) {
    let required = types.environment(of: member.declaration)
    for same in required.sameTypes {
      let left = types.substitute(types.substitute(same.left, substitution), bindings)
      let right = types.substitute(types.substitute(same.right, substitution), bindings)
      for (one, other) in [(left, right), (right, left)] {
        if !other.hasUnknown, !other.contains({ if case .parameter(let id) = $0 { open.contains(id) } else { false } })
        {
          _ = types.unify(
            one, types.reduce(other, environment), open.subtracting(bindings.keys), &bindings, environment)
        }
      }
    }
  }

  /// `Name<Arguments>` as an expression.
  func specializedType(_ generic: GenericSpecializationExpr) -> SwiftType {
    guard let operand = generic.operand, let clause = generic.genericArguments else { return .unknown }
    let arguments = clause.arguments.map { argument in
      if case .type(let type) = argument { types.valueType(type, file) } else { SwiftType.unknown }
    }
    switch operand {
    case .declReference(let reference):
      let name = reference.nameToken.identifierText
      let entity = types.entity(named: name, at: reference.node, in: file)
      return metatype(types.instance(entity, name, arguments, at: reference.node, file))
    case .memberAccess(let member):
      guard let base = member.base, case .metatype(let outer) = linkType(of: base),
        let name = member.nameToken?.identifierText
      else { return .unknown }
      return metatype(
        types.memberType(named: name, of: outer, arguments, from: file, environment: environment(at: member.node)))
    default: return .unknown
    }
  }
}

extension TypeIndex {
  /// Whether a value of a type may be written as a literal, as far as its declaration tells.
  fileprivate func mayBe(_ type: SwiftType, madeOf literal: Expr) -> Bool {
    guard literal.mayBe(type) else { return false }
    guard case .nominal(let nominal) = type, let declaration = nominal.declaration else { return true }
    return hasUnknownAncestor(declaration)
      || ancestors(of: declaration).contains { name($0).hasPrefix("ExpressibleBy") }
  }
}

extension Expr {
  fileprivate var isCollectionLiteral: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }
}
