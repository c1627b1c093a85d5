@testable import LintProject

/// A project of a few files in memory, asked by the names of its targets.
struct SmallProject {
  let settings: ProjectSettings

  /// - Parameter files: the manifests, project files and so on; Swift files may be empty.
  init(_ files: [String: String], overrides: SettingOverrides = SettingOverrides()) {
    settings = ProjectSettings(
      sources: files.filter { !$0.key.hasSuffix(".swift") || ProjectSettings.isManifest($0.key) }.mapValues {
        Array($0.utf8)
      },
      swiftFiles: files.keys.filter { $0.hasSuffix(".swift") }, overrides: overrides)
  }

  /// A package of one manifest.
  init(manifest: String, files: [String] = [], overrides: SettingOverrides = SettingOverrides()) {
    var all = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    all["Package.swift"] = manifest
    self.init(all, overrides: overrides)
  }

  subscript(name: String) -> Target? { settings.targets.first { $0.name == name } }

  /// The names of the targets that a file is in.
  func targets(of path: String) -> [String] { settings.targets(of: path).map { settings.targets[$0].name } }

  /// The names of all targets in order; one that may not exist has a question mark.
  var targetNames: [String] { settings.targets.map { $0.name + ($0.isCertain ? "" : "?") } }
}

extension Target {
  /// `mode strictness isolation`, with `?` for what is not known.
  var summary: String {
    [
      settings.languageMode.value?.rawValue, settings.strictConcurrency.value?.rawValue,
      settings.defaultIsolation.value?.rawValue
    ].map { $0 ?? "?" }.joined(separator: " ")
  }

  /// Whether a feature is on: `true`, `false`, or nil for unknown.
  func has(_ feature: String) -> Bool? { settings.upcomingFeature(feature).value }
}

/// A manifest of one target, `Kit`, around some code.
func manifest(tools: String = "6.2", before: String = "", target: String = "", package: String = "", after: String = "")
  -> String
{
  """
  // swift-tools-version: \(tools)
  import PackageDescription
  \(before)
  let package = Package(name: "P", targets: [.target(name: "Kit"\(target))]\(package))
  \(after)
  """
}
