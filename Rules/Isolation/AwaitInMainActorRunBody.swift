import LintKit

/// `await` in the closure of `MainActor.run` or `assumeIsolated`, which cannot suspend.
enum AwaitInMainActorRunBody: Rule {
  static let gate = Gate(
    anyOf: [.MainActor], calls: [.run, .assumeIsolated], where: { $0.awaitInBody != nil })

  enum Exemption: String, RuleExemption {
    /// What is awaited is in a closure of its own, which may suspend.
    case nested
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.synchronousBody, let found = call.awaitInBody else { return }
    if pass.exempts(Exemption.nested, found.isNested) { return }
    pass.report(
      at: found.node.firstToken.range, .awaits, fix: call.mainActorRun.flatMap { _ in fix(call, closure, in: pass) })
  }

  /// Removes each `await` where no call needs it, and otherwise calls the closure directly, which may suspend.
  private static func fix(_ call: FunctionCallExpr, _ closure: ClosureExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    let awaits = closure.node.descendants(stoppingAtNestedFunctions: true).filter { $0.suspends }
    if awaits.allSatisfy({ pass.isNeedless($0) }) {
      for marker in awaits {
        guard let operand = AwaitExpr(marker)?.operand else { return nil }
        fix.replace(marker.range.lowerBound..<operand.range.lowerBound, with: "")
      }
      return fix.fix(.removal, .safe)
    }
    guard call.arguments.isEmpty, closure.signature == nil, call.trailingClosure != nil, call.node.isAwaited,
      pass.callsTheSameInAsyncCode(closure)
    else { return nil }
    fix.replace(call.range.lowerBound..<closure.node.firstToken.end, with: "{ @MainActor in")
    fix.insert("()", at: closure.range.upperBound)
    return fix.fix(.direct, .unsafe)
  }
}

extension FunctionCallExpr {
  /// The closure of `MainActor.run` or `MainActor.assumeIsolated`.
  fileprivate var synchronousBody: ClosureExpr? {
    guard calleeName == .run || calleeName == .assumeIsolated, calleeBase?.lastName == .MainActor else { return nil }
    return lastClosure
  }

  /// The first thing that the closure awaits, itself or in a closure in it.
  fileprivate var awaitInBody: (node: Node, isNested: Bool)? {
    guard let body = synchronousBody?.node else { return nil }
    let own = body.descendants(stoppingAtNestedFunctions: true).first { $0.suspends }
    if let own { return (own, false) }
    return body.descendants.first { $0.suspends }.map { ($0, true) }
  }
}

extension Node {
  /// `await …`, `for await`, `async let`
  fileprivate var suspends: Bool {
    switch kind {
    case .awaitExpr: true
    case .forStmt: ForStmt(unchecked: self).isAsync
    case .variableDecl: VariableDecl(unchecked: self).hasModifier(.async)
    default: false
    }
  }
}

extension Pass {
  /// Whether all that an `await` stands before are calls of synchronous functions.
  fileprivate func isNeedless(_ marker: Node) -> Bool {
    guard marker.kind == .awaitExpr else { return false }
    let calls = marker.descendants(stoppingAtNestedFunctions: true).compactMap { FunctionCallExpr($0) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let function = member(calledBy: call)?.ref, !function.isOfSDK, index.node(function).kind == .functionDecl
        else { return false }
        let isolation = index.isolation(ofFunction: function).isolation
        return !index.function(function).flags.contains(.isAsync)
          && (isolation == .mainActor || isolation.isNonisolated)
      }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let awaits: Message =
    "This closure cannot suspend, and 'await' does not compile in it. Await before the call, or use 'Task { @MainActor in }'."

  fileprivate static let removal: Message = "Remove 'await'"
  fileprivate static let direct: Message = "Call a closure of the main actor, which may suspend"
}

// MARK: - Info

extension AwaitInMainActorRunBody {
  static let info = RuleInfo(
    id: "await-in-main-actor-run-body",
    family: .isolation,
    severity: .error,
    priority: .high,
    summary: "await in the closure of MainActor.run",
    why:
      "'MainActor.run' and 'assumeIsolated' take a synchronous closure. Code with an 'await' in it does not compile.",
    instead: """
      Remove 'await' where what it calls is synchronous on the main actor. Otherwise await before the call, or call \
      'await { @MainActor in … }()'.
      """,
    limits: "Silent where the 'await' is in a task or another closure of its own.",
    references: [.evolution("0316-global-actors")],
    compilerView: [CompilerView(swift5: .error, swift5Complete: .error, swift6: .error)],
    fix: .safe,
    noFix: "the call is not awaited, or its closure calls what has an asynchronous variant",
    examples: [
      .flagged(
        "a synchronous function is awaited",
        """
        @MainActor func tag(_ name: String) -> String { name }
        func use() async {
          await MainActor.run { print(↓await tag("a")) }
        }
        """),
      .flagged(
        "an asynchronous function",
        """
        func use() async {
          await MainActor.run { ↓await reload() }
        }
        @MainActor func reload() async {}
        """),
      .notFlagged(
        "a task in the closure",
        """
        func use() async {
          await MainActor.run { _ = Task { await reload() } }
        }
        """),
      .notFlagged("nothing is awaited", "func use() async { await MainActor.run { show() } }"),
      .fixed(
        "a synchronous function",
        before: """
          @MainActor func tag(_ name: String) -> String { name }
          func use() async {
            await MainActor.run {
              let name = await tag("a")
              print(name)
            }
          }
          """,
        after: """
          @MainActor func tag(_ name: String) -> String { name }
          func use() async {
            await MainActor.run {
              let name = tag("a")
              print(name)
            }
          }
          """),
      .fixed(
        "a closure that may suspend",
        before: """
          func use() async {
            await MainActor.run { await reload() }
          }
          @MainActor func reload() async {}
          """,
        after: """
          func use() async {
            await { @MainActor in await reload() }()
          }
          @MainActor func reload() async {}
          """, applicability: .unsafe)
    ])
}
