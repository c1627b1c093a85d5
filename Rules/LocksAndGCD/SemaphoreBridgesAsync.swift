import LintKit

/// A synchronous function that blocks its thread until a task signals.
enum SemaphoreBridgesAsync: Rule {
  static let gate = Gate(
    anyOf: [.DispatchSemaphore, .DispatchGroup, .RunLoop], and: [.wait, .run], of: [.Task], calls: [.wait, .run],
    shape: { tree in
      tree.contains(PatternBinding.self) { $0.makesSemaphore }
        || tree.contains(FunctionCallExpr.self) { $0.loopRunningRunLoop != nil }
    })

  enum Exemption: String, RuleExemption {
    /// A queue's own thread may wait: other threads run the task.
    case onQueue
    /// Tests, plug-ins, samples and the like: information only. A benchmark blocks no more than its own run.
    case support
    /// The entry point of a tool, on a thread that nothing else needs: information only.
    case entryPoint
    /// Only closures call the function, and what they are given to is not known: that may call them on another thread.
    case calledBack
    /// A wait that ends by itself is no deadlock.
    case timeout
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    if let loop = call.loopRunningRunLoop { return checkLoop(loop, call, in: pass) }
    guard case .declReference(let reference)? = call.calleeBase, !call.node.isAwaited else { return }
    guard call.calleeName == .wait, let names = pass.localNames(around: call.node),
      case .local(let definition) = names.resolution(of: reference),
      let binding = names.node(of: definition).parent.flatMap({ PatternBinding($0) }), binding.makesSemaphore
    else { return }
    guard !pass.isAsync(around: call.node).isYes,
      let task = pass.signallingTask(of: OwedLocal(definition, of: names), before: call.node)
    else { return }
    let isolation = pass.isolation(around: call.node).isolation
    if isolation != .mainActor, pass.exempts(Exemption.onQueue, call.node.isOnQueue) {
      return pass.leaveUndecided(missing: .thread)
    }
    if isolation == .mainActor, pass.exempts(Exemption.calledBack, pass.isOnlyCalledBack(call.node)) {
      return pass.leaveUndecided(missing: .thread)
    }
    let isInVain = isolation == .mainActor && !task.isDetached
    let ends = pass.exempts(Exemption.timeout, call.waitsForLimitedTime)
    pass.report(
      at: call.calleeRange,
      isInVain
        ? ends ? .waitsInVain(reference) : .deadlock(reference)
        : .starves(reference, isOnMainActor: isolation == .mainActor, ends: ends),
      severity: isInVain && !ends ? nil : pass.severity(at: call.node, isOnMainActor: isolation == .mainActor),
      notes: [pass.note(Message.signalled, at: task.closure.firstToken.range)])
  }
}

private struct SignallingTask {
  var closure: Node
  var isDetached: Bool
}

extension Pass {
  /// Whether all calls of the function around are in closures, and what these are passed to is not known.
  fileprivate func isOnlyCalledBack(_ node: Node) -> Bool {
    guard let function = function(around: node), let sites = index.callSites(of: function), !sites.isEmpty else {
      return false
    }
    return sites.allSatisfy { site in
      let other = looking(at: site.call.file)
      guard site.isCertain, case .closure(let closure)? = other.node(ofCall: site.call)?.enclosingFunctionLike,
        case .argument(let argument)? = other.traits(of: closure.node)?.placement,
        let context = other.context(around: closure.node), let taker = closure.node.callOfArgument
      else { return false }
      return index.wantedType(of: argument, context) == nil && other.member(calledBy: taker) == nil
    }
  }

  /// Of a wait that ends: on the main thread nothing responds meanwhile; which thread others block is not known.
  func severity(at node: Node, isOnMainActor: Bool) -> Severity {
    typealias Exemption = SemaphoreBridgesAsync.Exemption
    if exempts(Exemption.support, isSupportCode(node)) || exempts(Exemption.entryPoint, isInEntryPoint(node)) {
      return .info
    }
    return isOnMainActor ? .warning : .info
  }

  /// Whether a node is in `static func main()`.
  private func isInEntryPoint(_ node: Node) -> Bool {
    guard let function = function(around: node) else { return false }
    let record = index.function(function)
    return record.name == "main" && record.flags.contains(.isStatic) && record.parameters.isEmpty
  }

  /// The task of the same body, started before the wait, that signals or leaves.
  fileprivate func signallingTask(of semaphore: OwedLocal, before wait: Node) -> SignallingTask? {
    guard let body = semaphore.names.body(around: wait) else { return nil }
    for child in semaphore.bodies(in: body, mentioning: { $0.member == .signal || $0.member == .leave }) {
      let closure = semaphore.names.node(of: child)
      guard closure.id < wait.id, let traits = traits(of: closure) else { continue }
      switch traits.placement {
      case .construct(.task), .construct(.immediateTask): return SignallingTask(closure: closure, isDetached: false)
      case .construct(.detachedTask): return SignallingTask(closure: closure, isDetached: true)
      default: continue
      }
    }
    return nil
  }
}

extension FunctionCallExpr {
  /// `wait(timeout:)`, but not until `.distantFuture`.
  var waitsForLimitedTime: Bool {
    arguments.contains { $0.expression?.lastNameToken?.text != "distantFuture" }
  }
}

extension Node {
  /// Whether the nearest closure around is the work of a dispatch queue or thread.
  fileprivate var isOnQueue: Bool {
    for ancestor in ancestors where ancestor.kind == .closureExpr {
      switch ancestor.callOfArgument?.calleeName {
      case .async?, .asyncAfter?, .addOperation?, .Thread?: return true
      default: return false
      }
    }
    return false
  }
}

extension PatternBinding {
  /// `= DispatchSemaphore(…)` or `= DispatchGroup()`; a semaphore that begins with more than 0 lets the first wait
  /// pass.
  fileprivate var makesSemaphore: Bool {
    guard case .functionCall(let call)? = initializer else { return false }
    if call.calleeName == .DispatchGroup { return true }
    guard call.calleeName == .DispatchSemaphore else { return false }
    guard case .integerLiteral(let value)? = call.arguments.first?.expression else { return true }
    return value.node.text == "0"
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func deadlock(_ semaphore: DeclReferenceExpr) -> Message {
    """
    '\(semaphore.nameToken.identifierText)' blocks the main actor for a task that needs it: a certain deadlock. \
    \(makeAsync)
    """
  }

  fileprivate static func waitsInVain(_ semaphore: DeclReferenceExpr) -> Message {
    """
    '\(semaphore.nameToken.identifierText)' blocks the main actor until its timeout, since the task needs the main \
    actor too. \(makeAsync)
    """
  }

  fileprivate static func starves(_ semaphore: DeclReferenceExpr, isOnMainActor: Bool, ends: Bool) -> Message {
    let name = semaphore.nameToken.identifierText
    let end = ends ? "a task has run or its time is up" : "a task has run"
    return isOnMainActor
      ? "'\(name)' blocks the main thread until \(end), so the app does not respond. \(makeAsync)"
      : "'\(name)' blocks a thread until \(end). \(makeAsync)"
  }

  static let makeAsync = "Make the function 'async' and await the result."

  static let signalled = "this task ends the wait"
}

extension MissingFact {
  fileprivate static let thread: MissingFact = "thread: whether the task needs the thread of the queue that waits"
}

// MARK: - Info

extension SemaphoreBridgesAsync {
  static let info = RuleInfo(
    id: "semaphore-bridges-async",
    family: .locksAndGCD,
    severity: .error,
    priority: .critical,
    summary: "Semaphore or group that waits for a task",
    why: """
      On the main actor the task waits for the actor and the actor waits for the task: the app freezes at once. \
      Elsewhere it works until as many callers wait as the cooperative pool has threads. Then no task runs any more.
      """,
    instead: """
      Make the function 'async' and await the result. Where the caller must stay synchronous, start a task there and \
      return, or keep the synchronous API of what is called.
      """,
    limits: """
      The semaphore and the task have to be made in the function that waits, or in one that runs the run loop while it \
      compares a local which a task sets; statements of a script are not checked. A wait that ends, \
      by itself or because the task runs elsewhere, is a warning on the main actor and a suggestion elsewhere, as in \
      tests, samples and the entry point of a tool.
      """,
    references: [.evolution("0340-swift-noasync")],
    compilerView: [
      CompilerView(
        when: "the result leaves the task in a captured variable", swift5: .silent, swift5Complete: .warning,
        swift6: .error),
      CompilerView(when: "otherwise, and on the main actor", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    noFix: "the function would have to become 'async', and with it everything that calls it",
    examples: [
      .flagged(
        "a function that waits for a result",
        """
        func load() -> Data {
          let semaphore = DispatchSemaphore(value: 0)
          let box = Box()
          Task {
            box.value = await fetch()
            semaphore.signal()
          }
          ↓semaphore.wait()
          return box.value
        }
        """, severity: .info),
      .flagged(
        "a group on the main actor",
        """
        @MainActor func refresh() {
          let group = DispatchGroup()
          group.enter()
          Task {
            await reload()
            group.leave()
          }
          ↓group.wait()
        }
        """),
      .notFlagged(
        "a callback of another queue signals",
        """
        func load() -> Data {
          let semaphore = DispatchSemaphore(value: 0)
          let box = Box()
          fetch { box.value = $0; semaphore.signal() }
          semaphore.wait()
          return box.value
        }
        """),
      .notFlagged(
        "an asynchronous function",
        """
        func load() async -> Data { await fetch() }
        """)
    ])
}
