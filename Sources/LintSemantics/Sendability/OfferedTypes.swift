import LintSyntax

extension ProjectIndex {
  /// Whether code outside of the project may use a type: it is public, and its module is one that others import, or in
  /// no known target.
  public func isOffered(_ ref: DeclRef) -> Bool {
    guard isEffectivelyPublic(node(ref), in: ref.file) else { return false }
    let targets = targets(of: ref.file)
    guard let project = projectSettings, !targets.isEmpty else { return true }
    return targets.contains { project.isOffered(target: $0) }
  }
}
