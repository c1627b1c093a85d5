import Foundation
import LintKit
import LintRules
import Testing

/// Something taken away from a rule: its check, or one of its exemptions.
struct RuleLoss: CustomTestStringConvertible, Sendable {
  var rule: any Rule.Type
  /// `nil` for the check itself.
  var exemption: String?

  var mutation: RuleMutation {
    exemption.map { .withoutExemption(rule: rule.info.id, name: $0) } ?? .emptied(rule: rule.info.id)
  }

  var testDescription: String { "\(rule.info.id) without \(exemption ?? "its check")" }

  static let all = Registry.rules.flatMap { rule in
    [RuleLoss(rule: rule)] + rule.exemptionNames.map { RuleLoss(rule: rule, exemption: $0) }
  }

  /// The name of the first example or fixture of the rule that notices; `nil` when none does.
  var noticed: String? {
    for example in RuleExample.all where example.rule.info.id == rule.info.id {
      if changes(example.before, example.options) {
        return "example '\(example.example.title ?? "untitled")'"
      }
    }
    for fixture in Fixture.all where fixture.rule == rule.info.id {
      if changes(fixture.project, fixture.options) { return "fixture \(fixture.name)" }
    }
    return nil
  }

  private func changes(_ project: SmallProject, _ options: ChosenOptions = ChosenOptions()) -> Bool {
    func shown(_ findings: [SmallProject.Finding]) -> [String] {
      findings.map { "\($0.path):\($0.offset) \($0.severity ?? rule.info.severity)" }
    }
    return shown(project.findings(of: [rule], mutation: mutation, options: options))
      != shown(project.findings(of: [rule], options: options))
  }
}

/// What examples and fixtures say holds, as other tests show. So whatever changes their findings makes one of those
/// tests fail.
@Suite("Rules that lack something")
struct MutationTests {
  @Test("A rule without its check, or without one of its exemptions, fails a test", arguments: RuleLoss.all)
  func isNoticed(_ loss: RuleLoss) {
    let failing = loss.noticed
    #expect(failing != nil)
    // For `make mutate-rules`.
    if ProcessInfo.processInfo.environment["CONCURLINT_PRINT_MUTATIONS"] != nil {
      print("mutation\t\(loss.rule.info.id)\t\(loss.exemption ?? "its check")\t\(failing ?? "nothing")")
    }
  }
}
