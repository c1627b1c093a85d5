import LintConfiguration

/// Whether the content of a repository is committed, so that the edits can be told from other changes and undone.
public enum WorkTree: Sendable, Equatable {
  /// Also where there is no repository, or no git.
  case clean
  /// Paths below the repository, a few of them.
  case dirty(repository: FilePath, examples: [FilePath])
  /// Git failed.
  case unknown(repository: FilePath)

  /// The state of all repositories that the paths are in; the first that is not clean.
  ///
  /// - Parameter files: absolute, of the linter's own; they may have changed.
  public static func state(of scope: FixScope, besides files: Set<FilePath> = []) throws(FileError) -> WorkTree {
    for repository in scope.repositories {
      guard let git = Git(repository: repository) else { return .clean }
      let state = try git.state(besides: files)
      if state != .clean { return state }
    }
    return .clean
  }
}

extension Git {
  fileprivate func state(besides files: Set<FilePath>) throws(FileError) -> WorkTree {
    guard let settings = try settingsWithoutFilters() else { return .unknown(repository: repository) }
    // No fix edits the configuration or the baseline, and both are new on the day that a project adopts fixes.
    let ours = [ConfigurationFile.name, ConfigurationFile.schemaName, Baseline.defaultName].map {
      Array(":(exclude,glob)**/\($0)".utf8)
    }
    let named = files.sorted().compactMap { $0.relative(to: repository).map { Array(":(exclude,literal)".utf8) + $0 } }
    let words = [
      "status", "--porcelain=v1", "-z", "--untracked-files=normal", "--ignore-submodules=dirty", "--no-renames", "--",
      "."
    ]
    let status = try run(words.map { Array($0.utf8) } + ours + named, settings)
    guard status.status == 0 else { return .unknown(repository: repository) }
    let changed = status.output.split(separator: 0).prefix(3).map { FilePath($0.dropFirst(3)) }
    return changed.isEmpty ? .clean : .dirty(repository: repository, examples: changed)
  }
}
