import LintSyntax

/// What `try` and `await` say about the code after them, up to the end of the expression.
struct Effects {
  /// Where an error goes; `nil` if nothing says that one may be thrown, and after `try!`.
  var thrown: Destination?
  /// The innermost open `await`, or -1.
  var await: Int32 = -1
  /// The number of the innermost open `try`, and how many places there were before it where an error may be thrown.
  var `try` = 0
  var throwsBefore = 0
  /// The block where `try?` continues, or -1.
  var optionalTry: Int32 = -1
  /// How many operators and `?` around the current place may skip it.
  var conditionalDepth = 0
  /// Where a chain with a `?` that is being assigned to ends, or -1.
  var chainEnd: Int32 = -1
}

/// An `await`, and the calls after it that it may be for.
struct PendingAwait {
  let node: Node
  let conditionalDepth: Int
  /// How many calls it covers, and how many of them are made in any case.
  var calls = 0
  var unconditional = 0
  /// The suspension at the first of the calls.
  var first: Int32 = -1
}

extension ControlFlowBuilder {
  mutating func openEffect(_ node: Node) {
    if node.kind == .tryExpr {
      tryCount += 1
      (effects.try, effects.throwsBefore) = (tryCount, throwCount)
    }
    switch node.kind {
    case .awaitExpr:
      awaits.append(PendingAwait(node: node, conditionalDepth: effects.conditionalDepth))
      effects.await = Int32(awaits.count - 1)
    case .tryExpr where node.flags.contains(.forced): effects.thrown = nil
    case .tryExpr where node.flags.contains(.optional):
      let join = newBlock()
      effects.thrown = Destination(block: join, cleanup: cleanup)
      effects.optionalTry = join
    case .tryExpr: effects.thrown = handler
    default: break
    }
  }

  /// Ends what was opened since the effects were saved.
  ///
  /// - Parameter marksEnd: whether the current place is after all that they cover.
  mutating func endEffects(_ saved: Effects, marksEnd: Bool = true) {
    if effects.await != saved.await { endAwait(marksEnd) }
    // No call: a property or subscript, perhaps in a tuple.
    if effects.try != saved.try, effects.throwsBefore == throwCount, marksEnd { mayThrow() }
    if effects.optionalTry != saved.optionalTry {
      proceed(to: effects.optionalTry)
    }
    effects = saved
  }

  /// If it covers one call, that call certainly suspends. If it covers several, any of them may, and after the last one
  /// has.
  private mutating func endAwait(_ marksEnd: Bool) {
    let pending = awaits[Int(effects.await)]
    if pending.calls == 1 {
      setCertain(pending.first)
    } else if marksEnd {
      emit(
        .suspend, pending.node, Int32(bitPattern: pending.node.id),
        isUncertain: pending.calls > 1 && pending.unconditional == 0)
    }
  }

  /// A call, property, subscript or child task: what `await` and `try` may refer to. If there is a call, they refer to
  /// calls.
  mutating func mayHaveEffects(_ node: Node, isCall: Bool) {
    if effects.await >= 0 {
      let index = Int(effects.await)
      if isCall {
        awaits[index].calls += 1
        if effects.conditionalDepth == awaits[index].conditionalDepth { awaits[index].unconditional += 1 }
        if awaits[index].first < 0 { awaits[index].first = Int32(events.count) }
      }
      emit(.suspend, awaits[index].node, Int32(bitPattern: node.id), isUncertain: true)
    }
    if isCall { mayThrow() }
  }

  mutating func mayThrow() {
    guard let destination = effects.thrown else { return }
    throwCount += 1
    fork(to: destination)
  }
}
