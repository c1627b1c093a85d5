import Foundation
import LintConfiguration
import LintKit
import Testing

@testable import LintEngine

/// Flags every call, with as many notes as its option says.
private enum EveryCall: Rule {
  static let noteCount = RuleOption.number("note_count", 0, in: 0...9, "How many notes stand behind a finding")
  static let info = RuleInfo(
    id: "every-call", family: .source, severity: .warning, priority: .low, summary: "A toy", why: "w", instead: "i",
    compilerView: [],
    options: [noteCount], examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    let isMild = call.calleeNameToken?.text == "mild"
    let notes = (0..<pass.number(noteCount)).map { pass.note("note \($0)", at: 0..<1) }
    pass.report(at: call.calleeRange, "A call.", severity: isMild ? .info : nil, notes: notes)
  }
}

@Suite("Configurations of a project")
struct ConfigurationsTests {
  private let rules = [EveryCall.info] + EngineRules.infos

  private func lint(
    _ tree: TemporaryDirectory, _ paths: String..., source: Configurations.Source = .nearest,
    request: RuleRequest = RuleRequest()
  ) throws -> [Diagnostic] {
    var discovery = try Discovery(paths: paths.isEmpty ? [tree.path] : paths.map { tree[$0] })
    let version = try #require(Version("0.1.0"))
    let configurations = try Configurations(
      of: &discovery, from: source, rules: rules, version: version, request: request)
    return try Linter(rules: [EveryCall.self], configurations: configurations, jobs: 2).run(discovery).diagnostics
  }

  /// The files that something is found in, relative to the tree.
  private func files(_ diagnostics: [Diagnostic], in tree: TemporaryDirectory) -> [String] {
    diagnostics.map { FilePath($0.path).relative(to: tree.path).map { String(decoding: $0, as: UTF8.self) } ?? $0.path }
  }

  @Test("The nearest file applies, and files further down override it")
  func nearest() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", ".concurlint.yml": "every-call: {severity: error, note_count: 2}", "A.swift": "f()",
      "x/.concurlint.yml": "every-call: info",
      "x/B.swift": "f()", "x/y/C.swift": "f()"
    ])
    let found = try lint(tree)
    #expect(files(found, in: tree) == ["A.swift", "x/B.swift", "x/y/C.swift"])
    #expect(found.map(\.severity) == [.error, .info, .info])
    #expect(found.map(\.notes.count) == [2, 2, 2])
  }

  @Test("It is found from any path that is given, up to the root of the repository")
  func above() throws {
    let tree = try TemporaryDirectory([
      ".concurlint.yml": "every-call: error", "inner/.git/HEAD": "", "inner/.concurlint.yml": "every-call: info",
      "inner/x/A.swift": "f()",
      "outer/A.swift": "f()", "alone/.git/HEAD": "", "alone/A.swift": "f()"
    ])
    #expect(try lint(tree, "inner/x/A.swift").map(\.severity) == [.info])
    #expect(try lint(tree, "inner/x").map(\.severity) == [.info])
    #expect(try lint(tree, "outer").map(\.severity) == [.error])
    #expect(try lint(tree, "alone").map(\.severity) == [.warning])
    #expect(try lint(tree).map(\.severity) == [.warning, .info, .error])
  }

  @Test("A rule is off in one directory and on in another")
  func disabledInPart() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", ".concurlint.yml": "disabled_rules: [every-call]", "A.swift": "f()",
      "x/.concurlint.yml": "opt_in_rules: [every-call]",
      "x/B.swift": "f()"
    ])
    #expect(try files(lint(tree), in: tree) == ["x/B.swift"])
  }

  @Test("Files that are left out are not reported on, but still analysed")
  func excluded() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", ".concurlint.yml": "included: [Sources]\nexcluded: [Gen, \"*.g.swift\"]", "A.swift": "f()",
      "Sources/B.swift": "f()",
      "Sources/C.g.swift": "f()", "Sources/Gen/D.swift": "f()", "Sources/x/E.swift": "f()"
    ])
    #expect(try files(lint(tree), in: tree) == ["Sources/B.swift", "Sources/x/E.swift"])
    #expect(try files(lint(tree, "Sources/Gen/D.swift"), in: tree) == [])
    #expect(try files(lint(tree, "Sources/Gen"), in: tree) == [])
    #expect(try lint(tree, source: .none).count == 5)
  }

  @Test("A file further down sets again what is included, and removes single files")
  func nestedPatterns() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", ".concurlint.yml": "included: [Sources]\nexcluded: [\"*.g.swift\"]",
      "Tools/.concurlint.yml": "included: []\nexcluded: ['!Keep.g.swift']",
      "Tools/A.swift": "f()", "Tools/Keep.g.swift": "f()", "Tools/B.g.swift": "f()", "Other/C.swift": "f()"
    ])
    #expect(try files(lint(tree), in: tree) == ["Tools/A.swift", "Tools/Keep.g.swift"])
  }

  @Test("One file for all replaces those that would be found")
  func oneForAll() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", ".concurlint.yml": "every-call: error", "A.swift": "f()", "ci.yml": "every-call: info"
    ])
    #expect(try lint(tree, source: .file(tree["ci.yml"])).map(\.severity) == [.info])
    #expect(try lint(tree, source: .none).map(\.severity) == [.warning])
  }

  @Test("A finding that its rule rates lower than others is not raised, and is lowered if necessary")
  func milder() throws {
    let tree = try TemporaryDirectory([
      ".concurlint.yml": "every-call: error", "A.swift": "mild(); f()", "x/.concurlint.yml": "every-call: info",
      "x/B.swift": "mild(); f()"
    ])
    #expect(try lint(tree).map(\.severity) == [.info, .error, .info, .info])
  }

  @Test("Only configurations that apply to something are read")
  func unrelated() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", "x/.concurlint.yml": "nonsense", "x/A.swift": "f()", "y/B.swift": "f()"
    ])
    #expect(try lint(tree, "y").count == 1)
    #expect(throws: ConfigurationError.self) { try lint(tree, "x") }
  }

  @Test("Errors are reported with path, line and column")
  func errors() throws {
    func message(_ content: String?) throws -> String {
      let tree = try TemporaryDirectory(["A.swift": "f()"])
      if let content {
        try tree.write(content, to: ".concurlint.yml")
      } else {
        try tree.makeDirectory(".concurlint.yml")
      }
      do {
        _ = try lint(tree)
        return ""
      } catch let error as ConfigurationError {
        return error.description.replacing(tree.path.description + "/", with: "")
      }
    }
    #expect(try message("a: 1\nb: 2") == ".concurlint.yml:1:1: unknown key 'a'\n.concurlint.yml:2:1: unknown key 'b'")
    #expect(try message("excluded: ['a[']") == ".concurlint.yml:1:12: 'a[' is no pattern that could match a path")
    #expect(try message(nil) == ".concurlint.yml: not a regular file; name a file")
    #expect(
      try message(String(repeating: "#\n", count: 50_000_000))
        == ".concurlint.yml:1:1: a configuration of more than 256 kB is none")
  }
}
