/// The subject of a rule; also its folder and its first tag in reports.
public enum RuleFamily: String, Sendable, Hashable, CaseIterable {
  case isolation
  case sendability
  case actors
  case tasks
  case continuations
  case asyncSequences = "async-sequences"
  case locksAndGCD = "locks-and-gcd"
  case swiftData = "swiftdata"
  case observation
  /// Build settings that decide what the compiler checks.
  case settings
  /// What Swift 6 will say.
  case forecast
  /// The text itself: syntax errors, suppressions.
  case source

  /// The family's name in running text.
  public var title: String {
    switch self {
    case .isolation: "Isolation"
    case .sendability: "Sendability"
    case .actors: "Actors"
    case .tasks: "Tasks"
    case .continuations: "Continuations"
    case .asyncSequences: "Async sequences"
    case .locksAndGCD: "Locks and GCD"
    case .swiftData: "SwiftData"
    case .observation: "Observation"
    case .settings: "Settings"
    case .forecast: "Forecast"
    case .source: "Source"
    }
  }
}
