/// Which of the builds of a project is meant, where code differs from one to the other.
public struct BuildChoice: Sendable, Hashable {
  /// As `os()` names it; nil for the first platform that a target states.
  public var platform: String?
  /// Whether `DEBUG` is set, as in what developers run; nil when either may be meant.
  public var isDebug: Bool?
  /// Other compilation conditions that are set.
  public var defines: Set<String> = []

  public init() {}
}
