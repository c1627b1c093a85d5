import Foundation
import Testing

/// More is analysed than reported: the findings in a file do not depend on the given paths.
@Suite("One file of a package, and the package")
struct OneFileTests {
  /// All fixtures of rules as one package: names clash, and one file decides about others.
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fixtures/rules"
  ).standardized

  /// Rules that make one finding of what they say in several files, in the first of them: of classes, and of code in
  /// folders with a name such as this package has.
  private static let gathering = ["final-class-missing-sendable", "main-actor-closure-to-background-callback"]

  private struct Finding: Decodable, Equatable {
    struct Range: Decodable, Equatable { var start, end: Place }
    struct Place: Decodable, Equatable { var line, column: Int }

    var path, rule, severity, message: String
    var range: Range
  }

  private struct Report: Decodable {
    var diagnostics: [Finding]
  }

  @Test("Each file alone has the findings that it has among all")
  func alone() throws {
    let workspace = try Workspace(try Self.package())
    let all = try Self.findings(try workspace.run("--format=json", "--fail-on=never", "."))
    let byFile = Dictionary(grouping: all, by: \.path)
    #expect(byFile.count > 30, "there is much to find")
    let files = byFile.keys.filter { path in !Self.gathering.contains { path.contains($0) } }.sorted()
    for (number, file) in files.enumerated() where number % 8 == 0 {
      #expect(
        try Self.findings(try workspace.run("--format=json", "--fail-on=never", file)) == byFile[file], "in \(file)")
    }
  }

  @Test("A manifest alone has the findings about its targets")
  func manifest() throws {
    let workspace = try Workspace([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P"), .target(name: "Q")])
      """, "Sources/P/P.swift": "struct P: Sendable {}", "Sources/Q/Q.swift": "struct Q: Sendable {}"
    ])
    let options = ["--format=json", "--fail-on=never", "--only-rule=strict-concurrency-not-complete"]
    let all = try Self.findings(try BuiltCommand.run(options + ["."], in: workspace.path))
    #expect(all.map(\.rule) == ["strict-concurrency-not-complete"])
    #expect(try Self.findings(try BuiltCommand.run(options + ["Package.swift"], in: workspace.path)) == all)
  }

  /// The paths and texts of a package that holds the fixtures.
  private static func package() throws -> [String: String] {
    var files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Fixtures", targets: [.target(name: "Fixtures")])
      """
    ]
    for rule in try FileManager.default.contentsOfDirectory(atPath: fixtures.path) {
      let folder = fixtures.appending(path: rule)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      where name.hasSuffix(".swift") {
        files["Sources/Fixtures/\(rule)/\(name)"] = try String(
          contentsOf: folder.appending(path: name), encoding: .utf8)
      }
    }
    return files
  }

  private static func findings(_ outcome: BuiltCommand.Outcome) throws -> [Finding] {
    try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).diagnostics
  }
}
