import Testing

@testable import LintSyntax

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

  @Test("From the first ordinary name on, a name is parsed like any other")
  func ordinaryNames() {
    let places = [
      "NAME x", "NAME\nx", "NAME: for a in b {}", "NAME func f() {}", "NAME(set) var a = 1", "NAME A {}", "NAME A() {}",
      "x = NAME y",
      "x = NAME -y", "x = NAME.y(NAME) { NAME in NAME }", "let x: NAME Int", "let x: NAME (Int)", "let x: NAME = NAME",
      "let x: [NAME: NAME]",
      "var x: Int { NAME { y } }", "var x: Int { NAME set { y } }", "f(NAME a: Int)", "func f(NAME a: b) NAME -> c {}",
      "{ [NAME a] in }",
      "if case NAME a = b {}", "switch NAME { case NAME: NAME a }", "class A { NAME b }", "x as NAME", "x NAME -> y"
    ]
    for name in WellKnownName.allCases.drop(while: { $0 != .firstOrdinaryName }) {
      for place in places {
        let shape = Self.shape(of: place.replacing("NAME", with: name.rawValue))
        #expect(shape == Self.shape(of: place.replacing("NAME", with: "anything")), "\(place) with \(name)")
      }
    }
  }

  /// The nodes of a tree by all but the length of their names.
  private static func shape(of source: String) -> [String] {
    let tree = SyntaxTree.parse(source)
    return withExtendedLifetime(tree) {
      tree.root.descendants.map {
        "\($0.kind) \($0.role) \($0.flags.rawValue) \($0.firstToken.index) \($0.lastToken.index) \($0.mainToken.index)"
      }
    }
  }

  @Test("Only words have names, whatever else the lexer keeps of a token")
  func onlyWordsHaveNames() {
    // The brackets' partners have the numbers of all well-known names among them.
    let depth = WellKnownName.total
    let source =
      "f" + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + " < > _ >>> y"
    let tree = SyntaxTree.parse(source)
    withExtendedLifetime(tree) {
      for token in tree.root.tokens {
        #expect((token.name == .noName) == !["f", "y"].contains(token.text), "\(token.text) at \(token.offset)")
      }
    }
  }

  @Test("Reserved words are in the same order as their token kinds")
  func reservedWordsMatchTokenKinds() {
    let kinds = TokenKind.allCases.filter(\.isKeyword)
    for (kind, name) in zip(kinds, WellKnownName.allCases) {
      #expect((kind == .capitalSelf ? "Self" : String(describing: kind)) == name.rawValue)
    }
    #expect(WellKnownName.allCases[kinds.count - 1] == .try)
  }
}
