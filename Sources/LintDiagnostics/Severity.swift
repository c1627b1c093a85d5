/// How bad a diagnostic is. Greater is worse, so `severity >= .warning` reads naturally.
public enum Severity: String, Codable, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; nothing is wrong yet.
  case info
  /// A pattern that fails under conditions that do occur.
  case warning
  /// A crash, a race, or code that does not compile in Swift 6.
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
