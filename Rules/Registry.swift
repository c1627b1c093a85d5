import LintKit

/// Every rule of the linter, by family and then by name.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    // Async sequences
    AsyncStreamMissingTermination.self,
    AsyncStreamNeverFinished.self,
    // Continuations
    ContinuationDoubleResume.self,
    ContinuationMissingResume.self,
    // Isolation
    MainActorAssumeIsolated.self,
    // Locks and GCD
    BlockingWaitInAsync.self,
    LockAcrossAwait.self,
    SemaphoreBridgesAsync.self,
    // SwiftData
    CachedModelReference.self,
    FetchThenFilterInMemory.self,
    ModelContextParameter.self,
  ]
}
