import LintKit
import Synchronization

/// Distributes work over threads, with results that do not depend on the distribution.
public enum Parallel {

  /// Bytes of address space, not of memory: the parser recurses to a bounded depth, which needs more than the
  /// half megabyte that a thread gets on some systems.
  static let stackSize = 8 * Limits.parserStackSize

  /// Calls `body` once for every index in `0..<count`, on up to `jobs` threads, each with a state of its own.
  ///
  /// The threads take the indices in order from one counter. `body` must not depend on which worker runs it. Where
  /// memory ran out with several threads, there is one.
  ///
  /// - Parameters:
  ///   - jobs: At least 1. No more threads are started than there is work.
  ///   - makeState: Called on the worker's own thread.
  /// - Returns: The workers' states, in no particular order; fewer than `jobs` when the system refused a thread.
  /// - Throws: When not one thread could be started.
  @discardableResult
  public static func forEach<State>(
    count: Int, jobs: Int,
    makeState: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (inout State, Int) -> Void
  ) throws(FileError) -> [State] {
    precondition(jobs >= 1, "no worker, no work")
    guard count > 0 else { return [] }
    let workers = Recovery.usesOneThread ? 1 : min(jobs, count)
    let run = Run(count: count, workers: workers, makeState: makeState, body: body)
    var threads: [Platform.ThreadHandle] = []
    for worker in 0..<workers {
      do {
        threads.append(try Platform.startThread(stackSize: stackSize) { run.work(worker) })
      } catch {
        // The threads that did start share the work; without any it cannot be done.
        if threads.isEmpty { throw error }
        break
      }
    }
    for thread in threads { thread.join() }
    return run.takeStates()
  }

  /// The same for results: one for each index, in the order of the indices.
  public static func map<State, Result>(
    count: Int, jobs: Int,
    makeState: @escaping @Sendable () -> State,
    _ transform: @escaping @Sendable (inout State, Int) -> Result
  ) throws(FileError) -> (results: [Result], states: [State]) {
    let slots = Slots<Result>(count: count)
    let states = try forEach(count: count, jobs: jobs, makeState: makeState) { state, index in
      slots.set(index, transform(&state, index))
    }
    return (slots.take(), states)
  }
}

/// What the threads of one run share.
private final class Run<State>: Sendable {
  private let next = Atomic<Int>(0)
  private let count: Int
  private let makeState: @Sendable () -> State
  private let body: @Sendable (inout State, Int) -> Void
  private let states: Slots<State>

  init(
    count: Int, workers: Int, makeState: @escaping @Sendable () -> State,
    body: @escaping @Sendable (inout State, Int) -> Void
  ) {
    self.count = count
    self.makeState = makeState
    self.body = body
    states = Slots(count: workers)
  }

  func work(_ worker: Int) {
    var state = makeState()
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if index >= count { break }
      body(&state, index)
    }
    states.set(worker, state)
  }

  func takeStates() -> [State] { states.take() }
}

/// Places for values that different threads produce, each written at most once and read only after all have ended.
///
/// Unchecked because no two threads touch one place, and joining the threads orders their writes before the reads.
private final class Slots<Value>: @unchecked Sendable {
  private let places: UnsafeMutableBufferPointer<Value?>

  init(count: Int) {
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  func set(_ index: Int, _ value: Value) { places[index] = value }

  /// Empties the filled places, in order.
  func take() -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(places.count)
    for index in places.indices {
      if let value = places[index].take() { values.append(value) }
    }
    return values
  }
}
