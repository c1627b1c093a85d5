import LintEngine
import LintReporting

/// Rejects two reports for one file, however its path is spelled: the first would be lost.
///
/// - Parameter paths: nil for standard output, which takes any number of reports.
func checkDistinctFiles(_ paths: [FilePath?]) throws(UsageError) {
  var known: [FilePath: FilePath] = [:]
  for case let path? in paths {
    guard let file = OutputFile.file(at: path) else { continue }
    if let other = known.updateValue(path, forKey: file) {
      throw UsageError(
        "'--output' names one file for two reports: '\(terminalSafe("\(other)"))' and '\(terminalSafe("\(path)"))'")
    }
  }
}
