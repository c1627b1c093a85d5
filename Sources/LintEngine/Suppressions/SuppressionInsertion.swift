import LintKit

/// Comments to be written above findings, so that those are suppressed from then on.
struct SuppressionInsertion {
  private let path: FilePath
  private let text: [UInt8]
  private let reason: String
  /// Where string and regular expression literals stand that span lines: a comment in there would be part of them.
  private let literals: [Range<Int>]

  /// - Parameters:
  ///   - text: The file's bytes as they were analysed.
  ///   - reason: One line.
  init(into path: FilePath, text: [UInt8], reason: String) {
    self.path = path
    self.text = text
    self.reason = reason
    let tree = SyntaxTree.parse(text)
    literals = tree.root.descendants.filter { $0.kind == .stringLiteralExpr || $0.kind == .regexLiteralExpr }
      .map { Int($0.range.lowerBound)..<Int($0.range.upperBound) }.filter { text[$0].contains(where: \.isLineEnd) }
  }

  /// One for each line that something is found in; none for lines that begin inside a literal, and for what is found in
  /// suppressions themselves.
  ///
  /// - Parameter diagnostics: Of this file.
  func fixes(for diagnostics: [Diagnostic]) -> [FixSet] {
    let suppressible = diagnostics.filter { diagnostic in !SuppressionRules.infos.contains { $0.id == diagnostic.ruleID } }
    let lines = Dictionary(grouping: suppressible) { lineStart(at: $0.range.start.offset) }
    return lines.sorted { $0.key < $1.key }.compactMap { start, found in
      guard let first = found.first, !literals.contains(where: { $0.lowerBound < start && start < $0.upperBound }) else { return nil }
      let ids = Set(found.map(\.ruleID)).sorted()
      return FixSet(
        ruleID: first.ruleID, message: "Suppress \(ids.map { "'\($0)'" }.joined(separator: " and "))", applicability: .safe,
        location: first.location, edits: [path: [TextEdit(bytes: start..<start, replacement: comment(ids, aboveLineAt: start))]])
    }
  }

  private func comment(_ ids: [String], aboveLineAt start: Int) -> [UInt8] {
    let indentation = text[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let directive = "// \(Directive.marker)disable:next \(ids.joined(separator: ", ")) - \(reason)"
    return Array(indentation) + Array(directive.utf8) + lineEnd
  }

  /// As the file ends its first line.
  private var lineEnd: [UInt8] {
    guard let first = text.firstIndex(where: \.isLineEnd) else { return [UInt8(ascii: "\n")] }
    let isPair = text[first] == UInt8(ascii: "\r") && first + 1 < text.count && text[first + 1] == UInt8(ascii: "\n")
    return isPair ? Array("\r\n".utf8) : [text[first]]
  }

  /// Behind a byte order mark in the first line.
  private func lineStart(at offset: Int) -> Int {
    var start = min(offset, text.count)
    while start > 0, !text[start - 1].isLineEnd { start -= 1 }
    return start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}
