// What a pull request adds, at its lines. 'concurlint' is on the PATH.
import Danger
import Foundation

struct Report: Decodable {
  struct Finding: Decodable {
    struct Range: Decodable { let start: Position }
    struct Position: Decodable { let line: Int }
    let rule, severity, message, path: String
    let range: Range
  }
  let diagnostics: [Finding]
}

let danger = Danger()
let base = "origin/\(danger.github.pullRequest.base.ref)"
let report = try danger.utils.spawn(
  "concurlint", arguments: ["--since", base, "--format", "json", "--fail-on", "never", "--quiet"])
for finding in try JSONDecoder().decode(Report.self, from: Data(report.utf8)).diagnostics {
  let (text, line) = ("\(finding.message) [\(finding.rule)]", finding.range.start.line)
  switch finding.severity {
  case "error": fail(message: text, file: finding.path, line: line)
  case "warning": warn(message: text, file: finding.path, line: line)
  default: message(message: text, file: finding.path, line: line)
  }
}
