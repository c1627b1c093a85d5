import Foundation
import ProgramRuns
import Testing

/// Reports of all formats, read by third-party programs: `make consumers` installs them, and missing ones are reported.
@Suite("Reports as others read them")
struct ConsumerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test("Names and sources that were chosen to break formats survive all of them")
  func hostilePackage() throws {
    let outcome = try Self.python("Tests/Consumers/read-reports.py", BuiltCommand.url.path)
    #expect(outcome.status == 0, "\(outcome.output)")
    print(outcome.output, terminator: "")
  }

  @Test("The schema of configurations accepts exactly what the reader accepts")
  func schema() throws {
    let outcome = try Self.python("Tests/Consumers/check-schema.py", BuiltCommand.url.path)
    #expect(outcome.status == 0, "\(outcome.output)")
    print(outcome.output, terminator: "")
  }

  /// Runs a script of the project, in the virtual environment if there is one.
  static func python(_ script: String, _ arguments: String...) throws -> (status: Int32, output: String) {
    let environment = root.appending(path: ".build/consumers/bin/python3")
    let python = FileManager.default.isExecutableFile(atPath: environment.path) ? environment.path : "python3"
    return try ProgramRun.run([python, root.appending(path: script).path] + arguments)
  }
}
