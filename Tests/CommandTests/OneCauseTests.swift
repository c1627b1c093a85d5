import Foundation
import Testing

@Suite("One finding for one cause")
struct OneCauseTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/rules").standardized

  private func rules(reporting fixture: String, only rules: String) throws -> [String] {
    let files = try Workspace()
    try files.write(try Data(contentsOf: Self.fixtures.appending(path: fixture)), to: "A.swift")
    let outcome = try files.run("lint", "--quiet", "--fail-on=never", "--format=json", "--only-rule=\(rules)", ".")
    #expect(outcome.errors == "")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    return try #require(report["diagnostics"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
  }

  @Test(
    "A rule leaves to another what that one reports, and reports it where that one is off",
    arguments: [
      ("observable-view-model-without-main-actor", "published-mutated-off-main", "not-view-model"),
      ("fetch-in-loop", "fetch-then-filter-in-memory", "not-in-loop")
    ])
  func consequence(_ cause: String, _ consequence: String, _ fixture: String) throws {
    let fixture = "\(consequence)/\(fixture).swift"
    #expect(try rules(reporting: fixture, only: "\(cause),\(consequence)") == [cause])
    #expect(try rules(reporting: fixture, only: consequence) == [consequence])
  }
}
