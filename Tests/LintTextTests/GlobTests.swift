import Testing

@testable import LintText

@Suite("Wildcards of .gitignore")
struct GlobTests {

  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try #require(Glob(Array(pattern.utf8)[...])).matches(Array(text.utf8)[...])
  }

  @Test(
    "A pattern covers the whole text",
    arguments: [
      ("a", "a", true), ("a", "ab", false), ("ab", "a", false),
      ("?", "x", true), ("?", "/", false), ("?", "", false),
      ("*", "", true), ("*", "abc", true), ("*", "a/b", false),
      ("a*c", "abbbc", true), ("a*c", "ab/c", false), ("*a*b*", "xxayybzz", true), ("*a*b", "ab-", false),
      ("*.swift", "A.swift", true), ("*.swift", "d/A.swift", false)
    ])
  func wholeText(pattern: String, text: String, expected: Bool) throws {
    #expect(try matches(pattern, text) == expected)
  }

  @Test(
    "Two stars as a component match any number of components",
    arguments: [
      ("**/a", "a", true), ("**/a", "x/a", true), ("**/a", "x/y/a", true), ("**/a", "xa", false),
      ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "axb", false), ("a/**/b", "a/xb", false),
      ("a/**", "a/x/y", true), ("a/**", "a", false), ("**", "x/y", true),
      ("a/**/*b/**/c", "a/x/ab/c", true), ("**/*a/b", "xa/ya/b", true), ("**/x*z/y", "x/xz/xqz/y", true),
      // Not as a component of its own, it is one star.
      ("a/b**c", "a/bxc", true), ("a/b**c", "a/b/c", false)
    ])
  func anyDepth(pattern: String, text: String, expected: Bool) throws {
    #expect(try matches(pattern, text) == expected)
  }

  @Test(
    "Brackets accept one byte of a set, and never a slash",
    arguments: [
      ("[abc]", "b", true), ("[abc]", "d", false), ("[a-c]x", "bx", true), ("[!a-c]", "d", true),
      ("[^a-c]", "b", false),
      ("[]a]", "]", true), ("[!]a]", "]", false), ("[a-]", "-", true), ("[\\]]", "]", true), ("[\\a-c]", "b", true),
      ("[[:digit:]_]", "7", true), ("[[:digit:]_]", "_", true), ("[[:upper:]]", "a", false), ("[c-a]", "b", false),
      ("[!a]", "/", false), ("a[.-0]b", "a/b", false)
    ])
  func brackets(pattern: String, text: String, expected: Bool) throws {
    #expect(try matches(pattern, text) == expected)
  }

  @Test("A pattern without an end matches nothing", arguments: ["[a", "[", "a\\", "[[:digit:]", "[[:word:]]", "[a-"])
  func malformed(pattern: String) {
    #expect(Glob(Array(pattern.utf8)[...]) == nil)
  }

  @Test("A backslash takes the next byte as it is")
  func escapes() throws {
    #expect(try matches("\\*\\?\\[", "*?["))
    #expect(try !matches("\\*", "a"))
  }

  @Test("A hostile pattern takes polynomial time", .timeLimit(.minutes(60)))
  func backtracking() throws {
    let pattern = String(repeating: "*a", count: 60) + "*b"
    #expect(try !matches(pattern, String(repeating: "a", count: 5_000)))
  }
}
