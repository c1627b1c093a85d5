import LintKit

// MARK: - Info

extension SwallowedSleepCancellation {
  static let info = RuleInfo(
    id: "swallowed-sleep-cancellation",
    family: .tasks,
    severity: .info,
    priority: .medium,
    summary: "try? around Task.sleep that hides cancellation",
    why: """
      A cancelled 'Task.sleep' throws at once. With 'try?', a debounced search that was cancelled runs immediately \
      instead of never, and a polling loop uses a whole core, or freezes the interface on the main actor.
      """,
    instead: """
      Let the error end the task: 'try await Task.sleep(…)' in a closure that throws, or 'do { … } catch { return }'. \
      Otherwise check 'Task.isCancelled' right after the sleep.
      """,
    limits: """
      Tasks that are stored and cancelled in the file, child tasks and those of SwiftUI's '.task', and what they call \
      in the project; loops of functions that other modules may call. With a fix where another task takes the place of \
      the cancelled one, and in loops. Silent where the condition of the loop, or what is asked after the sleep, is \
      made false by who cancels the task, and where no task that is cancelled runs the code, as in a command-line tool \
      that starts none; where the sleep only spaces the turns of a 'for' loop or a few attempts; where only the end of \
      the view cancels a single sleep, or what follows does its work once; and where a comment says that cancellation \
      is ignored. A check that a property is still what it was leaves the code undecided, and so does a function \
      outside loops. Of 37 places in applications that were warnings, developers would change 22; so it is information.
      """,
    references: [.evolution("0304-structured-concurrency")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "leaving the function here would skip what it has to do, or its result is not certain",
    examples: [
      .flagged(
        "a debounced run",
        """
        final class Search {
          var job: Task<Void, Never>?
          func changed() {
            job?.cancel()
            job = Task {
              ↓try? await Task.sleep(for: .seconds(1))
              await run()
            }
          }
        }
        """),
      .flagged(
        "a polling loop that a view's task runs",
        """
        import SwiftUI
        struct Feed: View {
          var body: some View { Text("Feed").task { await poll() } }
          func poll() async {
            while true {
              await refresh()
              ↓try? await Task.sleep(for: .seconds(60))
            }
          }
        }
        """),
      .flagged(
        "a polling loop that other modules may run",
        """
        public func poll() async {
          while true {
            await refresh()
            ↓try? await Task.sleep(for: .seconds(60))
          }
        }
        """),
      .notFlagged(
        "a loop of a task that is never cancelled",
        """
        func start() { Task { await poll() }; log() }
        private func poll() async {
          while true {
            await refresh()
            try? await Task.sleep(for: .seconds(60))
          }
        }
        """),
      .notFlagged(
        "spacing the turns of a loop that ends",
        """
        public func send(_ messages: [Message]) async {
          for message in messages {
            await send(message)
            try? await Task.sleep(for: .milliseconds(80))
          }
        }
        """),
      .flagged(
        "a view's delay for something that changes",
        """
        import SwiftUI
        struct Toast: View {
          var text: String
          var body: some View {
            Text(text).task(id: text) {
              ↓try? await Task.sleep(for: .seconds(2))
              isShown = false
            }
          }
        }
        """),
      .notFlagged(
        "checked after the sleep",
        """
        func start() {
          job?.cancel()
          job = Task {
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else { return }
            await run()
          }
        }
        """),
      .notFlagged(
        "a number tells whether the task is the latest one",
        """
        final class Search {
          func start(_ turn: Int) {
            job?.cancel()
            job = Task {
              try? await Task.sleep(for: .seconds(1))
              guard turn == self.turn else { return }
              await run()
            }
          }
        }
        """),
      .notFlagged(
        "the condition checks",
        """
        func start() {
          job?.cancel()
          job = Task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              await run()
            }
          }
        }
        """),
      .notFlagged(
        "nothing follows",
        """
        func start() { job?.cancel(); job = Task { await run(); try? await Task.sleep(for: .seconds(1)) } }
        """),
      .notFlagged(
        "the task cannot be cancelled",
        """
        func hide() {
          Task {
            try? await Task.sleep(for: .seconds(1))
            isShown = false
          }
          log()
        }
        """),
      .fixed(
        "checked after the sleep",
        before: """
          func start() {
            job?.cancel()
            job = Task {
              try? await Task.sleep(for: .seconds(1))
              await run()
            }
          }
          """,
        after: """
          func start() {
            job?.cancel()
            job = Task {
              try? await Task.sleep(for: .seconds(1))
              guard !Task.isCancelled else { return }
              await run()
            }
          }
          """, applicability: .unsafe)
    ])
}
