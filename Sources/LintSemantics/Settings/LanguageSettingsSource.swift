import LintProject

/// The settings of a project's files, found out when somebody asks for the first time: most runs ask for few files or none.
public final class LanguageSettingsSource: Sendable {
  private struct State {
    var project: ProjectSettings?
    var lookup: ProjectSettings.MembershipLookup?
    var isLoaded = false
    var settings: [String: LanguageSettings] = [:]
    /// Files of the same targets share their settings.
    var shared: [ProjectSettings.Membership: LanguageSettings] = [:]

    mutating func load(_ read: () -> ProjectSettings?) {
      guard !isLoaded else { return }
      project = read()
      lookup = project.map { ProjectSettings.MembershipLookup($0) }
      isLoaded = true
    }

    mutating func settings(of path: String) -> LanguageSettings {
      guard let project, let membership = lookup?.membership(of: path) else { return .unknown }
      if let known = shared[membership] { return known }
      let found = LanguageSettings(project.settings(of: membership))
      shared[membership] = found
      return found
    }
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
      state.load(load)
      return state.project
    }
  }

  /// - Parameter path: as the index names the file.
  func settings(of path: String) -> LanguageSettings {
    guard let load else { return uniform }
    return state.withLock { state in
      if let known = state.settings[path] { return known }
      state.load(load)
      let found = state.settings(of: path)
      state.settings[path] = found
      return found
    }
  }
}
