import LintConfiguration
import LintKit
import Testing

@testable import LintEngine

@Suite("Findings about suppressions")
struct DirectiveReviewTests {
  private static let known: Set = ["bad-call", "quiet-rule", "slow-rule", "other"]

  /// Findings about the directives of a file in which `bad-call` finds the name `bad`.
  private func findings(_ source: String, without disabled: Set<String> = []) throws -> [RawDiagnostic] {
    let tree = SyntaxTree.parse(source)
    let suppressions = try #require(FileSuppressions(tree, path: "A.swift"))
    let diagnostics = tree.tokens.filter { tree.text(of: $0) == "bad" }.map { token in
      RawDiagnostic(
        ruleID: "bad-call", message: "Bad.", location: .init(path: "A.swift", bytes: Int(token.offset)..<Int(token.end))
      )
    }
    let enabled = Self.known.union(SuppressionRules.infos.map(\.id)).subtracting(disabled)
    let rules = SuppressibleRules(known: Self.known, enabled: enabled, ranAllDefaults: disabled.isEmpty)
    return suppressions.apply(to: diagnostics, rules: rules).findings
  }

  /// Rule, the text that is pointed at, message.
  private func described(_ source: String, without disabled: Set<String> = ["suppression-without-reason"]) throws
    -> [String]
  {
    try findings(source, without: disabled).map {
      "\($0.ruleID) '\(text($0.location.bytes, of: source))' \($0.message)"
    }
  }

  private func text(_ bytes: Range<Int>, of source: String) -> String {
    String(decoding: Array(source.utf8)[bytes], as: UTF8.self)
  }

  /// The source after the first fix of the only finding.
  private func fixed(_ source: String) throws -> String {
    let found = try findings(source, without: ["suppression-without-reason"])
    #expect(found.count == 1)
    var bytes = Array(source.utf8)
    for edit in try #require(found.first?.fixes.first).edits.reversed() {
      bytes.replaceSubrange(edit.location.bytes, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "A suppression that suppresses nothing",
    arguments: [
      ("// concurlint:disable other", "'other' 'other' finds nothing from here on, so there is nothing to suppress."),
      (
        "// concurlint:disable:next other\nbad()",
        "'other' 'other' finds nothing in the next line with code, so there is nothing to suppress."
      ),
      (
        "f() // concurlint:disable:this bad-call",
        "'bad-call' 'bad-call' finds nothing in this line, so there is nothing to suppress."
      ),
      (
        "// concurlint:disable:previous bad-call",
        "'bad-call' 'bad-call' finds nothing in the last line with code, so there is nothing to suppress."
      ),
      (
        "// concurlint:disable:file bad-call\nf()",
        "'bad-call' 'bad-call' finds nothing in this file, so there is nothing to suppress."
      ),
      ("// concurlint:enable other", "'other' Nothing has disabled 'other', so there is nothing to enable."),
      (
        "// concurlint:disable other slow-rule",
        "'concurlint:disable other slow-rule' 'other' and 'slow-rule' find nothing from here on, so there is nothing to suppress."
      )
    ])
  func unused(source: String, expected: String) throws {
    #expect(try described(source) == ["unused-suppression " + expected])
  }

  @Test("A rule that did not run might have found something")
  func uncertain() throws {
    #expect(try described("// concurlint:disable other", without: ["other", "suppression-without-reason"]) == [])
    #expect(try described("// concurlint:disable all", without: ["other", "suppression-without-reason"]) == [])
    #expect(
      try findings("// concurlint:disable all - why").map(\.message) == [
        "No rule finds anything from here on, so there is nothing to suppress."
      ])
  }

  @Test("In a file that was not understood, a suppression may be of use")
  func syntaxErrors() throws {
    #expect(try described("let = )\n// concurlint:disable other") == [])
  }

  @Test(
    "A suppression that cannot be meant",
    arguments: [
      ("// concurlint:disable othr", "'othr' There is no rule 'othr'; did you mean 'other'?"),
      ("// concurlint:disable something", "'something' There is no rule 'something'; a reason comes after a dash."),
      ("// concurlint:disabel other", "'disabel' Suppressions know no 'disabel'; did you mean 'disable'?"),
      (
        "// concurlint:disable:nxt other",
        "'disable:nxt' Suppressions know no 'disable:nxt'; did you mean 'disable:next'?"
      ),
      (
        "// concurlint:disable",
        "'concurlint:disable' 'disable' names no rule; write the id of one after it, or 'all'."
      ),
      (
        "// concurlint:disable - why",
        "'concurlint:disable - why' 'disable' names no rule; write the id of one after it, or 'all'."
      ),
      (
        "bad() // concurlint:disable:this bad-call it is fine",
        "'it is fine' There are no rules 'it', 'is', 'fine'; a reason comes after a dash."
      )
    ])
  func invalid(source: String, expected: String) throws {
    #expect(try described(source) == ["invalid-suppression " + expected])
  }

  @Test("A suppression without a reason, where one is asked for")
  func withoutReason() throws {
    #expect(
      try described("bad() // concurlint:disable:this bad-call", without: []).map { String($0.prefix(26)) } == [
        "suppression-without-reason"
      ])
    #expect(try described("bad() // concurlint:disable:this bad-call - why", without: []) == [])
    #expect(
      try described("// concurlint:disable bad-call - why\nbad()\n// concurlint:enable bad-call", without: []) == [])
  }

  @Test(
    "Suppressions without effect are removed, and nothing else",
    arguments: [
      ("f()\n  // concurlint:disable other\ng()", "f()\ng()"),
      ("f()\r\n/* concurlint:disable other */\r\ng()", "f()\r\ng()"),
      ("f() // concurlint:disable:this other - why", "f()"),
      ("  /* concurlint:disable:this other */ f()", "  f()"),
      ("f(/* concurlint:disable:this other */ a)", "f( a)"),
      ("let a = b/* concurlint:disable:this other */as C", "let a = b/*  */as C"),
      ("/*\n  A note.\n  concurlint:disable other\n*/", "/*\n  A note.\n  \n*/"),
      ("bad() // concurlint:disable:this bad-call, other - why", "bad() // concurlint:disable:this bad-call - why"),
      ("bad() // concurlint:disable:this other bad-call", "bad() // concurlint:disable:this bad-call"),
      ("bad() // concurlint:disable:this other, bad-call, slow-rule", "bad() // concurlint:disable:this bad-call")
    ])
  func removals(source: String, expected: String) throws {
    #expect(try fixed(source) == expected)
  }

  @Test(
    "Many directives and many findings take time in proportion", .timeLimit(.minutes(60)),
    arguments: [
      "bad(); /* concurlint:disable:this bad-call */ ", "bad(); /* concurlint:disable:file bad-call */",
      "bad() // concurlint:disable bad-call\n",
      "bad(); /* concurlint:disable:next bad-call */ ", "bad(); /* concurlint:disable:previous bad-call */ "
    ])
  func linear(piece: String) throws {
    // A tenth of a second; pair by pair it would be minutes.
    _ = try findings(String(repeating: piece, count: 10_000), without: ["suppression-without-reason"])
  }

  @Test("Any bytes in a comment give findings with places in the file", arguments: [1, 2, 3])
  func anyBytes(seed: UInt64) throws {
    var random = LinearCongruence(state: seed)
    let pieces = [
      "disable:next ", "bad-call", ", ", " - ", "—", "enable", "all", "*/", "/*", "\n", "// concurlint:", "😀", "bad\n",
      ":this"
    ].map { Array($0.utf8) }
    for _ in 0..<500 {
      var bytes = Array("// concurlint:".utf8)
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        bytes +=
          Int.random(in: 0..<4, using: &random) == 0
          ? [UInt8.random(in: 1...255, using: &random)] : pieces.randomElement(using: &random) ?? []
      }
      let tree = SyntaxTree.parse(bytes)
      guard let suppressions = FileSuppressions(tree, path: "A.swift") else { continue }
      let enabled = Self.known.union(SuppressionRules.infos.map(\.id))
      let outcome = suppressions.apply(
        to: [], rules: SuppressibleRules(known: Self.known, enabled: enabled, ranAllDefaults: true))
      for finding in outcome.findings {
        #expect(finding.location.bytes.upperBound <= bytes.count)
        for edit in finding.fixes.flatMap(\.edits) { #expect(edit.location.bytes.upperBound <= bytes.count) }
      }
    }
  }

  @Test(
    "What was misspelt is corrected",
    arguments: [
      ("// concurlint:disable othr - why", "// concurlint:disable other - why"),
      ("// concurlint:disabled other", "// concurlint:disable other"),
      ("bad() // concurlint:disable:this bad-call it is fine", "bad() // concurlint:disable:this bad-call - it is fine")
    ])
  func corrections(source: String, expected: String) throws {
    #expect(try fixed(source) == expected)
  }
}

extension SyntaxTree {
  fileprivate func text(of token: Token) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[Int(token.offset)..<Int(token.end)]), as: UTF8.self)
  }
}

/// The same numbers in every run.
private struct LinearCongruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
