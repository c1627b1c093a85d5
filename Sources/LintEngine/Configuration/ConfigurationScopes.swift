import LintConfiguration

/// What applies in each directory: its own configuration and those above it, up to the root of its repository.
struct ConfigurationScopes {
  struct Scope {
    /// The configuration files, the outermost first.
    var files: [FilePath] = []
    var layers: [Configuration.Layer] = []
    /// The baseline of the nearest file that names one.
    var baseline: ConfigurationLoader.NamedFile?
    var patterns = PathPatterns()
    /// On the directory itself.
    var verdict = PathPatterns.Verdict(isIncluded: true, isExcluded: false)
  }

  private let source: Configurations.Source
  private let configured: Set<FilePath>
  private let workingDirectory: FilePath
  private var loader: ConfigurationLoader
  private var scopes: [FilePath: Scope] = [:]
  /// All files that were read, without links.
  private(set) var read: Set<FilePath> = []
  /// Where a directory's own configuration sets which files are included.
  private(set) var inclusions: [(directory: FilePath, path: String, place: ConfigurationFile.Entry<[String]>)] = []
  /// Whether any of them has path patterns.
  private(set) var havePatterns = false

  /// - Parameter configured: The directories that have a configuration file.
  init(
    _ source: Configurations.Source, _ configured: Set<FilePath>, _ loader: ConfigurationLoader,
    _ workingDirectory: FilePath
  ) {
    self.source = source
    self.configured = configured
    self.loader = loader
    self.workingDirectory = workingDirectory
  }

  /// The scope of a directory, if it is known already.
  func known(_ directory: FilePath) -> Scope? { scopes[directory] }

  mutating func scope(of directory: FilePath) throws(ConfigurationError) -> Scope {
    // A loop: how deep a directory is depends on the user.
    var missing: [FilePath] = []
    var current: FilePath? = directory
    while let candidate = current, scopes[candidate] == nil {
      missing.append(candidate)
      current = startsAfresh(in: candidate) ? nil : candidate.parent
    }
    var scope = current.flatMap { scopes[$0] } ?? Scope()
    for directory in missing.reversed() {
      if case .file(let path) = source {
        if scope.files.isEmpty { try add(loader.load(path), path, in: workingDirectory, to: &scope) }
      }
      scope.verdict = scope.patterns.verdict(on: directory, isDirectory: true, in: scope.verdict)
      if case .nearest = source, configured.contains(directory) {
        try add(loader.load(foundIn: directory), directory.appending(ConfigurationFile.name), in: directory, to: &scope)
      }
      scopes[directory] = scope
    }
    return scope
  }

  private mutating func add(
    _ loaded: ConfigurationLoader.Loaded, _ path: FilePath, in base: FilePath, to scope: inout Scope
  ) {
    scope.files.append(path)
    scope.layers += loaded.layers
    read.formUnion(loaded.files)
    if let baseline = loaded.baseline { scope.baseline = baseline }
    if let (name, place) = loaded.inclusion { inclusions.append((base, name, place)) }
    scope.patterns.add(loaded, in: base, changing: &scope.verdict)
    if !scope.patterns.isEmpty { havePatterns = true }
  }

  /// Whether configurations above do not apply: another repository starts here.
  private func startsAfresh(in directory: FilePath) -> Bool {
    guard case .nearest = source else { return false }
    return Repository.exists(in: directory)
  }
}
