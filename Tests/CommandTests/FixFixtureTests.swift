import Foundation
import Testing

@Suite("Fixes before the compiler")
struct FixFixtureTests {
  @Test("Every fixture is fixed as it says, once, and compiles before and after")
  func compiles() throws {
    let oracle = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Oracles/compile-fixes.py").standardized.path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", oracle, BuiltCommand.url.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // 3: the toolchain has no macro libraries, and so no stubs.
    #expect([0, 3].contains(process.terminationStatus), "\(output)")
  }
}
