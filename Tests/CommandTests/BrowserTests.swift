import ProgramRuns
import Foundation
import Testing

/// The migration report and the documentation in a browser: `make browser` installs the driver, and a missing one is
/// reported.
@Suite("Pages in a browser")
struct BrowserTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test(
    "It opens from disk without loading anything, can be used by mouse and keyboard, and shows hostile source as text"
  )
  func page() throws {
    let environment = Self.root.appending(path: ".build/browser/bin/python3").path
    let python = FileManager.default.isExecutableFile(atPath: environment) ? environment : "python3"
    let outcome = try ProgramRun.run([
      python, Self.root.appending(path: "Tests/Browser/check-report.py").path, BuiltCommand.url.path, "--findings",
      "1000"
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
    print(outcome.output, terminator: "")
  }

  @Test("The documentation opens from disk, finds rules by words of their messages, and loads nothing from elsewhere")
  func documentation() throws {
    let environment = Self.root.appending(path: ".build/browser/bin/python3").path
    let python = FileManager.default.isExecutableFile(atPath: environment) ? environment : "python3"
    let outcome = try ProgramRun.run([
      python, Self.root.appending(path: "Tests/Browser/check-site.py").path, BuiltCommand.url.path
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
    print(outcome.output, terminator: "")
  }
}
