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
    ], where: { $0.mayWait && ($0.node.mayBeAsynchronous || $0.node.mayBeOnActor) })

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
    /// The function is what sleeps on a platform without `Task.sleep`.
    case platformSleep
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    // The type of what is waited for is the most expensive to find out.
    guard !pass.exempts(Exemption.test, pass.isTest), !pass.exempts(Exemption.awaited, call.node.isAwaited),
      pass.isOnPoolThread(call.node)
    else { return }
    guard let wait = pass.wait(by: call) else {
      if let base = pass.unknownReceiver(of: call) { pass.leaveUndecided(missing: pass.unknownType(of: base)) }
      return
    }
    if wait == .dispatch, pass.exempts(Exemption.lock, pass.heldLock(by: call)?.suspension != nil) { return }
    if wait == .sleep, pass.exempts(Exemption.platformSleep, call.node.isSleepOfPlatform) { return }
    let shown = String(decoding: call.node.bytesOfCallee(call), as: UTF8.self)
    let isInfo =
      pass.exempts(Exemption.privateQueue, wait == .privateQueue)
      || pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    let isOnMainActor = pass.isolation(around: call.node).isolation == .mainActor
    pass.report(
      at: call.calleeRange,
      .blocks(shown, wait, isOnMainActor: isOnMainActor, isAsync: pass.isAsync(around: call.node).isYes),
      severity: isInfo ? .info : nil, fix: wait == .sleep ? suspending(call, in: pass) : nil)
  }

  /// `Task.sleep`, where its error can be thrown on.
  private static func suspending(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard call.node.role == .statement, call.arguments.count == 1, let argument = call.arguments.first,
      let value = argument.expression,
      pass.isAsync(around: call.node).isYes, call.node.mayThrow
    else { return nil }
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

private enum Wait {
  case sleep, dispatch, queue, privateQueue, process, other
}

extension Pass {
  /// What the call waits for; `nil` for a call that does not block, or is not known to.
  fileprivate func wait(by call: FunctionCallExpr) -> Wait? {
    guard call.mayWait else { return nil }
    switch call.calleeName {
    case .sleep?, .usleep?, .nanosleep?: return call.isThreadSleep || !isHidden(call) ? .sleep : nil
    case .wait?: return isDispatchWait(call) ? .dispatch : nil
    case .sync?: return queue(of: call)
    case .waitUntilExit?: return .process
    default: return .other
    }
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

  private func isDispatchWait(_ call: FunctionCallExpr) -> Bool {
    guard let base = call.calleeBase,
      ["DispatchSemaphore", "DispatchGroup", "DispatchWorkItem", "NSCondition"].contains(
        type(of: base).unwrapped.standardName)
    else { return false }
    return !exempts(BlockingWaitInAsync.Exemption.tries, isTry(call))
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
    guard var context = context(around: node) else { return false }
    while !index.isAsync(context).isYes {
      let record = index.context(context)
      guard case .closure = record.kind else { return isOnActor(context) }
      guard index.runsInPlace(context), record.parent >= 0 else { return false }
      context.id = record.parent
    }
    return true
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
  fileprivate func bytesOfCallee(_ call: FunctionCallExpr) -> UnsafeBufferPointer<UInt8> {
    let range = call.calleeRange
    return UnsafeBufferPointer(rebasing: bytes[..<Int(range.upperBound - self.range.lowerBound)])
  }
}

// MARK: - Messages

extension Message {
  /// - Parameter isAsync: whether the code around may await.
  fileprivate static func blocks(_ callee: String, _ wait: Wait, isOnMainActor: Bool, isAsync: Bool) -> Message {
    let blocked =
      isOnMainActor ? "the main thread, so the app does not respond" : "a thread of the pool that other tasks need"
    return
      "'\(callee)' blocks \(blocked). \(isAsync ? wait.advice.capitalized : "Make the method 'async', and \(wait.advice)")."
  }

  fileprivate static let suspend: Message = "Suspend with 'Task.sleep(for:)'"
}

extension String {
  /// With a capital first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension Wait {
  fileprivate var advice: String {
    switch self {
    case .sleep: "await 'Task.sleep(for:)'"
    case .dispatch: "await a task group or a continuation"
    case .queue: "await a function that is isolated there"
    case .privateQueue: "use an actor or a 'Mutex' instead of the queue"
    case .process: "await a continuation that 'terminationHandler' resumes, set before 'run()'"
    case .other: "run it on a thread of its own and await a continuation"
    }
  }
}

// MARK: - Info

extension BlockingWaitInAsync {
  static let info = RuleInfo(
    id: "blocking-wait-in-async",
    family: .locksAndGCD,
    severity: .error,
    priority: .critical,
    summary: "Blocking call in asynchronous code or on an actor",
    why: """
      The cooperative pool has as many threads as the machine has cores. No task can use one that is blocked: first \
      everything gets slow, and when what is waited for needs a thread too, everything stops.
      """,
    instead: """
      Await: 'Task.sleep(for:)' instead of 'Thread.sleep', a task group instead of 'DispatchGroup', a continuation \
      that a callback resumes instead of a semaphore.
      """,
    limits: """
      The type of what is waited for must be written or made in the project. Functions that block inside are not \
      followed. 'sync' on a queue of the type's own is information, and so are findings in plug-ins, mocks, samples and \
      benchmarks. Silent in tests.
      """,
    references: [.evolution("0340-swift-noasync")],
    compilerView: [
      CompilerView(
        when: "directly in an asynchronous function, for APIs that are marked", swift5: .warning,
        swift5Complete: .warning, swift6: .error),
      CompilerView(
        when: "sync methods of actors, C functions, 'sync'", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .unsafe,
    examples: [
      .flagged(
        "a sleep",
        """
        func poll() async {
          ↓Thread.sleep(forTimeInterval: 1)
          await refresh()
        }
        """),
      .flagged(
        "a group in a task",
        """
        import Dispatch
        func start() {
          Task {
            let group = DispatchGroup()
            group.enter()
            load { group.leave() }
            ↓group.wait()
          }
        }
        """),
      .flagged(
        "a synchronous method of an actor",
        """
        actor Runner {
          func run(_ process: Process) { ↓process.waitUntilExit() }
        }
        """),
      .flagged(
        "a queue that serves as a lock",
        """
        import Dispatch
        final class Cache {
          private let queue = DispatchQueue(label: "cache")
          func value() async -> Int { ↓queue.sync { 1 } }
        }
        """, severity: .info),
      .notFlagged(
        "a task that is suspended",
        """
        func poll() async throws { try await Task.sleep(for: .seconds(1)) }
        """),
      .notFlagged(
        "on a queue's thread",
        """
        func poll() async {
          DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) }
        }
        """),
      .notFlagged(
        "a wait that returns at once",
        """
        import Dispatch
        func isFree(_ semaphore: DispatchSemaphore) async -> Bool { semaphore.wait(timeout: .now()) == .success }
        """),
      .notFlagged(
        "synchronous code",
        """
        func rest() { Thread.sleep(forTimeInterval: 1) }
        """),
      .fixed(
        "suspends instead",
        before: "func poll() async throws { Thread.sleep(forTimeInterval: 1) }",
        after: "func poll() async throws { try await Task.sleep(for: .seconds(1)) }",
        applicability: .unsafe)
    ])
}
