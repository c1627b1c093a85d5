import LintSyntax

extension ExpressionTyper {
  /// Whether a call without `await` could be of another function where the code around may suspend: an asynchronous
  /// overload is preferred there (SE-0296), such as the one that Swift makes of a method with a completion handler that
  /// callers may leave out (SE-0297).
  public func mayMeanAsyncFunction(_ call: FunctionCallExpr) -> Bool {
    let arguments = arguments(of: call.node)
    return functions(meantBy: call, arguments).contains { function in
      let signature = types.signature(of: function)
      if signature.isAsync { return fits(signature.parameters, arguments) != nil }
      return function.isOfSDK && signature.mayHaveAsyncVariant
        && fits(Array(signature.parameters.dropLast()), arguments) != nil
    }
  }

  /// The overloads that a call without `await` chooses of. Where its receiver is not known, all functions of its name
  /// of each type that has a synchronous one.
  private func functions(meantBy call: FunctionCallExpr, _ arguments: [CallArgument]) -> [DeclRef] {
    let callee: Callee
    switch call.callee {
    case .declReference(let reference)?: callee = self.callee(named: reference)
    case .memberAccess(let member)?: callee = self.callee(of: member)
    default: return []
    }
    switch callee {
    case .members(let members, _): return members.map(\.declaration).filter(isFunction)
    case .type, .value: return []
    case .unknown:
      guard let name = call.calleeName else { return [] }
      let imported = types.index.imports(of: file).interfaces.modules.flatMap {
        $0.callables(named: name) + $0.memberFunctions(named: name)
      }
      let functions = (types.index.functions(named: name) + imported).filter(isFunction)
      let synchronous = functions.filter {
        let signature = types.signature(of: $0)
        return !signature.isAsync && fits(signature.parameters, arguments) != nil
      }
      let owners = Set(synchronous.map(owner))
      return functions.filter { owners.contains(owner(of: $0)) }
    }
  }

  private func isFunction(_ ref: DeclRef) -> Bool { types.node(ref).kind == .functionDecl }

  /// The type that has a function; `nil` for a global one.
  private func owner(of function: DeclRef) -> DeclRef? {
    types.index.function(function).owner.flatMap { types.index.extendedNominal($0) ?? $0 }
  }
}

extension Signature {
  /// Of a function that is only listed as a member, without its closures' types: whether its last parameter is a
  /// completion handler that may be left out. Interfaces state the asynchronous function where there is one.
  fileprivate var mayHaveAsyncVariant: Bool {
    guard result == .void, let handler = parameters.last, handler.hasDefault, handler.type.isUnknown else {
      return false
    }
    let label = handler.label?.lowercased() ?? ""
    return label.hasSuffix("completion") || label.hasSuffix("completionhandler")
  }
}
