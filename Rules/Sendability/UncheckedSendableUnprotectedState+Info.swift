import LintKit

extension UncheckedSendableUnprotectedState {
  static let info = RuleInfo(
    id: "unchecked-sendable-unprotected-state",
    family: .sendability,
    severity: .info,
    priority: .medium,
    summary: "@unchecked Sendable without protection",
    why: """
      '@unchecked' turns off the compiler's checks: the type promises that it guards its variables itself. Where it \
      does not, two threads that use one at once read half-written values, or crash in the memory allocator.
      """,
    instead: """
      Keep the variables in a 'Mutex' ('OSAllocatedUnfairLock' before iOS 18) and drop '@unchecked', make the type an \
      actor, or isolate it to '@MainActor'. Where nothing can change, plain 'Sendable' has the compiler check it.
      """,
    limits: """
      Uses in the type's own files. An error where a variable is changed off the main actor and used on it. In tests, \
      mocks and the like only where some uses hold a lock and others do not. Whatever looks like a lock counts as one. \
      Silent below superclasses other than NSObject, and where a comment says what guards the state.
      """,
    references: [
      .evolution("0302-concurrent-value-and-concurrent-closures"), .evolution("0433-mutex")
    ],
    compilerView: [.silent],
    fix: .safe,
    noFix: "what protects the state, a lock, an actor or constants, is a decision about the design",
    examples: [
      .flagged(
        "a lock that one method forgets",
        """
        final class Cache: ↓@unchecked Sendable {
          private let lock = NSLock()
          private var entries: [String: Int] = [:]
          func set(_ value: Int, for key: String) { lock.withLock { entries[key] = value } }
          func clear() { entries.removeAll() }
        }
        """),
      .flagged(
        "the main actor and a task",
        """
        final class Progress: ↓@unchecked Sendable {
          private var done = 0
          func run() async { done += 1 }
          @MainActor func show() -> Int { done }
        }
        """, severity: .error),
      .flagged(
        "nothing guards it",
        """
        final class Box: ↓@unchecked Sendable {
          private var value = 0
          func set(_ new: Int) { value = new }
        }
        """),
      .flagged("nothing to vouch for", "final class Name: ↓@unchecked Sendable { let text = \"\" }"),
      .notFlagged(
        "everything under one lock",
        """
        final class Cache: @unchecked Sendable {
          private let lock = NSLock()
          private var entries: [String: Int] = [:]
          init() { entries = [:] }
          func set(_ value: Int, for key: String) { lock.withLock { entries[key] = value } }
          func clear() {
            lock.lock()
            defer { lock.unlock() }
            entries.removeAll()
          }
        }
        """),
      .notFlagged(
        "a queue of its own",
        """
        final class Log: @unchecked Sendable {
          private let queue = DispatchQueue(label: "log")
          private var lines: [String] = []
          func add(_ line: String) { queue.async { self.lines.append(line) } }
        }
        """),
      .notFlagged(
        "a variable that nothing changes",
        """
        final class Settings: @unchecked Sendable {
          private var defaults: UserDefaults
          init(defaults: UserDefaults) { self.defaults = defaults }
          func name() -> String? { defaults.string(forKey: "name") }
        }
        """),
      .fixed(
        "checked by the compiler",
        before: "final class Name: @unchecked Sendable { let text = \"\" }",
        after: "final class Name: Sendable { let text = \"\" }")
    ])
}
