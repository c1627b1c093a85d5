/// A place between two characters of a file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// Line, from 1. Lines end at LF, CR or CR LF.
  public var line: Int
  /// Column, from 1, in UTF-16 code units from the start of the line. A byte-order mark is not counted.
  public var column: Int
  /// Bytes from the start of the file, from 0. A byte-order mark is counted.
  public var offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Compares offsets; only positions of one file have an order.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

/// A run of text of a file, possibly empty.
public struct SourceRange: Sendable, Hashable, Comparable {
  public var start: SourcePosition
  /// The position just after the last character.
  public var end: SourcePosition

  /// - Precondition: `end` does not lie before `start`.
  public init(start: SourcePosition, end: SourcePosition) {
    precondition(start <= end, "a source range ends before it starts")
    self.start = start
    self.end = end
  }

  /// The range in bytes from the start of the file.
  public var bytes: Range<Int> { start.offset..<end.offset }

  /// Of two that start together the shorter one is first: what is inserted before a text is before it.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}

/// A run of text and its file.
public struct SourceLocation: Sendable, Hashable {
  /// The file's path as reports print it: relative to the directory that the run started in where possible.
  public var path: String
  public var range: SourceRange

  public init(path: String, range: SourceRange) {
    self.path = path
    self.range = range
  }
}
