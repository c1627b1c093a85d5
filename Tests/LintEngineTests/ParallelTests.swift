import Synchronization
import Testing

@testable import LintEngine

@Suite("Sharing work out over threads")
struct ParallelTests {

  @Test("Results are in the order of the indices, however many threads there are", arguments: [1, 2, 7, 2_000])
  func order(jobs: Int) throws {
    let squares = try Parallel.map(count: 1_000, jobs: jobs, makeState: { () }) { _, index in index * index }.results
    #expect(squares == (0..<1_000).map { $0 * $0 })
  }

  @Test("Every index is visited once, and the states together saw them all", arguments: [1, 3])
  func states(jobs: Int) throws {
    let states = try Parallel.forEach(count: 500, jobs: jobs, makeState: { [Int]() }) { seen, index in
      seen.append(index)
    }
    #expect(states.count <= jobs)
    #expect(states.flatMap { $0 }.sorted() == Array(0..<500))
  }

  @Test("No work starts no thread")
  func empty() throws {
    let states = try Parallel.forEach(count: 0, jobs: 4, makeState: { true }) { _, _ in }
    #expect(states.isEmpty)
  }

  @Test("A worker has room for deep recursion")
  func stack() throws {
    @Sendable func depth(_ remaining: Int) -> Int {
      // A kilobyte a call, so that twenty thousand calls need more than an ordinary thread's stack.
      withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { frame in
        frame[0] = 1
        return remaining == 0 ? 0 : depth(remaining - 1) + Int(frame[0])
      }
    }
    let depths = try Parallel.map(count: 1, jobs: 1, makeState: { () }) { _, _ in depth(20_000) }.results
    #expect(depths == [20_000])
  }
}
