import LintFlow
import LintSyntax

/// What functions of the project do with what they are given.
extension ProjectIndex {
  /// Whether a function may read a member of a parameter after its task has waited. Reads the file of the function
  /// again, so it is asked last.
  ///
  /// - Parameter isMeant: whether a use counts, by the node of the parameter's name.
  public func uses(
    _ parameter: Parameter, of function: DeclRef, ignoringBriefWaits: Bool = false,
    afterWaitingWhere isMeant: (Node) -> Bool
  ) -> Bool {
    let record = self.function(function)
    guard record.flags.contains(.isAsync) else { return false }
    let tree = files[Int(function.file)].wholeTree()
    return withExtendedLifetime(tree) {
      let declared = tree.root.descendants.first {
        $0.kind == record.node.kind && $0.mainToken.range == record.nameRange
      }
      guard let declared, let names = LocalNames(around: declared), let body = names.body(at: declared),
        let definition = names.definition(of: parameter, in: declared)
      else { return false }
      let graph = ControlFlow(body, of: names)
      let isolation = isolation(ofFunction: function).isolation
      let length = waitLengths(in: function.file)
      return names.uses(of: definition).contains { use in
        let node = names.node(of: use)
        return names[use].body == body && isMeant(node) && graph.mayHaveWaited(before: node)
          && graph.suspensions(before: node).contains {
            let wait = graph.node(at: $0)
            return maySuspend(at: wait, in: function.file, isolatedTo: isolation)
              && !(ignoringBriefWaits && length(wait) == .brief)
          }
      }
    }
  }
}

extension ControlFlow {
  /// Where the task may have been suspended since the body was entered, before some evaluation of a node.
  fileprivate func suspensions(before node: Node) -> [Place] {
    let places = places(of: node)
    let goal = Goal.before(places)
    return suspensions(between: .entry, and: goal) + suspensions(between: .behind(places), and: goal)
  }
}

extension LocalNames {
  fileprivate func definition(of parameter: Parameter, in function: Node) -> DefinitionID? {
    for node in function.child(.parameters)?.children(.parameter) ?? function.children(.parameter) {
      guard let cursor = FunctionParameter(node), cursor.internalName?.identifierText == parameter.name else {
        continue
      }
      return definition(at: node)
    }
    return nil
  }
}
