import LintSyntax

/// The targets that the manifests, Xcode projects and configuration files of a project declare, and which file is in
/// which.
///
/// All paths are relative to the root of everything that is analysed. Nothing here reads a file: the caller passes
/// bytes.
public struct ProjectSettings: Sendable {
  /// A package or an Xcode project.
  public struct Container: Sendable {
    public enum Kind: String, Sendable {
      case package, xcodeProject = "xcode-project"
    }

    public let kind: Kind
    public let name: String
    /// The manifest or project file.
    public let path: String
    /// The content of a package's manifest, before anything follows from it.
    public let manifest: PackageManifest?
    /// The directories of the local packages that a project uses.
    public let localPackages: [String]
    /// What was assumed: that environment variables are not set, that missing files set nothing.
    public let assumptions: [String]
    /// Whether there may be targets that are not listed.
    public let hasUnknownTargets: Bool
    /// Whether the files of some target are not known.
    public let hasUnknownFolders: Bool
    /// The places of its targets in ``ProjectSettings/targets``.
    public let targets: Range<Int>
    /// Whether a project is made of a `project.yml`.
    public let isGenerated: Bool
    /// The directory of the manifest or project.
    let directory: String
    /// What files of targets that are not known are built for.
    let deploymentTargets: [String: Setting<String>]
  }

  /// Packages and projects in the order of their paths.
  public private(set) var containers: [Container] = []
  public private(set) var targets: [Target] = []
  /// Files that could not be understood.
  public private(set) var problems: [ProjectProblem] = []

  /// Folders by path, each with the target it belongs to.
  private var folders: [String: [(folder: SourceFolder, target: Int)]] = [:]
  /// The targets of files that projects list one by one, and the directories that such files are in.
  private var files: [String: [Int]] = [:]
  private var fileDirectories: Set<String> = []
  private var packageRoots: Set<String> = []
  /// Those of packages whose manifests are for other tools, too.
  private var manifestDirectories: Set<String> = []
  /// The container of a directory: the last one wins where a package and a project share it.
  private var containersByDirectory: [String: [Int]] = [:]
  private let overrides: SettingOverrides
  /// The manifests, projects and configuration files themselves.
  private let texts: [[UInt8]]
  /// The manifests among them.
  private let manifestTexts: [[UInt8]]

  /// - Parameters:
  ///   - sources: by path, the content of `Package.swift`, `Package@swift-….swift`, `project.pbxproj`, `.xcconfig`
  ///     files, `project.yml`, and the YAML files that this may include.
  ///   - swiftFiles: the paths of all Swift files; a package's folders are found by them.
  ///   - overrides: settings from options, which override everything else.
  ///   - toolchain: the version of the tools that are assumed to build the project.
  ///   - willRead: is called with the path of each manifest or project before it is read.
  public init(
    sources: [String: [UInt8]], swiftFiles: [String], overrides: SettingOverrides = SettingOverrides(),
    toolchain: ToolsVersion = .newest,
    willRead: (String) -> Void = { _ in }
  ) {
    self.overrides = overrides
    texts = Array(sources.values)
    manifestTexts = sources.filter { Self.isManifest($0.key) }.map(\.value)
    var manifests: [String: [String: [UInt8]]] = [:]
    var projects: [String] = []
    for path in sources.keys {
      let name = ProjectPath.name(of: path)
      if Self.isManifest(name) {
        manifests[ProjectPath.directory(of: path), default: [:]][String(name)] = sources[path]
      } else if name == "project.pbxproj" {
        projects.append(path)
      }
    }
    for path in sources.keys.sorted() where Self.isGenerator(path) {
      if Self.isolatesByDefault(sources[path] ?? []) { addProject(generatedBy: path) }
    }
    manifestDirectories = Set(manifests.keys)
    let directories = manifests.isEmpty ? [] : Self.directories(of: swiftFiles)
    for directory in manifests.keys.sorted() {
      if let name = manifests[directory]?.keys.min() { willRead(directory.isEmpty ? name : "\(directory)/\(name)") }
      guard
        let package = SwiftPackage(directory: directory, manifests: manifests[directory] ?? [:], toolchain: toolchain)
      else { continue }
      add(package) { directories.contains($0) }
    }
    let configs = XCConfigFiles(sources.filter { $0.key.hasSuffix(".xcconfig") })
    for path in projects.sorted() {
      willRead(path)
      do {
        add(try XcodeProject(reading: sources[path] ?? [], path: path, configs: configs), path)
      } catch {
        problems.append(error)
      }
    }
    // Where the project itself is there, it is what is built.
    let places = Set(projects.map { ProjectPath.directory(of: ProjectPath.directory(of: $0)) })
    for path in sources.keys.sorted() where Self.isSpecification(path) {
      guard !places.contains(ProjectPath.directory(of: path)) else { continue }
      willRead(path)
      var reader = XcodeGenDocumentReader(sources: sources)
      let root = reader.read(path)
      problems += reader.problems
      guard let specification = root.flatMap({ XcodeGenSpecification($0, of: path, readBy: reader) }) else { continue }
      add(XcodeProject(generatedBy: specification, swiftFiles: swiftFiles, configs: configs), path)
    }
  }

  /// Whether a manifest, project or configuration file has a word anywhere: none sets a compilation condition that it
  /// does not have.
  public func mentions(_ word: String, inManifestsOnly isOfPackage: Bool = false) -> Bool {
    let needle = ByteSearch.Needle(word)
    let searched = isOfPackage ? manifestTexts : texts
    return searched.contains { $0.withUnsafeBufferPointer { ByteSearch.contains(needle, in: $0) } }
  }

  /// Whether a path is that of a manifest: `Package.swift`, or one for certain versions of the tools.
  public static func isManifest(_ path: String) -> Bool { isManifest(ProjectPath.name(of: path)) }

  private static func isManifest(_ name: Substring) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Whether a path may be that of a manifest that Tuist makes an Xcode project of.
  public static func isGenerator(_ path: String) -> Bool { ProjectPath.name(of: path) == "Project.swift" }

  /// Whether a path may be that of a specification that XcodeGen makes an Xcode project of.
  public static func isSpecification(_ path: String) -> Bool { ProjectPath.name(of: path) == "project.yml" }

  /// Whether such a manifest sets the default isolation of targets. All else that it sets is seldom different from what
  /// is assumed.
  private static func isolatesByDefault(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      ["ProjectDescription", "SWIFT_DEFAULT_ACTOR_ISOLATION"].allSatisfy {
        ByteSearch.contains(ByteSearch.Needle($0), in: text)
      }
    }
  }

  /// Whether a file is an Xcode project or a configuration file.
  public static func isSettingsFile(_ path: String) -> Bool {
    path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig")
  }

  /// Whether a settings file that is not Swift can be read. As an `.xcconfig`, every text can.
  public static func isReadable(_ source: [UInt8], at path: String) -> Bool {
    !path.hasSuffix(".pbxproj") || (try? PropertyList(parsing: source)) != nil
  }

  /// Every directory that has a file in it or below.
  private static func directories(of files: [String]) -> Set<String> {
    var found: Set<String> = []
    var last: String?
    for file in files {
      if let last, ProjectPath.isDirectly(file, in: last) { continue }
      var directory = ProjectPath.directory(of: file)
      last = directory
      while found.insert(directory).inserted, !directory.isEmpty { directory = ProjectPath.directory(of: directory) }
    }
    return found
  }

  // MARK: Adding

  private mutating func add(_ package: SwiftPackage, holdsFiles: (String) -> Bool) {
    let manifest = package.manifest
    let first = targets.count
    for target in manifest.targets {
      if let folder = package.folder(of: target, holdsFiles: holdsFiles) { add(folder, to: targets.count) }
      add(
        Target(
          name: target.name, kind: target.kind, place: SourceLine(path: package.manifestPath, line: target.line),
          settings: package.claims(of: target).settings(overrides), statements: package.statements(of: target),
          isCertain: target.isCertain, moduleNames: [target.name.asModuleName]))
    }
    packageRoots.insert(package.directory)
    add(
      Container(
        kind: .package, name: manifest.name ?? String(ProjectPath.name(of: package.directory)),
        path: package.manifestPath,
        manifest: manifest, localPackages: [], assumptions: package.assumptions,
        hasUnknownTargets: manifest.hasUnknownTargets,
        hasUnknownFolders: !manifest.targets.allSatisfy(package.knowsFolder), targets: first..<targets.count,
        isGenerated: false, directory: package.directory, deploymentTargets: [:]))
    if let line = manifest.givenUpLine {
      problems.append(
        ProjectProblem(
          message: "is not understood from here on", place: SourceLine(path: package.manifestPath, line: line)))
    }
  }

  private mutating func add(_ project: XcodeProject, _ path: String) {
    let first = targets.count
    files.reserveCapacity(files.count + project.files.count)
    var last: String?
    for file in project.files {
      add(file.path, to: file.targets.map { first + $0 })
      if let last, ProjectPath.isDirectly(file.path, in: last) { continue }
      let directory = ProjectPath.directory(of: file.path)
      fileDirectories.insert(directory)
      last = directory
    }
    for target in project.targets {
      for folder in target.folders { add(folder, to: targets.count) }
      let all = target.claims.map { (label: $0.configuration, settings: $0.claims.settings(overrides)) }
      add(
        Target(
          name: target.name, kind: target.kind, place: target.place,
          settings: CompilerSettings.agreement(of: all) ?? defaults, statements: target.statements, isCertain: true,
          moduleNames: target.moduleNames, dependencies: target.dependencies.map { first + $0 },
          bridgingHeaders: target.bridgingHeaders(below: project.directory)))
    }
    let missing = project.targets.reduce(into: Set(project.missingSpecifications)) { $0.formUnion($1.missingFiles) }
    add(
      Container(
        kind: .xcodeProject, name: project.name, path: path, manifest: nil,
        localPackages: project.localPackages,
        assumptions: missing.sorted().map { "'\($0)', which is missing, says nothing about concurrency" },
        hasUnknownTargets: project.hasUnknownTargets, hasUnknownFolders: project.hasUnknownFolders,
        targets: first..<targets.count, isGenerated: project.isGenerated,
        directory: project.isGenerated
          ? ProjectPath.directory(of: path) : ProjectPath.directory(of: ProjectPath.directory(of: path)),
        deploymentTargets: project.deploymentTargets))
  }

  /// Which of its files are in which target, the manifest says in Swift.
  private mutating func addProject(generatedBy path: String) {
    let directory = ProjectPath.directory(of: path)
    add(
      Container(
        kind: .xcodeProject, name: String(ProjectPath.name(of: directory)), path: path, manifest: nil,
        localPackages: [], assumptions: [], hasUnknownTargets: true, hasUnknownFolders: true,
        targets: targets.count..<targets.count, isGenerated: true, directory: directory, deploymentTargets: [:]))
  }

  private mutating func add(_ container: Container) {
    containersByDirectory[container.directory, default: []].append(containers.count)
    containers.append(container)
  }

  /// Neighbours mostly have the same settings: they share equal values, so that these need not be compared again.
  private mutating func add(_ target: Target) {
    var target = target
    if let known = targets.last?.settings, known.upcomingFeatures == target.settings.upcomingFeatures {
      target.settings.upcomingFeatures = known.upcomingFeatures
    }
    targets.append(target)
  }

  private mutating func add(_ file: String, to targets: [Int]) {
    guard let known = files.updateValue(targets, forKey: file) else { return }
    files[file] = known + targets.filter { !known.contains($0) }
  }

  private mutating func add(_ folder: SourceFolder, to target: Int) {
    folders[folder.path, default: []].append((folder, target))
  }

  /// The settings of files without any.
  private var defaults: CompilerSettings {
    Claims(languageMode: Setting(.v5, Origin(.assumed))).settings(overrides)
  }
}

// MARK: - Asking

extension ProjectSettings {
  /// The targets that a file is in, as places in ``targets``.
  public func targets(of path: String) -> [Int] {
    var lookup = MembershipLookup(self)
    return lookup.membership(of: path).targets
  }

  /// Whether a directory of a path has a manifest.
  public func isBelowManifest(_ path: String) -> Bool {
    var current = path
    while !current.isEmpty {
      current = ProjectPath.directory(of: current)
      if manifestDirectories.contains(current) { return true }
    }
    return false
  }

  /// The compiler's settings for a file.
  public func settings(of path: String) -> FileSettings {
    var lookup = MembershipLookup(self)
    return settings(of: lookup.membership(of: path))
  }

  /// The settings of many files, computed once for each directory and once for each set of targets.
  public func table(of paths: [String]) -> SettingsTable {
    var table = SettingsTable()
    table.places.reserveCapacity(paths.count)
    var lookup = MembershipLookup(self)
    var known: [Membership: Int] = [:]
    var last: (membership: Membership, place: Int)?
    for path in paths {
      let membership = lookup.membership(of: path)
      // Mostly that of the previous file, which is cheaper to compare than to look up.
      if let last, last.membership == membership {
        table.places.append(last.place)
        continue
      }
      let place = known[membership] ?? table.settings.count
      if place == table.settings.count { table.settings.append(settings(of: membership)) }
      known[membership] = place
      table.places.append(place)
      last = (membership, place)
    }
    return table
  }

  /// The targets of a file, and the nearest package or project upward: files that agree on both have the same settings.
  public struct Membership: Sendable, Hashable {
    /// As places in ``ProjectSettings/targets``.
    public let targets: [Int]
    fileprivate let container: Int?
  }

  /// Finds the memberships of many files: that of a directory is found once if files of a directory follow each other.
  public struct MembershipLookup: Sendable {
    private let project: ProjectSettings
    private var directory: String?
    private var candidates: [Candidate] = []
    private var container: Int?
    private var listsFiles = false
    /// The membership of all files of the directory, if none is told apart by its name.
    private var common: Membership?
    /// By directory above those that were asked about: neighbours share them.
    private var known: [String: (folders: [(folder: SourceFolder, target: Int)], container: Int?)] = [:]

    public init(_ project: ProjectSettings) { self.project = project }

    public mutating func membership(of path: String) -> Membership {
      if directory.map({ !ProjectPath.isDirectly(path, in: $0) }) ?? true {
        let own = ProjectPath.directory(of: path)
        let around = surroundings(of: own)
        candidates = around.folders.compactMap { Candidate($0.folder, $0.target, onDirectory: own) }
        container = around.container
        listsFiles = project.fileDirectories.contains(own)
        directory = own
        common = nil
      }
      if let common { return common }
      let found = Membership(
        targets: project.targets(of: path, isListed: listsFiles, among: candidates), container: container)
      if !listsFiles, candidates.allSatisfy({ $0.verdict == .all }) { common = found }
      return found
    }

    /// The folders that files of a directory may be in, the nearest first, up to the package that they belong to; and
    /// the nearest package or project upward.
    private mutating func surroundings(of directory: String) -> (
      folders: [(folder: SourceFolder, target: Int)], container: Int?
    ) {
      if let known = known[directory] { return known }
      var found = (folders: project.folders[directory] ?? [], container: project.containersByDirectory[directory]?.last)
      if !directory.isEmpty {
        let above = surroundings(of: ProjectPath.directory(of: directory))
        if !project.packageRoots.contains(directory) { found.folders += above.folders }
        found.container = found.container ?? above.container
      }
      known[directory] = found
      return found
    }
  }

  public func settings(of membership: Membership) -> FileSettings {
    settings(of: membership.targets, container: membership.container)
  }

  /// A folder that files of a directory are in.
  fileprivate struct Candidate: Sendable {
    let folder: SourceFolder
    let target: Int
    let verdict: SourceFolder.Verdict

    init?(_ folder: SourceFolder, _ target: Int, onDirectory directory: String) {
      verdict = folder.verdict(onDirectory: directory)
      if verdict == .none { return nil }
      self.folder = folder
      self.target = target
    }
  }

  /// - Parameter isListed: whether a project lists files of its directory.
  fileprivate func targets(of path: String, isListed: Bool, among candidates: [Candidate]) -> [Int] {
    var found = isListed ? files[path] ?? [] : []
    for candidate in candidates where candidate.folder.contains(path, candidate.verdict) {
      if !found.contains(candidate.target) { found.append(candidate.target) }
    }
    return found.count > 1 ? found.sorted() : found
  }

  private func settings(of places: [Int], container: Int?) -> FileSettings {
    let own = places.map { targets[$0] }
    let project = container.flatMap { containers[$0].kind == .xcodeProject ? $0 : nil }
    if let settings = CompilerSettings.agreement(of: own.map { ($0.name, $0.settings) }) {
      let areTests = Set(own.map(\.kind.isTest))
      return FileSettings(
        targets: places, settings: settings, isTest: areTests.count == 1 ? areTests.first : nil,
        project: project, build: overrides.build)
    }
    guard let container = container.map({ containers[$0] }) else {
      return FileSettings(targets: [], settings: defaults, isTest: nil, project: nil, build: overrides.build)
    }
    if Self.isGenerator(container.path) {
      var settings = defaults
      settings.defaultIsolation = Setting(nil, Origin(.unknown, reason: "'\(container.path)' sets it"))
      return FileSettings(targets: [], settings: settings, isTest: nil, project: nil, build: overrides.build)
    }
    let others = container.targets.map { targets[$0] }.filter { $0.kind.hasSwift }
    // If a package or project has no target at all, something else compiles the file.
    if container.hasUnknownTargets || container.hasUnknownFolders || others.isEmpty {
      var unknown = Claims(
        missing: Origin(.unknown, reason: "its target is not known"), languageMode: Setting(nil, Origin(.unknown)))
      unknown.deploymentTargets = container.deploymentTargets
      return FileSettings(
        targets: [], settings: unknown.settings(overrides), isTest: nil, project: nil, build: overrides.build)
    }
    // A file of no target has no settings; those that all targets agree on are what it would be compiled with.
    guard var settings = CompilerSettings.agreement(of: others.map { ($0.name, $0.settings) }) else {
      return FileSettings(targets: [], settings: defaults, isTest: nil, project: project, build: overrides.build)
    }
    settings.assume("in no target; all targets of '\(container.name)' agree")
    return FileSettings(targets: [], settings: settings, isTest: nil, project: project, build: overrides.build)
  }
}

/// The compiler's settings for a file.
public struct FileSettings: Sendable, Hashable {
  /// The targets that the file is in, as places in ``ProjectSettings/targets``.
  public let targets: [Int]
  /// What all of them agree on.
  public let settings: CompilerSettings
  /// Nil when the file is in no target, or when its targets differ.
  public let isTest: Bool?
  /// The nearest Xcode project upward that says which files its targets have, as a place in
  /// ``ProjectSettings/containers``; `nil` below a package.
  public let project: Int?
  public let build: BuildChoice
}

/// The settings of many files: one entry for all files of the same targets.
public struct SettingsTable: Sendable {
  /// Each different one once.
  public internal(set) var settings: [FileSettings] = []
  /// For each file, its place in ``settings``.
  public internal(set) var places: [Int] = []

  init() {}

  /// The settings of a file, by its place among the paths that the table was made for.
  public subscript(file: Int) -> FileSettings { settings[places[file]] }
}

extension TargetKind {
  fileprivate var hasSwift: Bool { ![.binary, .system, .aggregate].contains(self) }
}

extension CompilerSettings {
  fileprivate mutating func assume(_ reason: String) {
    languageMode.assume(reason)
    strictConcurrency.assume(reason)
    defaultIsolation.assume(reason)
    otherFeatures.assume(reason)
    for name in upcomingFeatures.keys { upcomingFeatures[name]?.assume(reason) }
  }
}

extension Setting {
  fileprivate mutating func assume(_ reason: String) {
    if origin.kind == .read { origin = Origin(.assumed, reason: reason, place: origin.place) }
  }
}
