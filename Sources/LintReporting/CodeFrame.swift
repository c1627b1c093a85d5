import LintDiagnostics

/// A piece of source with line numbers and its range underlined.
///
///      12 |     try context.fetch(all).filter { $0.isDone }
///         |                            ^^^^^^
struct CodeFrame {
  let file: [UInt8]
  let range: SourceRange
  /// Digits that line numbers get.
  let gutter: Int
  /// Columns of the terminal.
  let width: Int
  let palette: Palette

  /// - Parameters:
  ///   - mark: the character to underline with.
  ///   - label: a remark about the place, after the mark, or below it if the line has no room.
  func write(mark: Character, style: Palette.Style, label: String? = nil, to stream: ByteStream) {
    // A file that has changed since it was analysed has no reliable code to show.
    guard range.end.offset <= file.count else { return }
    let first = SourceExcerpt(around: range.start.offset, in: file)
    let last = lastLine(first: first)

    let firstEnd = last == nil ? min(range.end.offset, first.bytes.upperBound) : first.bytes.upperBound
    var column = writeMarked(
      first, number: range.start.line, bytes: range.start.offset..<max(range.start.offset, firstEnd), mark: mark,
      style: style, to: stream)
    if let last {
      stream.append("\n")
      if last.number > range.start.line + 1 { stream.append(palette.paint("...", .gutter) + "\n") }
      let indentation = file[last.excerpt.bytes].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let start = min(last.excerpt.bytes.lowerBound + indentation.count, last.end)
      column = writeMarked(
        last.excerpt, number: last.number, bytes: start..<last.end, mark: mark, style: style, to: stream)
    }
    if let label { write(label, behind: column, style, to: stream) }
    stream.append("\n")
  }

  /// Writes a gutter without a number, and the text after it.
  static func writeGutter(_ width: Int, _ text: String, palette: Palette, to stream: ByteStream) {
    stream.append(UInt8(ascii: " "), times: width + 2)
    stream.append(palette.paint(text, .gutter))
  }
}

extension CodeFrame {
  /// The last line of a range over several; nil when it is the first. A range that ends with a line break ends
  /// on that break's line.
  private func lastLine(first: SourceExcerpt) -> (excerpt: SourceExcerpt, number: Int, end: Int)? {
    guard range.end.line > range.start.line else { return nil }
    var (number, end) = (range.end.line, range.end.offset)
    if range.end.column == 1, let previousEnd = SourceExcerpt.lineEnd(before: end, in: file) {
      (number, end) = (number - 1, previousEnd)
    }
    guard number > range.start.line, end > first.bytes.upperBound else { return nil }
    return (SourceExcerpt(around: end, in: file), number, end)
  }

  /// The columns for code after the gutter.
  private var codeWidth: Int { width - gutter - 4 }

  /// Leaves the last line open.
  ///
  /// - Returns: the column of the code where the marks end.
  private func writeMarked(
    _ excerpt: SourceExcerpt, number: Int, bytes: Range<Int>, mark: Character, style: Palette.Style,
    to stream: ByteStream
  ) -> Int {
    let line = DisplayLine(excerpt, of: file, focus: bytes.lowerBound, width: codeWidth)
    write(line, number: number, to: stream)
    let columns = line.columns(ofBytes: bytes)
    Self.writeGutter(gutter, "|", palette: palette, to: stream)
    stream.append(UInt8(ascii: " "), times: columns.lowerBound + 1)
    stream.append(palette.paint(String(repeating: mark, count: columns.count), style))
    return columns.upperBound
  }

  private func write(_ label: String, behind column: Int, _ style: Palette.Style, to stream: ByteStream) {
    let columns = displayWidth(of: label)
    if column + 1 + columns <= codeWidth {
      stream.append(" ")
    } else {
      stream.append("\n")
      Self.writeGutter(gutter, "|", palette: palette, to: stream)
      stream.append(UInt8(ascii: " "), times: 1 + min(column, max(0, codeWidth - columns)))
    }
    stream.append(palette.paint(label, style))
  }

  private func write(_ line: DisplayLine, number: Int, to stream: ByteStream) {
    let digits = String(number)
    stream.append(UInt8(ascii: " "), times: gutter - digits.utf8.count + 1)
    stream.append(palette.paint(digits + " |", .gutter))
    if !line.text.isEmpty {
      stream.append(UInt8(ascii: " "))
      stream.append(bytes: line.text)
    }
    stream.append("\n")
  }
}
