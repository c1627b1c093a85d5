import Testing

@testable import LintReporting

/// Text as a test argument that is printed with its controls made visible: a test's own output is read on a
/// terminal too.
struct ShownText: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  var testDescription: String { "\"\(terminalSafe(text))\"" }
}
