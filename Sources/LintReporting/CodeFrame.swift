import LintDiagnostics

/// A piece of source with line numbers and its range underlined.
///
///      11 |   func done() throws -> [Item] {
///      12 |     try context.fetch(all).filter { $0.isDone }
///         |                            ^^^^^^
///      13 |   }
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
  ///   - context: whether to show the lines before and behind too.
  func write(mark: UInt8, style: Palette.Style, context: Bool, to stream: ByteStream) {
    // A file that has changed since it was analysed has nothing trustworthy to show.
    guard range.end.offset <= file.count else { return }
    let first = SourceExcerpt(around: range.start.offset, in: file)
    let last = lastLine(first: first)

    if context, let before = first.previousLine(in: file), !isBlank(before) {
      writeLine(before, number: range.start.line - 1, focus: before.bytes.lowerBound, to: stream)
    }
    let firstEnd = last == nil ? min(range.end.offset, first.bytes.upperBound) : first.bytes.upperBound
    writeMarked(
      first, number: range.start.line, bytes: range.start.offset..<max(range.start.offset, firstEnd), mark: mark,
      style: style, to: stream)
    if let last {
      if last.number > range.start.line + 1 { stream.append(palette.paint("...", .gutter) + "\n") }
      let indentation = file[last.excerpt.bytes].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let start = min(last.excerpt.bytes.lowerBound + indentation.count, last.end)
      writeMarked(last.excerpt, number: last.number, bytes: start..<last.end, mark: mark, style: style, to: stream)
    }
    if context, let after = (last?.excerpt ?? first).nextLine(in: file), !isBlank(after) {
      let number = (last?.number ?? range.start.line) + 1
      writeLine(after, number: number, focus: after.bytes.lowerBound, to: stream)
    }
  }

  /// A gutter without number, with what comes behind it.
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

  private func isBlank(_ line: SourceExcerpt) -> Bool {
    file[line.bytes].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private func display(_ excerpt: SourceExcerpt, focus: Int) -> DisplayLine {
    DisplayLine(excerpt, of: file, focus: focus, width: width - gutter - 4)
  }

  private func writeLine(_ excerpt: SourceExcerpt, number: Int, focus: Int, to stream: ByteStream) {
    write(display(excerpt, focus: focus), number: number, to: stream)
  }

  private func writeMarked(
    _ excerpt: SourceExcerpt, number: Int, bytes: Range<Int>, mark: UInt8, style: Palette.Style,
    to stream: ByteStream
  ) {
    let line = display(excerpt, focus: bytes.lowerBound)
    write(line, number: number, to: stream)
    let columns = line.columns(ofBytes: bytes)
    Self.writeGutter(gutter, "|", palette: palette, to: stream)
    stream.append(UInt8(ascii: " "), times: columns.lowerBound + 1)
    stream.append(palette.paint(String(repeating: Character(Unicode.Scalar(mark)), count: columns.count), style))
    stream.append("\n")
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
