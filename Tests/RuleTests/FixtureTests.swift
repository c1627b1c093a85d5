import Foundation
import LintKit
import LintRules
import Testing

/// A file of `Fixtures/rules/<rule-id>`: Swift with `// expect: rule-id` at the end of each line where that rule must
/// report, `// expect-info: rule-id` and the like where the severity is not the rule's own. `//- file: Path.swift` on a
/// line of its own begins another file of the same project, and `// option: name` sets an option of the rule.
struct Fixture: CustomTestStringConvertible, Sendable {
  var rule: String
  var name: String
  var text: String

  var testDescription: String { "\(rule)/\(name)" }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/rules")

  /// All fixtures, by path. Empty when the folder cannot be read, which a test of its own reports.
  static let all: [Fixture] = {
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return Fixture(
        rule: url.deletingLastPathComponent().lastPathComponent, name: url.deletingPathExtension().lastPathComponent,
        text: text)
    }
  }()

  /// The files of the project that the fixture holds.
  var files: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = [("Fixture.swift", "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- file: ") {
        files.append((String(line.dropFirst("//- file: ".count)), ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }

  var project: SmallProject { SmallProject(files) }

  /// The flags of the rule that the fixture sets.
  var options: ChosenOptions {
    let flags = text.matches(of: /(?m)^\/\/ option: ([a-z_]+)$/).map { (String($0.1), RuleOption.Value.flag(true)) }
    return ChosenOptions([rule: Dictionary(flags) { first, _ in first }])
  }

  /// What the comments ask for: `path:line rule severity`.
  var expectations: [String] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
        line.matches(of: /\/\/ expect(?:-(info|warning|error))?: ([a-z-]+)/).map { match in
          "\(file.path):\(number + 1) \(match.2) \(match.1 ?? "default")"
        }
      }
    }.sorted()
  }
}

@Suite("Fixtures of rules")
struct FixtureTests {
  @Test("Every rule has a folder of fixtures", arguments: Registry.rules.map { $0.info.id })
  func exists(_ id: String) {
    #expect(Fixture.all.contains { $0.rule == id })
  }

  @Test("A fixture's rule reports on the marked lines and nowhere else", arguments: Fixture.all)
  func matches(_ fixture: Fixture) throws {
    let rule = try #require(Registry.rules.first { $0.info.id == fixture.rule }, "no rule is called \(fixture.rule)")
    let project = fixture.project
    #expect(project.syntaxErrors == [])
    let found = project.findings(of: [rule], options: fixture.options).map { finding in
      let severity = finding.severity.flatMap { $0 == rule.info.severity ? nil : $0.rawValue } ?? "default"
      return "\(finding.path):\(finding.line) \(finding.rule) \(severity)"
    }
    #expect(found.sorted() == fixture.expectations)
  }
}
