import LintSemantics
import LintSyntax
import Testing

@Suite("Subclasses")
struct SubclassTests {
  private func hasSubclasses(_ name: String, _ files: [(path: String, text: String)]) -> Bool {
    let small = SmallIndex(files)
    return small.types.first { $0.name == name }.map { small.index.hasSubclasses($0.ref) } ?? false
  }

  @Test("A class that another one states, in any file")
  func stated() {
    #expect(hasSubclasses("Base", [("A.swift", "class Base {}"), ("B.swift", "class Sub: Base, P {}\nprotocol P {}")]))
    #expect(hasSubclasses("Base", [("A.swift", "enum E { class Base {} }\nclass Sub: E.Base {}")]))
  }

  @Test("Not one that is only named: as a parameter, by a protocol, as a generic argument")
  func named() {
    #expect(
      !hasSubclasses(
        "Base", [("A.swift", "class Base {}\nclass Other { func f(_ base: Base) {} }\nprotocol P: Base {}")]))
    #expect(!hasSubclasses("Base", [("A.swift", "class Base {}\nclass Box<T> {}\nclass Sub: Box<Base> {}")]))
  }

  @Test("Through an alias, also in a file that does not name the class itself")
  func aliases() {
    #expect(
      hasSubclasses("Base", [("A.swift", "class Base {}\ntypealias Root = Base"), ("B.swift", "class Sub: Root {}")]))
  }
}
