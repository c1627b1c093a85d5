/// Runs git without running anything that belongs to a repository: no hook, no monitor, no filter, no fetch.
///
/// Runs git. The settings in a git directory may come from a stranger, and can name commands to run. Every call
/// overrides those, and asks for plain output where git would use a pager or a driver.
struct Git {
  let program: FilePath
  let repository: FilePath
  /// Whether failures are expected, and not reported.
  private let isQuiet: Bool
  private let environment: [[UInt8]]

  /// Nil where there is no git.
  ///
  /// - Parameter keepsIndex: Whether to use the index that a hook is about; else it is that of the repository.
  init?(repository: FilePath, keepsIndex: Bool = false, isQuiet: Bool = false) {
    guard let program = ChildProcess.find("git") else { return nil }
    self.program = program
    self.repository = repository
    self.isQuiet = isQuiet
    // A hook that runs this command has set where its own repository is.
    let inherited = ChildProcess.safeEnvironment.filter { variable in
      !variable.starts(with: "GIT_".utf8) || keepsIndex && variable.starts(with: "GIT_INDEX_FILE=".utf8)
    }
    environment = inherited + Self.variables.map { Array($0.utf8) } + [Array("GIT_WORK_TREE=".utf8) + repository.bytes]
  }

  /// Versions before 2.39.4 would fetch objects that are missing; no protocol is allowed to them.
  private static let variables = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"
  ]

  /// An empty monitor is none, also for versions that read the value as the name of a program. `git diff` would write
  /// the index, whatever the settings for locks are.
  private static let settings: Settings = [
    ("core.fsmonitor", ""), ("core.hooksPath", "/dev/null"), ("diff.autoRefreshIndex", "false")
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  typealias Settings = [(name: [UInt8], value: [UInt8])]

  func run(_ words: [String], _ settings: Settings = []) throws(FileError) -> ChildProcess.Outcome {
    try run(words.map { Array($0.utf8) }, settings)
  }

  /// - Parameter settings: names and values that overrule those of all configuration files; no name has an equals sign.
  func run(_ words: [[UInt8]], _ settings: Settings = []) throws(FileError) -> ChildProcess.Outcome {
    var options = [Array("--no-pager".utf8), Array("-C".utf8), Array(repository.bytes)]
    // As words, for variables that do the same are new in version 2.31.
    for (name, value) in Self.settings + settings { options += [Array("-c".utf8), name + [UInt8(ascii: "=")] + value] }
    return try ChildProcess.run(
      program, options + words, environment: environment, capturesOutput: true, isQuiet: isQuiet)
  }

  /// Settings without which git would run filters while it reads the work tree: what a filter makes of a file decides
  /// whether git sees a change in it, and a filter is a command.
  ///
  /// - Returns: nil when git failed, or when a filter cannot be overruled.
  func settingsWithoutFilters() throws(FileError) -> Settings? {
    let filters = try run(["config", "--null", "--name-only", "--get-regexp", "^filter\\."])
    // 1: there are none.
    guard filters.status <= 1, !filters.output.contains(UInt8(ascii: "=")) else { return nil }
    return filters.output.split(separator: 0).map { (Array($0), $0.hasSuffix(".required") ? Array("false".utf8) : []) }
  }

  /// The first line of git's output; nil when it fails or prints nothing.
  func line(_ words: [String]) throws(FileError) -> String? {
    let outcome = try run(words)
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
    return outcome.status == 0 && !line.isEmpty ? String(decoding: line, as: UTF8.self) : nil
  }
}
