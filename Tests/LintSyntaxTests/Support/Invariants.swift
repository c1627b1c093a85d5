@testable import LintSyntax

/// What holds for the tree of any bytes; see ``TreeValidator`` for what holds inside the tree.
enum Invariants {
  /// What is wrong with the tree that `parser` makes of `bytes`: empty, unless the parser has a mistake.
  static func violations(in bytes: some Collection<UInt8>, parser: inout Parser) -> [String] {
    let tree = parser.parse(bytes)
    var problems = TreeValidator.violations(in: tree).map(\.description)
    problems += TreeValidator.violations(in: tree.outline()).map { "outline: \($0)" }
    if !withExtendedLifetime(tree, { tree.source.elementsEqual(bytes) }) { problems.append("the tree's source is not the file") }
    let offsets = tree.errors.map(\.offset)
    if offsets != offsets.sorted() { problems.append("errors are not in source order") }
    if let last = offsets.last, Int(last) > bytes.count { problems.append("an error lies behind the end of the file") }
    return problems
  }
}

extension Parser {
  /// Parses bytes that have no padding, reusing this parser's buffers.
  mutating func parse(_ bytes: some Collection<UInt8>) -> SyntaxTree {
    let padded = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + SourcePadding.byteCount)
    defer { padded.deallocate() }
    let end = padded.update(fromContentsOf: bytes)
    padded[end...].update(repeating: 0)
    return parse(paddedSource: UnsafePointer(padded.baseAddress!), count: bytes.count)
  }
}
