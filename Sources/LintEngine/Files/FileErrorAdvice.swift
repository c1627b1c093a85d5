extension FileError {
  /// What was being done with a file: the remedy depends on it.
  public enum Use: Sendable {
    case reading, writing
  }

  /// What is wrong and the remedy: `no such file or directory; check how the path is written`.
  public func advice(_ use: Use) -> String {
    remedy(use).map { "\(description); \($0)" } ?? description
  }

  /// Nil where nothing is known to help.
  private func remedy(_ use: Use) -> String? {
    switch self {
    case .system(let code): Platform.remedy(for: code, use)
    case .notRegular: "name a file"
    case .tooLarge: "leave it out with '--exclude'"
    case .notReady: "give the text on standard input"
    case .changed: "run again"
    case .leadsOutside: "name the file that it leads to"
    case .notAnInterface: "what its module declares counts as unknown"
    }
  }
}
