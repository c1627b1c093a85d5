import LintConfiguration
import LintDiagnostics

/// Three rules: two that run by default, one of them with options, and one that has to be asked for.
let someRules = [
  rule("alpha"),
  rule(
    "beta",
    options: [
      .flag("in_tests", false, "Whether tests are looked at"),
      .number("at_least", 3, in: 1...9, "How often it has to happen"),
      .word("style", "plain", of: ["plain", "fancy"], "How it is done"),
      .words("allowed", [], "Names that are left alone")
    ]),
  rule("gamma", isOptIn: true),
  rule(Configuration.reasonRuleID, isOptIn: true)
]

private func rule(_ id: String, isOptIn: Bool = false, options: [RuleOption] = []) -> RuleInfo {
  RuleInfo(
    id: id, family: .source, severity: .warning, priority: .low, summary: "s", why: "w", instead: "i", compilerView: [],
    isOptIn: isOptIn, options: options, examples: [])
}

let thisVersion = Version("0.1.0") ?? { preconditionFailure("three numbers are a version") }()

func read(_ text: String) throws(InvalidConfiguration) -> ConfigurationFile { try read(Array(text.utf8)) }

func read(_ bytes: [UInt8]) throws(InvalidConfiguration) -> ConfigurationFile {
  try ConfigurationFile(bytes, rules: someRules, version: thisVersion)
}

/// What is wrong with a file, as `line:column: message`.
func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

func problems(_ bytes: [UInt8]) -> [String] {
  do {
    _ = try read(bytes)
    return []
  } catch {
    return error.problems.map { "\($0.line):\($0.column): \($0.message)" }
  }
}
