import Foundation
import Testing

@testable import LintSyntax

/// Bounded depth and bounded time, whatever the input. One at a time, for they are measured.
@Suite("Any bytes: hostile inputs", .serialized)
struct HostileInputTests {
  @Test("Depth is bounded: the promised stack is enough, with half of it to spare", arguments: HostileInput.all)
  func depth(input: HostileInput) throws {
    let bytes = input.bytes()
    let used = try MeasuredStack.run(size: Limits.parserStackSize) {
      var parser = Parser()
      _ = parser.parse(bytes)
    }
    #expect(used <= Limits.parserStackSize / 2)
  }

  @Test("The tree is sound, and no larger than the file allows", arguments: HostileInput.all)
  func size(input: HostileInput) {
    let bytes = input.bytes(repeated: input.count / 8)
    var parser = Parser()
    #expect(Invariants.violations(in: bytes, parser: &parser) == [])
    let tree = parser.parse(bytes)
    let (tokenCount, nodeCount) = (tree.columns.pointee.tokenCount, tree.columns.pointee.nodeCount)
    #expect(tokenCount <= UInt32(bytes.count) + 1)
    #expect(nodeCount <= 3 * tokenCount)
    #expect(tree.errors.count <= Limits.errorsPerFile)
  }

  /// Four times the input costs four times as much, and sixteen times in a quadratic parser. Other work on the machine
  /// can make one measurement too large, but hardly five in a row.
  @Test("Time is linear in the size", arguments: HostileInput.all)
  func time(input: HostileInput) {
    let (small, large) = (input.bytes(repeated: input.count / 8), input.bytes(repeated: input.count / 2))
    var parser = Parser()
    let isLinear = (1...5).contains { _ in
      let smallTime = processorTime { _ = parser.parse(small) }
      let largeTime = processorTime { _ = parser.parse(large) }
      return largeTime <= 9 * smallTime
    }
    #expect(isLinear)
  }

  @Test("The outline of a tree as deep as it is long takes a bounded line for each node")
  func outline() {
    let tree = SyntaxTree.parse("a" + String(repeating: ".b", count: 5_000))
    let nodeCount = Int(tree.columns.pointee.nodeCount)
    #expect(nodeCount > 5_000)
    #expect(TreeDump.tree(tree).count <= 300 * nodeCount)
  }

  /// The processor time of the calling thread in `body`, in nanoseconds.
  private func processorTime(_ body: () -> Void) -> UInt64 {
    let start = clock_gettime_nsec_np(CLOCK_THREAD_CPUTIME_ID)
    body()
    return clock_gettime_nsec_np(CLOCK_THREAD_CPUTIME_ID) - start
  }
}

#if !canImport(Darwin)
  private func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
#endif
