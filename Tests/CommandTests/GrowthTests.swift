import Foundation
import ProgramRuns
import Testing

/// A few of the programs of `make growth`, small enough for a debug build.
@Suite("How work grows with the input")
struct GrowthTests {
  @Test(
    "Programs that were quadratic no longer are", .timeLimit(.minutes(60)),
    arguments: [
      ("lint", "assertions-with-a-caller-each"), ("fix", "rule-mutable-global-state"),
      ("isolation", "row-of-calls-of-results")
    ])
  func selection(command: String, program: String) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Scaling/growth.py")
      .standardized.path
    let outcome = try ProgramRun.run([
      "python3", script, BuiltCommand.url.path, "--divide=16", "--command", command, "--program", program
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
