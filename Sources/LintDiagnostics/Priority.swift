/// When in a migration to Swift 6 a pattern should be dealt with. Greater is more urgent.
///
/// Severity says how bad one diagnostic is; priority says what to do first, and belongs to the rule.
public enum Priority: String, Codable, Sendable, Hashable, CaseIterable, Comparable {
  case low
  case medium
  case high
  case critical

  public static func < (left: Priority, right: Priority) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    case .critical: 3
    }
  }
}
