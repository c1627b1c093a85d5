import LintDiagnostics

/// The formats of a migration report.
public enum MigrationFormat: String, Sendable, CaseIterable {
  /// The whole report, for programs, and for the next report to compare with.
  case json
  /// A page for people, with everything in it.
  case html
  /// The same as text, for pull requests and wikis.
  case markdown

  /// - Throws: when no format has that name; the error's description says which ones there are.
  public init(named name: String) throws(UnknownFormat) {
    guard let format = MigrationFormat(rawValue: name) else {
      throw UnknownFormat(name: name, known: MigrationFormat.allCases.map(\.rawValue))
    }
    self = format
  }

  public func write(_ report: MigrationReport, to stream: ByteStream) {
    switch self {
    case .json: report.writeJSON(to: stream)
    case .html: report.writeHTML(to: stream)
    case .markdown: MigrationMarkdown(report).write(to: stream)
    }
  }
}
