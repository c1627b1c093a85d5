import Foundation
import Testing

@Suite("One finding for one cause")
struct OneCauseTests {
  private static let feed = """
    import SwiftUI
    final class Feed: ObservableObject {
      @Published var rows: [Int] = []
      func load() async { rows = await fetch() }
    }
    struct Screen: View {
      @StateObject private var feed = Feed()
      var body: some View { Text("a") }
    }
    func fetch() async -> [Int] { [] }

    """

  private static let store = """
    import SwiftData
    @Model final class User { var name = "" }
    struct Store {
      let context: ModelContext
      func find(_ names: [String]) throws {
        for name in names {
          let users = try context.fetch(FetchDescriptor<User>())
          print(users.filter { $0.name == name }.count)
        }
      }
    }

    """

  private func rules(reporting source: String, only rules: String) throws -> [String] {
    let files = try Workspace(["A.swift": source])
    let outcome = try files.run("lint", "--quiet", "--fail-on=never", "--format=json", "--only-rule=\(rules)", ".")
    #expect(outcome.errors == "")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    return try #require(report["diagnostics"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
  }

  @Test(
    "A rule leaves to another what that one reports, and reports it where that one is off",
    arguments: [
      ("observable-view-model-without-main-actor", "published-mutated-off-main", feed),
      ("fetch-in-loop", "fetch-then-filter-in-memory", store)
    ])
  func consequence(_ cause: String, _ consequence: String, _ source: String) throws {
    #expect(try rules(reporting: source, only: "\(cause),\(consequence)") == [cause])
    #expect(try rules(reporting: source, only: consequence) == [consequence])
  }
}
