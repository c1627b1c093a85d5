import Foundation
import Testing

@Suite("Two reports for one file")
struct DistinctFileTests {
  @Test(
    "They are a mistake, however the path is spelled, and nothing is analysed or written",
    arguments: [
      "lint --output json:x --output sarif:x", "--output json:x --output sarif:./x",
      "--output json:x --output sarif:\"$PWD/x\"",
      "--output json:d/../x --output text:x --format text", "--output json:x --output sarif:link/x",
      "--output text:y --output json:x --output xcode:d//../x",
      "report --output json:x --output html:x", "report --output markdown:./x --output html:link/x"
    ])
  func refused(arguments: String) throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n", "d/B.swift": "let b = 1\n"])
    let outcome = try workspace.shell("ln -s . link; \"$CONCURLINT\" \(arguments) . nowhere")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix("concurlint: error: '--output' names one file for two reports: '"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("nowhere"))
    #expect(try workspace.names() == ["A.swift", "d", "link"])
  }

  @Test(
    "Different files, devices and standard output take any number of reports",
    arguments: [
      "--output json:x --output sarif:y", "--output json:/dev/null --output sarif:/dev/null",
      "--output json:- --output xcode:-",
      "--output json:x --output sarif:d/x", "--output json:/dev/stdout --output text:/dev/stdout",
      "report --output json:x --output html:d/x"
    ])
  func accepted(arguments: String) throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n", "d/B.swift": "let b = 1\n"])
    let outcome = try workspace.shell("\"$CONCURLINT\" \(arguments) .")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
