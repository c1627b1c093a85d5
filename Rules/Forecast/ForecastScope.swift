import LintKit

extension Pass {
  /// Whether what Swift 6 says of a place is worth saying: the target is not in that mode already, and the build that
  /// is meant has the code. Where that depends on a condition that is not known, the place counts as undecided.
  func isForecast(_ node: Node) -> Bool {
    if index.settings(of: file).isInSwift6Already || index.isManifest(file) { return false }
    switch index.isBuilt(node, in: file) {
    case .yes: return true
    case .no: return false
    case .unknown:
      leaveUndecided(missing: "condition: whether this '#if' is compiled")
      return false
    }
  }
}
