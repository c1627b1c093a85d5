import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("GitLab Code Quality")
struct GitLabReporterTests {
  @Test("An array with the members that GitLab requires, and its words for severities")
  func members() throws {
    let file = MarkedFile("«a»\n«b\n»«c»")
    var first = file.diagnostic("First.", severity: .error)
    first.fingerprint = "0123:1"
    let text = Report([first, file.diagnostic(range: 1), file.diagnostic(severity: .info, range: 2)]).written(
      by: GitLabReporter())
    let array = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSDictionary])
    #expect(
      array.first == [
        "description": "First.", "check_name": "some-rule", "fingerprint": "0123:1", "severity": "critical",
        "location": ["path": "Sources/App/Store.swift", "lines": ["begin": 1, "end": 1]]
      ])
    #expect(array.map { $0.at("severity") as? String } == ["critical", "major", "info"])
    #expect(array[1].at("location.lines.end") as? Int == 3)
  }

  @Test("Nothing found is an empty array")
  func empty() { #expect(Report([]).written(by: GitLabReporter()) == "[]\n") }
}
