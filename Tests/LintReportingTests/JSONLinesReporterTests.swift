import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("JSON lines")
struct JSONLinesReporterTests {
  @Test("Each line is the object that the JSON report has for a finding")
  func lines() throws {
    let file = MarkedFile("«a» «b»")
    let report = Report([file.diagnostic("One\n.", notes: [file.note("here", range: 1)]), file.diagnostic(range: 1)])
    let lines = report.written(by: JSONLinesReporter()).split(separator: "\n")
    let whole = try JSONSerialization.jsonObject(with: Data(report.written(by: JSONReporter()).utf8)) as? NSDictionary
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary }
    #expect(objects == whole?.at("diagnostics") as? [NSDictionary])
  }

  @Test("Nothing found is an empty report")
  func clean() { #expect(Report([]).written(by: JSONLinesReporter()).isEmpty) }
}
