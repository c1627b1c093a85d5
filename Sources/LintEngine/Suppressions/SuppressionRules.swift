import LintConfiguration
import LintKit

/// The engine's own findings about suppressions.
public enum SuppressionRules {
  public static let invalid = RuleInfo(
    id: "invalid-suppression",
    family: .source,
    severity: .warning,
    priority: .medium,
    summary: "A suppression that names no rule that there is, or asks for something unknown",
    why:
      "It suppresses nothing, however well it was meant, and the finding that it was written for is reported all the same.",
    instead: """
      Write 'concurlint:disable', with ':this', ':next', ':previous' or ':file' where it is not about all that \
      follows, then ids of rules or 'all', then a dash and the reason.
      """,
    limits: "Findings about suppressions cannot be suppressed in the source.",
    compilerView: [],
    fix: .unsafe,
    noFix: "no rule has a similar name",
    examples: [])

  public static let unused = RuleInfo(
    id: "unused-suppression",
    family: .source,
    severity: .warning,
    priority: .medium,
    summary: "A suppression of something that is not found",
    why: "It hides the next real finding in its place, and readers take it for a sign that something is wrong there.",
    instead: "Remove it, or the rules in it that find nothing.",
    limits: """
      Only for rules that ran on the file, and not in files with syntax errors; in Xcode projects and configuration \
      files only where a rule found something in the file. Findings about suppressions cannot be \
      suppressed in the source.
      """,
    compilerView: [],
    fix: .safe,
    noFix: "it is in a form that cannot be edited alone",
    examples: [])

  public static let withoutReason = RuleInfo(
    id: Configuration.reasonRuleID,
    family: .source,
    severity: .warning,
    priority: .medium,
    summary: "A suppression that does not say why",
    why: "Without a reason it cannot be told later whether it is still needed.",
    instead:
      "Write a dash and the reason after the rules. 'require_reason: true' in the configuration switches this rule on.",
    limits: "Whether the reason is a good one is for people to judge.",
    compilerView: [],
    fix: .displayOnly,
    noFix: "only the author knows the reason",
    isOptIn: true,
    examples: [])

  public static let infos = [invalid, unused, withoutReason]
}

/// Everything that is reported without a rule of its own.
public enum EngineRules {
  public static let infos = [SyntaxErrorRule.info, InternalErrorRule.info] + SuppressionRules.infos
}
