import LintKit

extension Pass {
  /// Whether every path to the end of a body that avoids some places comes from conversions that fail.
  func hasPathsOfConversionsOnly(in graph: ControlFlow, avoiding met: [ControlFlow.Place]) -> Bool {
    var barriers = met
    /// Where the condition of an `if` holds.
    var successes: [[ControlFlow.Place]] = []
    for node in graph.names.node(of: graph.body).descendants(stoppingAtNestedFunctions: true) {
      if let statement = GuardStmt(node), areConversions(statement.conditions), let leaving = statement.body?.node {
        barriers += graph.places { leaving.id <= $0.node && $0.node < leaving.subtreeEnd }
      } else if let choice = IfExpr(node), choice.elseBranch == nil, areConversions(choice.conditions) {
        let bindings = choice.conditions.map { $0.node }
        guard let first = bindings.first, let last = bindings.last,
          let pattern = OptionalBindingCondition(last)?.pattern?.node
        else { continue }
        barriers += graph.places { first.id <= $0.node && $0.node < first.subtreeEnd }
        successes.append(graph.places(of: pattern))
      }
    }
    guard barriers.count > met.count else { return false }
    return graph.hasPath(from: .entry, to: .exit(.any), avoiding: barriers).isNo
      && successes.allSatisfy { graph.hasPath(from: .behind($0), to: .exit(.any), avoiding: barriers).isNo }
  }

  /// Whether all of the conditions bind what an encoder makes of a value, or text and its bytes make of each other.
  private func areConversions(_ conditions: SyntaxList<Condition>) -> Bool {
    conditions.allSatisfy { condition in
      guard case .optionalBinding(let binding) = condition, var value = binding.initializer else { return false }
      if case .try(let attempt) = value, attempt.isOptional, let operand = attempt.operand { value = operand }
      guard case .functionCall(let call) = value else { return false }
      return isConversion(call)
    }
  }

  /// `encoder.encode(value)`, `JSONSerialization.data(withJSONObject: value)`, `String(data: data, encoding: .utf8)`,
  /// `text.data(using: .utf8)`
  private func isConversion(_ call: FunctionCallExpr) -> Bool {
    switch (call.calleeNameToken?.identifierText, call.arguments.first?.label?.text) {
    case ("encode", nil): call.calleeBase.map { index.has(.coder, type(of: $0)) } ?? false
    case ("data", "withJSONObject"): call.calleeBase?.lastNameToken?.text == "JSONSerialization"
    case ("String", "data"), ("String", "bytes"), ("data", "using"): call.node.lastArgumentIsUTF8
    default: false
    }
  }
}

extension Node {
  /// `.utf8` or `String.Encoding.utf8`
  fileprivate var lastArgumentIsUTF8: Bool {
    FunctionCallExpr(self)?.arguments.contains { argument in
      ["encoding", "using"].contains(argument.label?.text ?? "") && argument.expression?.lastNameToken?.text == "utf8"
    } ?? false
  }
}
