import LintSyntax
import Testing

@Suite("Well-known names")
struct NameTests {
  @Test("A name's number is its place in the list, however the enum is laid out")
  func numbersAreOrdinals() {
    #expect(MemoryLayout<WellKnownName>.size == MemoryLayout<UInt16>.size)
    for (index, name) in WellKnownName.allCases.enumerated() { #expect(Int(name.number) == index) }
  }

  @Test("Every name fits into a set of names")
  func setsHaveRoom() {
    #expect(WellKnownName.total <= WellKnownNameSet.capacity)
    let all = WellKnownNameSet(WellKnownName.allCases)
    for name in WellKnownName.allCases { #expect(all.contains(name)) }
    #expect(!WellKnownNameSet([.Task]).contains(.MainActor))
    #expect(WellKnownNameSet([.Task, .run]).intersects(WellKnownNameSet([.run])))
    #expect(!WellKnownNameSet([.Task]).intersects(WellKnownNameSet([.run])))
  }

  @Test("Reserved words stand in the same order as their token kinds")
  func reservedWordsMatchTokenKinds() {
    let kinds = TokenKind.allCases.filter(\.isKeyword)
    for (kind, name) in zip(kinds, WellKnownName.allCases) {
      #expect((kind == .capitalSelf ? "Self" : String(describing: kind)) == name.rawValue)
    }
    #expect(WellKnownName.allCases[kinds.count - 1] == .try)
  }
}
