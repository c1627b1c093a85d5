import LintText

/// What fixes ask about a whole file, found out once for all of them.
final class SourceLayout {
  private let tree: SyntaxTree
  /// The outermost branches of `#if`, in source order.
  private var branches: [Range<UInt32>] = []
  /// What the file indents by: its first margin that is a tab or less than five spaces; two spaces if there is none.
  /// Few fixes ask.
  private(set) lazy var indentation = Self.indentation(of: tree.source)

  init(of tree: SyntaxTree) {
    self.tree = tree
    for node in tree.root.descendants(of: .ifConfigClause) {
      let range = node.range
      if branches.last.map({ $0.upperBound < range.upperBound }) ?? true { branches.append(range) }
    }
  }

  func isInConditionalCode(_ offset: UInt32) -> Bool {
    let next = branches.partitioningIndex { $0.upperBound > offset }
    return next < branches.count && branches[next].contains(offset)
  }

  private static func indentation(of source: UnsafeBufferPointer<UInt8>) -> String {
    var place = 0
    while place < source.count {
      let line = source[place...].prefix { !$0.isLineEnd }
      let margin = line.prefix(while: \.isBlank)
      if margin.first == UInt8(ascii: "\t"), margin.count < line.count { return "\t" }
      if (2...4).contains(margin.count), margin.count < line.count {
        return String(repeating: " ", count: margin.count)
      }
      place += line.count + 1
    }
    return "  "
  }
}
