import LintKit
import LintText

// `withLock { … }` in the place of `lock()` and `unlock()`.

extension LockAcrossAwait {
  /// Puts the statements between the two calls into the closure of `withLock`. What one of them declares for the code
  /// after it becomes the result of the closure, and where they throw, the closure throws.
  static func withLock(_ call: FunctionCallExpr, in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt? {
    let section = try CriticalSection(from: call, in: pass)
    var fix = FixBuilder(in: pass)
    let opening = section.throwsOut ? "try \(section.lock.text).withLock" : "\(section.lock.text).withLock"
    try fix.wrap(section, in: opening)
    return fix.fix(.useWithLock, .safe)
  }
}

/// The statements between a call of `lock` and one of `unlock` in the same block.
private struct CriticalSection {
  let lock: Node
  /// The two calls.
  let first: Node
  let last: Node
  let statements: [Node]
  /// Calls of `unlock` right before a `throw`: an error that leaves the closure unlocks as well.
  let unlocksBeforeErrors: [Node]
  /// The one name that a statement declares and code after the section uses.
  let result: (statement: Node, name: TokenCursor)?

  var throwsOut: Bool { !unlocksBeforeErrors.isEmpty }

  init(from call: FunctionCallExpr, in pass: Pass) throws(NoFix) {
    guard call.node.role == .statement, let lock = call.calleeBase?.node, let block = call.node.parent else {
      throw NoFix("the lock is not taken by a statement of its own")
    }
    var statements: [Node] = []
    var last: Node?
    for statement in block.children(.statement) where statement.id > call.node.id {
      if statement.isUnlock(of: lock) {
        last = statement
        break
      }
      statements.append(statement)
    }
    guard let last else { throw NoFix("'\(lock.text)' is not released by a statement of the same block") }
    (self.lock, first, self.last, self.statements) = (lock, call.node, last, statements)
    var unlocks: [Node] = []
    for statement in statements { try Self.check(statement, of: lock, &unlocks) }
    unlocksBeforeErrors = unlocks
    if !unlocks.isEmpty, !call.node.mayThrow { throw NoFix("an error of the closure could not be thrown on here") }
    result = try Self.result(of: statements, before: last, in: pass)
    if result == nil, statements.count == 1, let only = statements.first, !only.isWithoutValue(in: pass) {
      throw NoFix("the value of the only statement would be the result of the closure")
    }
  }

  /// - Throws: where a statement would not mean the same in a closure.
  private static func check(_ statement: Node, of lock: Node, _ unlocks: inout [Node]) throws(NoFix) {
    let leaving = NodeKindSet([.returnStmt, .breakStmt, .continueStmt, .tryExpr, .ifConfigDecl])
    for node in [statement] + Array(statement.descendants(stoppingAtNestedFunctions: true)) {
      if leaving.contains(node.kind) { throw NoFix("control leaves the critical section early") }
      if node.isUnlock(of: lock) {
        guard node.nextStatement?.kind == .throwStmt else { throw NoFix("the lock is released in a branch") }
        unlocks.append(node)
      }
      if node.kind == .throwStmt, unlocks.last.map({ $0.nextStatement != node }) ?? true {
        throw NoFix("an error leaves the critical section with the lock taken")
      }
    }
    if statement.tokens.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\n")) }) {
      throw NoFix("a literal of several lines would have to be indented")
    }
  }

  private static func result(
    of statements: [Node], before last: Node, in pass: Pass
  ) throws(NoFix) -> (statement: Node, name: TokenCursor)? {
    var found: [(statement: Node, name: TokenCursor)] = []
    for statement in statements {
      for (node, name) in statement.declaredNames {
        guard let (names, local) = pass.local(introducedBy: node),
          names.uses(of: local).contains(where: { names[$0].node > last.id })
        else { continue }
        found.append((statement, name))
      }
      let isVariable = VariableDecl(statement).map { !$0.isLet || $0.bindings.count > 1 } ?? false
      if isVariable, found.last?.statement == statement {
        throw NoFix("code after the critical section uses a variable of it")
      }
      if statement.kind.category == .declaration, statement.kind != .variableDecl {
        throw NoFix("the critical section declares more than variables")
      }
    }
    if found.count > 1 { throw NoFix("code after the critical section uses several names that it declares") }
    return found.first
  }

  /// What a single declaration begins with, up to its value, and the value: `let count = `, `items.count`.
  var onlyValue: (opening: Range<UInt32>, value: Node)? {
    guard let result, statements.count == 1, unlocksBeforeErrors.isEmpty,
      let value = VariableDecl(result.statement)?.bindings.first?.initializer?.node
    else { return nil }
    return (result.statement.range.lowerBound..<value.range.lowerBound, value)
  }
}

extension Node {
  fileprivate func isUnlock(of lock: Node) -> Bool {
    guard let call = FunctionCallExpr(self), call.calleeName == .unlock, call.arguments.isEmpty else { return false }
    return role == .statement && call.calleeBase?.node.text == lock.text
  }

  fileprivate var nextStatement: Node? { parent?.children(.statement).first { $0.id > id } }

  /// What a statement declares for those after it.
  fileprivate var declaredNames: [(node: Node, name: TokenCursor)] {
    if let variable = VariableDecl(self) {
      return variable.bindings.compactMap { binding in binding.nameToken.map { (binding.node, $0) } }
    }
    guard kind == .guardStmt else { return [] }
    return children(.condition).compactMap { condition in
      OptionalBindingCondition(condition).flatMap { binding in binding.nameToken.map { (condition, $0) } }
    }
  }

  /// Whether it is a statement, or an expression of type 'Void'.
  fileprivate func isWithoutValue(in pass: Pass) -> Bool {
    guard let expression = Expr(self) else { return true }
    if kind == .sequenceExpr, children(.element).contains(where: { $0.kind == .assignmentExpr }) { return true }
    return pass.type(of: expression) == .tuple([])
  }
}

extension FixBuilder {
  /// Replaces the two calls by the braces of a closure.
  fileprivate mutating func wrap(_ section: CriticalSection, in callee: String) throws(NoFix) {
    let range = section.first.range.lowerBound..<section.last.range.upperBound
    if let (opening, value) = section.onlyValue, isPlain(section) {
      return replace(range, with: "\(text(opening))\(callee) \(closure(of: value, in: section))")
    }
    // Line ends become those of the file again when the edit is made.
    var lines = text(
      section.first.range.upperBound..<section.last.range.lowerBound, without: section.unlocksBeforeErrors
    )
    .replacingAll("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count < 3, let only = section.statements.first, section.statements.count == 1, section.result == nil {
      return replace(range, with: "\(callee) { \(text(only.range)) }")
    }
    guard lines.count > 2, let margin = lines.last, margin.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      throw NoFix("the critical section shares its lines with other code")
    }
    lines =
      ["\(callee) {\(lines[0])"]
      + lines.dropFirst().dropLast().map { line in
        line.allSatisfy(\.isWhitespace) ? line : indentation + line
      }
    if let name = section.result?.name.text {
      lines[0] = "let \(name) = \(lines[0])"
      lines.append("\(margin)\(indentation)return \(name)")
    }
    replace(range, with: (lines + ["\(margin)}"]).joined(separator: "\n"))
  }

  /// A closure of a value alone: on one line if it is.
  private func closure(of value: Node, in section: CriticalSection) -> String {
    let lines = text(value.range).replacingAll("\r\n", with: "\n").split(separator: "\n")
    if lines.count == 1 { return "{ \(lines[0]) }" }
    let margin = margin(of: section.first)
    let body = lines.enumerated().map { ($0 == 0 ? margin : "") + indentation + $1 }
    return "{\n\(body.joined(separator: "\n"))\n\(margin)}"
  }

  /// Whether there is nothing but the declaration.
  private func isPlain(_ section: CriticalSection) -> Bool {
    guard let only = section.statements.first else { return false }
    let between =
      text(section.first.range.upperBound..<only.range.lowerBound)
      + text(only.range.upperBound..<section.last.range.lowerBound)
    return between.allSatisfy { $0.isWhitespace || $0 == ";" }
  }

  /// A text without some statements in it: with their lines, or up to the next statement.
  private func text(_ range: Range<UInt32>, without statements: [Node]) -> String {
    var kept = ""
    var start = range.lowerBound
    for statement in statements {
      let next = statement.nextStatement?.range.lowerBound ?? statement.range.upperBound
      kept += text(start..<statement.range.lowerBound)
      start = next
    }
    return kept + text(start..<range.upperBound)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let useWithLock: Message = "Use 'withLock'"
}
