import LintSyntax
import Testing

@testable import LintSemantics

@Suite("Macros of the SDK")
struct SDKMacroTests {
  @Test("say where they can be looked up", arguments: SDKMacro.all)
  func haveAFact(_ macro: SDKMacro) {
    #expect(SDKFact(comment: macro.fact) != nil)
  }

  @Test("add text that parses", arguments: SDKMacro.all)
  func additionsParse(_ macro: SDKMacro) {
    let text = "class C {\n\(macro.members)\n\(macro.peers)\nvar x: Int \(macro.accessors)\n}"
    #expect(SyntaxTree.parse(text).errors.map { "\($0)" } == [])
  }

  @Test("are declared in the interface of their module", arguments: SDKMacro.all)
  func areDeclared(_ macro: SDKMacro) {
    #expect(Self.declared[macro.module]?.contains(macro.name) == true)
  }

  @Test("that an interface declares are in the table, or known to add nothing")
  func declaredMacrosAreKnown() {
    let known = Set(SDKMacro.all.map(\.name)).union(SDKMacro.additionless)
    let inExpressions: Set<String> = ["isolation"]
    #expect(
      Self.declared.values.reduce(into: Set()) { $0.formUnion($1) }.subtracting(known).subtracting(inExpressions) == [])
  }

  /// The names of the macros that interfaces declare, by module.
  private static let declared: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: SDKInterface.all.map { interface in
      let tree = SyntaxTree.parse(interface.source)
      let names = tree.root.descendants.compactMap { MacroDecl($0)?.node.mainToken.text }
      return (interface.module, Set(names))
    })
}

extension SDKMacro: CustomTestStringConvertible {
  public var testDescription: String { name }
}
