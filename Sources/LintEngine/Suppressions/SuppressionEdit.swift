import LintKit

/// A comment that suppresses one finding, for an editor to write.
public enum SuppressionEdit {
  /// Nil for what cannot be suppressed.
  ///
  /// - Parameters:
  ///   - text: the finding's file.
  ///   - reason: one line; nil for none.
  public static func suppressing(_ diagnostic: Diagnostic, in text: [UInt8], reason: String?) -> Edit? {
    let path = FilePath(diagnostic.path)
    let fix = SuppressionInsertion(into: path, text: text, reason: reason).fixes(for: [diagnostic]).first
    guard isPossible(for: diagnostic), let edit = fix?.edits[path]?.first else { return nil }
    return Edit(
      path: diagnostic.path, range: TextPositions(text).range(of: edit.bytes),
      replacement: String(decoding: edit.replacement, as: UTF8.self))
  }

  /// Whether a comment can suppress it: findings about suppressions, and about a file as a whole, stay.
  public static func isPossible(for diagnostic: Diagnostic) -> Bool {
    let own = SuppressionRules.infos + [InternalErrorRule.info]
    return !own.contains { $0.id == diagnostic.ruleID }
  }

  /// Whether suppressions in the file of a finding must say why.
  public static func needsReason(_ enabledRules: Set<String>) -> Bool {
    enabledRules.contains(SuppressionRules.withoutReason.id)
  }
}
