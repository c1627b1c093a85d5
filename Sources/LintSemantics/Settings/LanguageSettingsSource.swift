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

  /// - Parameter load: reads the project's settings, once; `nil` if they could not be read, so that nothing is known.
  public init(_ load: @escaping @Sendable () -> ProjectSettings?) {
    self.load = load
    uniform = .unknown
  }

  /// The project's settings; `nil` if settings are the same for every file, or could not be read.
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
