/// What a `FetchDescriptor` asks for.
public enum Fetched {
  /// All models of a class.
  case everything(DeclRef)
  /// It has a predicate, a limit or an offset.
  case restricted
  case unknown
}

extension Pass {
  /// What a fetch with this descriptor asks for: one that is made in place, or a local that is made in the same
  /// function.
  public func fetched(by descriptor: Expr?) -> Fetched {
    switch descriptor?.withoutEffectMarkers {
    case .functionCall(let call)?: return fetched(byNew: call)
    case .declReference(let reference)?:
      guard case .variable(let variable)? = binding(of: reference),
        case .functionCall(let call)? = variable.initializer?.withoutEffectMarkers
      else { return .unknown }
      let changes = changes(to: variable, before: reference.node)
      return changes == .no ? fetched(byNew: call) : changes == .yes ? .restricted : .unknown
    default: return .unknown
    }
  }

  /// Whether a descriptor is restricted on a way to its use: `d.predicate = …`, `d.fetchLimit = …`.
  private func changes(to variable: PatternBinding, before use: Node) -> Truth {
    guard let (names, definition) = local(introducedBy: variable.node), let graph = controlFlow(around: use) else {
      return .unknown
    }
    var answer = Truth.no
    for change in names.uses(of: definition) {
      let node = names.node(of: change)
      switch names[change].kind {
      case .modify: if !node.isRestricted { continue }
      case .write, .update, .inOut: break
      case .read, .methodCall, .call, .consume, .captureList: continue
      }
      let reaches = graph.hasPath(from: .behind(graph.places(of: node)), to: .before(graph.places(of: use)))
      if names[change].body == graph.body, reaches == .no { continue }
      answer = answer.or(names[change].kind == .modify ? .yes : .unknown)
    }
    return answer
  }
}

extension Node {
  /// `name.predicate`, `name.fetchLimit`, `name.fetchOffset`
  fileprivate var isRestricted: Bool {
    guard role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }) else { return false }
    return ["predicate", "fetchLimit", "fetchOffset"].contains(member.nameToken?.identifierText)
  }
}

extension Pass {
  /// `FetchDescriptor<T>(…)` by its arguments.
  private func fetched(byNew call: FunctionCallExpr) -> Fetched {
    guard call.calleeName == .FetchDescriptor, let type = descriptor(madeBy: call) else { return .unknown }
    if let predicate = call.argument(labeled: .predicate) {
      guard case .nilLiteral? = predicate.expression else { return .restricted }
    }
    return type.arguments.first?.ownDeclaration.map { .everything($0) } ?? .unknown
  }

  /// As it is written, `FetchDescriptor<T>`, or as the code around tells.
  private func descriptor(madeBy call: FunctionCallExpr) -> SwiftType.NominalType? {
    if let callee = call.callee, case .metatype(.nominal(let written)) = type(of: callee), !written.arguments.isEmpty {
      return written.isOfSDK ? written : nil
    }
    guard case .nominal(let inferred) = type(of: .functionCall(call)), inferred.isOfSDK else { return nil }
    return inferred
  }
}
