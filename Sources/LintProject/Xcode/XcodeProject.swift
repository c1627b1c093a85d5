import LintSyntax

/// An Xcode project: its targets, how each is compiled in each configuration, and which files are in them.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    let kind: TargetKind
    let place: SourceLine
    /// By configuration, in the project's order.
    let configurations: [(name: String, settings: BuildSettings)]
    var files: [String] = []
    var folders: [SourceFolder] = []
  }

  let name: String
  var targets: [Target] = []
  /// The directories of the local packages that it uses.
  var localPackages: [String] = []

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
      throw ProjectProblem(message: "cannot be read: \(error.reason.rawValue)", place: SourceLine(path: path, line: line))
    }
    guard let objects = XcodeObjects(list), let project = objects.root else {
      throw ProjectProblem(message: "is no Xcode project", place: SourceLine(path: path, line: 1))
    }
    let bundle = ProjectPath.directory(of: path)
    name = String(ProjectPath.name(of: bundle).prefix { $0 != "." })
    let container = ProjectPath.directory(of: bundle)
    let directory = ProjectPath.join(container, project["projectDirPath"] ?? "") ?? container
    var builder = Builder(
      objects: objects, project: project, path: path, name: name, directory: directory, lines: LineNumbers(source),
      groups: XcodeGroups(objects, mainGroup: objects.object(project, "mainGroup"), directory: directory), configs: configs)
    targets = builder.targets()
    localPackages = objects.all(.localPackage).compactMap { package in
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
    let groups: XcodeGroups
    let configs: XCConfigFiles
    /// What the project itself assigns, by configuration.
    var shared: [String: [BuildSettings.Layer]] = [:]

    mutating func targets() -> [Target] {
      for configuration in configurations(listedBy: project) { shared[configuration["name"] ?? ""] = layers(configuration) }
      let targets = objects.list(project, "targets")
      var folders = synchronizedFolders(targets)
      return targets.map { target in
        Target(
          name: target["name"] ?? "", kind: kind(of: target), place: place(of: target.value),
          configurations: configurations(of: target), files: files(of: target),
          folders: folders.removeValue(forKey: target.id) ?? [])
      }
    }

    func place(of value: PropertyList.Value) -> SourceLine { SourceLine(path: path, line: lines.line(at: value.offset)) }

    private func kind(of target: XcodeObject) -> TargetKind {
      guard target.isa == "PBXNativeTarget" else { return .aggregate }
      return TargetKind(productType: target["productType"] ?? "")
    }

    // MARK: Files

    private func files(of target: XcodeObject) -> [String] {
      var files: [String] = []
      for phase in objects.list(target, "buildPhases") where phase.isa == "PBXSourcesBuildPhase" {
        for file in objects.list(phase, "files") {
          if let file = objects.object(file, "fileRef"), let path = groups.path(of: file), path.hasSuffix(".swift") { files.append(path) }
        }
      }
      return files
    }

    /// The folders whose content belongs to targets, by target: all of it in the targets that have the folder, but for the
    /// exceptions; and in other targets the exceptions alone.
    private func synchronizedFolders(_ targets: [XcodeObject]) -> [XcodeObjects.ID: [SourceFolder]] {
      var owners: [XcodeObjects.ID: [XcodeObjects.ID]] = [:]
      for target in targets {
        for group in objects.list(target, "fileSystemSynchronizedGroups") { owners[group.id, default: []].append(target.id) }
      }
      var folders: [XcodeObjects.ID: [SourceFolder]] = [:]
      for group in objects.all(.synchronizedFolder) {
        guard let path = groups.path(of: group) else { continue }
        var exceptions: [XcodeObjects.ID: [String]] = [:]
        for set in objects.list(group, "exceptions") {
          guard let target = target(of: set, targets) else { continue }
          exceptions[target, default: []] += set.texts("membershipExceptions").compactMap { ProjectPath.join(path, $0) }
        }
        // What stands in a folder that is kept as such is copied, not compiled.
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

    /// The target that a set of exceptions is about: by name, or by the build phase that the files are moved to.
    private func target(of set: XcodeObject, _ targets: [XcodeObject]) -> XcodeObjects.ID? {
      if set["target"] != nil { return objects.object(set, "target")?.id }
      guard let phase = objects.object(set, "buildPhase") else { return nil }
      return targets.first { objects.list($0, "buildPhases").contains { $0.id == phase.id } }?.id
    }

    // MARK: Settings

    private func configurations(of target: XcodeObject) -> [(name: String, settings: BuildSettings)] {
      let known = ["TARGET_NAME": target["name"] ?? "", "PRODUCT_NAME": target["productName"] ?? "", "PROJECT_NAME": self.name]
      return configurations(listedBy: target).map { configuration in
        let name = configuration["name"] ?? ""
        return (name, BuildSettings(layers: (shared[name] ?? []) + layers(configuration), configuration: name, known: known))
      }
    }

    private func configurations(listedBy object: XcodeObject) -> [XcodeObject] {
      objects.object(object, "buildConfigurationList").map { objects.list($0, "buildConfigurations") } ?? []
    }

    /// The file that a configuration is based on, and above it what it assigns itself.
    private func layers(_ configuration: XcodeObject) -> [BuildSettings.Layer] {
      var layers: [BuildSettings.Layer] = []
      if let file = baseFile(of: configuration) { layers.append(configs.layer(of: file)) }
      let own = configuration.value["buildSettings"]?.pairs ?? []
      layers.append(
        BuildSettings.Layer(
          own.compactMap { key, value in
            value.text.flatMap { BuildSettingAssignment(key: key, value: $0, place: place(of: value)) }
          }))
      return layers
    }

    private func baseFile(of configuration: XcodeObject) -> String? {
      if configuration["baseConfigurationReference"] != nil {
        return objects.object(configuration, "baseConfigurationReference").flatMap { groups.path(of: $0) ?? $0["path"] }
      }
      guard let anchor = objects.object(configuration, "baseConfigurationReferenceAnchor"), let folder = groups.path(of: anchor),
        let path = configuration["baseConfigurationReferenceRelativePath"]
      else { return nil }
      return ProjectPath.join(folder, path)
    }
  }
}

/// What is wrong with a file that settings are read from.
public struct ProjectProblem: Error, Sendable, Hashable {
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

/// The lines of a file that is looked at in many places.
struct LineNumbers: Sendable {
  private let starts: [UInt32]

  init(_ source: [UInt8]) {
    var starts: [UInt32] = [0]
    source.withUnsafeBufferPointer { bytes in
      var place = ByteSearch.place(of: 0x0A, in: bytes, from: 0)
      while place < bytes.count {
        starts.append(UInt32(truncatingIfNeeded: place + 1))
        place = ByteSearch.place(of: 0x0A, in: bytes, from: place + 1)
      }
    }
    self.starts = starts
  }

  /// From 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension PropertyList.Value {
  /// A setting's value; the parts of a list are quoted where they have to be.
  fileprivate var text: String? {
    if let string { return string }
    return array.map { parts in
      parts.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }
  }
}
