import LintSyntax

/// Names in the text of ``SDKMembers``, found without parsing it.
extension SDKMembers {
  /// The functions of all modules, without initializers.
  static let functionNames = names(after: "func ") { _ in true }

  /// The asynchronous functions of all modules, by what is written.
  static let asyncFunctions: [String] = {
    let keyword = ByteSearch.Needle(" async")
    return spellings(after: "func ") { line in
      line.withUnsafeBufferPointer { ByteSearch.contains(keyword, in: $0) }
    }
  }()

  /// The names that follow a keyword in all modules, on lines that are asked for.
  ///
  /// - Parameters:
  ///   - keyword: with the space after it.
  ///   - isMeant: gets the line from the name on.
  static func names(after keyword: String, where isMeant: (ArraySlice<UInt8>) -> Bool) -> Set<Name> {
    Set(spellings(after: keyword, where: isMeant).map { Name(spelling: $0) })
  }

  private static func spellings(after keyword: String, where isMeant: (ArraySlice<UInt8>) -> Bool) -> [String] {
    let keyword = ByteSearch.Needle(keyword)
    var found: [String] = []
    for module in all {
      let text = Array(module.text.utf8)
      text.withUnsafeBufferPointer { bytes in
        var start = 0
        while let place = ByteSearch.first(keyword, in: UnsafeBufferPointer(rebasing: bytes[start...])) {
          start += place + keyword.count
          let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
          guard isMeant(line) else { continue }
          let name = line.prefix { !Self.endsName($0) }.filter { $0 != UInt8(ascii: "`") }
          found.append(String(decoding: name, as: UTF8.self))
        }
      }
    }
    return found
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<")
  }
}
