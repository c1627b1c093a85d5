import LintKit

// Tasks in the state of a view, which its actions start: each tap is another call.

extension TaskHandleOverwrittenWithoutCancel {
  /// - Parameter handle: of the task that a statement stores.
  static func checkState(_ handle: TokenCursor, _ statement: Node, in pass: Pass) {
    guard let view = pass.type(around: statement).flatMap({ pass.index.extendedNominal($0) }),
      let property = pass.index.property(named: handle.name, of: view), pass.keepsOneTask(property),
      pass.index.propertyWrapper(of: property)?.isOfSDK == true, pass.index.inherits(view, fromSDK: "View").isYes,
      pass.cancellation(ofTaskNamed: handle.name) == .elsewhere, pass.runsInAction(statement, orInCallers: property),
      !pass.isSupportCode(statement),
      !pass.exempts(Exemption.looksAtHandle, pass.looks(at: property, before: statement))
    else { return }
    // The action may be out of reach while the task runs.
    if let flag = statement.flagRaisedBeside, pass.exempts(Exemption.announced, true) {
      return pass.leaveUndecided(missing: .asking(flag))
    }
    let name = handle.identifierText
    pass.report(at: handle.range, .replacedByAction(name), fix: cancelling(name, before: statement, in: pass))
  }
}

extension Pass {
  /// Whether a statement runs in an action of a view: directly, or in a method that one calls which leaves a property
  /// alone before.
  fileprivate func runsInAction(_ statement: Node, orInCallers property: DeclRef) -> Bool {
    switch statement.enclosingFunctionLike {
    case .closure(let closure)?: return isAction(closure.node)
    case .function?:
      guard let method = function(around: statement) else { return false }
      let uses = uses(ofProperty: property)
      for site in index.callSites(of: method) ?? [] where site.call.file == file {
        guard let call = node(ofCall: site.call), case .closure(let closure)? = call.enclosingFunctionLike,
          isAction(closure.node)
        else { continue }
        if !uses.contains(where: { closure.node.contains($0) && $0.id < call.id }) { return true }
      }
      return false
    default: return false
    }
  }

  /// Whether a closure is what a view of SwiftUI calls for a person. Optional ones are called when it comes and goes.
  private func isAction(_ closure: Node) -> Bool {
    guard let call = closure.callOfArgument, let callee = member(calledBy: call),
      index.isOfModule("SwiftUI", callee.ref),
      case .function(let action)? = contextualType(of: .closure(ClosureExpr(unchecked: closure)))
    else { return false }
    return action.result == .void && !action.isAsync
  }

  /// Whether a view does more with a task than to replace and to cancel it, or does so before the statement: it may
  /// show other controls while there is one.
  fileprivate func looks(at property: DeclRef, before statement: Node) -> Bool {
    let function = statement.enclosingFunctionLike?.node
    let isUsed = uses(ofProperty: property).contains { use in
      if use.isReplaced { return false }
      return !use.isCancelled || use.id < statement.id && use.enclosingFunctionLike?.node == function
    }
    if isUsed { return true }
    // `if let task` is no use of a property.
    let name = index.property(property).nameID
    return (statement.enclosing(StructDecl.self)?.node ?? tree.root).descendants(of: .optionalBindingCondition).contains
    {
      OptionalBindingCondition(unchecked: $0).nameToken?.name == name
    }
  }
}

extension Node {
  /// `task = …`
  fileprivate var isReplaced: Bool {
    guard let sequence = parent, sequence.kind == .sequenceExpr else { return false }
    var elements = sequence.children(.element)
    return elements.next() == self && elements.next()?.kind == .assignmentExpr
  }

  /// `task?.cancel()`
  fileprivate var isCancelled: Bool {
    let value = parent?.kind == .optionalChainingExpr ? parent : self
    return value?.role == .base && value?.parent.flatMap { MemberAccessExpr($0) }?.name == .cancel
  }

  /// A flag that a statement of the same block sets.
  fileprivate var flagRaisedBeside: String? {
    guard let block = parent else { return nil }
    for statement in block.children(.statement) {
      if let (flag, value) = statement.flagAssignment, value { return flag.token.identifierText }
    }
    return nil
  }
}

extension Message {
  fileprivate static func replacedByAction(_ handle: String) -> Message {
    "The next action replaces '\(handle)', and nothing can cancel the first task then. Cancel it before."
  }
}
