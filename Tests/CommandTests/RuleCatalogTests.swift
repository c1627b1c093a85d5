import LintDiagnostics
import Testing

@testable import concurlint

@Suite("Choosing rules")
struct RuleCatalogTests {

  private let catalog = RuleCatalog(infos: [rule("alpha"), rule("beta"), rule("gamma", isOptIn: true)])

  private static func rule(_ id: String, isOptIn: Bool = false) -> RuleInfo {
    RuleInfo(
      id: id, family: .tasks, severity: .warning, priority: .low, summary: "s", why: "w", instead: "i",
      compilerView: [], isOptIn: isOptIn, examples: [])
  }

  @Test("All rules run but the opt-in ones")
  func defaults() throws {
    #expect(try catalog.selection(only: [], disabled: []) == ["alpha", "beta"])
  }

  @Test("Rules asked for run alone, opt-in or not")
  func only() throws {
    #expect(try catalog.selection(only: ["gamma"], disabled: []) == ["gamma"])
  }

  @Test("Disabling wins")
  func disabled() throws {
    #expect(try catalog.selection(only: ["alpha", "beta"], disabled: ["beta"]) == ["alpha"])
  }

  @Test("A rule that does not exist is an error with a suggestion")
  func unknown() {
    #expect(throws: UsageError("there is no rule 'bta'; did you mean 'beta'?")) {
      try catalog.selection(only: ["bta"], disabled: [])
    }
  }
}
