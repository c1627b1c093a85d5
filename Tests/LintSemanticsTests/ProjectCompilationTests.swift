import Foundation
import LintProject
import Testing

/// The projects of `Fixtures/projects` are typical code in language mode 5: the compiler accepts them, with warnings at
/// most.
@Suite(
  "Fixtures of whole projects, for the compiler",
  .enabled(if: StubModules.canBeBuilt, "the toolchain has no macro libraries"))
struct ProjectCompilationTests {
  static let folder = StubModules.package.appending(path: "Fixtures/projects")

  @Test("Every target compiles in language mode 5", arguments: try names())
  func compiles(_ name: String) throws {
    let root = Self.folder.appending(path: name)
    let settings = try settings(of: root)
    #expect(!settings.targets.isEmpty)
    let modules = StubModules.folder.appending(path: "projects/\(name)")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let cModules = try paths(below: root).filter { $0.hasSuffix("module.modulemap") }
      .map { root.appending(path: $0).deletingLastPathComponent().path }
    // The dependencies of a target come before it, and tests come last.
    let targets = settings.targets.indices.filter { settings.targets[$0].kind != .system }.sorted {
      !settings.targets[$0].kind.isTest && settings.targets[$1].kind.isTest
    }
    for number in targets {
      let target = settings.targets[number]
      #expect(target.settings.languageMode.value == .v5)
      let files = try swiftFiles(below: root).filter { settings.targets(of: $0).contains(number) }
      #expect(!files.isEmpty)
      let urls = files.map { root.appending(path: $0) }
      let usesObjectiveC = try urls.contains { try String(contentsOf: $0, encoding: .utf8).contains("@objc") }
      let outcome = try StubModules.compile(
        urls, module: target.name,
        ["-swift-version", "5", "-I", modules.path] + (usesObjectiveC ? ["-Xfrontend", "-enable-objc-interop"] : [])
          + cModules.flatMap { ["-I", $0] }
          + (target.kind.isTest
            ? ["-typecheck"]
            : ["-emit-module", "-enable-testing", "-o", modules.appending(path: target.name + ".swiftmodule").path]))
      #expect(
        outcome.status == 0,
        "\(outcome.output.split(separator: "\n").filter { $0.contains("error: ") }.joined(separator: "\n"))")
    }
  }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasSuffix(".md") }.sorted()
  }

  private func settings(of root: URL) throws -> ProjectSettings {
    let sources = try paths(below: root).filter {
      ProjectSettings.isManifest($0) || $0.hasSuffix(".pbxproj") || $0.hasSuffix(".xcconfig")
    }
    let contents = try sources.map { ($0, Array(try Data(contentsOf: root.appending(path: $0)))) }
    return ProjectSettings(sources: Dictionary(uniqueKeysWithValues: contents), swiftFiles: try swiftFiles(below: root))
  }

  private func swiftFiles(below root: URL) throws -> [String] {
    try paths(below: root).filter { $0.hasSuffix(".swift") && !ProjectSettings.isManifest($0) }.sorted()
  }

  private func paths(below root: URL) throws -> [String] {
    try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
  }
}
