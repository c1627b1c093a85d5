/// The difference of two texts in the format of `git apply` and `patch`.
public struct UnifiedDiff {
  /// How many unchanged lines are shown around a change.
  private static let context = 3

  /// - Parameters:
  ///   - path: relative to where the patch will be applied, with slashes; any bytes.
  ///   - old: the text before, of any encoding and with any line ends.
  ///   - new: the text after.
  /// - Returns: nothing when both are equal.
  public static func bytes(path: some Collection<UInt8>, old: [UInt8], new: [UInt8]) -> [UInt8] {
    let hunks = hunks(from: lines(of: old), to: lines(of: new))
    if hunks.isEmpty { return [] }
    let names = ["a/", "b/"].map { Array($0.utf8) + Array(path) }
    let (before, after) = (quoted(names[0]), quoted(names[1]))
    // A name with a space ends at the tab, in the lines that have room for a date.
    let end = Array((path.contains(UInt8(ascii: " ")) ? "\t\n" : "\n").utf8)
    var diff = Array("diff --git ".utf8) + before + [UInt8(ascii: " ")] + after
    diff += Array("\n--- ".utf8) + before + end + Array("+++ ".utf8) + after + end
    for hunk in hunks { diff += hunk }
    return diff
  }

  /// Each with its line feed; the last one perhaps without.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func hunks(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [[UInt8]] {
    var hunks: [[UInt8]] = []
    var pending: (old: Range<Int>, new: Range<Int>)?
    var parts: [(old: Range<Int>, new: Range<Int>)] = []
    func flush() {
      if let pending { hunks.append(hunk(parts, pending.old, pending.new, old, new)) }
      (pending, parts) = (nil, [])
    }
    for change in LineDifference.changes(from: old, to: new) {
      if let last = parts.last, change.old.lowerBound - last.old.upperBound > 2 * context { flush() }
      let before = min(context, change.old.lowerBound)
      let start =
        pending.map { ($0.old.lowerBound, $0.new.lowerBound) } ?? (
          change.old.lowerBound - before, change.new.lowerBound - before
        )
      let after = min(context, old.count - change.old.upperBound)
      pending = (start.0..<(change.old.upperBound + after), start.1..<(change.new.upperBound + after))
      parts.append(change)
    }
    flush()
    return hunks
  }

  private static func hunk(
    _ parts: [(old: Range<Int>, new: Range<Int>)], _ oldLines: Range<Int>, _ newLines: Range<Int>,
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    var text = Array("@@ -\(range(oldLines)) +\(range(newLines)) @@\n".utf8)
    func write(_ mark: Unicode.Scalar, _ lines: ArraySlice<ArraySlice<UInt8>>) {
      for line in lines {
        text.append(UInt8(ascii: mark))
        text += line
        if line.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    var next = oldLines.lowerBound
    for part in parts {
      write(" ", old[next..<part.old.lowerBound])
      write("-", old[part.old])
      write("+", new[part.new])
      next = part.old.upperBound
    }
    write(" ", old[next..<oldLines.upperBound])
    return text
  }

  /// `line,count`; an empty range has the number of the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  /// The name in double quotes, as git writes it, if it has characters that a line cannot contain.
  private static func quoted(_ name: [UInt8]) -> [UInt8] {
    let special = name.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    guard special else { return name }
    var quoted = [UInt8(ascii: "\"")]
    for byte in name {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F: quoted.append(byte)
      default:
        let octal = String(byte, radix: 8)
        quoted += Array(("\\" + String(repeating: "0", count: 3 - octal.count) + octal).utf8)
      }
    }
    return quoted + [UInt8(ascii: "\"")]
  }
}
