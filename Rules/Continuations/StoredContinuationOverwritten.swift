import LintKit

/// A continuation in a property that a second call replaces, so that the first caller waits for ever.
enum StoredContinuationOverwritten: Rule {
  static let gate = ContinuationMissingResume.gate

  enum Exemption: String, RuleExemption {
    /// The function has used the property before: it refuses, or resumes the older continuation.
    case looksAtProperty
    /// It decides by other state of the object.
    case asksForState
    /// No call in the project is known to be made again on the same object.
    case oneShotObject
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, let continuation = OwedLocal(parameterOf: closure, in: pass),
      let property = continuation.storingProperty, let owner = pass.object(around: call.node),
      let function = pass.function(around: call.node), pass.index.function(function).kind == .function,
      let stored = pass.index.property(named: property.name, of: owner), pass.keepsOneContinuation(stored)
    else { return }
    if pass.exempts(Exemption.looksAtProperty, pass.looksAt(stored, before: call.node))
      || pass.exempts(Exemption.asksForState, pass.asksForState(before: call.node, of: owner))
      || pass.exempts(
        Exemption.oneShotObject,
        !pass.isCalledOnKeptObject(function, of: owner) { $1.looksAt(stored, before: $0.node) })
    {
      return
    }
    pass.report(
      at: property.range, .replaced(property.identifierText, in: pass.index.function(function).name),
      severity: pass.isSupportCode(call.node) ? .info : nil)
  }
}

extension Pass {
  /// An optional continuation, and nothing that sees the old value.
  fileprivate func keepsOneContinuation(_ property: DeclRef) -> Bool {
    let record = index.property(property)
    guard !record.flags.contains(.isLet), !isObserved(property), record.attributes.isEmpty,
      case .optional(let type) = type(ofProperty: property), let name = type.standardName
    else { return false }
    return ["CheckedContinuation", "UnsafeContinuation"].contains(name)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func replaced(_ property: String, in function: String) -> Message {
    """
    A second call of '\(function)' replaces '\(property)', and the first caller waits for ever. Refuse it, or resume \
    the older continuation first.
    """
  }
}

// MARK: - Info

extension StoredContinuationOverwritten {
  static let info = RuleInfo(
    id: "stored-continuation-overwritten",
    family: .continuations,
    severity: .warning,
    priority: .high,
    summary: "Stored continuation replaced by a second call",
    why: """
      The property holds one continuation. Who calls again before the answer has come replaces it: the first caller is \
      never resumed, its task never ends, and the runtime logs a leaked continuation.
      """,
    instead: """
      Throw where a request is under way, let the second caller await the same task, or resume the older continuation \
      with 'CancellationError' before the new one is stored.
      """,
    limits: """
      Only where the function neither uses the property nor decides by other variables of the object before, and \
      where a call is known on an object that a property holds, outside of initializers.
      """,
    references: [.evolution("0300-continuation")],
    compilerView: [.silent],
    noFix: "whether the earlier caller should wait, fail or get the same result is a decision about the design",
    examples: [
      .flagged(
        "a request that a delegate answers",
        """
        final class Locator {
          static let shared = Locator()
          private var continuation: CheckedContinuation<Int, Never>?
          func location() async -> Int {
            await withCheckedContinuation { continuation in
              self.↓continuation = continuation
            }
          }
          func refresh() async { print(await location()) }
        }
        func show() async { await Locator.shared.refresh() }
        """),
      .flagged(
        "kept by a screen",
        """
        final class Picker {
          private var pending: CheckedContinuation<Int, any Error>?
          func pick() async throws -> Int {
            try await withCheckedThrowingContinuation { ↓pending = $0 }
          }
        }
        final class Screen {
          let picker = Picker()
          func choose() async throws { print(try await picker.pick()) }
        }
        """),
      .notFlagged(
        "the older one is resumed",
        """
        final class Locator {
          static let shared = Locator()
          private var continuation: CheckedContinuation<Int, any Error>?
          func location() async throws -> Int {
            continuation?.resume(throwing: CancellationError())
            return try await withCheckedThrowingContinuation { continuation = $0 }
          }
        }
        func show() async throws { print(try await Locator.shared.location()) }
        """),
      .notFlagged(
        "an object for each request",
        """
        final class Request {
          private var continuation: CheckedContinuation<Int, Never>?
          func run() async -> Int {
            await withCheckedContinuation { continuation = $0 }
          }
        }
        func ask() async -> Int {
          let request = Request()
          return await request.run()
        }
        """)
    ])
}
