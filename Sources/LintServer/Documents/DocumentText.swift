import LintText

/// The text of an open document, changed piece by piece.
///
/// Lines end at LF, CR LF and CR. Line starts are kept, so that a change costs the lines that it touches, and one pass
/// over the numbers after it.
public struct DocumentText: Sendable {
  /// In UTF-8.
  public private(set) var bytes: [UInt8]
  /// Where each line begins, in bytes. Never empty.
  private var lineStarts: [Int]

  public var lineCount: Int { lineStarts.count }

  public init(_ text: String) {
    bytes = Array(text.utf8)
    lineStarts = [0]
    for place in bytes.indices where endsLine(place) { lineStarts.append(place + 1) }
  }

  /// The byte at a position. A character after the line means the line's end, and a line after the text the text's end,
  /// as the protocol says; inside a surrogate pair, the start of the pair.
  public func offset(of position: TextPosition) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    var (place, left) = (lineStarts[position.line], position.character)
    let end = lineEnd(position.line)
    while left > 0, place < end {
      let width = Self.width(bytes[place])
      left -= width == 4 ? 2 : 1
      if left < 0 { break }
      place += width
    }
    return place
  }

  /// The position of a byte; inside a character, the character's.
  public func position(of offset: Int) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var (place, units) = (lineStarts[low], 0)
    while place < offset {
      let width = Self.width(bytes[place])
      if place + width > offset { break }
      place += width
      units += width == 4 ? 2 : 1
    }
    return TextPosition(line: low, character: units)
  }

  /// Replaces a run of text.
  ///
  /// - Returns: false, with nothing changed, for a range that ends before it starts.
  public mutating func replace(_ range: TextRange, with text: String) -> Bool {
    let (lower, upper) = (offset(of: range.start), offset(of: range.end))
    guard range.start <= range.end, lower <= upper else { return false }
    replace(lower..<upper, with: Array(text.utf8))
    return true
  }

  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    // A line start depends on the byte before it and on its own: those at both ends are decided again.
    let kept = lineStarts.partitioningIndex { $0 >= range.lowerBound }
    let moved = lineStarts.partitioningIndex { $0 > range.upperBound }
    let growth = new.count - range.count
    bytes.replaceSubrange(range, with: new)
    var starts = range.lowerBound == 0 ? [0] : []
    var place = max(1, range.lowerBound)
    while place <= range.lowerBound + new.count {
      if endsLine(place - 1) { starts.append(place) }
      place += 1
    }
    if growth != 0 { for line in moved..<lineStarts.count { lineStarts[line] += growth } }
    lineStarts.replaceSubrange(kept..<moved, with: starts)
  }

  // MARK: Lines

  private func endsLine(_ place: Int) -> Bool {
    switch bytes[place] {
    case 0x0A: true
    case 0x0D: place + 1 == bytes.count || bytes[place + 1] != 0x0A
    default: false
    }
  }

  /// The end of a line's content, in bytes.
  private func lineEnd(_ line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return bytes.count }
    let end = lineStarts[line + 1] - 1
    return bytes[end] == 0x0A && end > lineStarts[line] && bytes[end - 1] == 0x0D ? end - 1 : end
  }

  // MARK: Characters

  /// How many bytes a character has, by its first one: the text came from a string, so it is valid.
  private static func width(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
