extension FunctionCallExpr {
  /// Whether this is `AsyncStream { … }` or `AsyncThrowingStream { … }` with a closure that gets the continuation.
  public var buildsStream: Bool {
    guard calleeName == .AsyncStream || calleeName == .AsyncThrowingStream else { return false }
    return argument(labeled: .unfolding) == nil
  }

  /// Whether this is `AsyncStream.makeStream(…)` or that of a throwing stream.
  public var makesStream: Bool {
    guard calleeName == .makeStream, let type = calleeBase?.lastName else { return false }
    return type == .AsyncStream || type == .AsyncThrowingStream
  }
}

extension Gate {
  /// For what looks at the code that fills a stream.
  public static let streamMakers = Gate(
    anyOf: [.AsyncStream, .AsyncThrowingStream], calls: [.AsyncStream, .AsyncThrowingStream, .makeStream],
    where: { $0.buildsStream && $0.lastClosure != nil || $0.makesStream })
}

extension Pass {
  /// The continuation of a stream where a local holds it: the parameter of the builder's closure, or what `makeStream`
  /// is bound to by `let (stream, continuation) = …`.
  public func streamContinuation(of call: FunctionCallExpr) -> OwedLocal? {
    if call.buildsStream { return call.lastClosure.flatMap { OwedLocal(parameterOf: $0, in: self) } }
    guard call.makesStream, call.node.role == .initializer,
      let binding = call.node.parent.flatMap({ PatternBinding($0) }),
      case .tuple(let tuple)? = binding.pattern, let pattern = tuple.elements.element(at: 1)?.pattern,
      let (names, definition) = local(introducedBy: pattern.node)
    else { return nil }
    return OwedLocal(definition, of: names)
  }
}

extension FunctionCallExpr {
  /// Whether the function around hands out the stream that the call makes: as the call itself, or by the name that it
  /// is bound to.
  public func handsOutStream(in pass: Pass) -> Bool {
    guard makesStream, let binding = node.parent.flatMap({ PatternBinding($0) }),
      case .tuple(let tuple)? = binding.pattern,
      let pattern = tuple.elements.first?.pattern, let (names, definition) = pass.local(introducedBy: pattern.node)
    else { return true }
    return names.uses(of: definition).contains { use in
      names.node(of: use).ancestors.first { $0.kind.category == .statement || $0.kind == .codeBlock }?.kind
        == .returnStmt
    }
  }
}

extension OwedLocal.Mention {
  /// `continuation.yield(…)`
  public var isYield: Bool { call != nil && member == .yield }
  /// `continuation.finish(…)`, also `continuation.yield(with:)`, which finishes with a failure.
  public var isFinish: Bool {
    call != nil && (member == .finish || member == .yield && call?.arguments.first?.label?.identifierText == "with")
  }
  /// `continuation.onTermination = …`
  public var setsTermination: Bool { member == .onTermination }
}
