import LintProject

/// What is known about each file's targets. Files of the same targets share an entry.
final class FileTargets: Sendable {
  struct Entry: Sendable {
    let settings: LanguageSettings
    /// As places in ``ProjectSettings/targets``.
    let targets: [Int]
    /// The modules of its targets; `nil` if no manifest or project mentions the file.
    let modules: [String]?
    /// Its modules are those of packages.
    let isOfPackages: Bool
  }

  let entries: [Entry]
  /// For each file, its place in ``entries``.
  private let places: [Int]
  /// The files that nothing compiles: in no target of an Xcode project, beside others that are in one.
  private let leftOut: Set<FileID>
  /// The files in no target, next to the manifest of a package whose targets are known.
  private let besideTargets: Set<FileID>
  /// The files that Xcode projects alone compile: in no target of a package, beside others that are in one.
  private let ofXcodeAlone: Set<FileID>

  init(uniform settings: LanguageSettings, count: Int) {
    entries = [Entry(settings: settings, targets: [], modules: nil, isOfPackages: false)]
    places = [Int](repeating: 0, count: count)
    leftOut = []
    besideTargets = []
    ofXcodeAlone = []
  }

  init(of paths: [String], in project: ProjectSettings) {
    let table = project.table(of: paths)
    places = table.places
    leftOut = Self.leftOut(paths, table)
    besideTargets = Self.besideTargets(paths, table, in: project)
    let entries = table.settings.map {
      let (modules, isOfPackages) = project.modules(ofTargets: $0.targets)
      return Entry(
        settings: LanguageSettings($0), targets: $0.targets, modules: modules, isOfPackages: isOfPackages)
    }
    self.entries = entries
    let packages = Set(zip(paths, places).filter { entries[$0.1].isOfPackages }.map { Self.folder(of: $0.0) })
    ofXcodeAlone = Set(
      paths.indices.filter { file in
        let entry = entries[table.places[file]]
        return !entry.targets.isEmpty && !entry.isOfPackages && packages.contains(Self.folder(of: paths[file]))
      }.map { FileID($0) })
  }

  /// The files that are in no target of an Xcode project, next to others in the same folder that are, or in a folder of
  /// its own below one of which the project has nearly all. Any other folder may belong to a target that is newer than
  /// the project file.
  private static func leftOut(_ paths: [String], _ table: SettingsTable) -> Set<FileID> {
    let isInNone = table.settings.map { $0.targets.isEmpty && $0.project != nil }
    let candidates = paths.indices.filter { isInNone[table.places[$0]] }
    if candidates.isEmpty { return [] }
    var folders: [Substring: (compiled: Int, all: Int, own: Int)] = [:]
    for (path, place) in zip(paths, table.places) {
      let isCompiled = table.settings[place].targets.isEmpty ? 0 : 1
      var folder = folder(of: path)
      folders[folder, default: (0, 0, 0)].own += isCompiled
      while !folder.isEmpty {
        folders[folder, default: (0, 0, 0)].compiled += isCompiled
        folders[folder, default: (0, 0, 0)].all += 1
        folder = Self.folder(of: String(folder))
      }
    }
    let found = candidates.filter { file in
      var folder = folder(of: paths[file])
      if let known = folders[folder], known.own > 0 { return true }
      while !folder.isEmpty {
        if let known = folders[folder], known.compiled > 0 { return known.compiled * 10 >= known.all * 9 }
        folder = Self.folder(of: String(folder))
      }
      return false
    }
    return Set(found.map { FileID($0) })
  }

  private static func besideTargets(
    _ paths: [String], _ table: SettingsTable, in project: ProjectSettings
  ) -> Set<FileID> {
    let packages = project.containers.filter {
      $0.kind == .package && !$0.targets.isEmpty && !$0.hasUnknownTargets && !$0.hasUnknownFolders
    }
    if packages.isEmpty { return [] }
    let folders = Set(packages.map { folder(of: $0.path) })
    let found = paths.indices.filter { file in
      table.settings[table.places[file]].targets.isEmpty && folders.contains(folder(of: paths[file]))
        && !ProjectSettings.isManifest(paths[file])
    }
    return Set(found.map { FileID($0) })
  }

  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  /// The targets of all files, as places in ``ProjectSettings/targets``.
  var targets: Set<Int> { Set(entries.flatMap(\.targets)) }

  func targets(ofAny files: [FileID]) -> Set<Int> {
    var isWanted = [Bool](repeating: false, count: entries.count)
    for file in files { isWanted[place(of: file)] = true }
    return Set(zip(entries, isWanted).flatMap { $1 ? $0.targets : [] })
  }

  /// The modules of all files, without unknown ones.
  var modules: [String] { entries.flatMap { $0.modules ?? [] } }

  func isOfXcodeAlone(_ file: FileID) -> Bool { ofXcodeAlone.contains(file) }

  func isLeftOut(_ file: FileID) -> Bool { leftOut.contains(file) }

  func isBesideTargets(_ file: FileID) -> Bool { besideTargets.contains(file) }

  subscript(file: FileID) -> Entry { entries[place(of: file)] }

  /// The place of a file's entry in ``entries``.
  func place(of file: FileID) -> Int { places[Int(file)] }

  /// The files of some entries, in order.
  func files(where isWanted: (Int) -> Bool) -> [FileID] {
    var found: [FileID] = []
    for (file, place) in places.enumerated() where isWanted(place) { found.append(FileID(file)) }
    return found
  }
}

extension ProjectSettings {
  fileprivate func modules(ofTargets all: [Int]) -> (names: [String]?, areOfPackages: Bool) {
    // A project next to a manifest builds the same code in another way, mostly as one module.
    let ofPackages = all.filter { ProjectSettings.isManifest(targets[$0].place.path) }
    let names = (ofPackages.isEmpty ? all : ofPackages).map { targets[$0].name.asModuleName }
    return (names.isEmpty ? nil : names, !ofPackages.isEmpty)
  }
}
