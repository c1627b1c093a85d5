import LintFlow
import LintSyntax

extension ExpressionTyper {
  /// Whether values of a type may be shared, where generic parameters and associated types are what the code around a
  /// place requires of them.
  public func sendability(of type: SwiftType, at place: Node) -> Sendability {
    let environment = environment(at: place)
    var sendability = types.index.sendability(of: grounded(type, environment), in: file)
    if sendability.answer.isNo {
      for parameter in parameters(of: type, environment) {
        let owner = parameter.owner
        let name = Name(spelling: parameter.name)
        sendability.roots.add(types.index.root(ofParameter: name, at: types.node(owner), in: owner.file))
      }
    }
    return sendability
  }

  /// The generic parameters in a type that are not `Sendable`.
  private func parameters(of type: SwiftType, _ environment: Environment) -> [GenericParameterID] {
    var found: [GenericParameterID] = []
    _ = type.contains { part in
      if case .parameter(let id) = part, isSendable(archetype: part, environment).isNo { found.append(id) }
      return false
    }
    return found
  }

  /// A type with a sendable or another one in the place of each archetype, as the archetype is or is not.
  private func grounded(_ type: SwiftType, _ environment: Environment) -> SwiftType {
    switch type {
    case .parameter, .member:
      switch isSendable(archetype: type, environment) {
      case .yes: return types.standardType("Int")
      case .no: return .nominal(.init(declaration: nil, name: "AnyObject", parent: nil, arguments: []))
      case .unknown: return .unknown
      }
    default: return type.mapParts { grounded($0, environment) }
    }
  }

  private func isSendable(archetype type: SwiftType, _ environment: Environment) -> Truth {
    let bounds = types.bounds(of: type, environment)
    var answer = Truth.no
    for bound in bounds {
      guard case .nominal(let nominal) = bound, let declaration = nominal.declaration else {
        answer = .unknown
        continue
      }
      switch types.index.sendability(of: declaration).answer {
      case .yes: return .yes
      case .unknown: answer = .unknown
      case .no: break
      }
    }
    return answer
  }
}
