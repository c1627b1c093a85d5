/// Whether what a repository holds is committed, so that edits can be told from what people did and taken back.
public enum WorkTree: Sendable, Equatable {
  /// Also where there is no repository, or no git.
  case clean
  /// Paths below the repository, a few of them.
  case dirty(repository: FilePath, examples: [FilePath])
  /// Git failed.
  case unknown(repository: FilePath)

  /// The state of all repositories that the paths are in; the first that is not clean.
  public static func state(of scope: FixScope) throws(FileError) -> WorkTree {
    guard let git = ChildProcess.find("git") else { return .clean }
    for repository in scope.repositories {
      let state = try Git(program: git, repository: repository).state()
      if state != .clean { return state }
    }
    return .clean
  }
}

/// Runs git so that nothing that belongs to a repository is run: no hook, no monitor, no filter, no fetch.
private struct Git {
  let program: FilePath
  let repository: FilePath
  private let environment: [[UInt8]]

  init(program: FilePath, repository: FilePath) {
    self.program = program
    self.repository = repository
    // A hook that runs this command has set where its own repository is.
    let inherited = ChildProcess.environment.filter { !$0.starts(with: "GIT_".utf8) }
    environment = inherited + ["GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"].map { Array($0.utf8) }
  }

  func state() throws(FileError) -> WorkTree {
    // What a filter makes of a file decides whether git sees a change in it, and a filter is a command.
    let filters = try run(["config", "--null", "--name-only", "--get-regexp", "^filter\\."], [])
    // 1: there are none.
    guard filters.status <= 1 else { return .unknown(repository: repository) }
    let status = try run(
      ["status", "--porcelain=v1", "-z", "--untracked-files=normal", "--ignore-submodules=dirty", "--no-renames"],
      [("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null")].map { (Array($0.0.utf8), Array($0.1.utf8)) }
        + filters.output.split(separator: 0).map { (Array($0), $0.hasSuffix(".required") ? Array("false".utf8) : []) })
    guard status.status == 0 else { return .unknown(repository: repository) }
    let changed = status.output.split(separator: 0).prefix(3).map { FilePath($0.dropFirst(3)) }
    return changed.isEmpty ? .clean : .dirty(repository: repository, examples: changed)
  }

  /// - Parameter settings: names and values that overrule those of all configuration files.
  private func run(_ words: [String], _ settings: [(name: [UInt8], value: [UInt8])]) throws(FileError) -> ChildProcess.Outcome {
    var environment = environment + [Array("GIT_CONFIG_COUNT=\(settings.count)".utf8)]
    for (number, setting) in settings.enumerated() {
      environment.append(Array("GIT_CONFIG_KEY_\(number)=".utf8) + setting.name)
      environment.append(Array("GIT_CONFIG_VALUE_\(number)=".utf8) + setting.value)
    }
    return try ChildProcess.run(
      program, [Array("-C".utf8), Array(repository.bytes)] + words.map { Array($0.utf8) }, environment: environment, capturesOutput: true)
  }
}
