import LintSyntax
import Testing

@Suite("Fixtures of the syntax")
struct SyntaxFixtureTests {
  @Test("There are fixtures")
  func present() {
    #expect(SyntaxFixtures.names.count > 30)
  }

  @Test("Each parses without errors into a valid tree", arguments: SyntaxFixtures.names)
  func valid(name: String) throws {
    let tree = SyntaxTree.parse(try SyntaxFixtures.bytes(name))
    #expect(tree.errors.map(\.message) == [])
    #expect(TreeValidator.violations(in: tree) == [])
  }

  @Test("Tokens begin and end where the compiler's parser has them", arguments: SyntaxFixtures.names)
  func tokens(name: String) throws {
    let ours = TreeDump.tokens(SyntaxTree.parse(try SyntaxFixtures.bytes(name)))
    let compilers = try SyntaxFixtures.bytes(name, "tokens")
    #expect(boundaries(ours) == boundaries(compilers))
  }

  @Test("Declarations, calls and closures are those of the compiler's parser", arguments: SyntaxFixtures.names)
  func nodes(name: String) throws {
    let ours = TreeDump.nodes(SyntaxTree.parse(try SyntaxFixtures.bytes(name)))
    let compilers = try SyntaxFixtures.bytes(name, "nodes")
    #expect(lines(ours) == lines(compilers))
  }

  private func lines(_ bytes: some Sequence<UInt8>) -> [Substring] {
    String(decoding: Array(bytes), as: UTF8.self).split(separator: "\n")
  }

  /// Offset and length. Kinds differ, for we call a contextual keyword an identifier.
  private func boundaries(_ bytes: some Sequence<UInt8>) -> [Substring] {
    lines(bytes).map { $0.drop { $0 != "\t" } }
  }
}
