/// The files that the configurations of a directory and those above it apply to, by their paths.
struct PathPatterns {
  /// The verdict on a directory, which holds for everything in it without a verdict of its own.
  struct Verdict {
    var isIncluded: Bool
    var isExcluded: Bool
  }

  /// The rules of the nearest configuration that says which files are included; nil for all.
  private(set) var included: IgnoreRules?
  /// The rules of all configurations from the nearest outward.
  private(set) var excluded: IgnoreRules?

  /// - Parameters:
  ///   - directory: The directory of the file.
  ///   - verdict: On that directory.
  mutating func add(_ loaded: ConfigurationLoader.Loaded, in directory: FilePath, changing verdict: inout Verdict) {
    if let patterns = loaded.included {
      included = patterns.isEmpty ? nil : IgnoreRules(parent: nil, base: directory, patterns: IgnorePatterns(patterns))
      verdict.isIncluded = patterns.isEmpty
    }
    if !loaded.excluded.isEmpty {
      excluded = IgnoreRules(parent: excluded, base: directory, patterns: IgnorePatterns(loaded.excluded))
    }
  }

  var isEmpty: Bool { included == nil && excluded == nil }

  /// - Parameter parent: The verdict on the directory that the path is in.
  func verdict(on path: FilePath, isDirectory: Bool, in parent: Verdict) -> Verdict {
    var verdict = parent
    switch included?.verdict(on: path, isDirectory: isDirectory) {
    case .ignored: verdict.isIncluded = true
    case .included: verdict.isIncluded = false
    case .undecided, nil: break
    }
    // As in git: a file in a directory that is left out cannot be included again.
    if !parent.isExcluded { verdict.isExcluded = excluded?.verdict(on: path, isDirectory: isDirectory) == .ignored }
    return verdict
  }
}
