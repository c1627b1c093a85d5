import LintKit
import Testing

@testable import concurlint

@Suite("Choosing rules")
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

  private enum Gamma: Rule {
    static let info = rule("gamma", isOptIn: true)
    static let gate = Gate()
    static func check(_ call: FunctionCallExpr, in pass: Pass) {}
  }

  private let catalog = RuleCatalog([Alpha.self, Beta.self, Gamma.self])

  private static func rule(_ id: String, isOptIn: Bool = false) -> RuleInfo {
    RuleInfo(
      id: id, family: .tasks, severity: .warning, priority: .low, summary: "s", why: "w", instead: "i",
      compilerView: [], isOptIn: isOptIn, examples: [])
  }

  @Test("All rules run but the opt-in ones")
  func defaults() throws {
    #expect(try catalog.selection(only: [], disabled: []) == ["alpha", "beta", "syntax-error"])
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
