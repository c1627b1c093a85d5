import LintKit

/// Every rule of the linter, by family and then by name.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    // Continuations
    ContinuationDoubleResume.self,
    ContinuationMissingResume.self,
    // Isolation
    MainActorAssumeIsolated.self,
    // SwiftData
    CachedModelReference.self,
    FetchThenFilterInMemory.self,
    ModelContextParameter.self,
  ]
}
