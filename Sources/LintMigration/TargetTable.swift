import LintEngine
import LintKit
import LintProject
import LintReporting

/// The targets with reports, in the order of work.
struct TargetTable {
  /// By place in the project's targets, the name in the report.
  private(set) var names: [Int: String] = [:]
  private(set) var targets: [MigrationReport.Target] = []
  /// Those that are compiled in Swift 6 language mode, by name.
  private var swift6: Set<String> = []
  /// Those that are compiled with complete concurrency checking, as Swift 6 always is.
  private var checked: Set<String> = []

  /// - Parameter other: the settings of targets with the "what if" options; nil without any.
  init(_ files: ProjectFiles, other: ProjectSettings?) {
    guard let project = files.index.projectSettings else { return }
    var counts: [Int: (files: Int, lines: Int)] = [:]
    for file in files.reported {
      for target in file.targets {
        counts[target, default: (0, 0)].files += 1
        counts[target, default: (0, 0)].lines += file.lines
      }
    }
    let places = counts.keys.sorted()
    names = Self.names(of: places, in: project)
    let imports = files.index.importedTargets().mapValues { $0.filter { counts[$0] != nil } }
    for place in places {
      let settings = project.targets[place].settings
      guard let name = names[place] else { continue }
      if settings.languageMode.value == .v6 { swift6.insert(name) }
      if settings.languageMode.value == .v6 || settings.strictConcurrency.value == .complete { checked.insert(name) }
    }
    let levels = ImportLevels.levels(of: places, imports: imports)
    targets = places.map { place in
      let target = project.targets[place]
      let container = project.containers.first { $0.targets.contains(place) }
      return MigrationReport.Target(
        name: names[place] ?? target.name, kind: target.kind.rawValue, isTest: target.kind.isTest,
        container: container?.name ?? "",
        place: MigrationReport.Place(path: files.shownPath(target.place.path), line: target.place.line, column: 1),
        files: counts[place]?.files ?? 0, lines: counts[place]?.lines ?? 0,
        dependsOn: (imports[place] ?? []).compactMap { names[$0] }.sorted(), level: levels[place] ?? 0,
        settings: Self.settings(
          of: target, other: other.flatMap { $0.targets.indices.contains(place) ? $0.targets[place] : nil }, files))
    }
    .sorted { left, right in
      if left.isTest != right.isTest { return right.isTest }
      return (left.level, left.name) < (right.level, right.name)
    }
  }

  /// The names of the targets that a file is in.
  func names(of file: ProjectFiles.File) -> [String] { file.targets.compactMap { names[$0] }.sorted() }

  func isSwift6(_ name: String) -> Bool { swift6.contains(name) }

  func isChecked(_ name: String) -> Bool { checked.contains(name) }

  /// A name that several targets have is followed by that of its package or project.
  private static func names(of places: [Int], in project: ProjectSettings) -> [Int: String] {
    let counts = Dictionary(places.map { (project.targets[$0].name, 1) }, uniquingKeysWith: +)
    var names: [Int: String] = [:]
    var taken: Set<String> = []
    for place in places {
      let own = project.targets[place].name
      var name = own
      if (counts[own] ?? 0) > 1, let container = project.containers.first(where: { $0.targets.contains(place) }) {
        name = "\(own) (\(container.path))"
      }
      // Even of one manifest there may be two.
      while !taken.insert(name).inserted { name += "′" }
      names[place] = name
    }
    return names
  }
}

// MARK: - Settings

extension TargetTable {
  private static func settings(of target: Target, other: Target?, _ files: ProjectFiles) -> [MigrationReport.Setting] {
    let (own, others) = (target.settings, other?.settings)
    func setting<Value>(_ name: String, _ path: KeyPath<CompilerSettings, Setting<Value>>, _ text: (Value) -> String)
      -> MigrationReport.Setting
    {
      shown(name, own[keyPath: path], others?[keyPath: path], text, files)
    }
    var settings = [
      setting("language mode", \.languageMode) { $0.rawValue },
      setting("strict concurrency", \.strictConcurrency) { $0.rawValue },
      setting("default isolation", \.defaultIsolation) { $0.rawValue }
    ]
    let names = Set(own.upcomingFeatures.keys).union(others?.upcomingFeatures.keys.map { $0 } ?? []).subtracting([
      "StrictConcurrency"
    ])
    for name in names.sorted() {
      let feature = shown(
        "feature \(name)", own.upcomingFeature(name), others?.upcomingFeature(name), { $0 ? "on" : "off" }, files)
      let isImplied =
        own.upcomingFeature(name).origin.reason.map { CompilerSettings.implications.contains($0) } ?? false
      // Features that are off, or implied by the language mode, are omitted.
      if feature.value == "on" && !isImplied || feature.whatIf != nil && others?.languageMode == own.languageMode {
        settings.append(feature)
      }
    }
    for (platform, version) in own.deploymentTargets.sorted(by: { $0.key < $1.key }) {
      settings.append(shown("deployment target \(platform)", version, nil, { $0 }, files))
    }
    return settings
  }

  private static func shown<Value>(
    _ name: String, _ own: Setting<Value>, _ other: Setting<Value>?, _ text: (Value) -> String, _ files: ProjectFiles
  ) -> MigrationReport.Setting {
    let origin = own.origin
    return MigrationReport.Setting(
      name: name, value: own.value.map(text),
      origin: MigrationReport.Setting.Origin(rawValue: origin.kind.rawValue) ?? .unknown,
      reason: origin.reason,
      place: origin.place.map { MigrationReport.Place(path: files.shownPath($0.path), line: $0.line, column: 1) },
      whatIf: other.flatMap { $0.value == own.value ? nil : $0.value.map(text) ?? "unknown" })
  }
}
