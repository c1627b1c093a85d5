import Foundation
import Testing

/// A small run of `make fuzz-rules`: the same projects of mutated files every time, made of this repository.
@Suite("Rules on mutated files", .enabled(if: hasPython))
struct FuzzRulesTests {
  @Test("No crash, no failure without a reason, no fix that breaks a file or repeats")
  func shortRun() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzzing/fuzz-rules.py")
    // Failures are kept out of the repository: a run by hand puts them where they belong.
    let workspace = try Workspace()
    let options = "--projects 6 --most-files 40 --seed 2026 --reduce-seconds 20 --keep found"
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": workspace.path]) { $1 }
    let outcome = try BuiltCommand.shell(
      "python3 '\(script.path)' '\(BuiltCommand.url.path)' \(options)", in: workspace.path, environment: environment)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasSuffix(", no findings\n"))
  }
}

private let hasPython = (try? BuiltCommand.shell("python3 --version", in: "/").status) == 0
