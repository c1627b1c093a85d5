import Foundation
import LintReporting
import Testing

/// `concurlint report --previous`: findings that appeared and were fixed since.
@Suite("Migration reports against earlier ones")
struct ReportTrendTests {
  @Test("Findings that are gone are fixed, those that appeared are new, and those that only moved remain")
  func trend() throws {
    let workspace = try ReportCommandTests.package()
    _ = try workspace.run("report", "--output", "json:old.json", environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    try workspace.write(
      Data(
        "import Store\nfunc wait() async throws {\n  try await Task.sleep(for: .seconds(1))\n}\nvar other = 2\n".utf8),
      to: "Sources/App/App.swift")
    _ = try workspace.shell(
      "mkdir Sources/Store/Inner && mv Sources/Store/Store.swift Sources/Store/Inner/Limits.swift")
    let report = try ReportCommandTests.json(workspace, "--previous=old.json")
    let trend = report["trend"]
    #expect(trend["points"].array.map { $0["date"].string } == ["2023-11-14T22:13:20Z", "2025-11-22T08:26:40Z"])
    #expect(trend["new"].int == 1 && trend["fixed"].int == 1)
    #expect(trend["fixedIncidents"].array.map { $0["rule"].string } == ["task-sleep-nanoseconds"])
    let globals = try #require(report["issues"].array.first { $0["rule"].string == "mutable-global-state" })[
      "incidents"
    ].array
    #expect(globals.map { $0["place"]["path"].string } == ["Sources/App/App.swift", "Sources/Store/Inner/Limits.swift"])
    #expect(globals.map { $0["isNew"].bool } == [true, false])
    let done = report["plan"]["phases"].array.flatMap { $0["checklist"].array }.filter { $0["isDone"].bool == true }
    #expect(done.map { $0["rule"].string } == ["task-sleep-nanoseconds"])
  }

  @Test("Several earlier reports come in the order of their dates, whatever order they are given in")
  func severalReports() throws {
    let workspace = try ReportCommandTests.package()
    for year in 1...3 {
      _ = try workspace.run(
        "report", "--output", "json:\(year).json", environment: ["SOURCE_DATE_EPOCH": "\(year * 32_000_000)"])
    }
    let dates = try ReportCommandTests.json(workspace, "--previous=2.json", "--previous=3.json", "--previous=1.json")["trend"][
      "points"
    ].array.map { $0["date"].string?.prefix(4) }
    #expect(dates == ["1971", "1972", "1973", "2025"])
  }

  @Test(
    "An invalid earlier report is named, and nothing is written",
    arguments: [
      ("", "is no JSON: the text ends too early at byte 0"), ("{\"version\": 1}", "is no migration report"),
      ("{\"runs\": [], \"version\": \"2.1.0\"}", "is no migration report"),
      ("[1, 2", "is no JSON: the text ends too early at byte 5"),
      (
        "{\"format\": \"concurlint-migration-report\", \"version\": 99}",
        "is a migration report of version 99, and this program reads versions 1 to 2"
      ),
      (
        "{\"format\": \"concurlint-migration-report\", \"version\": 1}",
        "is a broken migration report: 'head' is missing"
      ),
      (
        "{\"format\": \"concurlint-migration-report\", \"version\": 1, \"head\": {\"tool\": 7}}",
        "'readiness' is missing"
      ),
      (String(repeating: "[", count: 100_000), "more than 64 levels")
    ])
  func foreign(text: String, message: String) throws {
    let workspace = try ReportCommandTests.package()
    try workspace.write(Data(text.utf8), to: "old.json")
    let outcome = try workspace.run("report", "--previous", "old.json", "--output", "json:new.json")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("concurlint: error: old.json: ") && outcome.errors.contains(message),
      "\(outcome.errors.prefix(300))")
    #expect(try !workspace.names().contains("new.json"))
  }

  @Test("Of a report of version 1, whose scores follow another formula, findings are compared and nothing else")
  func versionOne() throws {
    let workspace = try ReportCommandTests.package()
    func finding(_ rule: String, _ severity: String, _ priority: String, _ id: String, _ path: String) -> String {
      """
      {"rule": "\(rule)", "priority": "\(priority)", "incidents": [{"id": "\(id):1", "severity": "\(severity)", \
      "symbol": "", "message": "m", "projectPath": "\(path)", "place": {"path": "\(path)", "line": 1, "column": 1}}]}
      """
    }
    let old = """
      {"format": "concurlint-migration-report", "version": 1, "head": {"date": "2020-01-01T00:00:00Z", "tool": \
      {"version": "0.0.1"}}, "readiness": {"overall": {"value": 90, "lines": 10, "findings": {"critical": 0, "high": \
      2, "medium": 0, "low": 0}}}, "plan": {"effort": 7}, "compiler": {"missing": "m"}, "issues": [
      \(finding("mutable-global-state", "warning", "high", "1", "Sources/App/Gone.swift")),
      \(finding("observable-object-to-observable", "info", "high", "2", "Sources/App/Gone.swift"))]}
      """
    try workspace.write(Data(old.utf8), to: "old.json")
    let trend = try ReportCommandTests.json(workspace, "--previous=old.json")["trend"]
    let point = trend["points"][0]
    #expect(point["score"].int == nil && point["effort"].int == nil && point["lines"].int == 10)
    #expect(point["findings"]["high"].int == 1 && point["findings"]["info"].int == 1)
    #expect(trend["fixed"].int == 2 && trend["points"][1]["score"].int != nil)
    #expect(try workspace.run("report", "--previous=old.json", "--format=html").output.contains(">–</td>"))
  }

  @Test("An earlier report that does not exist is named")
  func missing() throws {
    let outcome = try ReportCommandTests.package().run("report", "--previous", "none.json")
    #expect(outcome.status == 2 && outcome.errors == "concurlint: error: none.json: no such file or directory\n")
  }
}
