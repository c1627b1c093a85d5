import LintConfiguration
import LintDiagnostics
import Testing

@Suite("What is chosen about migration reports")
struct ReportSettingsTests {
  private func report(_ texts: String...) throws -> ReportSettings {
    Configuration(of: someRules, layers: try texts.enumerated().map { .init(path: "\($0)", file: try read($1)) }).report
  }

  @Test("Numbers of the nearest file win, key by key; phases as a whole")
  func layers() throws {
    let outer = "report:\n  score: {high: 7, low: 3}\n  phases:\n    - {name: One, priorities: [low]}\n"
    let report = try report(outer, "report:\n  score: {low: 4}\n  effort: {by_hand: 9}\n")
    #expect(report[.highWeight] == 7 && report[.lowWeight] == 4 && report[.manualEffort] == 9)
    #expect(report[.mediumWeight] == ReportSettings.Number.mediumWeight.standard)
    #expect(report.phases.map(\.name) == ["One", "Later"])
    #expect(report.phases[1].priorities == [.critical, .high, .medium])
  }

  @Test(
    "Mistakes are reported with their place and the likely correction",
    arguments: [
      ("report: 3", "1:9: 'report' consists of lines like 'key: value'"),
      ("report:\n  scores: {}", "2:3: 'report' has no key 'scores'; did you mean 'score'?"),
      ("report:\n  score: {hihg: 2}", "2:11: 'score' has no key 'hihg'; did you mean 'high'?"),
      ("report:\n  score: {high: -1}", "2:17: 'high' takes a number from 0 to 1000"),
      ("report:\n  score: {half_at: 0}", "2:20: 'half_at' takes a number from 1 to 100000"),
      ("report:\n  phases: []", "2:11: 'phases' takes a list of phases, each with a 'name' and its 'priorities'"),
      ("report:\n  phases:\n    - {name: A}", "3:7: a phase needs a 'name', and 'priorities' or 'rules'"),
      (
        "report:\n  phases:\n    - {name: A, priorities: [urgent]}",
        "3:30: a priority is one of critical, high, medium, low, not 'urgent'"
      ),
      (
        "report:\n  phases:\n    - {name: A, priorities: [low]}\n    - {name: B, priorities: [low]}",
        "4:30: 'low' is in an earlier phase already"
      ),
      ("report:\n  phases:\n    - {name: A, rules: [alhpa]}", "3:25: there is no rule 'alhpa'; did you mean 'alpha'?"),
      (
        "report:\n  phases:\n    - {name: A, prioritys: [low]}",
        "3:17: a phase has no key 'prioritys'; did you mean 'priorities'?"
      )
    ])
  func mistakes(text: String, problem: String) { #expect(problems(text).first == problem) }

  @Test("Nothing below the key chooses nothing", arguments: ["report:", "report: {}", "report:\n  score:\n"])
  func empty(text: String) throws { #expect(try report(text) == ReportSettings()) }
}
