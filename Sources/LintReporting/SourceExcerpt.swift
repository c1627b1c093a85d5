/// The part of one line of a file around a place.
///
/// Reads a bounded number of bytes, however long the line is: minified code puts a whole file on one.
struct SourceExcerpt {
  /// How far to read from the place to either side, in bytes.
  static let reach = 1024

  /// Bytes of the file, without the line's end and without a byte-order mark.
  let bytes: Range<Int>
  /// Whether the line continues to the left or to the right.
  let isCutBefore: Bool
  let isCutAfter: Bool

  /// The line that holds the byte at `offset`; an offset at the end of a line belongs to that line.
  ///
  /// - Precondition: `offset` lies in the file or at its end.
  init(around offset: Int, in file: [UInt8]) {
    let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
    let fileStart = hasMark ? 3 : 0
    var start = max(offset, fileStart)
    let lowest = max(fileStart, start - Self.reach)
    while start > lowest, !file[start - 1].isLineEnd { start -= 1 }
    isCutBefore = start > fileStart && !file[start - 1].isLineEnd
    if isCutBefore {
      while start < offset, file[start].isUTF8Continuation { start += 1 }
    }

    var end = max(offset, fileStart)
    let highest = min(file.count, end + Self.reach)
    while end < highest, !file[end].isLineEnd { end += 1 }
    isCutAfter = end < file.count && !file[end].isLineEnd
    if isCutAfter {
      while end > offset, file[end].isUTF8Continuation { end -= 1 }
    }
    bytes = start..<end
  }

  /// Where the text of the line ends whose line break ends at `start`; nil when there is no line break.
  static func lineEnd(before start: Int, in file: [UInt8]) -> Int? {
    guard start > 0, file[start - 1].isLineEnd else { return nil }
    let isPair = start > 1 && file[start - 1] == UInt8(ascii: "\n") && file[start - 2] == UInt8(ascii: "\r")
    return start - (isPair ? 2 : 1)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
