// Closures that keep the object alive whose code makes them.

extension ClosureExpr {
  /// Whether the capture list leaves `self` strong.
  fileprivate var mayHoldSelf: Bool {
    for capture in captures where capture.isWeak || capture.isUnowned {
      if capture.nameToken.kind == .self { return false }
      if case .declReference(let value)? = capture.initializer, value.isSelf { return false }
    }
    return true
  }
}

extension Pass {
  /// The class or actor whose instance method or initializer a node is in.
  public func object(around node: Node) -> DeclRef? {
    guard let function = function(around: node), !index.function(function).flags.contains(.isStatic) else { return nil }
    return objectType(around: node)
  }

  /// The class or actor around a node.
  public func objectType(around node: Node) -> DeclRef? {
    guard let owner = type(around: node).flatMap({ index.extendedNominal($0) }) else { return nil }
    let kind = index.type(owner).kind
    return kind == .class || kind == .actor ? owner : nil
  }

  /// Whether the closure keeps `self` alive: it uses it by name or by that of a member, and does not capture it weakly.
  public func holdsSelf(_ closure: ClosureExpr, of owner: DeclRef) -> Bool {
    if !closure.mayHoldSelf { return false }
    if closure.captures.contains(where: { $0.nameToken.kind == .self }) { return true }
    guard let names = localNames(around: closure.node), let body = names.body(at: closure.node) else { return false }
    switch names.capturesSelf(body) {
    case .yes: return true
    case .no: return false
    case .unknown:
      for node in closure.node.descendants(of: .declReferenceExpr) {
        let reference = DeclReferenceExpr(unchecked: node)
        // What the capture list reads is read outside.
        guard let use = names.use(at: node), names[use].resolution == .memberOrGlobal,
          !closure.captures.contains(where: { $0.node.contains(node) })
        else { continue }
        if case .property(let property)? = binding(of: reference),
          index.property(property).owner.flatMap({ index.extendedNominal($0) }) == owner
        {
          return true
        }
        for function in index.functions(named: reference.name) where index.nominalOwner(of: function) == owner {
          return true
        }
      }
      return false
    }
  }

  /// A singleton, or the delegate of the app.
  public func livesAsLongAsProcess(_ owner: DeclRef) -> Bool {
    if let known = keptTypes[owner] { return known }
    let isKept =
      isAppDelegate(owner)
      || index.properties(in: owner).contains { ref in
        let property = index.property(ref)
        return property.flags.contains(.isStatic) && property.flags.contains(.isLet)
          && type(ofProperty: ref).unwrapped.ownDeclaration == owner
      }
    keptTypes[owner] = isKept
    return isKept
  }

  func isAppDelegate(_ owner: DeclRef) -> Bool {
    let record = index.type(owner)
    return record.name.hasSuffix("AppDelegate")
      || record.inherited.contains { $0.hasSuffix("ApplicationDelegate") }
  }
}
