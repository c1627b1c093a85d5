import LintDiagnostics

/// The Reviewdog Diagnostic Format: findings for review comments, with fixes as suggestions.
///
/// Its columns count bytes of UTF-8 from the start of the line, from 1.
public struct RDJSONReporter: Reporter {
  public static let name = "rdjson"
  /// A suggestion that replaces more lines than this is too long for a review comment.
  static let mostLines = 40

  private let sources: SourceLookup

  /// - Parameter sources: the files' text, to count columns and to put edits together.
  public init(sources: @escaping SourceLookup) { self.sources = sources }

  public func write(_ report: Report, to stream: ByteStream) {
    let files = SourceCache(sources)
    var json = JSONWriter(to: stream)
    json.object { json in
      json.object("source") { json in
        json.member("name", report.tool.name)
        if let uri = report.tool.informationURI { json.member("url", uri) }
      }
      json.array("diagnostics") { json in
        for diagnostic in report.diagnostics { write(diagnostic, files, report.tool, to: &json) }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, _ files: SourceCache, _ tool: Report.Tool, to json: inout JSONWriter) {
    json.line { json in
      json.member(
        "message",
        ([diagnostic.message] + diagnostic.notes.filter { $0.location == nil }.map(\.message)).joined(separator: "\n"))
      write(diagnostic.location, files, to: &json)
      json.member("severity", diagnostic.severity.rawValue.uppercased())
      json.object("code") { json in
        json.member("value", diagnostic.ruleID)
        if let site = tool.documentationURI {
          json.member("url", DocumentationSite.address(ofRule: diagnostic.ruleID, at: site))
        }
      }
      let suggestions = diagnostic.fixes.compactMap { suggestion($0, files, in: diagnostic.path) }
      if !suggestions.isEmpty {
        json.array("suggestions") { json in
          for suggestion in suggestions {
            json.object { json in
              write(suggestion.range, of: files.file(diagnostic.path), to: &json)
              json.member("text", suggestion.text)
            }
          }
        }
      }
      let places = diagnostic.notes.filter { $0.location != nil }
      if !places.isEmpty {
        json.array("relatedLocations") { json in
          for note in places {
            guard let location = note.location else { continue }
            json.object { json in
              json.member("message", note.message)
              write(location, files, to: &json)
            }
          }
        }
      }
    }
  }

  private func write(_ location: SourceLocation, _ files: SourceCache, to json: inout JSONWriter) {
    json.object("location") { json in
      json.member("path", location.path)
      write(location.range, of: files.file(location.path), to: &json)
    }
  }

  private func write(_ range: SourceRange, of file: [UInt8]?, to json: inout JSONWriter) {
    json.object("range") { json in
      for (name, position) in [("start", range.start), ("end", range.end)] {
        json.object(name) { json in
          json.member("line", position.line)
          json.member("column", column(of: position, in: file))
        }
      }
    }
  }

  /// In bytes from 1; if the file is gone, as everywhere else in UTF-16 units.
  private func column(of position: SourcePosition, in file: [UInt8]?) -> Int {
    guard let file, position.offset <= file.count else { return position.column }
    var start = position.offset
    while start > 0, file[start - 1] != UInt8(ascii: "\n"), file[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return position.offset - start + 1
  }

  /// A fix as one replacement; nil for guidance, and if it edits other files, is long, or edits a place twice.
  private func suggestion(_ fix: FixIt, _ files: SourceCache, in path: String) -> (range: SourceRange, text: String)? {
    let edits = fix.edits.sorted { $0.range < $1.range }
    guard fix.applicability != .displayOnly, let first = edits.first, let last = edits.last,
      edits.allSatisfy({ $0.path == path }),
      last.range.end.line - first.range.start.line < Self.mostLines, let file = files.file(path),
      last.range.end.offset <= file.count
    else { return nil }
    var text: [UInt8] = []
    var next = first.range.start.offset
    for edit in edits {
      guard edit.range.start.offset >= next else { return nil }
      text += file[next..<edit.range.start.offset]
      text += edit.replacement.utf8
      next = edit.range.end.offset
    }
    return (SourceRange(start: first.range.start, end: last.range.end), String(decoding: text, as: UTF8.self))
  }
}
