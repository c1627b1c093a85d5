import LintSyntax

extension ClosureTraits {
  /// Reads a closure's signature and where it stands.
  init(of closure: ClosureExpr) {
    placement = Self.placement(of: closure)
    guard let signature = closure.signature else { return }
    isAsync = signature.isAsync
    for attribute in signature.attributes {
      guard let token = attribute.nameToken else { continue }
      switch token.name {
      case .concurrent: isConcurrent = true
      case .Sendable: isSendable = true
      default: if globalActor == .noName { globalActor = token.name }
      }
    }
    for capture in signature.captures where capture.isWeak && capture.nameToken.kind == .self { capturesSelfWeakly = true }
    for parameter in closure.parameters {
      guard case .full(let full) = parameter else { continue }
      if full.isIsolated { hasIsolatedParameter = true }
    }
  }

  private static func placement(of closure: ClosureExpr) -> Placement {
    let node = closure.node
    guard let parent = node.parent else { return .other }
    switch node.role {
    case .callee:
      return .calledInPlace
    case .trailingClosure:
      guard let call = FunctionCallExpr(parent) else { return .other }
      return placement(in: call, label: nil, position: call.arguments.count, isFirstTrailing: true)
    case .closure:
      guard let element = MultipleTrailingClosureElement(parent), let call = parent.parent.flatMap({ FunctionCallExpr($0) })
      else { return .other }
      var position = call.arguments.count + 1
      for other in call.additionalTrailingClosures {
        if other == element { break }
        position += 1
      }
      return placement(in: call, label: element.label, position: position, isFirstTrailing: false)
    case .operand:
      guard let argument = LabeledExpr(parent), parent.role == .argument,
        let call = parent.parent.flatMap({ FunctionCallExpr($0) })
      else { return .other }
      var position = 0
      for other in call.arguments {
        if other == argument { break }
        position += 1
      }
      return placement(in: call, label: argument.label, position: position, isFirstTrailing: false)
    case .element:
      return isAssignedToSendableProperty(node) ? .construct(.sendable) : .other
    default:
      return .other
    }
  }

  private static func placement(
    in call: FunctionCallExpr, label: TokenCursor?, position: Int, isFirstTrailing: Bool
  ) -> Placement {
    guard let callee = call.calleeNameToken else { return .other }
    if let construct = ClosureConstruct(call: call, callee: callee.name, label: label?.name) { return .construct(construct) }
    return .argument(
      Argument(
        callee: callee.name, label: label?.name ?? .noName, position: UInt16(clamping: position),
        isFirstTrailing: isFirstTrailing))
  }

  /// `continuation.onTermination = { … }`
  private static func isAssignedToSendableProperty(_ node: Node) -> Bool {
    guard let sequence = node.parent.flatMap({ SequenceExpr($0) }) else { return false }
    var elements = sequence.elements
    guard case .operand(.memberAccess(let target))? = elements.next(), case .assignment? = elements.next() else { return false }
    return target.name == .onTermination
  }
}
