import LintFlow

/// Whether values of a type may be shared between actors, and why.
public struct Sendability: Sendable, Hashable {
  public var answer: Truth
  /// The nearest first.
  public var reasons: [String]
  /// If it is no: what that rests on, each of which would have to change. Empty for what nothing declares, as `Any`.
  public internal(set) var roots: [SendabilityRoot]

  init(_ answer: Truth, _ reason: String, roots: [SendabilityRoot] = []) {
    self.answer = answer
    reasons = [reason]
    self.roots = roots
  }

  func because(_ reason: String) -> Sendability {
    var copy = self
    copy.reasons.insert(reason, at: 0)
    return copy
  }

  /// For listings and fixtures.
  public var word: String {
    switch answer {
    case .yes: "yes"
    case .no: "no"
    case .unknown: "unknown"
    }
  }
}
