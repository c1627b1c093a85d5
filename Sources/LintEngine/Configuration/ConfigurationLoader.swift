import LintConfiguration
import LintKit

/// Reads configuration files, each once.
struct ConfigurationLoader {
  /// A file that was read, with the files that it extends.
  struct Loaded {
    /// The innermost extended file first, so that later ones override it.
    var layers: [Configuration.Layer] = []
    /// Without links.
    var files: [FilePath] = []
    /// Patterns about paths; nil where the key is missing.
    var included: [IgnorePattern]?
    var excluded: [IgnorePattern] = []
    /// Where the nearest file sets which files are included.
    var inclusion: (path: String, place: ConfigurationFile.Entry<[String]>)?
    var baseline: NamedFile?
  }

  /// A file that a configuration names.
  struct NamedFile: Hashable {
    /// Absolute; its links are not resolved.
    var path: FilePath
    /// The directory of the configuration that names it.
    var directory: FilePath
    /// The place in it, for people.
    var origin: String
  }

  /// More than a project needs; each is a file to read for every file below it.
  private static let longestChain = 8

  private let rules: [RuleInfo]
  private let version: Version
  private let workingDirectory: FilePath
  private let reader = FileReader(capacity: 16 * 1024)
  private var files: [FilePath: Loaded] = [:]
  private var parsed: [FilePath: ConfigurationFile] = [:]

  init(rules: [RuleInfo], version: Version, workingDirectory: FilePath) {
    self.rules = rules
    self.version = version
    self.workingDirectory = workingDirectory
  }

  /// Loads a file that the user named, which may be anywhere.
  mutating func load(_ path: FilePath) throws(ConfigurationError) -> Loaded {
    try load(path) { () throws(FileError) in try Platform.canonicalPath(of: path) }
  }

  /// The file of a directory, which may be a link in an untrusted repository.
  mutating func load(foundIn directory: FilePath) throws(ConfigurationError) -> Loaded {
    try load(directory.appending(ConfigurationFile.name)) { () throws(FileError) in
      try RepositoryLinks.file(ConfigurationFile.name, in: directory)
    }
  }

  private mutating func load(
    _ path: FilePath, from target: () throws(FileError) -> FilePath
  ) throws(ConfigurationError) -> Loaded {
    if let known = files[path] { return known }
    let file: FilePath
    do {
      file = try target()
    } catch {
      throw .unreadable(path: name(of: path), error)
    }
    let loaded = try chain(from: file, calling: path)
    files[path] = loaded
    return loaded
  }

  /// A file and those that it extends, read from the nearest outward.
  ///
  /// - Parameters:
  ///   - file: Without links.
  ///   - path: What messages call it.
  private mutating func chain(from file: FilePath, calling path: FilePath) throws(ConfigurationError) -> Loaded {
    var loaded = Loaded()
    var (current, shown) = (file, path)
    var chain: [FilePath] = []
    while true {
      chain.append(current)
      let name = self.name(of: shown)
      let content = try parse(current, calling: name)
      do {
        loaded.files.append(current)
        try loaded.add(content, name, in: current.parent ?? "/")
        guard let entry = content.extends else { return loaded }
        current = try extended(by: entry, in: current.parent ?? "/", chain)
      } catch {
        throw .invalid(path: name, error)
      }
      shown = current
    }
  }

  private func extended(
    by entry: ConfigurationFile.Entry<String>, in directory: FilePath, _ chain: [FilePath]
  ) throws(InvalidConfiguration) -> FilePath {
    let next: FilePath
    do {
      next = try RepositoryLinks.file(named: FilePath(entry.value), in: directory)
    } catch {
      throw InvalidConfiguration(error, "'extends' names '\(entry.value)'", entry)
    }
    if chain.contains(next) {
      let circle = (chain.drop { $0 != next } + [next]).map(name).joined(separator: " → ")
      throw InvalidConfiguration("'extends' leads back to a file that it came from: \(circle)", entry)
    }
    if chain.count == Self.longestChain {
      throw InvalidConfiguration("more than \(Self.longestChain) files extend each other", entry)
    }
    return next
  }

  private mutating func parse(_ file: FilePath, calling name: String) throws(ConfigurationError) -> ConfigurationFile {
    if let known = parsed[file] { return known }
    let bytes: [UInt8]
    do {
      bytes = try read(file)
    } catch {
      throw .unreadable(path: name, error)
    }
    do {
      let content = try ConfigurationFile(bytes, rules: rules, version: version)
      parsed[file] = content
      return content
    } catch {
      throw .invalid(path: name, error)
    }
  }

  private func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    // One byte too many is enough to be rejected: the rest is not read.
    let size = try Platform.status(of: path).size
    if size > ConfigurationFile.largestFile { return [UInt8](repeating: 0, count: ConfigurationFile.largestFile + 1) }
    return try reader.read(path) { Array($0) }
  }

  private func name(of path: FilePath) -> String {
    (path.relative(to: workingDirectory).map { FilePath($0) } ?? path).description
  }
}

extension ConfigurationLoader.Loaded {
  /// Adds a file that the others extend.
  fileprivate mutating func add(
    _ file: ConfigurationFile, _ name: String, in directory: FilePath
  ) throws(InvalidConfiguration) {
    layers.insert(Configuration.Layer(path: name, file: file), at: 0)
    if included == nil, let entries = file.included {
      included = try Self.patterns(entries)
      if let first = entries.first {
        inclusion = (name, ConfigurationFile.Entry(value: entries.map(\.value), line: first.line, column: first.column))
      }
    }
    excluded = try Self.patterns(file.excluded ?? []) + excluded
    if baseline == nil, let entry = file.baseline {
      do {
        baseline = .init(
          path: try RepositoryLinks.place(named: FilePath(entry.value), in: directory), directory: directory,
          origin: "\(name):\(entry.line)")
      } catch {
        throw InvalidConfiguration(error, "'baseline' names '\(entry.value)'", entry)
      }
    }
  }

  private static func patterns(_ entries: [ConfigurationFile.Entry<String>]) throws(InvalidConfiguration)
    -> [IgnorePattern]
  {
    var patterns: [IgnorePattern] = []
    for entry in entries {
      guard let pattern = IgnorePattern(line: Array(entry.value.utf8)[...]) else {
        throw InvalidConfiguration("'\(entry.value)' is no pattern that could match a path", entry)
      }
      patterns.append(pattern)
    }
    return patterns
  }
}

extension InvalidConfiguration {
  fileprivate init(_ message: String, _ entry: ConfigurationFile.Entry<String>) {
    self.init([ConfigurationProblem(line: entry.line, column: entry.column, message: message)])
  }

  /// A file that is named cannot be used.
  fileprivate init(_ error: FileError, _ subject: String, _ entry: ConfigurationFile.Entry<String>) {
    self.init(subject + (error == .leadsOutside ? ", which is not in the repository" : ": \(error)"), entry)
  }
}
