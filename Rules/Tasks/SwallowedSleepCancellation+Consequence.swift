import LintKit

// What a sleep that has ended early is followed by.

extension Node {
  /// Whether the node is in a loop of the same body.
  var isInLoop: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return true
      case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl: return false
      default: continue
      }
    }
    return false
  }

  /// What leaves the code around the statement for good; `nil` where that is not known to be right: inside a `switch`
  /// in a loop, where `break` would leave only that; where what follows the loop counts on its end; in a loop that only
  /// waits; in a function with a result; and where statements follow a condition that the sleep is not the last under.
  func wayOut(of body: FunctionLike) -> String? {
    var isInSwitch = false
    let isFollowed = laterSiblings.contains { $0.role == .statement }
    // The outermost condition that decides whether the statements after the sleep run.
    var condition: Node?
    for ancestor in ancestors {
      switch ancestor.kind {
      case .whileStmt, .repeatStmt, .forStmt:
        if isInSwitch || ancestor.onlyWaits(with: self) { return nil }
        // Nothing follows a loop in a function with a result but where it never ends.
        return body.returnsNothing && ancestor.isFollowedByCleanUpOnly(in: body.node) ? "break" : nil
      case .switchCase:
        isInSwitch = true
        if isFollowed { condition = ancestor }
      case .ifExpr, .catchClause:
        if isFollowed { condition = ancestor }
      case .closureExpr, .functionDecl, .accessorDecl, .deinitializerDecl:
        if let condition, !condition.isLast(in: body.node) { return nil }
        return body.returnsNothing ? "return" : body.returnsOptional ? "return nil" : nil
      case .deferStmt: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a loop has no other statement than the sleep: it waits until something happens.
  private func onlyWaits(with sleep: Node) -> Bool {
    sleep.parent?.parent == self && sleep.parent?.children(.statement).reduce(0) { count, _ in count + 1 } == 1
  }

  /// Whether no statement follows, up to the end of the body.
  private func isLast(in body: Node) -> Bool {
    var node = self
    while node != body, let parent = node.parent {
      if node.role == .statement, node.laterSiblings.contains(where: { $0.role == .statement }) { return false }
      node = parent
    }
    return true
  }

  /// Whether the statements after a loop, up to the end of the body, only set flags back or print.
  private func isFollowedByCleanUpOnly(in body: Node) -> Bool {
    var statement = self
    while statement != body, let block = statement.parent {
      if statement.role == .statement {
        for next in block.children(.statement) where next.id > statement.id && !next.isCleanUp { return false }
        if statement != self, ForStmt(statement) != nil || statement.kind == .whileStmt || statement.kind == .repeatStmt
        {
          return false
        }
      }
      statement = block
    }
    return true
  }

  /// `isLoading = false`, `task = nil`, `print(…)`, `continuation.finish()`
  private var isCleanUp: Bool {
    if let call = FunctionCallExpr(self) {
      let base = call.calleeBase?.lastNameToken?.identifierText.lowercased()
      return call.calleeName == .finish || call.calleeNameToken?.text == "print" || base?.hasSuffix("logger") == true
    }
    guard let assignment = SequenceExpr(self) else { return false }
    let elements = Array(assignment.elements)
    guard elements.count == 3, case .assignment = elements[1], case .operand(let value) = elements[2] else {
      return false
    }
    return value.node.kind == .nilLiteralExpr || value.node.kind == .booleanLiteralExpr
  }

  /// Whether the statement only spaces the turns of a loop that ends by itself: first or last of a turn.
  var pacesLoop: Bool {
    guard let block = parent, let loop = block.parent, loop.kind == .forStmt else { return false }
    return block.child(.statement) == self || block.subtreeEnd == subtreeEnd
  }

  /// Whether the statement is the last one of each turn of a loop that a sequence ends, or a counter, after which the
  /// code only throws or returns: a few attempts.
  var spacesAttempts: Bool {
    var statement = self
    while let block = statement.parent, let around = block.parent {
      if block.children(.statement).contains(where: { $0.id > statement.id }) { return false }
      switch around.kind {
      case .forStmt where !ForStmt(unchecked: around).isAsync: return true
      case .whileStmt, .repeatStmt: return around.counts && around.isFollowedByEndOnly
      case .catchClause, .doStmt, .ifExpr: break
      default: return false
      }
      guard let outer = around.ancestorStatement else { return false }
      statement = outer
    }
    return false
  }

  private var isFollowedByEndOnly: Bool {
    guard let block = parent, let body = block.parent,
      [.functionDecl, .closureExpr, .initializerDecl].contains(block.kind == .closureExpr ? block.kind : body.kind)
    else { return false }
    return block.children(.statement).allSatisfy { next in
      next.id <= id || next.kind == .throwStmt
        || next.kind == .returnStmt && !next.descendants.contains { $0.kind == .functionCallExpr }
    }
  }

  /// The statement that the expression is, also after `_ =`.
  var asStatement: Node? {
    if role == .statement { return self }
    guard let sequence = parent, sequence.kind == .sequenceExpr, sequence.role == .statement else { return nil }
    var elements = sequence.children(.element)
    return elements.next()?.kind == .discardAssignmentExpr ? sequence : nil
  }

  /// A variable that is made without calling anything: it may as well be before the sleep.
  private var isPlainVariable: Bool {
    kind == .variableDecl && !descendants.contains { $0.kind == .functionCallExpr || $0.kind == .awaitExpr }
  }

  private var isLog: Bool { FunctionCallExpr(self)?.isLog ?? false }

  /// Whether it calls anything other than what makes a value: `.failure(error)`.
  private var callsFunction: Bool {
    descendants.contains { node in
      guard let call = FunctionCallExpr(node) else { return false }
      if case .memberAccess(let member)? = call.callee { return member.base != nil }
      return true
    }
  }

  /// The first statement of a block after another one of it that does anything but unwrap a value, print, or prepare
  /// what happens when the block is left.
  func statement(after other: Node) -> Node? {
    var id = other.subtreeEnd
    while id < subtreeEnd {
      let next = Node(columns: columns, id: id)
      if next.role == .statement, !next.isPlainVariable, !next.onlyUnwraps, !next.isLog, next.kind != .deferStmt {
        return next
      }
      id = next.subtreeEnd
    }
    return nil
  }

  /// `guard let self else { return }` and the like.
  var onlyUnwraps: Bool {
    kind == .guardStmt && children(.condition).allSatisfy { $0.kind == .optionalBindingCondition }
      && !descendants.contains { $0.kind == .functionCallExpr }
  }

  private var asksForCancellation: Bool {
    for token in tokens
    where token.kind == .identifier && (token.name == .isCancelled || token.name == .checkCancellation) { return true }
    return false
  }

  /// The loop of the same body that a `continue` goes on with.
  fileprivate var loopAround: Node? {
    for ancestor in enclosingNodes {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return ancestor
      case .closureExpr, .functionDecl, .accessorDecl: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a loop goes on when its task is cancelled: nothing in it asks, and its sequence, if it has one, does not
  /// end then.
  fileprivate var mayGoOn: Bool {
    if let loop = ForStmt(self), loop.isAsync { return false }
    return !asksForCancellation
  }

  /// Whether the condition of a `while` compares with something that a turn counts.
  private var counts: Bool {
    let compared = children(.condition).flatMap { Array($0.tokens) }.filter { $0.kind == .identifier }.map(\.name)
    guard let body = child(.body) else { return false }
    return body.descendants(of: .binaryOperatorExpr).contains { counting in
      guard counting.mainToken.text == "+=" || counting.mainToken.text == "-=",
        let target = counting.parent?.children(.element).first(where: { _ in true })
      else { return false }
      return compared.contains(target.lastNameToken?.name ?? .noName)
    }
  }

  /// What the code around the statement goes on to do when the sleep has ended early; `nil` where it asks, or ends.
  var whatFollowsCancelledSleep: Consequence? {
    var found: Consequence?
    var statement = self
    while let block = statement.parent {
      if found == nil, let next = block.statement(after: statement) {
        switch next.kind {
        case .returnStmt where !next.callsFunction: return nil
        case .breakStmt: return nil
        case .throwStmt where next.leavesLoops: return nil
        case .functionCallExpr where next.leavesLoops: return nil
        // The task that waits for another one's time to be over is itself cancelled when that one has ended.
        case .functionCallExpr
        where FunctionCallExpr(unchecked: next).calleeName == .cancel && block.onlyReturns(after: next):
          return nil
        // It ends what has had its time, and then asks.
        case .functionCallExpr
        where FunctionCallExpr(unchecked: next).calleeName == .cancel
          && next.laterSiblings.prefix(Self.soon).contains(where: { $0.asksForCancellation }):
          return nil
        // What follows is the next turn of the loop.
        case .continueStmt:
          guard let loop = next.loopAround, loop.mayGoOn else { return nil }
          return loop.kind == .forStmt || loop.counts ? .workIsDone : .hotLoop
        default: if next.behindCounting.asksForCancellation { return nil }
        }
        found = .workIsDone
      }
      if statement.laterSiblings.prefix(Self.reach).contains(where: { $0.role == .statement && $0.leavesLoops }) {
        return found
      }
      guard let around = block.parent, block.kind == .codeBlock || block.kind == .switchCase else { return found }
      switch around.kind {
      case .whileStmt, .repeatStmt:
        for condition in around.children(.condition) where condition.asksForCancellation { return nil }
        if block.children(.statement).contains(where: { $0.asksForCancellation }) { return nil }
        if around.endsInAnotherPause { return nil }
        if !around.counts { return .hotLoop }
        found = found ?? .workIsDone
      case .forStmt:
        let loop = ForStmt(unchecked: around)
        if loop.isAsync { return found }
        let isAsked =
          loop.whereClause?.node.asksForCancellation ?? false
          || block.children(.statement).contains { $0.asksForCancellation }
        found = found ?? (isAsked ? nil : .workIsDone)
      case .functionDecl, .initializerDecl, .accessorDecl, .deferStmt: return found
      default: break
      }
      guard let outer = around.ancestorStatement else { return found }
      statement = outer
    }
    return found
  }

  /// Whether a loop has a pause whose error leaves it, or is taken by a `catch` for cancellation that leaves it: a
  /// cancelled task comes to that before it goes on.
  private var endsInAnotherPause: Bool {
    descendants(stoppingAtNestedFunctions: true).contains { node in
      guard let attempt = TryExpr(node), !attempt.isOptional, !attempt.isForced, attempt.throwsOnlyWhenCancelled else {
        return false
      }
      let statement = node.ancestors.prefix { $0 != self }.first { $0.kind == .doStmt }
      guard let clauses = statement.map({ DoStmt(unchecked: $0).catchClauses }) else { return true }
      return clauses.contains { clause in
        clause.node.tokens.contains { $0.isSpelled("CancellationError") }
          && (clause.body?.node.children(.statement).contains { $0.leavesLoops } ?? false)
      }
    }
  }

  /// The statement itself, or the next one where it only adds to a variable.
  private var behindCounting: Node {
    guard kind == .sequenceExpr, firstToken.kind == .identifier,
      children.allSatisfy({ [.declReferenceExpr, .binaryOperatorExpr, .integerLiteralExpr].contains($0.kind) }),
      let next = laterSiblings.first(where: { $0.role == .statement })
    else { return self }
    return next
  }

  /// How many statements an end may take.
  private static var soon: Int { 2 }

  /// How many statements after a sleep are visited: each of many may be followed by as many others.
  private static var reach: Int { 50 }

  /// Whether a statement leaves each loop around it: `return`, `break`, an error that no `catch` around takes, the end
  /// of the program.
  fileprivate var leavesLoops: Bool {
    switch kind {
    case .returnStmt: return true
    case .breakStmt: return parent?.kind != .switchCase && firstToken.next.kind != .identifier
    case .throwStmt:
      if case .catchClause = errorDestination { return false }
      return true
    case .functionCallExpr:
      let call = FunctionCallExpr(unchecked: self)
      return ["exit", "_exit", "abort", "fatalError", "preconditionFailure"].contains(call.calleeNameToken?.text ?? "")
        && (call.calleeBase == nil || call.calleeBase?.node.text == "Foundation")
    default: return false
    }
  }

  /// Whether nothing follows a statement of the block but a `return` of a plain value.
  private func onlyReturns(after statement: Node) -> Bool {
    children(.statement).allSatisfy { next in
      next.id <= statement.id
        || next.kind == .returnStmt && !next.descendants.contains { $0.kind == .functionCallExpr }
    }
  }

  /// The statement that this is or is in, below the nearest body.
  private var ancestorStatement: Node? {
    var node = self
    while node.role != .statement {
      guard let parent = node.parent, parent.kind != .closureExpr else { return nil }
      node = parent
    }
    return node
  }
}

extension FunctionLike {
  /// Whether it says that it returns an optional.
  fileprivate var returnsOptional: Bool {
    switch self {
    case .function(let function): function.returnType?.node.lastToken.text == "?"
    case .closure(let closure): closure.signature?.returnType?.node.lastToken.text == "?"
    default: false
    }
  }
}
