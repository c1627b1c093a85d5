import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("JSON reporter")
struct JSONReporterTests {
  private func parse(_ report: Report) throws -> NSDictionary {
    let text = report.written(by: JSONReporter())
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test("The whole shape, as the standard library's reader sees it")
  func shape() throws {
    let file = MarkedFile("\u{FEFF}let é = \"😀\"; «filter»\r\n«x»", path: "A \"b\" 100%\n.swift")
    var diagnostic = file.diagnostic(
      "'filter' is slow.", rule: "fetch-then-filter",
      notes: [file.note("here", range: 1), .init(message: "always")],
      fixes: [FixIt(message: "Drop it", applicability: .displayOnly, edits: [file.edit(range: 1, "\u{1F600}")])],
      properties: [DiagnosticProperty.compilerDiagnoses: "no"])
    diagnostic.noFixReason = "the store does not know it"

    func position(_ line: Int, _ column: Int, _ offset: Int) -> [String: Int] {
      ["line": line, "column": column, "offset": offset]
    }
    let x: [String: Any] = ["start": position(2, 1, 28), "end": position(2, 2, 29)]
    let expected: NSDictionary = [
      "version": 1,
      "tool": ["name": "concurlint", "version": "1.2.3"],
      "files": ["count": 133, "bytes": 4096, "lines": 250],
      "diagnostics": [
        [
          "rule": "fetch-then-filter", "severity": "warning", "priority": "high", "message": "'filter' is slow.",
          "path": "A \"b\" 100%\n.swift",
          // The byte-order mark takes three bytes and no column; the emoji four bytes and two columns.
          "range": ["start": position(1, 15, 20), "end": position(1, 21, 26)],
          "notes": [
            ["message": "here", "path": "A \"b\" 100%\n.swift", "range": x], ["message": "always"]
          ],
          "fixes": [
            [
              "message": "Drop it", "applicability": "display-only",
              "edits": [["path": "A \"b\" 100%\n.swift", "range": x, "replacement": "😀"]]
            ]
          ],
          "noFixReason": "the store does not know it",
          "properties": ["compilerDiagnoses": "no"]
        ]
      ]
    ]
    #expect(try parse(Report([diagnostic])) == expected)
  }

  @Test("Each diagnostic is one line")
  func lines() {
    let file = MarkedFile("«a»\n«b»")
    let text = Report([file.diagnostic(range: 0), file.diagnostic(range: 1)]).written(by: JSONReporter())
    #expect(text.split(separator: "\n").count { $0.contains("\"rule\"") } == 2)
  }

  @Test("Files that could not be read and settings are listed if there are any")
  func optionalMembers() throws {
    let json = try parse(
      Report(
        [], unreadable: [.init(path: "a.swift", reason: "Permission denied")],
        settings: [
          .init(target: "App", name: "mode", value: "6", source: "Package.swift"),
          .init(target: "App", name: "strict", value: "complete", source: nil)
        ]))
    #expect(
      json.at("files.unreadable") as? NSArray == [["path": "a.swift", "reason": "Permission denied"]])
    #expect(
      json["settings"] as? NSArray == [
        ["target": "App", "name": "mode", "value": "6", "source": "Package.swift"],
        ["target": "App", "name": "strict", "value": "complete"]
      ])
  }

  @Test("A report does not depend on the order in which work was done")
  func order() {
    let file = MarkedFile("«a»«b»«c»")
    let diagnostics = (0..<3).map { file.diagnostic(range: $0) }
    let forward = Report(diagnostics).written(by: JSONReporter())
    #expect(Report(diagnostics.reversed()).written(by: JSONReporter()) == forward)
  }
}
