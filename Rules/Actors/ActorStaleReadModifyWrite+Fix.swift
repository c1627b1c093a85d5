import LintKit

// How the suspension is moved before the read.

extension ActorStaleReadModifyWrite {
  /// Awaits first, and reads the state then: `p += await f()`, or with a constant for what was awaited. Unsafe: another
  /// value is read, on purpose.
  ///
  /// - Parameter assignment: `target = value`, whose value reads the target and waits.
  static func fix(_ assignment: Node, _ target: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard assignment.role == .statement, let waiting = assignment.onlyWait else { return nil }
    // What is awaited is made of the old value itself.
    if waiting.mentions(target.mainToken) { return nil }
    var fix = FixBuilder(in: pass)
    let elements = Array(assignment.children(.element))
    if elements.count == 5, elements[2].text == target.text, elements[3].kind == .binaryOperatorExpr,
      ["+", "-", "*", "/"].contains(elements[3].mainToken.text), elements[4].isWrapping(waiting)
    {
      fix.replace(
        elements[1].range.lowerBound..<elements[4].range.upperBound,
        with: "\(elements[3].mainToken.text)= \(waiting.text)")
      return fix.fix(.awaitFirst, .unsafe)
    }
    guard let body = assignment.enclosingFunctionLike?.node,
      let name = ["value", "newValue", "awaited"].first(where: { name in
        !body.tokens.contains { $0.kind == .identifier && $0.isSpelled(name) }
      })
    else { return nil }
    fix.insert("let \(name) = \(waiting.text)", before: assignment)
    let wrapped = waiting.wrapping
    fix.replace(wrapped.range, with: name)
    return fix.fix(.awaitFirst, .unsafe)
  }
}

extension Node {
  /// The only `await` of an expression's own code, with the `try` before it, where it is in parentheses or is an
  /// argument.
  fileprivate var onlyWait: Node? {
    let waits = descendants(stoppingAtNestedFunctions: true).filter { $0.kind == .awaitExpr }
    guard waits.count == 1, let wait = waits.first else { return nil }
    let marked = wait.parent.flatMap { $0.kind == .tryExpr ? $0 : nil } ?? wait
    // Behind `&&` and the like it may not be evaluated at all.
    var node = marked
    for ancestor in marked.ancestors {
      if ancestor == self { break }
      switch ancestor.kind {
      case .tupleExpr, .labeledExpr, .functionCallExpr, .tryExpr: break
      default: return nil
      }
      node = ancestor
    }
    let operators = children(.element).filter { $0.kind == .binaryOperatorExpr }
    return marked.parent?.kind == .labeledExpr && node.parent == self
      && operators.allSatisfy { !["&&", "||", "??"].contains($0.mainToken.text) }
      ? marked : nil
  }

  /// Whether this is the other node with nothing but parentheses around.
  fileprivate func isWrapping(_ other: Node) -> Bool { other.wrapping == self }

  /// The node with the parentheses around it.
  fileprivate var wrapping: Node {
    guard let label = parent, label.kind == .labeledExpr, let tuple = label.parent.flatMap({ TupleExpr($0) }),
      tuple.parenthesized?.node == self
    else {
      return self
    }
    return tuple.node
  }

  fileprivate func mentions(_ name: TokenCursor) -> Bool {
    tokens.contains { $0.kind == .identifier && $0.name == name.name }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let awaitFirst: Message = "Await first, then read"
}
