import LintSyntax

/// `#if`. A manifest is compiled for whatever machine builds the package, so what asks about the machine is unknown.
extension ManifestEvaluator {
  /// Whether the condition holds; nil when that is unknown.
  func buildCondition(_ condition: Expr?) -> Bool? {
    switch condition {
    case .booleanLiteral(let literal)?: literal.value
    case .tuple(let tuple)?: buildCondition(tuple.parenthesized)
    case .prefixOperator(let prefix)? where prefix.operatorToken.text == "!": buildCondition(prefix.operand).map { !$0 }
    // Nothing defines compilation conditions for a manifest.
    case .declReference?: false
    case .functionCall(let call)?: buildCondition(call)
    case .sequence(let sequence)?: buildCondition(Array(sequence.elements))
    default: nil
    }
  }

  /// `a && b || c`, flat.
  private func buildCondition(_ row: [SequenceElement]) -> Bool? {
    var any: Bool? = false
    var all: Bool? = true
    for element in row {
      switch element {
      case .operand(let operand):
        switch buildCondition(operand) {
        case false?: all = false
        case nil: if all == true { all = nil }
        case true?: break
        }
      case .binaryOperator(let binary) where binary.operatorToken.text == "||":
        any = Self.either(any, all)
        all = true
      case .binaryOperator(let binary) where binary.operatorToken.text == "&&": break
      default: return nil
      }
    }
    return Self.either(any, all)
  }

  private static func either(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == true || right == true { return true }
    return left == false && right == false ? false : nil
  }

  /// `compiler(>=6.0)`, `swift(<6)`; `os(…)`, `canImport(…)` and the like are unknown.
  private func buildCondition(_ call: FunctionCallExpr) -> Bool? {
    guard case .declReference(let callee)? = call.callee,
      ["compiler", "swift", "_compiler_version"].contains(callee.nameToken.text),
      case .prefixOperator(let comparison)? = call.arguments.first?.expression,
      let version = comparison.operand.flatMap({ ToolsVersion($0.node.text) })
    else { return nil }
    asksAboutTools = true
    // A manifest is compiled in the language mode of its tools version, which `swift(…)` does not ask about.
    switch comparison.operatorToken.text {
    case ">=": return toolchain >= version
    case "<": return toolchain < version
    default: return nil
    }
  }
}
