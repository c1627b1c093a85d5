import LintProject

extension Pass {
  /// Whether code is no part of the product, so that a finding there is information at most: tests, plug-ins, macros,
  /// mocks, samples, benchmarks, previews, and what only debug builds have.
  public func isSupportCode(_ node: Node) -> Bool {
    isTest || isSupportFile || isInPreview(node) || node.isOnlyInDebugBuilds
  }

  func findIsSupportFile() -> Bool {
    if SupportName.matches(path: path) { return true }
    guard let project = index.projectSettings else { return false }
    let targets = index.targets(of: file)
    return !targets.isEmpty && targets.allSatisfy { project.targets[$0].isSupport }
  }
}

extension Node {
  /// Whether the code stands in `#if DEBUG`, perhaps with further conditions.
  fileprivate var isOnlyInDebugBuilds: Bool {
    ancestors.contains { ancestor in
      guard let condition = IfConfigClause(ancestor)?.condition?.node else { return false }
      if condition.mainToken.isSpelled("DEBUG"), condition.kind == .declReferenceExpr { return true }
      return condition.kind == .sequenceExpr && !condition.tokens.contains { $0.isSpelled("||") }
        && condition.children(.element).contains {
          $0.kind == .declReferenceExpr && $0.mainToken.isSpelled("DEBUG")
        }
    }
  }
}
