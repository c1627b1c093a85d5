/// Why a finding has no fix. Functions that make fixes throw it where they know; where they return nil, what the rule
/// says of all its findings holds (`RuleInfo.noFix`).
public struct NoFix: Error, Equatable {
  /// A clause without a period.
  public let reason: String

  public init(_ reason: String) { self.reason = reason }

  public init(_ calls: OpenCalls) { reason = calls.reason }
}

extension RawDiagnostic {
  /// Adds a fix, or the reason why there is none.
  mutating func add(_ fix: () throws(NoFix) -> FixIt?) {
    do throws(NoFix) {
      fixes = try fix().map { [$0] } ?? []
    } catch {
      noFixReason = error.reason
    }
  }
}
