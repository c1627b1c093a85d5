import LintKit

/// A call that blocks its thread, in code that runs on a thread of the cooperative pool or on the main actor.
enum BlockingWaitInAsync: Rule {
  static let gate = Gate(
    anyOf: [
      .wait, .sleep, .usleep, .nanosleep, .sync, .concurrentPerform, .waitUntilAllOperationsAreFinished, .waitUntilExit,
      .RunLoop,
      .dispatchMain
    ], of: [.Task, .Thread, .DispatchSemaphore, .DispatchGroup, .DispatchQueue, .OperationQueue],
    calls: [
      .wait, .sleep, .usleep, .nanosleep, .sync, .concurrentPerform, .waitUntilAllOperationsAreFinished, .waitUntilExit,
      .run, .dispatchMain
    ],
    where: {
      $0.mayWait && ($0.node.mayBeAsynchronous || $0.node.mayBeOnActor || $0.node.isOfFunctionItself)
    })

  enum Exemption: String, RuleExemption {
    case test
    /// Plug-ins, mocks, samples, benchmarks, previews and the like: information only.
    case support
    /// What has the name and is awaited does not block.
    case awaited
    /// The semaphore is a lock there, which is another rule's.
    case lock
    /// A queue of the type's own is a lock that is held for a moment: information only.
    case privateQueue
    /// `wait(timeout: .now())` does not wait.
    case tries
    /// A private queue that nothing holds for long: who waits for it waits no longer than for a lock.
    case momentaryLock
    /// The function is what sleeps on a platform without `Task.sleep`.
    case platformSleep
    /// How long a process runs is not known: information off the main actor.
    case process
    /// The code has awaited the end of the process's output, so that the process ends.
    case outputIsRead
    /// One constant sleep of a quarter of a second at most: information only.
    case briefSleep
    /// No code of the project calls the function: information only.
    case uncalled
    /// The only task of a command-line tool: nothing else needs its thread.
    case mainTask
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    // The type of what is waited for is the most expensive to find out.
    guard !pass.exempts(Exemption.test, pass.isTest), !pass.exempts(Exemption.awaited, call.node.isAwaited) else {
      return
    }
    guard pass.isOnPoolThread(call.node) else { return checkHelper(call, in: pass) }
    guard let wait = pass.wait(by: call) else {
      if let base = pass.unknownReceiver(of: call) { pass.leaveUndecided(missing: pass.unknownType(of: base)) }
      return
    }
    if isHarmless(call, wait, in: pass) { return }
    let shown = String(decoding: call.node.bytesOfCallee(call), as: UTF8.self)
    let answer = pass.isolation(around: call.node)
    let isolation = answer.isolation
    let isInfo =
      pass.exempts(Exemption.privateQueue, wait == .privateQueue)
      || pass.exempts(Exemption.process, wait == .process && isolation != .mainActor && !pass.isEndedByTask(call))
      || pass.exempts(Exemption.briefSleep, wait == .sleep && pass.isBriefSleep(call))
      || pass.exempts(Exemption.support, pass.isSupportCode(call.node))
      || pass.exempts(Exemption.uncalled, pass.isInUncalledFunction(call.node))
    pass.report(
      at: call.calleeRange,
      .blocks(shown, wait, isOnMainActor: isolation == .mainActor, at: pass.surroundings(of: call.node)),
      severity: isInfo ? .info : wait.severity(isOnMainActor: isolation == .mainActor),
      notes: isolation == .mainActor ? pass.notes(for: answer) : [],
      fix: try awaiting(call, wait, in: pass))
  }

  /// Whether what the call waits for is due, or nothing else runs meanwhile.
  static func isHarmless(_ call: FunctionCallExpr, _ wait: Wait, in pass: Pass) -> Bool {
    switch wait {
    case .dispatch, .timedDispatch:
      if pass.exempts(Exemption.lock, pass.heldLock(by: call)?.suspension != nil) { return true }
    case .queue: return false
    case .privateQueue:
      return pass.exempts(Exemption.momentaryLock, call.calleeBase.map { pass.isMomentaryLock($0) } ?? false)
    case .process: if pass.exempts(Exemption.outputIsRead, pass.isAfterAwaitedReading(call.node)) { return true }
    case .sleep: if pass.exempts(Exemption.platformSleep, call.node.isSleepOfPlatform) { return true }
    case .other: break
    }
    return pass.exempts(Exemption.mainTask, pass.index.isOfMainTaskAlone(pass.file))
  }

  private static func awaiting(
    _ call: FunctionCallExpr, _ wait: Wait, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard wait == .sleep || wait == .process else { return nil }
    guard pass.isAsync(around: call.node).isYes else { throw NoFix("the function that waits is not 'async' itself") }
    guard call.node.role == .statement, call.node.mayThrow else {
      throw NoFix("the error of a wait that is cancelled or fails cannot be thrown on here")
    }
    return wait == .sleep ? suspending(call, in: pass) : try awaitingEnd(of: call, in: pass)
  }

  /// `Task.sleep`.
  private static func suspending(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard call.arguments.count == 1, let argument = call.arguments.first, let value = argument.expression else {
      return nil
    }
    let unit: String
    switch (call.calleeName, argument.label?.text) {
    case (.sleep?, nil), (.sleep?, "forTimeInterval"): unit = "seconds"
    case (.usleep?, nil): unit = "microseconds"
    default: return nil
    }
    switch value {
    case .integerLiteral, .floatLiteral: break
    default: guard pass.type(of: value).isNumber else { return nil }
    }
    var fix = FixBuilder(in: pass)
    fix.replace(call.node.range, with: "try await Task.sleep(for: .\(unit)(\(value.node.text)))")
    return fix.fix(.suspend, .unsafe)
  }
}

extension FunctionCallExpr {
  /// Whether it has the name of something that waits.
  fileprivate var mayWait: Bool {
    switch calleeName {
    case .sleep?: isThreadSleep || mayBeFunctionOfC
    case .usleep?, .nanosleep?: mayBeFunctionOfC
    case .wait?: calleeBase != nil
    case .sync?: calleeBase != nil && lastClosure != nil
    case .concurrentPerform?: calleeBase?.lastName == .DispatchQueue
    case .waitUntilAllOperationsAreFinished?, .waitUntilExit?: calleeBase != nil && arguments.isEmpty
    case .run?: runsRunLoop
    case .dispatchMain?: calleeBase == nil && arguments.isEmpty
    default: false
    }
  }

  /// `withCheckedContinuation` and the like
  fileprivate var opensContinuation: Bool {
    switch calleeName {
    case .withCheckedContinuation?, .withCheckedThrowingContinuation?, .withUnsafeContinuation?,
      .withUnsafeThrowingContinuation?:
      true
    default: false
    }
  }

  fileprivate var isThreadSleep: Bool { calleeBase?.lastName == .Thread }

  /// A function of C has no label.
  private var mayBeFunctionOfC: Bool {
    guard case .declReference? = callee, trailingClosure == nil, let first = arguments.first else { return false }
    return first.label == nil
  }

  private var runsRunLoop: Bool {
    guard case .memberAccess(let loop)? = calleeBase else { return false }
    return loop.base?.lastName == .RunLoop
  }
}

/// What a call waits for.
enum Wait {
  case sleep, dispatch, queue, privateQueue, process, other
  /// Of `dispatch`, for a time at most.
  case timedDispatch
}

extension Wait {
  /// `nil` where nothing goes on meanwhile that the wait may depend on, or the app stands still; a sleep, a process or
  /// a time limit ends by itself, and keeps one thread of the pool so long.
  func severity(isOnMainActor: Bool) -> Severity? {
    switch self {
    case .dispatch: nil
    case .queue, .sleep, .timedDispatch, .privateQueue, .process, .other: isOnMainActor ? nil : .warning
    }
  }
}

/// What the code around a call may do instead of blocking.
private enum BlockingSurroundings {
  /// It may await.
  case asynchronous
  /// The body of `withCheckedContinuation` and the like.
  case continuation
  /// Another synchronous closure, which asynchronous code runs in place.
  case closure
  /// A synchronous method of an actor.
  case synchronous
}

extension Pass {
  /// What the call waits for; `nil` for a call that does not block, or is not known to.
  func wait(by call: FunctionCallExpr) -> Wait? {
    guard call.mayWait else { return nil }
    switch call.calleeName {
    case .sleep?, .usleep?, .nanosleep?: return call.isThreadSleep || !isHidden(call) ? .sleep : nil
    case .wait?: return blocks(call) ? call.waitsForLimitedTime ? .timedDispatch : .dispatch : nil
    case .sync?: return queue(of: call)
    case .waitUntilExit?: return .process
    default: return .other
    }
  }

  /// Whether a call sleeps once, for a constant time that hardly anything else notices.
  func isBriefSleep(_ call: FunctionCallExpr) -> Bool {
    guard !call.node.isRepeated, let length = call.sleepMilliseconds, length <= 250 else { return false }
    guard let closure = call.node.enclosing(ClosureExpr.self) else { return true }
    // Others may be called for each element.
    return taskConstruct(ofBody: closure) != nil
  }

  /// What `wait` or `sync` is called on, where its type is not known.
  fileprivate func unknownReceiver(of call: FunctionCallExpr) -> Expr? {
    guard call.mayWait, call.calleeName == .wait || call.calleeName == .sync, let base = call.calleeBase,
      type(of: base).isUnknown
    else { return nil }
    return base
  }

  /// Whether a function of that name in the project is meant instead of C's.
  private func isHidden(_ call: FunctionCallExpr) -> Bool {
    guard case .declReference(let reference)? = call.callee else { return true }
    return !index.functions(named: reference.name).isEmpty || binding(of: reference) != nil
  }

  /// Whether `wait` is one of the SDK's, and does not only try.
  private func blocks(_ call: FunctionCallExpr) -> Bool {
    isOfFunction(.waits, call) && !exempts(BlockingWaitInAsync.Exemption.tries, isTry(call))
  }

  /// Whether it is `wait(timeout: .now())`, which returns at once.
  private func isTry(_ call: FunctionCallExpr) -> Bool {
    guard let timeout = call.arguments.first?.expression else { return false }
    return timeout.node.text.hasSuffix(".now()")
  }

  /// `sync` on a queue of the system, or on one of the type's own, which is a lock.
  private func queue(of call: FunctionCallExpr) -> Wait? {
    guard let base = call.calleeBase else { return nil }
    switch base.withoutNameSuffixes {
    case .memberAccess(let member) where member.base?.lastName == .DispatchQueue && member.name == .main: return .queue
    case .functionCall(let made) where made.calleeName == .global && made.calleeBase?.lastName == .DispatchQueue:
      return .queue
    default: return type(of: base).unwrapped.standardName == "DispatchQueue" ? .privateQueue : nil
    }
  }

  /// Whether the code around a node runs on a thread of the cooperative pool: in an asynchronous function, in a task,
  /// on an actor.
  fileprivate func isOnPoolThread(_ node: Node) -> Bool {
    context(around: node).map { isOnPoolThread($0) } ?? false
  }

  func isOnPoolThread(_ innermost: BodyRef) -> Bool {
    var context = innermost
    while !index.isAsync(context).isYes {
      guard case .closure = index.context(context).kind else { return isOnActor(context) }
      guard index.runsInPlace(context), let parent = index.parent(of: context) else { return false }
      context = parent
    }
    return true
  }

  /// - Parameter node: of code that runs on a thread of the pool.
  fileprivate func surroundings(of node: Node) -> BlockingSurroundings {
    if isAsync(around: node).isYes { return .asynchronous }
    guard var context = context(around: node) else { return .synchronous }
    if node.enclosing(ClosureExpr.self)?.node.callOfArgument?.opensContinuation == true { return .continuation }
    while case .closure = index.context(context).kind, let parent = index.parent(of: context) {
      context = parent
      if index.isAsync(context).isYes { return .closure }
    }
    return .synchronous
  }

  private func isOnActor(_ context: BodyRef) -> Bool {
    if case .actor = index.isolation(ofContext: context).isolation { return true }
    return false
  }
}

extension Node {
  /// Whether the function around sleeps by its name, and the code is one of the branches of an `#if` in it or around
  /// it.
  fileprivate var isSleepOfPlatform: Bool {
    guard let function = enclosing(FunctionDecl.self), function.nameToken?.identifierText.hasPrefix("sleep") == true
    else { return false }
    return ancestors.contains { $0.kind == .ifConfigClause }
  }

  /// The callee as it is written, up to its last name.
  func bytesOfCallee(_ call: FunctionCallExpr) -> UnsafeBufferPointer<UInt8> {
    let range = call.calleeRange
    return UnsafeBufferPointer(rebasing: bytes[..<Int(range.upperBound - self.range.lowerBound)])
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func blocks(
    _ callee: String, _ wait: Wait, isOnMainActor: Bool, at surroundings: BlockingSurroundings
  ) -> Message {
    let advice =
      switch surroundings {
      case .asynchronous: wait.advice.capitalized
      case .continuation: wait.adviceInContinuation
      case .closure: "Outside of the closure, \(wait.advice)"
      case .synchronous: "Make the method 'async', and \(wait.advice)"
      }
    return "'\(callee)' blocks \(wait.blocked(isOnMainActor)). \(advice)."
  }

  static func helperBlocks(_ callee: String, _ wait: Wait, in function: String, isOnMainActor: Bool) -> Message {
    """
    '\(callee)' blocks \(wait.blocked(isOnMainActor)): asynchronous code calls '\(function)'. Make that 'async', and \
    \(wait.advice).
    """
  }

  fileprivate static let suspend: Message = "Suspend with 'Task.sleep(for:)'"
}

extension String {
  /// With a capital first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension Wait {
  fileprivate func blocked(_ isOnMainActor: Bool) -> String {
    let thread = isOnMainActor ? "the main thread" : "a thread of the pool"
    return switch self {
    case .privateQueue: "\(thread) until the queue is free"
    case .process where !isOnMainActor: "\(thread) until the process ends"
    default: isOnMainActor ? "\(thread), so the app does not respond" : "\(thread) that other tasks need"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .sleep: "await 'Task.sleep(for:)'"
    case .dispatch, .timedDispatch: "await a task group or a continuation"
    case .queue: "await a function that is isolated there"
    case .privateQueue: "use an actor instead of the queue"
    case .process:
      "await a continuation that 'terminationHandler' resumes, set before 'run()', and resume it where 'run()' fails"
    case .other: "run it on a thread of its own and await a continuation"
    }
  }

  /// In the body of `withCheckedContinuation`, which cannot await.
  fileprivate var adviceInContinuation: String {
    switch self {
    case .sleep: "Before the continuation, await 'Task.sleep(for:)'"
    case .dispatch, .timedDispatch: "Resume the continuation in the callback that ends the wait"
    case .queue: "Use 'async', and resume the continuation there"
    case .privateQueue: "Use 'async', and resume the continuation there"
    case .process: "Resume the continuation in 'terminationHandler', set before 'run()', and where 'run()' fails"
    case .other: "Run it on a thread of its own, and resume the continuation there"
    }
  }
}
