import LintSyntax

extension ClosureConstruct {
  /// The construct that a closure is an argument of, when the callee's spelling alone tells.
  ///
  /// - Parameters:
  ///   - callee: the callee's last name.
  ///   - label: the closure's label; `nil` for none and for the first trailing closure.
  ///   - hidden: names that do not mean what Swift's libraries declare.
  init?(call: FunctionCallExpr, callee: Name, label: Name?, hidden: WellKnownNameSet) {
    if !hidden.isEmpty, hidden.contains(callee) || call.calleeBase?.mentions(anyOf: hidden) == true { return nil }
    if label == .onTermination || label == .onCancel && Self.cancellable.contains(callee) {
      self = .sendable
      return
    }
    let found: ClosureConstruct? =
      if call.isOnSelf, let own = Self.dispatch(callee), call.node.isInExtensionOfDispatchQueue {
        own
      } else if let base = call.calleeBase {
        Self.member(callee, of: base, call, label)
      } else {
        Self.function(callee, label)
      }
    guard let found else { return nil }
    self = found
  }

  /// Functions with an `onCancel:`; the label of other functions may mean anything.
  private static let cancellable: WellKnownNameSet = WellKnownNameSet([
    .withTaskCancellationHandler, .AsyncStream, .AsyncThrowingStream
  ])

  private static func function(_ callee: Name, _ label: Name?) -> ClosureConstruct? {
    switch callee {
    case .Task: .task
    case .AsyncStream, .AsyncThrowingStream: label == nil ? .passThrough : .sendable
    case .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup, .withThrowingDiscardingTaskGroup,
      .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation,
      .withUnsafeThrowingContinuation,
      .withTaskCancellationHandler, .withoutActuallyEscaping:
      .passThrough
    case .DispatchWorkItem: .callback
    case .Thread, .BlockOperation, .Timer: .sendableCallback
    default: nil
    }
  }

  private static func member(_ callee: Name, of base: Expr, _ call: FunctionCallExpr, _ label: Name?)
    -> ClosureConstruct?
  {
    switch callee {
    case .detached: base.lastName == .Task ? .detachedTask : nil
    case .immediate: base.lastName == .Task ? .immediateTask : nil
    case .`init`: base.lastName == .Task ? .task : nil
    case .addTask, .addTaskUnlessCancelled: .childTask
    case .addImmediateTask: .immediateChildTask
    case .run: runs(on: base)
    case .assumeIsolated: base.lastName == .MainActor ? .assumeMainActor : .otherActor
    case .async, .asyncAfter, .sync, .asyncAndWait: dispatch(callee, base)
    case .concurrentPerform, .addOperation, .scheduledTimer, .dataTask: .sendableCallback
    case .perform: base.mentions(.RunLoop) ? .sendableCallback : nil
    case .addObserver: base.mentions(.NotificationCenter) ? .sendableCallback : nil
    case .sink, .handleEvents, .notify: .callback
    case .map, .filter, .forEach, .contains, .allSatisfy, .first, .last, .sorted: .passThrough
    case .withTaskGroup, .withThrowingTaskGroup: .passThrough
    default: known(callee, call)
    }
  }

  /// `MainActor.run { }`; `run` of anything else may be any function.
  private static func runs(on base: Expr) -> ClosureConstruct? {
    if base.lastName == .MainActor { return .mainActorRun }
    return base.lastName == .shared ? .otherActor : nil
  }

  /// As in the compiler, the spelling decides: the base is `DispatchQueue.main`, or the queue is another one.
  private static func dispatch(_ callee: Name, _ base: Expr) -> ClosureConstruct? {
    if case .memberAccess(let queue) = base, queue.name == .main, queue.base?.lastName == .DispatchQueue {
      return callee == .asyncAndWait ? .callback : .mainQueue
    }
    guard base.mentions(.DispatchQueue) || base.looksLikeQueue || base.lastName == .main else { return nil }
    return dispatch(callee)
  }

  private static func dispatch(_ callee: Name) -> ClosureConstruct? {
    switch callee {
    case .async, .asyncAfter: .sendableCallback
    case .sync, .asyncAndWait: .passThrough
    default: nil
    }
  }

  /// Functions of the standard library that run their closure before they return.
  private static let nonEscaping: WellKnownNameSet = {
    let names: [WellKnownName] = [
      .compactMap, .flatMap, .reduce, .sort, .removeAll, .drop, .prefix, .min, .max, .partition, .withLock,
      .withLockUnchecked,
      .mapValues, .compactMapValues, .withUnsafeBytes, .withUnsafeMutableBytes, .withUnsafePointer, .firstIndex,
      .lastIndex,
      .elementsEqual, .starts, .split, .withUnsafeBufferPointer, .enumerated, .withMutableCharacters, .mapError,
      .flatMapError
    ]
    return WellKnownNameSet(names)
  }()

  private static func known(_ callee: Name, _ call: FunctionCallExpr) -> ClosureConstruct? {
    guard let known = callee.wellKnown else { return nil }
    if known == .immediateDetached, call.calleeBase?.lastName == .Task { return .immediateTask }
    if known == .addImmediateTaskUnlessCancelled { return .immediateChildTask }
    return nonEscaping.contains(known) ? .passThrough : nil
  }
}

extension FunctionCallExpr {
  /// `f()`, `self.f()`
  fileprivate var isOnSelf: Bool {
    guard let base = calleeBase else { return true }
    if case .declReference(let name) = base { return name.isSelf }
    return false
  }
}

extension Node {
  /// Where `async { … }` is that of the queue itself.
  fileprivate var isInExtensionOfDispatchQueue: Bool {
    let members = ancestors.first { $0.kind == .memberBlock }
    return members?.parent.flatMap { ExtensionDecl($0) }?.nameToken?.name == .DispatchQueue
  }
}

extension Expr {
  /// Whether the name occurs anywhere in the expression.
  func mentions(_ name: WellKnownName) -> Bool {
    for token in node.tokens where token.kind == .identifier && token.name == name { return true }
    return false
  }

  /// Whether one of the names occurs anywhere in the expression.
  fileprivate func mentions(anyOf names: WellKnownNameSet) -> Bool {
    node.tokens.contains { $0.kind == .identifier && names.contains($0.name) }
  }

  /// A variable named `queue`, or whose name ends so: `self.queue`, `workQueue`.
  var looksLikeQueue: Bool {
    guard let text = lastNameToken?.identifierText else { return false }
    return text == "queue" || text.hasSuffix("Queue")
  }
}
