import LintDiagnostics
import LintText

extension CompilerDiagnostic {
  /// Groups of the compiler, up to Swift 6.3, whose diagnostics are about isolation, sendability and data races.
  private static let concurrencyGroups: Set<String> = [
    "ActorIsolatedCall", "ConformanceIsolation", "ExplicitSendable", "IsolatedConformances", "MutableGlobalVariable",
    "NonisolatedNonsendingByDefault",
    "PreconcurrencyImport", "SendableClosureCaptures", "SendableMetatypes", "SendingClosureRisksDataRace",
    "SendingRisksDataRace"
  ]

  /// Words in messages about the same subject that have no group: many have none yet.
  private static let words = [
    "Sendable", "isolated", "actor", "data race", "concurren", "'async'", "'await'", "'sending'", "@MainActor"
  ]

  /// Whether it is about concurrency: by its group, and by its words where it is in no group.
  public var isAboutConcurrency: Bool {
    if let group { return Self.concurrencyGroups.contains(group) }
    return Self.words.contains { message.includes($0) }
  }
}
