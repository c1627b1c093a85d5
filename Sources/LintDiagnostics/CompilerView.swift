/// The Swift compiler's own view of the code that a rule flags, in each mode.
public struct CompilerView: Sendable, Hashable {
  public enum Verdict: String, Codable, Sendable, Hashable {
    case silent
    case warning
    case error
  }

  /// The variant of the pattern ("the closure is async"); nil when there is only one.
  public var when: String?
  /// Language mode 5 with minimal checking, the usual default.
  public var swift5: Verdict
  /// Language mode 5 with complete checking.
  public var swift5Complete: Verdict
  /// Language mode 6.
  public var swift6: Verdict
  /// Names of the compiler's diagnostic groups, such as `SendingRisksDataRace`.
  public var groups: [String]

  public init(
    when: String? = nil, swift5: Verdict, swift5Complete: Verdict, swift6: Verdict, groups: [String] = []
  ) {
    self.when = when
    self.swift5 = swift5
    self.swift5Complete = swift5Complete
    self.swift6 = swift6
    self.groups = groups
  }

  /// The compiler accepts the pattern in every mode.
  public static let silent = CompilerView(swift5: .silent, swift5Complete: .silent, swift6: .silent)
}
