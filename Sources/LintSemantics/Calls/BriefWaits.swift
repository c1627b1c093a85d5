import LintSyntax

// Waits that are over before anybody can do much in between.

extension ProjectIndex {
  /// How deep functions are followed that await others, and how many waits of each.
  private static let (waitDepth, waitCount) = (4, 4)
  /// A sleep or an animation of fewer milliseconds is short.
  private static let longSleep = 1000.0

  /// Whether an `await` waits for a short sleep alone, or for a service of the device that answers within moments;
  /// directly or in functions of the project.
  public func waitsBriefly(at node: Node, in file: FileID) -> Bool {
    waitsBriefly(at: node, in: file, depth: Self.waitDepth)
  }

  private func waitsBriefly(at node: Node, in file: FileID, depth: Int) -> Bool {
    guard depth > 0, node.kind == .awaitExpr, !node.isRepeated,
      let call = node.child(.operand).flatMap({ Expr($0) })?.awaitedCall, let name = call.calleeName
    else { return false }
    if let length = call.sleepMilliseconds, name == .sleep { return length < Self.longSleep }
    let callee = ExpressionTyper(types: TypeIndex(self), file: file).resolve(call.node)?.member?.declaration
    if let callee, callee.isOfSDK { return has(.brief, callee) }
    let range = call.calleeRange
    guard
      let id = calls(named: name, in: file).first(where: { self.call(BodyRef(file: file, id: $0)).range == range })
    else { return false }
    let callees = functions(named: name).filter { mayBe($0, calledBy: BodyRef(file: file, id: id)) }
    return !callees.isEmpty && callees.allSatisfy { waitsBriefly($0, depth: depth - 1) }
  }

  /// Whether all that a function awaits is brief. One that awaits nothing may work for long, and what has no body may
  /// do anything.
  private func waitsBriefly(_ function: DeclRef, depth: Int) -> Bool {
    let tree = files[Int(function.file)].wholeTree()
    return withExtendedLifetime(tree) {
      guard let body = tree.counterpart(of: node(function))?.child(.body) else { return false }
      var waits: [Node] = []
      for node in body.descendants {
        switch node.kind {
        case .awaitExpr: waits.append(node)
        case .forStmt where node.flags.contains(.async): return false
        case .variableDecl where VariableDecl(unchecked: node).hasModifier(.async): return false
        default: continue
        }
        if waits.count > Self.waitCount { return false }
      }
      return !waits.isEmpty && waits.allSatisfy { waitsBriefly(at: $0, in: function.file, depth: depth) }
    }
  }
}

extension Expr {
  /// `call()` of `call()` and of `call().count`.
  fileprivate var awaitedCall: FunctionCallExpr? {
    switch withoutEffectMarkers {
    case .functionCall(let call): call
    case .memberAccess(let member): member.base?.awaitedCall
    default: nil
    }
  }
}

extension Node {
  /// Whether it may happen again and again in its function or closure: then short waits add up.
  public var isRepeated: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .whileStmt, .repeatStmt, .forStmt: return true
      case .closureExpr, .functionDecl, .initializerDecl: return false
      default: continue
      }
    }
    return false
  }
}
