import Foundation
import Testing

/// A file or a small project of `Fixtures/crashes`: what a fuzzer found, reduced, and named by what was wrong.
private struct CrashFixture: CustomTestStringConvertible, Sendable {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static let all: [CrashFixture] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../Fixtures/crashes").standardized
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.sorted { $0.path < $1.path }.map(CrashFixture.init)
  }()

  /// The content of its files, by their paths.
  func files() throws -> [String: Data] {
    guard let names = FileManager.default.enumerator(atPath: url.path), url.hasDirectoryPath else {
      return [url.lastPathComponent: try Data(contentsOf: url)]
    }
    var files: [String: Data] = [:]
    for case let name as String in names {
      let file = url.appending(path: name)
      if !file.hasDirectoryPath { files[name] = try Data(contentsOf: file) }
    }
    return files
  }

  func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for (name, content) in try files() { try workspace.write(content, to: name) }
    return workspace
  }
}

@Suite("Input that once ended a run")
struct CrashFixtureTests {
  @Test(
    "Rules, fixes and reports come to an end",
    arguments: [
      ["lint", "--format", "sarif"], ["lint", "--format", "rdjson"], ["fix", "--unsafe-fixes", "--diff"],
      ["report", "--format", "markdown"], ["report", "--format", "json"], ["report", "--format", "html"]
    ], CrashFixture.all)
  fileprivate func project(command: [String], fixture: CrashFixture) throws {
    let workspace = try fixture.workspace()
    let outcome = try BuiltCommand.run(command + ["--enable-all-rules", "."], in: workspace.path)
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
  }

  @Test("Every file can be asked about", arguments: [["isolation"], ["index"], ["type", "--all"]], CrashFixture.all)
  fileprivate func file(command: [String], fixture: CrashFixture) throws {
    let workspace = try fixture.workspace()
    for name in try fixture.files().keys where name.hasSuffix(".swift") {
      let outcome = try BuiltCommand.run(command + ["--format", "json", name], in: workspace.path)
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
      let output = Data(outcome.output.utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: output, options: .fragmentsAllowed) }
    }
  }

  @Test("A second fix changes nothing", arguments: CrashFixture.all)
  fileprivate func fixedTwice(fixture: CrashFixture) throws {
    let workspace = try fixture.workspace()
    let command = ["fix", "--unsafe-fixes", "--enable-all-rules", "--fail-on", "never", "."]
    #expect(try BuiltCommand.run(command, in: workspace.path).status == 0)
    #expect(try !BuiltCommand.run(command, in: workspace.path).output.contains("Applied"))
  }
}
