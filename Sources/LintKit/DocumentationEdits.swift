extension FixBuilder {
  /// Renames a parameter in the documentation above a declaration: `- Parameter old:`, and `- old:` in a list of
  /// parameters.
  public mutating func renameInDocumentation(of declaration: Node, parameter old: String, to new: String) {
    var offset = UInt32(startWithComments(of: declaration))
    // By bytes: a carriage return and a line feed are one character.
    for bytes in text(offset..<declaration.range.lowerBound).utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      let line = Substring(bytes)
      if let name = line.range(ofDocumented: old) {
        let start = offset + UInt32(line[..<name.lowerBound].utf8.count)
        replace(start..<start + UInt32(old.utf8.count), with: new)
      }
      offset += UInt32(line.utf8.count) + 1
    }
  }
}

extension Substring {
  /// The name in a line `/// - Parameter name: …` or `///   - name: …`.
  fileprivate func range(ofDocumented name: String) -> Range<Index>? {
    var rest = drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("///") else { return nil }
    rest = rest.dropFirst(3).drop { $0 == " " }
    guard rest.hasPrefix("- ") else { return nil }
    rest = rest.dropFirst(2)
    if rest.hasPrefix("Parameter ") { rest = rest.dropFirst(10) }
    guard rest.hasPrefix(name + ":") else { return nil }
    return rest.startIndex..<rest.index(rest.startIndex, offsetBy: name.count)
  }
}
