import LintKit

// A loop that runs the run loop until a task has set a variable.

extension SemaphoreBridgesAsync {
  static func checkLoop(_ loop: WhileStmt, _ call: FunctionCallExpr, in pass: Pass) {
    guard let names = pass.localNames(around: call.node), !pass.isAsync(around: call.node).isYes,
      let set = pass.variableSetByTask(before: loop.node, comparedBy: loop, names)
    else { return }
    let isOnMainActor = pass.isolation(around: call.node).isolation == .mainActor
    pass.report(
      at: call.calleeRange, .spins(set.name, isOnMainActor: isOnMainActor),
      severity: pass.severity(at: call.node, isOnMainActor: isOnMainActor),
      notes: [pass.note(Message.signalled, at: set.task.firstToken.range)])
  }
}

extension FunctionCallExpr {
  /// The loop of `while condition { RunLoop.current.run(…) }`, or that has the call in its condition.
  var loopRunningRunLoop: WhileStmt? {
    guard calleeName == .run, case .memberAccess(let runLoop)? = calleeBase, runLoop.base?.lastName == .RunLoop else {
      return nil
    }
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .whileStmt: return WhileStmt(unchecked: ancestor)
      case .closureExpr, .functionDecl, .accessorDecl, .initializerDecl: return nil
      default: continue
      }
    }
    return nil
  }
}

extension Pass {
  /// A local of the conditions of a loop that a task writes to, which is started before the loop.
  fileprivate func variableSetByTask(
    before node: Node, comparedBy loop: WhileStmt, _ names: LocalNames
  ) -> (name: String, task: Node)? {
    for condition in loop.node.children(.condition) {
      for part in [condition] + condition.descendants where part.kind == .declReferenceExpr {
        guard let use = names.use(at: part), case .local(let definition) = names[use].resolution,
          names[definition].kind == .variable
        else { continue }
        for write in names.uses(of: definition)
        where names[write].kind == .write && names[write].node < node.id {
          let closure = names.node(of: names[write].body)
          guard closure.kind == .closureExpr, let traits = traits(of: closure) else { continue }
          switch traits.placement {
          case .construct(.task), .construct(.immediateTask), .construct(.detachedTask):
            return (part.mainToken.identifierText, closure)
          default: continue
          }
        }
      }
    }
    return nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func spins(_ name: String, isOnMainActor: Bool) -> Message {
    isOnMainActor
      ? """
      The loop keeps the main actor until a task has set '\(name)': forever, where a task of that actor calls the \
      function. \(makeAsync)
      """
      : "The loop blocks a thread until a task has set '\(name)'. \(makeAsync)"
  }
}
