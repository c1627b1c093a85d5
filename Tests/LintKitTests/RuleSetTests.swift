import LintKit
import Testing

/// Reports every call, and is undecided about calls of `quiet`.
private enum EveryCall: Rule {
  static let info = RuleInfo(
    id: "every-call", family: .source, severity: .warning, priority: .low, summary: "A call", why: "", instead: "",
    compilerView: [], examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    if call.calleeNameToken?.text == "quiet" { return pass.leaveUndecided(missing: "what 'quiet' does") }
    pass.report(at: call.calleeRange, "A call.", notes: [pass.note("here", at: call.range)])
  }
}

/// Reports every closure of files that mention `Task`.
private enum ClosuresBesideTasks: Rule {
  static let info = RuleInfo(
    id: "closures-beside-tasks", family: .source, severity: .error, priority: .low, summary: "A closure", why: "",
    instead: "",
    compilerView: [], examples: [])
  static let gate = Gate(anyOf: [.Task])

  static func check(_ closure: ClosureExpr, in pass: Pass) {
    pass.report(at: closure.range, "A closure.", severity: .info)
  }
}

/// Reports every class of projects with models.
private enum ClassesBesideModels: Rule {
  static let info = RuleInfo(
    id: "classes-beside-models", family: .swiftData, severity: .error, priority: .low, summary: "A class", why: "",
    instead: "",
    compilerView: [], examples: [])
  static let gate = Gate(needsModels: true)

  static func check(_ decl: ClassDecl, in pass: Pass) { pass.report(at: decl.range, "A class.") }
}

/// Reports the whole of each file that has a task and names a model.
private enum FilesBesideModels: Rule {
  static let info = RuleInfo(
    id: "files-beside-models", family: .swiftData, severity: .error, priority: .low, summary: "A file", why: "",
    instead: "",
    compilerView: [], examples: [])
  static let gate = Gate(anyOf: [.Task], and: [.detached, .addTask], mentionsModels: true)

  static func check(_ file: SourceFile, in pass: Pass) { pass.report(at: file.range, "A file.") }
}

/// Reports every closure of files in which one captures something weakly.
private enum ClosuresBesideWeakCaptures: Rule {
  static let info = RuleInfo(
    id: "closures-beside-weak-captures", family: .source, severity: .error, priority: .low, summary: "A closure",
    why: "", instead: "",
    compilerView: [], examples: [])
  static let gate = Gate(anyOf: [.Task], shape: { $0.contains(ClosureCapture.self) { $0.isWeak } })

  static func check(_ closure: ClosureExpr, in pass: Pass) { pass.report(at: closure.range, "A closure.") }
}

/// Reports every call of files with a variable that all threads share.
private enum CallsBesideGlobals: Rule {
  static let info = RuleInfo(
    id: "calls-beside-globals", family: .source, severity: .error, priority: .low, summary: "A call", why: "",
    instead: "",
    compilerView: [], examples: [])
  static let gate = Gate(outline: { $0.declaresMutableGlobals })

  static func check(_ call: FunctionCallExpr, in pass: Pass) { pass.report(at: call.calleeRange, "A call.") }
}

@Suite("Running rules")
struct RuleSetTests {
  private func outcome(_ rules: [any Rule.Type], _ text: String) throws -> RuleSet.Outcome {
    let tree = SyntaxTree.parse(text)
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    return RuleSet(rules).check(tree, file: try #require(index.file(at: "A.swift")), in: index)
  }

  @Test("A rule sees the nodes that its check takes, in source order")
  func subscription() throws {
    let found = try outcome([EveryCall.self], "f(g { h() })").diagnostics
    #expect(found.map(\.location.bytes) == [0..<1, 2..<3, 6..<7])
    #expect(found.map(\.ruleID) == ["every-call", "every-call", "every-call"])
    #expect(found[0].notes.map(\.message) == ["here"])
  }

  @Test("Each rule sees the nodes of its own subject")
  func severalRules() throws {
    let found = try outcome([ClosuresBesideTasks.self, EveryCall.self], "Task { f() }").diagnostics
    #expect(found.map(\.ruleID) == ["closures-beside-tasks", "every-call", "every-call"])
    #expect(found.map(\.severity) == [.info, nil, nil])
  }

  @Test("A set may have more rules than a word has bits")
  func manyRules() throws {
    let rules: [any Rule.Type] = Array(repeating: ClosuresBesideTasks.self, count: 130) + [EveryCall.self]
    #expect(try outcome(rules, "f()").diagnostics.map(\.ruleID) == ["every-call"])
    #expect(try outcome(rules, "quiet()").undecided.indices.last == 130)
    #expect(try outcome(rules, "quiet()").undecided.last == 1)
    #expect(try outcome(rules, "Task { }").diagnostics.count == 131)
  }

  @Test(
    "A rule whose gate asks about the outline has work where that says so, and then the file's tree is worth keeping")
  func outlines() throws {
    let set = RuleSet([CallsBesideGlobals.self])
    for (text, hasWork) in [("func f() { g() }", false), ("var x = f()", true)] {
      let tree = SyntaxTree.parse(text)
      let byCode = set.candidates(in: tree)
      let byOutline = set.candidates(in: FileOutline(tree, path: "A.swift"), among: byCode)
      #expect(!set.expectWork(byCode, isOutlined: false))
      #expect(set.expectWork(byOutline, isOutlined: true) == hasWork)
      #expect(try outcome([CallsBesideGlobals.self], text).diagnostics.isEmpty != hasWork)
    }
  }

  @Test("A gate keeps a rule out of files without its names")
  func names() throws {
    let set = RuleSet([ClosuresBesideTasks.self])
    #expect(try outcome([ClosuresBesideTasks.self], "f { }").diagnostics.isEmpty)
    #expect(!set.expectWork(set.candidates(in: SyntaxTree.parse("f { }")), isOutlined: false))
    #expect(set.expectWork(set.candidates(in: SyntaxTree.parse("Task { }")), isOutlined: false))
  }

  @Test("With open gates a rule is asked about every file, and its whole tree is kept")
  func openGates() throws {
    let tree = SyntaxTree.parse("f { }")
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let set = RuleSet([ClosuresBesideTasks.self], areGatesOpen: true)
    #expect(set.needTree(set.candidates(named: tree.names)))
    #expect(set.expectWork(set.candidates(in: tree), isOutlined: false))
    #expect(set.check(tree, file: try #require(index.file(at: "A.swift")), in: index).diagnostics.count == 1)
  }

  @Test("The project's own types of a gate's names keep its rule out, open or not")
  func openGatesOfHiddenNames() throws {
    let tree = SyntaxTree.parse("struct Task {}\nTask { }")
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let set = RuleSet([ClosuresBesideTasks.self], areGatesOpen: true)
    #expect(set.check(tree, file: try #require(index.file(at: "A.swift")), in: index).diagnostics.isEmpty)
  }

  @Test("The tree of a file whose code does not look like it is not kept for a rule")
  func shapes() {
    let set = RuleSet([ClosuresBesideWeakCaptures.self])
    #expect(!set.expectWork(set.candidates(in: SyntaxTree.parse("Task { }")), isOutlined: false))
    #expect(set.expectWork(set.candidates(in: SyntaxTree.parse("Task { [weak a] in }")), isOutlined: false))
  }

  @Test("A gate keeps a rule out of projects without models")
  func models() throws {
    #expect(try outcome([ClassesBesideModels.self], "class C {}").diagnostics.isEmpty)
    let source = "import SwiftData\n@Model class C { var next: C? }"
    #expect(try outcome([ClassesBesideModels.self], source).diagnostics.count == 1)
  }

  @Test("What is undecided is counted for its rule")
  func undecided() throws {
    let outcome = try outcome([ClosuresBesideTasks.self, EveryCall.self], "quiet(); quiet(); loud()")
    #expect(outcome.undecided == [0, 2])
    #expect(outcome.diagnostics.count == 1)
  }

  @Test("What was not known is kept only on request")
  func missingFacts() throws {
    let tree = SyntaxTree.parse("quiet()")
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let file = try #require(index.file(at: "A.swift"))
    let set = RuleSet([ClosuresBesideTasks.self, EveryCall.self])
    #expect(set.check(tree, file: file, in: index).missing.isEmpty)
    let asked = set.check(tree, file: file, in: index, keepsMissingFacts: true).missing
    #expect(asked.map(\.rule) == [1])
    #expect(asked.map(\.fact) == ["what 'quiet' does"])
  }

  @Test("A gate may ask for several things; a rule may look at whole files")
  func wholeFiles() throws {
    let model = "import SwiftData\n@Model class Book {}\n"
    #expect(try outcome([FilesBesideModels.self], model + "Task.detached { f() }").diagnostics.count == 1)
    #expect(try outcome([FilesBesideModels.self], model + "Task { f() }").diagnostics.isEmpty)
    #expect(try outcome([FilesBesideModels.self], "Task.detached { f() }").diagnostics.isEmpty)
  }
}
