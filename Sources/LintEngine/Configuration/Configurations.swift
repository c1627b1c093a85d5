import LintConfiguration
import LintKit
import LintProject

/// Which configuration applies to which file of a run. Computed once for each directory.
public struct Configurations: Sendable {
  /// Where configurations come from.
  public enum Source: Sendable {
    /// The nearest file upward from each file that is linted, and those above it.
    case nearest
    /// One file for all; its patterns are relative to the working directory.
    case file(FilePath)
    case none
  }

  /// All rules that a configuration can name.
  let rules: [RuleInfo]
  /// The different ones; the first applies outside of any file.
  private(set) var all: [Configuration]
  /// The paths of the files that make up each of them, the outermost first.
  private(set) var layers: [[String]] = [[]]
  /// Lists of known findings that the files name, each once.
  public private(set) var baselines: [Baseline.Source] = []
  /// The language mode that some file sets for every target, and where it is set.
  private(set) var swiftVersion: Configuration.Setting<SwiftVersion>?
  /// Configuration files that were read, and lists of known findings that they name: absolute.
  public private(set) var files: Set<FilePath> = []
  /// Settings for a whole run that differ between files.
  private var conflict: ConfigurationError?
  /// Where a file sets which files are included, if that includes none of the run.
  private var emptyInclusion: ConfigurationError?
  /// By the number of a directory of the discovery; empty when the first holds for all.
  private var numbers: [Int] = []
  /// The settings for migration reports for each path that was given, if they are not the same for all.
  private var reports: [(path: String, settings: ReportSettings)] = []
  /// The configuration for the first of the given paths, or for its directory.
  private var outermost: Configuration

  /// Finds and reads configurations, and removes the files that they leave out from those that `discovery` reports on.
  ///
  /// - Parameters:
  ///   - rules: All that there are.
  ///   - version: Of this tool.
  ///   - request: The choices on the command line, which override every file.
  public init(
    of discovery: inout Discovery, from source: Source, rules: [RuleInfo], version: Version,
    request: RuleRequest = RuleRequest()
  ) throws(ConfigurationError) {
    self.rules = rules
    let standard = Configuration(of: rules, request: request)
    all = [standard]
    outermost = standard
    // Without any file, directories need not be searched.
    if case .none = source { return }
    if case .nearest = source, discovery.configuredDirectories.isEmpty { return }

    let workingDirectory: FilePath
    do {
      workingDirectory = try Platform.workingDirectory()
    } catch {
      throw .system(error)
    }
    var scopes = ConfigurationScopes(
      source, discovery.configuredDirectories,
      ConfigurationLoader(rules: rules, version: version, workingDirectory: workingDirectory),
      workingDirectory)
    numbers = [Int](repeating: 0, count: discovery.directories.count)
    var known: [[FilePath]: Int] = [[]: 0]
    var seen = Set<Int>()
    var named = Set<FilePath>()
    for file in discovery.files where file.isReported && seen.insert(file.directory).inserted {
      let scope = try scopes.scope(of: discovery.directories[file.directory])
      if known[scope.files] == nil {
        known[scope.files] = all.count
        all.append(Configuration(of: rules, layers: scope.layers, request: request))
        layers.append(scope.layers.map(\.path))
        add(scope, &named)
      }
      numbers[file.directory] = known[scope.files] ?? 0
    }
    reports = discovery.givenDirectories.compactMap { path, directory in
      scopes.known(directory).map { (path.description, Configuration(of: rules, layers: $0.layers).report) }
    }
    if let directory = discovery.firstGivenDirectory {
      outermost = Configuration(of: rules, layers: try scopes.scope(of: directory).layers, request: request)
    }
    limit(&discovery, to: scopes)
    emptyInclusion = scopes.emptyInclusion(in: discovery)
    files = scopes.read.union(baselines.map(\.path))
  }

  /// Adds the settings for the whole run from a configuration that applies to some file.
  ///
  /// - Parameter named: the lists that were added.
  private mutating func add(_ scope: ConfigurationScopes.Scope, _ named: inout Set<FilePath>) {
    if let baseline = scope.baseline, named.insert(baseline.path).inserted {
      baselines.append(Baseline.Source(namedBy: baseline))
    }
    guard let version = all.last?.swiftVersion else { return }
    if let known = swiftVersion {
      if known.value != version.value {
        conflict = .versionsDiffer(one: known.origin.words, other: version.origin.words)
      }
    } else {
      swiftVersion = version
    }
  }

  /// Throws when configurations disagree on a setting for the whole run, and no option sets it.
  public func checkAgreement(_ overrides: SettingOverrides) throws(ConfigurationError) {
    if overrides.languageMode == nil, let conflict { throw conflict }
  }

  /// Throws when a configuration sets which files are included, and none is.
  public func checkInclusions() throws(ConfigurationError) {
    if let emptyInclusion { throw emptyInclusion }
  }

  /// The compiler settings from options, which override those of the configurations.
  func overrides(_ overrides: SettingOverrides) -> SettingOverrides {
    guard overrides.languageMode == nil, let version = swiftVersion,
      let mode = LanguageMode(rawValue: version.value.rawValue)
    else { return overrides }
    var overrides = overrides
    overrides.languageMode = mode
    overrides.languageModeSource = version.origin.words
    return overrides
  }

  /// What is chosen about migration reports.
  ///
  /// - Throws: when the paths that were given disagree about it.
  public func reportSettings() throws(ConfigurationError) -> ReportSettings {
    guard let first = reports.first else { return all[0].report }
    if let other = reports.first(where: { $0.settings != first.settings }) {
      throw .reportsDiffer(one: first.path, other: other.path)
    }
    return first.settings
  }

  /// The configuration where a project has none.
  init(rules: [RuleInfo]) {
    self.rules = rules
    all = [Configuration(of: rules)]
    outermost = all[0]
  }

  private func limit(_ discovery: inout Discovery, to scopes: ConfigurationScopes) {
    guard scopes.havePatterns else { return }
    let directories = discovery.directories
    discovery.limitReports { file in
      let directory = directories[file.directory]
      guard let scope = scopes.known(directory), !scope.patterns.isEmpty else { return true }
      let verdict = scope.patterns.verdict(
        on: directory.appending(file.path.lastComponent), isDirectory: false, in: scope.verdict)
      return verdict.isIncluded && !verdict.isExcluded
    }
  }

  /// The number of the configuration that applies to a file.
  func number(of file: Discovery.File) -> Int { numbers.isEmpty ? 0 : numbers[file.directory] }

  /// The configuration of a file, and the files that make it up, the outermost first.
  public func configuration(of file: Discovery.File) -> (configuration: Configuration, files: [String]) {
    (all[number(of: file)], layers[number(of: file)])
  }

  /// The configuration for a finding: that of its file, or the outermost one if its file is not part of the search.
  public func configurations(of discovery: Discovery) -> (Diagnostic) -> Configuration {
    guard all.count > 1 else { return { [standard = all[0]] _ in standard } }
    var numbers: [String: Int] = [:]
    for file in discovery.files where file.isReported { numbers[file.path.description] = number(of: file) }
    return { [all, outermost] diagnostic in numbers[diagnostic.path].map { all[$0] } ?? outermost }
  }

  /// The ids of the rules that run on some file.
  public var enabledRules: Set<String> { all.reduce(into: []) { $0.formUnion($1.enabledRules) } }
}

extension Configuration.Origin {
  /// Where a value comes from, in a few words: a file and its line, or an option.
  public var words: String {
    switch self {
    case .standard: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .option(let name): name
    }
  }
}

extension ConfigurationScopes {
  /// The first configuration whose inclusions match none of the files that are reported on, among those that are only
  /// about such files.
  fileprivate func emptyInclusion(in discovery: Discovery) -> ConfigurationError? {
    if inclusions.isEmpty { return nil }
    let reported = discovery.directoriesWithReports
    for (directory, path, place) in inclusions where !reported.contains(directory) && discovery.covers(directory) {
      return .includesNothing(path: path, line: place.line, column: place.column)
    }
    return nil
  }
}
