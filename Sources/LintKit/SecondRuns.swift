// Functions that may be entered again while what they began is still going on.

extension Pass {
  /// Whether the code in front of a node, in the same member of a type, decides by a variable of the object: it may
  /// refuse to run a second time.
  public func asksForState(before node: Node, of owner: DeclRef) -> Bool {
    guard let names = localNames(around: node) else { return true }
    return names.uses(inside: names.item).contains { use in
      let place = names.node(of: use)
      guard place.id < node.id, place.isInCondition else { return false }
      switch names[use].resolution {
      case .selfParameter:
        guard let name = place.parent.flatMap({ MemberAccessExpr($0) })?.name else { return false }
        return isState(name, of: owner)
      case .memberOrGlobal: return isState(place.mainToken.name, of: owner)
      case .local, .unknown: return false
      }
    }
  }

  /// Whether the function around a node looks at a property, in front of the node.
  public func looksAt(_ property: DeclRef, before node: Node) -> Bool {
    guard let function = node.enclosing(FunctionDecl.self)?.node else { return false }
    let isUsed = uses(ofProperty: property).contains {
      $0.range.upperBound <= node.range.lowerBound && function.contains($0)
    }
    // `if let name`
    return isUsed
      || function.descendants(of: .optionalBindingCondition).contains {
        $0.id < node.id && $0.child(.initializer) == nil
          && OptionalBindingCondition(unchecked: $0).nameToken?.name == index.property(property).nameID
      }
  }

  /// Whether a property has observers: they see the value that another one replaces.
  public func isObserved(_ property: DeclRef) -> Bool {
    PatternBinding(index.property(property).node)?.accessors != nil
  }

  /// A property that may have another value next time.
  private func isState(_ name: Name, of owner: DeclRef) -> Bool {
    guard let property = index.property(named: name, of: owner) else { return false }
    return !index.property(property).flags.contains(.isLet)
  }

  /// Whether a method is called on an object that was there before the call, by code that may run again: not in an
  /// initializer, nor on an object that the caller has just made for the call, nor where the caller decides by the
  /// object's state.
  ///
  /// - Parameter isPrepared: whether a caller sees to it that a second call does no harm.
  public func isCalledOnKeptObject(
    _ method: DeclRef, of owner: DeclRef, unless isPrepared: (_ call: FunctionCallExpr, _ caller: Pass) -> Bool
  ) -> Bool {
    var visited: Set<DeclRef> = []
    return isCalledOnKeptObject(method, of: owner, isPrepared, &visited)
  }

  private func isCalledOnKeptObject(
    _ method: DeclRef, of owner: DeclRef, _ isPrepared: (FunctionCallExpr, Pass) -> Bool, _ visited: inout Set<DeclRef>
  ) -> Bool {
    guard visited.count < Self.mostMethods, visited.insert(method).inserted,
      let sites = index.callSites(of: method), sites.count <= Self.mostCalls
    else { return false }
    for site in sites where site.isCertain && !index.isTest(site.call.file) {
      let other = looking(at: site.call.file)
      guard let call = other.node(ofCall: site.call).flatMap({ FunctionCallExpr($0) }), !other.isSupportCode(call.node),
        call.node.enclosingFunctionLike != nil
      else { continue }
      let caller = other.function(around: call.node)
      if let caller, index.function(caller).kind == .initializer { continue }
      if let base = call.calleeBase, !base.isSelf {
        if other.isKept(base), !other.isOfAppDelegate(call.node), !isPrepared(call, other) { return true }
        continue
      }
      guard let caller, !isPrepared(call, other), !other.asksForState(before: call.node, of: owner) else { continue }
      if livesAsLongAsProcess(owner) || isCalledOnKeptObject(caller, of: owner, isPrepared, &visited) { return true }
    }
    return false
  }

  private static var mostMethods: Int { 8 }
  private static var mostCalls: Int { 32 }

  /// An app is launched once.
  private func isOfAppDelegate(_ node: Node) -> Bool { objectType(around: node).map { isAppDelegate($0) } ?? false }

  /// Whether an object is reached through a property, rather than through a local of the code.
  private func isKept(_ object: Expr) -> Bool {
    var object = object
    while case .memberAccess(let access) = object.withoutNameSuffixes, let base = access.base {
      if base.isSelf { return true }
      object = base
    }
    guard case .declReference(let reference) = object.withoutNameSuffixes,
      let names = localNames(around: reference.node)
    else { return false }
    switch names.resolution(of: reference) {
    case .memberOrGlobal: return true
    case .selfParameter, .local, .unknown: return false
    }
  }
}

extension Expr {
  fileprivate var isSelf: Bool { if case .declReference(let reference) = self { reference.isSelf } else { false } }
}

extension Node {
  /// Whether the node is part of what an `if`, `guard`, `while` or `switch` decides by.
  fileprivate var isInCondition: Bool {
    if role == .condition || role == .subject { return true }
    for ancestor in ancestors {
      if ancestor.role == .condition || ancestor.role == .subject { return true }
      if ancestor.role == .statement || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}
