import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("GitHub annotations")
struct GitHubReporterTests {
  @Test("A workflow command a finding, then a summary")
  func commands() {
    let file = MarkedFile("let «a» = «b\nc»", path: "Sources/A, B: 1.swift")
    let report = Report([
      file.diagnostic("First: 100%.", severity: .error, notes: [file.note("here", range: 1)]),
      file.diagnostic("Second.", severity: .info, rule: "rule-b", range: 1)
    ])
    #expect(
      report.written(by: GitHubReporter()) == """
        ::error file=Sources/A%2C B%3A 1.swift,line=1,endLine=1,col=5,endColumn=6,title=some-rule::First: 100%25.%0Ahere (Sources/A, B: 1.swift:1:9)
        ::notice file=Sources/A%2C B%3A 1.swift,line=1,endLine=2,title=rule-b::Second.
        concurlint: 1 error, 1 info.

        """)
  }

  @Test("No more than GitHub keeps, the most severe first")
  func cap() {
    let file = MarkedFile(String(repeating: "«a»\n", count: 30))
    let diagnostics = (0..<30).map { file.diagnostic(severity: $0 < 25 ? .warning : .error, range: $0) }
    let lines = Report(diagnostics).written(by: GitHubReporter()).split(separator: "\n")
    #expect(lines.count == 16)
    #expect(lines.prefix(5).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[5..<15].allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines.last == "concurlint: 5 errors, 25 warnings. 15 are not annotated: GitHub shows 10 of a kind.")
  }

  @Test("Controls and marks of direction are shown as text")
  func controls() {
    var diagnostic = MarkedFile("«a»").diagnostic("One \u{1B}[31m\u{202E}.")
    diagnostic.path = "a\u{1B}[2J\u{7}\u{202E}.swift"
    let text = Report([diagnostic]).written(by: GitHubReporter())
    #expect(text.hasPrefix("::warning file=a␛[2J␇\\u{202E}.swift,"))
    #expect(text.contains("::One ␛[31m\\u{202E}.\n"))
  }

  @Test("Nothing in a name or message begins a command of its own")
  func injection() {
    var diagnostic = MarkedFile("«a»").diagnostic("One.\n::error::forged\r::set-output name=x::y")
    diagnostic.path = "a\n::error::%0A.swift"
    let lines = Report([diagnostic]).written(by: GitHubReporter()).split(whereSeparator: \.isNewline)
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::warning file=a%0A%3A%3Aerror%3A%3A%250A.swift,line=1,"))
    #expect(lines[0].hasSuffix("::One.%0A::error::forged%0D::set-output name=x::y"))
  }

  @Test("A file that could not be read is an error; an empty report is empty")
  func others() {
    #expect(
      Report([], unreadable: [.init(path: "B.swift", reason: "Permission denied")]).written(by: GitHubReporter())
        == "::error file=B.swift::This file could not be read: Permission denied.\n")
    #expect(Report([]).written(by: GitHubReporter()).isEmpty)
  }
}
