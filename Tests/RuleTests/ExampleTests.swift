import LintKit
import LintRules
import Testing

/// One example of one rule, named as it is in the test report.
struct RuleExample: CustomTestStringConvertible, Sendable {
  var rule: any Rule.Type
  var example: Example

  var testDescription: String { "\(rule.info.id): \(example.title ?? "untitled")" }

  static let all = Registry.rules.flatMap { rule in rule.info.examples.map { RuleExample(rule: rule, example: $0) } }
  static let fixed = all.filter { if case .fixed = $0.example.kind { true } else { false } }

  /// What the example chooses of the rule's options.
  var options: ChosenOptions { ChosenOptions([rule.info.id: example.options]) }

  /// The example's files as they are before any fix.
  var before: SmallProject { SmallProject(example.files.map { ($0.path, $0.marked.text) }) }
  /// The example's files as the fix leaves them.
  var after: SmallProject { SmallProject(example.files.map { ($0.path, $0.fixed ?? $0.marked.text) }) }
}

@Suite("Examples of rules")
struct ExampleTests {
  @Test("An example is Swift without syntax errors", arguments: RuleExample.all)
  func parses(_ item: RuleExample) {
    #expect(item.before.syntaxErrors == [])
    #expect(item.after.syntaxErrors == [])
  }

  @Test("The rule finds what the example says", arguments: RuleExample.all)
  func finds(_ item: RuleExample) {
    let findings = item.before.findings(of: [item.rule], options: item.options)
    #expect(findings.count == item.example.count, "found \(findings)")
    for finding in findings where item.example.kind == .flagged {
      #expect(
        (finding.severity ?? item.rule.info.severity) == (item.example.severity ?? item.rule.info.severity),
        "\(finding)")
    }
    if item.example.kind == .flagged {
      let expected = item.example.files.flatMap { file in file.marked.offsets.map { "\(file.path)@\($0)" } }
      #expect(findings.map { "\($0.path)@\($0.offset)" }.sorted() == expected.sorted())
    }
  }

  @Test("The rule is silent on what its fix writes", arguments: RuleExample.fixed)
  func isSilentWhenFixed(_ item: RuleExample) {
    #expect(item.after.findings(of: [item.rule]) == [])
  }
}

/// A rule's info under the rule's id in the test report.
struct NamedInfo: CustomTestStringConvertible, Sendable {
  var info: RuleInfo
  var testDescription: String { info.id }

  static let all = Registry.rules.map { NamedInfo(info: $0.info) }
}

@Suite("What every rule says of itself")
struct RuleInfoTests {
  @Test("Ids are in kebab case and unique")
  func idsAreUnique() {
    let ids = NamedInfo.all.map(\.info.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)") }
  }

  @Test("Two examples are flagged and two near misses are not", arguments: NamedInfo.all)
  func hasEnoughExamples(_ rule: NamedInfo) {
    #expect(rule.info.examples.count { $0.kind == .flagged } >= 2)
    #expect(rule.info.examples.count { $0.kind == .notFlagged } >= 2)
  }

  @Test("A declared fix is shown before and after", arguments: NamedInfo.all)
  func showsItsFix(_ rule: NamedInfo) {
    let fixes = rule.info.examples.compactMap {
      if case .fixed(let applicability) = $0.kind { applicability } else { nil }
    }
    #expect(fixes.isEmpty == (rule.info.fix == nil))
    #expect(rule.info.fix == nil || fixes.contains { $0 == rule.info.fix })
  }

  @Test("Every option is shown by an example that needs it", arguments: NamedInfo.all)
  func showsItsOptions(_ rule: NamedInfo) {
    let shown = rule.info.examples.filter { $0.kind == .notFlagged || $0.kind == .flagged }.flatMap { $0.options.keys }
    #expect(Set(shown) == Set(rule.info.options.map(\.name)))
    for option in rule.info.options {
      #expect(option.name.allSatisfy { $0.isLowercase || $0 == "_" }, "\(option.name)")
    }
  }

  /// Forecasts are not fixed.
  @Test("Why a finding has no fix is a clause", arguments: NamedInfo.all.filter { $0.info.family != .forecast })
  func saysWhyThereIsNoFix(_ rule: NamedInfo) {
    let reason = rule.info.noFix
    #expect(!reason.isEmpty && reason.count <= 160)
    #expect(reason.first?.isUppercase == false && !reason.hasSuffix("."))
  }

  @Test("Summary, reason, advice and limits are written", arguments: NamedInfo.all)
  func isExplained(_ rule: NamedInfo) {
    for text in [rule.info.summary, rule.info.why, rule.info.instead, rule.info.limits] { #expect(!text.isEmpty) }
    #expect(!rule.info.summary.hasSuffix("."))
  }
}
