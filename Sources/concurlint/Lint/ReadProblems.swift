import LintEngine
import LintReporting

/// Files that could not be read, for people. Problems outside the paths that were given only make the answers less
/// certain.
struct ReadProblems {
  private let problems: [Discovery.Problem]
  private let paths: [Argument]
  private let isQuiet: Bool

  /// - Parameter paths: As they were given, where a word may have been meant as a command.
  init(_ problems: [Discovery.Problem], paths: [Argument], isQuiet: Bool) {
    self.problems = problems
    self.paths = paths
    self.isQuiet = isQuiet
  }

  func tell() -> ExitStatus {
    var status = ExitStatus.success
    for problem in problems {
      if problem.isReported {
        status = .failure
        let isMissing = paths.contains { $0.path.normalized == problem.path } && problem.error.isNoSuchFile
        let command = isMissing ? CommandLineTool.suggestion(for: problem.path) : nil
        Console.fail(
          terminalSafe(
            command.map { "\(problem.path): \(problem.error); did you mean the command '\($0)'?" } ?? problem.message))
      } else if !isQuiet {
        Console.warn(terminalSafe(problem.message))
      }
    }
    return status
  }
}
