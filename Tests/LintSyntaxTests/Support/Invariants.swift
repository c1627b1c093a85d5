@testable import LintSyntax

/// The invariants for the tree of any bytes; see ``TreeValidator`` for those inside the tree.
enum Invariants {
  /// The violations of the tree that `parser` makes of `bytes`: empty, unless the parser has a mistake.
  static func violations(in bytes: some Collection<UInt8>, parser: inout Parser) -> [String] {
    let tree = parser.parse(bytes)
    var problems = TreeValidator.violations(in: tree).map(\.description)
    let outline = tree.outline()
    problems += TreeValidator.violations(in: outline).map { "outline: \($0)" }
    // The parser, which has just read the file, makes its outline without a tree.
    let arena = TestArena()
    withExtendedLifetime((tree, arena)) {
      if !outline.hasSameNodes(as: parser.outline(of: tree.source, in: arena)) {
        problems.append("the outline depends on how it is made")
      }
      if !outline.isExcerpt(of: tree.source) { problems.append("the outline's excerpt is not of the file") }
      problems += outline.tokens.indices.compactMap { place in
        let token = TokenCursor(columns: outline.columns, index: UInt32(place))
        return token.bytes.elementsEqual(tree.source[Int(token.offset)..<Int(token.end)])
          ? nil : "outline: token \(place) has another text"
      }
      let blanked = outline.blankedSource
      if blanked.count != bytes.count || !blanked.withUnsafeBufferPointer({ outline.isExcerpt(of: $0) }) {
        problems.append("the blanked source is not of the file")
      }
    }
    if !withExtendedLifetime(tree, { tree.source.elementsEqual(bytes) }) {
      problems.append("the tree's source is not the file")
    }
    let offsets = tree.errors.map(\.offset)
    if offsets != offsets.sorted() { problems.append("errors are not in source order") }
    if let last = offsets.last, Int(last) > bytes.count { problems.append("an error lies behind the end of the file") }
    return problems
  }
}

/// Frees nothing before its end. `@unchecked Sendable`: a test that has one uses it on its own thread alone.
private final class TestArena: SyntaxArena, @unchecked Sendable {
  private var blocks: [UnsafeMutableRawPointer] = []

  func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    blocks.append(block)
    return block
  }

  deinit { for block in blocks { block.deallocate() } }
}

extension SyntaxTree {
  /// Whether another tree has the same columns over the same tokens.
  fileprivate func hasSameNodes(as other: SyntaxTree) -> Bool {
    guard tokens.count == other.tokens.count, root.subtreeEnd == other.root.subtreeEnd else { return false }
    for (one, another) in zip(tokens, other.tokens) {
      if one.kind != another.kind || one.offset != another.offset || one.payload != another.payload { return false }
    }
    for (one, another) in zip([root] + Array(root.descendants), [other.root] + Array(other.root.descendants)) {
      guard one.kind == another.kind, one.role == another.role, one.flags == another.flags,
        one.subtreeEnd == another.subtreeEnd,
        one.parent?.id == another.parent?.id, one.firstToken.index == another.firstToken.index,
        one.lastToken.index == another.lastToken.index, one.mainToken.index == another.mainToken.index
      else { return false }
    }
    return true
  }
}

extension Parser {
  /// The outline of a padded source, as the parser makes it.
  fileprivate mutating func outline(of source: UnsafeBufferPointer<UInt8>, in arena: TestArena) -> SyntaxTree {
    lex(paddedSource: source.baseAddress!, count: source.count)
    parse()
    return outline(in: arena, sharesSource: true)
  }

  /// Parses bytes that have no padding, reusing this parser's buffers.
  mutating func parse(_ bytes: some Collection<UInt8>) -> SyntaxTree {
    let padded = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + SourcePadding.byteCount)
    defer { padded.deallocate() }
    let end = padded.update(fromContentsOf: bytes)
    padded[end...].update(repeating: 0)
    return parse(paddedSource: UnsafePointer(padded.baseAddress!), count: bytes.count)
  }
}
