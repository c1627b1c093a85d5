import LintSyntax

/// A Swift file of this package.
struct OwnFile: Sendable {
  struct Line {
    /// From 1.
    let number: Int
    let text: Substring
  }

  /// From the package's folder.
  let path: String
  let text: String
  let tree: SyntaxTree
  private let table: LineTable

  init(path: String) { self.init(path: path, text: OwnPackage.text(path)) }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = SyntaxTree.parse(Array(text.utf8))
    table = LineTable(tree.source)
  }

  /// The last component of the path.
  var name: Substring { path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...] }

  /// Interfaces of the SDK are data: one declaration a line, in a string.
  var isInterface: Bool { path.contains("/SDK/Interfaces/") }
  /// A list, as long as a module has types.
  var isWrittenFromSDK: Bool { path.contains("/SDK/Types/") || path.contains("/SDK/Members/") }

  /// The line of a place in bytes, from 1.
  func line(at offset: UInt32) -> Int { table.line(at: Int(offset)) }

  var lines: [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { Line(number: $0 + 1, text: $1) }
  }

  /// Whether part of a string literal is on a line: text stays as it is meant to be read.
  func isText(_ line: Line) -> Bool {
    tree.root.descendants.contains { node in
      guard node.kind == .stringLiteralExpr else { return false }
      return self.line(at: node.range.lowerBound) <= line.number && line.number <= self.line(at: node.range.upperBound)
    }
  }

  /// What comments say, line by line, without their slashes.
  var comments: [Line] {
    var comments: [Line] = []
    var end: UInt32 = 0
    for token in tree.root.tokens {
      let between = String(decoding: tree.source[Int(end)..<Int(token.offset)], as: UTF8.self)
      let first = line(at: end)
      for (number, line) in between.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let start = line.firstRange(of: "//") else { continue }
        comments.append(Line(number: first + number, text: line[start.upperBound...].drop { $0 == "/" }))
      }
      end = token.end
    }
    return comments
  }

  /// The modules that it imports.
  var imports: [String] {
    tree.root.descendants.compactMap { ImportDecl($0)?.moduleToken?.identifierText }
  }

  /// The names of the types that it declares, at any depth.
  var declaredTypes: Set<String> {
    Set(
      tree.root.descendants.lazy.filter { node in
        switch node.kind {
        case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl: true
        default: false
        }
      }.map(\.mainToken.identifierText))
  }

  /// The names in code that begin as those of types do.
  var mentionedTypes: Set<String> {
    Set(tree.root.tokens.lazy.filter { $0.kind == .identifier && $0.beginsUppercase }.map(\.identifierText))
  }
}
