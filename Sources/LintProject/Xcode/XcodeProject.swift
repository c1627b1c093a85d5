/// An Xcode project: its targets, how each is compiled in each configuration, and which files are in them.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    let kind: TargetKind
    let place: SourceLine
    /// By configuration, in the project's order.
    let configurations: [(name: String, settings: BuildSettings)]
    var folders: [SourceFolder] = []
    /// The targets of the same project that it depends on, by their places.
    let dependencies: [Int]
  }

  let name: String
  var targets: [Target] = []
  /// The Swift files that are listed, each with the places of its targets. A file may be listed by more than one entry.
  var files: [(path: String, targets: [Int])] = []
  /// The directories of the local packages that it uses.
  var localPackages: [String] = []
  /// What paths in settings are relative to.
  let directory: String
  /// Whether it is made of a `project.yml`, which may leave open what is in it.
  var isGenerated = false
  var hasUnknownTargets = false
  var hasUnknownFolders = false
  var missingSpecifications: [String] = []
  /// The oldest systems that the project states for all its targets.
  var deploymentTargets: [String: Setting<String>] = [:]

  /// A project without targets.
  init(name: String, directory: String) {
    self.name = name
    self.directory = directory
  }

  /// - Parameters:
  ///   - source: the bytes of `project.pbxproj`.
  ///   - path: the file's, from the root of everything that is analysed.
  /// - Throws: when the file is no property list, or no project.
  init(reading source: [UInt8], path: String, configs: XCConfigFiles) throws(ProjectProblem) {
    let list: PropertyList
    do {
      list = try PropertyList(parsing: source)
    } catch {
      let line = LineNumbers(source).line(at: error.offset)
      throw ProjectProblem(
        message: "cannot be read: \(error.reason.rawValue)", place: SourceLine(path: path, line: line))
    }
    guard let objects = XcodeObjects(list), let project = objects.root else {
      throw ProjectProblem(message: "is no Xcode project", place: SourceLine(path: path, line: 1))
    }
    let bundle = ProjectPath.directory(of: path)
    name = String(ProjectPath.name(of: bundle).prefix { $0 != "." })
    let container = ProjectPath.directory(of: bundle)
    let directory = ProjectPath.join(container, project["projectDirPath"] ?? "") ?? container
    self.directory = directory
    var builder = Builder(
      objects: objects, project: project, path: path, name: name, directory: directory, lines: LineNumbers(source),
      groups: XcodeGroups(objects, mainGroup: objects.object(project, "mainGroup"), directory: directory),
      configs: configs)
    targets = builder.targets()
    files = builder.files()
    localPackages = objects.localPackages.compactMap { package in
      package["relativePath"].flatMap { ProjectPath.join(directory, $0) }
    }
  }

  /// Reads targets out of the objects.
  private struct Builder {
    let objects: XcodeObjects
    let project: XcodeObject
    let path: String
    let name: String
    let directory: String
    let lines: LineNumbers
    var groups: XcodeGroups
    let configs: XCConfigFiles
    /// The assignments of the project itself, by configuration.
    var shared: [String: [BuildSettings.Layer]] = [:]

    mutating func targets() -> [Target] {
      for configuration in configurations(listedBy: project) {
        shared[configuration["name"] ?? ""] = layers(configuration)
      }
      let targets = objects.list(project, "targets")
      var folders = synchronizedFolders(targets)
      let places = Dictionary(zip(targets.map(\.id), targets.indices), uniquingKeysWith: { first, _ in first })
      return targets.map { target in
        Target(
          name: target["name"] ?? "", kind: kind(of: target), place: place(of: target.value),
          configurations: configurations(of: target), folders: folders.removeValue(forKey: target.id) ?? [],
          dependencies: objects.list(target, "dependencies").compactMap {
            objects.object($0, "target").flatMap { places[$0.id] }
          })
      }
    }

    func place(of value: PropertyList.Value) -> SourceLine {
      SourceLine(path: path, line: lines.line(at: value.offset))
    }

    private func kind(of target: XcodeObject) -> TargetKind {
      guard target.isA("PBXNativeTarget") else { return .aggregate }
      return TargetKind(productType: target["productType"] ?? "")
    }

    // MARK: Files

    mutating func files() -> [(path: String, targets: [Int])] {
      var files: [(path: String, targets: [Int])] = []
      // By object: the place among the files, and -1 for anything else.
      var places = [Int?](repeating: nil, count: objects.count)
      for (target, object) in objects.list(project, "targets").enumerated() {
        for phase in objects.list(object, "buildPhases") where phase.isA("PBXSourcesBuildPhase") {
          for entry in objects.list(phase, "files") {
            guard let file = objects.object(entry, "fileRef") else { continue }
            if places[file.id] == nil {
              places[file.id] = -1
              if let path = groups.path(of: file), path.hasSuffix(".swift") {
                places[file.id] = files.count
                files.append((path, []))
              }
            }
            if let place = places[file.id], place >= 0, files[place].targets.last != target {
              files[place].targets.append(target)
            }
          }
        }
      }
      return files
    }

    /// The folders whose content belongs to targets, by target: in the targets that have the folder all of it except
    /// for the exceptions, in other targets only the exceptions.
    private mutating func synchronizedFolders(_ targets: [XcodeObject]) -> [XcodeObjects.ID: [SourceFolder]] {
      var owners: [XcodeObjects.ID: [XcodeObjects.ID]] = [:]
      for target in targets {
        for group in objects.list(target, "fileSystemSynchronizedGroups") {
          owners[group.id, default: []].append(target.id)
        }
      }
      var folders: [XcodeObjects.ID: [SourceFolder]] = [:]
      for group in objects.synchronizedFolders {
        guard let path = groups.path(of: group) else { continue }
        var exceptions: [XcodeObjects.ID: [String]] = [:]
        for set in objects.list(group, "exceptions") {
          guard let target = target(of: set, targets) else { continue }
          exceptions[target, default: []] += set.texts("membershipExceptions").compactMap { ProjectPath.join(path, $0) }
        }
        // The content of an explicit folder is copied, not compiled.
        let copied = group.texts("explicitFolders").compactMap { ProjectPath.join(path, $0) }
        for owner in owners[group.id] ?? [] {
          folders[owner, default: []].append(SourceFolder(path: path, excluded: copied + (exceptions[owner] ?? [])))
        }
        for (target, files) in exceptions where owners[group.id]?.contains(target) != true {
          folders[target, default: []].append(SourceFolder(path: path, included: files))
        }
      }
      return folders
    }

    /// The target of a set of exceptions: by name, or by the build phase that the files are moved to.
    private func target(of set: XcodeObject, _ targets: [XcodeObject]) -> XcodeObjects.ID? {
      if set["target"] != nil { return objects.object(set, "target")?.id }
      guard let phase = objects.object(set, "buildPhase") else { return nil }
      return targets.first { objects.list($0, "buildPhases").contains { $0.id == phase.id } }?.id
    }

    // MARK: Settings

    private mutating func configurations(of target: XcodeObject) -> [(name: String, settings: BuildSettings)] {
      let known = [
        "TARGET_NAME": target["name"] ?? "", "PRODUCT_NAME": target["productName"] ?? "", "PROJECT_NAME": self.name,
        "SRCROOT": ".", "PROJECT_DIR": "."
      ]
      return configurations(listedBy: target).map { configuration in
        let name = configuration["name"] ?? ""
        return (
          name, BuildSettings(layers: (shared[name] ?? []) + layers(configuration), configuration: name, known: known)
        )
      }
    }

    private func configurations(listedBy object: XcodeObject) -> [XcodeObject] {
      objects.object(object, "buildConfigurationList").map { objects.list($0, "buildConfigurations") } ?? []
    }

    /// The file that a configuration is based on, and above it the configuration's own assignments.
    private mutating func layers(_ configuration: XcodeObject) -> [BuildSettings.Layer] {
      var layers: [BuildSettings.Layer] = []
      if let file = baseFile(of: configuration) { layers.append(configs.layer(of: file, inProject: directory)) }
      if let own = configuration.value["buildSettings"] {
        layers.append(BuildSettings.Layer(own, path: path, lines: lines))
      }
      return layers
    }

    private mutating func baseFile(of configuration: XcodeObject) -> String? {
      if configuration["baseConfigurationReference"] != nil {
        guard let file = objects.object(configuration, "baseConfigurationReference") else { return nil }
        return groups.path(of: file) ?? file["path"]
      }
      guard let anchor = objects.object(configuration, "baseConfigurationReferenceAnchor"),
        let folder = groups.path(of: anchor),
        let path = configuration["baseConfigurationReferenceRelativePath"]
      else { return nil }
      return ProjectPath.join(folder, path)
    }
  }
}

/// A problem with a file that settings are read from.
public struct ProjectProblem: Error, Hashable {
  public let message: String
  public let place: SourceLine
}

/// A folder whose files belong to a target.
struct SourceFolder: Sendable {
  let path: String
  /// Files and folders that do not belong to it.
  private let excluded: Set<String>
  /// Nil for everything; else only these files, and what is in these folders.
  private let included: Set<String>?

  init(path: String, excluded: [String] = [], included: [String]? = nil) {
    self.path = path
    self.excluded = Set(excluded)
    self.included = included.map { Set($0) }
  }

  /// Which files of a directory belong to the folder's target.
  enum Verdict {
    case all, none
    /// All but those that are excluded by name.
    case others
    /// Those that are included by name.
    case named
  }

  /// - Parameter directory: at or below the folder.
  func verdict(onDirectory directory: String) -> Verdict {
    var isIncluded = included == nil
    if isIncluded && excluded.isEmpty { return .all }
    var current = directory
    while true {
      if excluded.contains(current) { return .none }
      if included?.contains(current) == true { isIncluded = true }
      if current == path || current.isEmpty { break }
      current = ProjectPath.directory(of: current)
    }
    return isIncluded ? .others : .named
  }

  func contains(_ file: String, _ verdict: Verdict) -> Bool {
    switch verdict {
    case .all: true
    case .none: false
    case .others: !excluded.contains(file)
    case .named: included?.contains(file) == true && !excluded.contains(file)
    }
  }
}
