import LintDiagnostics

/// Writes findings for people: the headline, the place, the code, then the notes and fixes.
///
///     warning: 'rooms' is read before the 'await' and written after it
///       --> Sources/App/RoomList.swift:14:5 [actor-stale-read-modify-write]
///     14 |     rooms = known + added
///        |     ^^^^^
///     12 |     let added = try await service.rooms()
///        |                     ~~~~~ other tasks run here
///        = also on lines 40 and 51
///        = note: 'reload' is a member of actor 'RoomList' (line 9)
///        = help: Read it again after the 'await'.
struct FindingWriter {
  let palette: Palette
  /// Columns of the terminal; nil where there is none.
  let width: Int?
  let sources: SourceCache
  let stream: ByteStream

  func write(_ finding: RepeatedFinding) {
    let diagnostic = finding.first
    let file = sources.file(diagnostic.path).flatMap { $0.count >= diagnostic.range.end.offset ? $0 : nil }
    let notes = NoteList(diagnostic, showsCode: file != nil)
    let remedies = finding.remedies.map { remedy in
      let preview = remedy.isOfFirst ? FixPreview(remedy.fix, file: sources.file) : nil
      let shown = file == nil ? nil : diagnostic.location
      return (remedy, changes: preview.map { ChangedLines.rows(of: $0, below: shown) } ?? [])
    }
    let gutter = gutterWidth(diagnostic, notes, remedies.flatMap(\.changes))
    let parts = diagnostic.messageParts

    writeHeading(String(parts.headline), diagnostic, gutter: gutter)
    if let file { writeCode(diagnostic, notes, in: file, gutter: gutter) }
    if let places = finding.otherPlaces { writeFact(places, gutter: gutter) }
    for fact in notes.facts { writeFact(fact.text, behind: "note:", gutter: gutter) }
    if let advice = parts.advice, !remedies.contains(where: { $0.0.fix.says(advice) }) {
      writeFact(String(advice), behind: "help:", gutter: gutter)
    }
    for (remedy, changes) in remedies {
      writeFact(remedy.message, behind: "\(remedy.fix.applicability.label):", gutter: gutter)
      write(changes, below: diagnostic.path, gutter: gutter)
    }
  }

  /// Digits of the highest line number that is shown, so that all numbers align.
  private func gutterWidth(_ diagnostic: Diagnostic, _ notes: NoteList, _ changes: [ChangedLines]) -> Int {
    let numbers =
      [diagnostic.range.end.line] + notes.steps.map(\.range.end.line) + changes.flatMap(\.rows).compactMap(\.number)
    return String(numbers.max() ?? 1).utf8.count
  }
}

// MARK: - The headline, the place and its code

extension FindingWriter {
  /// The rule follows the place; without room, it follows the headline, or is on a line of its own.
  private func writeHeading(_ headline: String, _ diagnostic: Diagnostic, gutter: Int) {
    let start = diagnostic.range.start
    let place = terminalSafe("\(diagnostic.path):\(start.line):\(start.column)")
    let rule = "[\(terminalSafe(diagnostic.ruleID))]"
    let tag = palette.paint(rule, .faint)
    let label = "\(diagnostic.severity.rawValue):"
    let lines = lines(of: headline, margin: label.utf8.count + 1)
    func isRoom(behind column: Int) -> Bool { width.map { column + 1 + rule.utf8.count <= $0 } ?? true }

    var (headlineTag, placeTag): (String?, String?)
    var placeLines = [place]
    if isRoom(behind: gutter + 4 + displayWidth(of: place)) {
      placeTag = tag
    } else if isRoom(behind: label.utf8.count + 1 + displayWidth(of: lines[lines.count - 1])) {
      headlineTag = tag
    } else {
      placeLines.append(tag)
    }
    stream.append(palette.paint(label, Palette.Style(diagnostic.severity)) + " ")
    write(lines.map { palette.paint($0, .strong) }, margin: label.utf8.count + 1, tag: headlineTag)
    stream.append(UInt8(ascii: " "), times: gutter)
    stream.append(palette.paint("-->", .gutter) + " ")
    write(placeLines, margin: gutter + 4, tag: placeTag)
  }

  private func writeCode(_ diagnostic: Diagnostic, _ notes: NoteList, in file: [UInt8], gutter: Int) {
    func frame(_ range: SourceRange) -> CodeFrame {
      CodeFrame(file: file, range: range, gutter: gutter, width: width ?? TextLayout.codeWidth, palette: palette)
    }
    frame(diagnostic.range).write(mark: "^", style: Palette.Style(diagnostic.severity), to: stream)
    for step in notes.steps {
      frame(step.range).write(mark: "~", style: .note, label: terminalSafe(step.message), to: stream)
    }
  }

  private func write(_ hunks: [ChangedLines], below path: String, gutter: Int) {
    var path = path
    for hunk in hunks {
      if hunk.path != path {
        path = hunk.path
        stream.append(UInt8(ascii: " "), times: gutter)
        stream.append(palette.paint("-->", .gutter) + " \(terminalSafe(path)):\(hunk.line)\n")
      }
      for row in hunk.rows {
        let digits = row.number.map(String.init) ?? ""
        stream.append(UInt8(ascii: " "), times: gutter - digits.utf8.count + 1)
        let change = palette.paint(shown(row, gutter), row.isAdded ? .good : .error)
        stream.append(palette.paint(digits, .gutter) + " " + change + "\n")
      }
    }
  }

  /// A changed line after its sign, cut to the width.
  private func shown(_ row: ChangedLines.Row, _ gutter: Int) -> String {
    let sign = row.isAdded ? "+" : "-"
    if row.text.isEmpty { return sign }
    let bytes = Array(row.text.utf8)
    let excerpt = SourceExcerpt(around: 0, in: bytes)
    let display = DisplayLine(excerpt, of: bytes, focus: 0, width: (width ?? TextLayout.codeWidth) - gutter - 4)
    return "\(sign) \(String(decoding: display.text, as: UTF8.self))"
  }
}

// MARK: - Prose

extension FindingWriter {
  /// Paragraphs are not made narrower than this.
  private static let narrowest = 20

  /// A paragraph below the code: `= note: it is marked '@MainActor'`.
  private func writeFact(_ text: String, behind label: String = "", gutter: Int) {
    CodeFrame.writeGutter(gutter, "= ", palette: palette, to: stream)
    if !label.isEmpty { stream.append(palette.paint(label, .note) + " ") }
    let margin = gutter + 4 + (label.isEmpty ? 0 : label.utf8.count + 1)
    write(lines(of: text, margin: margin), margin: margin)
  }

  /// A paragraph as the lines that the terminal has room for; at least one.
  private func lines(of text: String, margin: Int) -> [String] {
    let text = terminalSafe(text)
    guard let width else { return [text] }
    let paragraph = wrapped(text, width: max(Self.narrowest, width - margin))
    return paragraph.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// - Parameters:
  ///   - margin: the width of the indentation; that of the first line is written already.
  ///   - tag: the text after the last one.
  private func write(_ lines: [String], margin: Int, tag: String? = nil) {
    for (index, line) in lines.enumerated() {
      if index > 0 { stream.append(UInt8(ascii: " "), times: margin) }
      stream.append(line)
      if index == lines.count - 1, let tag { stream.append(" " + tag) }
      stream.append("\n")
    }
  }
}

extension FixIt {
  /// Whether the advice is the message of the fix, except for the capital at its beginning and the period at its end.
  fileprivate func says(_ advice: Substring) -> Bool {
    func words(_ text: Substring) -> String {
      text.prefix(1).lowercased() + (text.hasSuffix(".") ? text.dropLast() : text).dropFirst()
    }
    return words(advice) == words(message[...])
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
