import LintDiagnostics
import LintEngine
import LintReporting

/// What annotations would change, for people.
enum WhatIfText {
  /// Lines, each with its end: the numbers, and each error that is new.
  static func text(of outcome: WhatIfOutcome) -> String {
    var lines = ["removes \(outcome.removes), adds \(outcome.adds.count): net \(outcome.net)\(remark(outcome))"]
    lines += outcome.adds.map { "  \($0.path):\($0.line): \($0.message)" }
    return lines.map { terminalSafe($0) + "\n" }.joined()
  }

  private static func remark(_ outcome: WhatIfOutcome) -> String {
    switch outcome.effect {
    case .moves: "; callers may have to 'await', which is not counted"
    case .promise: "; a promise that the compiler does not check"
    case .checked: ""
    }
  }

  /// A line for each step, and one that sums up.
  static func text(of answer: WhatIfSearch.Answer) -> String {
    var lines = answer.steps.map { line(of: $0) }
    let left = answer.steps.last?.remaining ?? answer.total
    let count = answer.steps.count
    if count == 0 {
      lines.append("no annotation removes more errors than it adds")
    } else {
      let these = count == 1 ? "this one removes" : "these \(count) remove"
      lines.append("\(these) \(answer.total - left) of \(answer.total) errors")
    }
    if answer.isCutShort { lines.append("not all candidates were tried: '--checks' is used up") }
    return "what if\n" + lines.map { terminalSafe("  \($0)") + "\n" }.joined()
  }

  private static func line(of outcome: WhatIfOutcome) -> String {
    let changes = outcome.changes.map { change in
      let start = change.place.range.start
      let words = change.annotations.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      return "\(change.place.path):\(start.line):\(start.column) \(change.kind) '\(change.name)': \(words)"
    }.joined(separator: ", with ")
    let isOne = outcome.changes.count == 1 && outcome.changes[0].annotations.count == 1
    var text = "\(changes) \(isOne ? "removes" : "remove") \(outcome.removes)"
    if let first = outcome.adds.first {
      let rest = outcome.adds.count == 1 ? "" : "; …"
      let message = first.message.hasSuffix(".") ? String(first.message.dropLast()) : first.message
      text += ", \(isOne ? "adds" : "add") \(outcome.adds.count) (\(message)\(rest))"
    }
    text += "; net \(outcome.net), \(outcome.effect.rawValue)"
    if let alone = outcome.alone, alone != outcome.net { text += "; alone \(alone)" }
    return text
  }
}
