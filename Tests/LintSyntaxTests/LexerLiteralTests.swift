@testable import LintSyntax
import Testing

@Suite("Lexer: literals")
struct LexerLiteralTests {
  // MARK: Numbers

  @Test("Integers", arguments: ["0", "12_345", "0xFF_a0", "0o17", "0b1010_", "0x"])
  func integers(text: String) {
    #expect(kinds(text) == [.integerLiteral])
  }

  @Test("Floating-point numbers", arguments: ["1.5", "1_0.0_1", "1e5", "1.5e-3", "1E+2", "0x1.8p3", "0xap-1", "1e"])
  func floats(text: String) {
    #expect(kinds(text) == [.floatLiteral])
  }

  @Test("A point belongs to a number only before a digit and not after another point")
  func points() {
    #expect(
      spelling("1.foo 1...2 a.0.1 1.2.3 0xff.description 1.e3")
        == "1 │ . │ foo │ 1 │ ... │ 2 │ a │ . │ 0 │ . │ 1 │ 1.2 │ . │ 3 │ 0xff │ . │ description │ 1 │ . │ e3")
  }

  @Test("Versions of platforms are integers and periods")
  func versions() {
    #expect(spelling("#available(iOS 17.4, *)") == "#available │ ( │ iOS │ 17 │ . │ 4 │ , │ * │ )")
    #expect(spelling("@available(macOS 10.15.4, *)") == "@ │ available │ ( │ macOS │ 10 │ . │ 15 │ . │ 4 │ , │ * │ )")
    #expect(spelling("available(10.15)") == "available │ ( │ 10.15 │ )")
  }

  @Test(
    "Letters in a number are part of it and an error", arguments: ["12abc", "0b2", "0o8", "0xg", "1e5x", "0x", "1e"])
  func invalidNumbers(text: String) {
    let lexed = LexedSource(text)
    #expect(lexed.tokens.count == 1)
    #expect(lexed.reasons.first == .invalidNumber)
  }

  // MARK: Strings

  @Test("A string is quotes and segments; an empty segment is no token")
  func strings() {
    #expect(kinds(#""a" """#) == [.stringQuote, .stringSegment, .stringQuote, .stringQuote, .stringQuote])
    #expect(spelling(#""it's \"it\"""#) == #"" │ it's \"it\" │ ""#)
  }

  @Test("An escaped line end ends its segment")
  func lineEndEscapes() {
    #expect(spelling(#""a\nb\u{A}c\u{D}\td""#) == #"" │ a\n │ b\u{A} │ c\u{D} │ \td │ ""#)
    #expect(spelling(##"#"a\nb\#nc"#"##) == ##"# │ " │ a\nb\#n │ c │ " │ #"##)
  }

  @Test("Interpolations nest, with any content")
  func interpolations() {
    let lexed = LexedSource(#""a\(b("c\(d)") + [1])e""#)
    #expect(lexed.spelling == #"" │ a │ \ │ ( │ b │ ( │ " │ c │ \ │ ( │ d │ ) │ " │ ) │ + │ [ │ 1 │ ] │ ) │ e │ ""#)
    #expect(lexed.tokens[3].flags.contains(.interpolation))
    #expect(lexed.tokens[Int(lexed.tokens[3].payload)].flags.contains(.interpolation))
    #expect(!lexed.tokens[5].flags.contains(.interpolation))
    #expect(lexed.flaw == nil)
  }

  @Test("In a raw string, only a backslash with as many pounds escapes")
  func rawStrings() {
    #expect(spelling(##"#"\(a)\#(b)"#"##) == ##"# │ " │ \(a) │ \ │ # │ ( │ b │ ) │ " │ #"##)
    #expect(spelling(###"##"a"#b"##"###) == ###"## │ " │ a"#b │ " │ ##"###)
    #expect(spelling(##"#"""#"##) == ##"# │ " │ " │ " │ #"##)
  }

  @Test("Each line of a multi-line string is a segment, without the indentation of the closing quotes")
  func multilineStrings() {
    #expect(spelling("\"\"\"\n    a\n      b\n\n    c\n    \"\"\"") == "\"\"\" │ a⏎ │   b⏎ │ ⏎ │ c │ \"\"\"")
    #expect(spelling("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"") == "\"\"\" │ a⏎ │ b │ \"\"\"")
    #expect(spelling("\"\"\"\n  a\\\n  b\n  \"\"\"") == "\"\"\" │ a │ b │ \"\"\"")
    #expect(spelling("\"\"\"\n\"\"\"") == "\"\"\" │ \"\"\"")
    #expect(spelling("\"\"\"\n  \n  \"\"\"") == "\"\"\" │ \"\"\"")
  }

  @Test("A segment that was only indentation leaves no token, and brackets still find each other")
  func emptySegments() {
    let lexed = LexedSource("(\"\"\"\n  \\(f(1))\n  x\\(\"\"\"\n    \\([2])\n    \"\"\")\n  \"\"\", [3])")
    #expect(
      lexed.spelling
        == #"( │ """ │ \ │ ( │ f │ ( │ 1 │ ) │ ) │ ⏎ │ x │ \ │ ( │ """ │ \ │ ( │ [ │ 2 │ ] │ ) │ """ │ ) │ """ │ , │ [ │ 3 │ ] │ )"#
    )
    #expect(lexed.flaw == nil)
    #expect(lexed.tokens.allSatisfy { $0.kind != .stringSegment || $0.payload == 0 })
  }

  @Test(
    "Multi-line strings that are badly laid out",
    arguments: [
      ("\"\"\"a\n\"\"\"", SyntaxError.Reason.multilineStringDelimiter), ("\"\"\"\na\"\"\"", .multilineStringDelimiter),
      ("\"\"\"\n a\n  \"\"\"", .multilineStringIndentation), ("\"\"\"\n a\\\n \"\"\"", .invalidEscape)
    ])
  func layout(text: String, reason: SyntaxError.Reason) {
    #expect(LexedSource(text).reasons == [reason])
  }

  @Test("A string of one line ends with the line, and so do the interpolations in it")
  func unterminatedStrings() {
    let plain = LexedSource("\"a\nb")
    #expect(plain.spelling == "\" │ a │ b")
    #expect(plain.tokens[0].flags.contains(.unterminated))
    #expect(plain.reasons == [.unterminatedString])
    let nested = LexedSource("\"a\\(\"b\\(c\nd")
    #expect(nested.spelling == #"" │ a │ \ │ ( │ " │ b │ \ │ ( │ c │ d"#)
    #expect(nested.tokens.last?.flags.contains(.startsLine) == true)
    #expect(nested.flaw == nil)
  }

  @Test(
    "What a backslash may not stand before", arguments: [#""\q""#, #""\u{}""#, #""\u{D800}""#, #""\u41""#, #""\ ""#])
  func invalidEscapes(text: String) {
    #expect(LexedSource(text).reasons == [.invalidEscape])
  }

  // MARK: Regexes

  @Test(
    "A slash begins a regex where an operand must stand",
    arguments: [
      ("let r = /a+b/", "let │ r │ = │ / │ a+b │ /"), ("f(/a/, /b/)", "f │ ( │ / │ a │ / │ , │ / │ b │ / │ )"),
      ("return /x y/.self", "return │ / │ x y │ / │ . │ self"), ("a\n/b/", "a │ / │ b │ /"),
      (#"= /\/[/]"#, #"= │ / │ \/[ │ / │ ]"#),
      ("try? /^ x/", "try │ ? │ / │ ^ x │ /"), ("x = !/a/", "x │ = │ ! │ / │ a │ /")
    ])
  func regexes(text: String, expected: String) {
    #expect(spelling(text) == expected)
  }

  @Test(
    "Anywhere else it is division or an operator",
    arguments: [
      ("a / b / c", "a │ / │ b │ / │ c"), ("a/b/c", "a │ / │ b │ / │ c"), ("(/)", "( │ / │ )"),
      ("f(/, 1)", "f │ ( │ / │ , │ 1 │ )"),
      ("x /a / b", "x │ / │ a │ / │ b"), ("f(/.a)", "f │ ( │ / │ . │ a │ )"),
      ("func /(a: A)", "func │ / │ ( │ a │ : │ A │ )"),
      ("infix operator /^/", "infix │ operator │ /^/"), ("x /a", "x │ / │ a"),
      // The name of a member may be spelled like a keyword.
      ("x.internal / (1) / 2", "x │ . │ internal │ / │ ( │ 1 │ ) │ / │ 2"),
      ("x?.in / (1) / 2", "x │ ? │ . │ in │ / │ ( │ 1 │ ) │ / │ 2")
    ])
  func divisions(text: String, expected: String) {
    #expect(spelling(text) == expected)
  }

  @Test("Between pounds a regex may hold slashes, and lines when it begins with a line end")
  func extendedRegexes() {
    #expect(spelling("#/a/b/#") == "# │ / │ a/b │ / │ #")
    #expect(spelling("##/a/#b/##") == "## │ / │ a/#b │ / │ ##")
    #expect(spelling("#/\n  a # b\n/#") == "# │ / │ ⏎  a # b⏎ │ / │ #")
    #expect(LexedSource("#/a\nb").reasons == [.unterminatedRegex])
    #expect(LexedSource("#/\na").spelling == "# │ / │ a")
  }
}
