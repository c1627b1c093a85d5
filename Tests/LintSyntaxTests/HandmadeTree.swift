@testable import LintSyntax

/// Trees written node by node, for shapes that the parser never makes.
enum HandmadeTree {
  /// A tree over the tokens of `source`; `nodes` are in postorder, the last one being the root.
  static func make(_ source: String, _ nodes: [PendingNode]) -> SyntaxTree {
    var tokens = TokenBuffer()
    var errors: [SyntaxError] = []
    var names = WellKnownNameSet()
    var builder = TreeBuilder()
    for node in nodes { builder.append(node) }
    let padded = Array(source.utf8) + [UInt8](repeating: 0, count: SourcePadding.byteCount)
    return padded.withUnsafeBufferPointer { bytes in
      // The array has the padding at least, so it has an address.
      guard let base = bytes.baseAddress else { return SyntaxTree.parse("") }
      Lexer.lex(source: base, count: source.utf8.count, into: &tokens, errors: &errors, names: &names)
      return builder.lendTree(
        source: TreeSource(bytes: base, count: source.utf8.count), tokens: tokens, errors: errors, names: names
      ).kept()
    }
  }

  /// A node over the tokens `tokens`, with descendants from the place `start` in postorder on.
  static func node(
    _ kind: NodeKind, _ role: Role, _ tokens: ClosedRange<UInt32>, start: UInt32, main: UInt32? = nil,
    _ flags: NodeFlags = []
  ) -> PendingNode {
    PendingNode(
      kind: kind, role: role, flags: flags, firstToken: tokens.lowerBound, lastToken: tokens.upperBound,
      mainToken: main ?? tokens.lowerBound, start: start)
  }

  /// A file with one node of each kind below the root, in the order of the kinds.
  static func ofEachKind() -> SyntaxTree {
    var nodes: [PendingNode] = []
    for kind in NodeKind.allCases { nodes.append(node(kind, .statement, 0...0, start: UInt32(nodes.count))) }
    nodes.append(node(.sourceFile, .root, 0...0, start: 0))
    return make("x", nodes)
  }
}
