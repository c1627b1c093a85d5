import LintFlow
import LintProject
import LintSyntax

/// One build of a target, with the newest tools: for one platform, with what the target is compiled with.
struct TargetBuild {
  let platform: TargetPlatform
  let settings: LanguageSettings

  /// The build that is meant: for the platform that was chosen, else for the first one that the target states.
  init(of settings: LanguageSettings) {
    self = Self.all(of: settings)[0]
  }

  private init(_ platform: TargetPlatform, _ settings: LanguageSettings) {
    self.platform = platform
    self.settings = settings
  }

  /// One for the platform that was chosen; else one for each, those first that the target states.
  static func all(of settings: LanguageSettings) -> [TargetBuild] {
    if let chosen = settings.build.platform.flatMap(TargetPlatform.init) { return [TargetBuild(chosen, settings)] }
    return TargetPlatform.all(of: settings).map { TargetBuild($0, settings) }
  }

  /// What mode 5 answers to `swift(>=…)`, whatever the compiler.
  private static let versionOfMode5 = ToolsVersion(5, 10)
}

extension TargetBuild: BuildAnswers {
  func isSet(_ name: String) -> Bool? {
    if name == "DEBUG" { return settings.build.isDebug }
    return settings.build.defines.contains(name) ? true : nil
  }

  func holds(_ test: FunctionCallExpr) -> Bool? {
    guard case .declReference(let callee)? = test.callee else { return nil }
    switch callee.nameToken.text {
    case "swift":
      let version = settings.mode.map { $0 == .v6 ? ToolsVersion.newest : Self.versionOfMode5 }
      return version.flatMap { version in test.versionTest?.holds(for: version) }
    case "hasFeature": return test.arguments.first?.expression.flatMap { enables($0.node.text) }
    default: return platform.holds(test)
    }
  }

  private func enables(_ feature: String) -> Bool? {
    if feature == "Embedded" { return false }
    switch UpcomingFeature(rawValue: feature).map(settings.enables) {
    case .yes?: return true
    case .no?: return false
    case .unknown?, nil: return nil
    }
  }
}
