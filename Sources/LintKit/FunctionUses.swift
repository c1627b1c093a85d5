/// The names of a file that stand for something without being called; made once for a file, when a rule first asks.
struct NamesUsedWithoutCall {
  let tree: SyntaxTree

  /// Where they stand, by name.
  private(set) lazy var asValues: [Name: [Node]] = {
    var found: [Name: [Node]] = [:]
    for node in tree.root.descendants where node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
      if node.role != .callee, node.mainToken.kind == .identifier {
        found[node.mainToken.name, default: []].append(node)
      }
    }
    return found
  }()

  private(set) lazy var inSelectors: Set<Name> = {
    var found: Set<Name> = []
    for node in tree.root.descendants(of: .macroExpansionExpr)
    where MacroExpansionExpr(unchecked: node).name == .selector {
      for token in node.tokens where token.kind == .identifier { found.insert(token.name) }
    }
    return found
  }()
}

/// How functions are used beside being called.
extension Pass {
  /// Whether Objective-C or C may call a function of the file: `@objc`, `@IBAction`, a C entry point, or the target of
  /// a `#selector` in this file.
  public func isCalledByObjectiveC(_ function: DeclRef) -> Bool {
    let record = index.function(function)
    if record.flags.contains(.isObjC) || record.flags.contains(.isC) { return true }
    return outline.names.contains(.selector) && namesUsedWithoutCall.inSelectors.contains(record.nameID)
  }

  /// Whether the function's name stands in this file without being called, as in `map(makeTag)`.
  public func isUsedAsValue(_ function: DeclRef) -> Bool {
    namesUsedWithoutCall.asValues[index.function(function).nameID, default: []].contains { !isLocal($0) }
  }

  /// Whether a name means a local, and so no function that has the same name.
  private func isLocal(_ node: Node) -> Bool {
    guard let names = localNames(around: node), let use = names.use(at: node), case .local = names[use].resolution
    else { return false }
    return true
  }

  /// Whether all closures around a place, up to its function, run before the calls that they are passed to return.
  public func runsAsPartOfFunction(_ context: BodyRef) -> Bool {
    var current = context
    guard current.id >= 0 else { return false }
    while case .closure = index.context(current).kind {
      guard index.runsInPlace(current), let parent = index.parent(of: current) else { return false }
      current = parent
    }
    return true
  }
}
