import LintSemantics
import LintSyntax
import Testing

@Suite("What a file may change, by name")
struct PossibleChangeTests {
  @Test(
    "Assignments, addresses, methods, and key paths that lead to static variables",
    arguments: [
      "count = 1", "count += 1", "Store.count = 1", "Store.count.first = 1", "count[0] = 1", "(count, other) = (1, 2)",
      "swap(&count, &other)", "count.append(1)", "store.count?.reset()", #"let path = \Store.Type.count"#
    ])
  func changes(code: String) {
    #expect(SmallIndex(code).index.mayChange(Name(spelling: "count"), in: 0))
  }

  @Test(
    "Everything else only reads",
    arguments: ["print(count)", "count == 1", "let x = count", "count()", "Store.count", "f(count).append(1)"])
  func reads(code: String) {
    #expect(!SmallIndex(code).index.mayChange(Name(spelling: "count"), in: 0))
  }

  @Test("What does not count is left out")
  func besides() {
    let name = Name(spelling: "count")
    let byMethod = SmallIndex("count.append(1)").index
    #expect(!byMethod.mayChange(name, in: 0, besidesByMethods: true))
    #expect(byMethod.mayChange(name, in: 0, besidesByAddress: true))
    let byAddress = SmallIndex("read(&count)").index
    #expect(!byAddress.mayChange(name, in: 0, besidesByAddress: true))
    #expect(byAddress.mayChange(name, in: 0, besidesByMethods: true))
  }
}
