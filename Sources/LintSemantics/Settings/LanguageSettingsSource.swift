import LintProject

/// Where the settings of a project's files come from: read on demand, because many runs need none.
public final class LanguageSettingsSource: Sendable {
  private let load: (@Sendable () -> ProjectSettings?)?
  private let uniform: LanguageSettings
  private let loaded = Once<ProjectSettings?>()

  /// The same settings for every file.
  public init(uniform: LanguageSettings) {
    self.uniform = uniform
    load = nil
  }

  /// - Parameter load: reads what the project says, once; `nil` when that could not be read, and so nothing is known.
  public init(_ load: @escaping @Sendable () -> ProjectSettings?) {
    self.load = load
    uniform = .unknown
  }

  /// What the project says; `nil` where settings are the same for every file, and where it could not be read.
  var project: ProjectSettings? {
    guard let load else { return nil }
    return loaded { load() }
  }

  /// What is known of many files.
  ///
  /// - Parameter paths: as the index names the files.
  func targets(of paths: [String]) -> FileTargets {
    guard let project else { return FileTargets(uniform: uniform, count: paths.count) }
    return FileTargets(of: paths, in: project)
  }
}
