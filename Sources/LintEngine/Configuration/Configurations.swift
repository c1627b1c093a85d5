import LintConfiguration
import LintKit

/// Which configuration applies to which file of a run. Found out once for each directory.
public struct Configurations: Sendable {
  /// Where configurations come from.
  public enum Source: Sendable {
    /// The nearest file upward from each file that is linted, and those above it.
    case nearest
    /// One file for all; its patterns are relative to the working directory.
    case file(FilePath)
    case none
  }

  /// All rules that a configuration can speak of.
  let rules: [RuleInfo]
  /// Those that differ; the first holds where no file is.
  private(set) var all: [Configuration]
  /// The paths of the files behind each of them, the outermost first.
  private(set) var layers: [[String]] = [[]]
  /// By the number of a directory of the discovery; empty when the first holds for all.
  private var numbers: [Int] = []
  /// What is chosen about migration reports for each path that was given, where it is not what holds for all.
  private var reports: [(path: String, settings: ReportSettings)] = []

  /// Finds and reads configurations, and takes the files that they leave out from those that `discovery` reports on.
  ///
  /// - Parameters:
  ///   - rules: All that there are.
  ///   - version: Of this tool.
  ///   - request: What the command line says over every file.
  public init(
    of discovery: inout Discovery, from source: Source, rules: [RuleInfo], version: Version, request: RuleRequest = RuleRequest()
  ) throws(ConfigurationError) {
    self.rules = rules
    all = [Configuration(of: rules, request: request)]
    // Without any file there is nothing to find out about directories.
    if case .none = source { return }
    if case .nearest = source, discovery.configuredDirectories.isEmpty { return }

    let workingDirectory: FilePath
    do {
      workingDirectory = try Platform.workingDirectory()
    } catch {
      throw .system(error)
    }
    var scopes = ConfigurationScopes(
      source, discovery.configuredDirectories, ConfigurationLoader(rules: rules, version: version, workingDirectory: workingDirectory),
      workingDirectory)
    numbers = [Int](repeating: 0, count: discovery.directories.count)
    var known: [[FilePath]: Int] = [[]: 0]
    var seen = Set<Int>()
    for file in discovery.files where file.isReported && seen.insert(file.directory).inserted {
      let scope = try scopes.scope(of: discovery.directories[file.directory])
      if known[scope.files] == nil {
        known[scope.files] = all.count
        all.append(Configuration(of: rules, layers: scope.layers, request: request))
        layers.append(scope.layers.map(\.path))
      }
      numbers[file.directory] = known[scope.files] ?? 0
    }
    reports = discovery.givenDirectories.compactMap { path, directory in
      scopes.known(directory).map { (path.description, Configuration(of: rules, layers: $0.layers).report) }
    }
    limit(&discovery, to: scopes)
  }

  /// What is chosen about migration reports.
  ///
  /// - Throws: when the paths that were given do not agree about it.
  public func reportSettings() throws(ConfigurationError) -> ReportSettings {
    guard let first = reports.first else { return all[0].report }
    if let other = reports.first(where: { $0.settings != first.settings }) { throw .reportsDiffer(one: first.path, other: other.path) }
    return first.settings
  }

  /// Of what a project says nothing about.
  init(rules: [RuleInfo]) {
    self.rules = rules
    all = [Configuration(of: rules)]
  }

  private func limit(_ discovery: inout Discovery, to scopes: ConfigurationScopes) {
    guard scopes.havePatterns else { return }
    let directories = discovery.directories
    discovery.limitReports { file in
      let directory = directories[file.directory]
      guard let scope = scopes.known(directory), !scope.patterns.isEmpty else { return true }
      let verdict = scope.patterns.verdict(on: directory.appending(file.path.lastComponent), isDirectory: false, in: scope.verdict)
      return verdict.isIncluded && !verdict.isExcluded
    }
  }

  /// The number of the configuration that applies to a file.
  func number(of file: Discovery.File) -> Int { numbers.isEmpty ? 0 : numbers[file.directory] }

  /// What applies to a file, and the files that say so, the outermost first.
  public func configuration(of file: Discovery.File) -> (configuration: Configuration, files: [String]) {
    (all[number(of: file)], layers[number(of: file)])
  }

  /// The ids of the rules that run on some file.
  public var enabledRules: Set<String> { all.reduce(into: []) { $0.formUnion($1.enabledRules) } }
}
