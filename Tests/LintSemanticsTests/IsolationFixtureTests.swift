import LintSemantics
import LintSyntax
import Testing

/// The compiler's inference and the linter's, for every annotation in every configuration that a fixture names.
@Suite("Isolation and sendability as in the compiler")
struct IsolationFixtureTests {
  @Test("There are fixtures, and each names its configurations")
  func fixtures() throws {
    #expect(!IsolationFixture.all.isEmpty)
    for fixture in IsolationFixture.all {
      #expect(!fixture.configurations.isEmpty, "\(fixture)")
      #expect(!(fixture.annotations("isolation") + fixture.annotations("sendable")).isEmpty, "\(fixture)")
    }
  }

  @Test("Isolation", arguments: IsolationFixture.all)
  func isolation(fixture: IsolationFixture) throws {
    try compare(fixture, "isolation") { entry in
      // Of a closure the compiler keeps only that it is on no actor.
      entry.kind == .closure && entry.answer.isolation == .concurrent ? "nonisolated" : entry.answer.isolation.word
    }
  }

  @Test("Sendability", arguments: IsolationFixture.all)
  func sendability(fixture: IsolationFixture) throws {
    try compare(fixture, "sendable") { $0.sendability?.word }
  }

  /// The first entry of a line that has an answer is compared.
  private func compare(_ fixture: IsolationFixture, _ kind: String, _ answer: (IsolationEntry) -> String?) throws {
    let annotations = fixture.annotations(kind)
    for configuration in fixture.configurations {
      let settings = try #require(
        LanguageSettings(configuration: configuration), "\(configuration) is no configuration")
      let tree = SyntaxTree.parse(fixture.text)
      let index = ProjectIndex(
        merging: [FileOutline(tree, path: fixture.name)], settings: LanguageSettingsSource(uniform: settings))
      let lines = LineTable(tree.source)
      let entries = index.isolations(in: 0).map { (line: lines.line(at: Int($0.offset)), answer: answer($0)) }
      for annotation in annotations {
        guard let expected = annotation.value(in: configuration) else { continue }
        let found = entries.first { $0.line == annotation.line && $0.answer != nil }?.answer
        #expect(found == expected, "\(fixture):\(annotation.line) in \(configuration)")
      }
    }
  }
}
