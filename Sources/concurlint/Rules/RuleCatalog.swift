import LintConfiguration
import LintDiagnostics
import LintEngine
import LintKit
import LintReporting

/// Finds rules by the ids that a user types.
struct RuleCatalog {
  let rules: [any Rule.Type]

  init(_ rules: [any Rule.Type]) { self.rules = rules }

  /// The infos of all rules, and of what the engine itself reports. Not stored, because making them, examples included,
  /// would be most of the work of `--version`.
  var infos: [RuleInfo] { rules.map { $0.info } + EngineRules.infos }

  func info(_ id: String) throws(UsageError) -> RuleInfo {
    if let info = infos.first(where: { $0.id == id }) { return info }
    let hint = closestRule(to: id, among: infos.map(\.id)).map { "did you mean '\($0)'?" }
    throw UsageError("there is no rule '\(terminalSafe(id))'; \(hint ?? "'concurlint rules' lists them")")
  }

  /// Decides which rules run on which file, and removes the files that a configuration leaves out from those that
  /// `discovery` reports on.
  ///
  /// - Throws: a `UsageError` for an unknown rule on the command line, or a `ConfigurationError`.
  func configurations(of discovery: inout Discovery, _ options: some RuleChoosing) throws -> Configurations {
    for id in options.rules.only + options.rules.disabled { _ = try info(id) }
    return try Configurations(
      of: &discovery, from: options.configuration, rules: infos, version: CommandLineTool.versionNumber,
      request: options.rules)
  }
}
