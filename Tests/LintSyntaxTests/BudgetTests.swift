import AllocationCounter
import Testing

@testable import LintSyntax

/// The size of a tree. These numbers are the same on every machine; do not raise one without knowing why.
@Suite("Budgets of the tree")
struct BudgetTests {
  @Test("A token takes 12 bytes")
  func bytesPerToken() {
    #expect(MemoryLayout<Token>.stride == 12)
  }

  @Test("A node takes 16 bytes in a tree, and 24 while it is parsed")
  func bytesPerNode() {
    #expect(SyntaxColumns.bytesPerNode <= 16)
    #expect(MemoryLayout<PendingNode>.stride <= 24)
  }

  @Test("Columns take their stated size, and the tree little more")
  func bytesPerTree() throws {
    for name in SyntaxFixtures.names {
      let tree = SyntaxTree.parse(try SyntaxFixtures.bytes(name))
      let columns = tree.columns.pointee
      let nodeBytes = Int(columns.nodeCount) * SyntaxColumns.bytesPerNode
      let tokenBytes = Int(columns.tokenCount) * MemoryLayout<Token>.stride
      #expect(tree.byteCount <= nodeBytes + tokenBytes + Int(columns.sourceCount) + 512)
    }
  }

  @Test("There are at most 0.85 nodes for a token")
  func nodesPerToken() throws {
    var (nodes, tokens) = (0, 0)
    for name in SyntaxFixtures.names {
      let tree = SyntaxTree.parse(try SyntaxFixtures.bytes(name))
      nodes += Int(tree.columns.pointee.nodeCount)
      tokens += Int(tree.columns.pointee.tokenCount)
    }
    #expect(Double(nodes) <= 0.85 * Double(tokens))
  }

  /// Without optimisation, each literal of an option set is an array on the heap.
  private static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  @Test(
    "A parser that has seen a file of the size asks the heap for no more than six blocks a file",
    .enabled(if: isOptimised && allocation_counter_is_available(), "`make budgets` counts in an optimised build"),
    arguments: SyntaxFixtures.names)
  func allocations(name: String) throws {
    let bytes = try SyntaxFixtures.bytes(name) + [UInt8](repeating: 0, count: SourcePadding.byteCount)
    var parser = Parser()
    let count = bytes.count - SourcePadding.byteCount
    let allocations = bytes.withUnsafeBufferPointer { buffer in
      guard let source = buffer.baseAddress else { return UInt.max }
      _ = parser.parse(paddedSource: source, count: count)
      let before = allocation_count()
      _ = parser.parse(paddedSource: source, count: count)
      return allocation_count() - before
    }
    #expect(allocations <= 6)
    #expect(allocations > 0)
  }
}
