@testable import LintSyntax

/// The lexer's results for a text, copied out of its buffers.
struct LexedSource {
  let bytes: [UInt8]
  /// All tokens but the end-of-file token.
  let tokens: [Token]
  let endOfFile: Token
  let errors: [SyntaxError]
  let names: WellKnownNameSet

  init(_ text: String, largestTokenCount: Int = Limits.tokenCount) {
    self.init(bytes: Array(text.utf8), largestTokenCount: largestTokenCount)
  }

  init(bytes: [UInt8], largestTokenCount: Int = Limits.tokenCount) {
    var buffer = TokenBuffer()
    var errors: [SyntaxError] = []
    var names = WellKnownNameSet()
    let padded = bytes + [UInt8](repeating: 0, count: 16)
    padded.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      Lexer.lex(
        source: base, count: bytes.count, into: &buffer, errors: &errors, names: &names,
        largestTokenCount: largestTokenCount)
    }
    self.bytes = bytes
    tokens = (0..<(buffer.count - 1)).map { buffer.base[$0] }
    endOfFile = buffer.base[buffer.count - 1]
    self.errors = errors
    self.names = names
  }

  func text(of token: Token) -> String {
    String(decoding: bytes[Int(token.offset)..<Int(token.end)], as: UTF8.self)
  }

  /// The tokens as they are written, with `│` between them and line ends as `⏎`.
  var spelling: String {
    tokens.map { text(of: $0).replacing("\r\n", with: "⏎").replacing("\n", with: "⏎") }.joined(separator: " │ ")
  }

  var kinds: [TokenKind] { tokens.map(\.kind) }
  var reasons: [SyntaxError.Reason] { errors.map(\.reason) }

  /// The first violation of what holds for the tokens of any text: their order, their extent, or their partners.
  var flaw: String? {
    var end = 0
    for (index, token) in tokens.enumerated() {
      if token.length == 0 { return "token \(index) is empty" }
      if Int(token.offset) < end { return "token \(index) overlaps the one before it" }
      end = Int(token.end)
      guard token.kind.isOpeningBracket || token.kind.isClosingBracket else { continue }
      let partner = Int(token.payload)
      guard partner < tokens.count else { return "token \(index) has a partner beyond the end" }
      if partner == index {
        if !token.flags.contains(.unterminated) { return "token \(index) has no partner and does not say so" }
      } else if tokens[partner].payload != UInt32(index) {
        return "token \(index) is not the partner of its partner"
      }
    }
    if end > bytes.count { return "the last token reaches beyond the file" }
    if Int(endOfFile.offset) != bytes.count || endOfFile.length != 0 { return "the end of the file is elsewhere" }
    return errors.count > Limits.errorsPerFile ? "too many errors" : nil
  }
}

/// The tokens of a text, as ``LexedSource/spelling``.
func spelling(_ text: String) -> String { LexedSource(text).spelling }

/// The kinds of a text's tokens.
func kinds(_ text: String) -> [TokenKind] { LexedSource(text).kinds }
