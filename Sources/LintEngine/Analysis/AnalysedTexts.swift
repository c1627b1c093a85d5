import LintSemantics

/// The bytes of files as they were analysed, whatever the files contain now. Files are looked up by their names in the
/// project.
struct AnalysedTexts: Sendable {
  let index: ProjectIndex
  /// The manifests, project and configuration files that were checked for findings.
  let settings: [String: [UInt8]]

  subscript(path: String) -> [UInt8]? { swift(path) ?? settings[path] }

  /// Nil for what is no Swift.
  func swift(_ path: String) -> [UInt8]? { index.file(at: path).map { index.outline($0).withSource { Array($0) } } }
}
