import LintFlow
import LintSyntax
import Testing

@Suite("What operators take as autoclosures")
struct AutoclosureTests {
  /// The text of each, in a row of operators.
  private func autoclosures(_ row: String) -> [String] {
    let tree = SyntaxTree.parse("_ = \(row)")
    return withExtendedLifetime(tree) {
      tree.root.descendants(of: .sequenceExpr).first { _ in true }.map { node in
        SequenceExpr(unchecked: node).autoclosures.map { first, last in
          let end = last.range.upperBound - first.range.lowerBound
          return String(tree.root.text.dropFirst(Int(first.range.lowerBound)).prefix(Int(end)))
        }
      } ?? []
    }
  }

  @Test("The right side of each '||' and '&&'")
  func logical() {
    #expect(autoclosures("a || b || c") == ["b", "c"])
    #expect(autoclosures("a && b || c") == ["b", "c"])
    #expect(autoclosures("a || b && c") == ["b && c", "c"])
  }

  @Test("'??' takes all that follows")
  func coalescing() {
    #expect(autoclosures("a ?? b ?? c") == ["b ?? c", "c"])
    #expect(autoclosures("a ?? b + 1 == c || d") == ["b + 1", "d"])
  }

  @Test("A ternary and an assignment end it")
  func looser() {
    #expect(autoclosures("a || b ? c : d") == ["b"])
    #expect(autoclosures("a == b") == [])
  }

  @Test("Of very many '??' not all are listed")
  func bounded() {
    #expect(autoclosures(Array(repeating: "a", count: 5000).joined(separator: " ?? ")).count == 64)
  }
}
