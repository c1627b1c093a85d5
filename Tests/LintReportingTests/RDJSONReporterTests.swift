import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Reviewdog's format")
struct RDJSONReporterTests {
  private func first(_ diagnostic: Diagnostic, in file: MarkedFile) throws -> NSDictionary {
    let text = Report([diagnostic]).written(by: RDJSONReporter { $0 == file.path ? file.bytes : nil })
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    #expect(object.at("source.name") as? String == "concurlint")
    return try #require(object.at("diagnostics.0") as? NSDictionary)
  }

  @Test(
    "Columns count bytes from the start of the line",
    arguments: [
      ("let 😀 = «é»b", 12, 14), ("a\r\n\t«x»", 2, 3), ("a\r«x»", 1, 2), ("\u{FEFF}«x»", 4, 5), ("«»", 1, 1)
    ])
  func columns(source: String, start: Int, end: Int) throws {
    let file = MarkedFile(source)
    let found = try first(file.diagnostic(), in: file)
    #expect(found.at("location.range.start.column") as? Int == start)
    #expect(found.at("location.range.end.column") as? Int == end)
  }

  @Test("Message, severity, rule and related places")
  func members() throws {
    let file = MarkedFile("«a» «b»")
    let found = try first(
      file.diagnostic("Wrong.", severity: .error, notes: [.init(message: "so"), file.note("here", range: 1)]), in: file)
    #expect(found.at("message") as? String == "Wrong.\nso")
    #expect(found.at("severity") as? String == "ERROR")
    #expect(found.at("code.value") as? String == "some-rule")
    #expect(found.at("code.url") as? String == "https://example.org/docs/rules/some-rule.html")
    #expect(found.at("location.path") as? String == file.path)
    #expect(found.at("relatedLocations.0.message") as? String == "here")
    #expect(found.at("relatedLocations.0.location.range.start.column") as? Int == 3)
  }

  @Test("A fix is one suggestion, with the text between its edits")
  func suggestion() throws {
    let file = MarkedFile("f(«a», b, «c») «»")
    let fix = FixIt(
      message: "Swap", applicability: .unsafe, edits: [file.edit(range: 1, "a"), file.edit(range: 0, "c")])
    let found = try first(file.diagnostic(fixes: [fix]), in: file)
    #expect((found.at("suggestions") as? [Any])?.count == 1)
    #expect(found.at("suggestions.0.text") as? String == "c, b, a")
    #expect(found.at("suggestions.0.range.start.column") as? Int == 3)
    #expect(found.at("suggestions.0.range.end.column") as? Int == 10)
  }

  @Test("What is inserted where a replaced text starts is before it, in whichever order the edits are")
  func insertionBeforeReplacement() throws {
    let file = MarkedFile("f(«»«a»)")
    let edits = [file.edit(range: 1, "b"), file.edit(range: 0, "x: ")]
    for edits in [edits, edits.reversed()] {
      let fix = FixIt(message: "Label", applicability: .safe, edits: edits)
      let found = try first(file.diagnostic(fixes: [fix]), in: file)
      #expect(found.at("suggestions.0.text") as? String == "x: b")
    }
  }

  @Test("Guidance and fixes of other files are no suggestions")
  func none() throws {
    let file = MarkedFile("«a»")
    var elsewhere = file.edit(range: 0, "b")
    elsewhere.path = "Other.swift"
    let fixes = [
      FixIt(message: "Think", applicability: .displayOnly, edits: [file.edit(range: 0, "b")]),
      FixIt(message: "Both", applicability: .safe, edits: [file.edit(range: 0, "b"), elsewhere])
    ]
    #expect(try first(file.diagnostic(fixes: fixes), in: file).at("suggestions") == nil)
  }
}
