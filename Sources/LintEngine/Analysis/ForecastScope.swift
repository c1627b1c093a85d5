import LintKit

extension LintResult {
  /// Whether all code that is reported on is in Swift 6 mode today, so that nothing is left to forecast.
  public func isInSwift6Already(_ project: Discovery) -> Bool {
    guard let index else { return false }
    let files = project.files.filter(\.isReported).compactMap { index.file(at: $0.projectPath) }.filter {
      !index.isManifest($0)
    }
    return !files.isEmpty && files.allSatisfy { index.settings(of: $0).isInSwift6Already }
  }
}
