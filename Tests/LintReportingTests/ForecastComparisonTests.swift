import LintDiagnostics
import LintReporting
import Testing

@Suite("A forecast beside a build")
struct ForecastComparisonTests {
  private func forecast(_ line: Int, _ message: String, wave: Int? = 1) -> Diagnostic {
    let start = SourcePosition(line: line, column: 5, offset: 0)
    return Diagnostic(
      ruleID: "forecast", severity: wave == nil ? .warning : .error, priority: .high, message: message, path: "A.swift",
      range: SourceRange(start: start, end: start), properties: wave.map { [DiagnosticProperty.wave: "\($0)"] } ?? [:])
  }

  private func build(_ said: (line: Int, message: String)..., severity: String = "error") -> MigrationReport.CompilerReading {
    .init(
      directory: ".build", filesRead: 1,
      diagnostics: said.map {
        .init(
          severity: severity, message: $0.message, group: "", isAboutConcurrency: $0.message != "other",
          place: .init(path: "A.swift", line: $0.line, column: 1))
      })
  }

  @Test("The same line and words are the same, whatever is quoted; then the same line; each counts once")
  func same() throws {
    let errors = [
      forecast(1, "var 'a' is shared."), forecast(1, "var 'b' is shared."), forecast(2, "sending 'c'.", wave: 2),
      forecast(3, "a warning.", wave: nil), forecast(4, "said otherwise.")
    ]
    let found = try #require(
      MigrationReport.Forecast.Comparison(
        of: errors,
        with: build((1, "var 'a' is shared"), (4, "in other words"), (5, "not known"), (6, "other"))))
    #expect(found.said == 2)
    #expect(found.notSaid.map(\.place.line) == [1, 2] && found.notSaid.map(\.wave) == [1, 2])
    #expect(found.notForecast.map(\.message) == ["not known"])
    #expect(
      found.summary
        == "2 forecast and said, 2 not said (1 of later waves, which the build may not have come to), 1 said and not forecast"
    )
    #expect(found.text.hasPrefix("compared with the build in '.build'\n  2 forecast and said, "))
    #expect(found.text.hasSuffix("  said and not forecast:\n    A.swift:5:1: not known\n"))
  }

  @Test("A build without an error about concurrency says nothing of a forecast", arguments: ["warning", "error"])
  func nothing(severity: String) {
    let message = severity == "warning" ? "var 'a' is shared" : "other"
    let build = build((1, message), severity: severity)
    #expect(MigrationReport.Forecast.Comparison(of: [forecast(1, "var 'a' is shared.")], with: build) == nil)
  }
}
