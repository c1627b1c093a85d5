import LintDiagnostics
import LintEngine
import LintKit
import LintReporting

/// Finds rules by the ids that a user types.
struct RuleCatalog {
  let rules: [any Rule.Type]

  init(_ rules: [any Rule.Type]) { self.rules = rules }

  /// Of all rules, and of what the engine itself reports. Not stored, because making them, examples included, would be
  /// most of the work of `--version`.
  var infos: [RuleInfo] { rules.map { $0.info } + [SyntaxErrorRule.info] }

  func info(_ id: String) throws(UsageError) -> RuleInfo {
    if let info = infos.first(where: { $0.id == id }) { return info }
    let hint = closestName(to: id, among: infos.map(\.id)).map { "did you mean '\($0)'?" }
    throw UsageError("there is no rule '\(terminalSafe(id))'; \(hint ?? "'concurlint rules' lists them")")
  }

  /// The ids of the rules to run: those asked for, or else all but the opt-in ones; without the disabled ones.
  func selection(only: [String], disabled: [String]) throws(UsageError) -> Set<String> {
    var selected: Set<String> = []
    for id in only { selected.insert(try info(id).id) }
    if only.isEmpty { selected = Set(infos.filter { !$0.isOptIn }.map(\.id)) }
    for id in disabled { selected.remove(try info(id).id) }
    return selected
  }
}
