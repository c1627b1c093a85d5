import LintDiagnostics

/// The summary of a run, for people: the counts, the rules with the most findings, and what 'fix' can do.
public struct ReportSummary {
  /// How many rules are named; the others are counted.
  private static let mostRules = 5

  private let report: Report

  public init(_ report: Report) { self.report = report }

  /// Lines, each with its end.
  public func text(isColored: Bool) -> String {
    let palette = Palette(isEnabled: isColored)
    var lines = [total(palette) + report.exceptions] + waves + rules(palette)
    if let fixes { lines.append(fixes) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func total(_ palette: Palette) -> String {
    let read = counted(report.files.count, "file")
    if report.diagnostics.isEmpty { return "No \(report.knownCount == 0 ? "" : "new ")problems found in \(read)." }
    let found = counted(report.diagnostics.count, "problem")
    let severities = SeverityCounts(report.diagnostics).text(palette)
    // A file that was left out is not among those that were read.
    let files = report.diagnosticsByFile.count { _, findings in
      findings.contains { $0.ruleID != SARIFReporter.internalErrorID }
    }
    return "Found \(found) (\(severities)) in \(files) of \(read)."
  }

  /// Of what is forecast: how many builds it takes to see all, and what each says.
  private var waves: [String] {
    let waves = FindingGroup.groups(of: report, by: .wave).compactMap(\.heading)
    return report.diagnostics.contains { $0.properties[DiagnosticProperty.wave] != nil } ? waves.map { "  \($0)" } : []
  }

  /// The most frequent first. A single rule has been counted already.
  private func rules(_ palette: Palette) -> [String] {
    let counts = Dictionary(report.diagnostics.map { ($0.ruleID, 1) }, uniquingKeysWith: +)
    if counts.count < 2 { return [] }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var rows = ordered.prefix(Self.mostRules).map { ($0.value, terminalSafe($0.key)) }
    let rest = ordered.dropFirst(Self.mostRules)
    if !rest.isEmpty {
      rows.append((rest.reduce(0) { $0 + $1.value }, palette.paint("of \(counted(rest.count, "other rule"))", .faint)))
    }
    let width = rows.map { String($0.0).utf8.count }.max() ?? 0
    return rows.map { count, name in
      let digits = String(count)
      return "  " + String(repeating: " ", count: width - digits.utf8.count) + "\(digits)  \(name)"
    }
  }

  /// Nil where there is nothing to apply.
  private var fixes: String? {
    var counts: [Applicability: Int] = [:]
    for finding in report.diagnostics {
      let applicabilities = finding.fixes.filter { !$0.edits.isEmpty }.map(\.applicability)
      if let best = [.safe, .unsafe].first(where: applicabilities.contains) { counts[best, default: 0] += 1 }
    }
    let command = "\(report.tool.name) fix"
    switch (counts[.safe], counts[.unsafe]) {
    case (nil, nil): return nil
    case (let safe?, nil): return "\(safe) can be fixed: \(command)"
    case (nil, let unsafe?): return "\(unsafe) can be fixed: \(command) --unsafe-fixes"
    case (let safe?, let unsafe?): return "\(safe) can be fixed: \(command) (\(unsafe) more with --unsafe-fixes)"
    }
  }
}
