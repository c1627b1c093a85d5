import LintSyntax

/// `#if`. A manifest is compiled for whatever machine builds the package, so what asks about the machine is unknown.
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
