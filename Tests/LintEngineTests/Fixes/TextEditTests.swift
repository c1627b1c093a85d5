import Testing

@testable import LintEngine

@Suite("Edits of a text")
struct TextEditTests {
  private func edit(_ bytes: Range<Int>, _ replacement: String) -> TextEdit {
    TextEdit(bytes: bytes, replacement: Array(replacement.utf8))
  }

  private func applied(_ edits: [TextEdit], to text: String) -> String? {
    let ordered = edits.inOrder
    guard ordered.areDisjoint(in: text.utf8.count) else { return nil }
    return String(decoding: ordered.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test("Insertions at one place stay in their order")
  func insertions() {
    #expect(applied([edit(1..<1, "x"), edit(1..<1, "y")], to: "ab") == "axyb")
  }

  @Test("What is inserted where a replaced text starts is before it, in whichever order the edits are")
  func insertionBeforeReplacement() {
    let edits = [edit(1..<2, "c"), edit(1..<1, "x")]
    #expect(applied(edits, to: "ab") == "axc")
    #expect(applied(edits.reversed(), to: "ab") == "axc")
  }

  @Test("Edits of the same text exclude each other")
  func overlaps() {
    #expect(applied([edit(0..<2, "x"), edit(1..<2, "y")], to: "ab") == nil)
  }
}
