import LintSyntax

/// How long an `await` lasts, as far as the code tells.
public enum WaitLength: Sendable, Hashable {
  /// A short sleep alone, or a service of the device that answers within moments.
  case brief
  /// A sleep of a second or more, elements that come over time, or what a framework does in the background.
  case long
  case unknown
}

/// How much is visited for one answer.
private struct WaitBudget {
  /// How deep functions are followed that await others.
  var depth = 4
  /// How many waits are visited in all.
  var waits = 24
}

extension ProjectIndex {
  /// How many waits of one function may be brief together.
  private static let mostBriefWaits = 4
  /// A sleep or an animation of fewer milliseconds is short.
  private static let longSleep = 1000.0

  /// How long a wait lasts, directly or in functions of the project: an `await`, or a loop over an asynchronous
  /// sequence.
  ///
  /// - Parameter typer: of the file that the node is in.
  public func waitLength(at node: Node, with typer: ExpressionTyper) -> WaitLength {
    var budget = WaitBudget()
    return waitLength(at: node, with: typer, &budget)
  }

  /// How long waits of one file last, one after the other.
  func waitLengths(in file: FileID) -> (Node) -> WaitLength {
    let typer = ExpressionTyper(types: TypeIndex(self), file: file)
    return { self.waitLength(at: $0, with: typer) }
  }

  private func waitLength(at node: Node, with typer: ExpressionTyper, _ budget: inout WaitBudget) -> WaitLength {
    budget.waits -= 1
    guard budget.depth > 0, budget.waits >= 0 else { return .unknown }
    if node.kind == .forStmt { return .long }
    guard node.kind == .awaitExpr, let call = node.child(.operand).flatMap({ Expr($0) })?.awaitedCall,
      let name = call.calleeName
    else { return .unknown }
    let length = waitLength(of: call, named: name, with: typer, &budget)
    return length == .brief && node.isRepeated ? .unknown : length
  }

  private func waitLength(
    of call: FunctionCallExpr, named name: Name, with typer: ExpressionTyper, _ budget: inout WaitBudget
  ) -> WaitLength {
    if let length = call.sleepMilliseconds, name == .sleep { return length < Self.longSleep ? .brief : .long }
    let callee = typer.resolve(call.node)?.member?.declaration
    if let callee, callee.isOfSDK {
      if has(.brief, callee) { return .brief }
      // What the language's own library waits for is up to its arguments.
      return ["Swift", "_Concurrency"].contains(moduleName(of: callee)) ? .unknown : .long
    }
    guard let record = self.call(withCallee: call.calleeRange, in: typer.file) else { return .unknown }
    let callees = functions(named: name).filter { mayBe($0, calledBy: record) }
    budget.depth -= 1
    defer { budget.depth += 1 }
    var areBrief = !callees.isEmpty
    for callee in callees {
      switch waitLength(of: callee, &budget) {
      case .long: return .long
      case .unknown: areBrief = false
      case .brief: continue
      }
    }
    return areBrief ? .brief : .unknown
  }

  /// Of all that a function awaits. One that awaits nothing may work for long, and what has no body may do anything.
  private func waitLength(of function: DeclRef, _ budget: inout WaitBudget) -> WaitLength {
    let tree = files[Int(function.file)].wholeTree()
    return withExtendedLifetime(tree) {
      guard let body = tree.counterpart(of: node(function))?.child(.body) else { return .unknown }
      var waits: [Node] = []
      for node in body.descendants(stoppingAtNestedFunctions: true) {
        switch node.kind {
        case .awaitExpr: waits.append(node)
        case .forStmt where node.flags.contains(.async): return .long
        case .variableDecl where VariableDecl(unchecked: node).hasModifier(.async): return .unknown
        default: continue
        }
      }
      let typer = ExpressionTyper(types: TypeIndex(self), file: function.file)
      var areBrief = !waits.isEmpty && waits.count <= Self.mostBriefWaits
      for wait in waits {
        switch waitLength(at: wait, with: typer, &budget) {
        case .long: return .long
        case .unknown: areBrief = false
        case .brief: continue
        }
      }
      return areBrief ? .brief : .unknown
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
