import LintKit

/// Types that are written with arguments that have to be `Sendable`. The compiler says it where the declaration around
/// has its name.
extension ForecastSendableRequirements {
  static func checkWritten(_ node: Node, in pass: Pass) {
    switch node.kind {
    case .patternBinding:
      let binding = PatternBinding(unchecked: node)
      if let name = binding.nameToken { checkVariable(binding, name, in: pass) }
    case .functionDecl:
      let function = FunctionDecl(unchecked: node)
      check(function.parameters.map(\.type) + [function.returnType], at: node.mainToken, of: node, in: pass)
    case .initializerDecl:
      check(InitializerDecl(unchecked: node).parameters.map(\.type), at: node.mainToken, of: node, in: pass)
    case .subscriptDecl:
      let declaration = SubscriptDecl(unchecked: node)
      check(declaration.parameters.map(\.type) + [declaration.returnType], at: node.mainToken, of: node, in: pass)
    case .closureExpr: check(ClosureExpr(unchecked: node).writtenTypes, at: node.firstToken, of: node, in: pass)
    case .typeAliasDecl: check([TypeAliasDecl(unchecked: node).aliasedType], at: node.mainToken, of: node, in: pass)
    case .enumCaseElement:
      check(EnumCaseElement(unchecked: node).parameters.map(\.type), at: node.mainToken, of: node, in: pass)
    case .classDecl:
      check(node.children(.inheritedType).map { InheritedType($0)?.type }, at: node.mainToken, of: node, in: pass)
    case .asExpr, .isExpr: check([node.child(.type).flatMap { TypeRef($0) }], at: node.firstToken, of: node, in: pass)
    default: return
    }
  }

  private static func check(
    _ written: [TypeRef?], at place: TokenCursor, of node: Node, in pass: Pass
  ) {
    let required = written.compactMap { $0 }.flatMap { type -> [TypeToShare] in
      let isCandidate = type.node.tokens.contains {
        $0.kind == .identifier && pass.index.mayRequireSendable($0.name)
      }
      return isCandidate ? pass.typesToShare(byWriting: type) : []
    }
    check(required, at: place.range, node, in: pass)
  }

  /// A variable has a type even where none is written. The compiler only says what is wrong with it if it is not by the
  /// name of a typealias, which types do not keep here.
  private static func checkVariable(_ binding: PatternBinding, _ name: TokenCursor, in pass: Pass) {
    if let written = binding.type { return check([written], at: name, of: binding.node, in: pass) }
    if case .closure(let closure)? = binding.initializer {
      return check(closure.writtenTypes, at: name, of: binding.node, in: pass)
    }
    guard case .functionCall(let call)? = binding.initializer, let callee = call.calleeNameToken,
      pass.index.mayRequireSendable(callee.name), call.makesValue, let made = pass.typeMade(by: call),
      pass.index.type(made).name == callee.identifierText
    else { return }
    let required = (pass.typesToShare(byCalling: call) ?? []).filter { $0.converted == nil }
    check(required.filter { !$0.type.hasUnknown }, at: name.range, binding.node, in: pass)
  }

  /// The associated types of the conformances that the file states.
  static func checkAssociatedTypes(in pass: Pass) {
    for (place, required) in pass.associatedTypesToShare {
      let type = pass.index.type(place)
      let range = type.kind == .extension ? type.node.firstToken.range : type.nameRange
      check([required], at: range, type.node, in: pass)
    }
  }
}

extension ClosureExpr {
  /// Of its parameters and its result.
  fileprivate var writtenTypes: [TypeRef?] { parameters.map(\.type) + [signature?.returnType] }
}
