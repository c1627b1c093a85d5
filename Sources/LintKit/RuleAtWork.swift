import Synchronization

/// The rule that a thread is running, for a reader that finds the thread never came back: a signal handler, or another
/// thread.
public final class RuleAtWork: Sendable {
  /// Negative between rules.
  private let place = Atomic<Int>(-1)

  public init() {}

  /// By its place in the rule set; `nil` between rules.
  public var number: Int? {
    let number = place.load(ordering: .relaxed)
    return number < 0 ? nil : number
  }

  func begin(_ number: Int) { place.store(number, ordering: .relaxed) }

  public func end() { place.store(-1, ordering: .relaxed) }
}
