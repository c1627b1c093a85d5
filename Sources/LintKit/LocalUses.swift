/// The uses of a local variable, in source order.
public enum LocalUses {
  case known([LocalUse])
  /// The isolation at this place is not known.
  case unknown(Node)
}

/// A use of a local variable and the closure with an isolation of its own that it is in.
public struct LocalUse {
  public var node: Node
  /// The context of the outermost closure that runs elsewhere; `nil` for uses where the variable is declared.
  public var closure: RecordID?
  public var isolation: Isolation
  /// Assigns to the variable, one of its elements, or adds one.
  public var fills: Bool
}

extension Pass {
  /// The uses of a local in the block that declares it.
  ///
  /// - Parameter isolation: of the code that declares the local.
  public func usesByIsolation(of binding: PatternBinding, declaredIn isolation: Isolation) -> LocalUses {
    guard isolation.isKnown, let block = binding.node.parent?.parent else { return .unknown(binding.node) }
    var uses: [LocalUse] = []
    for reference in references(toLocalOf: binding.node) {
      guard let use = use(reference, below: block, isolation) else { return .unknown(reference.node) }
      uses.append(use)
    }
    return .known(uses)
  }

  /// Finds the outermost closure below the block that runs elsewhere.
  private func use(_ reference: DeclReferenceExpr, below block: Node, _ isolation: Isolation) -> LocalUse? {
    var found = LocalUse(node: reference.node, closure: nil, isolation: isolation, fills: reference.isFilled)
    for ancestor in reference.node.ancestors {
      if ancestor == block { break }
      guard ancestor.kind == .closureExpr, let context = context(around: ancestor) else { continue }
      let around = index.isolation(ofContext: context).isolation
      guard around.isKnown else { return nil }
      if around == isolation || (around.isNonisolated && isolation.isNonisolated) { continue }
      (found.closure, found.isolation) = (context.id, around)
    }
    return found
  }
}

extension DeclReferenceExpr {
  /// `x = …`, `x[key] = …`, `x.append(…)` and its like.
  fileprivate var isFilled: Bool {
    var target = node
    while let parent = target.parent, target.role == .callee, parent.kind == .subscriptCallExpr { target = parent }
    if let sequence = target.parent, sequence.kind == .sequenceExpr {
      var elements = sequence.children(.element)
      guard let first = elements.next(), first == target else { return false }
      return elements.next()?.kind == .assignmentExpr
    }
    guard target.role == .base, let member = target.parent.flatMap({ MemberAccessExpr($0) }),
      member.node.role == .callee
    else {
      return false
    }
    return ["append", "insert", "updateValue"].contains(member.nameToken?.identifierText)
  }
}
