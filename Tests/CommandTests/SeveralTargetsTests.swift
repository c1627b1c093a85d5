import Foundation
import Testing

/// One finding names all targets of a manifest that need the same; whatever removes findings applies to each of them.
@Suite("Findings about several targets, as commands treat them")
struct SeveralTargetsTests {
  private static let rule = "strict-concurrency-not-complete"

  /// A manifest with a target a line, from line 4 on.
  private func manifest(_ lines: [String]) -> String {
    "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n\(lines.map { "  \($0)\n" }.joined())])\n"
  }

  private func package(_ lines: [String] = ["A", "B", "C"].map { ".target(name: \"\($0)\")," }) throws -> Workspace {
    var files = ["Package.swift": manifest(lines), ".concurlint.yml": "opt_in_rules: [\(Self.rule)]\n"]
    for name in ["A", "B", "C", "D"] { files["Sources/\(name)/\(name).swift"] = "struct \(name): Sendable {}\n" }
    return try Workspace(files)
  }

  /// The places of findings, with the targets that they name.
  private func found(_ workspace: Workspace, _ arguments: [String] = ["."]) throws -> [String] {
    let rules = "--only-rule=\(Self.rule),unused-suppression,invalid-suppression"
    let outcome = try BuiltCommand.run([rules, "--quiet"] + arguments, in: workspace.path)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      return
        "\(parts[0]):\(parts[1])\(parts[4].prefix { $0 != "," && $0 != "(" }.split(separator: " compiled")[0])"
    }
  }

  @Test("All of them are one finding, with one thread or several, whatever is given first")
  func together() throws {
    let workspace = try package()
    #expect(try found(workspace) == ["Package.swift:4 'A'"])
    let report = try workspace.run("--format=json", ".").output
    #expect(
      report.contains("\"targets\":\"A, B, C\"") && report.contains("'A', 'B' and 'C' are compiled in Swift 5 mode"))
    for arguments in [["--jobs=1", "."], ["--jobs=3", "."], ["Sources/C", "Sources/B", "Sources/A"], ["Package.swift"]]
    {
      #expect(
        try BuiltCommand.run(["--format=json"] + arguments, in: workspace.path).output.contains(
          "'A', 'B' and 'C' are compiled"), "\(arguments)")
    }
    #expect(try workspace.run("--statistics", ".").errors.contains(/strict-concurrency-not-complete +1 +0\n/))
  }

  @Test("Only targets of the files that are linted are named")
  func someFiles() throws {
    #expect(try found(try package(), ["Sources/B"]) == ["Package.swift:5 'B' is"])
  }

  @Test(
    "A suppression is about the target of its line, and is used",
    arguments: [
      (
        ".target(name: \"A\"), // concurlint:disable:this strict-concurrency-not-complete - soon",
        ["Package.swift:5 'B' and 'C' are"]
      ),
      (
        ".target(name: \"A\"), // concurlint:disable strict-concurrency-not-complete - soon", ["Package.swift:4 'A' is"]
      ),
      (".target(name: \"A\"), // concurlint:disable:file strict-concurrency-not-complete - soon", []),
      (
        ".target(name: \"A\"), // concurlint:disable:next strict-concurrency-not-complete - soon",
        ["Package.swift:4 'A' and 'C' are"]
      )
    ])
  func suppressed(first: String, places: [String]) throws {
    #expect(try found(try package([first, ".target(name: \"B\"),", ".target(name: \"C\"),"])) == places)
  }

  @Test("Suppressions are written for each target")
  func addsSuppressions() throws {
    let workspace = try package()
    let outcome = try workspace.run("fix", "--add-suppressions", "later", "--only-rule", Self.rule, ".")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      try workspace.read("Package.swift").split(separator: "\n").count {
        $0.contains("concurlint:disable:next \(Self.rule) - later")
      } == 3)
    #expect(try found(workspace) == [])
  }

  @Test("Fixes of all of them are one")
  func fixed() throws {
    let workspace = try package()
    let outcome = try workspace.run("fix", "--unsafe-fixes", "--only-rule", Self.rule, ".")
    #expect(
      outcome.output
        == "Applied 1 fix in 1 file:\n  Package.swift:4: Enable complete concurrency checking [\(Self.rule)]\n")
    #expect(
      try workspace.read("Package.swift")
        == manifest(
          ["A", "B", "C"].map {
            ".target(name: \"\($0)\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]),"
          }))
    #expect(try found(workspace) == [])
  }

  @Test("A new target next to known ones is reported alone")
  func baseline() throws {
    // A long statement is identified by one word of it, not the whole.
    let others = (1...60).map { ".target(name: \"Other\($0)\", dependencies: [\"A\"])," }
    let targets = ["A", "B", "C"].map { ".target(name: \"\($0)\")," }
    let workspace = try package(targets + others)
    #expect(try workspace.run("baseline", "create", "--quiet").status == 0)
    #expect(try found(workspace, ["--baseline=.concurlint-baseline", "."]) == [])
    try workspace.write(Data(manifest(targets + others + [".target(name: \"D\"),"]).utf8), to: "Package.swift")
    #expect(try found(workspace, ["--baseline=.concurlint-baseline", "."]) == ["Package.swift:67 'D' is"])
    #expect(try workspace.run("baseline", "compare").output.contains("'D' is compiled"))
  }

  @Test("A known line stays known when it applies to one more target")
  func knownLine() throws {
    func text(_ names: [String]) -> Data {
      let manifest = manifest(names.map { ".target(name: \"\($0)\", swiftSettings: settings)," })
      let setting = "let settings: [SwiftSetting] = [.unsafeFlags([\"-strict-concurrency=targeted\"])]\n"
      return Data(manifest.replacing("let package", with: setting + "let package").utf8)
    }
    let workspace = try package()
    try workspace.write(text(["A", "B"]), to: "Package.swift")
    #expect(try found(workspace) == ["Package.swift:3 'A' and 'B' are"])
    #expect(try workspace.run("baseline", "create", "--quiet").status == 0)
    try workspace.write(text(["A", "B", "C"]), to: "Package.swift")
    #expect(try found(workspace, ["--baseline=.concurlint-baseline", "."]) == [])
  }

  @Test("So is one whose line has changed")
  func changedLines() throws {
    let workspace = try package()
    let names =
      "export GIT_AUTHOR_NAME=T GIT_AUTHOR_EMAIL=t@example.org GIT_COMMITTER_NAME=T GIT_COMMITTER_EMAIL=t@example.org GIT_CONFIG_GLOBAL=/dev/null; "
    #expect(try workspace.shell(names + "git init -q -b main && git add . && git commit -qm first").status == 0)
    try workspace.write(
      Data(manifest(["A", "B", "C", "D"].map { ".target(name: \"\($0)\")," }).utf8), to: "Package.swift")
    #expect(try found(workspace, ["--since=main"]) == ["Package.swift:7 'D' is"])
  }

  @Test("A directory's own configuration decides about its targets alone")
  func configurations() throws {
    let workspace = try package()
    try workspace.write(Data("disabled_rules: [\(Self.rule)]\n".utf8), to: "Sources/A/.concurlint.yml")
    try workspace.write(Data("\(Self.rule): error\n".utf8), to: "Sources/C/.concurlint.yml")
    let output = try workspace.run("--format=xcode", "Sources").output
    #expect(output.hasPrefix("Package.swift:6:18: error: 'C' and 'B' are compiled"), "\(output)")
  }

  @Test("The migration report has one incident, with the edits of all")
  func migrationReport() throws {
    let report = try JSON(try package().run("report", "--format=json", ".").output)
    let issue = try #require(report["issues"].array.first { $0["rule"].string == Self.rule })
    #expect(issue["incidents"].array.count == 1)
    #expect(issue["incidents"][0]["fix"]["files"][0]["lines"].array.count == 3)
    #expect(report["readiness"]["overall"]["findings"]["info"].int == 1)
  }
}
