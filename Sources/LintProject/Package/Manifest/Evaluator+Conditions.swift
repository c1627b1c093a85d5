import LintSyntax

/// `#if`. A manifest is compiled on the machine that builds the package, so tests about the machine are unknown.
extension ManifestEvaluator: BuildAnswers {
  /// Nothing defines compilation conditions for a manifest.
  func isSet(_ name: String) -> Bool? { false }

  /// `compiler(>=6.0)`, `swift(<6)`; `os(…)`, `canImport(…)` and the like are unknown.
  func holds(_ test: FunctionCallExpr) -> Bool? {
    guard case .declReference(let callee)? = test.callee,
      ["compiler", "swift", "_compiler_version"].contains(callee.nameToken.text), let asked = test.versionTest
    else { return nil }
    asksAboutTools = true
    // A manifest is compiled in the language mode of its tools version, which `swift(…)` does not ask about.
    return asked.holds(for: toolchain)
  }
}
