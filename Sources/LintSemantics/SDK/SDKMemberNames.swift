import LintSyntax

/// Names in the text of ``SDKMembers``, found without parsing it.
extension SDKMembers {
  /// The functions of all modules, without initializers.
  static let functionNames = names(after: "func ") { _ in true }

  /// The names that follow a keyword in all modules, on lines that are asked for.
  ///
  /// - Parameters:
  ///   - keyword: with the space after it.
  ///   - isMeant: gets the line from the name on.
  static func names(after keyword: String, where isMeant: (ArraySlice<UInt8>) -> Bool) -> Set<Name> {
    let keyword = ByteSearch.Needle(keyword)
    var names: Set<Name> = []
    for module in all {
      let text = Array(module.text.utf8)
      text.withUnsafeBufferPointer { bytes in
        var start = 0
        while let place = ByteSearch.first(keyword, in: UnsafeBufferPointer(rebasing: bytes[start...])) {
          start += place + keyword.count
          let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
          guard isMeant(line) else { continue }
          let name = line.prefix { !Self.endsName($0) }.filter { $0 != UInt8(ascii: "`") }
          names.insert(Name(spelling: String(decoding: name, as: UTF8.self)))
        }
      }
    }
    return names
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<")
  }
}
