@testable import LintSyntax
import Testing

@Suite("Lexer: names, directives and trivia")
struct LexerTests {
  @Test("Reserved words have kinds of their own, contextual ones are identifiers with a known name")
  func words() {
    let lexed = LexedSource("class actor Self self init await Any associatedtype try")
    #expect(
      lexed.kinds == [.class, .identifier, .capitalSelf, .self, .`init`, .identifier, .Any, .associatedtype, .try])
    #expect(lexed.tokens[1].name == .actor)
    #expect(lexed.tokens[5].name == .await)
  }

  @Test("Every well-known name is found in the table, and its neighbours in spelling are not")
  func wellKnownNames() {
    // The parser finds empty literals.
    for known in WellKnownName.allCases where known != .emptyLiteral {
      let lexed = LexedSource("\(known.rawValue) \(known.rawValue)_ x\(known.rawValue)")
      #expect(lexed.tokens[0].name == known)
      #expect(lexed.tokens[1].name != known)
      #expect(lexed.tokens[2].name != known)
      #expect(lexed.names.contains(known))
    }
  }

  @Test("Equal spellings have equal names, whatever their length and whatever follows them")
  func hashes() {
    for length in 1...40 {
      let name = String(repeating: "q", count: length)
      let lexed = LexedSource("\(name) \(name)+\(name)q")
      #expect(lexed.tokens[0].name == lexed.tokens[1].name)
      #expect(lexed.tokens[0].name != lexed.tokens[3].name)
      #expect(lexed.tokens[0].name.isHash)
    }
  }

  @Test("In backticks anything is an identifier, named by what is inside")
  func backticks() {
    let lexed = LexedSource("`class` `a test` `")
    #expect(lexed.kinds == [.identifier, .identifier, .backtick])
    #expect(lexed.tokens[0].name == .class)
    #expect(lexed.tokens[0].flags.contains(.escaped))
    #expect(lexed.spelling == "`class` │ `a test` │ `")
  }

  @Test("`_`, `$0` and `$name`")
  func specialNames() {
    #expect(
      kinds("_ __ _a $0 $12 $a") == [
        .wildcard, .identifier, .identifier, .dollarIdentifier, .dollarIdentifier, .identifier
      ])
    #expect(spelling("a$b$1_") == "a$b$1_")
  }

  @Test("Identifiers and operators beyond ASCII")
  func unicode() {
    #expect(kinds("naïve → 変数 ∘ 😀") == [.identifier, .binaryOperator, .identifier, .binaryOperator, .identifier])
    #expect(LexedSource("é1").spelling == "é1")
    #expect(LexedSource("\u{301}a").reasons == [.invalidCharacter])
  }

  @Test("Seven directives are one token, any other `#name` is two")
  func directives() {
    #expect(
      kinds("#if #elseif #else #endif #sourceLocation #available #unavailable")
        == [.poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable, .poundUnavailable])
    #expect(spelling("#selector #ifx") == "# │ selector │ # │ ifx")
  }

  @Test("An editor placeholder is one identifier")
  func placeholders() {
    #expect(spelling("f(<#T##Int#>, <#)") == "f │ ( │ <#T##Int#> │ , │ < │ # │ )")
  }

  @Test("Flags say what is before a token")
  func flags() {
    let tokens = LexedSource("a b\n  c/* */d // e\nf;g").tokens
    #expect(tokens[0].flags == [.startsLine, .afterTrivia])
    #expect(tokens[1].flags == .afterTrivia)
    #expect(tokens[2].flags == [.startsLine, .afterTrivia])
    #expect(tokens[3].flags == [.afterTrivia, .afterComment])
    #expect(tokens[4].flags == [.startsLine, .afterTrivia, .afterComment])
    #expect(tokens[5].flags == [])
  }

  @Test("Block comments nest; a line end inside one starts a line")
  func blockComments() {
    #expect(spelling("a /* /* */ b */ c") == "a │ c")
    #expect(LexedSource("a /*\n*/ b").tokens[1].flags.contains(.startsLine))
    #expect(LexedSource("a /* /* */").reasons == [.unterminatedComment])
  }

  @Test("A shebang is a token; a byte order mark and every kind of white space are trivia")
  func whiteSpace() {
    #expect(spelling("#!/usr/bin/swift\nlet") == "#!/usr/bin/swift │ let")
    #expect(spelling("\u{FEFF}let") == "let")
    #expect(LexedSource("a\u{A0}b").errors.isEmpty)
    let blanks = LexedSource("a\tb\u{B}c\u{C}d\r\ne\rf")
    #expect(blanks.spelling == "a │ b │ c │ d │ e │ f")
    #expect(blanks.errors.isEmpty)
  }

  @Test("Conflict markers are skipped up to their end")
  func conflictMarkers() {
    let lexed = LexedSource("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\nd")
    #expect(lexed.spelling == "a │ d")
    #expect(lexed.reasons == [.conflictMarker])
    #expect(LexedSource("<<<<<<< HEAD\nb").spelling == "<<<<<<< │ HEAD │ b")
  }

  @Test(
    "Bytes that cannot be Swift are an error and trivia",
    arguments: [
      ("a\0b", SyntaxError.Reason.nulByte), ("a\u{1}b", .invalidCharacter), ("a\u{2028}b", .invalidCharacter)
    ])
  func strayCharacters(text: String, reason: SyntaxError.Reason) {
    let lexed = LexedSource(text)
    #expect(lexed.spelling == "a │ b")
    #expect(lexed.reasons == [reason])
    #expect(lexed.tokens[1].flags.contains(.afterTrivia))
  }

  @Test(
    "Invalid UTF-8 is an error and trivia", arguments: [[0x80], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xFF]])
  func invalidUTF8(bytes: [UInt8]) {
    let lexed = LexedSource(bytes: [0x61] + bytes + [0x2B, 0x62])
    #expect(lexed.kinds == [.identifier, .binaryOperator, .identifier])
    #expect(lexed.reasons.allSatisfy { $0 == .invalidUTF8 })
    #expect(!lexed.errors.isEmpty)
  }

  @Test("Text in curly quotes is one token and one error")
  func curlyQuotes() {
    let lexed = LexedSource("f(“a b”)")
    #expect(lexed.spelling == "f │ ( │ “a b” │ )")
    #expect(lexed.reasons == [.invalidCharacter])
  }
}
