/// Models that a caller makes for one call and does not use again: they may cross into another isolation (SE-0414).
extension Pass {
  /// Whether a call, in any file, gives a parameter a model of its own making. May read the file of the call again, so
  /// it is asked last.
  public func passesNewModel(_ call: BodyRef, for parameter: Parameter, of function: DeclRef) -> Truth {
    let pass = looking(at: call.file)
    guard let made = pass.node(ofCall: call).flatMap({ FunctionCallExpr($0) }),
      let argument = made.argument(for: parameter, of: index.function(function))
    else { return .unknown }
    return pass.isNew(argument, until: made)
  }

  /// Whether a call, in any file, gives a parameter a local that a closure around has taken from the function's own
  /// isolation: it comes back there, and crosses where it is captured.
  public func passesCapturedLocal(_ call: BodyRef, for parameter: Parameter, of function: DeclRef) -> Bool {
    let pass = looking(at: call.file)
    guard let made = pass.node(ofCall: call).flatMap({ FunctionCallExpr($0) }),
      case .declReference(let reference)? = made.argument(for: parameter, of: index.function(function)),
      let names = pass.localNames(around: reference.node), case .local(let definition) = names.resolution(of: reference)
    else { return false }
    let home = pass.isolation(around: names.node(of: definition)).isolation
    guard home == index.isolation(ofFunction: function).isolation else { return false }
    let body = names.node(of: names[definition].body)
    if case .elsewhere? = pass.capture(of: reference.node, below: body, runningIn: home) { return true }
    return false
  }

  private func isNew(_ argument: Expr, until call: FunctionCallExpr) -> Truth {
    switch argument.withoutEffectMarkers {
    case .functionCall(let made): return Truth(makesModel(made) || makesModels(made) || isGivenNewModel(by: made))
    case .array(let array): return array.elements.reduce(.yes) { $0.and(isNew($1, until: call)) }
    case .declReference(let reference): return isNew(reference, until: call)
    default: return .no
    }
  }

  /// A local that is made in the same body, and neither handed on before the call nor used behind it.
  private func isNew(_ reference: DeclReferenceExpr, until call: FunctionCallExpr) -> Truth {
    guard let names = localNames(around: reference.node), let use = names.use(at: reference.node),
      case .local(let definition) = names[use].resolution, names[definition].kind == .variable,
      names[definition].body == names[use].body,
      let variable = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
      case .functionCall(let made)? = variable.initializer?.withoutEffectMarkers, makesModel(made)
    else { return .no }
    let graph = controlFlow(of: names[use].body, in: names)
    let usedLater = graph.mayUse(definition, from: .behind(graph.places(of: call.node)))
    if usedLater != .no { return usedLater == .yes ? .no : .unknown }
    let isHandedOn = names.uses(of: definition).contains { other in
      other != use && !names[other].hasPath
    }
    return isHandedOn ? .unknown : .yes
  }

  /// `values.map { Model(…) }`
  private func makesModels(_ call: FunctionCallExpr) -> Bool {
    guard call.calleeName == .map || call.calleeName == .compactMap, let closure = call.trailingClosure,
      closure.statements.count == 1,
      case .expression(let only)? = closure.statements.first, case .functionCall(let made) = only.withoutEffectMarkers
    else { return false }
    return makesModel(made)
  }

  /// `item.makeModel()` of a function that returns what it makes.
  private func isGivenNewModel(by call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName, index.functions(named: name).contains(where: { givesModels($0) }) else {
      return false
    }
    return modelOrigin(of: .functionCall(call)) == .unmanaged
  }

  /// `Model(…)`. A structure may hold a model that is not new.
  private func makesModel(_ call: FunctionCallExpr) -> Bool {
    typeMade(by: call).map { index.isModel($0).isYes } ?? false
  }
}

extension Expr {
  /// `Type`, `Outer.Type`, `Type<Argument>`, `[Element]`: types begin with a capital letter, as Swift's naming
  /// guidelines have it.
  fileprivate var isSpelledAsType: Bool {
    switch self {
    case .declReference(let reference): reference.nameToken.beginsUppercase
    case .memberAccess(let member): member.nameToken?.beginsUppercase == true && member.base?.isSpelledAsType == true
    case .genericSpecialization(let generic): generic.operand?.isSpelledAsType == true
    case .array, .dictionary: true
    default: false
    }
  }
}

extension FunctionCallExpr {
  /// `Type(…)`: what it makes is new.
  public var makesValue: Bool {
    if case .memberAccess(let member)? = callee, member.name == .`init` { return true }
    return callee?.isSpelledAsType ?? false
  }

  /// The argument that a parameter gets, by its label, or by its place among those without.
  public func argument(for parameter: Parameter, of function: FunctionDeclaration) -> Expr? {
    if parameter.label != .noName { return arguments.first { $0.labelName == parameter.label }?.expression }
    let unlabelled = function.parameters.filter { $0.label == .noName }
    guard let place = unlabelled.firstIndex(where: { $0.name == parameter.name }) else { return nil }
    return arguments.filter { $0.label == nil }.dropFirst(place).first?.expression
  }
}
