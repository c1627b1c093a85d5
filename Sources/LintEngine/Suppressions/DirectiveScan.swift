import LintKit
import LintText

/// Finds the directives of a file in the comments between its tokens, or its words if it is not Swift. The content of a
/// string literal is part of a token.
///
/// A directive is the first thing in its comment, or in a line of a block comment, after marks of documentation.
struct DirectiveScan {
  /// The bytes of a token or word by its number. The last is the end of the file.
  private let code: (Int) -> Range<Int>
  private let codeCount: Int
  private let source: UnsafeBufferPointer<UInt8>
  let lines: SourceLines
  private(set) var directives: [Directive] = []

  init(_ tree: SyntaxTree) {
    let tokens = tree.tokens
    code = { Int(tokens[$0].offset)..<Int(tokens[$0].end) }
    codeCount = tokens.count
    source = tree.source
    lines = SourceLines(source)
    var end = 0
    for (number, token) in tree.tokens.enumerated() {
      if token.flags.contains(.afterComment) { scan(end..<Int(token.offset), before: number) }
      end = Int(token.end)
    }
  }

  /// Scans an Xcode project or a configuration file.
  init(settings source: UnsafeBufferPointer<UInt8>, isConfigurationFile: Bool) {
    let words =
      SettingsWords.ranges(in: source, isConfigurationFile: isConfigurationFile) + [source.count..<source.count]
    code = { words[$0] }
    codeCount = words.count
    self.source = source
    lines = SourceLines(source)
    var end = 0
    for (number, word) in words.enumerated() {
      scan(end..<word.lowerBound, before: number)
      end = word.upperBound
    }
  }

  /// - Parameter token: The number of the token after the range.
  private mutating func scan(_ space: Range<Int>, before token: Int) {
    var place = space.lowerBound
    while place + 1 < space.upperBound {
      guard source[place] == UInt8(ascii: "/") else {
        place += 1
        continue
      }
      let start = place
      switch source[place + 1] {
      case UInt8(ascii: "/"):
        place = endOfLine(from: place, to: space.upperBound)
        add(line: start..<place, of: start..<place, before: token)
      case UInt8(ascii: "*"):
        place = BlockComment.end(in: source, from: place, to: space.upperBound) ?? space.upperBound
        scanLines(ofBlockComment: start..<place, before: token)
      default: place += 1
      }
    }
  }

  private mutating func scanLines(ofBlockComment comment: Range<Int>, before token: Int) {
    let isClosed =
      comment.count >= 4 && source[comment.upperBound - 2] == UInt8(ascii: "*")
      && source[comment.upperBound - 1] == UInt8(ascii: "/")
    let end = isClosed ? comment.upperBound - 2 : comment.upperBound
    var start = comment.lowerBound
    while start < end {
      let lineEnd = endOfLine(from: start, to: end)
      add(line: start..<lineEnd, of: comment, before: token)
      start = lineEnd + 1
    }
  }

  private mutating func add(line: Range<Int>, of comment: Range<Int>, before token: Int) {
    var start = line.lowerBound
    while start < line.upperBound, " \t/!*".utf8.contains(source[start]) { start += 1 }
    var end = line.upperBound
    while end > start, " \t*".utf8.contains(source[end - 1]) { end -= 1 }
    let marker = Directive.marker.utf8
    guard end - start >= marker.count, source[start..<(start + marker.count)].elementsEqual(marker) else { return }
    let behind = start + marker.count
    guard let text = DirectiveText(UnsafeBufferPointer(rebasing: source[behind..<end]), at: behind) else { return }
    let action = Directive.action(text.verb.text)
    directives.append(
      Directive(
        action: action, verb: text.verb, ids: text.ids, reason: text.reason, bytes: start..<end, comment: comment,
        scope: scope(of: action, at: start..<end, comment, before: token)))
  }

  // MARK: Lines

  private func scope(of action: Directive.Action, at directive: Range<Int>, _ comment: Range<Int>, before token: Int)
    -> Range<Int>
  {
    guard case .disable(let reach) = action else { return directive.upperBound..<source.count }
    switch reach {
    case .onward: return directive.upperBound..<source.count
    case .file: return 0..<source.count
    case .this: return lines.line(around: comment.lowerBound)
    case .next:
      // Code may follow a block comment on its own line, which is not the next one.
      let lineEnd = lines.line(around: comment.upperBound).upperBound
      let next = firstToken(from: lineEnd)
      return next == codeCount - 1 ? 0..<0 : lines.line(around: code(next).lowerBound)
    case .previous:
      let next = firstToken(from: lines.line(around: comment.lowerBound).lowerBound)
      return next == 0 ? 0..<0 : lines.line(around: max(code(next - 1).lowerBound, code(next - 1).upperBound - 1))
    }
  }

  /// The number of the first token that begins at or after an offset; the end of the file is one.
  private func firstToken(from offset: Int) -> Int {
    (0..<codeCount - 1).partitioningIndex { code($0).lowerBound >= offset }
  }

  private func endOfLine(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, !source[place].isLineEnd { place += 1 }
    return place
  }
}

/// The lines of a file as ranges of bytes, without their ends.
struct SourceLines {
  private let table: LineTable
  private let source: UnsafeBufferPointer<UInt8>

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    table = LineTable(source)
  }

  /// - Parameter place: An offset; a line end belongs to the line that it ends.
  func line(around place: Int) -> Range<Int> { table.byteRange(ofLine: table.line(at: place), in: source) ?? 0..<0 }
}
