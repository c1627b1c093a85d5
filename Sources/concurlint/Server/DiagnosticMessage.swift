import LintDiagnostics
import LintEngine
import LintReporting
import LintServer

/// Findings as the protocol has them.
struct DiagnosticMessage {
  let capabilities: ClientCapabilities
  let settings: ServerSettings
  /// The URI of a file that a finding names.
  let uri: (String) -> String
  var source = "concurlint"

  private static let mostNotes = 20
  /// In one file.
  private static let mostDiagnostics = 2_000

  func json(_ diagnostic: Diagnostic) -> JSONValue {
    let page = capabilities.codeDescriptions ? settings.documentation(of: diagnostic.ruleID) : nil
    let tag = DiagnosticTag.unnecessary
    let isTagged = diagnostic.ruleID == SuppressionRules.unused.id && capabilities.diagnosticTags.contains(tag)
    return .members([
      "range": Self.range(diagnostic.range).json,
      // That a file is left out is no mistake in it.
      "severity": .integer(Self.number(diagnostic.ruleID == InternalErrorRule.info.id ? .info : diagnostic.severity)),
      "code": .string(diagnostic.ruleID),
      "codeDescription": page.map { ["href": .string($0)] },
      "source": .string(source),
      "message": .string(message(diagnostic)),
      "tags": isTagged ? [.integer(tag)] : nil,
      "relatedInformation": capabilities.relatedInformation ? related(diagnostic) : nil
    ])
  }

  /// All of a file; beyond a limit, the most important ones and one that counts the others.
  func list(_ diagnostics: [Diagnostic]) -> JSONValue {
    guard diagnostics.count > Self.mostDiagnostics else { return .array(diagnostics.map(json)) }
    var wanted: Set<Int> = []
    for severity in [Severity.error, .warning, .info] {
      for (number, diagnostic) in diagnostics.enumerated()
      where diagnostic.severity == severity && wanted.count < Self.mostDiagnostics - 1 { wanted.insert(number) }
    }
    let kept = wanted.sorted().map { diagnostics[$0] }
    let start = TextPosition(line: 0, character: 0)
    let rest: JSONValue = [
      "range": TextRange(start: start, end: start).json, "severity": 3, "source": .string(source),
      "message": "and \(diagnostics.count - kept.count) more findings in this file"
    ]
    return .array(kept.map(json) + [rest])
  }

  private func message(_ diagnostic: Diagnostic) -> String {
    if capabilities.relatedInformation { return diagnostic.message }
    return ([diagnostic.message] + diagnostic.notes.map { "note: \($0.message)" }).joined(separator: "\n")
  }

  private func related(_ diagnostic: Diagnostic) -> JSONValue? {
    if diagnostic.notes.isEmpty { return nil }
    return .array(
      diagnostic.notes.prefix(Self.mostNotes).map { note in
        let location = note.location ?? diagnostic.location
        return [
          "location": ["uri": .string(uri(location.path)), "range": Self.range(location.range).json],
          "message": .string(note.message)
        ]
      })
  }

  static func number(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }

  static func position(_ position: SourcePosition) -> TextPosition {
    TextPosition(line: position.line - 1, character: position.column - 1)
  }

  static func range(_ range: SourceRange) -> TextRange {
    TextRange(start: position(range.start), end: position(range.end))
  }
}
