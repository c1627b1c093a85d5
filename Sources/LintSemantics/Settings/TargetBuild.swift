/// One build of a target, with the newest tools: for one platform, with what the target is compiled with.
struct TargetBuild {
  let platform: TargetPlatform
  let settings: LanguageSettings

  /// The build that is meant: for the platform that was chosen, else for the first one that the target states.
  init(of settings: LanguageSettings) {
    self.init(Self.chosenPlatform(of: settings) ?? .first(of: settings), settings)
  }

  private init(_ platform: TargetPlatform, _ settings: LanguageSettings) {
    self.platform = platform
    self.settings = settings
  }

  /// One for the platform that was chosen; else one for each, those first that the target states.
  static func all(of settings: LanguageSettings) -> [TargetBuild] {
    if let chosen = chosenPlatform(of: settings) { return [TargetBuild(chosen, settings)] }
    return TargetPlatform.all(of: settings).map { TargetBuild($0, settings) }
  }

  private static func chosenPlatform(of settings: LanguageSettings) -> TargetPlatform? {
    settings.build.platform.flatMap(TargetPlatform.init)
  }
}
