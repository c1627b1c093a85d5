import LintDiagnostics
import LintEngine
import LintReporting

/// What annotations would change, for people.
enum WhatIfText {
  /// Lines, each with its end: the numbers, and each error that is new.
  static func text(of outcome: WhatIf.Outcome) -> String {
    var lines = ["removes \(outcome.removes), adds \(outcome.adds.count): net \(outcome.net)\(remark(outcome))"]
    lines += outcome.adds.map { "  \($0.path):\($0.line): \($0.message)" }
    return lines.map { terminalSafe($0) + "\n" }.joined()
  }

  private static func remark(_ outcome: WhatIf.Outcome) -> String {
    switch outcome.changes.map(\.effect).max() {
    case .moves?: "; callers may have to 'await', which is not counted"
    case .promise?: "; a promise that the compiler does not check"
    case .checked?, nil: ""
    }
  }
}
