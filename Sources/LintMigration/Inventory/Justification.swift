import LintKit
import LintText

/// Finds the comment that justifies something in a file.
struct Justification {
  private let tree: SyntaxTree
  private let source: UnsafeBufferPointer<UInt8>

  init(_ tree: SyntaxTree) {
    self.tree = tree
    source = tree.source
  }

  /// A comment at the end of the line that a node begins in, or right above it or the statement or declaration that
  /// contains it. Documentation counts if it is about concurrency: most of it describes what a declaration is for.
  func comment(on node: Node) -> String? {
    if let text = behindLine(of: Int(node.firstToken.offset)) { return text }
    var item = node
    while item.role != .statement, item.role != .member, let parent = item.parent { item = parent }
    for token in [node.firstToken, item.parent == nil ? node.firstToken : item.firstToken] {
      if let text = above(token) { return text }
    }
    return nil
  }

  /// From the last token of the line to its end.
  private func behindLine(of offset: Int) -> String? {
    let lineEnd = self.lineEnd(from: offset)
    let tokens = tree.tokens
    let next = tokens.partitioningIndex { Int($0.offset) >= lineEnd }
    guard next > 0, Int(tokens[next - 1].end) <= lineEnd else { return nil }
    return Self.text(ofLines: [String(decoding: source[Int(tokens[next - 1].end)..<lineEnd], as: UTF8.self)])
  }

  /// The lines of comment between a token and the code or the empty line above it.
  private func above(_ token: TokenCursor) -> String? {
    let start = token.previous.map { Int($0.end) } ?? 0
    guard start < Int(token.offset) else { return nil }
    var lines = String(decoding: source[start..<Int(token.offset)], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.filter { $0 != "\r" } }
    lines.removeLast()  // The indentation of the token itself.
    if token.previous != nil, !lines.isEmpty { lines.removeFirst() }  // After the code above.
    let near = lines.reversed().prefix { line in line.contains { !$0.isWhitespace } }
    return Self.text(ofLines: near.reversed())
  }

  private func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < source.count, source[end] != UInt8(ascii: "\n"), source[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  // MARK: What counts

  private static let longest = 300

  /// The text without comment marks; nil if it gives no reason.
  private static func text(ofLines lines: [String]) -> String? {
    guard let text = CommentReason.text(ofLines: lines.map { $0[...] }), !text.includes("Copyright") else { return nil }
    let isDocumentation = lines.map { $0.drop { $0.isWhitespace } }.contains {
      $0.hasPrefix("///") || $0.hasPrefix("/**")
    }
    if isDocumentation && !speaksOfConcurrency(text) { return nil }
    return text.count > longest ? text.prefix(longest) + "…" : text
  }

  private static func speaksOfConcurrency(_ text: String) -> Bool {
    let text = text.lowercased()
    return stems.contains { text.includes($0) }
  }

  private static let stems = [
    "thread", "lock", "queue", "actor", "isolat", "sendable", "concurren", "race", "atomic", "synchron", "serial",
    "immutable", "mutex",
    "protected by", "guarded by"
  ]
}
