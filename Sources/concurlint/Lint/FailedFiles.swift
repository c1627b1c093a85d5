import LintEngine
import LintReporting

/// The files that earlier attempts of the run failed on, for people.
struct FailedFiles {
  let failures: [AnalysisFailure]

  func tell() -> ExitStatus {
    for failure in failures { Console.fail(terminalSafe("\(failure.path): \(failure.message)")) }
    for rule in Recovery.failingRules.sorted() {
      Console.fail("rule '\(rule)' failed in too many files, and was left out of the run")
    }
    return failures.isEmpty ? .success : .failure
  }
}
