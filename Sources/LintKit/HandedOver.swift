extension Pass {
  /// Whether a local is made where it is declared, and then given away for good to a closure or child task that
  /// captures it: nothing else has it, so it may cross (SE-0414).
  ///
  /// - Parameter boundary: the closure, or the declaration with `async let`.
  public func isHandedOver(_ definition: DefinitionID, of names: LocalNames, to boundary: Node) -> Truth {
    guard names[definition].kind == .variable,
      let variable = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
      case .functionCall(let made)? = variable.initializer?.withoutEffectMarkers, made.makesValue
    else { return .no }
    // A closure in between that captures it may run again, and keeps it.
    guard let around = boundary.parent, names.body(around: around) == names[definition].body,
      let graph = controlFlow(around: around)
    else {
      return .no
    }
    let usedLater = graph.mayUse(definition, from: .behind(graph.places(of: boundary))) { use in
      use.node < boundary.id || use.node >= boundary.subtreeEnd
    }
    let sentAgain = graph.mayRepeat(boundary, keeping: definition)
    guard usedLater.isNo, sentAgain.isNo else { return usedLater.or(sentAgain).isYes ? .no : .unknown }
    var isKept = Truth.no
    for use in names.uses(of: definition) where names[use].node < boundary.id {
      let node = names.node(of: use)
      if node.isOnlySetUp { continue }
      guard let inserted = node.insertedModel else { return .unknown }
      isKept = isKept.or(isUsed(inserted, in: names, after: boundary, of: graph))
    }
    return !isKept
  }

  /// Whether a model that was inserted is used later: it belongs to the region of its context.
  private func isUsed(_ model: Expr, in names: LocalNames, after boundary: Node, of graph: ControlFlow) -> Truth {
    switch model {
    case .functionCall(let made) where made.makesValue: return .no
    case .declReference(let reference):
      guard let use = names.use(at: reference.node), case .local(let definition) = names[use].resolution else {
        return .unknown
      }
      let usedLater = graph.mayUse(definition, from: .behind(graph.places(of: boundary)))
      if usedLater.isYes { return .yes }
      guard names[definition].kind == .variable,
        let variable = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
        case .functionCall(let made)? = variable.initializer?.withoutEffectMarkers, made.makesValue
      else { return .unknown }
      return usedLater
    default: return .unknown
    }
  }
}

extension Node {
  /// `model` of `local.insert(model)`
  fileprivate var insertedModel: Expr? {
    guard role == .base, let call = parent?.parent.flatMap({ FunctionCallExpr($0) }), parent?.role == .callee,
      call.calleeName == .insert, let argument = call.arguments.first, argument.label == nil, call.arguments.count == 1
    else { return nil }
    return argument.expression
  }

  /// `local.property = value` or `local.method()` without arguments: nobody else gets to know the local.
  fileprivate var isOnlySetUp: Bool {
    guard role == .base, let member = parent, member.kind == .memberAccessExpr else { return false }
    switch member.role {
    case .callee:
      return member.parent.flatMap { FunctionCallExpr($0) }.map { $0.arguments.isEmpty && $0.lastClosure == nil }
        ?? false
    case .element: return true
    default: return false
    }
  }
}
