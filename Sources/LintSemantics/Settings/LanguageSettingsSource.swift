import LintProject

/// The settings of a project's files, found out when somebody asks for the first time: most runs ask for few files or none.
public final class LanguageSettingsSource: Sendable {
  private struct State {
    var project: ProjectSettings?
    var isLoaded = false
    var settings: [String: LanguageSettings] = [:]
  }

  private let load: (@Sendable () -> ProjectSettings?)?
  private let uniform: LanguageSettings
  private let state = Locked(State())

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
    return state.withLock { state in
      if !state.isLoaded { (state.project, state.isLoaded) = (load(), true) }
      return state.project
    }
  }

  /// - Parameter path: as the index names the file.
  func settings(of path: String) -> LanguageSettings {
    guard let load else { return uniform }
    return state.withLock { state in
      if let known = state.settings[path] { return known }
      if !state.isLoaded { (state.project, state.isLoaded) = (load(), true) }
      let found = state.project.map { LanguageSettings($0.settings(of: path)) } ?? .unknown
      state.settings[path] = found
      return found
    }
  }
}
