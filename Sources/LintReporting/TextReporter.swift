import LintDiagnostics

/// For people: what is wrong, where, and what to do about it; the most severe first, and a summary at the end.
public struct TextReporter: Reporter {
  public static let name = "text"

  private let layout: TextLayout
  private let sources: SourceLookup

  /// - Parameter sources: the files' text, to show code from.
  public init(_ layout: TextLayout, sources: @escaping SourceLookup) {
    self.layout = layout
    self.sources = sources
  }

  public func write(_ report: Report, to stream: ByteStream) {
    let palette = Palette(isEnabled: layout.isColored)
    let writer = FindingWriter(palette: palette, width: layout.width, sources: SourceCache(sources), stream: stream)
    var room = layout.findingLimit ?? .max
    for group in FindingGroup.groups(of: report, by: layout.grouping) {
      let shown = group.findings.prefix(room)
      room -= shown.count
      if shown.isEmpty { break }
      if let heading = group.heading {
        stream.append(palette.paint("── \(terminalSafe(heading))", .strong) + "\n\n")
      }
      for finding in RepeatedFinding.gathered(shown) {
        writer.write(finding)
        stream.append("\n")
      }
    }
    if let limit = layout.findingLimit, limit < report.diagnostics.count {
      stream.append("\(counted(report.diagnostics.count - limit, "problem")) not shown (--max-findings \(limit)).\n")
    }
    for file in report.unreadableFiles {
      stream.append(palette.paint("error", .error))
      stream.append(": '\(terminalSafe(file.path))' could not be read: \(terminalSafe(file.reason))\n")
    }
    if layout.showsSummary { stream.append(ReportSummary(report).text(isColored: layout.isColored)) }
  }
}
