import LintKit

extension MainActorOnIOService {
  static let info = RuleInfo(
    id: "main-actor-on-io-service",
    family: .isolation,
    severity: .info,
    priority: .medium,
    summary: "@MainActor on a type that only does I/O",
    why: """
      Files and databases are read on the main thread, and until that is done the app does not scroll, draw or answer. \
      '@MainActor' also spreads: the callers of the type have to be on the main actor too, or await.
      """,
    instead: """
      Delete '@MainActor', write ': Sendable' for a final class of constants, or make a type with state an actor. Only \
      'async' methods leave the main thread then: a synchronous one still blocks its caller. Where \
      'NonisolatedNonsendingByDefault' is on, mark them '@concurrent', and under main-actor default isolation write \
      'nonisolated'.
      """,
    limits: """
      Reading and writing is known by the names of Foundation, SQLite and GRDB, in the type itself and its extensions \
      in the file; what other functions do is not followed. A file of a fixed name is only reported where a property of \
      a view reads it: reported are folders, databases, and files that callers choose. Enumerations of static members \
      are one finding for all. Silent on awaited requests, I/O of initializers, in tests, mocks and samples, on types \
      that are observed, take callbacks, are named for a user interface or name one, or work with a ModelContext or \
      other types that need the main actor, and where supertypes are not known.
      """,
    references: [.evolution("0316-global-actors"), .evolution("0338-clarify-execution-non-actor-async")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "what uses the state of the type would have to await it",
    examples: [
      .flagged(
        "a service that reads a file",
        """
        ↓@MainActor final class CSVService {
          func parse(_ url: URL) async throws -> [String] {
            try String(contentsOf: url, encoding: .utf8).components(separatedBy: ",")
          }
        }
        """),
      .flagged(
        "a store with state",
        """
        ↓@MainActor final class Archive {
          private var names: [String] = []
          func load(_ folder: URL) throws {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          }
        }
        """),
      .flagged(
        "in an extension",
        """
        ↓@MainActor struct Exporter {
          let folder: URL
        }
        extension Exporter {
          func export(_ report: Data) throws { try report.write(to: folder, options: .atomic) }
        }
        """),
      .flagged(
        "settings that a view reads whenever it is evaluated",
        """
        ↓@MainActor enum OptionsFile {
          static func load() -> Data? { try? Data(contentsOf: URL(filePath: "options.json")) }
        }
        struct Panel: View {
          var isEmpty: Bool { OptionsFile.load() == nil }
          var body: some View { Text(isEmpty ? "No options" : "Options") }
        }
        """),
      .notFlagged(
        "settings that are read now and then",
        """
        @MainActor enum OptionsFile {
          static func load() -> Data? { try? Data(contentsOf: URL(filePath: "options.json")) }
        }
        """),
      .notFlagged(
        "a client that only awaits requests",
        """
        @MainActor final class Client {
          func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }
        }
        """),
      .notFlagged(
        "a type that views observe",
        """
        @MainActor final class Documents: ObservableObject {
          @Published var names: [String] = []
          func load(_ folder: URL) throws { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) }
        }
        """),
      .notFlagged(
        "a type that uses UIKit",
        """
        import UIKit
        @MainActor final class Icons {
          func icon(_ url: URL) throws -> UIImage? { UIImage(data: try Data(contentsOf: url)) }
        }
        """),
      .notFlagged(
        "a type that works with a main-actor model",
        """
        @MainActor final class Account { var names: [String] = [] }
        @MainActor final class AccountFile {
          private let account: Account
          init(account: Account) { self.account = account }
          func save(to url: URL) throws { try encode(account.names).write(to: url, options: .atomic) }
        }
        """),
      .notFlagged(
        "a view model",
        """
        @MainActor final class ReportViewModel {
          private(set) var text = ""
          func load(_ url: URL) throws { text = try String(contentsOf: url, encoding: .utf8) }
        }
        """),
      .notFlagged(
        "a nonisolated type",
        """
        final class CSVService: Sendable {
          func parse(_ url: URL) async throws -> String { try String(contentsOf: url, encoding: .utf8) }
        }
        """),
      .notFlagged(
        "nonisolated methods that read",
        """
        @MainActor final class Loader {
          nonisolated func read(_ url: URL) throws -> Data { try Data(contentsOf: url) }
          func load(_ url: URL) async throws -> Data { try await Task.detached { try Data(contentsOf: url) }.value }
        }
        """),
      .notFlagged(
        "a type that works with the main context",
        """
        @MainActor final class Exporter {
          let container: ModelContainer
          func export(to url: URL) throws {
            let items = try container.mainContext.fetch(FetchDescriptor<Item>())
            try encode(items).write(to: url, options: .atomic)
          }
        }
        """),
      .notFlagged(
        "callbacks may belong to the user interface",
        """
        @MainActor final class Importer {
          func run(_ url: URL, progress: @escaping (Double) -> Void) throws {
            let data = try Data(contentsOf: url)
            progress(Double(data.count))
          }
        }
        """),
      .notFlagged(
        "a conformance to a main-actor protocol",
        """
        @MainActor protocol Screen {}
        @MainActor final class Detail: Screen {
          func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
        }
        """),
      .fixed(
        "off the main actor",
        before: """
          @MainActor final class CSVService {
            func parse(_ url: URL) async throws -> String { try String(contentsOf: url, encoding: .utf8) }
          }
          """,
        after: """
          final class CSVService: Sendable {
            func parse(_ url: URL) async throws -> String { try String(contentsOf: url, encoding: .utf8) }
          }
          """, applicability: .unsafe)
    ])
}
