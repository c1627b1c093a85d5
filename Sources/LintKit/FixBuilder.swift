import LintText

/// Collects the edits of one fix in the file that a rule looks at. What no edit names stays as it is, byte for byte.
public struct FixBuilder {
  private let tree: SyntaxTree
  private let path: String
  private let layout: SourceLayout
  private var edits: [RawDiagnostic.Edit] = []
  private var isConditional = false

  public init(in pass: Pass) {
    tree = pass.tree
    path = pass.path
    layout = pass.layout
  }

  /// For another file that the fix edits.
  ///
  /// - Parameter tree: of the whole file.
  public init(tree: SyntaxTree, path: String) {
    self.tree = tree
    self.path = path
    layout = SourceLayout(of: tree)
  }

  /// Takes over the edits of another file.
  public mutating func add(_ other: FixBuilder) {
    edits += other.edits
    isConditional = isConditional || other.isConditional
  }

  // MARK: Tokens

  /// - Parameter text: may hold line feeds, which become the file's own line ends.
  public mutating func replace(_ range: Range<UInt32>, with text: String) {
    isConditional = isConditional || layout.isInConditionalCode(range.lowerBound)
    edits.append(
      RawDiagnostic.Edit(
        location: RawDiagnostic.Location(path: path, bytes: Int(range.lowerBound)..<Int(range.upperBound)),
        replacement: withLineEnds(text)))
  }

  public mutating func insert(_ text: String, at offset: UInt32) { replace(offset..<offset, with: text) }

  /// Removes a run and the blanks behind it, up to the end of the line.
  public mutating func remove(_ range: Range<UInt32>) {
    var end = Int(range.upperBound)
    while end < source.count, source[end].isBlank { end += 1 }
    // At the end of a line the blanks before it go instead.
    guard end < source.count, !source[end].isLineEnd else {
      var start = Int(range.lowerBound)
      while start > 0, source[start - 1].isBlank { start -= 1 }
      // A line of its own goes as a whole.
      if end < source.count, start == 0 || source[start - 1].isLineEnd {
        return replace(UInt32(start)..<UInt32(endOfBreak(end)), with: "")
      }
      return replace(UInt32(start)..<range.upperBound, with: "")
    }
    replace(range.lowerBound..<UInt32(end), with: "")
  }

  // MARK: Statements

  /// Adds a statement behind another one: on a line of its own, with the same margin, where that one has its own too,
  /// or is the only one of its block.
  ///
  /// - Parameter text: several lines are relative to the margin.
  public mutating func insert(_ text: String, after statement: Node) {
    let end = Int(statement.range.upperBound)
    guard isFirstOnLine(statement), let lineEnd = lineEnd(after: end) else {
      if let block = blockOfOneLine(around: statement) {
        let margin = margin(of: block.firstToken)
        let body = text.split(separator: "\n").map { "\n\(margin)\(indentation)\($0)" }.joined()
        replace(block.firstToken.end..<statement.range.lowerBound, with: "\n\(margin)\(indentation)")
        return replace(UInt32(end)..<block.lastToken.offset, with: "\(body)\n\(margin)")
      }
      return insert("; " + joined(text), at: UInt32(end))
    }
    insert("\n" + indented(text, like: statement), at: UInt32(lineEnd))
  }

  /// `{ statement }` on one line, without a comment.
  private func blockOfOneLine(around statement: Node) -> Node? {
    guard let block = statement.parent, block.kind == .codeBlock, statement.lastToken.next.kind == .rightBrace,
      statement.firstToken.previous?.kind == .leftBrace
    else { return nil }
    let before = Int(block.firstToken.end)..<Int(statement.range.lowerBound)
    let after = Int(statement.range.upperBound)..<Int(block.lastToken.offset)
    return source[before].allSatisfy(\.isBlank) && source[after].allSatisfy(\.isBlank) ? block : nil
  }

  /// Adds a statement before another one, in the same way. Comments above that one stay with it.
  public mutating func insert(_ text: String, before statement: Node) { insert([text], before: statement) }

  /// Adds several statements before another one, in the same way.
  public mutating func insert(_ texts: [String], before statement: Node) {
    guard isFirstOnLine(statement) else {
      return insert(texts.map { joined($0) + "; " }.joined(), at: statement.range.lowerBound)
    }
    insert(texts.map { indented($0, like: statement) + "\n" }.joined(), at: UInt32(startWithComments(of: statement)))
  }

  /// Adds a member behind those of a type, on a line of its own; false where the type's last brace has no line of its
  /// own.
  public mutating func insert(_ text: String, atEndOf members: Node) -> Bool {
    let brace = members.lastToken
    let start = lineStart(of: Int(brace.offset))
    guard let first = members.children(.member).first(where: { _ in true }), isFirstOnLine(first),
      source[start..<Int(brace.offset)].allSatisfy(\.isBlank)
    else { return false }
    insert(indented(text, like: first) + "\n", at: UInt32(start))
    return true
  }

  /// Removes a statement: with its line where nothing but a comment shares it, otherwise with the `;` behind it.
  public mutating func remove(statement: Node) {
    let next = statement.lastToken.next
    // Its semicolon goes, too, also from the next line: the compiler refuses one that follows no statement.
    let range = statement.range.lowerBound..<(next.kind == .semicolon ? next.end : statement.range.upperBound)
    if isFirstOnLine(statement), let end = lineEnd(after: Int(range.upperBound)), end < source.count {
      return replace(UInt32(lineStart(of: Int(range.lowerBound)))..<UInt32(endOfBreak(end)), with: "")
    }
    remove(range)
  }

  /// Removes a member of a type with the comments above it, and one of the empty lines around.
  public mutating func remove(member: Node) {
    guard isFirstOnLine(member), let lineEnd = lineEnd(after: Int(member.range.upperBound)), lineEnd < source.count
    else {
      return remove(statement: member)
    }
    var end = endOfBreak(lineEnd)
    if end < source.count, source[end].isLineEnd { end = endOfBreak(end) }
    replace(UInt32(startWithComments(of: member))..<UInt32(end), with: "")
  }

  /// Puts a statement behind another one of the same margin; `nil` where one of them shares its line with other code.
  public mutating func move(_ statement: Node, after other: Node) -> Bool {
    guard isFirstOnLine(statement), isFirstOnLine(other), margin(of: statement) == margin(of: other),
      let end = lineEnd(after: Int(statement.range.upperBound)),
      let target = lineEnd(after: Int(other.range.upperBound)),
      end < source.count
    else { return false }
    let start = startWithComments(of: statement)
    insert("\n" + text(start..<end), at: UInt32(target))
    replace(UInt32(start)..<UInt32(endOfBreak(end)), with: "")
    return true
  }

  /// Puts the statements of a closure in the place of the node around it, with that one's margin; comments in the
  /// braces stay.
  ///
  /// - Returns: false where what is left of the last line would end up in a comment, or a directive beside code.
  public mutating func replace(_ outer: Node, withBodyOf closure: ClosureExpr) -> Bool {
    let statements = closure.node.children(.statement)
    guard let first = closure.node.child(.statement), let last = statements.reduce(nil, { $1 }) else { return false }
    let lineEnd = lineEnd(after: Int(outer.range.upperBound))
    if first.isDirective && !isFirstOnLine(outer) || last.isDirective && lineEnd == nil { return false }
    var start = Int(closure.node.firstToken.end)
    var end = Int(closure.node.lastToken.offset)
    let brace = start
    while start < end, source[start].isBlank || source[start].isLineEnd { start += 1 }
    while end > start, source[end - 1].isBlank || source[end - 1].isLineEnd { end -= 1 }
    if Int(last.range.upperBound) < end, lineEnd == nil { return false }
    // Line ends become those of the file again when the edit is made.
    var body = text(start..<end).replacingAll("\r\n", with: "\n")
    if source[brace..<start].contains(where: \.isLineEnd) {
      // Lines move to the left by as much as the first of them.
      let depth = (start - lineStart(of: start)) - margin(of: outer.firstToken).utf8.count
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      body = lines.prefix(1).joined() + lines.dropFirst().map { "\n" + $0.withoutMargin(of: depth) }.joined()
    }
    replace(outer.range, with: body)
    return true
  }

  // MARK: The fix

  /// The collected edits as a fix. One that touches a branch of `#if` is never safe: the other branch stays as it is.
  public func fix(_ message: Message, _ applicability: Applicability) -> RawDiagnostic.FixIt {
    RawDiagnostic.FixIt(
      message: message.text, applicability: isConditional && applicability == .safe ? .unsafe : applicability,
      edits: edits)
  }

  // MARK: Source

  private var source: UnsafeBufferPointer<UInt8> { tree.source }

  public func text(_ range: Range<UInt32>) -> String { text(Int(range.lowerBound)..<Int(range.upperBound)) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
  }

  /// Where the line of a place ends, when nothing but blanks and comments follow on it; `nil` when code does.
  private func lineEnd(after offset: Int) -> Int? {
    var place = offset
    while place < source.count, !source[place].isLineEnd { place += 1 }
    let next = firstToken(from: UInt32(offset))
    // A comment of several lines between would be torn.
    guard next.kind == .endOfFile || Int(next.offset) > place else { return nil }
    return endsInsideComment(offset..<place) ? nil : place
  }

  private func endsInsideComment(_ range: Range<Int>) -> Bool {
    var depth = 0
    var place = range.lowerBound
    while place + 1 < range.upperBound {
      switch (source[place], source[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0: return false
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      default: place += 1
      }
    }
    return depth > 0
  }

  private func endOfBreak(_ end: Int) -> Int {
    if source[end] == UInt8(ascii: "\r"), end + 1 < source.count, source[end + 1] == UInt8(ascii: "\n") {
      return end + 2
    }
    return end + 1
  }

  private func lineStart(of offset: Int) -> Int {
    var place = offset
    while place > 0, !source[place - 1].isLineEnd { place -= 1 }
    return place
  }

  private func isFirstOnLine(_ node: Node) -> Bool {
    let start = Int(node.range.lowerBound)
    return source[lineStart(of: start)..<start].allSatisfy(\.isBlank)
  }

  /// What stands before a node that is the first on its line.
  public func margin(of node: Node) -> String { margin(of: node.firstToken) }

  /// The blanks that the line of a token begins with.
  private func margin(of token: TokenCursor) -> String {
    let start = lineStart(of: Int(token.offset))
    return String(decoding: source[start..<Int(token.offset)].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// How many characters stand before a place on its line.
  public func column(of offset: UInt32) -> Int { text(lineStart(of: Int(offset))..<Int(offset)).count }

  /// The end of a statement's line where nothing but a comment follows on it, otherwise that of the statement.
  public func endWithComment(of statement: Node) -> UInt32 {
    lineEnd(after: Int(statement.range.upperBound)).map { UInt32($0) } ?? statement.range.upperBound
  }

  /// How long a line may get.
  public static let lineLength = 120

  /// The start of the first of the lines right above a statement that are line comments, or of its own line.
  public func startWithComments(of statement: Node) -> Int {
    var start = lineStart(of: Int(statement.range.lowerBound))
    let floor = Int(statement.firstToken.previous?.end ?? 0)
    while start > floor {
      let above = lineStart(
        of: start
          - (start > 1 && source[start - 1] == UInt8(ascii: "\n") && source[start - 2] == UInt8(ascii: "\r") ? 2 : 1))
      guard above > floor else { break }
      let line = source[above..<start].drop { $0.isBlank }
      guard line.starts(with: "//".utf8) else { break }
      start = above
    }
    return start
  }

  private func indented(_ text: String, like statement: Node) -> String {
    let margin = margin(of: statement)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }.joined(
      separator: "\n")
  }

  /// Several lines as one.
  private func joined(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
  }

  /// What the file indents by: its first margin that is a tab or less than five spaces; two spaces if there is none.
  public var indentation: String { layout.indentation }

  private func withLineEnds(_ text: String) -> String {
    guard text.contains("\n"), let first = source.firstIndex(of: UInt8(ascii: "\n")), first > 0,
      source[first - 1] == UInt8(ascii: "\r")
    else {
      return text
    }
    return text.replacingAll("\r\n", with: "\n").replacingAll("\n", with: "\r\n")
  }

  private func firstToken(from offset: UInt32) -> TokenCursor {
    let tokens = tree.tokens
    let place = (0..<tokens.count - 1).partitioningIndex { tokens[$0].offset >= offset }
    return TokenCursor(columns: tree.columns, index: UInt32(place))
  }
}

extension Substring {
  /// Without so many blanks at its beginning, or as many as it has.
  fileprivate func withoutMargin(of depth: Int) -> Substring {
    var rest = self
    var left = depth
    while left > 0, let first = rest.first, first == " " || first == "\t" {
      rest.removeFirst()
      left -= 1
    }
    return rest
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension Node {
  /// Whether it has to begin and end lines.
  fileprivate var isDirective: Bool { kind == .ifConfigDecl || kind == .poundSourceLocation }
}
