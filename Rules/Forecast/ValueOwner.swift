import LintKit

/// Who may use a value at the same time as what it is sent to, SE-0414.
enum ValueOwner {
  /// The code of the current task, or of the actor that it runs on.
  case task
  /// No other code has it: it was made here of nothing that others have.
  case fresh
  case unknown
}

extension Pass {
  /// Who has the value of a name, at a use of it. What is 'Sendable' belongs to nobody, and is not asked about.
  func owner(ofValueAt use: Node) -> ValueOwner {
    guard let names = localNames(around: use), let id = names.use(at: use) else { return .unknown }
    switch names[id].resolution {
    case .selfParameter: return .task
    case .local(let definition): return owner(of: definition, in: names, depth: 0)
    case .memberOrGlobal, .unknown: return .unknown
    }
  }

  func owner(of expression: Expr?) -> ValueOwner { owner(of: expression, depth: 0) }

  private static let deepest = 8

  private func owner(of id: DefinitionID, in names: LocalNames, depth: Int) -> ValueOwner {
    let definition = names[id]
    let introduced = names.node(of: id)
    switch definition.kind {
    case .parameter: return introduced.isSendingParameter ? .fresh : .task
    // What is given to a closure comes from whoever calls it.
    case .closureParameter, .anonymousParameter: return .task
    case .variable, .optionalBinding:
      // What is assigned later may come from elsewhere.
      guard depth < Self.deepest, !definition.flags.contains(.isWritten) else { return .unknown }
      return owner(of: introduced.valueOfBinding, depth: depth + 1)
    default: return .unknown
    }
  }

  private func owner(of expression: Expr?, depth: Int) -> ValueOwner {
    switch expression {
    case .declReference(let name)?:
      guard let names = localNames(around: name.node), let id = names.use(at: name.node) else { return .unknown }
      switch names[id].resolution {
      case .selfParameter: return .task
      case .local(let definition): return owner(of: definition, in: names, depth: depth)
      case .memberOrGlobal, .unknown: return .unknown
      }
    case .memberAccess(let member)?:
      guard let base = member.base else { return .unknown }
      return owner(of: base, depth: depth)
    case .subscriptCall(let element)?: return owner(of: element.callee, depth: depth)
    case .forceUnwrap(let unwrapped)?: return owner(of: unwrapped.operand, depth: depth)
    case .optionalChaining(let chain)?: return owner(of: chain.operand, depth: depth)
    case .try(let attempt)?: return owner(of: attempt.operand, depth: depth)
    case .await(let waiting)?: return owner(of: waiting.operand, depth: depth)
    case .functionCall(let call)?: return owner(ofResultOf: call, depth: depth)
    default: return .unknown
    }
  }

  /// What a call gives back belongs to the strongest owner among what goes in.
  private func owner(ofResultOf call: FunctionCallExpr, depth: Int) -> ValueOwner {
    guard depth < Self.deepest, call.trailingClosure == nil else { return .unknown }
    var owners: [ValueOwner] = []
    switch call.callee {
    case .declReference?: break
    case .memberAccess(let member)?:
      if let base = member.base, case .metatype = type(of: base) { break }
      owners.append(member.base.map { isShareable($0) ? .fresh : owner(of: $0, depth: depth + 1) } ?? .unknown)
    default: return .unknown
    }
    for argument in call.arguments {
      guard let value = argument.expression else { return .unknown }
      owners.append(isShareable(value) ? .fresh : owner(of: value, depth: depth + 1))
    }
    if owners.contains(where: { $0 == .task }) { return .task }
    return owners.contains { $0 == .unknown } ? .unknown : .fresh
  }

  private func isShareable(_ expression: Expr) -> Bool {
    sendability(of: type(of: expression), at: expression.node).answer.isYes
  }
}

extension Node {
  /// `sending` before the type of a parameter.
  fileprivate var isSendingParameter: Bool {
    FunctionParameter(self)?.type?.node.firstToken.name == .sending
  }

  /// What is behind `=` of the binding that a pattern is part of.
  fileprivate var valueOfBinding: Expr? {
    for ancestor in [self] + Array(ancestors.prefix(3)) {
      if let binding = PatternBinding(ancestor) { return binding.initializer }
      if let condition = OptionalBindingCondition(ancestor) { return condition.initializer }
    }
    return nil
  }
}
