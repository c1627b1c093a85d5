import LintKit
import Testing

@testable import LintEngine

@Suite("Writing suppressions")
struct SuppressionInsertionTests {
  /// The source with suppressions of the findings at each `bad` and `worse`.
  private func suppressed(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let tree = SyntaxTree.parse(source)
    let positions = TextPositions(bytes)
    let found = tree.tokens.compactMap { token -> Diagnostic? in
      let text = String(decoding: bytes[Int(token.offset)..<Int(token.end)], as: UTF8.self)
      guard text == "bad" || text == "worse" else { return nil }
      return Diagnostic(
        ruleID: "\(text)-name", severity: .warning, priority: .low, message: "m", path: "A.swift",
        range: positions.range(of: Int(token.offset)..<Int(token.end)))
    }
    let fixes = SuppressionInsertion(into: "A.swift", text: bytes, reason: "why").fixes(for: found)
    return String(decoding: fixes.flatMap { $0.edits["A.swift"] ?? [] }.applied(to: bytes), as: UTF8.self)
  }

  @Test(
    "A comment of its own line, indented like what it is about",
    arguments: [
      ("f(bad)", "// concurlint:disable:next bad-name - why\nf(bad)"),
      ("{\n\t  f(bad)\n}", "{\n\t  // concurlint:disable:next bad-name - why\n\t  f(bad)\n}"),
      ("f(worse, bad, bad)\n", "// concurlint:disable:next bad-name, worse-name - why\nf(worse, bad, bad)\n"),
      ("f()\r\nbad()\r\n", "f()\r\n// concurlint:disable:next bad-name - why\r\nbad()\r\n"),
      ("\u{FEFF}bad()\n", "\u{FEFF}// concurlint:disable:next bad-name - why\nbad()\n"),
      (
        "f(\n  bad,\n  g()\n    .worse)",
        "f(\n  // concurlint:disable:next bad-name - why\n  bad,\n  g()\n    // concurlint:disable:next worse-name - why\n    .worse)"
      )
    ])
  func insertions(source: String, expected: String) {
    #expect(suppressed(source) == expected)
  }

  @Test(
    "What is found inside a literal, or in a file that does not parse, is suppressed for the whole file",
    arguments: [
      "let s = \"\"\"\n  \\(bad)\n  \"\"\"\n", "f(\"\"\"\n  a\n  \"\"\", bad)\n", "func f( {\n  bad\n"
    ])
  func wholeFile(source: String) {
    #expect(suppressed(source) == "// concurlint:disable:file bad-name - why\n" + source)
  }

  @Test(
    "A line that has to be the first stays the first",
    arguments: ["#!/usr/bin/swift", "// swift-tools-version: 5.9", "//swift-tools-version:5.9"])
  func heading(line: String) {
    #expect(suppressed("\(line)\nfunc f( { bad") == "\(line)\n// concurlint:disable:file bad-name - why\nfunc f( { bad")
  }
}
