/// `/* … */`, which may be nested.
public enum BlockComment {
  /// Where one ends, in bytes; `nil` when nothing closes it.
  ///
  /// - Parameters:
  ///   - start: of the opening delimiter.
  ///   - end: where to stop looking.
  public static func end(in source: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var place = start
    var depth = 0
    while place + 1 < end {
      switch (source[place], source[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        place += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        place += 2
        if depth == 0 { return place }
      default: place += 1
      }
    }
    return nil
  }
}
