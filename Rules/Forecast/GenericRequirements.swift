import LintKit

/// Calls, members and types of the project's generic code whose type arguments have to be `Sendable`.
extension ForecastSendableRequirements {
  static func checkGenericCall(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, let called = call.calleeName, pass.index.mayRequireSendable(called) else {
      return
    }
    guard let required = pass.typesToShare(byCalling: call) else {
      if pass.isForecast(call.node) { pass.leaveUndecided(missing: "callee: which '\(name.text)' is called") }
      return
    }
    if required.isEmpty || pass.isLenient(pass.member(calledBy: call)) { return }
    var place = name.range
    if case .genericSpecialization(let generic)? = call.callee, let arguments = generic.genericArguments {
      place = arguments.node.lastToken.range
    }
    check(required.filter { $0.converted == nil }, at: place, call.node, in: pass)
    for one in required {
      guard let argument = one.converted else { continue }
      check([one], at: argument.namedRange, argument.node, in: pass)
    }
  }

  /// A property, or a method that is not called here.
  static func checkGenericMember(_ access: MemberAccessExpr, in pass: Pass) {
    guard access.base != nil, let name = access.nameToken, access.node.role != .callee,
      pass.index.mayRequireSendable(name.name)
    else { return }
    guard let required = pass.typesToShare(byReading: access) else {
      if pass.isForecast(access.node) { pass.leaveUndecided(missing: "callee: which '\(name.text)' is meant") }
      return
    }
    check(required, at: name.range, access.node, in: pass)
  }

  /// `Crate<Log>`, `[Crate<Log>]`
  static func checkGenericType(_ generic: GenericSpecializationExpr, in pass: Pass) {
    guard let name = generic.operand?.lastNameToken, pass.index.mayRequireSendable(name.name) else { return }
    var outermost = generic.node
    while let parent = outermost.parent, parent.kind == .arrayExpr || parent.kind == .optionalChainingExpr {
      outermost = parent
    }
    check(pass.typesToShare(byNaming: generic), at: outermost.firstToken.range, generic.node, in: pass)
  }

  /// - Parameter place: of the name that stands for what is required.
  static func check(_ required: [TypeToShare], at place: Range<UInt32>, _ node: Node, in pass: Pass) {
    if required.isEmpty || !pass.isForecast(node) { return }
    var refused: [SwiftType] = []
    for one in required {
      let leaves = pass.refusedLeaves(of: one.type, at: node)
      let isUnknown = one.type.hasUnknown || pass.answer(pass.sendability(of: one.type, at: node)).isUnknown
      if isUnknown || leaves.contains(where: { pass.mayBeInferred($0, at: node) || !pass.isMeant($0, at: node) }) {
        pass.leaveUndecided(missing: "type: what a generic parameter means here")
      } else {
        refused += leaves
      }
    }
    report(refused, at: place, node: node, in: pass)
  }
}

extension Expr {
  /// Where the compiler places what it says of a value: the member's or function's name.
  fileprivate var namedRange: Range<UInt32> { lastNameToken?.range ?? node.firstToken.range }
}

extension Pass {
  /// A type that a place can mean: neither a generic parameter of other code nor, in an extension of one, a protocol.
  fileprivate func isMeant(_ type: SwiftType, at place: Node) -> Bool {
    switch type {
    case .nominal(let nominal): return nominal.declaration.map { index.type($0).kind != .protocol } ?? true
    case .parameter(let parameter):
      return ([place] + place.ancestors).contains { around in
        function(at: around) == parameter.owner
          || self.type(at: around).map { $0 == parameter.owner || index.extendedNominal($0) == parameter.owner }
            ?? false
      }
    default: return true
    }
  }

  /// Whether the compiler only warns about what a function requires.
  fileprivate func isLenient(_ callee: MeantMember?) -> Bool {
    guard let callee, callee.kind != .property else { return false }
    return index.function(callee.ref).attributes.contains { $0.name == "preconcurrency" }
  }

  /// Whether the compiler may infer that a generic parameter, or an associated type of one, is `Sendable`: from the
  /// types in the signature and the requirements of a function around, or of the enumeration case or typealias itself.
  func mayBeInferred(_ type: SwiftType, at place: Node) -> Bool {
    switch type {
    case .parameter, .member: break
    // A type that says that it is 'Sendable' if its arguments are asks for that of them.
    case .nominal(let nominal):
      return nominal.declaration.map { $0.isOfSDK || index.isSendableStated(of: $0) } ?? false
        && nominal.arguments.contains { mayBeInferred($0, at: place) }
    default: return false
    }
    if place.kind == .enumCaseElement || place.kind == .typeAliasDecl || function(at: place) != nil { return true }
    return place.ancestors.contains { around in
      guard let ref = function(at: around) else { return false }
      if around.children(.requirement).contains(where: { $0.kind == .sameTypeRequirement }) { return true }
      let result = FunctionDecl(around)?.returnType.map { LightType($0) }
      return (index.function(ref).parameters.map(\.type) + [result].compactMap { $0 }).contains(where: \.isApplied)
    }
  }
}

extension LightType {
  /// `Type<Name>`, also as a part.
  fileprivate var isApplied: Bool { form == .named && !arguments.isEmpty || arguments.contains(where: \.isApplied) }
}
