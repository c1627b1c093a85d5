import LintKit

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
      The type of what is waited for must be written or made in the project. Of functions that block inside, those are \
      found that asynchronous code calls directly, and that block whatever path they take. 'sync' on a queue of the \
      type's own is information, unless the queue is private and never held for long: then it is a lock. How long a \
      process runs is not known: 'waitUntilExit' off the main actor is information, or a warning where \
      a task is to end the process. Off the main actor, sleeps and other waits that end by themselves are warnings. \
      Information is one constant sleep of at most 0.25 s, and all waits in plug-ins, mocks, samples, benchmarks and \
      functions without a call in the project. Silent in tests, and in a command-line tool that starts no task.
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
    noFix: "the wait has no asynchronous form that could take its place; what ends it has to change as well",
    examples: [
      .flagged(
        "a sleep",
        """
        func poll() async {
          ↓Thread.sleep(forTimeInterval: 1)
          await refresh()
        }
        """, severity: .warning),
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
        import Dispatch
        actor Runner {
          func run(_ group: DispatchGroup) { ↓group.wait() }
        }
        """),
      .flagged(
        "a queue that something else may hold",
        """
        import Dispatch
        final class Cache {
          private let queue = DispatchQueue(label: "cache")
          func value() async -> Int { ↓queue.sync { 1 } }
          func fill() { queue.async { self.load() } }
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
        "a queue that is nothing but a lock",
        """
        import Dispatch
        final class Cache {
          private let queue = DispatchQueue(label: "cache")
          func value() async -> Int { queue.sync { 1 } }
        }
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
        applicability: .unsafe),
      .fixed(
        "awaits the end of a process",
        before: """
          import Foundation
          @MainActor func unpack(_ process: Process) async throws {
            try process.run()
            process.waitUntilExit()
          }
          """,
        after: """
          import Foundation
          @MainActor func unpack(_ process: Process) async throws {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
              process.terminationHandler = { _ in continuation.resume() }
              do {
                try process.run()
              } catch {
                continuation.resume(throwing: error)
              }
            }
          }
          """, applicability: .unsafe)
    ])
}
