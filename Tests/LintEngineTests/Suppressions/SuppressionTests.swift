import LintKit
import Testing

@testable import LintEngine

/// Flags every call of a function called `bad`.
private enum BadCall: Rule {
  static let info = RuleInfo(
    id: "bad-call", family: .source, severity: .warning, priority: .low, summary: "A toy", why: "w", instead: "i",
    compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    if call.calleeNameToken?.text == "bad" { pass.report(at: call.calleeRange, "A bad call.") }
  }
}

/// Finds nothing.
private enum QuietRule: Rule {
  static let info = RuleInfo(
    id: "quiet-rule", family: .source, severity: .warning, priority: .low, summary: "A toy", why: "w", instead: "i",
    compilerView: [],
    examples: [])
  static let gate = Gate()
  static func check(_ call: FunctionCallExpr, in pass: Pass) {}
}

@Suite("Suppressions in the source")
struct SuppressionTests {

  private func lint(_ source: String) throws -> LintResult {
    let tree = try TemporaryDirectory(["A.swift": source])
    return try Linter(rules: [BadCall.self, QuietRule.self], jobs: 1).run(Discovery(paths: [tree["A.swift"]]))
  }

  /// What is reported, as `line rule`; the word after it says how many are suppressed.
  private func outcome(_ source: String) throws -> String {
    let result = try lint(source)
    return
      (result.diagnostics.map { "\($0.range.start.line) \($0.ruleID)" } + ["\(result.suppressed.count) suppressed"])
      .joined(separator: ", ")
  }

  @Test(
    "Which lines a suppression is about",
    arguments: [
      (
        "bad()\n// concurlint:disable bad-call\nbad()\nbad()\n// concurlint:enable bad-call\nbad()",
        "1 bad-call, 6 bad-call, 2 suppressed"
      ),
      ("bad()\n// concurlint:disable:next bad-call\nbad()\nbad()", "1 bad-call, 4 bad-call, 1 suppressed"),
      ("bad()\nbad() // concurlint:disable:this bad-call\nbad()", "1 bad-call, 3 bad-call, 1 suppressed"),
      ("bad()\nbad()\n// concurlint:disable:previous bad-call\nbad()", "1 bad-call, 4 bad-call, 1 suppressed"),
      ("bad()\nbad()\n// concurlint:disable:file bad-call", "2 suppressed")
    ])
  func reach(source: String, expected: String) throws {
    #expect(try outcome(source) == expected)
  }

  @Test("The next and the previous line are lines with code, so that suppressions stack")
  func linesWithCode() throws {
    #expect(
      try outcome("// concurlint:disable:next bad-call\n\n// concurlint:disable:next all\n// why\nbad()")
        == "1 suppressed")
    #expect(try outcome("bad()\n\n// why\n// concurlint:disable:previous bad-call") == "1 suppressed")
    #expect(try outcome("f() /* concurlint:disable:next bad-call */; g()\nbad()") == "1 suppressed")
  }

  @Test(
    "Every kind of comment",
    arguments: [
      "// concurlint:disable bad-call", "//concurlint:disable bad-call", "//    concurlint:disable bad-call",
      "/// concurlint:disable bad-call",
      "//! concurlint:disable bad-call", "/* concurlint:disable bad-call */", "/** concurlint:disable bad-call **/",
      "/*concurlint:disable bad-call*/",
      "/*\n * A note.\n * concurlint:disable bad-call\n */", "/* a /* b */\nconcurlint:disable bad-call */",
      "// concurlint:disable bad-call\r",
      "f(\"\\(x /* concurlint:disable bad-call */)\")", "#if a // concurlint:disable bad-call\n#endif"
    ])
  func comments(comment: String) throws {
    #expect(try outcome(comment + "\nbad()") == "1 suppressed")
  }

  @Test(
    "What is no directive",
    arguments: [
      "let s = \"// concurlint:disable bad-call\"", "let s = \"\"\"\n  // concurlint:disable bad-call\n  \"\"\"",
      "let s = #\"/* concurlint:disable all */\"#",
      "// Read about concurlint:disable bad-call", "// concurlint: it finds bad calls",
      "// Concurlint:disable bad-call", "let r = /concurlint:disable x/"
    ])
  func noDirective(line: String) throws {
    #expect(try outcome(line + "\nbad()").hasSuffix("bad-call, 0 suppressed"))
  }

  @Test(
    "Several rules, and all of them",
    arguments: ["bad-call quiet-rule", "bad-call, quiet-rule", "bad-call,quiet-rule", "all"])
  func severalRules(ids: String) throws {
    #expect(try lint("// concurlint:disable \(ids)\nbad()").suppressed.count == 1)
  }

  @Test("A rule can be excluded from what is disabled for all")
  func exceptions() throws {
    let source =
      "// concurlint:disable all\nbad()\n// concurlint:enable bad-call\nbad()\n// concurlint:disable bad-call\nbad()"
    #expect(try outcome(source) == "4 bad-call, 2 suppressed")
  }

  @Test("Any dash may come before the reason", arguments: ["-", "--", "–", "—", "―", "‐", "−", "- -"])
  func reasons(dash: String) throws {
    let result = try lint("// concurlint:disable:next bad-call \(dash) nobody calls it – yet\nbad()")
    #expect(result.suppressed.map(\.suppression) == [.init(reason: "nobody calls it – yet")])
    #expect(result.diagnostics.isEmpty)
  }

  @Test("A dash needs no spaces around it")
  func tightDashes() throws {
    #expect(
      try lint("// concurlint:disable:next bad-call—known\nbad()").suppressed.first?.suppression?.reason == "known")
    #expect(
      try lint("// concurlint:disable:next bad-call -known\nbad()").suppressed.first?.suppression?.reason == "known")
    #expect(
      try lint("// concurlint:disable:next bad-call -\nbad()").suppressed.map(\.suppression) == [.init(reason: nil)])
  }

  @Test("Syntax errors can be suppressed like everything else")
  func syntaxErrors() throws {
    #expect(try outcome("// concurlint:disable:file syntax-error\nlet = )") == "1 suppressed")
  }
}
