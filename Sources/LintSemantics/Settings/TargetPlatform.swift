/// A system that code is built for. If a target does not say, the first system that a place is compiled for is assumed.
enum TargetPlatform: String, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS
  case linux = "Linux"

  /// Those that a target states first, in their order here.
  static func all(of target: LanguageSettings) -> [TargetPlatform] {
    let stated = target.deploymentTargets ?? [:]
    return allCases.filter { stated[$0.rawValue] != nil } + allCases.filter { stated[$0.rawValue] == nil }
  }

  /// The first of ``all(of:)``.
  static func first(of target: LanguageSettings) -> TargetPlatform {
    guard let stated = target.deploymentTargets, !stated.isEmpty else { return allCases[0] }
    return allCases.first { stated[$0.rawValue] != nil } ?? allCases[0]
  }
}

/// The platforms by name, for options.
public enum TargetPlatforms {
  /// As they are typed, with bars between.
  public static let names = TargetPlatform.allCases.map { $0.rawValue.lowercased() }.joined(separator: "|")

  /// As `os()` names it; nil for none.
  public static func name(spelled name: String) -> String? {
    TargetPlatform.allCases.first { $0.rawValue.lowercased() == name }?.rawValue
  }
}
