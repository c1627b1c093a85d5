import LintKit

/// A function as a value: a name or member that is not called, or what holds or makes one.
struct FunctionValue {
  /// The name of the parameter that it is.
  var parameter: String?
  /// Where the compiler sees it.
  var place: Range<UInt32>
  /// `nil` where its parameters and result are not known.
  var type: SwiftType.FunctionType?
  /// Whether it may be called at the same time as others.
  var isSendable: Truth
  /// The global actor that it runs on.
  var actor: Isolation?
  /// Where the type of a parameter is written.
  var written: Node?
  /// Which of its parameters are 'sending', SE-0430.
  var sends: [Bool] = []

  /// As the compiler shows it.
  var shown: String {
    guard var type else { return "a function" }
    type.isSendable = isSendable.isYes
    if case .global(let name)? = actor { type.globalActor = name }
    if actor == .mainActor { type.globalActor = "MainActor" }
    return type.description
  }

  /// The same in a constant.
  fileprivate func copied(to place: Range<UInt32>) -> FunctionValue {
    var copy = self
    copy.place = place
    copy.parameter = nil
    return copy
  }
}

extension Pass {
  /// The function that an expression is, where it is used as a value; `nil` for other values and those of unknown type.
  func functionValue(_ expression: Expr) -> FunctionValue? { functionValue(expression, depth: 0) }

  /// - Parameter depth: how many locals hold copies of it.
  private func functionValue(_ expression: Expr, depth: Int) -> FunctionValue? {
    let place = expression.node.mainToken.range
    switch expression {
    case .declReference(let reference):
      guard let names = localNames(around: reference.node), case .local(let id) = names.resolution(of: reference) else {
        return member(expression, on: nil, at: place)
      }
      return local(id, names, expression, depth: depth)
    case .memberAccess(let access):
      return member(expression, on: access.base, at: access.nameToken?.range ?? place)
    case .functionCall(let call): return value(ofType: type(of: expression), at: call.calleeNameToken?.range ?? place)
    case .forceUnwrap(let unwrapped):
      return value(ofType: type(of: expression), at: unwrapped.node.lastToken.range)
    case .sequence(let sequence): return value(ofType: type(of: expression), at: sequence.cast?.range ?? place)
    case .closure(let closure):
      // What else a closure says of itself is not part of its type here.
      return closure.signature.map { $0.attributes.contains { $0.nameToken?.name != .Sendable } } ?? false
        ? nil : value(ofType: type(of: expression), at: place)
    default: return nil
    }
  }

  private static let deepestCopy = 4

  private func local(
    _ id: DefinitionID, _ names: LocalNames, _ expression: Expr, depth: Int
  ) -> FunctionValue? {
    let node = names.node(of: id)
    let place = expression.node.mainToken.range
    if names[id].kind == .variable, let binding = node.parent.flatMap({ PatternBinding($0) }), binding.type == nil {
      guard let initial = binding.initializer, depth < Self.deepestCopy else { return nil }
      return functionValue(initial, depth: depth + 1)?.copied(to: place)
    }
    guard var value = value(ofType: type(of: expression), at: place) else { return nil }
    switch names[id].kind {
    case .function:
      guard let ref = function(at: node) else { return nil }
      let isolation = index.isolation(ofFunction: ref).isolation
      value.actor = isolation.isOnGlobalActor ? isolation : nil
      value.isSendable = Truth(FunctionDecl(node)?.hasAttribute(.Sendable) == true || isolation.isOnGlobalActor)
    case .parameter, .closureParameter, .anonymousParameter:
      value.parameter = expression.node.mainToken.identifierText
      value.written = FunctionParameter(node)?.type?.functionType
    default: break
    }
    return value
  }

  private func value(ofType type: SwiftType, at place: Range<UInt32>) -> FunctionValue? {
    guard case .function(let function) = type.unwrapped else { return nil }
    let actor = function.globalActor.map { $0 == "MainActor" ? Isolation.mainActor : .global($0) }
    // SE-0434: a function on a global actor is '@Sendable'.
    return FunctionValue(
      place: place, type: function, isSendable: Truth(function.isSendable || actor != nil), actor: actor,
      sends: function.parameters.map(\.isSending))
  }

  /// SE-0418: global and static functions are '@Sendable', and so are methods of values that are 'Sendable'.
  private func member(_ expression: Expr, on base: Expr?, at place: Range<UInt32>) -> FunctionValue? {
    let members = named(by: expression)
    if members.isEmpty, expression.sendsToContinuation, let base, isContinuation(base).isYes {
      return FunctionValue(place: place, isSendable: .yes, sends: [true])
    }
    guard let member = members.first(where: { $0.kind == .property }) ?? members.first, member.kind != .initializer
    else { return nil }
    if member.kind == .property {
      // The compiler only warns of what is shared, and says so at its declaration.
      return member.isStatic || !member.isMember ? nil : value(ofType: type(of: expression), at: place)
    }
    let isolations = Set(members.map { index.isolation(ofFunction: $0.ref).isolation })
    guard isolations.count == 1, let isolation = isolations.first, isolation.isKnown else { return nil }
    // A static member is seen with what it is called on.
    var value = FunctionValue(
      place: isolation.isOnGlobalActor && member.isStatic ? expression.node.firstToken.range : place, isSendable: .yes)
    if members.count == 1 {
      if case .function(let function) = type(of: expression) { value.type = function }
      value.sends = index.function(member.ref).parameters.map(\.type.isSending)
    }
    if isolation.isOnGlobalActor {
      value.actor = isolation
    } else if !isolation.isOnActor, member.isMember, !member.isStatic {
      value.isSendable = isShareable(receiver: base, at: expression.node)
    }
    return value
  }

  /// Several for overloads that are not told apart.
  private func named(by expression: Expr) -> [MeantMember] {
    let members = members(meantBy: expression)
    let (hasLabels, name) =
      switch expression {
      case .declReference(let reference): (reference.hasArgumentNames, reference.node.text)
      case .memberAccess(let access): (access.hasArgumentNames, access.node.text)
      default: (false, "")
      }
    return hasLabels ? members.filter { name.hasSuffix($0.name) } : members
  }

  private func isShareable(receiver: Expr?, at place: Node) -> Truth {
    guard let receiver else { return isSelfShareable(at: place) }
    let type = type(of: receiver)
    if case .metatype = type { return .yes }
    return answer(sendability(of: type, at: receiver.node))
  }
}

extension Expr {
  /// `continuation.resume(with:)`, `continuation.yield(_:)`
  fileprivate var sendsToContinuation: Bool {
    guard case .memberAccess(let access) = self, access.hasArgumentNames else { return false }
    return access.name == .resume && !access.node.text.hasSuffix("throwing:)") || access.name == .yield
  }
}

extension SequenceExpr {
  /// The word in `value as T`.
  fileprivate var cast: TokenCursor? {
    for case .as(let cast) in elements { return cast.node.mainToken }
    return nil
  }
}
