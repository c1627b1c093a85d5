import LintFlow
import LintSyntax

extension ExpressionTyper {
  /// Whether values of a type may be shared, where generic parameters and associated types are what the code around a
  /// place requires of them.
  public func sendability(of type: SwiftType, at place: Node) -> Sendability {
    let environment = environment(at: place)
    let isSendable = { self.isSendable(archetype: $0, environment).or(self.isInferred(of: $0, at: place)) }
    var sendability = types.index.sendability(of: grounded(type, isSendable), in: file)
    if sendability.answer.isNo {
      for parameter in parameters(of: type, isSendable) {
        let owner = parameter.owner
        let name = Name(spelling: parameter.name)
        sendability.roots.add(types.index.root(ofParameter: name, at: types.node(owner), in: owner.file))
      }
    }
    return sendability
  }

  /// The generic parameters in a type that are not `Sendable`.
  private func parameters(of type: SwiftType, _ isSendable: (SwiftType) -> Truth) -> [GenericParameterID] {
    var found: [GenericParameterID] = []
    _ = type.contains { part in
      if case .parameter(let id) = part, isSendable(part).isNo { found.append(id) }
      return false
    }
    return found
  }

  /// A type with a sendable or another one in the place of each archetype, as the archetype is or is not.
  private func grounded(_ type: SwiftType, _ isSendable: (SwiftType) -> Truth) -> SwiftType {
    switch type {
    case .parameter, .member:
      switch isSendable(type) {
      case .yes: return types.standardType("Int")
      case .no: return .nominal(.init(declaration: nil, name: "AnyObject", parent: nil, arguments: []))
      case .unknown: return .unknown
      }
    default: return type.mapParts { grounded($0, isSendable) }
    }
  }

  /// Whether the compiler infers that an archetype is `Sendable`, as a task in the signature of a function around a
  /// place gives it back.
  private func isInferred(of archetype: SwiftType, at place: Node) -> Truth {
    let isInferred = place.ancestors.contains { around in
      guard around.kind == .functionDecl || around.kind == .initializerDecl,
        let function = types.index.declaration(of: around, in: file)
      else { return false }
      return types.signature(of: function).functionType.contains { part in
        guard case .nominal(let nominal) = part, nominal.arguments.contains(archetype) else { return false }
        return types.index.has(.task, part) || types.index.has(.taskGroup, part)
      }
    }
    return Truth(isInferred)
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
