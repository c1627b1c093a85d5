/// The keys of a configuration file, besides the ids of rules.
public enum ConfigurationKey: String, Sendable, CaseIterable {
  case minimumVersion = "minimum_version"
  case extends
  case included
  case excluded
  case onlyRules = "only_rules"
  case optInRules = "opt_in_rules"
  case disabledRules = "disabled_rules"
  case requireReason = "require_reason"
  case failOn = "fail_on"
  case minSeverity = "min_severity"
  case baseline
  case swiftVersion = "swift_version"
  case report

  /// What the key does, as a sentence without a final period.
  public var summary: String {
    switch self {
    case .minimumVersion: "The oldest version that understands this file; older ones say so and stop"
    case .extends:
      "Another file of the repository, from the directory of this one, that holds here as far as this file says nothing else"
    case .included: "Report on these files alone; patterns as in .gitignore, from the directory of this file"
    case .excluded: "Do not report on these files, which are still read; patterns as in .gitignore"
    case .onlyRules: "Run these rules and no others"
    case .optInRules: "Run these rules too, which are off by default"
    case .disabledRules: "Do not run these rules"
    case .requireReason: "Report each suppression in the source that gives no reason"
    case .failOn: "The severity from which on findings make the exit status 1: error, warning, info or never"
    case .minSeverity: "Report findings of this severity and above: error, warning or info"
    case .baseline:
      "Do not report what is in this list of known findings, which 'concurlint baseline create' writes; a path from the directory of this file"
    case .swiftVersion: "Lint as if every target had this language mode: 4, 4.2, 5 or 6"
    case .report:
      "What findings weigh in a migration report, what fixing them costs, and in which phases they are dealt with"
    }
  }
}
