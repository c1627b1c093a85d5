import LintKit
import LintText

// `withLock { … }` in the place of `lock()` and `unlock()`.

extension LockAcrossAwait {
  /// Puts the statements between the two calls into the closure of `withLock`: where both are statements of one block,
  /// and nothing in between leaves the block or declares what is used after it.
  static func withLock(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard call.node.role == .statement, let lock = call.calleeBase?.node, let block = call.node.parent else {
      return nil
    }
    var region: [Node] = []
    for statement in block.children(.statement) where statement.id > call.node.id {
      if let unlock = FunctionCallExpr(statement), unlock.calleeName == .unlock, unlock.arguments.isEmpty,
        unlock.calleeBase?.node.text == lock.text
      {
        guard region.canBeClosure else { return nil }
        var fix = FixBuilder(in: pass)
        return fix.wrap(from: call.node, to: statement, in: "\(lock.text).withLock")
          ? fix.fix(.useWithLock, .safe) : nil
      }
      region.append(statement)
    }
    return nil
  }
}

extension [Node] {
  /// Whether statements mean the same in a closure that returns nothing.
  fileprivate var canBeClosure: Bool {
    guard let first, allSatisfy({ $0.kind.category != .declaration && !$0.leavesOrTries }) else { return false }
    // The value of a single expression would be that of the closure, and unused.
    return count > 1 || first.kind == .sequenceExpr && first.children(.element).contains { $0.kind == .assignmentExpr }
  }
}

extension Node {
  /// Whether control may leave the statement otherwise than at its end; an error would leave the lock locked without
  /// 'withLock' only.
  fileprivate var leavesOrTries: Bool {
    let kinds = NodeKindSet([.returnStmt, .throwStmt, .breakStmt, .continueStmt, .tryExpr, .ifConfigDecl])
    return kinds.contains(kind) || descendants(stoppingAtNestedFunctions: true).contains { kinds.contains($0.kind) }
      || tokens.contains { $0.text.utf8.contains(UInt8(ascii: "\n")) }
  }
}

extension FixBuilder {
  /// Replaces two calls on lines of their own by the braces of a closure, and indents the lines in between.
  fileprivate mutating func wrap(from first: Node, to last: Node, in callee: String) -> Bool {
    // Line ends become those of the file again when the edit is made.
    let between = text(first.range.upperBound..<last.range.lowerBound).replacingAll("\r\n", with: "\n")
    let lines = between.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[lines.count - 1].allSatisfy({ $0 == " " || $0 == "\t" }) else { return false }
    let body = lines.dropFirst().dropLast().map { line in
      line.allSatisfy(\.isWhitespace) ? String(line) : indentation + line
    }
    let text = (["\(callee) {\(lines[0])"] + body + ["\(lines[lines.count - 1])}"]).joined(separator: "\n")
    replace(first.range.lowerBound..<last.range.upperBound, with: text)
    return true
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let useWithLock: Message = "Use 'withLock'"
}
