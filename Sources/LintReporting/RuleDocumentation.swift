import LintDiagnostics

/// The full text about one rule: for `explain`, and for the help that SARIF viewers show.
public struct RuleDocumentation {
  let rule: RuleInfo

  public init(_ rule: RuleInfo) { self.rule = rule }

  /// The facts about the rule in one line: "SwiftData · warning · critical priority · unsafe fix".
  var facts: String {
    var facts = [rule.family.title, rule.severity.rawValue, "\(rule.priority.rawValue) priority"]
    switch rule.fix {
    case .safe: facts.append("safe fix")
    case .unsafe: facts.append("unsafe fix")
    case .displayOnly: facts.append("guidance")
    case nil: facts.append("no fix")
    }
    if rule.isOptIn { facts.append("opt-in") }
    return facts.joined(separator: " · ")
  }

  /// Why a finding may have no fix, or none has: a sentence. Nil if each has one.
  var noFix: String? {
    if rule.noFix.isEmpty { return nil }
    return
      "\(rule.fix == nil || rule.fix == .displayOnly ? "None is applied" : "Some findings have none"): \(rule.noFix)."
  }

  /// One line for each option.
  var optionLines: [String] {
    rule.options.map { "`\($0.name)`: \($0.summary); \($0.kind), \($0.standard) if not given." }
  }

  /// The title of an example, with the options that it needs.
  func title(of example: Example) -> String? {
    let options = example.options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if options.isEmpty { return example.title }
    return [example.title, "with \(options.joined(separator: ", "))"].compactMap { $0 }.joined(separator: ", ")
  }

  /// One line for each variant of the pattern.
  var compilerLines: [String] {
    rule.compilerView.map { view in
      let variant = view.when.map { "When \($0): " } ?? ""
      let groups = view.groups.isEmpty ? "" : " (\(view.groups.joined(separator: ", ")))"
      let verdicts =
        view.swift5 == view.swift5Complete && view.swift5 == view.swift6
        ? "\(view.swift5.words) in any mode"
        : "\(view.swift5.words) in Swift 5, \(view.swift5Complete.words) with complete checking, "
          + "\(view.swift6.words) in Swift 6"
      let line = variant + verdicts + groups + "."
      return line.prefix(1).uppercased() + line.dropFirst()
    }
  }
}

extension CompilerView.Verdict {
  var words: String {
    switch self {
    case .silent: "nothing"
    case .warning: "a warning"
    case .error: "an error"
    }
  }
}
