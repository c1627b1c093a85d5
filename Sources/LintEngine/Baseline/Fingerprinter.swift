import LintKit
import LintText

/// Computes the fingerprints of findings of one Swift file.
struct Fingerprinter {
  private let tree: SyntaxTree

  /// - Parameter text: The file as it was analysed.
  init(_ text: [UInt8]) { tree = SyntaxTree.parse(text) }

  /// - Parameter offset: Where the finding begins, in bytes.
  func fingerprint(rule: String, at offset: Int) -> Fingerprint {
    let token = token(at: offset)
    let innermost = node(around: token)
    let symbol = SymbolPath.text(around: innermost)
    var hash = StableHash()
    hash.combine(part: rule)
    hash.combine(part: symbol)
    Snippet(around: innermost, token).combine(into: &hash, of: tree)
    return Fingerprint(hash: hash.value, symbol: symbol)
  }

  /// The first token that ends after a place: the one at the place, or the next.
  private func token(at offset: Int) -> Int {
    let tokens = tree.tokens
    return (0..<tokens.count - 1).partitioningIndex { Int(tokens[$0].end) > offset }
  }

  /// The innermost node that holds a token.
  private func node(around token: Int) -> Node {
    let columns = tree.columns
    // In preorder, first tokens never go back: the last node that begins at the token or before it holds it, or one
    // around it does.
    let next = (0..<Int(columns.pointee.nodeCount)).partitioningIndex { Int(columns.pointee.firstTokens[$0]) > token }
    var node = Node(columns: columns, id: UInt32(max(0, next - 1)))
    while node.isEmpty || Int(node.lastToken.index) < token, let parent = node.parent { node = parent }
    return node
  }
}

/// The code that a finding is about: the enclosing statement or declaration, without the content of its braces, in a
/// form that formatters do not change.
private struct Snippet {
  /// The range of its tokens.
  private let range: Range<Int>

  /// Longer ones are tables of data; there only the token counts.
  private static let longest = 512

  init(around innermost: Node, _ token: Int) {
    var node = innermost
    while !Self.isItem(node), let parent = node.parent { node = parent }
    let tokens = Int(node.firstToken.index)..<Int(node.lastToken.index) + 1
    range = node.parent == nil || tokens.count > Self.longest ? token..<token + 1 : tokens
  }

  private static func isItem(_ node: Node) -> Bool { node.role == .statement || node.role == .member }

  func combine(into hash: inout StableHash, of tree: SyntaxTree) {
    let tokens = tree.tokens
    var number = range.lowerBound
    while number < range.upperBound {
      let token = tokens[number]
      let following = number + 1 < tokens.count ? tokens[number + 1].kind : .endOfFile
      if !Self.isLayout(token.kind, before: following) {
        combine(TokenCursor(columns: tree.columns, index: UInt32(number)).bytes, into: &hash)
        hash.combine(UInt8(ascii: " "))
      }
      number += 1
      if token.kind == .leftBrace, Int(token.payload) < range.upperBound { number = max(number, Int(token.payload)) }
    }
  }

  /// Tokens that formatters add and remove: semicolons, and commas after the last element.
  private static func isLayout(_ kind: TokenKind, before next: TokenKind) -> Bool {
    kind == .semicolon || kind == .comma && (next == .rightSquare || next == .rightParen)
  }

  /// A text of several lines is indented with the code around it.
  private func combine(_ bytes: UnsafeBufferPointer<UInt8>, into hash: inout StableHash) {
    var isIndentation = false
    for byte in bytes {
      if isIndentation && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")) { continue }
      isIndentation = byte == UInt8(ascii: "\n")
      if byte != UInt8(ascii: "\r") { hash.combine(byte) }
    }
  }
}
