import LintKit
import Testing

@testable import concurlint

@Suite("Finding rules")
struct RuleCatalogTests {

  private enum Alpha: Rule {
    static let info = rule("alpha")
    static let gate = Gate()
    static func check(_ call: FunctionCallExpr, in pass: Pass) {}
  }

  private enum Beta: Rule {
    static let info = rule("beta")
    static let gate = Gate()
    static func check(_ call: FunctionCallExpr, in pass: Pass) {}
  }

  private let catalog = RuleCatalog([Alpha.self, Beta.self])

  private static func rule(_ id: String) -> RuleInfo {
    RuleInfo(
      id: id, family: .tasks, severity: .warning, priority: .low, summary: "s", why: "w", instead: "i",
      compilerView: [], examples: [])
  }

  @Test("Rules are found by their ids, those of the engine too")
  func known() throws {
    #expect(try catalog.info("beta").id == "beta")
    #expect(try catalog.info("syntax-error").family == .source)
    #expect(catalog.infos.map(\.id).contains("unused-suppression"))
  }

  @Test("A rule that does not exist is an error with a suggestion")
  func unknown() {
    #expect(throws: UsageError("there is no rule 'bta'; did you mean 'beta'?")) {
      try catalog.info("bta")
    }
  }
}
