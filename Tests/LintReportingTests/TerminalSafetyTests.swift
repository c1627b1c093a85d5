import LintDiagnostics
import Testing

@testable import LintReporting

/// Nothing in an untrusted repository may steer the terminal that a report is read on.
@Suite("Terminal safety")
struct TerminalSafetyTests {
  static let hostile: [ShownText] = [
    "\u{1B}[2J", "\u{9B}31m", "\u{1B}]0;title\u{7}", "a\nb", "a\rb", "\u{7F}", "\u{0}", "\u{202E}", "\u{2066}",
    "\u{2028}",
    "\u{200B}", "\u{85}", "\u{FEFF}"
  ]

  /// What a report may hold: text and line feeds of its own.
  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n"
      case .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }

  private func report(about hostile: String) -> (Report, MarkedFile) {
    // Line breaks cannot be inside one line of source; elsewhere they can.
    let inLine = hostile.filter { !$0.isNewline }
    let file = MarkedFile("\"x\(inLine)\" + «y»", path: "Sources/\(hostile).swift")
    let note = file.note("in '\(hostile)'", range: 0)
    let fix = FixIt(message: "Drop '\(hostile)'", applicability: .safe, edits: [file.edit(range: 0, inLine)])
    let diagnostic = file.diagnostic(
      "'\(hostile)' is wrong.", notes: [note, .init(message: hostile)], fixes: [fix])
    return (Report([diagnostic], unreadable: [.init(path: hostile, reason: hostile)]), file)
  }

  @Test("The text format makes hostile characters visible", arguments: hostile)
  func text(_ hostile: ShownText) {
    let (report, file) = report(about: hostile.text)
    #expect(isHarmless(report.text([file], summary: true)))
  }

  @Test("So does the one-line format, which a line break could forge", arguments: hostile)
  func xcode(_ hostile: ShownText) {
    let text = report(about: hostile.text).0.written(by: XcodeReporter())
    #expect(isHarmless(text))
    #expect(text.count { $0 == "\n" } == 3)
  }

  @Test("JSON and SARIF escape controls", arguments: hostile)
  func json(_ hostile: ShownText) {
    let report = report(about: hostile.text).0
    for text in [report.written(by: JSONReporter()), report.written(by: SARIFReporter())] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
  }

  @Test("ASCII controls become pictures, others their numbers")
  func visibleForms() {
    #expect(terminalSafe("a\u{1B}[31m\u{7F}\u{202E}\u{9B}") == "a␛[31m␡\\u{202E}\\u{9B}")
  }

  @Test("Ordinary text of any script stays", arguments: ["plain", "é", "日本", "👨‍👩‍👧", "می‌خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func ordinary(_ text: String) {
    #expect(terminalSafe(text) == text)
  }
}
