import LintEngine
import LintKit
import LintReporting

/// The text of one file, to show pieces of it.
struct SourceLines {
  /// How much of a line is shown, in bytes.
  static let widest = 240
  /// How many lines of a finding are shown.
  static let most = 8

  private let bytes: [UInt8]
  /// Where each line begins. Lines end at LF, CR or CR LF.
  private let starts: [Int]
  private let positions: TextPositions

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      let isPair = byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair { starts.append(offset + 1) }
    }
    self.starts = starts
    positions = TextPositions(bytes)
  }

  init(_ source: UnsafeBufferPointer<UInt8>) { self.init(Array(source)) }

  func place(at offset: Int, in path: String) -> MigrationReport.Place {
    let position = positions.position(at: offset)
    return MigrationReport.Place(path: path, line: position.line, column: position.column)
  }

  /// A line without its end; for a long one, the part around a place.
  ///
  /// - Parameters:
  ///   - line: from 1.
  ///   - offset: in bytes of the file; nil for the line's beginning.
  func text(of line: Int, around offset: Int? = nil) -> (text: String, isShortened: Bool) {
    guard starts.indices.contains(line - 1) else { return ("", false) }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if end - start <= Self.widest { return (String(decoding: bytes[start..<end], as: UTF8.self), false) }
    let middle = min(max(offset ?? start, start), end)
    var first = max(start, min(middle - Self.widest / 4, end - Self.widest))
    var last = min(end, first + Self.widest)
    while first > start, first < end, bytes[first] & 0xC0 == 0x80 { first += 1 }
    while last > first, last < end, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    let text = String(decoding: bytes[first..<last], as: UTF8.self)
    return ((first > start ? "…" : "") + text + (last < end ? "…" : ""), true)
  }

  /// The lines of a range, with one line before and one after.
  func excerpt(of range: SourceRange) -> MigrationReport.Excerpt {
    // A range that ends at the start of a line does not include it.
    let lastLine = range.end.column == 1 && range.end.line > range.start.line ? range.end.line - 1 : range.end.line
    let first = max(1, range.start.line - 1)
    let last = min(starts.count, lastLine + 1, first + Self.most - 1)
    var lines: [String] = []
    var isShortened = last < min(starts.count, lastLine)
    for line in first...max(first, last) {
      let (text, isCut) = text(of: line, around: line == range.start.line ? range.start.offset : nil)
      lines.append(text)
      isShortened = isShortened || isCut
    }
    return MigrationReport.Excerpt(line: first, lines: lines, isShortened: isShortened)
  }
}
