import LintKit
import LintProject
import LintText

/// Comments to write above findings, so that these are suppressed from then on.
struct SuppressionInsertion {
  private let path: FilePath
  private let text: [UInt8]
  private let reason: String?
  /// The bytes of tokens, or of words where the file is no Swift.
  private let code: [Range<Int>]
  /// The places of string and regular expression literals that span lines: a comment in there would be part of them.
  private let literals: [Range<Int>]
  /// Whether it is certain what is a literal and what is a line of code.
  private let isUnderstood: Bool

  /// - Parameters:
  ///   - text: The file's bytes as they were analysed.
  ///   - reason: One line; nil for none.
  init(into path: FilePath, text: [UInt8], reason: String?) {
    self.path = path
    self.text = text
    self.reason = reason
    let spansLines = { (range: Range<Int>) in text[range].contains(where: \.isLineEnd) }
    let name = path.description
    if ProjectSettings.isSettingsFile(name) {
      code = text.withUnsafeBufferPointer {
        SettingsWords.ranges(in: $0, isConfigurationFile: SettingsWords.isConfigurationFile(name))
      }
      literals = code.filter(spansLines)
      isUnderstood = true
    } else {
      let tree = SyntaxTree.parse(text)
      code = tree.tokens.dropLast().map { Int($0.offset)..<Int($0.end) }
      literals = tree.root.descendants.filter { $0.kind == .stringLiteralExpr || $0.kind == .regexLiteralExpr }
        .map { Int($0.range.lowerBound)..<Int($0.range.upperBound) }.filter(spansLines)
      isUnderstood = tree.errors.isEmpty
    }
  }

  /// One for each line of code with a finding. Findings elsewhere, such as inside a literal, are suppressed for the
  /// whole file.
  ///
  /// - Parameter diagnostics: Of this file.
  func fixes(for diagnostics: [Diagnostic]) -> [FixSet] {
    let lines = Dictionary(grouping: diagnostics) { lineStart(at: $0.range.start.offset) }.sorted { $0.key < $1.key }
    let suitable = lines.filter { isLineOfCode($0.key) }
    let rest = lines.filter { !isLineOfCode($0.key) }.flatMap(\.value)
    return suitable.compactMap { start, found in fix("disable:next", found, at: start) }
      + (wholeFile(for: rest).map { [$0] } ?? [])
  }

  /// One at the top of the file; nil for no findings.
  func wholeFile(for diagnostics: [Diagnostic]) -> FixSet? {
    let first = lineStart(at: 0)
    guard hasHeading else { return fix("disable:file", diagnostics, at: first) }
    let end = text[first...].firstIndex(where: \.isLineEnd) ?? text.count
    return fix("disable:file", diagnostics, at: end, isBehind: true)
  }

  /// Whether a comment above the line would apply to the line.
  private func isLineOfCode(_ start: Int) -> Bool {
    guard isUnderstood, !literals.contains(where: { $0.lowerBound < start && start < $0.upperBound }) else {
      return false
    }
    let next = code.partitioningIndex { $0.lowerBound >= start }
    return next < code.count && !text[start..<code[next].lowerBound].contains(where: \.isLineEnd)
  }

  /// Whether the first line must stay the first: the interpreter of a script, the tools version of a manifest, the
  /// encoding of a project.
  private var hasHeading: Bool {
    let line = text[lineStart(at: 0)...].prefix { !$0.isLineEnd }
    return line.starts(with: "#!".utf8) || line.starts(with: "// !$*".utf8)
      || line.starts(with: "//".utf8) && String(decoding: line, as: UTF8.self).includes("swift-tools-version")
  }

  private func fix(_ verb: String, _ found: [Diagnostic], at place: Int, isBehind: Bool = false) -> FixSet? {
    guard let first = found.first else { return nil }
    let ids = Set(found.map(\.ruleID)).sorted()
    let indentation =
      isBehind ? [] : Array(text[place...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    let why = reason.map { " - \($0)" } ?? ""
    let directive = Array("// \(Directive.marker)\(verb) \(ids.joined(separator: ", "))\(why)".utf8)
    let names = ids.map { "'\($0)'" }.joined(separator: " and ")
    return FixSet(
      ruleID: first.ruleID, message: "Suppress \(names)" + (verb == "disable:file" ? " in the whole file" : ""),
      applicability: .safe, severity: first.severity,
      location: first.location,
      edits: [
        path: [
          TextEdit(
            bytes: place..<place, replacement: isBehind ? lineEnd + directive : indentation + directive + lineEnd)
        ]
      ])
  }

  /// As the file ends its first line.
  private var lineEnd: [UInt8] {
    guard let first = text.firstIndex(where: \.isLineEnd) else { return [UInt8(ascii: "\n")] }
    let isPair = text[first] == UInt8(ascii: "\r") && first + 1 < text.count && text[first + 1] == UInt8(ascii: "\n")
    return isPair ? Array("\r\n".utf8) : [text[first]]
  }

  /// After a byte order mark in the first line.
  private func lineStart(at offset: Int) -> Int {
    var start = min(offset, text.count)
    while start > 0, !text[start - 1].isLineEnd { start -= 1 }
    return start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}
