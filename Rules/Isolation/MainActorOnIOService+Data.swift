import LintKit

/// How much a type reads and writes, and when.
extension Pass {
  /// The call among some whose data has no limit that the type itself sets: a folder, a database, a file that callers
  /// name. One file of a fixed name mostly holds a few settings.
  func growingInputOutput(among calls: [FunctionCallExpr]) -> FunctionCallExpr? {
    calls.first { readsGrowingData($0) || isOfGivenLocation($0) }
  }

  /// Whether the file of a call is one that callers of the function or makers of the instance choose.
  private func isOfGivenLocation(_ call: FunctionCallExpr) -> Bool {
    guard let location = call.arguments.first?.expression?.node, let names = localNames(around: call.node) else {
      return false
    }
    return isGiven(location, names)
  }

  /// - Parameter steps: how many locals are followed, `let file = folder.appending(path: "rows.csv")`.
  private func isGiven(_ expression: Node, _ names: LocalNames, steps: Int = 4) -> Bool {
    guard let (root, isMember) = expression.pathRoot else { return false }
    if isMember { return isSetByMaker(root) }
    guard let use = names.use(at: root) else { return false }
    switch names[use].resolution {
    case .memberOrGlobal: return isSetByMaker(root)
    case .local(let local) where names[local].kind == .parameter: return !isInPrivateFunction(root)
    case .local(let local) where names[local].kind == .variable || names[local].kind == .optionalBinding:
      guard steps > 0, let value = names.node(of: local).boundValue else { return false }
      return isGiven(value, names, steps: steps - 1)
    default: return false
    }
  }

  /// Whether a name is that of a stored property of instances that has no value but by an initializer.
  private func isSetByMaker(_ node: Node) -> Bool {
    guard let type = type(around: node), let owner = index.extendedNominal(type),
      let ref = index.property(named: node.mainToken.name, of: owner)
    else { return false }
    let property = index.property(ref)
    return !property.isComputed && !property.flags.contains(.isStatic) && property.node.child(.initializer) == nil
  }

  private func isInPrivateFunction(_ node: Node) -> Bool {
    function(around: node).map { index.function($0).flags.contains(.isFilePrivate) } ?? false
  }

  // MARK: Who reads

  /// The first call of some functions in a property of a view, which is evaluated whenever the view is, and the view.
  func readInView(_ functions: [DeclRef]) -> (call: BodyRef, view: DeclRef)? {
    for function in functions {
      for site in index.callSites(of: function) ?? [] where site.isCertain && !index.isTest(site.call.file) {
        guard let context = index.context(ofCall: site.call), case .accessor(let node, _) = index.context(context).kind,
          let owner = index.binding(DeclRef(file: site.call.file, node: node)).owner,
          let view = index.extendedNominal(owner),
          index.type(view).inherited.contains("View")
        else { continue }
        return (site.call, view)
      }
    }
    return nil
  }

  /// Whether one of the functions is called by what cannot wait: a synchronous initializer or an initial value.
  func isReadWhileInitializing(_ functions: [DeclRef]) -> Bool {
    functions.contains { function in
      (index.callSites(of: function) ?? []).contains { site in
        guard site.isCertain, let context = index.context(ofCall: site.call) else { return false }
        switch index.context(context).kind {
        case .initialValue, .defaultArgument: return true
        case .function(let node):
          let caller = index.function(DeclRef(file: site.call.file, node: node))
          return caller.kind == .initializer && !caller.flags.contains(.isAsync)
        default: return false
        }
      }
    }
  }
}

extension Node {
  /// The name that a path, or what is made from one, begins with: `folder` of `URL(filePath: self.folder.path)`; and
  /// whether it is one of `self`. `nil` where a function of the project finds it.
  fileprivate var pathRoot: (name: Node, isMember: Bool)? {
    var node = self
    while true {
      switch node.kind {
      case .declReferenceExpr: return (node, false)
      case .memberAccessExpr:
        guard let base = node.child(.base) else { return nil }
        if DeclReferenceExpr(base)?.isSelf == true { return (node, true) }
        node = base
      case .functionCallExpr:
        let call = FunctionCallExpr(unchecked: node)
        if let base = call.calleeBase {
          // 'FileManager.default.url(for: …)' and the like begin with no path.
          node = base.node
        } else if call.calleeNameToken?.beginsUppercase == true, let first = call.arguments.first?.expression {
          node = first.node
        } else {
          return nil
        }
      case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr:
        guard let operand = node.child(.operand) else { return nil }
        node = operand
      default: return nil
      }
    }
  }

  /// The value that a local gets where it is declared.
  fileprivate var boundValue: Node? {
    var current: Node? = self
    while let node = current, node.kind != .codeBlock, node.kind != .closureExpr {
      if node.kind == .patternBinding || node.kind == .optionalBindingCondition { return node.child(.initializer) }
      current = node.parent
    }
    return nil
  }
}
