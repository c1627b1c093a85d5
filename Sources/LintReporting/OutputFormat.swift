import LintDiagnostics

/// The formats that a report can be written in.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  case text
  case xcode
  case json
  case jsonl
  case sarif
  case github
  case gitlab
  case checkstyle
  case junit
  case rdjson
  case markdown

  /// - Throws: when no format has that name; the error's description says which ones there are.
  public init(named name: String) throws(UnknownFormat) {
    guard let format = OutputFormat(rawValue: name) else { throw UnknownFormat(name: name) }
    self = format
  }

  /// Whether findings need their fingerprints.
  public var showsFingerprints: Bool { self == .gitlab || self == .sarif }

  /// Whether findings need their fixes.
  public var showsFixes: Bool {
    switch self {
    case .text, .json, .jsonl, .sarif, .rdjson: true
    case .xcode, .github, .gitlab, .checkstyle, .junit, .markdown: false
    }
  }

  /// The reporter of this format.
  ///
  /// - Parameters:
  ///   - layout: how `text` looks; other formats ignore it.
  ///   - sources: the files' text, for `text`, `rdjson` and `sarif`.
  public func reporter(layout: TextLayout = TextLayout(), sources: @escaping SourceLookup) -> any Reporter {
    switch self {
    case .text: TextReporter(layout, sources: sources)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .jsonl: JSONLinesReporter()
    case .sarif: SARIFReporter(sources: sources)
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .checkstyle: CheckstyleReporter()
    case .junit: JUnitReporter()
    case .rdjson: RDJSONReporter(sources: sources)
    case .markdown: MarkdownReporter()
    }
  }
}

/// A format was asked for that does not exist.
public struct UnknownFormat: Error, Hashable, CustomStringConvertible {
  public let name: String
  /// Those that there are.
  public let known: [String]

  /// - Parameter known: the allowed formats; those of reports about findings, if not given.
  init(name: String, known: [String] = OutputFormat.allCases.map(\.rawValue)) {
    self.name = name
    self.known = known
  }

  public var description: String {
    let suggestion = closestName(to: name, among: known).map { "did you mean '\($0)'? " } ?? ""
    return "unknown format '\(terminalSafe(name))'; \(suggestion)Formats are \(known.joined(separator: ", "))."
  }
}
