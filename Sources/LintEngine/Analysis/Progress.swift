import Synchronization

/// How far a run has come, for another thread to watch.
public final class Progress: Sendable {
  private let done = Atomic<Int>(0)
  private let goal = Atomic<Int>(0)

  public init() {}

  /// From 0 to 1; nil while the work is not known yet.
  public var fraction: Double? {
    let goal = goal.load(ordering: .relaxed)
    return goal == 0 ? nil : min(1, Double(done.load(ordering: .relaxed)) / Double(goal))
  }

  /// - Parameter steps: How many times ``advance()`` will be called, from any thread.
  func begin(steps: Int) { goal.store(steps, ordering: .relaxed) }

  func advance() { done.wrappingAdd(1, ordering: .relaxed) }
}
