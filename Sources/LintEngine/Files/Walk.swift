import LintConfiguration

/// Collects Swift files from directory trees, each directory once.
///
/// One directory is open at a time and nothing recurses, so neither depth nor width of a tree can exhaust anything
/// but memory for its names. All paths are absolute and without symbolic links.
struct Walk {
  /// The directories that hold Swift files, each with the places of their names in `names`.
  private(set) var directories: [(path: FilePath, files: Range<Int>)] = []
  private(set) var names = DirectoryListing()
  /// Xcode's project files and `.xcconfig` files.
  private(set) var settingsFiles: [FilePath] = []
  /// YAML files, of which an Xcode project may be made.
  private(set) var specifications: [FilePath] = []
  /// Headers of C and Objective-C, and module maps.
  private(set) var headers: [FilePath] = []
  /// Module interfaces, and directories that the walk leaves out and that may hold some.
  private(set) var interfaces = InterfacePlaces()
  /// Directories with a configuration of the linter.
  private(set) var configuredDirectories: [FilePath] = []
  private(set) var problems: [(FilePath, FileError)] = []

  private var visited: Set<FilePath> = []
  private let excludePatterns: IgnorePatterns
  private let workingDirectory: FilePath
  private let reader = FileReader(capacity: 16 * 1024)

  init(excludes: [FilePath], workingDirectory: FilePath) {
    excludePatterns = IgnorePatterns(excludes.compactMap { IgnorePattern(line: $0.bytes) })
    self.workingDirectory = workingDirectory
  }

  /// Directories of built and fetched code: not the project's own sources.
  private static let skippedDirectories = ["Carthage", "DerivedData", "Pods", "node_modules"].map { Array($0.utf8) }

  /// Also hidden directories, which are those of tools, documentation catalogs and Xcode's templates: their code is
  /// shown to readers or made into something else, and not compiled.
  private static func isSkipped(_ name: ArraySlice<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".") || name.hasSuffix(".docc") || name.hasSuffix(".xctemplate")
      || skippedDirectories.contains { $0.elementsEqual(name) }
  }

  /// - Parameter project: The root of the project that `root` belongs to.
  mutating func visit(_ root: FilePath, in project: FilePath) {
    let excludes = excludes(in: project)
    var pending = [(directory: root, ignore: ignoreRules(above: root))]
    var listing = DirectoryListing()
    while let (directory, inherited) = pending.popLast() {
      guard visited.insert(directory).inserted else { continue }
      do {
        try Platform.list(directory, into: &listing)
      } catch {
        problems.append((directory, error))
        continue
      }
      let ignore = ignoreRules(in: directory, listing, inherited)
      let ignoresNothing = excludes == nil && ignore == nil
      let firstName = names.count
      for index in 0..<listing.count {
        let name = listing.name(index)
        switch listing.kind(index) {
        case .regular where name.hasSuffix(".swift"):
          if ignoresNothing || !Self.isIgnored(directory.appending(name), isDirectory: false, excludes, ignore) {
            names.append(name, .regular)
          }
        case .regular where name.hasSuffix(".h") || name.hasSuffix(".pch") || name.hasSuffix(".modulemap"):
          let path = directory.appending(name)
          if ignoresNothing || !Self.isIgnored(path, isDirectory: false, excludes, ignore) { headers.append(path) }
        case .regular where name.hasSuffix(".xcconfig") || name.elementsEqual("project.pbxproj".utf8):
          settingsFiles.append(directory.appending(name))
        case .regular where name.hasSuffix(".yml") || name.hasSuffix(".yaml"):
          specifications.append(directory.appending(name))
        case .regular where name.hasSuffix(".swiftinterface"):
          let path = directory.appending(name)
          if !Self.isIgnored(path, isDirectory: false, excludes, nil) { interfaces.files.append(path) }
        case .directory:
          let path = directory.appending(name)
          if !Self.isSkipped(name), !Self.isIgnored(path, isDirectory: true, excludes, ignore) {
            pending.append((path, ignore))
          } else if InterfacePlaces.mayBe(in: name), !Self.isIgnored(path, isDirectory: true, excludes, nil) {
            interfaces.folders.append(path)
          }
        default:
          break
        }
      }
      if names.count > firstName { directories.append((directory, firstName..<names.count)) }
    }
  }

  /// Whether the patterns from the command line, which take precedence over everything, leave this file out.
  func isExcluded(_ file: FilePath, in project: FilePath) -> Bool {
    let excludes = excludes(in: project)
    if Self.isIgnored(file, isDirectory: false, excludes, nil) { return true }
    // A file is excluded with any directory above it, too.
    var above = file.parent
    while let directory = above, directory.isBelow(project) || directory.isBelow(workingDirectory) {
      if Self.isIgnored(directory, isDirectory: true, excludes, nil) { return true }
      above = directory.parent
    }
    return false
  }

  private static func isIgnored(
    _ path: FilePath, isDirectory: Bool, _ excludes: IgnoreRules?, _ ignore: IgnoreRules?
  ) -> Bool {
    switch excludes?.verdict(on: path, isDirectory: isDirectory) {
    case .ignored: return true
    case .included: return false
    case .undecided, nil: return ignore?.verdict(on: path, isDirectory: isDirectory) == .ignored
    }
  }

  /// Patterns from the command line are relative to the working directory, where shells complete names, and to the root
  /// of the project, which is where the same patterns apply when the command runs elsewhere.
  private func excludes(in project: FilePath) -> IgnoreRules? {
    guard !excludePatterns.isEmpty else { return nil }
    let inProject = IgnoreRules(parent: nil, base: project, patterns: excludePatterns)
    return IgnoreRules(parent: inProject, base: workingDirectory, patterns: excludePatterns)
  }

  /// The rules that apply inside a directory that is being listed.
  private mutating func ignoreRules(
    in directory: FilePath, _ listing: DirectoryListing, _ inherited: IgnoreRules?
  ) -> IgnoreRules? {
    var rules = inherited
    var hasIgnoreFile = false
    for index in 0..<listing.count {
      let name = listing.name(index)
      guard name.first == UInt8(ascii: ".") else { continue }
      if name.elementsEqual(".git".utf8) {
        // Another repository starts here: ignore files of the outer one do not apply to it.
        rules = Repository.excludes(of: directory, reader)
      } else if name.elementsEqual(".gitignore".utf8), listing.kind(index) == .regular {
        hasIgnoreFile = true
      } else if name.elementsEqual(ConfigurationFile.name.utf8) {
        configuredDirectories.append(directory)
      }
    }
    return hasIgnoreFile ? adding(directory.appending(".gitignore"), in: directory, to: rules) : rules
  }

  /// The rules of the directories above a root, up to its repository; nil when the root is in none or is one itself.
  private mutating func ignoreRules(above root: FilePath) -> IgnoreRules? {
    guard let repository = ProjectRoot.repository(of: root), repository != root else { return nil }
    var directories: [FilePath] = []
    var current = root.parent
    while let directory = current, directory == repository || directory.isBelow(repository) {
      directories.append(directory)
      current = directory.parent
    }
    var rules = Repository.excludes(of: repository, reader)
    for directory in directories.reversed() {
      let file = directory.appending(".gitignore")
      // Like git, not through a link: a repository could name any file of the machine.
      guard (try? Platform.status(of: file, followingSymlinks: false))?.kind == .regular else { continue }
      rules = adding(file, in: directory, to: rules)
    }
    return rules
  }

  private mutating func adding(_ file: FilePath, in directory: FilePath, to rules: IgnoreRules?) -> IgnoreRules? {
    do {
      return try reader.read(file, followingSymlinks: false) { IgnoreRules.adding($0, in: directory, to: rules) }
    } catch {
      problems.append((file, error))
      return rules
    }
  }
}
