import LintKit

extension FinalClassMissingSendable {
  static let info = RuleInfo(
    id: "final-class-missing-sendable",
    family: .sendability,
    severity: .info,
    priority: .medium,
    summary: "Class of constants without a Sendable conformance",
    why: """
      The compiler infers 'Sendable' for structures, but not for classes: one conformance that is missing at the class \
      is an error at every place that shares it, sends it or captures it, and there it looks like a design problem.
      """,
    instead:
      "Write ': Sendable', and 'final' where it is missing. The compiler then checks that all stored properties are constant.",
    limits: """
      Uses across isolations are looked for among shared constants of the same file, closures of the class's own \
      methods, blocks of queues in the same file that capture a local with a new object, and calls of its asynchronous \
      methods on properties that an actor keeps; arguments are not followed. \
      Classes that store values of one type that the project does not declare are one finding. Silent \
      on classes with attached macros, on subclasses, on those that use UIKit, and on those that store what is known \
      not to be Sendable on every platform.
      """,
    references: [
      .evolution("0302-concurrent-value-and-concurrent-closures"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "at each use", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: [
          "MutableGlobalVariable", "SendableClosureCaptures", "SendingClosureRisksDataRace", "SendingRisksDataRace"
        ])
    ],
    fix: .safe,
    noFix: "the class may have subclasses, or what it stores is not certainly Sendable",
    examples: [
      .flagged(
        "an instance that all threads share",
        """
        final class ↓Palette {
          static let shared = Palette(name: "plain")
          let name: String
          init(name: String) { self.name = name }
        }
        """),
      .flagged(
        "a service that a view model keeps",
        """
        import Foundation
        final class ↓GoalService {
          private let root: URL
          init(root: URL) { self.root = root }
          func goals() async throws -> [String] { [] }
        }
        @MainActor final class GoalModel {
          private let service: GoalService
          var goals: [String] = []
          init(service: GoalService) { self.service = service }
          func load() async throws { goals = try await service.goals() }
        }
        """),
      .flagged(
        "captured by a task",
        """
        import Foundation
        class ↓Uploader {
          let url: URL
          init(url: URL) { self.url = url }
          func start() { Task { await self.upload() } }
          func upload() async {}
        }
        """),
      .flagged(
        "an error in language mode 6", "final class ↓Palette { static let shared = Palette() }", severity: .error,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", path: \".\")])"
          )
        ]),
      .flagged(
        "a type of another module",
        """
        final class ↓Store {
          static let shared = Store(writer: writer)
          let writer: any DatabaseWriter
          init(writer: any DatabaseWriter) { self.writer = writer }
        }
        """, severity: .info),
      .notFlagged("used in one isolation only", "final class Palette { let name = \"plain\" }"),
      .notFlagged(
        "a variable", "final class Palette {\n  static let shared = Palette()\n  var name = \"plain\"\n}"),
      .notFlagged(
        "a class that is not 'Sendable' in it",
        """
        final class Palette {
          static let shared = Palette()
          let cache = Cache()
        }
        final class Cache { var entries: [String] = [] }
        """),
      .notFlagged("already Sendable", "final class Palette: Sendable { static let shared = Palette() }"),
      .notFlagged("on the main actor", "@MainActor final class Palette { static let shared = Palette() }"),
      .notFlagged(
        "subclassed",
        """
        class Palette { static let shared = Palette() }
        final class DarkPalette: Palette {}
        """),
      .notFlagged("opted out of Sendable", "final class Palette: ~Sendable { static let shared = Palette() }"),
      .notFlagged(
        "a function that is not '@Sendable'",
        """
        final class Palette {
          static let shared = Palette(make: {})
          let make: () -> Void
          init(make: @escaping () -> Void) { self.make = make }
        }
        """),
      .notFlagged(
        "methods stay on their caller's actor",
        """
        final class GoalService {
          let root = 1
          func goals() async -> [String] { [] }
        }
        @MainActor final class GoalModel {
          let service = GoalService()
          func load() async { _ = await service.goals() }
        }
        """,
        files: [
          .init(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
              name: "A",
              targets: [.target(name: "A", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
            """)
        ]),
      .fixed(
        "conforms",
        before: "final class Palette { static let shared = Palette() }",
        after: "final class Palette: Sendable { static let shared = Palette() }"),
      .fixed(
        "a class that is not final",
        before: "class Palette { static let shared = Palette() }",
        after: "final class Palette: Sendable { static let shared = Palette() }")
    ])
}
