/// What comments say to people: the reason for the code below, where they give one.
public enum CommentReason {
  /// The words of comment lines without the marks of comments. Directives to tools, headings and code that was
  /// commented out are no words to people; a task for later is no reason either.
  ///
  /// - Parameter lines: of comments, with their marks.
  /// - Returns: nil where no words are left.
  public static func text(ofLines lines: some Sequence<Substring>) -> String? {
    let said = lines.map { withoutMarks($0) }.filter { !$0.isEmpty && !isDirective($0) && !isHeading($0) }
    guard let first = said.first, !tasks.contains(where: { first.hasPrefix($0) }) else { return nil }
    let text = said.joined(separator: "\n")
    return isCode(text) ? nil : text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether words give a reason rather than say again what the code does: "so that the upload outlives the screen",
  /// not "in the background".
  public static func saysWhy(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }
    return words.contains { word in
      reasonWords.contains(String(word)) || reasonStems.contains { word.hasPrefix($0) }
    }
  }

  private static let reasonWords: Set<String> = [
    "because", "since", "so", "otherwise", "must", "need", "needs", "needed", "avoid", "avoids", "never", "not",
    "don't",
    "doesn't", "shouldn't", "can't", "cannot", "without", "instead", "purpose", "why", "ensure", "ensures", "prevent",
    "prevents", "survive", "survives", "keep", "keeps"
  ]
  private static let reasonStems = [
    "deliberate", "intention", "outliv", "inherit", "block", "cancel", "escap", "prioriti", "workaround", "independent"
  ]

  private static func withoutMarks(_ line: Substring) -> String {
    var rest = line.drop { $0.isWhitespace }.drop { "/*! \t".contains($0) }
    while let last = rest.last, last == "*" || last == "/" || last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Whether the line speaks to a tool: its first word is `tool:command`, or one of a few that have no colon.
  private static func isDirective(_ line: String) -> Bool {
    let word = line.prefix { !$0.isWhitespace }
    if directives.contains(where: { word.hasPrefix($0) }) { return true }
    guard let colon = word.firstIndex(of: ":") else { return false }
    // An address leads to a reason.
    let command = word[word.index(after: colon)...]
    return colon > word.startIndex && !command.isEmpty && !command.hasPrefix("//")
  }

  private static func isHeading(_ line: String) -> Bool {
    line == "MARK" || line.hasPrefix("MARK:") || line.allSatisfy { "-=#_ ".contains($0) }
  }

  private static let directives = [
    "swift-format-ignore", "swift-tools-version", "NOLINT", "expected-error", "expected-warning", "expected-note"
  ]
  private static let tasks = ["TODO", "FIXME"]

  // MARK: Code that was commented out

  /// Whether the text is Swift rather than prose: it parses and does something, or opens or closes a block.
  private static func isCode(_ text: String) -> Bool {
    if text.hasSuffix("{") || text.allSatisfy({ "{}()[];, \n".contains($0) }) { return true }
    let tree = SyntaxTree.parse(text)
    return tree.errors.isEmpty && tree.root.descendants.contains { codeKinds.contains($0.kind) }
  }

  private static let codeKinds: Set<NodeKind> = [
    .functionCallExpr, .memberAccessExpr, .assignmentExpr, .closureExpr, .variableDecl, .functionDecl, .importDecl
  ]
}
