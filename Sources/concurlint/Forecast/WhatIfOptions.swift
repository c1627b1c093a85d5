import LintDiagnostics
import LintEngine
import LintReporting

/// What a forecast tries out.
struct WhatIfOptions {
  /// What to say the consequences of.
  var requests: [AnnotationRequest] = []
  /// Whether to search for the annotations that remove the most errors.
  var searches = false
  /// How many files the search may analyse.
  var checks = 20_000
  /// How often it may analyse the project, if that is less.
  var rounds: Int?

  func budget(files: Int) -> Int { min(checks, rounds.map { $0 * files } ?? checks) }

  static let annotations = Annotation.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  static func checks(_ value: Argument) throws(UsageError) -> Int {
    guard let count = Int(value.text), count >= 0 else {
      throw UsageError("option '--checks' takes a number of files, not '\(terminalSafe(value.text))'")
    }
    return count
  }

  /// `FILE:LINE: ANNOTATION`
  static func request(_ value: Argument) throws(UsageError) -> AnnotationRequest {
    let parts = value.text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else {
      throw UsageError("option '--set' takes 'FILE:LINE: ANNOTATION', not '\(terminalSafe(value.text))'")
    }
    let word = String(parts[parts.count - 1].drop { $0 == " " })
    guard let annotation = Annotation(rawValue: word) else {
      let hint = closestName(to: word, among: Annotation.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("option '--set' adds one of \(annotations), not '\(terminalSafe(word))'\(hint)")
    }
    return AnnotationRequest(
      path: parts.dropLast(2).joined(separator: ":"), line: line, annotation: annotation)
  }
}
