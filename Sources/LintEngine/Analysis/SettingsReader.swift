import LintProject

extension Discovery {
  /// Reads the manifests, Xcode projects and configuration files that were found.
  ///
  /// - Parameters:
  ///   - overrides: settings from options, which replace those in files.
  ///   - overlay: text that replaces what is on disk.
  /// - Returns: the settings, and the files that could not be read, whose settings are missing.
  public func projectSettings(
    _ overrides: SettingOverrides = SettingOverrides(), overlay: [FilePath: [UInt8]] = [:]
  ) -> (settings: ProjectSettings, problems: [Problem]) {
    let reader = FileReader()
    var sources: [String: [UInt8]] = [:]
    var problems: [Problem] = []
    var paths: [String: FilePath] = [:]
    func read(_ path: FilePath, as projectPath: String, isReported: Bool) {
      paths[projectPath] = path
      if let text = overlay[path] {
        sources[projectPath] = text
        return
      }
      do {
        sources[projectPath] = try reader.read(path) { Array($0) }
      } catch {
        problems.append(Problem(path: path, error: error, isReported: isReported))
      }
    }
    for file in files where file.isManifest { read(file.path, as: file.projectPath, isReported: file.isReported) }
    for file in settingsFiles { read(file.path, as: file.projectPath, isReported: file.isReported) }
    return Recovery.working { enter in
      let settings = ProjectSettings(sources: sources, swiftFiles: files.map(\.projectPath), overrides: overrides) {
        path in
        if let path = paths[path] { enter(path) }
      }
      return (settings, problems)
    }
  }

  /// The files that settings are read from, by their names in the project.
  var settingsPaths: [String: FilePath] {
    let manifests = files.lazy.filter(\.isManifest).map { ($0.projectPath, $0.path) }
    return Dictionary(
      manifests + settingsFiles.map { ($0.projectPath, $0.path) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Discovery.File {
  fileprivate var isManifest: Bool {
    path.lastComponent.starts(with: "Package".utf8) && ProjectSettings.isManifest(projectPath)
      || path.lastComponent.starts(with: "Project.".utf8) && ProjectSettings.isGenerator(projectPath)
  }
}
