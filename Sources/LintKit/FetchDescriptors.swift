/// What a `FetchDescriptor` asks for.
public enum Fetched {
  /// All models of a type, by its name.
  case everything(String)
  /// It has a predicate, a limit or an offset.
  case restricted
  case unknown
}

extension Pass {
  /// What a fetch with this descriptor asks for: one that is made in place, or a local that is made in the same function.
  public func fetched(by descriptor: Expr?) -> Fetched {
    switch descriptor?.withoutEffectMarkers {
    case .functionCall(let call)?: return call.asDescriptor
    case .declReference(let reference)?:
      guard case .variable(let variable)? = binding(of: reference),
        case .functionCall(let call)? = variable.initializer?.withoutEffectMarkers
      else { return .unknown }
      let changes = changes(to: variable, except: reference.node)
      return changes == .no ? call.asDescriptor : changes == .yes ? .restricted : .unknown
    default: return .unknown
    }
  }

  /// Whether a descriptor is restricted after its declaration: `d.predicate = …`, `d.fetchLimit = …`.
  private func changes(to variable: PatternBinding, except use: Node) -> Truth {
    guard let block = variable.node.parent?.parent else { return .unknown }
    var answer = Truth.no
    for node in block.descendants where node.id > variable.node.id && node.mainToken.name == variable.name {
      guard node.kind == .declReferenceExpr, node != use, let parent = node.parent else { continue }
      if let member = MemberAccessExpr(parent), node.role == .base {
        if ["predicate", "fetchLimit", "fetchOffset"].contains(member.nameToken?.identifierText) { return .yes }
      } else if parent.kind == .inOutExpr || parent.kind == .sequenceExpr {
        answer = .unknown
      }
    }
    return answer
  }
}

extension FunctionCallExpr {
  /// `FetchDescriptor<T>(…)` by its arguments.
  fileprivate var asDescriptor: Fetched {
    let type = LightType(inferredFrom: Expr(node))
    guard type.name == "FetchDescriptor" else { return .unknown }
    if let predicate = argument(labeled: .predicate) {
      guard case .nilLiteral? = predicate.expression else { return .restricted }
    }
    guard let model = type.arguments.first, model.form == .named else { return .unknown }
    return .everything(model.name)
  }
}
