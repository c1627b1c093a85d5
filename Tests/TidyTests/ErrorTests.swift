import LintSyntax
import Testing

/// An error is told or handled. Where it is neither, the reason is written down.
@Suite("Errors that are dropped")
struct ErrorTests {
  /// In lines.
  private static let distance = 3

  @Test("A 'try?' has its reason within 3 lines")
  func reasons() {
    let bare = OwnPackage.shipped.flatMap { file in
      let comments = file.comments.map(\.number)
      return file.tree.root.descendants.filter { $0.kind == .tryExpr && $0.text.hasPrefix("try?") }
        .map { file.line(at: $0.range.lowerBound) }
        .filter { line in !comments.contains { abs($0 - line) <= Self.distance } }
        .map { "\(file.path):\($0)" }
    }
    #expect(bare == [])
  }
}
