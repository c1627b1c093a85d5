import Testing

@testable import LintEngine

@Suite("The patterns of an ignore file")
struct IgnorePatternsTests {

  private static let lines = [
    "build", "!build", "build/", "*.swift", "!*.swift", "*t", "B?.swift", "/x/A.swift", "x/*.swift", "**/y/**",
    "y/**/A.swift", "**", "!**/A.swift",
    "x/y", "x//y", "[x/]y", "x[/]y/A.swift", "[xy]/A.swift", "x\\/y", "\\A.swift", "**y/A.swift", "x**/A.swift", "*",
    "out/A.swift/"
  ]
  private static let paths = [
    "A.swift", "B1.swift", "build", "x/A.swift", "y/A.swift", "x/y", "x/y/A.swift", "x/build/y/A.swift", "xy/A.swift",
    "out"
  ]

  @Test("The last line that matches is found among any others", arguments: paths, [true, false])
  func lastMatch(path: String, isDirectory: Bool) {
    let bytes = Array(path.utf8)
    let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let patterns = Self.lines.compactMap { IgnorePattern(line: Array($0.utf8)[...]) }
    let alone = patterns.map { [$0] }
    let withThoseAbove = (0...patterns.count).map { Array(patterns[..<$0]) }
    for some in alone + withThoseAbove {
      let expected = some.last { $0.matches(bytes[...], nameStart: nameStart, isDirectory: isDirectory) }
      let found = IgnorePatterns(some).lastMatch(bytes[...], nameStart: nameStart, isDirectory: isDirectory)
      #expect(found?.isNegated == expected?.isNegated)
    }
  }
}
