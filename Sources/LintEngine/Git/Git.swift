/// Runs git so that nothing that belongs to a repository is run: no hook, no monitor, no filter, no fetch.
struct Git {
  let program: FilePath
  let repository: FilePath
  /// Whether failures are expected, and nobody needs to hear of them.
  private let isQuiet: Bool
  private let environment: [[UInt8]]

  /// Nil where there is no git.
  ///
  /// - Parameter keepsIndex: Whether to look at the index that a hook is about; else it is that of the repository.
  init?(repository: FilePath, keepsIndex: Bool = false, isQuiet: Bool = false) {
    guard let program = ChildProcess.find("git") else { return nil }
    self.program = program
    self.repository = repository
    self.isQuiet = isQuiet
    // A hook that runs this command has set where its own repository is.
    let inherited = ChildProcess.environment.filter { variable in
      !variable.starts(with: "GIT_".utf8) || keepsIndex && variable.starts(with: "GIT_INDEX_FILE=".utf8)
    }
    environment = inherited + ["GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"].map { Array($0.utf8) }
  }

  typealias Settings = [(name: [UInt8], value: [UInt8])]

  func run(_ words: [String], _ settings: Settings = []) throws(FileError) -> ChildProcess.Outcome {
    try run(words.map { Array($0.utf8) }, settings)
  }

  /// - Parameter settings: names and values that overrule those of all configuration files.
  func run(_ words: [[UInt8]], _ settings: Settings = []) throws(FileError) -> ChildProcess.Outcome {
    var environment = environment + [Array("GIT_CONFIG_COUNT=\(settings.count)".utf8)]
    for (number, setting) in settings.enumerated() {
      environment.append(Array("GIT_CONFIG_KEY_\(number)=".utf8) + setting.name)
      environment.append(Array("GIT_CONFIG_VALUE_\(number)=".utf8) + setting.value)
    }
    return try ChildProcess.run(
      program, [Array("-C".utf8), Array(repository.bytes)] + words, environment: environment, capturesOutput: true, isQuiet: isQuiet)
  }

  /// Settings without which git would run commands while it looks at the work tree: what a filter makes of a file decides whether git
  /// sees a change in it, and a filter is a command.
  ///
  /// - Returns: nil when git failed.
  func settingsWithoutCommands() throws(FileError) -> Settings? {
    let filters = try run(["config", "--null", "--name-only", "--get-regexp", "^filter\\."])
    // 1: there are none.
    guard filters.status <= 1 else { return nil }
    return [("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null")].map { (Array($0.0.utf8), Array($0.1.utf8)) }
      + filters.output.split(separator: 0).map { (Array($0), $0.hasSuffix(".required") ? Array("false".utf8) : []) }
  }

  /// The first line of what git says; nil when it fails or says nothing.
  func line(_ words: [String]) throws(FileError) -> String? {
    let outcome = try run(words)
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
    return outcome.status == 0 && !line.isEmpty ? String(decoding: line, as: UTF8.self) : nil
  }
}
