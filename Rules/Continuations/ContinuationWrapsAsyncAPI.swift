import LintKit

/// A continuation around a function that has an asynchronous variant.
enum ContinuationWrapsAsyncAPI: Rule {
  static let gate = ContinuationMissingResume.gate

  enum Exemption: String, RuleExemption {
    /// The handler does something else, too.
    case doesMore
    /// That is what the asynchronous variant itself is made of.
    case isVariant
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, let wrapped = closure.onlyCall, let handler = wrapped.lastClosure,
      let callee = pass.member(calledBy: wrapped), let variant = pass.index.asyncVariant(of: callee.ref),
      let continuation = OwedLocal(parameterOf: closure, in: pass)
    else { return }
    if pass.exempts(Exemption.doesMore, !handler.onlyResumes(continuation))
      || pass.exempts(Exemption.isVariant, pass.function(around: call.node) == variant)
    {
      return
    }
    pass.report(
      at: call.calleeRange, .wraps(wrapped.calleeNameToken?.identifierText ?? "", pass.member(variant)?.name ?? ""))
  }
}

extension ClosureExpr {
  /// The call that is all of the closure's code.
  fileprivate var onlyCall: FunctionCallExpr? {
    var statements = node.children(.statement).makeIterator()
    guard let first = statements.next(), statements.next() == nil else { return nil }
    return FunctionCallExpr(first)
  }

  /// Whether all that the handler calls is `resume` of the continuation.
  fileprivate func onlyResumes(_ continuation: OwedLocal) -> Bool {
    let resumes = Set(continuation.mentions.compactMap { $0.isResume ? $0.call?.node.id : nil })
    let calls = node.descendants(of: FunctionCallExpr.kind).filter { _ in true }
    return !calls.isEmpty && calls.allSatisfy { resumes.contains($0.id) }
      && !node.descendants.contains { $0.kind == .assignmentExpr }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func wraps(_ callee: String, _ variant: String) -> Message {
    "'\(callee)' has an asynchronous variant. Await '\(variant)' instead of a continuation."
  }
}

// MARK: - Info

extension ContinuationWrapsAsyncAPI {
  static let info = RuleInfo(
    id: "continuation-wraps-async-api",
    family: .continuations,
    severity: .info,
    priority: .medium,
    summary: "Continuation around an API that has an async variant",
    why: """
      Swift imports completion handlers as asynchronous functions, too. A continuation by hand is more code, and one \
      path that forgets to resume it hangs its task.
      """,
    instead: "'try await store.requestAccess(for: .contacts)'.",
    limits: "Functions of the project and of the SDK as far as both variants are known, and handlers that only resume.",
    references: [.evolution("0297-concurrency-objc")],
    compilerView: [.silent],
    noFix: "what the closure does besides calling the function would have to be taken apart",
    examples: [
      .flagged(
        "access to contacts",
        """
        import Contacts
        func ask(_ store: CNContactStore) async throws -> Bool {
          try await ↓withCheckedThrowingContinuation { continuation in
            store.requestAccess(for: .contacts) { granted, error in
              if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: granted) }
            }
          }
        }
        """),
      .flagged(
        "a function of the project",
        """
        final class Loader {
          func load(_ id: Int, completion: @escaping (Int) -> Void) { completion(id) }
          func load(_ id: Int) async -> Int { id }
        }
        func first(_ loader: Loader) async -> Int {
          await ↓withCheckedContinuation { continuation in
            loader.load(1) { continuation.resume(returning: $0) }
          }
        }
        """),
      .notFlagged(
        "the variant itself",
        """
        final class Loader {
          func load(_ id: Int, completion: @escaping (Int) -> Void) { completion(id) }
          func load(_ id: Int) async -> Int {
            await withCheckedContinuation { continuation in
              load(id) { continuation.resume(returning: $0) }
            }
          }
        }
        """),
      .notFlagged(
        "the handler does more",
        """
        import Contacts
        func ask(_ store: CNContactStore) async throws -> Bool {
          try await withCheckedThrowingContinuation { continuation in
            store.requestAccess(for: .contacts) { granted, error in
              log(granted)
              if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: granted) }
            }
          }
        }
        """),
      .notFlagged(
        "no variant",
        """
        final class Loader { func load(_ id: Int, completion: @escaping (Int) -> Void) { completion(id) } }
        func first(_ loader: Loader) async -> Int {
          await withCheckedContinuation { continuation in
            loader.load(1) { continuation.resume(returning: $0) }
          }
        }
        """)
    ])
}
