import LintKit

/// Where the file cancels the task of a loop: after it has made the loop's condition false, or not.
enum ClearedCondition {
  case nowhere, somewhere, everywhere
}

extension Pass {
  /// - Parameter sleep: in the loop, in the closure of a task that is kept.
  func clearedCondition(ofLoopAround sleep: Node) -> ClearedCondition {
    guard let loop = sleep.ancestors.first(where: { $0.kind == .whileStmt || $0.kind == .repeatStmt }),
      let closure = sleep.enclosing(ClosureExpr.self), closure.node.id < loop.id,
      let task = closure.node.callOfArgument, case .kept(let name) = taskHandle(of: task)
    else { return .nowhere }
    let flags = loop.children(.condition).compactMap { LoopFlag($0, in: self) }
    if flags.isEmpty { return .nowhere }
    var cleared = 0
    var all = 0
    for member in referencesByName.of([Name(.cancel)]) where MemberAccessExpr(member)?.base?.lastName == name {
      guard member.role == .callee, let call = member.parent else { continue }
      all += 1
      if flags.contains(where: { isCleared($0, before: call, orRightAfter: true) }) { cleared += 1 }
    }
    return cleared == 0 ? .nowhere : cleared < all ? .somewhere : .everywhere
  }

  /// Whether what follows a sleep leaves at once, because everyone who cancels the task has changed a property that it
  /// asks, before or right after: `guard !self.isFinished else { return }`, `guard continuation != nil`.
  func isEndedByCancellers(after sleep: Node) -> Bool {
    guard let next = sleep.parent?.statement(after: sleep),
      next.kind == .guardStmt || next.kind == .ifExpr && next.child(.elseBody) == nil
        && sleep.parent?.statement(after: next) == nil,
      let closure = sleep.ancestors.first(where: { $0.kind == .closureExpr }), let task = closure.callOfArgument,
      case .kept(let name) = taskHandle(of: task)
    else { return false }
    let flags = next.children(.condition).compactMap { LoopFlag($0, in: self) }
    if flags.isEmpty { return false }
    let cancels = self.cancels(of: task, keptAs: name)
    return !cancels.isEmpty
      && cancels.allSatisfy { cancel in flags.contains { isCleared($0, before: cancel, orRightAfter: true) } }
  }

  /// Whether who cancels a task starts another one in its place: a debounce, a new search.
  ///
  /// - Parameter sleep: in the closure of a task that is kept.
  func isStartedAgain(around sleep: Node) -> Bool {
    guard let task = sleep.enclosing(ClosureExpr.self)?.node.callOfArgument, case .kept(let name) = taskHandle(of: task)
    else { return true }
    let starts = task.node.enclosingFunctionLike
    let owner = nominal(around: task.node)
    let cancels = cancels(of: task, keptAs: name).filter { nominal(around: $0) == owner }
    let others = cancels.compactMap(\.enclosingFunctionLike).filter { $0.node != starts?.node }.flatMap { function in
      function.node.descendants(of: .sequenceExpr).filter { $0.assignsCall(to: name) }
    }
    if !others.isEmpty {
      // A task that does something else leaves undone what the cancelled one had to do.
      let work = task.node.descendants.filter { $0.id >= sleep.subtreeEnd }.compactMap(\.nameOfWork)
      return others.allSatisfy { other in work.allSatisfy { name in other.tokens.contains { $0.name == name } } }
    }
    return cancels.contains { cancel in
      guard let canceller = cancel.enclosingFunctionLike else { return false }
      if canceller.node == starts?.node { return cancel.comesBefore(task.node) }
      guard let stop = FunctionDecl(canceller.node)?.nameToken?.name else { return false }
      return starts?.node.descendants(of: .functionCallExpr).contains {
        FunctionCallExpr(unchecked: $0).calleeName == stop
      } ?? false
    }
  }

  private func nominal(around node: Node) -> DeclRef? { type(around: node).flatMap { index.extendedNominal($0) } }

  /// The calls of `cancel()` on a task.
  func cancels(of task: FunctionCallExpr, keptAs name: Name) -> [Node] {
    scope(ofHandleOf: task).descendants(of: .functionCallExpr).filter { node in
      let call = FunctionCallExpr(unchecked: node)
      return call.calleeName == .cancel && call.calleeBase?.lastName == name
    }
  }

  /// The code that can name the handle of a task.
  private func scope(ofHandleOf task: FunctionCallExpr) -> Node {
    if local(holding: task) != nil { return task.node.enclosingFunctionLike?.node ?? tree.root }
    guard let assignment = task.node.withoutWrappers.parent, assignment.kind == .sequenceExpr,
      let target = assignment.child(.element).flatMap({ DeclReferenceExpr($0) }),
      let names = localNames(around: task.node), case .local(let handle) = names.resolution(of: target)
    else { return tree.root }
    return names.node(of: names[handle].body)
  }

  /// Whether a statement of the same body before a node makes the flag end its loop.
  ///
  /// - Parameter orRightAfter: whether it may follow the node, where nothing waits in between.
  private func isCleared(_ flag: LoopFlag, before node: Node, orRightAfter: Bool = false) -> Bool {
    var child = node
    for ancestor in node.ancestors {
      if child.role == .statement {
        for statement in ancestor.children(.statement) {
          if statement.id < child.id ? clears(flag, statement) : orRightAfter && clears(flag, statement) { return true }
          if statement.id > child.id, statement.kind == .awaitExpr || statement.waits { break }
        }
      }
      if ancestor.kind == .closureExpr || ancestor.kind == .functionDecl { return false }
      child = ancestor
    }
    return false
  }

  /// `isActive = false`, `buffer.setActive(false)`
  private func clears(_ flag: LoopFlag, _ statement: Node) -> Bool {
    if let call = FunctionCallExpr(statement) {
      guard let argument = call.arguments.first?.expression, argument.node.text == flag.end, let name = call.calleeName,
        let owner = flag.owner, let base = call.calleeBase, type(of: base).ownDeclaration == owner
      else { return false }
      return index.functions(in: owner).contains { function in
        index.function(function).nameID == name && looking(at: function.file).assigns(to: flag.names, in: function)
      }
    }
    guard let (target, value) = statement.assigned else { return false }
    return value.text == flag.end && flag.names.contains(target.lastNameToken?.name ?? .noName)
  }

  private func assigns(to names: Set<Name>, in function: DeclRef) -> Bool {
    whole(function)?.descendants(of: .sequenceExpr).contains { sequence in
      sequence.assigned.map { names.contains($0.target.lastNameToken?.name ?? .noName) } ?? false
    } ?? false
  }
}

/// A truth value that a loop goes on with, or a value that is not `nil` as long.
private struct LoopFlag {
  /// The property, and what it is computed from.
  var names: Set<Name>
  /// The type that has it, if it is not asked of `self`.
  var owner: DeclRef?
  /// The value that ends the loop, as it is written.
  var end: String

  init?(_ condition: Node, in pass: Pass) {
    var flag = Expr(condition)?.withoutEffectMarkers.node ?? condition
    end = "false"
    if let binding = OptionalBindingCondition(condition) {
      guard let name = binding.nameToken, name.kind != .self else { return nil }
      guard let value = binding.initializer?.node else {
        (names, end) = ([name.name], "nil")
        return
      }
      (flag, end) = (value, "nil")
    } else if let present = flag.comparedWithNil {
      (flag, end) = (present, "nil")
    } else if flag.kind == .prefixOperatorExpr, flag.firstToken.text == "!", let operand = flag.child(.operand) {
      flag = operand
      end = "true"
    }
    guard flag.kind == .declReferenceExpr || flag.kind == .memberAccessExpr, let name = flag.lastNameToken?.name else {
      return nil
    }
    names = [name]
    guard let base = MemberAccessExpr(flag)?.base, let owner = pass.type(of: base).ownDeclaration,
      let property = pass.index.property(named: name, of: owner)
    else { return }
    self.owner = owner
    guard let declaration = pass.looking(at: property.file).whole(property) else { return }
    for use in declaration.descendants(of: .declReferenceExpr) { names.insert(use.mainToken.name) }
  }
}

extension Node {
  /// Whether the node runs before another one of the same function, if only in an earlier turn of a loop.
  fileprivate func comesBefore(_ other: Node) -> Bool {
    id < other.id
      || ancestors.contains { loop in
        [.forStmt, .whileStmt, .repeatStmt].contains(loop.kind) && loop.id < other.id && other.id < loop.subtreeEnd
      }
  }

  /// The value of `value != nil`.
  fileprivate var comparedWithNil: Node? {
    guard kind == .sequenceExpr else { return nil }
    let elements = Array(children(.element))
    guard elements.count == 3, elements[1].mainToken.text == "!=", elements[2].text == "nil" else { return nil }
    return elements[0]
  }

  /// The name of what a call calls, or an assignment changes.
  fileprivate var nameOfWork: Name? { FunctionCallExpr(self)?.calleeName ?? assigned?.target.lastNameToken?.name }

  /// Whether it is `name = …` with a value that calls something.
  fileprivate func assignsCall(to name: Name) -> Bool {
    guard let (target, value) = assigned, target.lastNameToken?.name == name else { return false }
    return value.kind == .functionCallExpr
  }

  /// The parts of `target = value`.
  fileprivate var assigned: (target: Node, value: Node)? {
    guard kind == .sequenceExpr else { return nil }
    let elements = Array(children(.element))
    guard elements.count == 3, elements[1].kind == .assignmentExpr else { return nil }
    return (elements[0], elements[2])
  }
}
