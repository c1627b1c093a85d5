import LintDiagnostics

/// One versioned object for scripts. Lines and columns count from 1, columns in UTF-16 units; offsets are bytes
/// from 0; ends are exclusive.
///
///     {"version": 1, "tool": {…}, "files": {"count", "bytes", "lines"}, "diagnostics": [{…}]}
///
/// Five members appear only if they have content: `files.unreadable`, `settings`, a diagnostic's `properties`, its
/// `noFixReason`, which says why no fix of it can be applied, and `suppressed`, the number of diagnostics that comments
/// in the source keep from being listed.
public struct JSONReporter: Reporter {
  public static let name = "json"
  /// Raised when a member changes its meaning or is removed; new members do not raise it.
  public static let version = 1

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    json.object { json in
      json.member("version", Self.version)
      json.object("tool") { json in
        json.member("name", report.tool.name)
        json.member("version", report.tool.version)
      }
      json.object("files") { json in
        json.member("count", report.files.count)
        json.member("bytes", report.files.bytes)
        json.member("lines", report.files.lines)
        if !report.unreadableFiles.isEmpty { json.unreadableFiles(report.unreadableFiles) }
      }
      if !report.settings.isEmpty { json.settings(report.settings) }
      json.array("diagnostics") { json in
        for diagnostic in report.diagnostics { json.diagnostic(diagnostic) }
      }
      if !report.suppressed.isEmpty { json.member("suppressed", report.suppressed.count) }
    }
  }
}

extension JSONWriter {
  /// `"settings": [{"target", "name", "value", "source"}]`; a setting without a source is assumed.
  mutating func settings(_ settings: [Report.Setting]) {
    array("settings") { json in
      for setting in settings {
        json.line { json in
          json.member("target", setting.target)
          json.member("name", setting.name)
          json.member("value", setting.value)
          if let source = setting.source { json.member("source", source) }
        }
      }
    }
  }

  fileprivate mutating func unreadableFiles(_ files: [Report.UnreadableFile]) {
    array("unreadable") { json in
      for file in files {
        json.line { json in
          json.member("path", file.path)
          json.member("reason", file.reason)
        }
      }
    }
  }

  mutating func diagnostic(_ diagnostic: Diagnostic) {
    line { json in
      json.member("rule", diagnostic.ruleID)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("priority", diagnostic.priority.rawValue)
      json.member("message", diagnostic.message)
      json.member("path", diagnostic.path)
      json.range(diagnostic.range)
      json.array("notes") { json in
        for note in diagnostic.notes { json.note(note) }
      }
      json.array("fixes") { json in
        for fix in diagnostic.fixes { json.fix(fix) }
      }
      if let reason = diagnostic.noFixReason { json.member("noFixReason", reason) }
      if !diagnostic.properties.isEmpty {
        json.object("properties") { json in
          for (name, value) in diagnostic.properties.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
        }
      }
    }
  }

  private mutating func note(_ note: Diagnostic.Note) {
    object { json in
      json.member("message", note.message)
      guard let location = note.location else { return }
      json.member("path", location.path)
      json.range(location.range)
    }
  }

  private mutating func fix(_ fix: FixIt) {
    object { json in
      json.member("message", fix.message)
      json.member("applicability", fix.applicability.rawValue)
      json.array("edits") { json in
        for edit in fix.edits {
          json.object { json in
            json.member("path", edit.path)
            json.range(edit.range)
            json.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  mutating func range(_ range: SourceRange) {
    object("range") { json in
      json.position("start", range.start)
      json.position("end", range.end)
    }
  }

  private mutating func position(_ name: String, _ position: SourcePosition) {
    object(name) { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", position.offset)
    }
  }
}
