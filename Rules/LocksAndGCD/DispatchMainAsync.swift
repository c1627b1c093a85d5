import LintKit

/// A block on the main queue in code that could say the same to the compiler.
enum DispatchMainAsync: Rule {
  static let synchronous = RuleOption.flag(
    "synchronous", false, "Whether to report blocks of synchronous code, such as callbacks, as well.")

  static let gate = Gate(
    anyOf: [.DispatchQueue], calls: [.async, .asyncAfter], where: { $0.isOnMainQueue && $0.lastClosure != nil },
    when: { file, index in index.settings(of: file).isComplete.isYes })

  enum Exemption: String, RuleExemption {
    /// Code on the main actor defers work on purpose.
    case defers
    /// Synchronous code: mostly a callback, which gets to the main queue this way.
    case callback
    /// A comment gives the reason.
    case explained
    /// Tests, mocks, samples and the like.
    case support
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.isOnMainQueue, let closure = call.lastClosure, pass.index.settings(of: pass.file).isComplete.isYes else {
      return
    }
    let around = pass.isolation(around: call.node)
    guard around.isolation.isKnown else {
      return pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node))
    }
    // No code of a 'defer' may wait.
    let isAsync = pass.isAsync(around: call.node).isYes && !call.node.isInDefer
    if pass.exempts(Exemption.defers, around.isolation == .mainActor && !isAsync)
      || pass.exempts(Exemption.callback, !isAsync && !pass.flag(synchronous))
      || pass.exempts(Exemption.explained, call.node.isExplained)
      || pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    {
      return
    }
    let isDelayed = call.calleeName == .asyncAfter
    pass.report(
      at: call.calleeRange,
      isDelayed ? .delayed : isAsync ? around.isolation == .mainActor ? .onMain : .await : .task,
      fix: isDelayed || around.isolation == .mainActor ? nil : replacing(call, closure, isAsync: isAsync, in: pass))
  }

  /// Another order than that of the queue, and in asynchronous code one that waits.
  private static func replacing(
    _ call: FunctionCallExpr, _ closure: ClosureExpr, isAsync: Bool, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard call.trailingClosure != nil, call.arguments.isEmpty, closure.signature == nil, call.node.role == .statement,
      call.calleeName == .async
    else { return nil }
    var fix = FixBuilder(in: pass)
    let start = call.node.range.lowerBound..<closure.node.range.lowerBound
    if isAsync {
      fix.replace(start, with: "await MainActor.run ")
    } else {
      if !pass.callsTheSameInAsyncCode(closure) { return nil }
      fix.replace(start.lowerBound..<closure.node.firstToken.end, with: "Task { @MainActor in")
    }
    return fix.fix(isAsync ? .run : .startTask, .unsafe)
  }
}

extension FunctionCallExpr {
  /// `DispatchQueue.main.async` and `asyncAfter`
  fileprivate var isOnMainQueue: Bool {
    guard case .memberAccess(let queue)? = calleeBase, queue.name == .main else { return false }
    return queue.base?.lastName == .DispatchQueue
  }
}

extension Node {
  fileprivate var isInDefer: Bool {
    ancestors.prefix { !FunctionLike.accepts($0.kind) }.contains { $0.kind == .deferStmt }
  }

  /// Whether a comment right above the statement says why.
  fileprivate var isExplained: Bool {
    CommentReason.text(ofLines: firstToken.commentsAbove).map { CommentReason.saysWhy($0) } ?? false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let onMain: Message = "This code is on the main actor already. Call it directly."
  fileprivate static let await: Message = "This code can await the main actor. Use 'await MainActor.run { … }'."
  fileprivate static let task: Message = """
    The compiler does not check what waits for this queue. Use 'Task { @MainActor in … }', or isolate the function.
    """
  fileprivate static let delayed: Message = "Use a task on the main actor that awaits 'Task.sleep(for:)'."
  fileprivate static let run: Message = "Await 'MainActor.run'"
  fileprivate static let startTask: Message = "Start a task on the main actor"
}

// MARK: - Info

extension DispatchMainAsync {
  static let info = RuleInfo(
    id: "dispatch-main-async",
    family: .locksAndGCD,
    severity: .info,
    priority: .low,
    summary: "DispatchQueue.main.async where the main actor would do",
    why: """
      A block on the queue cannot be awaited or cancelled, and only this spelling tells the compiler that it runs on \
      the main actor. In asynchronous code what follows runs before the block.
      """,
    instead: """
      'await MainActor.run { … }' in asynchronous code, 'Task { @MainActor in … }' elsewhere; best, isolate what is \
      called to '@MainActor' and await it.
      """,
    limits: """
      Only in targets in Swift 6 mode or with complete checking, and only in asynchronous code; with the option \
      'synchronous' also in other code off the main actor. Silent where a comment says why, and in tests.
      """,
    references: [.evolution("0316-global-actors")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: """
      the closure is delayed, on the main actor already or returns a value, or calls what has an asynchronous variant
      """,
    options: [synchronous],
    examples: [
      .flagged(
        "in an asynchronous function",
        """
        func load() async {
          let rows = await fetch()
          ↓DispatchQueue.main.async { show(rows) }
        }
        """, files: [package]),
      .flagged(
        "to reach the main actor",
        """
        final class Loader {
          func finish() {
            ↓DispatchQueue.main.async { show() }
          }
        }
        """, files: [package], options: ["synchronous": .flag(true)]),
      .notFlagged(
        "a callback gets to the main queue",
        """
        final class Loader {
          func finish() {
            DispatchQueue.main.async { show() }
          }
        }
        """, files: [package]),
      .notFlagged(
        "deferred on the main actor",
        """
        @MainActor func finish() {
          DispatchQueue.main.async { show() }
        }
        """, files: [package], options: ["synchronous": .flag(true)]),
      .notFlagged(
        "before complete checking",
        """
        func load() async {
          DispatchQueue.main.async { show() }
        }
        """),
      .fixed(
        "awaited",
        before: """
          @MainActor func show() {}
          func load() async {
            DispatchQueue.main.async { show() }
          }
          """,
        after: """
          @MainActor func show() {}
          func load() async {
            await MainActor.run { show() }
          }
          """, applicability: .unsafe, files: [package])
    ])

  private static let package = Example.File(
    "Package.swift",
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", path: \".\")])"
  )
}
