import LintKit

/// A completion handler in asynchronous code, of a function that could be awaited.
enum CompletionHandlerHasAsyncVariant: Rule {
  static let gate = Gate(anyOf: [.await, .async])

  enum Exemption: String, RuleExemption {
    /// The handler does nothing: nothing waits for the answer.
    case ignoresAnswer
    /// Tests, mocks, samples and the like.
    case support
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    // Types are the most expensive to ask for.
    let isResumed = call.isResumedAtOnce
    guard let handler = call.lastClosure, isResumed || call.node.role == .statement,
      pass.mayBeAsynchronous(around: call.node),
      isResumed || call.calleeName.map({ pass.index.mayHaveAsyncVariant(calling: $0) }) ?? false,
      pass.isAsync(around: call.node).isYes, let callee = pass.member(calledBy: call),
      let variant = isResumed ? pass.variant(ofTask: callee.ref) : pass.index.asyncVariant(of: callee.ref),
      pass.function(around: call.node) != variant
    else { return }
    if pass.exempts(Exemption.ignoresAnswer, handler.statements.isEmpty)
      || pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    {
      return
    }
    pass.report(
      at: call.calleeRange, .await(call.calleeNameToken?.identifierText ?? "", pass.member(variant)?.name ?? ""))
  }
}

extension FunctionCallExpr {
  /// `session.dataTask(with: url) { … }.resume()`: nothing else is done with the task.
  fileprivate var isResumedAtOnce: Bool {
    guard node.role == .base, let member = node.parent.flatMap({ MemberAccessExpr($0) }), member.name == .resume,
      member.node.role == .callee
    else { return false }
    return member.node.parent?.role == .statement
  }
}

extension Pass {
  /// The asynchronous function of the SDK beside one that returns a task: `data(from:)` of `dataTask(with:)`. Both take
  /// the same, but for the handler and what has a default.
  fileprivate func variant(ofTask function: DeclRef) -> DeclRef? {
    let record = index.function(function)
    guard function.isOfSDK, record.name.hasSuffix("Task"),
      let owner = record.owner.flatMap({ index.extendedNominal($0) }),
      record.parameters.last?.type.unwrapped.functionTraits != nil
    else { return nil }
    let taken = record.parameters.dropLast().map(\.type.unwrapped)
    let siblings = ([owner] + index.extensions(ofNominal: owner)).flatMap { index.functions(in: $0) }
    return siblings.first { sibling in
      let other = index.function(sibling)
      return other.name == record.name.dropLast(4) && other.flags.contains(.isAsync)
        && other.parameters.filter { !$0.hasDefault }.map(\.type.unwrapped) == taken
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func await(_ callee: String, _ variant: String) -> Message {
    "'\(callee)' has an asynchronous variant. Await '\(variant)' instead of a completion handler."
  }
}

// MARK: - Info

extension CompletionHandlerHasAsyncVariant {
  static let info = RuleInfo(
    id: "completion-handler-has-async-variant",
    family: .continuations,
    severity: .info,
    priority: .low,
    summary: "Completion handler in asynchronous code",
    why: """
      The code goes on before the handler runs, the handler runs on another thread, and cancelling the task does not \
      reach it.
      """,
    instead: "Await the asynchronous variant.",
    limits: """
      Functions of the project and of the SDK as far as both variants are known; those that return a task only where \
      it is resumed at once and nothing else is done with it.
      """,
    references: [.evolution("0297-concurrency-objc")],
    compilerView: [.silent],
    noFix: "the code after the call has to move, and errors and results are handled by hand there",
    isOptIn: true,
    examples: [
      .flagged(
        "notification settings",
        """
        import UserNotifications
        func refresh(_ center: UNUserNotificationCenter) async {
          ↓center.getNotificationSettings { settings in print(settings) }
        }
        """),
      .flagged(
        "a function that names its successor",
        """
        final class Loader {
          @available(*, renamed: "row(at:)")
          func load(_ id: Int, completion: @escaping (Int) -> Void) { completion(id) }
          func row(at id: Int) async -> Int { id }
        }
        func show(_ loader: Loader) async {
          ↓loader.load(1) { print($0) }
        }
        """),
      .notFlagged(
        "in synchronous code",
        """
        import UserNotifications
        func refresh(_ center: UNUserNotificationCenter) {
          center.getNotificationSettings { settings in print(settings) }
        }
        """),
      .notFlagged(
        "no variant",
        """
        final class Loader { func load(_ id: Int, completion: @escaping (Int) -> Void) { completion(id) } }
        func show(_ loader: Loader) async { loader.load(1) { print($0) } }
        """)
    ])
}
