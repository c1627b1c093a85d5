import LintEngine
import LintReporting

/// What `--statistics` prints.
struct StatisticsTable {
  private let rows: [(id: String, count: LintResult.Count)]

  /// - Parameter rules: Those that ran; also a rule that found nothing has a row.
  init(_ counts: [String: LintResult.Count], rules: Set<String>) {
    rows = rules.sorted().map { ($0, counts[$0] ?? .init()) }
  }

  var text: String {
    let width = rows.map(\.id.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    var lines = [padded("rule", width) + "  findings  undecided"]
    for (id, count) in rows {
      let findings = String(count.findings)
      let undecided = String(count.undecided)
      lines.append(
        padded(id, width) + String(repeating: " ", count: max(0, 10 - findings.count)) + findings
          + String(repeating: " ", count: max(0, 11 - undecided.count)) + undecided)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What `--statistics=reasons` prints after the table: what each rule did not know, the most frequent first.
struct UndecidedReasons {
  private let rules: [(id: String, missing: MissingFacts)]

  /// For one rule; the rest is summed up.
  private static let mostRows = 10

  init(_ counts: [String: LintResult.Count]) {
    rules = counts.filter { !$0.value.missing.isEmpty }.sorted { $0.key < $1.key }.map { ($0.key, $0.value.missing) }
  }

  var text: String { rules.map { "\n" + Self.text(of: $0.id, $0.missing) }.joined() }

  private static func text(of id: String, _ missing: MissingFacts) -> String {
    let rows = missing.rows
    var lines = rows.prefix(mostRows).map { row($0.count, $0.text) }
    let others = rows.dropFirst(mostRows)
    if !others.isEmpty {
      let count = others.reduce(0) { $0 + $1.count }
      lines.append(row(count, others.count == 1 ? "and 1 other reason" : "and \(others.count) other reasons"))
    }
    return "\(id) was undecided for want of:\n" + lines.joined()
  }

  private static func row(_ count: Int, _ text: String) -> String {
    let count = String(count)
    // Names come from the source.
    return String(repeating: " ", count: max(0, 6 - count.count)) + count + "  " + terminalSafe(text) + "\n"
  }
}
