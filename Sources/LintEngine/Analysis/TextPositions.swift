import LintKit
import LintSyntax

/// Finds lines and columns in one text. Made only for files with something to report.
public struct TextPositions {
  private let text: [UInt8]
  private let lines: LineTable

  public init(_ text: [UInt8]) {
    self.text = text
    lines = text.withUnsafeBufferPointer { LineTable($0) }
  }

  /// - Parameter offset: in bytes; an offset after the text means its end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = max(0, min(offset, text.count))
    let place = text.withUnsafeBufferPointer { lines.position(at: offset, in: $0) }
    return SourcePosition(line: place.line, column: place.column, offset: offset)
  }

  public func range(of bytes: Range<Int>) -> SourceRange {
    SourceRange(start: position(at: bytes.lowerBound), end: position(at: bytes.upperBound))
  }
}
