import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Output formats")
struct OutputFormatTests {
  @Test("Each format has a name of its own", arguments: OutputFormat.allCases)
  func names(_ format: OutputFormat) throws {
    #expect(try OutputFormat(named: format.rawValue) == format)
    let reporter = format.reporter(sources: { _ in nil })
    #expect(type(of: reporter).name == format.rawValue)
  }

  @Test("Reports depend on fixes if their formats say that they show them", arguments: OutputFormat.allCases)
  func fixes(_ format: OutputFormat) {
    let file = MarkedFile("let a = «b»")
    let fix = FixIt(message: "Call it", applicability: .safe, edits: [file.edit(range: 0, "b()")])
    let reporter = format.reporter(sources: { _ in file.bytes })
    let (bare, fixed) = (Report([file.diagnostic()]), Report([file.diagnostic(fixes: [fix])]))
    #expect(
      (written { reporter.write(bare, to: $0) } != written { reporter.write(fixed, to: $0) }) == format.showsFixes)
  }

  @Test("A misspelt format gets a suggestion")
  func misspelt() {
    #expect(throws: UnknownFormat(name: "sarfi")) { try OutputFormat(named: "sarfi") }
    #expect(
      UnknownFormat(name: "sarfi").description
        == "unknown format 'sarfi'; did you mean 'sarif'? Formats are text, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, markdown."
    )
  }

  @Test("One that resembles none gets the list")
  func unknown() {
    #expect(
      UnknownFormat(name: "\u{1B}yaml!").description
        == "unknown format '␛yaml!'; Formats are text, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, markdown."
    )
  }

  @Test(
    "The closest name wins",
    arguments: [
      ("fetch-than-filter", "fetch-then-filter"), ("FETCH-THEN-FILTER", "fetch-then-filter"),
      ("detached-taks", "detached-task"), ("detachedtask", "detached-task"), ("x", nil), ("", nil),
      ("something-else-altogether", nil)
    ])
  func closest(typed: String, meant: String?) {
    #expect(closestName(to: typed, among: ["fetch-then-filter", "detached-task"]) == meant)
  }
}
