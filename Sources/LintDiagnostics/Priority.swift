/// When in a migration to Swift 6 a pattern should be dealt with. Greater is more urgent.
///
/// Severity says how bad one diagnostic is; priority says what to do first, among equally bad ones.
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

extension Priority {
  /// The priorities that a diagnostic of this severity can have: an error is never of medium priority, and a suggestion
  /// is never urgent.
  public static func range(for severity: Severity) -> ClosedRange<Priority> {
    switch severity {
    case .error: .high ... .critical
    case .warning: .medium ... .high
    case .info: .low ... .medium
    }
  }

  /// The nearest priority that a diagnostic of this severity can have.
  public func limited(to severity: Severity) -> Priority {
    let range = Self.range(for: severity)
    return min(max(self, range.lowerBound), range.upperBound)
  }
}
