import LintKit
import LintRules
import Testing

@Suite("Fixtures of whole projects")
struct ProjectFixtureTests {
  @Test("All of them are found")
  func exist() {
    #expect(ProjectFixture.all.map(\.name) == ["contacts", "goals", "health", "inventory", "worksite"])
  }

  @Test("They are Swift without syntax errors", arguments: ProjectFixture.all)
  func parses(_ fixture: ProjectFixture) {
    #expect(fixture.project.syntaxErrors == [])
  }

  @Test("All rules together report on the marked lines and nowhere else", arguments: ProjectFixture.all)
  func matches(_ fixture: ProjectFixture) {
    let own = Dictionary(uniqueKeysWithValues: Registry.rules.map { ($0.info.id, $0.info.severity) })
    let found = fixture.project.findings(of: Registry.rules.filter { $0.info.family != .forecast }).map { finding in
      let severity = finding.severity.flatMap { $0 == own[finding.rule] ? nil : $0.rawValue } ?? "default"
      return "\(finding.path):\(finding.line) \(finding.rule) \(severity)"
    }
    let expected = fixture.annotations.filter { $0.kind == .expected }.map(\.description)
    #expect(surplus(of: found, over: expected) == [], "unexpected")
    #expect(surplus(of: expected, over: found) == [], "not met")
  }

  @Test(
    "What is marked for later is of a rule that is not there yet, what is missed of one that is",
    arguments: ProjectFixture.all)
  func rulesAreThere(_ fixture: ProjectFixture) {
    let here = Set(Registry.rules.map { $0.info.id })
    #expect(fixture.annotations.filter { here.contains($0.rule) == ($0.kind == .later) }.map(\.description) == [])
  }

  /// The elements of one array that the other has not, or has less often.
  private func surplus(of some: [String], over others: [String]) -> [String] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return some.filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}

/// The README of a project says where each part of the document that it retells is. A reference is `path:line rule-id`
/// for a line with that annotation, and `path:line word` for one that holds the word and is to stay without any
/// finding.
@Suite("READMEs of whole projects")
struct ProjectReadmeTests {
  @Test("References are to lines that say so", arguments: ProjectFixture.all)
  func holds(_ fixture: ProjectFixture) {
    let quoted = fixture.readme.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
      $0.offset % 2 == 1
    }
    let references = quoted.compactMap { $0.element.wholeMatch(of: /([\w.\/]+):(\d+) ([\w-]+)/) }
    #expect(references.count > 20)
    for reference in references {
      let (path, number, word) = (String(reference.1), Int(reference.2) ?? 0, String(reference.3))
      let line =
        fixture.file(at: path).flatMap { $0.lines.indices.contains(number - 1) ? $0.lines[number - 1] : nil } ?? ""
      let annotated = fixture.annotations.filter { $0.path == path && $0.line == number }.map(\.rule)
      if word.contains("-") {
        #expect(annotated.contains(word), "\(reference.0)")
      } else {
        #expect(line.contains(word) && annotated.isEmpty, "\(reference.0)")
      }
    }
  }
}
