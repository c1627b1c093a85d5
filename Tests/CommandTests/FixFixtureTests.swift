import Foundation
import ProgramRuns
import Testing

@Suite("Fixes before the compiler")
struct FixFixtureTests {
  @Test("Every fixture is fixed as it says, once, and compiles before and after")
  func compiles() throws {
    let oracle = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Oracles/compile-fixes.py")
      .standardized.path
    let outcome = try ProgramRun.run(["python3", oracle, BuiltCommand.url.path])
    // 3: the toolchain has no macro libraries, and so no stubs.
    #expect([0, 3].contains(outcome.status), "\(outcome.output)")
  }
}
