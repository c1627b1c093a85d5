@testable import LintSyntax
import Testing

@Suite("Lexer: any bytes")
struct LexerRobustnessTests {
  static let sample = """
    #!/usr/bin/env swift
    @available(iOS 17.0, *) // comment
    actor A<T>: P where T: ~Copyable { /* a /* b */ */
      let s = "x\\(f("y\\n\\(z)") ?? [1.5, 0xFF])w", r = #"\\#(q)"#, `default` = /a[/)b]+/
      let m = \"\"\"
        first\\
        \\(a) and "two"

        \"\"\"
      func ==<U>(l: [U: A<A<U>>]) async throws -> Int? { #if os(Linux) || X >= 5.9
        return \\.?.é.x! ∘ <#code#> #endif
      }
    }
    #/
      multi
    /# ; “curly” $0 \u{FEFF} x..<y
    """

  @Test("Each pair of bytes gives sound tokens")
  func pairs() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let lexed = LexedSource(bytes: [first, second])
        if let flaw = lexed.flaw { Issue.record("\(first) \(second): \(flaw)") }
      }
    }
  }

  @Test("A file may end after any byte, and begin with any")
  func truncation() {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count {
      if let flaw = LexedSource(bytes: Array(bytes.prefix(count))).flaw {
        Issue.record("first \(count) bytes: \(flaw)")
      }
      if let flaw = LexedSource(bytes: Array(bytes.suffix(count))).flaw { Issue.record("last \(count) bytes: \(flaw)") }
    }
  }

  @Test("Any byte may be replaced by another one")
  func mutation() {
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      for byte in Array("\"\\(){}[]/#<>`'\n*.0a".utf8) + [0, 0x80, 0xE2, 0xFF] {
        var changed = bytes
        changed[index] = byte
        if let flaw = LexedSource(bytes: changed).flaw { Issue.record("\(byte) at \(index): \(flaw)") }
      }
    }
  }

  @Test("Between tokens there are only white space, comments and reported bytes")
  func trivia() {
    let lexed = LexedSource(Self.sample)
    var end = 0
    var gaps = ""
    for token in lexed.tokens + [lexed.endOfFile] {
      gaps += String(decoding: lexed.bytes[end..<Int(token.offset)], as: UTF8.self)
      end = Int(token.end)
    }
    for comment in ["#!/usr/bin/env swift", "// comment", "/* a /* b */ */", "\\\n", "\u{FEFF}"] {
      gaps = gaps.replacing(comment, with: "")
    }
    let visible = gaps.filter { !$0.isWhitespace }
    #expect(visible == "")
  }

  @Test("Each bracket has its partner, and a brace closes what was left open in it")
  func brackets() {
    let lexed = LexedSource("{ f([a) } ]")
    // The index of a bracket's partner, or its own.
    func partner(of index: Int) -> UInt32 { lexed.tokens[index].payload }
    #expect(
      lexed.kinds == [
        .leftBrace, .identifier, .leftParen, .leftSquare, .identifier, .rightParen, .rightBrace, .rightSquare
      ])
    #expect(partner(of: 0) == 6)
    #expect(partner(of: 2) == 5)
    #expect(partner(of: 3) == 3)
    #expect(partner(of: 7) == 7)
    let alone = lexed.tokens.indices.filter { lexed.tokens[$0].flags.contains(.unterminated) }
    #expect(alone == [3, 7])
  }

  /// Openings of all sorts without an end. If any of them were searched to the end of the file or line each time, a
  /// test would take hours rather than a moment.
  @Test(
    "Time is linear in the size of the file", .timeLimit(.minutes(60)),
    arguments: [
      "(", "[", "{", ")", "}", "[)", "({)", "([{", "\"\\(", "\"\"\"\n\\(", "#\"\"\"\n\\#(", "#\"\"\"x\\#(", "\"\\({",
      "#", "#/\n", "#/ x",
      "/*", "//", "/", "( /a", "(/\\(", "<", ">", ">?", "<#", "+<# ", "<<<<<<< a\n", ">>>> a\n", "“", "`a", "\0", "\"",
      "\"\"\"", "'",
      "\\.?", ".?", "1.", "0x", "é", "→", "\\\n", "\"\\n", "\"\"\"\n  \\(\"\"\"\n  x\n  \"\"\")\n  \"\"\"\n",
      "##\"\"\" ", " ", "\n", "a"
    ])
  func linear(unit: String) {
    let bytes = Array(unit.utf8)
    let lexed = LexedSource(bytes: Array(repeatElement(bytes, count: 400_000 / bytes.count).joined()))
    #expect(lexed.flaw == nil)
  }
}
