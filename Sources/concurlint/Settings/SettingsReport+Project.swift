import LintEngine
import LintProject
import LintReporting

/// The path up to its last slash; empty without one.
private func directory(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}

extension SettingsReport {
  /// The targets at or below the paths that were given, and those that the files there are in.
  init(_ project: ProjectSettings, _ discovery: Discovery) {
    let files = discovery.files
    let table = project.table(of: files.map(\.projectPath))
    var filesByTarget: [Int: [String]] = [:]
    var wanted: Set<Int> = []
    for (number, file) in files.enumerated() {
      for target in table[number].targets {
        filesByTarget[target, default: []].append(file.projectPath)
        if file.isReported { wanted.insert(target) }
      }
    }
    let given = Set(
      files.filter { $0.isReported && ProjectSettings.isManifest($0.projectPath) }.map {
        directory(of: $0.projectPath) + "/Package.swift"
      }
        + discovery.settingsFiles.filter(\.isReported).map(\.projectPath))
    /// A package has one place, whichever of its manifests is read.
    func isGiven(_ container: ProjectSettings.Container) -> Bool {
      given.contains(container.kind == .package ? directory(of: container.path) + "/Package.swift" : container.path)
    }
    self.init(
      containers: project.containers.compactMap { container in
        let targets = container.targets.filter { isGiven(container) || wanted.contains($0) }
        if targets.isEmpty && !isGiven(container) { return nil }
        return Container(
          kind: container.kind.rawValue, name: container.name, path: container.path,
          localPackages: container.localPackages, assumptions: container.assumptions,
          hasUnknownTargets: container.hasUnknownTargets, package: container.manifest.map(Self.values) ?? [],
          targets: targets.map { place in
            Target(
              project.targets[place], files: filesByTarget[place] ?? [],
              stated: container.manifest?.targets[place - container.targets.lowerBound])
          })
      },
      problems: project.problems.map { Problem(message: $0.message, place: Place($0.place)) })
  }

  /// What a manifest says for all its targets.
  private static func values(of manifest: PackageManifest) -> [Value] {
    var values = [Value(name: "toolsVersion", value: manifest.toolsVersion.description, origin: "read")]
    switch manifest.languageModes {
    case .unknown: values.append(Value(name: "swiftLanguageModes", value: nil, origin: "unknown"))
    case .value(let stated?):
      values.append(
        Value(name: "swiftLanguageModes", value: stated.modes.map(\.rawValue).joined(separator: " "), origin: "read"))
    case .value(nil): break
    }
    switch manifest.platforms {
    case .unknown: values.append(Value(name: "platforms", value: nil, origin: "unknown"))
    case .value(let platforms):
      let texts = platforms.map { "\($0.name) \($0.version)" }
      if !texts.isEmpty {
        values.append(Value(name: "platforms", value: texts.joined(separator: ", "), origin: "read"))
      }
    }
    return values
  }
}

extension SettingsReport.Target {
  fileprivate init(_ target: LintProject.Target, files: [String], stated: PackageManifest.Target?) {
    let settings = target.settings
    self.init(
      name: target.name, kind: target.kind.rawValue, place: SettingsReport.Place(target.place),
      isCertain: target.isCertain,
      files: files,
      settings: [
        SettingsReport.Value("language mode", settings.languageMode) { $0.rawValue },
        SettingsReport.Value("strict concurrency", settings.strictConcurrency) { $0.rawValue },
        SettingsReport.Value("default isolation", settings.defaultIsolation) { $0.rawValue }
      ],
      upcomingFeatures: Self.features(of: settings),
      deploymentTargets: settings.deploymentTargets.sorted { $0.key < $1.key }.map { name, setting in
        SettingsReport.Value(name, setting) { $0 }
      },
      statements: target.statements.map {
        SettingsReport.Statement(
          name: $0.name, arguments: $0.arguments, condition: $0.condition, place: SettingsReport.Place($0.place))
      },
      layout: stated.map { stated in
        SettingsReport.Layout(
          path: stated.path.value.map { $0.map { [$0] } ?? [] }, sources: stated.sources.value.map { $0 ?? [] },
          exclude: stated.exclude.value)
      })
  }
}

extension SettingsReport.Target {
  /// Features that are set themselves, and those that are unknown; what the language mode or strict checking implies is
  /// omitted.
  private static func features(of settings: CompilerSettings) -> [SettingsReport.Value] {
    var shown: [SettingsReport.Value] = []
    for (name, setting) in settings.upcomingFeatures.sorted(by: { $0.key < $1.key }) where name != "StrictConcurrency" {
      let isImplied = setting.origin.reason.map { CompilerSettings.implications.contains($0) } ?? false
      // As unknown as the setting that would imply it.
      let isAsUnknown =
        settings.languageMode.value == nil
        || settings.strictConcurrency.value == nil && UpcomingFeatures.impliedByCompleteChecking.contains(name)
      let isLikeOthers = setting.value == settings.otherFeatures.value || setting.value == nil && isAsUnknown
      if !isImplied, !isLikeOthers { shown.append(SettingsReport.Value(name, setting) { $0 ? "on" : "off" }) }
    }
    if settings.otherFeatures.value == nil {
      shown.append(SettingsReport.Value("others", settings.otherFeatures) { $0 ? "on" : "off" })
    }
    return shown
  }
}

extension SettingsReport.Value {
  fileprivate init<Wrapped>(_ name: String, _ setting: Setting<Wrapped>, _ text: (Wrapped) -> String) {
    self.init(
      name: name, value: setting.value.map(text), origin: setting.origin.kind.rawValue, reason: setting.origin.reason,
      place: setting.origin.place.map(SettingsReport.Place.init))
  }
}

extension SettingsReport.Place {
  fileprivate init(_ place: SourceLine) { self.init(path: place.path, line: place.line) }
}
