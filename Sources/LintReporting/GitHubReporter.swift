import LintDiagnostics

/// Workflow commands that GitHub Actions shows as annotations, and a summary line.
///
/// GitHub keeps ten annotations of a kind for each step, so the most severe come first and no more than ten of a kind
/// are written.
public struct GitHubReporter: Reporter {
  public static let name = "github"
  static let mostOfAKind = 10

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    var room: [Severity: Int] = Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, Self.mostOfAKind) })
    func takes(_ severity: Severity) -> Bool {
      guard let left = room[severity], left > 0 else { return false }
      room[severity] = left - 1
      return true
    }
    for file in report.unreadableFiles where takes(.error) {
      writeCommand("error", [("file", file.path)], "This file could not be read: \(file.reason).", to: stream)
    }
    var left = 0
    for severity in Severity.allCases.sorted(by: >) {
      for diagnostic in report.diagnostics where diagnostic.severity == severity {
        if takes(severity) { write(diagnostic, to: stream) } else { left += 1 }
      }
    }
    if report.diagnostics.isEmpty { return }
    let rest =
      left == 0 ? "" : " \(left) \(left == 1 ? "is" : "are") not annotated: GitHub shows \(Self.mostOfAKind) of a kind."
    stream.append("\(report.tool.name): \(SeverityCounts(report.diagnostics).text).\(rest)\n")
  }

  private func write(_ diagnostic: Diagnostic, to stream: ByteStream) {
    let (start, end) = (diagnostic.range.start, diagnostic.range.end)
    var properties = [("file", diagnostic.path), ("line", String(start.line)), ("endLine", String(end.line))]
    // GitHub rejects columns of a range over several lines.
    if start.line == end.line { properties += [("col", String(start.column)), ("endColumn", String(end.column))] }
    properties.append(("title", diagnostic.ruleID))
    let command = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
    writeCommand(command, properties, diagnostic.messageWithNotes, to: stream)
  }

  private func writeCommand(_ name: String, _ properties: [(String, String)], _ message: String, to stream: ByteStream)
  {
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    stream.append("::\(name) \(list)::\(escaped(message, isProperty: false))\n")
  }

  /// Percent signs for characters that would end a value or the line; characters that could steer the log are made
  /// visible.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped += visibleForm(of: scalar) ?? String(scalar)
      }
    }
    return escaped
  }
}
