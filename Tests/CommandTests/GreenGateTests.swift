import Foundation
import LintEngine
import LintKit
import LintRules
import Testing

@testable import concurlint

/// Code with findings: a fixture, or an example of a rule.
struct GateSubject: CustomTestStringConvertible, Sendable {
  var name: String
  /// By path, from the root of a project.
  var files: [String: Data]

  var testDescription: String { name }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    .standardized
  private static let extensions: Set<String> = ["swift", "pbxproj", "xcconfig", "resolved"]

  /// The folders of `Fixtures` that are whole projects.
  static let projects: [GateSubject] = ["projects", "settings", "compiler"].flatMap { folder -> [GateSubject] in
    let folder = fixtures.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    let isOneProject = names.contains("Package.swift")
    return (isOneProject ? [folder] : names.map { folder.appending(path: $0) }).map {
      GateSubject(name: $0.lastPathComponent, files: files(in: $0))
    }
  }

  /// All other files of `Fixtures`, each alone: those of rules, of fixes, and those that do not parse.
  static let files: [GateSubject] = ["rules", "fixes", "crashes", "isolation", "flow", "sdk", "syntax"].flatMap {
    folder in
    files(in: fixtures.appending(path: folder)).sorted { $0.key < $1.key }.map { path, content in
      GateSubject(name: "\(folder)/\(path)", files: [(path as NSString).lastPathComponent: content])
    }
  }

  static let examples: [GateSubject] = Registry.rules.flatMap { rule in
    rule.info.examples.map { example in
      let files = example.files.map { ($0.path, Data($0.marked.text.utf8)) }
      return GateSubject(
        name: "\(rule.info.id): \(example.title ?? "untitled")", files: Dictionary(files) { first, _ in first })
    }
  }

  private static func files(in folder: URL) -> [String: Data] {
    var found: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let url = folder.appending(path: path)
      if extensions.contains(url.pathExtension), let content = try? Data(contentsOf: url) { found[path] = content }
    }
    return found
  }
}

@Suite("A gate goes green")
struct GreenGateTests {
  @Test("After 'fix --add-suppressions' nothing is found in a project", arguments: GateSubject.projects)
  func projects(subject: GateSubject) throws { try suppress(subject) }

  @Test("After 'fix --add-suppressions' nothing is found in a file, whatever is in it", arguments: GateSubject.files)
  func files(subject: GateSubject) throws { try suppress(subject) }

  @Test("A suppression above a finding suppresses it, for every rule", arguments: GateSubject.examples)
  func examples(subject: GateSubject) throws { try suppress(subject) }

  @Test("A baseline knows the findings that it was made from", arguments: GateSubject.projects + GateSubject.files)
  func baseline(subject: GateSubject) throws {
    try withProject(subject) { workspace, discovery, linter in
      let result = try linter.run(discovery)
      let names = ProjectNames(discovery)
      let fingerprints = Fingerprints(of: result.diagnostics, in: SourceStore(files: discovery.files))
      let paths = result.diagnostics.map(names.path)
      try workspace.write(Data(Baseline(of: result.diagnostics, fingerprints, paths: paths).text), to: "known")
      let comparison = BaselineComparison(
        result.diagnostics, fingerprints, paths: paths,
        with: try Baseline(contentsOf: FilePath(workspace.path + "/known")),
        scope: .init(discovery, rules: []))
      #expect(comparison.new.isEmpty)
    }
  }

  /// The fixtures exist, and have findings.
  @Test("The subjects are worth their tests")
  func subjects() throws {
    #expect(GateSubject.projects.count >= 8 && GateSubject.files.count > 300 && GateSubject.examples.count > 150)
    let findings = try GateSubject.projects.map { try withProject($0) { try $2.run($1).diagnostics.count } }
    #expect(findings.reduce(0, +) > 100)
  }

  private func suppress(_ subject: GateSubject) throws {
    try withProject(subject) { workspace, discovery, linter in
      let scope = FixScope([FilePath(workspace.path)])
      let plan = try FixPlanner(
        linter: linter, discovery: discovery, scope: scope, allowsUnsafe: false, suppressionReason: "known"
      ).plan()
      #expect(plan.refused == [])
      #expect(plan.result.diagnostics.map { "\($0.path):\($0.range.start.line): \($0.message) [\($0.ruleID)]" } == [])
    }
  }

  /// - Parameter body: is given the files on disk, which are gone afterwards, and a linter of all rules.
  private func withProject<Result>(_ subject: GateSubject, _ body: (Workspace, Discovery, Linter) throws -> Result)
    throws -> Result
  {
    let workspace = try Workspace()
    defer { withExtendedLifetime(workspace) {} }
    for (path, content) in subject.files { try workspace.write(content, to: path) }
    return try body(workspace, Discovery(paths: [FilePath(workspace.path)]), Linter(rules: Registry.rules, jobs: 1))
  }
}

@Suite("Suppressions, as the README shows them")
struct ReadmeSuppressionTests {
  @Test("The README's own suppression suppresses what it names")
  func example() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardized
    guard let text = try? String(contentsOf: readme, encoding: .utf8) else { return }
    let comment = try #require(text.firstMatch(of: #/\n(// concurlint:disable:next .*)\n/#)).output.1
    let code = "Task.detached { await MainActor.run { show() } }"
    let workspace = try Workspace(["A.swift": "@MainActor func start() {\n  \(code)\n}\n@MainActor func show() {}\n"])
    #expect(try workspace.run("--fail-on=info").output.contains("[detached-task]"))
    try workspace.write(
      Data("@MainActor func start() {\n  \(comment)\n  \(code)\n}\n@MainActor func show() {}\n".utf8), to: "A.swift")
    let outcome = try workspace.run("--fail-on=info")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(try workspace.run("--format=text").output.contains("1 suppressed"))
  }
}
