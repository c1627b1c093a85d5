import LintSyntax

/// Which overloads a closure can be passed to, by the number of its parameters.
extension ExpressionTyper {
  /// The calls whose closures have as many parameters as the functions that are expected, without those that expect
  /// something else than a function; all, if none is left.
  func fittingParameters(_ calls: [ResolvedCall]) -> [ResolvedCall] {
    let fitting = calls.filter { call in
      zip(call.arguments, call.parameterTypes).allSatisfy { argument, parameter in
        guard case .closure(let closure)? = argument.expression, let function = parameter.functionType else {
          return true
        }
        return closure.mayTake(function.parameters)
      }
    }
    let ofFunctions = fitting.filter { call in
      zip(call.arguments, call.parameterTypes).allSatisfy { argument, parameter in
        !argument.isClosure || parameter.isUnknown || parameter.functionType != nil
      }
    }
    return ofFunctions.isEmpty ? fitting.isEmpty ? calls : fitting : ofFunctions
  }
}

extension ClosureExpr {
  /// Whether it may be passed where a function with these parameters is expected. All of these have to be used, by name
  /// or by number; several names may take a tuple apart.
  fileprivate func mayTake(_ expected: [SwiftType.FunctionType.Parameter]) -> Bool {
    let named = parameters.count
    if named > 0 { return named == expected.count || named > 1 && expected.count == 1 && expected[0].type.mayBeTuple }
    return expected.isEmpty || mentionsNumberedParameter
  }

  /// `$0`, also of a closure inside.
  private var mentionsNumberedParameter: Bool { node.tokens.contains { $0.kind == .dollarIdentifier } }
}

extension SwiftType {
  fileprivate var mayBeTuple: Bool {
    switch self {
    case .tuple, .unknown, .parameter, .member: true
    default: false
    }
  }
}
