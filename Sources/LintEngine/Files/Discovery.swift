import LintProject

/// Finds the Swift files to report on and, around them, those to analyse.
///
/// - Directories are walked without following symbolic links, to files or to directories: what a link leads to is
///   found under its own name or was not asked for. A link that was given as a path is followed.
/// - What `.gitignore` files ignore is left out, up to the root of the repository, and so are directories of built and
///   fetched code. A file that was given by name is taken all the same; `excludes` overrule even that.
/// - The result depends neither on the order of the paths nor on that of directory entries.
public struct Discovery: Sendable {

  public struct File: Sendable, Equatable {
    /// The path for users: below a directory that was given, with that directory as it was spelled.
    public let path: FilePath
    /// The path for analysis, independent of spelling: relative to the root of the project, or of all projects together
    /// when there are several.
    public let projectPath: String
    /// False for a file that is analysed only because those that are reported on may depend on it.
    public fileprivate(set) var isReported: Bool
    /// Whether a configuration leaves it out: it would be reported on otherwise.
    public fileprivate(set) var isLeftOut = false
    /// The index of its directory in `Discovery.directories`.
    let directory: Int
  }

  /// A file that is not Swift and holds build settings: of an Xcode project, or an `.xcconfig`.
  public struct SettingsFile: Sendable, Equatable {
    /// The path for users, like `File.path`.
    public let path: FilePath
    /// The path for analysis, like `File.projectPath`.
    public let projectPath: String
    /// The directory that the settings apply to, as in `File.projectPath`; empty for the root.
    public let directory: String
    /// Whether it is at or below a path that was given.
    public let isReported: Bool
  }

  public struct Problem: Sendable, Equatable {
    public let path: FilePath
    public let error: FileError
    /// False when the problem lies outside the paths that were given.
    public let isReported: Bool
  }

  /// In the order of their paths' bytes.
  public private(set) var files: [File] = []
  public private(set) var settingsFiles: [SettingsFile] = []
  public private(set) var problems: [Problem] = []
  /// Files that earlier attempts of the run failed on, in the order of their paths' bytes. They are not among the
  /// files.
  public private(set) var failures: [AnalysisFailure] = []
  /// Their paths for analysis: `File.projectPath` by `File.path`.
  private(set) var failedProjectPaths: [FilePath: String] = [:]
  /// The places of the interfaces of prebuilt modules.
  let interfaces: InterfacePlaces
  /// Headers of C and Objective-C, and module maps: absolute, without symbolic links.
  let headers: [FilePath]
  /// What `File.projectPath` is relative to.
  private let base: FilePath
  /// The directories of the files, without symbolic links.
  private(set) var directories: [FilePath] = []
  /// Directories with a configuration of the linter: at and below what is analysed, and above what was given.
  private(set) var configuredDirectories: Set<FilePath> = []
  /// Whether the paths that were given hold whole projects: what is not among the files then does not exist.
  let coversProject: Bool
  /// The paths that were given, and the directories that they are or are in, without symbolic links.
  let givenDirectories: [(path: FilePath, directory: FilePath)]
  /// The given paths that are directories themselves.
  private let givenFolders: [(path: FilePath, directory: FilePath)]

  /// - Parameters:
  ///   - paths: Files and directories.
  ///   - unsaved: Files that are reported on whether or not they exist: their content comes from elsewhere.
  ///   - excludes: Patterns as in a `.gitignore` file in the working directory.
  /// - Throws: When there is no working directory.
  public init(paths: [FilePath], unsaved: [FilePath] = [], excludes: [FilePath] = []) throws(FileError) {
    let workingDirectory = try Platform.workingDirectory()
    var roots: [Root] = []
    let unsavedPaths = Set(unsaved.map(\.normalized))
    for path in unsavedPaths.sorted() { roots.append(Root(unsaved: path, in: workingDirectory)) }
    for path in Set(paths.map(\.normalized)).subtracting(unsavedPaths).sorted() {
      do {
        roots.append(try Root(path))
      } catch {
        problems.append(Problem(path: path, error: error, isReported: true))
      }
    }

    coversProject =
      !roots.isEmpty
      && roots.allSatisfy { root in
        root.project.map { project in
          roots.contains { !$0.isFile && ($0.canonical == project || project.isBelow($0.canonical)) }
        } ?? false
      }
    givenDirectories = roots.map { ($0.spelled, $0.isFile ? $0.canonical.parent ?? "/" : $0.canonical) }
    givenFolders = roots.filter { !$0.isFile }.map { ($0.spelled, $0.canonical) }
    var walk = Walk(excludes: excludes, workingDirectory: workingDirectory)
    for root in roots {
      if let project = root.project { walk.visit(project, in: project) }
    }
    for root in roots where !root.isFile { walk.visit(root.canonical, in: root.base) }
    let names = Names(roots: roots, workingDirectory: workingDirectory)
    let given = roots.filter { $0.isFile && ($0.isUnsaved || !walk.isExcluded($0.canonical, in: $0.base)) }
    (files, directories) = names.files(of: walk, and: Set(given.map(\.canonical)))
    interfaces = walk.interfaces
    headers = walk.headers
    base = names.base
    configuredDirectories = Set(walk.configuredDirectories)
    var search = ConfigurationSearch()
    for root in roots {
      configuredDirectories.formUnion(
        search.directories(from: root.isFile ? root.canonical.parent ?? "/" : root.canonical))
    }
    // Without a specification no YAML file says how code is compiled.
    let isGenerated = walk.specifications.contains { ProjectSettings.isSpecification($0.description) }
    settingsFiles = names.settingsFiles(walk.settingsFiles + (isGenerated ? walk.specifications : []))
    for (path, error) in walk.problems {
      let (path, isReported) = names.name(of: path)
      problems.append(Problem(path: path, error: error, isReported: isReported))
    }
    problems.sort { $0.path < $1.path }
  }

  /// The directory that the first of the given paths is or is in, without symbolic links; nil when none exists.
  public var firstGivenDirectory: FilePath? { givenDirectories.first?.directory }

  /// The directories with a file that is reported on, in them or below.
  var directoriesWithReports: Set<FilePath> {
    var found: Set<FilePath> = []
    for number in Set(files.lazy.filter(\.isReported).map(\.directory)) {
      var current: FilePath? = directories[number]
      while let directory = current, found.insert(directory).inserted { current = directory.parent }
    }
    return found
  }

  /// Whether all files below a directory are reported on.
  func covers(_ directory: FilePath) -> Bool {
    givenFolders.contains { directory == $0.directory || directory.isBelow($0.directory) }
  }

  /// The first of the given directories in which nothing is reported on, and whether configurations are the reason.
  public var emptyFolder: (path: FilePath, isLeftOut: Bool)? {
    // Unless the folder is empty, one of its first files ends the search.
    guard
      let empty = givenFolders.first(where: { folder in
        !files.contains { $0.isReported && isIn(folder.directory, $0) }
      })
    else { return nil }
    return (empty.path, files.contains { $0.isLeftOut && isIn(empty.directory, $0) })
  }

  private func isIn(_ folder: FilePath, _ file: File) -> Bool {
    let directory = directories[file.directory]
    return directory == folder || directory.isBelow(folder)
  }

  /// The path of a header for analysis, like `File.projectPath`.
  func projectPath(ofHeader path: FilePath) -> String {
    (path.relative(to: base).map { FilePath([], $0) } ?? path).description
  }

  /// Absolute, without symbolic links above the file itself.
  func canonicalPath(of file: File) -> FilePath { directories[file.directory].appending(file.path.lastComponent) }

  /// Removes the files that earlier attempts of this run failed on.
  public mutating func leaveOut(_ failures: [AnalysisFailure]) {
    if failures.isEmpty { return }
    let paths = Set(failures.map(\.path))
    // Which of several fails first depends on the threads.
    self.failures = failures.sorted { $0.path < $1.path }
    for file in files where paths.contains(file.path) { failedProjectPaths[file.path] = file.projectPath }
    for file in settingsFiles where paths.contains(file.path) { failedProjectPaths[file.path] = file.projectPath }
    files.removeAll { paths.contains($0.path) }
    settingsFiles.removeAll { paths.contains($0.path) }
  }

  /// The files that are reported on: absolute, without symbolic links.
  var reportedPaths: Set<FilePath> {
    // Settings files that no longer exist are not reported on.
    let settings = settingsFiles.filter(\.isReported).compactMap { try? Platform.canonicalPath(of: $0.path) }
    return Set(files.filter(\.isReported).map { canonicalPath(of: $0) } + settings)
  }

  /// Limits reports to the files that are wanted. All are analysed as before.
  mutating func limitReports(to isWanted: (File) -> Bool) {
    for index in files.indices where files[index].isReported && !isWanted(files[index]) {
      files[index].isReported = false
      files[index].isLeftOut = true
    }
  }
}

/// A path that was given.
private struct Root {
  let spelled: FilePath
  let canonical: FilePath
  let isFile: Bool
  let isUnsaved: Bool
  /// The root of the project that is analysed with this path. A stray file has none: other files in its directory are
  /// unrelated.
  let project: FilePath?

  init(_ path: FilePath) throws(FileError) {
    spelled = path
    switch try Platform.status(of: path).kind {
    case .directory: isFile = false
    case .regular: isFile = true
    case .symbolicLink, .other: throw .notRegular
    }
    isUnsaved = false
    canonical = try Platform.canonicalPath(of: path)
    project = ProjectRoot.enclosing(isFile ? canonical.parent ?? "/" : canonical)
  }

  init(unsaved path: FilePath, in workingDirectory: FilePath) {
    spelled = path
    isFile = true
    isUnsaved = true
    // An editor's new file may be in a folder that does not exist yet.
    let directory = (try? Platform.canonicalPath(of: path.parent ?? ".")) ?? workingDirectory
    canonical = directory.appending(path.lastComponent)
    project = ProjectRoot.enclosing(directory)
  }

  /// What paths are relative to.
  var base: FilePath { project ?? (isFile ? canonical.parent ?? "/" : canonical) }

  func spelling(of path: FilePath) -> FilePath? {
    if path == canonical { return spelled }
    guard !isFile, let below = path.relative(to: canonical) else { return nil }
    return spelled == "." ? FilePath([], below) : spelled.appending(below)
  }
}

/// The names of files for users and for analysis.
private struct Names {
  private let directories: [Root]
  private let filesByPath: [FilePath: [FilePath]]
  private let workingDirectory: FilePath
  let base: FilePath

  init(roots: [Root], workingDirectory: FilePath) {
    directories = roots.filter { !$0.isFile }
    filesByPath = Dictionary(grouping: roots.filter(\.isFile), by: \.canonical).mapValues { $0.map(\.spelled) }
    self.workingDirectory = workingDirectory
    base = Self.commonDirectory(of: roots.map(\.base)) ?? workingDirectory
  }

  /// The shortest spelling, and among those the first, so that the order of arguments does not matter.
  func name(of canonical: FilePath) -> (path: FilePath, isReported: Bool) {
    let spellings = directories.compactMap { $0.spelling(of: canonical) } + (filesByPath[canonical] ?? [])
    if let shortest = spellings.min(by: { ($0.count, $0) < ($1.count, $1) }) { return (shortest, true) }
    return (canonical.relative(to: workingDirectory).map { FilePath([], $0) } ?? canonical, false)
  }

  func projectPath(of canonical: FilePath) -> String {
    if canonical == base { return "" }
    return (canonical.relative(to: base).map { FilePath([], $0) } ?? canonical).description
  }

  /// The files of a walk together with some that were given by name, in the order of their paths' bytes; and their
  /// directories.
  func files(of walk: Walk, and given: Set<FilePath>) -> (files: [Discovery.File], directories: [FilePath]) {
    var single = given
    var files = files(of: walk, leaving: &single)
    var directories = walk.directories.map(\.path)
    if single.isEmpty { return (files, directories) }
    var numbers: [FilePath: Int] = [:]
    for canonical in single {
      let (path, isReported) = name(of: canonical)
      let directory = canonical.parent ?? "/"
      if numbers[directory] == nil { directories.append(directory) }
      let number = numbers[directory] ?? directories.count - 1
      numbers[directory] = number
      files.append(
        Discovery.File(path: path, projectPath: projectPath(of: canonical), isReported: isReported, directory: number))
    }
    return (files.sorted { $0.path < $1.path }, directories)
  }

  /// The files of a walk. Those of one directory differ only in their last component, so everything else is computed
  /// once per directory. All paths are in one buffer until they are sorted: comparing must touch nothing but bytes.
  ///
  /// - Parameter single: Receives the files that were also given by name, and may have a better one.
  private func files(of walk: Walk, leaving single: inout Set<FilePath>) -> [Discovery.File] {
    struct Place {
      var path: Range<Int>
      var prefixCount: Int
      var directory: Int
    }
    var bytes: [UInt8] = []
    var places: [Place] = []
    places.reserveCapacity(walk.names.count)
    var namings: [(projectPrefix: [UInt8], isSamePath: Bool, isReported: Bool)] = []
    for (directory, numbers) in walk.directories {
      let (prefix, isReported) = prefix(of: directory)
      let projectPrefix = Self.prefix(of: directory, below: base)
      for number in numbers {
        let name = walk.names.name(number)
        if !filesByPath.isEmpty {
          let canonical = directory.appending(name)
          if filesByPath[canonical] != nil {
            single.insert(canonical)
            continue
          }
        }
        let start = bytes.count
        bytes += prefix
        bytes += name
        places.append(Place(path: start..<bytes.count, prefixCount: prefix.count, directory: namings.count))
      }
      namings.append((projectPrefix, prefix == projectPrefix, isReported))
    }
    bytes.withUnsafeBytes { bytes in
      places.sort { Platform.areInOrder(bytes[$0.path], bytes[$1.path]) }
    }
    return places.map { place in
      let naming = namings[place.directory]
      let path = FilePath([], bytes[place.path])
      let projectPath =
        naming.isSamePath ? path : FilePath(naming.projectPrefix, bytes[place.path].dropFirst(place.prefixCount))
      return Discovery.File(
        path: path, projectPath: projectPath.description, isReported: naming.isReported, directory: place.directory)
    }
  }

  /// The prefix of the names of a directory's files, by the same choice as in `name(of:)`.
  private func prefix(of directory: FilePath) -> (prefix: [UInt8], isReported: Bool) {
    let prefixes = directories.compactMap { $0.spelling(of: directory).map { $0 == "." ? [] : $0.prefix } }
    let shortest = prefixes.min { left, right in
      left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
    }
    if let shortest { return (shortest, true) }
    return (Self.prefix(of: directory, below: workingDirectory), false)
  }

  private static func prefix(of directory: FilePath, below base: FilePath) -> [UInt8] {
    directory == base ? [] : (directory.relative(to: base).map { FilePath([], $0) } ?? directory).prefix
  }

  /// - Parameter files: Canonical paths.
  func settingsFiles(_ files: [FilePath]) -> [Discovery.SettingsFile] {
    // `App.xcodeproj/project.pbxproj` applies to the directory of `App.xcodeproj`.
    let projects = files.filter { $0.bytes.hasSuffix(".pbxproj") }.compactMap { $0.parent?.parent }
    return files.sorted().map { file in
      let directory: FilePath
      if !file.bytes.hasSuffix(".pbxproj") {
        directory = projects.filter { file.isBelow($0) }.max { $0.count < $1.count } ?? file.parent ?? base
      } else {
        directory = file.parent?.parent ?? base
      }
      let (path, isReported) = name(of: file)
      return Discovery.SettingsFile(
        path: path, projectPath: projectPath(of: file), directory: projectPath(of: directory), isReported: isReported)
    }
  }

  private static func commonDirectory(of paths: [FilePath]) -> FilePath? {
    guard var common = paths.first else { return nil }
    for path in paths.dropFirst() {
      while path != common && !path.isBelow(common), let parent = common.parent { common = parent }
    }
    return common
  }
}
