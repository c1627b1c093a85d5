// The standard library's `contains`, `replacing` and `ranges` for texts live in the module of its regular expressions,
// which would make up 1.4 MB of the binary, 7 % of it. Release builds are made without that module.

extension StringProtocol {
  /// Whether the UTF-8 of a text, which may be empty, occurs in this one; in time of the product of their lengths at
  /// worst, of the sum for texts that people write.
  public func includes(_ text: some StringProtocol) -> Bool {
    firstOccurrence(of: text) != nil
  }

  /// The first place where the UTF-8 of a text stands in this one.
  ///
  /// Characters are not compared: a line feed is found in a carriage return and line feed too.
  public func firstOccurrence(of text: some StringProtocol) -> Range<Index>? {
    occurrence(of: text.utf8, from: startIndex)
  }

  /// This text with every occurrence of a text, which is not empty, replaced; from left to right.
  public func replacingAll(_ text: some StringProtocol, with replacement: String) -> String {
    precondition(!text.isEmpty, "the empty text occurs everywhere")
    var result = ""
    var rest = startIndex
    while let found = occurrence(of: text.utf8, from: rest) {
      result += self[rest..<found.lowerBound]
      result += replacement
      rest = found.upperBound
    }
    return result + self[rest...]
  }

  private func occurrence(of bytes: some Collection<UInt8>, from start: Index) -> Range<Index>? {
    guard let first = bytes.first else { return start..<start }
    var rest = utf8[start...]
    while let candidate = rest.firstIndex(of: first) {
      var (index, byte) = (candidate, bytes.startIndex)
      while byte != bytes.endIndex, index != utf8.endIndex, utf8[index] == bytes[byte] {
        utf8.formIndex(after: &index)
        bytes.formIndex(after: &byte)
      }
      if byte == bytes.endIndex { return candidate..<index }
      rest = utf8[utf8.index(after: candidate)...]
    }
    return nil
  }
}
