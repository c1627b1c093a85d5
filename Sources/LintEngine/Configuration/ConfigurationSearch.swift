import LintConfiguration

/// Looks for configurations upward, where no walk leads.
struct ConfigurationSearch {
  private var visited: Set<FilePath> = []

  /// The directories with a configuration from one upward, up to the root of its repository or, outside of one, of the
  /// file system. Directories that were searched before are left out.
  mutating func directories(from directory: FilePath) -> [FilePath] {
    var found: [FilePath] = []
    var current: FilePath? = directory
    while let candidate = current, visited.insert(candidate).inserted {
      // No status, no configuration.
      if (try? Platform.status(of: candidate.appending(ConfigurationFile.name), followingSymlinks: false)) != nil {
        found.append(candidate)
      }
      if Repository.exists(in: candidate) { break }
      current = candidate.parent
    }
    return found
  }
}
