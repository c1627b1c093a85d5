import LintDiagnostics

/// SARIF 2.1.0, the format of code scanning services and viewers: one run with its rules and their results.
public struct SARIFReporter: Reporter {
  public static let name = "sarif"

  static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  static let rootID = "%SRCROOT%"

  private let category: String?
  private let includesSuppressed: Bool
  private let sources: SourceLookup
  private let limits: SARIFSelection.Limits

  /// - Parameters:
  ///   - category: tells apart several runs that are uploaded for one commit; nil for the only one.
  ///   - includesSuppressed: whether to list what is suppressed in the source, marked so. Some services ignore the
  ///     mark and open alerts.
  ///   - sources: the files' text, for hashes of lines.
  public init(category: String? = nil, includesSuppressed: Bool = false, sources: @escaping SourceLookup) {
    self.init(
      category: category, includesSuppressed: includesSuppressed, limits: SARIFSelection.Limits(), sources: sources)
  }

  init(
    category: String? = nil, includesSuppressed: Bool = false, limits: SARIFSelection.Limits,
    sources: @escaping SourceLookup
  ) {
    self.category = category
    self.includesSuppressed = includesSuppressed
    self.limits = limits
    self.sources = sources
  }

  public func write(_ report: Report, to stream: ByteStream) {
    let found = report.diagnostics + (includesSuppressed ? report.suppressed : [])
    let selection = SARIFSelection.largest(of: found, within: limits) { selection in
      GzipSize.bytes { write(report, selection, to: $0) }
    }
    write(report, selection, to: stream)
  }

  private func write(_ report: Report, _ selection: SARIFSelection, to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    json.object { json in
      json.member("$schema", Self.schema)
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in writeRun(report, selection, to: &json) }
      }
    }
  }

  private func writeRun(_ report: Report, _ selection: SARIFSelection, to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in writeDriver(report, to: &json) }
    }
    if let category {
      json.object("automationDetails") { json in json.member("id", "\(report.tool.name)/\(category)/") }
    }
    json.array("invocations") { json in
      json.object { json in writeInvocation(report, selection, to: &json) }
    }
    if let versionControl = report.versionControl { writeProvenance(versionControl, of: report, to: &json) }
    json.object("originalUriBaseIds") { json in
      json.object(Self.rootID) { json in
        if let root = report.root { json.member("uri", ArtifactURI.directory(root)) }
        json.object("description") { json in json.member("text", "The directory that the run started in.") }
      }
    }
    json.member("columnKind", "utf16CodeUnits")
    json.member("defaultSourceLanguage", "swift")
    json.array("newlineSequences") { json in
      for sequence in ["\r\n", "\n", "\r"] { json.value(sequence) }
    }
    json.array("results") { json in
      let results = SARIFResultWriter(
        rules: report.rules, root: report.root, mostLocations: limits.locations, sources: sources)
      for diagnostic in selection.diagnostics { results.write(diagnostic, to: &json) }
    }
    if !report.settings.isEmpty {
      json.object("properties") { json in json.settings(report.settings) }
    }
  }

  private func writeDriver(_ report: Report, to json: inout JSONWriter) {
    json.member("name", report.tool.name)
    json.member("semanticVersion", report.tool.version)
    if let uri = report.tool.informationURI { json.member("informationUri", uri) }
    json.array("rules") { json in
      for rule in report.rules { json.sarifRule(rule, site: report.tool.documentationURI) }
    }
    json.array("notifications") { json in
      let notifications = [
        (Self.unreadableFileID, "A file could not be read."), (Self.internalErrorID, "The linter failed on a file."),
        (Self.resultsLeftOutID, "There are more findings than a report may hold.")
      ]
      for (id, text) in notifications {
        json.line { json in
          json.member("id", id)
          json.object("shortDescription") { json in json.member("text", text) }
        }
      }
    }
  }

  private static let unreadableFileID = "unreadable-file"
  static let internalErrorID = "internal-error"
  private static let resultsLeftOutID = "results-left-out"

  private func writeProvenance(_ versionControl: Report.VersionControl, of report: Report, to json: inout JSONWriter) {
    json.array("versionControlProvenance") { json in
      json.line { json in
        json.member("repositoryUri", versionControl.uri ?? ArtifactURI.directory(versionControl.root))
        if let revision = versionControl.revision { json.member("revisionId", revision) }
        if let branch = versionControl.branch { json.member("branch", branch) }
        json.object("mappedTo") { json in
          if versionControl.root == report.root {
            json.member("uriBaseId", Self.rootID)
          } else {
            json.member("uri", ArtifactURI.directory(versionControl.root))
          }
        }
      }
    }
  }

  private func writeInvocation(_ report: Report, _ selection: SARIFSelection, to json: inout JSONWriter) {
    json.member("executionSuccessful", report.unreadableFiles.isEmpty && report.failedFiles.isEmpty)
    json.array("toolExecutionNotifications") { json in
      if selection.leftOut > 0 {
        let text =
          "\(selection.leftOut) of \(selection.leftOut + selection.diagnostics.count) findings are left out, the least severe of them."
        writeNotification(Self.resultsLeftOutID, level: "warning", text, to: &json)
      }
      for file in report.unreadableFiles {
        let text = "The file could not be read: \(file.reason)."
        writeNotification(Self.unreadableFileID, level: "error", text, path: file.path, root: report.root, to: &json)
      }
      for file in report.failedFiles {
        writeNotification(
          Self.internalErrorID, level: "error", file.message, path: file.path, rule: file.ruleID, root: report.root,
          to: &json)
      }
    }
  }

  private func writeNotification(
    _ id: String, level: String, _ text: String, path: String? = nil, rule: String? = nil, root: String? = nil,
    to json: inout JSONWriter
  ) {
    json.line { json in
      json.object("descriptor") { json in json.member("id", id) }
      if let rule {
        json.object("associatedRule") { json in json.member("id", rule) }
      }
      json.member("level", level)
      json.object("message") { json in json.member("text", text) }
      guard let path else { return }
      json.array("locations") { json in
        json.object { json in
          json.object("physicalLocation") { json in json.sarifArtifact(path, root: root) }
        }
      }
    }
  }
}

extension JSONWriter {
  mutating func sarifArtifact(_ path: String, root: String?) {
    object("artifactLocation") { json in
      let uri = ArtifactURI(path: path, root: root)
      json.member("uri", uri.text)
      if uri.isRelative { json.member("uriBaseId", SARIFReporter.rootID) }
    }
  }

  /// SARIF's columns count like ours: from 1, in UTF-16 units, the end exclusive.
  mutating func sarifRegion(_ name: String, _ range: SourceRange) {
    object(name) { json in
      json.member("startLine", range.start.line)
      json.member("startColumn", range.start.column)
      json.member("endLine", range.end.line)
      json.member("endColumn", range.end.column)
    }
  }
}

extension Severity {
  var sarifLevel: String { self == .info ? "note" : rawValue }
}
