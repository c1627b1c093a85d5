import LintConfiguration
import LintEngine
import Testing

@testable import LintMigration

@Suite("Scores and dates")
struct ScoreTests {
  @Test("A score falls with points and rises with lines; 100 is nothing found, and half is what was chosen", arguments: [
    (points: 0, lines: 0, value: 100), (0, 5000, 100), (50, 1000, 50), (1, 1_000_000, 99), (100, 0, 0), (150, 1000, 25), (1_000_000, 10, 0),
  ])
  func value(points: Int, lines: Int, value: Int) { #expect(ScoreBuilder.value(points: points, lines: lines, half: 50) == value) }

  @Test("Words of a shell command are quoted where they have to be", arguments: [
    ("Sources/A.swift", "Sources/A.swift"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$(rm x)", "'$(rm x)'"), ("", "''"), ("ä", "'ä'"),
  ])
  func quoting(word: String, quoted: String) { #expect(shellQuoted(word) == quoted) }

  @Test("A moment in UTC", arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func date(seconds: Int, text: String) { #expect(UTCDate(seconds: seconds)?.description == text) }

  @Test("Before 1970 and after 9999 are no dates", arguments: [-1, 253_402_300_800, Int.max])
  func noDate(seconds: Int) { #expect(UTCDate(seconds: seconds) == nil) }

  @Test("Every priority has a phase, chosen or not")
  func phases() {
    var settings = ReportSettings()
    settings.choose([.init(name: "Now", priorities: [.high], rules: ["a-rule"])])
    #expect(settings.phases.map(\.name) == ["Now", "Later"])
    #expect(settings.phase(of: "a-rule", priority: .low) == 0 && settings.phase(of: "b-rule", priority: .critical) == 1)
  }
}
