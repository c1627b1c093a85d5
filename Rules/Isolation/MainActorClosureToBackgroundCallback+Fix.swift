import LintKit

// How a closure that is called off its actor is marked.

extension MainActorClosureToBackgroundCallback {
  /// Writes `@Sendable`, and a task around code that uses the main actor's state. Unsafe: that code runs later than
  /// before.
  ///
  /// - Parameter touches: whether the closure's own code uses the actor's state.
  static func fix(_ closure: ClosureExpr, touches: Bool, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    if let signature = closure.signature {
      fix.insert("@Sendable ", at: signature.node.firstToken.offset)
    } else {
      fix.insert(" @Sendable in", at: closure.node.firstToken.end)
    }
    if touches {
      guard pass.isolation(around: closure.node).isolation == .mainActor, closure.givesNothing,
        pass.sendsParameters(of: closure), pass.callsTheSameInAsyncCode(closure),
        fix.wrap(bodyOf: closure, in: "Task { @MainActor in")
      else { return nil }
    }
    return fix.fix(touches ? .wrap : .mark, .unsafe)
  }
}

extension ClosureExpr {
  /// Whether it returns no value, as far as its code tells.
  var givesNothing: Bool {
    if signature?.returnType != nil || isThrowing { return false }
    if node.descendants(stoppingAtNestedFunctions: true).contains(where: {
      $0.kind == .returnStmt && ReturnStmt(unchecked: $0).operand != nil
    }) {
      return false
    }
    var statements = statements.makeIterator()
    guard case .expression(let only)? = statements.next(), statements.next() == nil else { return true }
    // A value may be what the closure is for.
    return only.node.kind == .sequenceExpr
      && only.node.children(.element).contains { $0.kind == .assignmentExpr || $0.mainToken.text.hasSuffix("=") }
      || only.node.kind == .functionCallExpr
  }
}

extension Pass {
  /// Whether the closure's parameters may be sent into a task.
  fileprivate func sendsParameters(of closure: ClosureExpr) -> Bool {
    guard let names = localNames(around: closure.node), let body = names.body(at: closure.node) else { return false }
    return names.uses(inside: closure.node).allSatisfy { use in
      guard case .local(let definition) = names[use].resolution, names[definition].body == body,
        names[definition].kind == .closureParameter || names[definition].kind == .anonymousParameter
      else { return true }
      return DeclReferenceExpr(names.node(of: use)).map { sendability(of: .declReference($0)).isYes } ?? false
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let mark: Message = "Write '@Sendable'"
  fileprivate static let wrap: Message = "Write '@Sendable', and return to the main actor in a task"
}
