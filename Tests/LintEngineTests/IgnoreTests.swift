import Testing

@testable import LintEngine

@Suite("Lines of .gitignore")
struct IgnorePatternTests {

  private func ignores(_ line: String, _ path: String, isDirectory: Bool = false) -> Bool {
    let bytes = Array(path.utf8)
    guard let pattern = IgnorePattern(line: Array(line.utf8)[...]) else { return false }
    let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    return pattern.matches(bytes[...], nameStart: nameStart, isDirectory: isDirectory)
  }

  @Test("Empty lines and comments are not patterns", arguments: ["", "# note", "   ", "!", "/"])
  func nothing(line: String) {
    #expect(IgnorePattern(line: Array(line.utf8)[...]) == nil)
  }

  @Test("Without a slash, a pattern matches a name at any depth")
  func names() {
    #expect(ignores("A.swift", "x/y/A.swift"))
    #expect(ignores("*.generated.swift", "x/B.generated.swift"))
    #expect(ignores("B?.swift", "x/B1.swift"))
    #expect(!ignores("A.swift", "A.swift.bak"))
  }

  @Test("With a slash, a pattern matches a path from its directory")
  func paths() {
    #expect(ignores("/A.swift", "A.swift"))
    #expect(!ignores("/A.swift", "x/A.swift"))
    #expect(ignores("x/*.swift", "x/A.swift"))
    #expect(!ignores("x/*.swift", "y/x/A.swift"))
  }

  @Test("A slash at the end asks for a directory")
  func directories() {
    #expect(ignores("out/", "x/out", isDirectory: true))
    #expect(!ignores("out/", "x/out"))
  }

  @Test("An exclamation mark negates, unless escaped")
  func negation() throws {
    #expect(try #require(IgnorePattern(line: Array("!A.swift".utf8)[...])).isNegated)
    #expect(ignores("\\!A.swift", "!A.swift"))
    #expect(ignores("\\#A.swift", "#A.swift"))
  }

  @Test("Spaces at the end count only after a backslash")
  func trailingSpaces() {
    #expect(ignores("A.swift   ", "A.swift"))
    #expect(ignores("A\\  ", "A "))
    #expect(!ignores("A\\  ", "A"))
  }

  @Test("A file may have a byte order mark and CR LF line ends")
  func lineEnds() {
    #expect(IgnoreRules.parse(Array("\u{FEFF}A\r\n\r\nB\n".utf8)).count == 2)
  }
}
