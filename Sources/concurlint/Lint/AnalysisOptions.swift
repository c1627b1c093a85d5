import LintConfiguration
import LintEngine
import LintProject

/// Options of a command that analyses as the linter does, and uses the findings in another way.
protocol AnalysisOptions: SettingOverriding, RuleChoosing, LimitChoosing, EmptinessAllowing {
  /// What is analysed, and how: the same as for the linter.
  var lint: LintOptions { get set }
}

extension AnalysisOptions {
  var overrides: SettingOverrides {
    get { lint.overrides }
    set { lint.overrides = newValue }
  }

  var rules: RuleRequest {
    get { lint.rules }
    set { lint.rules = newValue }
  }

  var limits: AnalysisLimits {
    get { lint.limits }
    set { lint.limits = newValue }
  }

  var allowsEmpty: Bool {
    get { lint.allowsEmpty }
    set { lint.allowsEmpty = newValue }
  }

  var configuration: Configurations.Source {
    get { lint.configuration }
    set { lint.configuration = newValue }
  }
}
