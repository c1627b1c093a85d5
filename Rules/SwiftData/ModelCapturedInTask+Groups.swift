import LintKit
import LintText

// Child tasks that do nothing off the main actor, as tasks of the main actor.

extension ModelCapturedInTask {
  /// Starts tasks on the main actor in the place of a group's child tasks, which only call what is there, and waits for
  /// all of them. Unsafe: they are not cancelled together with the code around.
  ///
  /// - Parameter boundary: the closure of a child task that the only statement of a loop starts, which is the only one
  ///   of the group.
  static func startingTasks(for boundary: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let group = TaskGroupLoop(boundary), pass.isolation(around: group.start.node).isolation == .mainActor,
      pass.callsMainActorAlone(boundary), let around = boundary.declarationAround,
      let jobs = pass.firstFree(of: ["jobs", "tasks", "startedTasks"], in: around),
      let job = pass.firstFree(of: ["job", "task", "startedTask"], in: around)
    else { return nil }
    var fix = FixBuilder(in: pass)
    guard fix.replace(group, starting: jobs, each: job) else { return nil }
    return fix.fix(.startTasks, .unsafe)
  }
}

/// `await withTaskGroup(of: …) { group in for element in elements { group.addTask { … } } }`, as a statement.
private struct TaskGroupLoop {
  let statement: Node
  let start: FunctionCallExpr
  let element: TokenCursor
  let elements: Expr
  /// What a child task does, without the value that it returns, which the group drops.
  let work: [Node]

  init?(_ child: Node) {
    guard let closure = ClosureExpr(child), closure.signature == nil,
      let start = child.callOfArgument, start.calleeNameToken?.isSpelled("addTask") ?? false, start.arguments.isEmpty,
      start.node.role == .statement, let loop = start.node.parent?.parent.flatMap({ ForStmt($0) }),
      loop.body?.node == start.node.parent, start.node.isAlone, loop.node.isAlone,
      !loop.isAsync, loop.whereClause == nil, let element = loop.pattern?.nameToken, let elements = loop.sequence,
      let group = loop.node.parent, let call = group.callOfArgument, call.node.parent?.kind == .awaitExpr,
      call.calleeNameToken?.isSpelled("withTaskGroup") ?? false, let statement = call.node.parent,
      statement.role == .statement, !statement.isOnlyExpression
    else { return nil }
    switch elements {
    case .declReference, .memberAccess, .functionCall: break
    default: return nil
    }
    var work = Array(child.children(.statement))
    let returns = child.descendants(stoppingAtNestedFunctions: true).filter { $0.kind == .returnStmt }
    if let last = work.last, last.kind == .returnStmt {
      guard returns.count == 1, ReturnStmt(unchecked: last).operand?.isLiteral ?? true else { return nil }
      work.removeLast()
    } else if !returns.isEmpty || work.count == 1 && call.arguments.first?.expression?.node.text != "Void.self" {
      return nil
    }
    if work.isEmpty { return nil }
    (self.statement, self.start, self.element, self.elements, self.work) = (statement, start, element, elements, work)
  }
}

extension Node {
  /// Whether no other statement is in the same braces.
  fileprivate var isAlone: Bool {
    var statements = parent?.children(.statement).makeIterator()
    return statements?.next() == self && statements?.next() == nil
  }
}

extension Expr {
  fileprivate var isLiteral: Bool {
    switch self {
    case .booleanLiteral, .integerLiteral, .nilLiteral: true
    case .tuple(let tuple): tuple.elements.first == nil
    default: false
    }
  }
}

extension Pass {
  /// Whether code calls functions of the main actor and nothing else.
  fileprivate func callsMainActorAlone(_ code: Node) -> Bool {
    let calls = code.descendants(of: .functionCallExpr)
    return calls.contains { _ in true }
      && calls.allSatisfy { node in
        guard let function = member(calledBy: FunctionCallExpr(unchecked: node))?.ref else { return false }
        return !function.isOfSDK && index.isolation(ofFunction: function).isolation == .mainActor
      }
      && code.descendants.allSatisfy { $0.kind != .forStmt && $0.kind != .whileStmt }
  }
}

extension FixBuilder {
  /// - Returns: false where a comment would be lost, or a literal of several lines change.
  fileprivate mutating func replace(_ group: TaskGroupLoop, starting jobs: String, each job: String) -> Bool {
    guard let first = group.work.first, let last = group.work.last else { return false }
    let old = margin(of: first)
    let hasLine = column(of: first.range.lowerBound) == old.count
    let range =
      (hasLine ? UInt32(startWithComments(of: first)) : first.range.lowerBound)..<endWithComment(of: last)
    let around = [
      text(group.statement.range.lowerBound..<range.lowerBound),
      text(range.upperBound..<group.statement.range.upperBound)
    ]
    let holdsLines = group.work.contains { statement in
      statement.descendants.contains { $0.kind == .stringLiteralExpr && $0.text.contains("\n") }
    }
    guard !holdsLines, around.allSatisfy({ !$0.includes("//") && !$0.includes("/*") }) else { return false }
    let margin = margin(of: group.statement)
    let inner = margin + indentation + indentation
    let lines = text(range).replacingAll("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : inner + ($0.hasPrefix(old) ? $0.dropFirst(old.count) : $0) }
    let name = group.element.text
    replace(
      group.statement.range,
      with: """
        let \(jobs) = \(group.elements.node.text).map { \(name) in
        \(margin)\(indentation)Task {
        \(body.joined(separator: "\n"))
        \(margin)\(indentation)}
        \(margin)}
        \(margin)for \(job) in \(jobs) { await \(job).value }
        """)
    return true
  }
}

extension Message {
  fileprivate static let startTasks: Message = "Start tasks on the main actor, and wait for all of them"
}
