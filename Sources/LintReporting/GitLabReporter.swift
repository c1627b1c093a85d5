import LintDiagnostics

/// The array that GitLab's Code Quality reads. Findings need fingerprints, by which GitLab finds what a merge request
/// adds.
public struct GitLabReporter: Reporter {
  public static let name = "gitlab"

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    json.array { json in
      for diagnostic in report.diagnostics {
        json.line { json in
          json.member("description", diagnostic.message)
          json.member("check_name", diagnostic.ruleID)
          json.member("fingerprint", diagnostic.fingerprint ?? place(of: diagnostic))
          json.member("severity", diagnostic.severity.gitLabWord)
          json.object("location") { json in
            json.member("path", diagnostic.path)
            json.object("lines") { json in
              json.member("begin", diagnostic.range.start.line)
              json.member("end", diagnostic.range.end.line)
            }
          }
        }
      }
    }
  }

  private func place(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.ruleID):\(diagnostic.path):\(diagnostic.range.start.offset)"
  }
}

extension Severity {
  fileprivate var gitLabWord: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .info: "info"
    }
  }
}
