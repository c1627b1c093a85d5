import LintKit

/// Finds lines and columns in one text. Made only for files that something is reported in.
public struct LineTable {
  private let text: [UInt8]
  /// Where each line starts, in bytes; the first starts behind a byte order mark.
  private let starts: [Int]

  public init(_ text: [UInt8]) {
    self.text = text
    var starts = [text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    text.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        let isLineEnd =
          byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
        if isLineEnd { starts.append(index + 1) }
      }
    }
    self.starts = starts
  }

  /// - Parameter offset: In bytes; beyond the text, its end is meant.
  public func position(at offset: Int) -> SourcePosition {
    let offset = max(0, min(offset, text.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    var index = starts[low]
    while index < offset {
      // One unit for each byte that starts a character, two for those beyond the basic plane. What is no UTF-8 counts
      // as what decoding would make of it: a replacement character for each stray byte.
      let byte = text[index]
      if byte < 0x80 {
        column += 1
        index += 1
      } else {
        let length = utf8Length(at: index)
        column += length == 4 ? 2 : 1
        index += max(length, 1)
      }
    }
    return SourcePosition(line: low + 1, column: column, offset: offset)
  }

  public func range(of bytes: Range<Int>) -> SourceRange {
    SourceRange(start: position(at: bytes.lowerBound), end: position(at: bytes.upperBound))
  }

  /// How many bytes the character at `index` has; 0 when the bytes there are none.
  private func utf8Length(at index: Int) -> Int {
    let length =
      switch text[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, index + length <= text.count else { return 0 }
    for position in (index + 1)..<(index + length) where text[position] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
