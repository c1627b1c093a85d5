extension Pass {
  /// Whether code is part of an argument for an `@autoclosure` parameter that is synchronous, or behind `&&` and its
  /// like, which take one: it cannot wait, whatever the function around does. Unknown where it is not known what is
  /// called with it.
  public func isInSynchronousAutoclosure(_ node: Node) -> Truth {
    var answer: Truth = .no
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .codeBlock: return answer
      case .sequenceExpr where current.isBehindShortCircuit: return .yes
      case .labeledExpr:
        if let call = parent.parent.flatMap({ FunctionCallExpr($0) }) {
          let given = isGivenAsSynchronousAutoclosure(current, to: call)
          if given.isYes { return .yes }
          answer = answer.or(given)
        }
      case .macroExpansionExpr: answer = answer.or(.unknown)
      default: break
      }
      current = parent
    }
    return answer
  }

  private func isGivenAsSynchronousAutoclosure(_ argument: Node, to call: FunctionCallExpr) -> Truth {
    guard let callee = member(calledBy: call) else { return typeMade(by: call) == nil ? .unknown : .no }
    if callee.kind == .property { return .no }
    let function = index.function(callee.ref)
    let parameter = function.parameters.first { call.argument(for: $0, of: function)?.node == argument }
    return Truth(parameter?.isSynchronousAutoclosure == true)
  }
}
