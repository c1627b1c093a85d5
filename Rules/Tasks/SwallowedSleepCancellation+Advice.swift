import LintKit
import LintText

extension Pass {
  /// Whether the error of a `try` in the place of `try?` would have somewhere to go.
  func mayThrowWithoutTry(_ node: Node) -> Bool {
    switch node.errorDestination {
    case .caller, .catchClause: return true
    case .nowhere: return false
    case .closure(let closure):
      if closure.throwsAlready { return true }
      guard let call = closure.node.callOfArgument else { return false }
      if taskConstruct(ofBody: closure) != nil { return !isKeptAsNeverFailing(call) }
      switch call.calleeName {
      case .addTask?, .addTaskUnlessCancelled?: return isOfThrowingGroup(call)
      default: return false
      }
    }
  }

  /// Whether a task is stored as a `Task<…, Never>`.
  private func isKeptAsNeverFailing(_ task: FunctionCallExpr) -> Bool {
    guard case .nominal(let type)? = contextualType(of: .functionCall(task))?.unwrapped, type.name == "Task" else {
      return false
    }
    return type.arguments.last?.standardName == "Never"
  }

  private func isOfThrowingGroup(_ child: FunctionCallExpr) -> Bool {
    guard let group = child.calleeBase else { return false }
    if let name = type(of: group).standardName { return name.hasPrefix("Throwing") }
    for ancestor in child.node.ancestors {
      guard let call = FunctionCallExpr(ancestor), let name = call.calleeNameToken?.text else { continue }
      if name.hasPrefix("withThrowing") { return true }
    }
    return false
  }
}

extension Node {
  /// Whether a comment above the statement or on its line says that cancellation is ignored on purpose.
  var saysThatItIgnoresCancellation: Bool {
    let lines = firstToken.commentsAbove + lastToken.next.commentOnLineBefore
    guard let text = CommentReason.text(ofLines: lines)?.lowercased(), text.includes("cancel") else { return false }
    return ["ignor", "regardless", "even if", "even when", "on purpose", "deliberate", "intention"]
      .contains { text.includes($0) }
  }
}
