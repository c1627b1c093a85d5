import LintText

/// A place in a text as people and editors count: lines from 1, columns from 1 in UTF-16 units.
public struct LineColumn: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The line starts of a text. Made in one pass over the bytes, and only for files with something to report.
///
/// Lines end at LF, CR LF and CR. A byte order mark belongs to no line: the first line begins after it. Bytes that are
/// no UTF-8 are counted as Swift decodes them, one U+FFFD for each maximal part of a sequence.
///
/// The table does not hold the text; the methods that count columns are given it again.
public struct LineTable: Sendable {
  /// Where each line begins, in bytes. Never empty.
  public let lineStarts: [UInt32]
  /// How long the text is, in bytes.
  public let byteCount: Int
  /// Places inside of long lines, in their order: columns are counted from the last one before a place. Lines may be as
  /// long as the text.
  private let milestones: [Milestone]

  /// - Parameter text: at most ``Limits/fileSize`` bytes.
  public init(_ text: UnsafeBufferPointer<UInt8>) {
    let hasMark = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    byteCount = text.count
    lineStarts = Self.lineStarts(of: text, from: hasMark ? 3 : 0)
    milestones = Self.milestones(of: text, lineStarts)
  }

  public var lineCount: Int { lineStarts.count }

  /// The line that holds a byte, from 1. A line end belongs to the line that it ends.
  ///
  /// - Parameter offset: in bytes; an offset after the text means its end.
  public func line(at offset: Int) -> Int {
    let offset = UInt32(clamping: min(offset, byteCount))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line without its line end; `nil` when there is no such line.
  ///
  /// - Parameter line: from 1.
  public func byteRange(ofLine line: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let start = Int(lineStarts[line - 1])
    guard line < lineStarts.count else { return start..<byteCount }
    var end = Int(lineStarts[line]) - 1
    if text[end] == UInt8(ascii: "\n"), end > start, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The position of a byte.
  ///
  /// - Parameters:
  ///   - offset: in bytes from 0; an offset after the text means its end. Inside a character, the character's column.
  ///   - text: the text that the table was made of.
  public func position(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> LineColumn {
    let offset = max(0, min(offset, byteCount))
    let line = line(at: offset)
    let start = Int(lineStarts[line - 1])
    guard start < offset else { return LineColumn(line: line, column: 1) }
    let milestone =
      lastMilestone(before: offset).flatMap { $0.place < start ? nil : $0 } ?? Milestone(place: start, units: 0)
    let units = UTF16Columns(text, from: milestone.place, to: byteCount).units(before: offset)
    return LineColumn(line: line, column: 1 + milestone.units + units)
  }

  /// The position of a byte, with the column counted from 1 in bytes, as the compiler counts.
  public func bytePosition(at offset: Int) -> LineColumn {
    let line = line(at: offset)
    return LineColumn(line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }

  /// The byte at a place; a column after the line means the line's end.
  ///
  /// - Returns: an offset in bytes from 0, or `nil` when there is no such line.
  public func offset(of position: LineColumn, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let range = byteRange(ofLine: position.line, in: text) else { return nil }
    return UTF16Columns(text, from: range.lowerBound, to: range.upperBound).offset(behind: max(0, position.column - 1))
  }
}

// MARK: - Lines

extension LineTable {
  private typealias Word = UInt64

  /// Passes over 8 bytes at a time: only words with a byte below 0x0E are examined further.
  private static func lineStarts(of text: UnsafeBufferPointer<UInt8>, from first: Int) -> [UInt32] {
    var starts = [UInt32(first)]
    starts.reserveCapacity(text.count / 32)
    guard let bytes = text.baseAddress else { return starts }
    var index = first
    while index &+ 8 <= text.count {
      let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: Word.self)
      var low = lowBytes(Word(littleEndian: word))
      while low != 0 {
        let place = index &+ low.trailingZeroBitCount >> 3
        if endsLine(text, place) { starts.append(UInt32(truncatingIfNeeded: place &+ 1)) }
        low &= low &- 1
      }
      index &+= 8
    }
    while index < text.count {
      if endsLine(text, index) { starts.append(UInt32(truncatingIfNeeded: index &+ 1)) }
      index &+= 1
    }
    return starts
  }

  /// The top bit of each byte below 0x0E: adding 0x72 carries into the top bit for all others.
  private static func lowBytes(_ word: Word) -> Word {
    let low = (word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7272_7272_7272_7272
    return ~(low | word) & 0x8080_8080_8080_8080
  }

  private static func endsLine(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    switch text[place] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): place + 1 == text.count || text[place + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

// MARK: - Long lines

extension LineTable {
  /// The start of a character.
  private struct Milestone {
    let place: Int
    /// From the start of the line, in UTF-16 units.
    let units: Int
  }

  /// In bytes.
  private static let milestoneDistance = 4096

  private static func milestones(of text: UnsafeBufferPointer<UInt8>, _ lineStarts: [UInt32]) -> [Milestone] {
    var milestones: [Milestone] = []
    for (number, start) in lineStarts.enumerated() {
      let end = number + 1 < lineStarts.count ? Int(lineStarts[number + 1]) : text.count
      var last = Milestone(place: Int(start), units: 0)
      while end - last.place > milestoneDistance {
        let columns = UTF16Columns(text, from: last.place, to: text.count)
        let (place, units) = columns.character(at: last.place + milestoneDistance)
        last = Milestone(place: place, units: last.units + units)
        milestones.append(last)
      }
    }
    return milestones
  }

  private func lastMilestone(before offset: Int) -> Milestone? {
    let next = milestones.partitioningIndex { $0.place > offset }
    return next == 0 ? nil : milestones[next - 1]
  }
}

// MARK: - Columns

/// Counts UTF-16 units from the start of a line.
private struct UTF16Columns {
  private let text: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let end: Int

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.text = text
    self.start = start
    self.end = end
  }

  /// How many units the characters have that end at or before `offset`.
  func units(before offset: Int) -> Int { character(at: offset).units }

  /// The place of the character that contains the byte at `offset`, and how many units are before it.
  func character(at offset: Int) -> (place: Int, units: Int) {
    var place = start
    var units = 0
    while place < offset {
      let next = place + length(at: place)
      if next > offset { break }
      units += next - place == 4 ? 2 : 1
      place = next
    }
    return (place, units)
  }

  /// The byte after the characters that have `units` units in total.
  func offset(behind units: Int) -> Int {
    var place = start
    var left = units
    while left > 0, place < end {
      let next = place + length(at: place)
      left -= next - place == 4 ? 2 : 1
      if left < 0 { break }
      place = next
    }
    return place
  }

  /// How many bytes the next character has; of an ill-formed sequence, the maximal part that could begin a character
  /// (Unicode, section 3.9), which is decoded as one U+FFFD. Only whole characters have 4.
  private func length(at place: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch text[place] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    default: return 1
    }
    guard place + 1 < end, second.contains(text[place + 1]) else { return 1 }
    var count = 2
    while count < length, place + count < end, text[place + count] & 0xC0 == 0x80 { count += 1 }
    return count
  }
}
