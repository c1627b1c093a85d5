import LintFlow
import LintSyntax

/// The answers about functions that wait.
private final class SuspensionAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let awaiting = Memo<DeclRef, Bool>()
}

extension ProjectIndex {
  /// Whether other code may run at an `await`: not where it calls a function of the project that stays on the actor of
  /// its caller and awaits nothing itself.
  ///
  /// - Parameter isolation: of the code around.
  public func maySuspend(at node: Node, in file: FileID, isolatedTo isolation: Isolation) -> Bool {
    guard node.kind == .awaitExpr, isolation.isOnActor, let operand = node.child(.operand).flatMap({ Expr($0) }),
      case .functionCall(let call) = operand.withoutEffectMarkers, let name = call.calleeName,
      node.descendants(of: .functionCallExpr).allSatisfy({ $0 == call.node })
    else { return true }
    guard let record = self.call(withCallee: call.calleeRange, in: file) else { return true }
    let callees = functions(named: name).filter { mayBe($0, calledBy: record) }
    return callees.isEmpty
      || callees.contains { self.isolation(ofFunction: $0).isolation != isolation || awaits($0) }
  }

  /// Whether a function waits for anything: a requirement, where one that witnesses it does; what else has no body may.
  private func awaits(_ function: DeclRef) -> Bool {
    answers(SuspensionAnswers.self).awaiting(function) {
      let tree = files[Int(function.file)].wholeTree()
      return withExtendedLifetime(tree) {
        guard let body = tree.counterpart(of: node(function))?.child(.body) else {
          let witnesses = witnesses(of: function).filter { !isTest($0.file) }
          return witnesses.isEmpty || witnesses.contains { awaits($0) }
        }
        // What a task in it waits for is its own affair.
        return body.descendants(stoppingAtNestedFunctions: true).contains { node in
          switch node.kind {
          case .awaitExpr: true
          case .forStmt: node.flags.contains(.async)
          case .variableDecl: VariableDecl(unchecked: node).hasModifier(.async)
          default: false
          }
        }
      }
    }
  }

  /// Whether an expression of a file is a `ModelContext`.
  public func isContext(_ expression: Expr, in file: FileID) -> Bool {
    ExpressionTyper(types: TypeIndex(self), file: file).confinement(of: expression) == .context
  }
}
