/// Whole lines in place of others: the few that differ between two texts.
public struct LineReplacement: Sendable, Equatable {
  /// What is replaced, in bytes of the old text; empty for lines that are added.
  public let bytes: Range<Int>
  public let new: [UInt8]

  /// In order; none touches another.
  public static func all(from old: [UInt8], to new: [UInt8]) -> [LineReplacement] {
    let (before, after) = (lines(of: old), lines(of: new))
    return LineDifference.changes(from: before, to: after).map { change in
      let start = change.old.lowerBound < before.count ? before[change.old.lowerBound].startIndex : old.count
      let end = change.old.isEmpty ? start : before[change.old.upperBound - 1].endIndex
      return LineReplacement(bytes: start..<end, new: Array(after[change.new].joined()))
    }
  }

  /// Each with the line feed that ends it.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (place, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...place])
      start = place + 1
    }
    return start < text.count ? lines + [text[start...]] : lines
  }
}
