import LintSyntax

/// The meaning of calls of members, by the types of their receivers.
extension ExpressionTyper {
  /// The functions that a call of a member may mean: those of its receiver's type that its labels and trailing closures
  /// fit. None where they fit none of the candidates, whatever that type is; `nil` where it is not known, or no such
  /// function of it can be read.
  func functions(calledBy call: FunctionCallExpr, ifAnyOf candidates: [DeclRef]) -> [DeclRef]? {
    let arguments = arguments(of: call.node)
    guard candidates.contains(where: { fits(types.untypedParameters(of: $0), arguments) != nil }) else { return [] }
    guard case .memberAccess(let member)? = call.callee?.withoutNameSuffixes,
      case .members(let members, _) = callee(of: member)
    else { return nil }
    let functions = members.map(\.declaration).filter {
      types.node($0).kind == .functionDecl && fits(types.signature(of: $0).parameters, arguments) != nil
    }
    return functions.isEmpty ? nil : functions
  }

  /// The type whose members a receiver has. For the result of a generic call, it is known before its generic arguments
  /// are: `VStack { … }.padding()`.
  func receiverType(of base: Expr) -> SwiftType {
    let type = linkType(of: base)
    guard type.isUnknown, case .functionCall(let call) = base, let resolved = resolve(call.node) else { return type }
    return resolved.result.replacing(resolved.open)
  }
}
