import Foundation
import ProgramRuns
import Testing

/// A few of the programs of `make growth`, small: this build does without optimization.
@Suite("How work grows with the input")
struct GrowthTests {
  @Test("What took the square of its input does no more", .timeLimit(.minutes(20)), arguments: [
    ("lint", ["rule-actor-stale-read-modify-write", "assertions-with-a-caller-each"]), ("fix", ["rule-mutable-global-state"]),
    ("report", ["rule-detached-task"]), ("isolation", ["row-of-calls-of-results"]),
  ])
  func selection(command: String, programs: [String]) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Scaling/growth.py").standardized.path
    let names = programs.flatMap { ["--program", $0] }
    let outcome = try ProgramRun.run(["python3", script, BuiltCommand.url.path, "--divide=4", "--command", command] + names)
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
