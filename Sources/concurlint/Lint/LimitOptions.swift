import LintEngine
import LintReporting

/// Options that limit the analysis of one file, for every command that analyses a project.
protocol LimitChoosing: SendableMetatype {
  var limits: AnalysisLimits { get set }
}

extension CommandSyntax where Settings: LimitChoosing {
  static var limitOptions: [Option] {
    [
      .value(
        "timeout-per-file", "SECONDS",
        "leave out a file that takes more processor time, and fail; 10 if not given, 0 for no limit"
      ) { (settings, value) throws(UsageError) in
        settings.limits.seconds = try number(value, 0...86_400, "timeout-per-file", "a number of seconds up to 86400")
      },
      .value(
        "memory-limit", "MB",
        "leave out a file that makes the linter take more, and fail; 3/4 of the machine's if not given"
      ) { (settings, value) throws(UsageError) in
        settings.limits.memory = try number(value, 64...1 << 24, "memory-limit", "a number of megabytes from 64") << 20
      }
    ]
  }

  private static func number(
    _ value: Argument, _ range: ClosedRange<Int>, _ option: String, _ kind: String
  ) throws(UsageError) -> Int {
    guard let number = Int(value.text), range.contains(number) else {
      throw UsageError("option '--\(option)' takes \(kind), not '\(terminalSafe(value.text))'")
    }
    return number
  }
}
