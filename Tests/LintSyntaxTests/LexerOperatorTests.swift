@testable import LintSyntax
import Testing

@Suite("Lexer: operators")
struct LexerOperatorTests {
  @Test(
    "The space on either side decides what an operator is",
    arguments: [
      ("a + b", TokenKind.binaryOperator), ("a+b", .binaryOperator), ("a +b", .prefixOperator),
      ("a+ b", .postfixOperator),
      ("(-x)", .prefixOperator), ("(x-)", .postfixOperator), ("f(+)", .binaryOperator), ("a^.b", .postfixOperator),
      ("x +/* */y", .binaryOperator)
    ])
  func boundness(text: String, kind: TokenKind) {
    #expect(kinds(text).contains(kind))
  }

  @Test("Operators with kinds of their own")
  func reserved() {
    #expect(kinds("a = b -> c") == [.identifier, .equal, .identifier, .arrow, .identifier])
    #expect(
      kinds("f(&x) && y & z") == [
        .identifier, .leftParen, .prefixAmpersand, .identifier, .rightParen, .binaryOperator, .identifier,
        .binaryOperator, .identifier
      ])
    #expect(kinds("a.b a::b") == [.identifier, .period, .identifier, .identifier, .colonColon, .identifier])
  }

  @Test("A question or exclamation mark directly after something is a postfix operator of one character")
  func marks() {
    #expect(
      kinds("a?.b! c ? d : e") == [
        .identifier, .postfixQuestionMark, .period, .identifier, .exclamationMark, .identifier, .infixQuestionMark,
        .identifier, .colon,
        .identifier
      ])
    #expect(spelling("a??b ?? c x!=y x != y") == "a │ ? │ ? │ b │ ?? │ c │ x │ ! │ = │ y │ x │ != │ y")
    #expect(kinds("!a") == [.prefixOperator, .identifier])
  }

  @Test("Only an operator that begins with a period holds periods")
  func periods() {
    #expect(spelling("a...b 1..<2 x+.y .-. ^..") == "a │ ... │ b │ 1 │ ..< │ 2 │ x │ + │ . │ y │ .-. │ ^ │ ..")
  }

  @Test("What follows the first `>` is cut as types need it, and glued for the parser to join")
  func rightAngles() {
    #expect(spelling("A<B<C>>=d") == "A │ < │ B │ < │ C │ > │ > │ = │ d")
    #expect(
      spelling("A<B>?=nil A<B>->C A<B>==C")
        == "A │ < │ B │ > │ ? │ = │ nil │ A │ < │ B │ > │ -> │ C │ A │ < │ B │ > │ == │ C")
    let tokens = LexedSource("a >>= b").tokens
    #expect(tokens.map(\.kind) == [.identifier, .rightAngle, .rightAngle, .equal, .identifier])
    #expect(tokens.map { $0.flags.contains(.glued) } == [false, false, true, true, false])
  }

  @Test("The payload of an angle says what the whole operator is and how long")
  func anglePayload() {
    let tokens = LexedSource("a >= b <c").tokens
    #expect(tokens[1].payload == UInt32(TokenKind.binaryOperator.rawValue) | 2 << 8)
    #expect(tokens[4].kind == .leftAngle)
    #expect(tokens[4].payload == UInt32(TokenKind.prefixOperator.rawValue) | 1 << 8)
  }

  @Test("Other operators that begin with `<` are whole, but the name of a function leaves generic parameters their `<`")
  func leftAngles() {
    #expect(spelling("a << b <= c") == "a │ << │ b │ <= │ c")
    #expect(spelling("func ==<T>(a: T)") == "func │ == │ < │ T │ > │ ( │ a │ : │ T │ )")
    #expect(spelling("func <<T>(a: T)") == "func │ < │ < │ T │ > │ ( │ a │ : │ T │ )")
    #expect(spelling("func << (a: T)") == "func │ << │ ( │ a │ : │ T │ )")
  }

  @Test("In a key path, a period is a token of its own")
  func keyPaths() {
    #expect(spelling(#"\.?.x"#) == #"\ │ . │ ? │ . │ x"#)
    #expect(spelling(#"\A<B, C>.?.x"#) == #"\ │ A │ < │ B │ , │ C │ > │ . │ ? │ . │ x"#)
    #expect(spelling(#"\[Int].!"#) == #"\ │ [ │ Int │ ] │ . │ !"#)
    #expect(spelling("a .! b .?. c") == "a │ .! │ b │ .?. │ c")
  }

  @Test("A comment ends an operator")
  func comments() {
    #expect(spelling("a +// c") == "a │ +")
    #expect(spelling("a */* c */ b") == "a │ * │ b")
  }
}
