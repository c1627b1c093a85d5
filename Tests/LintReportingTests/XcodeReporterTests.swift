import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Xcode reporter")
struct XcodeReporterTests {
  @Test("A diagnostic is one line, and so is each of its notes")
  func lines() {
    let file = MarkedFile("let «a» = «b»\n  «c»", path: "Sources/My App/é.swift")
    let other = MarkedFile("\n«d»", path: "Other.swift")
    let report = Report([
      file.diagnostic("First.", severity: .error, rule: "rule-a", range: 0),
      file.diagnostic(
        "Second.", rule: "rule-b", range: 1, notes: [other.note("called here", range: 0), .init(message: "so")]),
      file.diagnostic("Third.", severity: .info, rule: "rule-c", range: 2)
    ])
    #expect(
      report.written(by: XcodeReporter()) == """
        Sources/My App/é.swift:1:5: error: First. [rule-a]
        Sources/My App/é.swift:1:9: warning: Second. [rule-b]
        Other.swift:2:1: note: called here
        Sources/My App/é.swift:1:9: note: so
        Sources/My App/é.swift:2:3: note: Third. [rule-c]

        """)
  }

  @Test("A line never begins with a name that a build server reads as a command")
  func command() {
    let report = Report([MarkedFile("«a»", path: "::error::a.swift").diagnostic()])
    #expect(report.written(by: XcodeReporter()).hasPrefix("./::error::a.swift:1:1: warning: "))
  }

  @Test("Nothing found is an empty report")
  func clean() {
    #expect(Report([]).written(by: XcodeReporter()).isEmpty)
  }
}
