import LintText
import LintYAML

extension XcodeProject {
  /// The project that XcodeGen makes of a specification.
  ///
  /// - Parameter swiftFiles: the paths of all Swift files, which the wildcards of the specification select from.
  init(generatedBy specification: XcodeGenSpecification, swiftFiles: [String], configs: XCConfigFiles) {
    var builder = Builder(specification: specification, swiftFiles: swiftFiles, configs: configs)
    self = builder.project()
  }

  /// Reads targets out of a specification.
  private struct Builder {
    var specification: XcodeGenSpecification
    /// Sorted when a wildcard is first compared with them.
    private var swiftFiles: [String]
    private var areSorted = false
    let configs: XCConfigFiles
    /// How many paths are still compared with wildcards.
    private var comparisonsLeft = 1 << 20
    private var hasUnknownFolders = false
    private var files: [(path: String, targets: [Int])] = []

    private var directory: String { ProjectPath.directory(of: specification.path) }

    init(specification: XcodeGenSpecification, swiftFiles: [String], configs: XCConfigFiles) {
      self.specification = specification
      self.swiftFiles = swiftFiles
      self.configs = configs
    }

    mutating func project() -> XcodeProject {
      let root = specification.root
      let shared = specification.configurations.map { configuration in
        var layers = baseLayers(root, configuration)
        let own = specification.deploymentTargets(root["options"]?["deploymentTarget"])
        layers.append(BuildSettings.Layer(own + specification.assignments(root["settings"], in: configuration)))
        return (configuration: configuration, layers: layers)
      }
      let stated = specification.targets().flatMap { target in
        target.content.platforms.map { platform in
          (
            name: target.content.platforms.count == 1 ? target.name : "\(target.name)_\(platform)", platform: platform,
            place: target.place, content: target.content
          )
        }
      }
      let places = Dictionary(
        stated.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
      let targets = stated.enumerated().map { number, target in
        Target(
          name: target.name,
          kind: TargetKind(productType: "com.apple.product-type." + (target.content["type"]?.word ?? "")),
          place: target.place,
          configurations: shared.map { shared in
            let name = shared.configuration
            let layers = shared.layers + baseLayers(target.content, name)
              + [ownLayer(target.content, target.platform, name)]
            let known = [
              "TARGET_NAME": target.name, "PRODUCT_NAME": target.content["productName"]?.word ?? target.name,
              "PROJECT_NAME": specification.name, "SRCROOT": ".", "PROJECT_DIR": "."
            ]
            return (name, BuildSettings(layers: layers, configuration: name, known: known))
          },
          folders: folders(of: target.content, number),
          dependencies: (target.content["dependencies"]?.items ?? []).compactMap { $0["target"]?.word }
            .compactMap { places[$0] ?? places["\($0)_\(target.platform)"] })
      }
      var project = XcodeProject(name: specification.name, directory: directory)
      project.targets = targets
      project.files = files
      project.localPackages = (root["packages"]?.entries ?? []).compactMap { package in
        package.value["path"]?.word.flatMap { ProjectPath.join(directory, $0) }
      }
      project.isGenerated = true
      // What is missing may declare them.
      project.hasUnknownTargets = targets.isEmpty
      project.missingSpecifications = specification.missing
      project.hasUnknownFolders = hasUnknownFolders
      project.deploymentTargets =
        shared.first.map { shared in
          Target.claims(
            BuildSettings(layers: shared.layers, configuration: shared.configuration, known: [:])
          ).deploymentTargets
        } ?? [:]
      return project
    }

    // MARK: Settings

    /// The file that a configuration is based on.
    private func baseLayers(_ content: YAMLNode, _ configuration: String) -> [BuildSettings.Layer] {
      guard let file = content["configFiles"]?[configuration]?.word,
        let path = ProjectPath.join(directory, file)
      else { return [] }
      return [configs.layer(of: path, inProject: directory)]
    }

    private mutating func ownLayer(_ content: YAMLNode, _ platform: String, _ configuration: String)
      -> BuildSettings.Layer
    {
      var own: [BuildSettingAssignment] = []
      if let sdk = Self.sdks[platform], let node = content["platform"] {
        own.append(
          BuildSettingAssignment(name: "SDKROOT", conditions: [], value: sdk, place: specification.place(of: node)))
      }
      if let version = content["deploymentTarget"] {
        if let text = version.word, let setting = Target.deploymentSettings.first(where: { $0.platform == platform }) {
          own.append(
            BuildSettingAssignment(
              name: setting.name, conditions: [], value: text, place: specification.place(of: version)))
        }
        own += specification.deploymentTargets(version)
      }
      return BuildSettings.Layer(own + specification.assignments(content["settings"], in: configuration))
    }

    private static let sdks = [
      "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros"
    ]

    // MARK: Files

    /// The folders of a target; single files are noted beside.
    private mutating func folders(of content: YAMLNode, _ target: Int) -> [SourceFolder] {
      var folders: [SourceFolder] = []
      for source in content["sources"]?.items ?? [] {
        guard let text = source.word ?? source["path"]?.word else { continue }
        // What is copied, or in no phase, is not compiled.
        if let phase = source["buildPhase"], phase.word != "sources" { continue }
        if source["type"]?.word == "folder" { continue }
        guard !text.includes("${"), let path = ProjectPath.join(directory, text) else {
          hasUnknownFolders = true
          continue
        }
        if path.hasSuffix(".swift") {
          files.append((path, [target]))
          continue
        }
        let excluded = paths(matching: source["excludes"], below: path)
        let included = source["includes"].map { paths(matching: $0, below: path) }
        folders.append(SourceFolder(path: path, excluded: excluded, included: included))
      }
      return folders
    }

    /// The files and folders that patterns name.
    private mutating func paths(matching patterns: YAMLNode?, below folder: String) -> [String] {
      var found: [String] = []
      for pattern in patterns?.words ?? [] {
        guard pattern.utf8.contains(where: { Self.wildcards.contains($0) }) else {
          if let path = ProjectPath.join(folder, pattern) { found.append(path) }
          continue
        }
        guard let glob = Glob(Array(pattern.utf8)[...]) else { continue }
        for file in files(below: folder) {
          comparisonsLeft -= 1
          guard comparisonsLeft >= 0 else {
            hasUnknownFolders = true
            return found
          }
          if let path = match(glob, file, below: folder) { found.append(path) }
        }
      }
      return found
    }

    private static let wildcards = Array("*?[".utf8)

    /// Those of a folder follow each other in the order of their bytes.
    private mutating func files(below folder: String) -> ArraySlice<String> {
      if !areSorted {
        swiftFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        areSorted = true
      }
      let start = folder.isEmpty ? "" : folder + "/"
      let first = swiftFiles.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(start.utf8) }
      return swiftFiles[first...].prefix { $0.utf8.starts(with: start.utf8) }
    }

    /// The file, or the folder that it is in, that a pattern covers.
    private func match(_ glob: Glob, _ file: String, below folder: String) -> String? {
      let path = Array(file.utf8)
      let start = folder.isEmpty ? 0 : folder.utf8.count + 1
      guard start <= path.count else { return nil }
      for end in path.indices[start...] where path[end] == UInt8(ascii: "/") && glob.matches(path[start..<end]) {
        return String(decoding: path[..<end], as: UTF8.self)
      }
      return glob.matches(path[start...]) ? file : nil
    }
  }
}

extension YAMLNode {
  /// The systems of a target: one that names several is made once for each.
  fileprivate var platforms: [String] {
    let stated = self["platform"]?.words ?? []
    return stated.isEmpty ? [""] : stated
  }
}
