import Testing

@testable import LintSyntax

/// Broken files, made from the fixtures: each must give a valid tree. The same files every time; `make fuzz` tries
/// more.
@Suite("Any bytes: mutated fixtures")
struct MutationTests {
  /// How many mutations of each fixture; all of them together take some seconds in a debug build.
  private static let mutationCount = 100

  /// Small files after each byte, larger ones at several hundred places.
  @Test("A file may end after any byte", arguments: SyntaxFixtures.names)
  func truncated(name: String) throws {
    let bytes = try SyntaxFixtures.bytes(name)
    var parser = Parser()
    for prefix in Mutator(bytes, seed: 0).truncations(every: 1 + bytes.count / 400) {
      #expect(Invariants.violations(in: prefix, parser: &parser) == [], "the first \(prefix.count) bytes")
    }
  }

  @Test("Tokens may be missing, doubled or moved, with anything between them", arguments: SyntaxFixtures.names)
  func mutated(name: String) throws {
    var mutator = Mutator(try SyntaxFixtures.bytes(name), seed: 2026)
    var parser = Parser()
    for _ in 0..<Self.mutationCount {
      let bytes = mutator.mutation()
      #expect(
        Invariants.violations(in: bytes, parser: &parser) == [],
        "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test("What once broke the parser no longer does", arguments: CrashFixture.all)
  func crashes(fixture: CrashFixture) throws {
    let bytes = try fixture.bytes()
    var parser = Parser()
    #expect(Invariants.violations(in: bytes, parser: &parser) == [])
    for prefix in Mutator(bytes, seed: 0).truncations(every: 1) {
      #expect(Invariants.violations(in: prefix, parser: &parser) == [], "the first \(prefix.count) bytes")
    }
  }

  @Test(
    "A parser forgets the files before",
    arguments: ["f(\"\\(", "#if a\nlet x = {", "switch x { case", "var x: Int { _read {", "if a {"])
  func reuse(unfinished: String) throws {
    let bytes = try SyntaxFixtures.bytes("closures")
    var parser = Parser()
    _ = parser.parse(Array(unfinished.utf8))
    let after = parser.parse(bytes)
    let fresh = SyntaxTree.parse(bytes)
    #expect(after.errors == fresh.errors)
    #expect(TreeDump.tokens(after) == TreeDump.tokens(fresh))
    #expect(TreeDump.tree(after) == TreeDump.tree(fresh))
  }
}
