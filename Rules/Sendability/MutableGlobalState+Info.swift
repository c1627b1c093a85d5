import LintKit

extension MutableGlobalState {
  static let info = RuleInfo(
    id: "mutable-global-state",
    family: .sendability,
    severity: .warning,
    priority: .high,
    summary: "Global or static variable without isolation",
    why: """
      Two threads that write a variable at once corrupt its value: code that only reads it crashes now and then, on \
      users' devices. Swift 6 rejects the declaration.
      """,
    instead: """
      Make it 'let' where nothing assigns to it. Otherwise isolate it: '@MainActor static var', an actor, or a 'Mutex' \
      that holds the value. 'nonisolated(unsafe)' only silences the compiler.
      """,
    limits: """
      Variables of one type, extension or file that have the same cause are one finding; each can be suppressed, or \
      listed in a baseline, alone. Of constants only instances of classes that the same file declares are checked, \
      where these store plain variables. What code assigns to, or is not Sendable, is information. Before Swift 6 mode, \
      variables with a lock or queue beside them, keys, and those of tests, mocks, samples and previews are silent. Silent where the isolation of the declaration is not known.
      """,
    references: [.evolution("0412-strict-concurrency-for-global-variables")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error, groups: ["MutableGlobalVariable"])
    ],
    fix: .safe,
    noFix: "what protects the value, an actor, a lock or a constant, is a decision about the design",
    examples: [
      .flagged("a static variable", "enum Settings { static var ↓retries = 3 }"),
      .flagged("a global variable", "var ↓requestCount = 0\nfunc count() { requestCount += 1 }", severity: .info),
      .flagged(
        "two of one type, in one finding",
        """
        enum Settings {
          static var ↓retries = 3
          static var delay = 0.5
        }
        """),
      .flagged(
        "in language mode 6", "enum Settings { static var ↓retries = 3 }", severity: .error,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", path: \".\")])"
          )
        ]),
      .flagged(
        "a shared instance of a class with variables",
        """
        final class Session {
          static let ↓shared = Session()
          var token = ""
        }
        """, severity: .info),
      .notFlagged(
        "a variable whose address is a key",
        """
        private var key: UInt8 = 0
        func mark(_ view: NSObject) { objc_setAssociatedObject(view, &key, true, .OBJC_ASSOCIATION_RETAIN) }
        """),
      .notFlagged(
        "a shared instance with a lock",
        """
        final class Session {
          static let shared = Session()
          private let lock = NSLock()
          private var token = ""
        }
        """),
      .notFlagged(
        "a shared instance on the main actor",
        """
        @MainActor final class Session {
          static let shared = Session()
          var token = ""
        }
        """),
      .notFlagged("a constant", "enum Settings { static let retries = 3 }"),
      .notFlagged("on the main actor", "@MainActor enum Settings { static var retries = 3 }"),
      .notFlagged("a computed variable", "enum Settings { static var retries: Int { 3 } }"),
      .notFlagged("marked nonisolated(unsafe)", "enum Settings { nonisolated(unsafe) static var retries = 3 }"),
      .notFlagged("a task-local value", "enum Trace { @TaskLocal static var id: String? }"),
      .notFlagged("a variable of instances", "final class Settings { var retries = 3 }"),
      .fixed(
        "a variable that nothing assigns to",
        before: "enum Settings { static var retries = 3 }",
        after: "enum Settings { static let retries = 3 }"),
      .fixed(
        "a variable that only its file can set, and does not",
        before: "enum Settings { private(set) static var retries = 3 }",
        after: "enum Settings { static let retries = 3 }"),
      .flagged(
        "a variable that only clients of the module could set, without a fix",
        "public enum Settings { public static var ↓retries = 3 }"),
      .fixed(
        "a public variable that a protocol asks for, so that clients only read it",
        before: """
          public protocol Identified { static var identifier: String { get } }
          public struct Row: Identified { public static var identifier = "row" }
          """,
        after: """
          public protocol Identified { static var identifier: String { get } }
          public struct Row: Identified { public static let identifier = "row" }
          """),
      .fixed(
        "a value of a type that is not Sendable before a certain SDK",
        before: """
          import AppIntents
          struct OpenNote: AppIntent {
            static var title: LocalizedStringResource = "Open Note"
          }
          """,
        after: """
          import AppIntents
          struct OpenNote: AppIntent {
            static var title: LocalizedStringResource { "Open Note" }
          }
          """, applicability: .unsafe),
      .fixed(
        "one whose value names its type",
        before: """
          import AppIntents
          struct OpenNote {
            static var description = IntentDescription("Opens a note.")
          }
          """,
        after: """
          import AppIntents
          struct OpenNote {
            static var description: IntentDescription { IntentDescription("Opens a note.") }
          }
          """, applicability: .unsafe),
      .fixed(
        "the default of a key, which is not Sendable",
        before: """
          import SwiftUI
          struct Action { var run: () -> Void = {} }
          struct ActionKey: EnvironmentKey {
            static var defaultValue: Action = Action()
          }
          """,
        after: """
          import SwiftUI
          struct Action { var run: () -> Void = {} }
          struct ActionKey: EnvironmentKey {
            static var defaultValue: Action { Action() }
          }
          """, applicability: .unsafe),
      .flagged(
        "an object, of which code expects the same one each time, without a fix",
        """
        import SwiftUI
        final class Store { var rows: [Int] = [] }
        struct StoreKey: EnvironmentKey {
          static var ↓defaultValue: Store = Store()
        }
        """)
    ])
}
