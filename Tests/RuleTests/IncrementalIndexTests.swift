import LintKit
import LintRules
import Testing

/// An editor asks again after every keystroke: what it gets must be what a fresh run would say.
@Suite("The index after an edit")
struct IncrementalIndexTests {
  /// All fixtures of a rule as one project: names clash, and an edit of one file changes what holds in others.
  private func project(_ rule: String) -> SmallProject {
    SmallProject(
      Fixture.all.filter { $0.rule == rule }.flatMap { fixture in
        fixture.files.map { ("Sources/\(fixture.name)/\($0.path)", $0.text) }
      })
  }

  @Test("Findings after an edit are those of a fresh run", arguments: Registry.rules.map { $0.info.id })
  func edits(_ rule: String) {
    // Of a rule that is silent about all of them together, the findings of the others have to change.
    let changes = changes(rule, under: Registry.rules.filter { $0.info.id == rule })
    #expect(
      changes > 0 || self.changes(rule, under: Registry.rules) > 0, "edits that change no finding show nothing")
  }

  /// How many edits of a rule's fixtures change what some rules find.
  private func changes(_ rule: String, under rules: [any Rule.Type]) -> Int {
    var project = project(rule)
    var random = LinearCongruence(state: 7)
    var changes = 0
    var findings = project.findings(of: rules)
    for _ in 0..<80 {
      let number = Int.random(in: 0..<project.sources.count, using: &random)
      project.edit(
        number,
        edited(project.sources[number].text, with: project.sources.randomElement(using: &random)?.text ?? "", &random))
      let incremental = project.findings(of: rules)
      #expect(incremental == SmallProject(project.files).findings(of: rules))
      if incremental.map(\.description) != findings.map(\.description) { changes += 1 }
      findings = incremental
    }
    return changes
  }

  /// A line less, a line twice, or a line of another file more.
  private func edited(_ text: String, with other: String, _ random: inout LinearCongruence) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = Int.random(in: 0..<max(1, lines.count), using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where place < lines.count: lines.remove(at: place)
    case 1 where place < lines.count: lines.insert(lines[place], at: place)
    default: lines.insert(other.split(separator: "\n").randomElement(using: &random) ?? "", at: place)
    }
    return lines.joined(separator: "\n")
  }
}

/// The same numbers in every run.
struct LinearCongruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
