import Foundation
import LintSyntax
import Testing

/// The field's own words, in what people read of the linter.
@Suite("Voice")
struct VoiceTests {
  /// What to say instead of a word that reads as translated, or that only this project would know.
  private static let retired: [(pattern: String, instead: String)] = [
    ("mend(s|ed|ing)?", "fix"), ("(some|no|every)body", "the caller, the compiler, a user: who it is, or the passive"),
    ("stands?(?!-in)", "is"), ("(hang|hung)s? on", "depend on"), ("twins?|namesakes?", "same-named type"),
    ("hops?", "actor hop, 'MainActor.run' call"), ("dear", "expensive"), ("margins?", "indentation"),
    ("circles?", "cycle"), ("cures?", "remedy, fix"), ("pauses?", "sleep"), ("gone through", "scanned, visited"),
    ("look(s|ed)? at", "check, analyse"), ("(keep|stay)s? silent", "is undecided, or does not report"),
    ("what is said (of|about)", "findings about"), ("behind", "after")
  ]

  @Test("No text of the program has a word that is retired")
  func texts() throws {
    let files = OwnPackage.shipped.filter { !$0.isInterface && !$0.isWrittenFromSDK && !$0.isMarkup }
    let found = try files.flatMap { file in
      try file.texts.flatMap { text in
        try Self.retiredWords(text.prose).map { "\(file.path):\(text.line): \($0)" }
      }
    }
    #expect(found == [])
  }

  @Test(
    "No page has a word that is retired",
    arguments: [
      "README.md", "CONTRIBUTING.md", "Sources/README.md", "Rules/README.md", "Rules/SEEDS.md",
      "Fixtures/rules/README.md", "Fixtures/isolation/README.md", "Fixtures/precision/README.md", "Fixtures/projects/README.md",
      "Tests/Oracles/README.md", "Editors/README.md", "Makefile"
    ])
  func pages(path: String) throws {
    let lines = OwnPackage.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count > 1)
    let found = try lines.enumerated().flatMap { number, line in
      try Self.retiredWords(String(line).withoutCode).map { "\(path):\(number + 1): \($0)" }
    }
    #expect(found == [])
  }

  private static func retiredWords(_ text: String) throws -> [String] {
    try retired.compactMap { word in
      let pattern = try Regex("\\b(\(word.pattern))\\b").ignoresCase()
      return text.firstMatch(of: pattern).map { "'\(text[$0.range])': \(word.instead)" }
    }
  }
}

extension OwnFile {
  /// Style sheets and drawings have words of their own.
  fileprivate var isMarkup: Bool { ["PageStyle.swift", "DocumentationSite+Style.swift", "MigrationCharts.swift"].contains(name) }

  /// Part of a string literal.
  struct Text {
    /// From 1.
    let line: Int
    /// Without what is quoted in it.
    let prose: String
  }

  /// What its string literals say: not what they interpolate, nor what they quote, and no code that tests run.
  var texts: [Text] {
    tree.root.tokens.filter { $0.kind == .stringSegment }.compactMap { segment in
      // An example's title is prose, its code is not.
      let prose = segment.text.withoutCode
      return prose.contains("↓") ? nil : Text(line: line(at: segment.offset), prose: prose)
    }
  }
}

extension String {
  /// Without what stands in backquotes or single quotes.
  fileprivate var withoutCode: String {
    replacing(/`[^`]*`/, with: "").replacing(/(^|\W)'[^']*'(?!\w)/) { String($0.output.1) }
  }
}
