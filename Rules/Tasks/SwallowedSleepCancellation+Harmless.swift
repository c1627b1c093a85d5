import LintKit

// What follows a sleep and does no harm after a cancelled one.

extension Pass {
  /// Whether what follows a sleep leaves at once unless a property equals what the code has that made the task: `guard
  /// self.turn == turn`, also as the first statement of `MainActor.run`; or an `if` that does all there is to do.
  func asksWhetherCurrent(after sleep: Node) -> Bool {
    guard let next = sleep.parent?.statement(after: sleep), let names = localNames(around: next),
      let task = names.body(around: sleep), let question = next.firstInMainActorRun ?? Optional(next),
      question.kind == .guardStmt || question.isLastChoice
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
    guard let next = sleep.parent?.statement(after: sleep),
      let closure = sleep.ancestors.first(where: { $0.kind == .closureExpr }), let task = closure.callOfArgument,
      case .kept(let name) = taskHandle(of: task)
    else { return false }
    let cancels = self.cancels(of: task, keptAs: name)
    if cancels.isEmpty { return false }
    if let question = next.questionThatCalls, cancels.allSatisfy({ $0.comesAfter(question: question) }) { return true }
    // Who is asked is who cancels.
    guard next.kind == .guardStmt || next.isLastChoice, let condition = next.child(.condition),
      let call = FunctionCallExpr(condition), let callee = declaration(calledHere: call)
    else { return false }
    return cancels.allSatisfy { $0.isInside(callee) && $0.comesAfterAssignment(of: "true") }
  }

  /// The function of the file that a call is of, a local one too.
  private func declaration(calledHere call: FunctionCallExpr) -> Node? {
    if case .declReference(let name)? = call.callee, case .local(let local)? = localNames(around: call.node).map({
      $0.resolution(of: name)
    }), let names = localNames(around: call.node), names[local].kind == .function {
      let found = names.node(of: local)
      return FunctionDecl(found)?.node ?? found.enclosing(FunctionDecl.self)?.node
    }
    return member(calledBy: call).flatMap { $0.ref.file == file ? whole($0.ref) : nil }
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

  /// Whether all that a task does after a sleep is to stop what the function waits for, which cancels it after that:
  /// `let timeout = Task { try? await Task.sleep(…); scanner.stop() }`, `for await … in scanner.found {}`,
  /// `timeout.cancel()`.
  func onlyStopsWhatHasEnded(after sleep: Node) -> Bool {
    guard let block = sleep.parent, let next = block.statement(after: sleep), block.statement(after: next) == nil,
      case .functionCall(let call)? = Expr(next.onlyBranch ?? next)?.withoutEffectMarkers, call.arguments.isEmpty,
      let name = call.calleeNameToken?.identifierText, Self.stopping.contains(where: { name.hasPrefix($0) }),
      let closure = sleep.ancestors.first(where: { $0.kind == .closureExpr }), let task = closure.callOfArgument,
      local(holding: task) != nil, let start = task.node.statementAround, case .kept(let handle) = taskHandle(of: task)
    else { return false }
    let cancels = self.cancels(of: task, keptAs: handle)
    return !cancels.isEmpty
      && cancels.allSatisfy { cancel in
        guard let end = cancel.role == .statement ? cancel : cancel.statementAround, let code = start.parent,
          end.parent == code
        else { return false }
        return code.children(.statement).contains { statement in
          statement.id > start.id && statement.id < end.id
            && (ForStmt(statement)?.isAsync
              ?? (statement.kind == .awaitExpr || statement.descendants.contains { $0.kind == .awaitExpr }))
        }
      }
  }

  private static var stopping: [String] {
    ["cancel", "close", "disconnect", "end", "finish", "interrupt", "stop", "terminate"]
  }

  /// Whether all that follows a sleep is a call of a function that asks itself whether the task was cancelled.
  func callsWhatAsks(after sleep: Node) -> Bool {
    guard let block = sleep.parent, var next = block.statement(after: sleep) else { return false }
    if next.onlyUnwraps, let call = block.statement(after: next) { next = call }
    guard block.statement(after: next) == nil, case .functionCall(let call)? = Expr(next)?.withoutEffectMarkers,
      let callee = member(calledBy: call)?.ref, callee.file == file, let declaration = whole(callee),
      let body = FunctionDecl(declaration)?.body
    else { return false }
    return body.node.children(.statement).contains { statement in
      statement.kind == .guardStmt && statement.child(.condition)?.tokens.contains { $0.name == .isCancelled } == true
    }
  }

  /// Whether a sleep is in a closure of SwiftUI's `.task` that only the end of the view cancels: it has no `id`.
  func endsWithView(at sleep: Node) -> Bool { sleep.viewTask.map { $0.viewTaskID == nil } ?? false }

  /// Whether code after a sleep assigns to the `id` of SwiftUI's `.task`, whose next value has cancelled the task: that
  /// value is lost. Of a truth value nothing is: the next one is what the code sets it to.
  func changesID(after sleep: Node) -> Bool {
    guard let id = sleep.viewTask?.viewTaskID?.text, let block = sleep.parent else { return false }
    return block.children(.statement).contains { statement in
      statement.id > sleep.id && statement.kind != .ifExpr
        && ([statement] + statement.descendants(of: .sequenceExpr)).contains { assignment in
          let elements = Array(assignment.children(.element).prefix(3))
          return elements.count == 3 && elements[0].text == id && elements[1].kind == .assignmentExpr
            && elements[2].kind != .booleanLiteralExpr
        }
    }
  }

  /// Whether what follows a sleep asks whether the `id` of SwiftUI's `.task` is still what it was at the start.
  func asksForID(after sleep: Node) -> Bool {
    guard let id = sleep.viewTask?.viewTaskID?.lastNameToken?.name, let next = sleep.parent?.statement(after: sleep),
      next.kind == .guardStmt || next.isLastChoice
    else { return false }
    return next.children(.condition).contains { condition in
      guard condition.kind == .sequenceExpr else { return false }
      let elements = Array(condition.children(.element))
      return elements.count == 3 && elements[1].mainToken.text == "=="
        && [elements[0], elements[2]].contains { $0.lastNameToken?.name == id }
    }
  }
}

extension FunctionCallExpr {
  fileprivate var viewTaskID: Node? {
    arguments.first { $0.label?.text == "id" }?.expression?.node
  }
}

extension Node {
  /// The call of SwiftUI's `.task` whose closure runs the node.
  fileprivate var viewTask: FunctionCallExpr? {
    let call = ancestors.first { $0.kind == .closureExpr }?.callOfArgument
    return call?.calleeNameToken?.text == "task" ? call : nil
  }

  /// The only statement of an `if` without `else`.
  fileprivate var onlyBranch: Node? {
    guard let choice = IfExpr(self), choice.elseBranch == nil, let first = choice.body?.node.child(.statement),
      first.parent?.statement(after: first) == nil
    else { return nil }
    return first
  }

  /// Whether it is an `if` without `else` that ends its block.
  fileprivate var isLastChoice: Bool {
    kind == .ifExpr && child(.elseBody) == nil && parent?.statement(after: self) == nil
  }
}

extension Node {
  /// The conditions of a `guard` that calls something.
  fileprivate var questionThatCalls: [String]? {
    guard kind == .guardStmt else { return nil }
    let conditions = children(.condition)
    guard
      conditions.contains(where: {
        $0.kind == .functionCallExpr || $0.descendants(of: .functionCallExpr).contains { _ in true }
      })
    else { return nil }
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

  /// Whether an assignment of a value comes before in the same block.
  fileprivate func comesAfterAssignment(of value: String) -> Bool {
    guard let statement = role == .statement ? self : statementAround, let block = statement.parent else {
      return false
    }
    return block.children(.statement).contains { other in
      let elements = other.kind == .sequenceExpr ? Array(other.children(.element)) : []
      return other.id < statement.id && elements.count == 3 && elements[1].kind == .assignmentExpr
        && elements[2].text == value
    }
  }

  /// The first statement of the closure, where the node is `await MainActor.run { … }`.
  fileprivate var firstInMainActorRun: Node? {
    guard case .functionCall(let call)? = Expr(self)?.withoutEffectMarkers, call.calleeName == .run,
      call.calleeBase?.lastName == .MainActor
    else { return nil }
    guard let first = call.lastClosure?.node.child(.statement) else { return nil }
    return first.onlyUnwraps ? first.parent?.statement(after: first) : first
  }
}
