import LintConfiguration
import LintEngine

/// Options that choose rules and configurations, for every command that runs rules or lists those that would run.
protocol RuleChoosing: SendableMetatype {
  var rules: RuleRequest { get set }
  var configuration: Configurations.Source { get set }
}

extension CommandSyntax where Settings: RuleChoosing {
  static var ruleOptions: [Option] {
    [
      .value("only-rule", "ID[,ID…]", "run these rules alone; may be repeated") {
        (settings, value) throws(UsageError) in settings.rules.only += value.words
      },
      .value("disable-rule", "ID[,ID…]", "do not run these rules; may be repeated") {
        (settings, value) throws(UsageError) in settings.rules.disabled += value.words
      },
      .flag("enable-all-rules", "run all rules, whatever is off by default or in a configuration") {
        $0.rules.enablesAll = true
      },
      .value("config", "FILE", "this configuration for all files, with patterns relative to the working directory") {
        (settings, value) throws(UsageError) in settings.configuration = .file(value.path)
      },
      .flag("no-config", "no configuration but the options here") { $0.configuration = .none }
    ]
  }
}

extension Argument {
  /// The parts between commas.
  fileprivate var words: [String] {
    bytes.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
  }
}
