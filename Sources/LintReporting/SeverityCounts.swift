import LintDiagnostics

/// The number of diagnostics of each severity.
struct SeverityCounts {
  /// The most severe first, without severities that have none.
  let counts: [(severity: Severity, count: Int)]

  init(_ diagnostics: some Sequence<Diagnostic>) {
    var counts: [Severity: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
    self.counts = Severity.allCases.sorted(by: >).compactMap { severity in counts[severity].map { (severity, $0) } }
  }

  /// "2 errors, 1 warning"
  var text: String { text(Palette(isEnabled: false)) }

  func text(_ palette: Palette) -> String {
    let parts = counts.map { severity, count in
      palette.paint(counted(count, severity.rawValue), Palette.Style(severity))
    }
    return parts.joined(separator: ", ")
  }
}

func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
