import LintDiagnostics

/// For people: each diagnostic with its code, its notes and what its fixes do; a summary at the end.
public struct TextReporter: Reporter {
  public static let name = "text"
  /// Columns of a terminal that does not say how many it has.
  public static let defaultWidth = 120

  private let palette: Palette
  private let width: Int
  private let showsSummary: Bool
  private let sources: SourceLookup

  /// - Parameters:
  ///   - color: whether to use ECMA-48 colours.
  ///   - width: the terminal's columns; code that is longer is cut.
  ///   - showsSummary: whether to say at the end how much was found.
  ///   - sources: the files' text, to show code from.
  public init(
    color: Bool, width: Int = defaultWidth, showsSummary: Bool = true, sources: @escaping SourceLookup
  ) {
    palette = Palette(isEnabled: color)
    self.width = width
    self.showsSummary = showsSummary
    self.sources = sources
  }

  public func write(_ report: Report, to stream: ByteStream) {
    let cache = SourceCache(sources)
    for diagnostic in report.diagnostics {
      write(diagnostic, cache: cache, to: stream)
      stream.append("\n")
    }
    for file in report.unreadableFiles {
      stream.append(palette.paint("error", .error))
      stream.append(": '\(terminalSafe(file.path))' could not be read: \(terminalSafe(file.reason))\n")
    }
    if showsSummary { stream.append(summary(of: report) + "\n") }
  }
}

// MARK: - One diagnostic

extension TextReporter {
  private func write(_ diagnostic: Diagnostic, cache: SourceCache, to stream: ByteStream) {
    let severity = Palette.Style(diagnostic.severity)
    stream.append(palette.paint(diagnostic.severity.rawValue, severity))
    stream.append(": ")
    stream.append(palette.paint(terminalSafe(diagnostic.message), .strong))
    stream.append(" ")
    stream.append(palette.paint("[\(terminalSafe(diagnostic.ruleID))]", .faint))
    stream.append("\n")

    let gutter = gutterWidth(of: diagnostic)
    write(diagnostic.location, file: cache.file(diagnostic.path), gutter: gutter, severity: severity, to: stream)
    var isBelowCode = true
    for note in diagnostic.notes {
      if note.location == nil && isBelowCode { writeEmptyGutter(gutter, to: stream) }
      write(note, cache: cache, gutter: gutter, to: stream)
      isBelowCode = note.location != nil
    }
    if !diagnostic.fixes.isEmpty && isBelowCode { writeEmptyGutter(gutter, to: stream) }
    for fix in diagnostic.fixes {
      CodeFrame.writeGutter(gutter, "= ", palette: palette, to: stream)
      stream.append(palette.paint("\(fix.applicability.label):", .note))
      stream.append(" \(terminalSafe(fix.message))\n")
      if let preview = FixPreview(fix, file: cache.file) {
        write(preview, of: diagnostic, gutter: gutter, to: stream)
      }
    }
  }

  /// Removed lines with their numbers, then what replaces them.
  private func write(_ preview: FixPreview, of diagnostic: Diagnostic, gutter: Int, to stream: ByteStream) {
    var path = diagnostic.path
    for hunk in preview.hunks {
      if hunk.path != path {
        path = hunk.path
        stream.append(UInt8(ascii: " "), times: gutter)
        stream.append(palette.paint("-->", .gutter) + " \(terminalSafe(path)):\(hunk.line)\n")
      }
      var number = hunk.line
      for change in hunk.changes {
        switch change {
        case .kept: number += 1
        case .removed(let line):
          let digits = String(number)
          stream.append(UInt8(ascii: " "), times: gutter - digits.utf8.count + 1)
          stream.append(palette.paint(digits, .gutter) + " " + palette.paint("- \(shown(line))", .error) + "\n")
          number += 1
        case .added(let line):
          stream.append(UInt8(ascii: " "), times: gutter + 2)
          stream.append(palette.paint("+ \(shown(line))", .good) + "\n")
        }
      }
    }

    func shown(_ line: String) -> String {
      let bytes = Array(line.utf8)
      let excerpt = SourceExcerpt(around: 0, in: bytes)
      let display = DisplayLine(excerpt, of: bytes, focus: 0, width: width - gutter - 4)
      return String(decoding: display.text, as: UTF8.self)
    }
  }

  private func write(_ note: Diagnostic.Note, cache: SourceCache, gutter: Int, to stream: ByteStream) {
    guard let location = note.location else {
      CodeFrame.writeGutter(gutter, "= ", palette: palette, to: stream)
      stream.append(palette.paint("note:", .note))
      stream.append(" \(terminalSafe(note.message))\n")
      return
    }
    stream.append(palette.paint("note:", .note))
    stream.append(" \(terminalSafe(note.message))\n")
    write(location, file: cache.file(location.path), gutter: gutter, severity: nil, to: stream)
  }

  /// - Parameter severity: the colour of a diagnostic's own frame; nil for a note's.
  private func write(
    _ location: SourceLocation, file: [UInt8]?, gutter: Int, severity: Palette.Style?, to stream: ByteStream
  ) {
    stream.append(UInt8(ascii: " "), times: gutter)
    stream.append(palette.paint("-->", .gutter))
    let start = location.range.start
    stream.append(" \(terminalSafe(location.path)):\(start.line):\(start.column)\n")
    guard let file else { return }
    writeEmptyGutter(gutter, to: stream)
    let frame = CodeFrame(file: file, range: location.range, gutter: gutter, width: width, palette: palette)
    let mark = severity == nil ? UInt8(ascii: "~") : UInt8(ascii: "^")
    frame.write(mark: mark, style: severity ?? .note, context: severity != nil, to: stream)
  }

  private func writeEmptyGutter(_ gutter: Int, to stream: ByteStream) {
    CodeFrame.writeGutter(gutter, "|", palette: palette, to: stream)
    stream.append("\n")
  }

  /// Digits of the highest line number that any of its frames shows, so that they all align.
  private func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let lines =
      [diagnostic.range.end.line + 1] + diagnostic.notes.compactMap { $0.location?.range.end.line }
      + diagnostic.fixes.flatMap(\.edits).map(\.range.end.line)
    return String(lines.max() ?? 1).utf8.count
  }
}

extension Applicability {
  fileprivate var label: String {
    switch self {
    case .safe: "fix"
    case .unsafe: "fix (unsafe)"
    case .displayOnly: "help"
    }
  }
}

// MARK: - The summary

extension TextReporter {
  private func summary(of report: Report) -> String {
    let read = counted(report.files.count, "file")
    let suppressed = report.suppressed.isEmpty ? "" : " \(report.suppressed.count) suppressed in the source."
    let known = report.knownCount == 0 ? "" : " \(report.knownCount) known from the baseline."
    guard !report.diagnostics.isEmpty else { return "No \(report.knownCount == 0 ? "" : "new ")problems found in \(read)." + suppressed + known }
    var counts: [Severity: Int] = [:]
    var files = 0
    var lastPath: String?
    for diagnostic in report.diagnostics {
      counts[diagnostic.severity, default: 0] += 1
      if diagnostic.path != lastPath { files += 1 }
      lastPath = diagnostic.path
    }
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "info")].compactMap { severity, noun in
      counts[severity].map { palette.paint(counted($0, noun), Palette.Style(severity)) }
    }
    let total = counted(report.diagnostics.count, "problem")
    return "Found \(total) (\(parts.joined(separator: ", "))) in \(files) of \(read)." + suppressed + known
  }
}
