/// What a `FetchDescriptor` asks for.
public enum Fetched {
  /// All models of a class.
  case everything(DeclRef)
  /// It has a predicate, a limit or an offset.
  case restricted
  case unknown
}

/// A descriptor that a fetch uses: one that is made in place, or a local of the same function.
public struct FetchRequest {
  /// `FetchDescriptor<T>(…)`
  public let call: FunctionCallExpr
  /// The local that holds it.
  public let variable: PatternBinding?
  /// What is set on a way to the fetch: `predicate`, `fetchLimit`.
  public let settings: [MemberAccessExpr]
  /// Whether nothing else changes it before the fetch.
  public let isKnown: Bool

  /// Whether the descriptor asks for some rows of those that a predicate lets pass.
  public var isLimited: Bool { sets(["fetchLimit", "fetchOffset"]) }

  /// The predicate that it is made with, where it has no other.
  public var predicate: Expr? {
    guard !sets(["predicate"]), let given = call.argument(labeled: .predicate)?.expression else { return nil }
    if case .nilLiteral = given { return nil }
    return given
  }

  public var hasPredicate: Bool { sets(["predicate"]) || predicate != nil }
  public var isSorted: Bool { sets(["sortBy"]) || call.arguments.contains { $0.label?.isSpelled("sortBy") == true } }

  func sets(_ names: Set<String>) -> Bool {
    settings.contains { $0.nameToken.map { names.contains($0.identifierText) } ?? false }
  }
}

extension Pass {
  /// What a fetch with this descriptor asks for.
  public func fetched(by descriptor: Expr?) -> Fetched {
    guard let request = request(by: descriptor), let type = descriptorType(madeBy: request.call) else {
      return .unknown
    }
    if request.hasPredicate || request.isLimited { return .restricted }
    guard request.isKnown else { return .unknown }
    return type.arguments.first?.ownDeclaration.map { .everything($0) } ?? .unknown
  }

  /// How the descriptor of a fetch is made; `nil` where that is in another function.
  public func request(by descriptor: Expr?) -> FetchRequest? {
    switch descriptor?.withoutEffectMarkers {
    case .functionCall(let call)?:
      return call.calleeName == .FetchDescriptor
        ? FetchRequest(call: call, variable: nil, settings: [], isKnown: true) : nil
    case .declReference(let reference)?:
      guard case .variable(let variable)? = binding(of: reference),
        case .functionCall(let call)? = variable.initializer?.withoutEffectMarkers,
        call.calleeName == .FetchDescriptor
      else { return nil }
      let (settings, isKnown) = changes(to: variable, before: reference.node)
      return FetchRequest(call: call, variable: variable, settings: settings, isKnown: isKnown)
    default: return nil
    }
  }

  /// The model of the project that a descriptor fetches, by the call that makes it.
  public func model(fetchedBy descriptor: FunctionCallExpr) -> DeclRef? {
    descriptorType(madeBy: descriptor)?.arguments.first?.ownDeclaration
  }

  /// What is done to a descriptor on a way to its use: `d.predicate = …`, `d.fetchLimit = …`.
  private func changes(to variable: PatternBinding, before use: Node)
    -> (settings: [MemberAccessExpr], isKnown: Bool)
  {
    guard let (names, definition) = local(introducedBy: variable.node), let graph = controlFlow(around: use) else {
      return ([], false)
    }
    var settings: [MemberAccessExpr] = []
    var isKnown = true
    for change in names.uses(of: definition) {
      let node = names.node(of: change)
      switch names[change].kind {
      case .modify, .write, .update, .inOut: break
      case .read, .methodCall, .call, .consume, .captureList: continue
      }
      let reaches = graph.hasPath(from: .behind(graph.places(of: node)), to: .before(graph.places(of: use)))
      if names[change].body == graph.body, reaches == .no { continue }
      if names[change].kind == .modify, let member = node.parent.flatMap({ MemberAccessExpr($0) }) {
        settings.append(member)
      } else {
        isKnown = false
      }
    }
    return (settings, isKnown)
  }

  /// As it is written, `FetchDescriptor<T>`, or as the code around tells.
  private func descriptorType(madeBy call: FunctionCallExpr) -> SwiftType.NominalType? {
    if let callee = call.callee, case .metatype(.nominal(let written)) = type(of: callee), !written.arguments.isEmpty {
      return written.isOfSDK ? written : nil
    }
    guard case .nominal(let inferred) = type(of: .functionCall(call)), inferred.isOfSDK else { return nil }
    return inferred
  }
}

extension MissingFact {
  /// What a descriptor asks for that another function makes.
  public static func descriptor(_ descriptor: Expr?) -> MissingFact {
    guard let name = descriptor?.withoutEffectMarkers.lastNameToken?.identifierText else {
      return "value: what the descriptor asks for"
    }
    return "value: what descriptor '\(name)' asks for"
  }
}
