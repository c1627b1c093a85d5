import LintDiagnostics
import Testing

@Suite("Examples")
struct ExampleTests {
  @Test("Markers are taken out, and their places are bytes of what is left")
  func markers() {
    let source = MarkedSource("let é = ↓a.↓↓b")
    #expect(source.text == "let é = a.b")
    #expect(source.offsets == [9, 11, 11])
  }

  @Test("A marker before a combining mark is found: characters would hide it")
  func markerBeforeCombiningMark() {
    let source = MarkedSource("a↓\u{301}")
    #expect(source.text == "a\u{301}")
    #expect(source.offsets == [1])
  }

  @Test("A flagged example expects one diagnostic for each marker in any of its files")
  func markersAreCounted() {
    let example = Example.flagged("two files", "↓a", files: [.init("B.swift", "b ↓c")])
    #expect(example.count == 2)
    #expect(example.files.map(\.path) == ["Example.swift", "B.swift"])
  }

  @Test("A stated count is used")
  func statedCount() {
    #expect(Example.flagged("x", "a", count: 3).count == 3)
  }

  @Test("Near misses expect nothing")
  func nearMiss() {
    #expect(Example.notFlagged("x", "a").count == 0)
  }

  @Test("A proposal's address and title come from its file name")
  func evolution() {
    let reference = Reference.evolution("0461-async-function-isolation")
    #expect(reference.title == "SE-0461: async function isolation")
    #expect(
      reference.url
        == "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md")
  }
}
