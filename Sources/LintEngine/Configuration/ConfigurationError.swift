import LintConfiguration

/// A configuration that cannot be used: then nothing is linted, because the rules are unknown.
public enum ConfigurationError: Error, CustomStringConvertible {
  case unreadable(path: String, FileError)
  case invalid(path: String, InvalidConfiguration)
  /// Two paths that were given are to be reported on together, but their settings for reports differ.
  case reportsDiffer(one: String, other: String)
  /// A setting for a whole run differs between two of its files.
  case versionsDiffer(one: String, other: String)
  /// The setting for included files includes none.
  case includesNothing(path: String, line: Int, column: Int)
  /// There is no working directory to find things from.
  case system(FileError)

  /// A line for each problem, with the path, the line and the column that it is about.
  public var description: String { lines.joined(separator: "\n") }

  public var lines: [String] {
    switch self {
    case .unreadable(let path, .leadsOutside):
      ["\(path): \(FileError.leadsOutside); copy the file that it leads to, or name it with '--config'"]
    case .unreadable(let path, let error): ["\(path): \(error.advice(.reading))"]
    case .invalid(let path, let error): error.problems.map { "\(path):\($0.line):\($0.column): \($0.message)" }
    case .reportsDiffer(let one, let other):
      [
        "the configurations of '\(one)' and '\(other)' say different things about reports; report on one at a time, or choose one with '--config'"
      ]
    case .versionsDiffer(let one, let other):
      ["\(one) and \(other) say different 'swift_version's; lint one at a time, or choose with '--swift-version'"]
    case .includesNothing(let path, let line, let column):
      ["\(path):\(line):\(column): 'included' matches no Swift file; '--allow-empty' goes on"]
    case .system(let error): ["the working directory: \(error.advice(.reading))"]
    }
  }
}
