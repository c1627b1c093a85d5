import Foundation
import LintKit
import Testing

@testable import LintEngine

/// Flags every call of a function that is declared in another file.
private enum CallAcrossFiles: Rule {
  static let info = RuleInfo(
    id: "call-across-files", family: .source, severity: .info, priority: .low, summary: "A toy", why: "w", instead: "i",
    compilerView: [], examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let callee = call.node.child(.callee), callee.kind == .declReferenceExpr else { return }
    let declared = pass.index.functions(named: callee.mainToken.name)
    if declared.isEmpty { pass.leaveUndecided(missing: "callee") }
    for function in declared where function.file != pass.file {
      pass.report(
        at: callee.range, "called across files", notes: [pass.note("declared here", at: 0..<4, of: function.file)])
    }
  }
}

/// Finds calls worth knowing, though its findings are errors otherwise.
private enum Milder: Rule {
  static let info = RuleInfo(
    id: "milder", family: .source, severity: .error, priority: .critical, summary: "A toy", why: "w", instead: "i",
    compilerView: [], examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    pass.report(at: call.node.range, "worth knowing", severity: .info)
  }
}

/// Empties the file that a call names.
private enum Rewriting: Rule {
  static let info = RuleInfo(
    id: "rewriting", family: .source, severity: .info, priority: .low, summary: "A toy", why: "w", instead: "i",
    compilerView: [], examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let path = call.arguments.first?.expression?.node.text.dropFirst().dropLast() else { return }
    try? Data().write(to: URL(fileURLWithPath: String(path)))
    pass.report(at: call.node.range, "rewritten")
  }
}

/// Writes a text to the file that a call names. Its gate has the project's files read again.
private enum Replacing: Rule {
  static let info = RuleInfo(
    id: "replacing", family: .source, severity: .info, priority: .low, summary: "A toy", why: "w", instead: "i",
    compilerView: [], examples: [])
  static let gate = Gate(when: { _, _ in true })

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    let words = call.arguments.compactMap { $0.expression?.node.text.dropFirst().dropLast() }.map { String($0) }
    if words.count == 2 {
      let file = URL(fileURLWithPath: words[0])
      if words[1] == "remove" {
        try? FileManager.default.removeItem(at: file)
      } else {
        try? Data(words[1].utf8).write(to: file)
      }
    }
    pass.report(at: call.node.range, "called")
  }
}

@Suite("The pipeline")
struct LinterTests {

  private func lint(_ tree: TemporaryDirectory, _ paths: String..., jobs: Int = 2) throws -> LintResult {
    let discovery = try Discovery(paths: paths.isEmpty ? [tree.path] : paths.map { tree[$0] })
    return try Linter(rules: [CallAcrossFiles.self], jobs: jobs).run(discovery)
  }

  private let files = [
    "Package.swift": "", "Sources/A.swift": "func first() {}\n",
    "Sources/B.swift": "// ä\nfunc second() { first(); third() }"
  ]

  @Test("Fixes are made only on request", arguments: [true, false])
  func fixes(_ makesFixes: Bool) throws {
    let tree = try TemporaryDirectory(["A.swift": "flip()"])
    let result = try Linter(rules: [FlipFlop.self], jobs: 1, makesFixes: makesFixes).run(Discovery(paths: [tree.path]))
    #expect(result.diagnostics.map { !$0.fixes.isEmpty } == [makesFixes])
  }

  @Test("A rule sees declarations of other files, and is located in lines and columns")
  func acrossFiles() throws {
    let tree = try TemporaryDirectory(files)
    let result = try lint(tree)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(diagnostic.ruleID == "call-across-files")
    #expect(diagnostic.severity == .info)
    #expect(diagnostic.path == tree["Sources/B.swift"].description)
    #expect(diagnostic.range.start == SourcePosition(line: 2, column: 17, offset: 22))
    #expect(diagnostic.notes.first?.location?.path == tree["Sources/A.swift"].description)
    #expect(result.counts["call-across-files"]?.findings == 1)
    #expect(result.counts["call-across-files"]?.undecided == 1)
  }

  @Test("A finding that is milder than its rule's others is not as urgent either")
  func milder() throws {
    let tree = try TemporaryDirectory(["A.swift": "call()"])
    let result = try Linter(rules: [Milder.self], jobs: 1).run(Discovery(paths: [tree.path]))
    #expect(result.diagnostics.map(\.priority) == [.medium])
  }

  @Test("Paths limit what is reported, not what is analysed")
  func limitedPaths() throws {
    let tree = try TemporaryDirectory(files)
    #expect(try lint(tree, "Sources/B.swift").diagnostics.count == 1)
    #expect(try lint(tree, "Sources/A.swift").diagnostics.isEmpty)
    #expect(try lint(tree, "Sources/A.swift").size.files == 3)
  }

  @Test("The number of threads changes nothing", arguments: [1, 2, 16])
  func threads(jobs: Int) throws {
    var files = ["Package.swift": ""]
    for number in 0..<60 { files["F\(number).swift"] = "func f\(number)() { f\((number + 1) % 60)() }\n" }
    let tree = try TemporaryDirectory(files)
    let result = try lint(tree, jobs: jobs)
    #expect(result.diagnostics.map(\.path) == (0..<60).map { tree["F\($0).swift"].description }.sorted())
  }

  @Test("A file that vanished between discovery and reading is a problem of its own")
  func vanished() throws {
    let tree = try TemporaryDirectory(files)
    let discovery = try Discovery(paths: [tree.path])
    try FileManager.default.removeItem(atPath: tree["Sources/A.swift"].description)
    let result = try Linter(rules: [CallAcrossFiles.self], jobs: 1).run(discovery)
    #expect(result.problems == [.init(path: tree["Sources/A.swift"], error: Platform.noSuchFile, isReported: true)])
    #expect(result.size.files == 2)
  }

  @Test("A file that changes while it is analysed is reported on as it was")
  func changed() throws {
    let tree = try TemporaryDirectory()
    try tree.write("// äöü\n  rewrite(\"\(tree["A.swift"])\")", to: "A.swift")
    let result = try Linter(rules: [Rewriting.self], jobs: 1).run(Discovery(paths: [tree.path]))
    #expect(result.diagnostics.map(\.range.start) == [SourcePosition(line: 2, column: 3, offset: 12)])
  }

  @Test(
    "A file that changed before it was read again is a problem, and nothing is found in it",
    arguments: ["", "func g() { other(1); inTheMiddleOfSomeBody() }", nil])
  func changed(_ text: String?) throws {
    let tree = try TemporaryDirectory(["A.swift": "", "B.swift": "func f() { other(1); inTheMiddleOfSomeBody() }"])
    try tree.write("rewrite(\"\(tree["B.swift"])\", \"\(text ?? "remove")\")", to: "A.swift")
    let result = try Linter(rules: [Replacing.self], jobs: 1).run(Discovery(paths: [tree.path]))
    #expect(result.diagnostics.map(\.path) == [tree["A.swift"].description])
    #expect(result.problems.map(\.message) == ["\(tree["B.swift"]): changed while it was analysed; run again"])
  }

  @Test("Who reads a source after the run can ask whether it was still the same")
  func changedLater() throws {
    let tree = try TemporaryDirectory(["A.swift": "func f() { other(1); inTheMiddleOfSomeBody() }"])
    let discovery = try Discovery(paths: [tree.path])
    let result = try Linter(rules: [], jobs: 1).run(discovery)
    try tree.write("func g() {}", to: "A.swift")
    #expect(result.changes(of: discovery).isEmpty)
    let whole = try #require(result.index?.files.first).wholeTree()
    #expect(withExtendedLifetime(whole) { whole.root.text.filter { $0 != " " } } == "funcf(){}")
    #expect(result.changes(of: discovery).map(\.error) == [.changed])
  }

  @Test("A change in a body of the same length may as well have happened earlier")
  func changedBody() throws {
    let tree = try TemporaryDirectory(["A.swift": "", "B.swift": "func f() { other(1); inTheMiddleOfSomeBody() }"])
    try tree.write("rewrite(\"\(tree["B.swift"])\", \"func f() { inTheMiddleOfSomeBody(); other(1) }\")", to: "A.swift")
    let result = try Linter(rules: [Replacing.self], jobs: 1).run(Discovery(paths: [tree.path]))
    #expect(result.diagnostics.map(\.range.start.column) == [1, 12, 37] && result.problems.isEmpty)
  }

  @Test("An unchanged file is read again without a message")
  func unchanged() throws {
    let tree = try TemporaryDirectory(["A.swift": "func f() { other(1, inTheMiddleOfSomeBody) }"])
    let result = try Linter(rules: [Replacing.self], jobs: 1).run(Discovery(paths: [tree.path]))
    #expect(result.diagnostics.map(\.range.start.column) == [12] && result.problems.isEmpty)
  }

  @Test("A syntax error is one warning a file, and rules still run")
  func syntaxError() throws {
    let tree = try TemporaryDirectory(
      files.merging(["Sources/B.swift": "func second() { first() }\nlet = )\nlet = ("]) { $1 })
    let result = try lint(tree)
    #expect(result.diagnostics.map(\.ruleID) == ["call-across-files", "syntax-error"])
    #expect(result.diagnostics.last?.severity == .warning)
  }

  @Test("Files that git-crypt has encrypted are one suggestion together")
  func encrypted() throws {
    let encrypted = "\u{0}GITCRYPT\u{0}let )"
    let tree = try TemporaryDirectory(
      files.merging(["Sources/B.swift": "func second() { first() }", "K1.swift": encrypted, "K2.swift": encrypted]) { $1 })
    let diagnostics = try lint(tree).diagnostics.mergingTargets()
    #expect(diagnostics.map(\.ruleID) == ["syntax-error", "call-across-files"])
    #expect(diagnostics.first?.severity == .info)
    #expect(diagnostics.first?.notes.count == 1)
  }

  @Test("Generated files are analysed and not reported on")
  func generated() throws {
    let tree = try TemporaryDirectory(
      files.merging(["Sources/B.swift": "// Generated by a tool. Do not edit.\nfunc second() { first() }"]) { $1 })
    #expect(try lint(tree).diagnostics.isEmpty)
  }

  @Test("Unsaved text replaces the file")
  func overlay() throws {
    let tree = try TemporaryDirectory(files)
    let path = tree["Sources/B.swift"]
    let discovery = try Discovery(paths: [], unsaved: [path])
    let result = try Linter(rules: [CallAcrossFiles.self], jobs: 1).run(
      discovery, overlay: [path: Array("first()".utf8)])
    #expect(result.diagnostics.map(\.range.start.offset) == [0])
  }
}
