/// A package: its manifest, its directory, and what follows for its targets.
struct SwiftPackage: Sendable {
  /// The package's root, from the root of everything that is analysed.
  let directory: String
  /// The manifest that was read; if there are several, the one for the newest assumed tools.
  let manifestPath: String
  let manifest: PackageManifest
  /// What was assumed when the manifest was read.
  let assumptions: [String]
  private let deploymentTargets: [String: Setting<String>]

  /// - Parameters:
  ///   - manifests: the package's manifests, by the names of their files.
  ///   - toolchain: the version of the tools that are assumed to build the package.
  init?(directory: String, manifests: [String: [UInt8]], toolchain: ToolsVersion = .newest) {
    guard let name = Self.choose(manifests, toolchain), let source = manifests[name] else { return nil }
    self.directory = directory
    manifestPath = ProjectPath.join(directory, name) ?? name
    manifest = source.withUnsafeBufferPointer { PackageManifest(reading: $0, toolchain: toolchain) }
    deploymentTargets = Self.deploymentTargets(manifest, manifestPath)
    let depends = manifest.asksAboutTools || manifests.count > 1
    assumptions =
      manifest.environment.map { "the environment variable '\($0)' is not set" }
      + (depends ? ["Swift \(toolchain) builds it"] : [])
  }

  /// As SwiftPM does: a manifest for these very tools; else the newest one for older tools, if it asks for newer tools
  /// than `Package.swift` does.
  private static func choose(_ manifests: [String: [UInt8]], _ toolchain: ToolsVersion) -> String? {
    for exact in ["\(toolchain.major).\(toolchain.minor)", "\(toolchain.major)"] {
      let name = "Package@swift-\(exact).swift"
      if manifests[name] != nil { return name }
    }
    let specific = manifests.keys.compactMap { name in version(of: name).map { (name: name, version: $0) } }
    let newest = specific.filter { $0.version <= toolchain }.max { $0.version < $1.version }?.name
    let regular = "Package.swift"
    guard let newest else { return manifests[regular] == nil ? nil : regular }
    guard manifests[regular] != nil else { return newest }
    return toolsVersion(of: newest, manifests) > toolsVersion(of: regular, manifests) ? newest : regular
  }

  private static func toolsVersion(of name: String, _ manifests: [String: [UInt8]]) -> ToolsVersion {
    manifests[name]?.withUnsafeBufferPointer { ToolsVersion(manifest: $0) } ?? .undeclared
  }

  private static func version(of name: String) -> ToolsVersion? {
    let prefix = "Package@swift-"
    guard name.hasPrefix(prefix), name.hasSuffix(".swift") else { return nil }
    return ToolsVersion(name.dropFirst(prefix.count).dropLast(".swift".count))
  }

  private func place(_ line: Int) -> SourceLine { SourceLine(path: manifestPath, line: line) }

  // MARK: Settings

  func claims(of target: PackageManifest.Target) -> Claims {
    var claims = Claims(languageMode: languageMode, deploymentTargets: deploymentTargets)
    if target.hasUnknownSettings {
      claims.missing = Origin(
        .unknown, reason: "not all settings of the target are understood", place: place(target.line))
    }
    for setting in target.settings {
      let origin = Origin(.read, place: place(setting.line))
      let condition = setting.isCertain ? setting.condition?.text : "set only under a condition that is not known"
      func add(_ content: Claim.Content?) {
        if let content { claims.claims.append(Claim(content: content, origin: origin, condition: condition)) }
      }
      let argument = setting.arguments.first ?? ""
      switch setting.name {
      case "swiftLanguageMode", "swiftLanguageVersion":
        add(LanguageMode(buildSetting: argument).map { .languageMode($0) })
      case "enableUpcomingFeature": add(CompilerFlags.feature(named: argument))
      case "enableExperimentalFeature": add(CompilerFlags.experimental(argument))
      case "defaultIsolation": add(.defaultIsolation(argument == "MainActor" ? .mainActor : .nonisolated))
      case "unsafeFlags": claims.claims += CompilerFlags.claims(in: setting.arguments, origin, condition: condition)
      default: break
      }
    }
    return claims
  }

  /// By platform, for all targets.
  private static func deploymentTargets(_ manifest: PackageManifest, _ path: String) -> [String: Setting<String>] {
    var targets: [String: Setting<String>] = [:]
    for platform in manifest.platforms.value ?? [] {
      targets[platform.name] = Setting(
        platform.version, Origin(.read, place: SourceLine(path: path, line: platform.line)))
    }
    return targets
  }

  /// The newest of the modes that the package names; without any, that of its tools version.
  private var languageMode: Setting<LanguageMode> {
    switch manifest.languageModes {
    case .unknown:
      return Setting(nil, Origin(.unknown, reason: "the package's language modes are not understood", place: place(1)))
    case .value(let stated?):
      if let newest = stated.modes.max() { return Setting(newest, Origin(.read, place: place(stated.line))) }
    case .value(nil): break
    }
    let tools = manifest.toolsVersion
    let mode = tools.major < 5 ? (tools >= ToolsVersion(4, 2) ? LanguageMode.v4_2 : .v4) : tools.major == 5 ? .v5 : .v6
    return Setting(mode, Origin(.read, reason: "tools version \(tools)", place: place(1)))
  }

  func statements(of target: PackageManifest.Target) -> [Target.Statement] {
    target.settings.filter { PackageManifest.Setting.decisive.contains($0.name) }.map { setting in
      Target.Statement(
        name: setting.name, arguments: setting.arguments,
        condition: setting.isCertain ? setting.condition?.text : "unknown", place: place(setting.line))
    }
  }

  // MARK: Files

  /// The folder of a target; nil when it is not known, or the target has none.
  ///
  /// - Parameter holdsFiles: whether there is a source file in a directory or below it.
  func folder(of target: PackageManifest.Target, holdsFiles: (String) -> Bool) -> SourceFolder? {
    guard target.kind != .binary, target.kind != .system, let stated = target.path.value else { return nil }
    let root: String
    if let stated {
      guard let path = inside(directory, stated) else { return nil }
      root = path
    } else {
      guard let path = predefinedFolder(of: target, holdsFiles) else { return nil }
      root = path
    }
    guard let sources = target.sources.value, let exclude = target.excludedSources.value else { return nil }
    return SourceFolder(
      path: root, excluded: (exclude + target.resources).compactMap { inside(root, $0) },
      included: sources.map { $0.compactMap { inside(root, $0) } })
  }

  /// Whether the files of a target are known; false if something about its folder was not understood.
  func knowsFolder(of target: PackageManifest.Target) -> Bool {
    target.path.value != nil && target.sources.value != nil && target.excludedSources.value != nil
  }

  /// Nil for a path that leaves the package, which SwiftPM rejects.
  private func inside(_ base: String, _ path: String) -> String? {
    guard let joined = ProjectPath.join(base, path), ProjectPath.isAtOrBelow(joined, directory) else { return nil }
    return joined
  }

  private func predefinedFolder(of target: PackageManifest.Target, _ holdsFiles: (String) -> Bool) -> String? {
    let names: [String]
    switch target.kind {
    case .test: names = ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: names = ["Plugins"]
    default: names = ["Sources", "Source", "src", "srcs"]
    }
    guard let folder = names.compactMap({ ProjectPath.join(directory, $0) }).first(where: holdsFiles) else {
      return nil
    }
    let own = folder + "/" + target.name
    if holdsFiles(own) { return own }
    // From 5.9 on, the only target of its kind may have the folder to itself.
    let isAlone =
      manifest.targets.count { other in
        other.kind.isTest == target.kind.isTest && (other.kind == .plugin) == (target.kind == .plugin)
      } == 1
    return manifest.toolsVersion >= ToolsVersion(5, 9) && isAlone ? folder : nil
  }
}

extension PackageManifest.Condition {
  fileprivate var text: String {
    if isUnknown { return "set only under a condition that is not known" }
    let parts = (platforms + [configuration ?? ""] + traits.map { "trait \($0)" }).filter { !$0.isEmpty }
    return "set only for " + parts.joined(separator: ", ")
  }
}
