import LintKit

extension MainActorAssumeIsolated {
  static let info = RuleInfo(
    id: "main-actor-assume-isolated",
    family: .isolation,
    severity: .error,
    priority: .critical,
    summary: "assumeIsolated in place of isolation",
    why: """
      'assumeIsolated' stops the process when it runs off the actor. The compiler does not check who calls the function, \
      so the next caller on a background task crashes the app in production.
      """,
    instead: """
      Isolate the function to the actor: delete 'nonisolated', or write '@MainActor' where the type is not isolated, \
      and call the body directly. Callers on the actor stay as they are; asynchronous ones write 'await'.
      """,
    limits: """
      Information only while every caller is on the actor. Callers are found by name, labels and the type around the \
      call. Undecided where that is not certain, or where an initializer, a property or an unresolved closure is \
      involved. Silent in code that frameworks call synchronously: methods for Objective-C, overrides of the SDK's \
      methods, blocks with a queue, and code after a test of the thread.
      """,
    references: [
      .evolution("0392-custom-actor-executors"), .evolution("0423-dynamic-actor-isolation"),
      Reference(
        title: "MainActor.assumeIsolated",
        url: "https://developer.apple.com/documentation/swift/mainactor/assumeisolated(_:file:line:)")
    ],
    compilerView: [
      CompilerView(when: "the function is synchronous", swift5: .silent, swift5Complete: .silent, swift6: .silent),
      CompilerView(
        when: "the function or closure is asynchronous", swift5: .warning, swift5Complete: .warning, swift6: .error)
    ],
    fix: .safe,
    noFix: "what calls the code is not the project's own, or may be on another thread",
    examples: [
      .flagged(
        "a helper that is only called on the main actor",
        """
        @MainActor final class Importer {
          nonisolated private func makeTag(_ name: String) -> Tag {
            ↓MainActor.assumeIsolated { Tag(name) }
          }
          func run() { show(makeTag("new")) }
        }
        """, severity: .info),
      .flagged(
        "asynchronous code calls the helper off the main actor",
        """
        func refresh() async { store(makeTag()) }
        nonisolated private func makeTag() -> Tag {
          ↓MainActor.assumeIsolated { Tag() }
        }
        """),
      .flagged(
        "asynchronous code can await instead",
        """
        func refresh() {
          Task.detached {
            ↓MainActor.assumeIsolated { reload() }
          }
        }
        """),
      .flagged(
        "redundant on the main actor",
        """
        @MainActor func show() {
          ↓MainActor.assumeIsolated { reload() }
        }
        """, severity: .info),
      .flagged(
        "'deinit' runs where the last reference is released",
        """
        @MainActor final class Player {
          deinit { ↓MainActor.assumeIsolated { stop() } }
        }
        """, severity: .info),
      .notFlagged(
        "a timer's block is called on the main run loop",
        """
        func start() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { tick() }
          }
        }
        """),
      .notFlagged(
        "a synchronous nonisolated caller could not await",
        """
        private func makeTag(_ name: String) -> Tag {
          MainActor.assumeIsolated { Tag(name) }
        }
        nonisolated func all() -> [Tag] { [makeTag("a"), makeTag("b")] }
        """),
      .notFlagged(
        "a check that grants no isolation",
        """
        func draw() {
          MainActor.assertIsolated()
          MainActor.preconditionIsolated()
        }
        """),
      .notFlagged(
        "a function of another library",
        """
        func read(loop: EventLoop) { loop.assumeIsolated().execute { read() } }
        """),
      .fixed(
        "the function is isolated",
        before: """
          @MainActor final class Importer {
            nonisolated private func makeTag(_ name: String) -> Tag {
              MainActor.assumeIsolated { Tag(name) }
            }
            func run() { show(makeTag("new")) }
          }
          """,
        after: """
          @MainActor final class Importer {
            private func makeTag(_ name: String) -> Tag {
              Tag(name)
            }
            func run() { show(makeTag("new")) }
          }
          """),
      .fixed(
        "comments and indentation",
        before: """
          // Tags.
          nonisolated private func makeTag(_ name: String) -> Tag {
            // Only ever on the main actor.
            MainActor.assumeIsolated {
              // New each time.
              let tag = Tag(name)

              return tag // done
            }
          }
          @MainActor func run() { show(makeTag("new")) }
          """,
        after: """
          // Tags.
          @MainActor private func makeTag(_ name: String) -> Tag {
            // Only ever on the main actor.
            // New each time.
            let tag = Tag(name)

            return tag // done
          }
          @MainActor func run() { show(makeTag("new")) }
          """),
      .fixed(
        "callers in another file await",
        before: """
          @MainActor final class Titles {
            @discardableResult
            nonisolated func title(_ number: Int) -> String {
              MainActor.assumeIsolated { names[number] }
            }
            var names: [Int: String] = [:]
          }
          """,
        after: """
          @MainActor final class Titles {
            @discardableResult
            func title(_ number: Int) -> String {
              names[number]
            }
            var names: [Int: String] = [:]
          }
          """,
        files: [
          Example.File(
            "Caller.swift",
            "struct Caller {\n  let titles: Titles\n  func show() async { let text = titles.title(1); print(text) }\n}\n",
            fixed:
              "struct Caller {\n  let titles: Titles\n  func show() async { let text = await titles.title(1); print(text) }\n}\n"
          )
        ]),
      .fixed(
        "a redundant assertion",
        before: "@MainActor func show() {\n  MainActor.assumeIsolated { reload() }\n  finish()\n}",
        after: "@MainActor func show() {\n  reload()\n  finish()\n}", applicability: .unsafe)
    ])
}
