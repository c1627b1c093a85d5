import LintKit

/// What `concurlint forecast` runs: one rule for each group of the compiler's diagnostics.
public enum ForecastRegistry {
  public static let rules: [any Rule.Type] = [
    ForecastMutableGlobalVariable.self, ForecastForeignGlobals.self, ForecastSendableClosureCaptures.self,
    ForecastSendableFunctions.self, ForecastSendableConformances.self,
    ForecastSendingClosure.self, ForecastSending.self
  ]
}
