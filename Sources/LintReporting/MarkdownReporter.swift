import LintDiagnostics

/// A short page for job summaries and pull requests: the counts, and the most severe findings.
public struct MarkdownReporter: Reporter {
  public static let name = "markdown"
  /// Job summaries hold a megabyte, comments 65,536 characters.
  static let mostFindings = 50

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    stream.append("## \(report.tool.name)\n\n\(headline(of: report))\n")
    if !report.unreadableFiles.isEmpty { writeUnreadable(report.unreadableFiles, to: stream) }
    if report.diagnostics.isEmpty { return }
    writeRules(report.diagnostics, to: stream)
    writeFindings(report.diagnostics, to: stream)
  }

  private func headline(of report: Report) -> String {
    let read = counted(report.files.count, "file")
    let text =
      report.diagnostics.isEmpty
      ? "No \(report.knownCount == 0 ? "" : "new ")findings in \(read)."
      : "**\(SeverityCounts(report.diagnostics).text)** in \(report.diagnosticsByFile.count) of \(read)."
    return text + report.exceptions
  }

  private func writeUnreadable(_ files: [Report.UnreadableFile], to stream: ByteStream) {
    stream.append("\n**\(counted(files.count, "file")) could not be read:**\n\n")
    for file in files.prefix(Self.mostFindings) {
      stream.append("- \(markdownCode(terminalSafe(file.path).unicodeScalars)): \(markdownEscaped(file.reason))\n")
    }
    if files.count > Self.mostFindings { stream.append("- and \(files.count - Self.mostFindings) more\n") }
  }

  /// A row for each rule and severity, the most severe first, then the most frequent.
  private func writeRules(_ diagnostics: [Diagnostic], to stream: ByteStream) {
    struct Kind: Hashable {
      var severity: Severity
      var rule: String
    }
    let counts = Dictionary(diagnostics.map { (Kind(severity: $0.severity, rule: $0.ruleID), 1) }, uniquingKeysWith: +)
    let rows = counts.sorted { ($1.key.severity, $1.value, $0.key.rule) < ($0.key.severity, $0.value, $1.key.rule) }
    stream.append("\n| severity | rule | findings |\n|---|---|---:|\n")
    for (kind, count) in rows {
      stream.append("| \(kind.severity.rawValue) | \(markdownCode(kind.rule.unicodeScalars)) | \(count) |\n")
    }
  }

  private func writeFindings(_ diagnostics: [Diagnostic], to stream: ByteStream) {
    let worst = diagnostics.mostSevereFirst
    stream.append("\n| place | finding |\n|---|---|\n")
    for diagnostic in worst.prefix(Self.mostFindings) {
      let start = diagnostic.range.start
      let place = terminalSafe("\(diagnostic.path):\(start.line):\(start.column)")
      stream.append(
        "| \(markdownCode(place.unicodeScalars)) | \(diagnostic.severity.rawValue): \(markdownEscaped(diagnostic.message)) |\n"
      )
    }
    if worst.count > Self.mostFindings { stream.append("\nAnd \(worst.count - Self.mostFindings) more.\n") }
  }
}
