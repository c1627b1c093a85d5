import LintKit

// What follows a sleep and does no harm after a cancelled one.

extension Pass {
  /// Whether what follows a sleep leaves at once unless a property equals what the code has that made the task: `guard
  /// self.turn == turn`, also as the first statement of `MainActor.run`.
  func asksWhetherCurrent(after sleep: Node) -> Bool {
    guard let next = sleep.parent?.statement(after: sleep), let names = localNames(around: next),
      let task = names.body(around: sleep), let question = next.firstInMainActorRun ?? Optional(next),
      question.kind == .guardStmt
    else { return false }
    return question.children(.condition).contains { condition in
      condition.localsComparedWithMember(in: names).contains { local in
        names[local].body != task && !names.isBody(names[local].body, inside: task)
      }
    }
  }

  /// Whether what follows a sleep leaves unless the task gets something that who cancels it has got before:
  /// `guard await race.isFirst() else { return }` here, and there before 'cancel'.
  func losesToCanceller(after sleep: Node) -> Bool {
    guard let next = sleep.parent?.statement(after: sleep), let question = next.questionThatCalls,
      let closure = sleep.ancestors.first(where: { $0.kind == .closureExpr }), let task = closure.callOfArgument,
      case .kept(let name) = taskHandle(of: task)
    else { return false }
    let scope = local(holding: task) == nil ? tree.root : task.node.enclosingFunctionLike?.node ?? tree.root
    let cancels = scope.descendants(of: .functionCallExpr).filter { node in
      let call = FunctionCallExpr(unchecked: node)
      return call.calleeName == .cancel && call.calleeBase?.lastName == name
    }
    return !cancels.isEmpty && cancels.allSatisfy { $0.comesAfter(question: question) }
  }

  /// Whether what follows a sleep is a call of a local function that does its work once: it leaves where a flag is set,
  /// and sets it otherwise.
  func callsOnceOnly(after sleep: Node) -> Bool {
    guard let next = sleep.parent?.statement(after: sleep), sleep.parent?.statement(after: next) == nil,
      case .functionCall(let call)? = Expr(next)?.withoutEffectMarkers, case .declReference(let name)? = call.callee,
      let names = localNames(around: next), case .local(let definition) = names.resolution(of: name),
      names[definition].kind == .function
    else { return false }
    let found = names.node(of: definition)
    guard let body = (FunctionDecl(found) ?? found.enclosing(FunctionDecl.self))?.body?.node else { return false }
    var statements = body.children(.statement).makeIterator()
    guard let question = statements.next(), question.kind == .guardStmt, let setting = statements.next(),
      setting.kind == .sequenceExpr
    else { return false }
    let flag = Array(setting.children(.element)).first?.text ?? ""
    return question.children(.condition).map(\.text) == ["!" + flag] && setting.text == flag + " = true"
  }

  /// Whether all that follows a sleep in a closure of SwiftUI's `.task` sets state of the view, which is gone when the
  /// task is cancelled. With an `id` the view may still be there.
  func onlySetsStateOfView(after sleep: Node) -> Bool {
    var statement = sleep
    var hasState = false
    while let block = statement.parent {
      for next in block.children(.statement) where next.id > statement.id {
        guard setsState(next) else { return false }
        hasState = true
      }
      switch block.kind {
      case .closureExpr:
        let call = block.callOfArgument
        return hasState && call?.calleeNameToken?.text == "task"
          && call?.arguments.contains { $0.label?.text == "id" } == false
      case .codeBlock:
        guard let around = block.parent, around.kind == .ifExpr || around.kind == .doStmt else { return false }
        var outer = around
        while outer.role != .statement, let parent = outer.parent { outer = parent }
        statement = outer
      default: return false
      }
    }
    return false
  }

  /// `isShown = false`, also inside of `withAnimation`; or another such sleep.
  private func setsState(_ statement: Node) -> Bool {
    if let call = FunctionCallExpr(statement), call.calleeNameToken?.text == "withAnimation",
      let closure = call.lastClosure
    {
      return closure.node.children(.statement).allSatisfy { setsState($0) }
    }
    if let attempt = TryExpr(statement) { return attempt.isOptional && attempt.pauses }
    guard let sequence = SequenceExpr(statement) else { return false }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, case .operand(let target) = elements[0], case .assignment = elements[1],
      let property = property(meantBy: target),
      index.property(property).attributes.contains(where: { $0.name == "State" || $0.name == "Binding" })
    else { return false }
    return statement.descendants(of: .functionCallExpr).allSatisfy { call in
      FunctionCallExpr(unchecked: call).calleeName.map { index.functions(named: $0).isEmpty } ?? false
    }
  }
}

extension Node {
  /// The conditions of a `guard` that calls something.
  fileprivate var questionThatCalls: [String]? {
    guard kind == .guardStmt else { return nil }
    let conditions = children(.condition)
    guard conditions.contains(where: { $0.descendants(of: .functionCallExpr).contains { _ in true } }) else {
      return nil
    }
    return conditions.map(\.text)
  }

  /// Whether the same question comes before, in one of the blocks around in the function or closure.
  fileprivate func comesAfter(question: [String]) -> Bool {
    var node = self
    for ancestor in ancestors {
      if node.role == .statement,
        ancestor.children(.statement).contains(where: { $0.id < node.id && $0.questionThatCalls == question })
      {
        return true
      }
      if FunctionLike.accepts(ancestor.kind) { return false }
      node = ancestor
    }
    return false
  }

  /// The first statement of the closure, where the node is `await MainActor.run { … }`.
  fileprivate var firstInMainActorRun: Node? {
    guard case .functionCall(let call)? = Expr(self)?.withoutEffectMarkers, call.calleeName == .run,
      call.calleeBase?.lastName == .MainActor
    else { return nil }
    return call.lastClosure?.node.child(.statement)
  }
}
