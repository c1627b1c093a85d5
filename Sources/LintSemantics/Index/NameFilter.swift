import LintSyntax

/// Which names a file may contain as identifiers: a table of bits, by hash. It is never wrong about a name that is there, and
/// seldom about one that is not.
struct NameFilter: Sendable {
  private let bits: [UInt64]

  /// - Parameter tree: of the whole file.
  init(of tree: SyntaxTree) {
    // About eight bits for each different name: most names of a file occur often.
    let words = 1 << max(2, (tree.tokens.count / 32 + 1).bitWidth - (tree.tokens.count / 32 + 1).leadingZeroBitCount - 1)
    bits = [UInt64](unsafeUninitializedCapacity: words) { bits, count in
      bits.initialize(repeating: 0)
      for token in tree.tokens where token.kind == .identifier {
        let hash = token.name.rawValue
        bits[Int(hash &>> 6) & (words - 1)] |= 1 &<< UInt64(hash & 63)
      }
      count = words
    }
  }

  func mayContain(_ name: Name) -> Bool {
    let hash = name.rawValue
    return bits[Int(hash &>> 6) & (bits.count - 1)] & (1 &<< UInt64(hash & 63)) != 0
  }

  func mayContain(anyOf names: [Name]) -> Bool { names.contains { mayContain($0) } }
}

extension ProjectIndex {
  /// Whether files other than these may contain a name as an identifier; seldom true of one that no other file has.
  public func mayMention(_ name: Name, outside known: Set<FileID>) -> Bool {
    for (number, file) in files.enumerated() where file.identifiers.mayContain(name) {
      if !known.contains(FileID(number)) { return true }
    }
    return false
  }
}
