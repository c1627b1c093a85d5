import Foundation
import LintReporting
import LintRules
import Testing

@Suite("Index of rules")
struct RuleIndexTests {
  @Test("Rules/README.md is what 'concurlint rules --markdown' prints")
  func isFresh() throws {
    let page = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Rules/README.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == RuleIndexPage(Registry.rules.map { $0.info }).markdown())
  }
}
