import LintText
import Testing

@Suite("Search in texts")
struct StringSearchTests {
  @Test("a text is found at its start, in its middle and at its end")
  func found() {
    for text in ["let", "let x", "a let b", "alet"] { #expect(text.includes("let"), "\(text)") }
    #expect("anything".includes(""))
  }

  @Test("what is longer, cut off or only begins alike is not found")
  func notFound() {
    for text in ["", "le", "lex", "l e t"] { #expect(!text.includes("let"), "\(text)") }
  }

  @Test("a second start inside of a failed one is found")
  func overlapping() {
    #expect("aaab".includes("aab"))
    #expect("ababac".firstOccurrence(of: "abac").map { "ababac"[$0] } == "abac")
  }

  @Test("a part of a text is searched in its own bounds")
  func substring() {
    #expect(!"swift://host".prefix(6).includes("://"))
    #expect("swift://host".dropFirst(3).includes("://"))
  }

  @Test("a line feed is found after a carriage return, which is one character with it")
  func lineEnds() {
    #expect("a\r\nb".replacingAll("\r\n", with: "\n").replacingAll("\n", with: "\r\n") == "a\r\nb")
  }

  @Test("every occurrence is replaced, and what replaces it is not searched")
  func replaced() {
    #expect("a|b||c".replacingAll("|", with: "\\|") == "a\\|b\\|\\|c")
    #expect("aaaa".replacingAll("aa", with: "a") == "aa")
    #expect("nothing".replacingAll("|", with: "") == "nothing")
  }
}
