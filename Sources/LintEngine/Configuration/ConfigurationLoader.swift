import LintConfiguration
import LintKit

/// Reads configuration files, each once.
struct ConfigurationLoader {
  /// A file that was read, with the patterns that it has about paths.
  struct Loaded {
    var layer: Configuration.Layer
    /// Nil where the key is missing.
    var included: [IgnorePattern]?
    var excluded: [IgnorePattern]
  }

  private let rules: [RuleInfo]
  private let version: Version
  private let workingDirectory: FilePath
  private let reader = FileReader(capacity: 16 * 1024)
  private var files: [FilePath: Loaded] = [:]

  init(rules: [RuleInfo], version: Version, workingDirectory: FilePath) {
    self.rules = rules
    self.version = version
    self.workingDirectory = workingDirectory
  }

  /// A file that the user named: it may be anything.
  mutating func load(_ path: FilePath) throws(ConfigurationError) -> Loaded {
    try load(path) { () throws(FileError) in path }
  }

  /// The file of a directory, which may be a link that a repository brings along.
  mutating func load(foundIn directory: FilePath) throws(ConfigurationError) -> Loaded {
    try load(directory.appending(ConfigurationFile.name)) { () throws(FileError) in
      try RepositoryLinks.file(ConfigurationFile.name, in: directory)
    }
  }

  private mutating func load(
    _ path: FilePath, from target: () throws(FileError) -> FilePath
  ) throws(ConfigurationError) -> Loaded {
    if let known = files[path] { return known }
    let name = (path.relative(to: workingDirectory).map { FilePath($0) } ?? path).description
    let bytes: [UInt8]
    do {
      bytes = try read(target())
    } catch {
      throw .unreadable(path: name, error)
    }
    let loaded: Loaded
    do {
      let file = try ConfigurationFile(bytes, rules: rules, version: version)
      loaded = Loaded(
        layer: Configuration.Layer(path: name, file: file), included: try file.included.map(Self.patterns), excluded: try Self.patterns(file.excluded ?? []))
    } catch {
      throw .invalid(path: name, error)
    }
    files[path] = loaded
    return loaded
  }

  private func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    // One byte too many is enough to be refused: the rest is not read.
    let size = try Platform.status(of: path).size
    if size > ConfigurationFile.largestFile { return [UInt8](repeating: 0, count: ConfigurationFile.largestFile + 1) }
    return try reader.read(path) { Array($0) }
  }

  private static func patterns(_ entries: [ConfigurationFile.Entry<String>]) throws(InvalidConfiguration) -> [IgnorePattern] {
    var patterns: [IgnorePattern] = []
    for entry in entries {
      guard let pattern = IgnorePattern(line: Array(entry.value.utf8)[...]) else {
        let message = "'\(entry.value)' is no pattern that could match a path"
        throw InvalidConfiguration([ConfigurationProblem(line: entry.line, column: entry.column, message: message)])
      }
      patterns.append(pattern)
    }
    return patterns
  }
}
