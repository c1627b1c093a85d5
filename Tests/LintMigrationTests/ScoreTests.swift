import LintConfiguration
import LintEngine
import LintKit
import LintReporting
import Testing

@testable import LintMigration

@Suite("Scores and dates")
struct ScoreTests {
  @Test(
    "The points for code fall with weight and rise with lines; all of them are nothing found, and half is what was chosen",
    arguments: [
      (weight: 0, lines: 0, points: 30), (0, 5000, 30), (50, 1000, 15), (1, 1_000_000, 29), (100, 0, 0), (150, 1000, 7),
      (1_000_000, 10, 0)
    ])
  func code(weight: Int, lines: Int, points: Int) {
    #expect(ScoreBuilder.code(weight: weight, lines: lines, half: 50) == points)
  }

  @Test(
    "However good its code, a target that is not compiled in Swift 6 scores less than one that is and in which nothing is found"
  )
  func stages() throws {
    let best = try #require(ScoreBuilder.stages.first)
    #expect(best.stage == .swift6 && best.points + ScoreBuilder.codePoints == 100)
    #expect(ScoreBuilder.stages.map(\.points) == ScoreBuilder.stages.map(\.points).sorted(by: >))
    #expect(Set(ScoreBuilder.stages.map(\.stage)) == Set(MigrationReport.Stage.allCases))
    // The worst code that Swift 6 compiles is hardly below the best that it rejects.
    let rejected = try #require(ScoreBuilder.stages.last)
    #expect(rejected.stage == .rejected && rejected.points + ScoreBuilder.codePoints < best.points)
  }

  @Test("An error is critical unless it is about the source itself, and a suggestion endangers nothing")
  func urgency() {
    func rule(_ id: String, _ severity: Severity, _ family: RuleFamily) -> RuleInfo {
      RuleInfo(
        id: id, family: family, severity: severity, priority: .high, summary: "s", why: "w", instead: "i",
        compilerView: [.silent], examples: [])
    }
    let urgencies = RuleUrgencies([
      rule("race", .error, .isolation), rule("leak", .warning, .tasks), rule("internal-error", .error, .source)
    ])
    func urgency(_ rule: String, _ severity: Severity) -> Priority? {
      urgencies.urgency(of: rule, severity: severity, priority: .high)
    }
    #expect(urgency("race", .error) == .critical && urgency("race", .warning) == .high)
    #expect(urgency("leak", .warning) == .high && urgency("leak", .error) == .critical)
    #expect(urgency("leak", .info) == nil && urgency("race", .info) == nil)
    #expect(urgency("internal-error", .error) == .high)
  }

  @Test(
    "Words of a shell command are quoted where they have to be",
    arguments: [
      ("Sources/A.swift", "Sources/A.swift"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$(rm x)", "'$(rm x)'"),
      ("", "''"), ("ä", "'ä'")
    ])
  func quoting(word: String, quoted: String) { #expect(shellQuoted(word) == quoted) }

  @Test(
    "A moment in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z")
    ])
  func date(seconds: Int, text: String) { #expect(UTCDate(seconds: seconds)?.description == text) }

  @Test("Before 1970 and after 9999 are no dates", arguments: [-1, 253_402_300_800, Int.max])
  func noDate(seconds: Int) { #expect(UTCDate(seconds: seconds) == nil) }

  @Test("Many edits that a command makes are less work than a few that a person has to try out or think about")
  func effort() {
    let settings = ReportSettings()
    #expect(23 * settings[.safeFixEffort] < 15 * settings[.unsafeFixEffort])
    #expect([.safeFixEffort, .unsafeFixEffort, .guidanceEffort, .manualEffort].map { settings[$0] } == [1, 5, 10, 15])
  }

  @Test("Every priority has a phase, configured or not")
  func phases() {
    var settings = ReportSettings()
    settings.choose([.init(name: "Now", priorities: [.high], rules: ["a-rule"])])
    #expect(settings.phases.map(\.name) == ["Now", "Later"])
    #expect(settings.phase(of: "a-rule", priority: .low) == 0 && settings.phase(of: "b-rule", priority: .critical) == 1)
  }
}
