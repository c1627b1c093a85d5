import LintKit
import Testing

@testable import LintEngine

/// `mild()` becomes `harsh()`, which a rule of its own objects to; `calm()` becomes `quiet()`.
private enum Mild: Rule {
  static let info = toyInfo("mild", severity: .warning)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    let replacements = ["mild": "harsh", "calm": "quiet", "loud": "hum"]
    guard let name = call.calleeNameToken, let replacement = replacements[name.text] else { return }
    var fix = FixBuilder(in: pass)
    fix.replace(name.range, with: replacement)
    pass.report(at: name.range, "'\(name.text)' is mild", fix: fix.fix("Rename", .safe))
  }
}

private enum Harsh: Rule {
  static let info = toyInfo("harsh", severity: .error)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, name.text == "harsh" else { return }
    pass.report(at: name.range, "harsh")
  }
}

/// Milder than what it comes from.
private enum Hum: Rule {
  static let info = toyInfo("hum", severity: .info)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, name.text == "hum" else { return }
    pass.report(at: name.range, "hum")
  }
}

/// Swift 6 mode refuses `quiet`.
private enum NotQuiet: Rule {
  static let info = toyInfo("not-quiet", severity: .error)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, name.text == "quiet" else { return }
    pass.report(at: name.range, "quiet")
  }
}

/// Swift 6 mode refuses `loud` and `quiet`, with the same words.
private enum Unheard: Rule {
  static let info = toyInfo("unheard", severity: .error)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, ["loud", "quiet"].contains(name.text) else { return }
    pass.report(at: name.range, "'\(name.text)' is unheard")
  }
}

/// `let gone = 1` goes, whatever uses it.
private enum Gone: Rule {
  static let info = toyInfo("gone", severity: .warning)
  static let gate = Gate()

  static func check(_ variable: VariableDecl, in pass: Pass) {
    guard variable.isLet, variable.nameToken?.text == "gone" else { return }
    var fix = FixBuilder(in: pass)
    fix.remove(statement: variable.node)
    pass.report(at: variable.node.range, "gone", fix: fix.fix("Remove", .safe))
  }
}

/// `first()` becomes `second()`, and that, in the next round, what is worse. Both are errors.
private enum Grave: Rule {
  static let info = toyInfo("grave", severity: .error)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, let next = ["first": "second", "second": "rude"][name.text] else { return }
    var fix = FixBuilder(in: pass)
    fix.replace(name.range, with: next)
    pass.report(at: name.range, "'\(name.text)' is grave", fix: fix.fix("Go on", .safe))
  }
}

/// Milder than what it comes from, and as severe as what others fix.
private enum Rude: Rule {
  static let info = toyInfo("rude", severity: .warning)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, name.text == "rude" else { return }
    pass.report(at: name.range, "rude")
  }
}

/// `harsh()` becomes `fine()`.
private enum Stray: Rule {
  static let info = toyInfo("stray", severity: .warning)
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, name.text == "harsh" else { return }
    var fix = FixBuilder(in: pass)
    fix.replace(name.range, with: "fine")
    pass.report(at: name.range, "stray", fix: fix.fix("Calm down", .safe))
  }
}

/// `func work() async` loses `async`, whoever waits for it.
private enum Hasty: Rule {
  static let info = toyInfo("hasty", severity: .warning)
  static let gate = Gate()

  static func check(_ function: FunctionDecl, in pass: Pass) {
    guard function.isAsync, let token = function.node.tokens.first(where: { $0.isSpelled("async") }) else { return }
    var fix = FixBuilder(in: pass)
    fix.remove(token.range)
    pass.report(at: token.range, "hasty", fix: fix.fix("Remove 'async'", .safe))
  }
}

/// Of what begins with `fixed`, the declaration goes; others of its kind stay. They are one finding.
private enum Group: Rule {
  static let info = toyInfo("group", severity: .warning)
  static let gate = Gate()

  static func check(_ variable: VariableDecl, in pass: Pass) {
    guard let name = variable.nameToken?.text else { return }
    var fix = FixBuilder(in: pass)
    fix.remove(statement: variable.node)
    pass.report(
      at: variable.node.range, "'\(name)' is here",
      about: Diagnostic.Subject(.variable, name: name, predicate: "are here", scope: "file"),
      fix: name.hasPrefix("fixed") ? fix.fix("Remove", .safe) : nil)
  }
}

@Suite("Fixes that do harm are not made")
struct FixCheckTests {
  private func plan(_ files: [String: String], forecasts: Bool = false) throws -> (plan: FixPlan, text: String?) {
    let tree = try TemporaryDirectory(files)
    let planner = FixPlanner(
      linter: Linter(rules: [Mild.self, Harsh.self, Hum.self], jobs: 1),
      discovery: try Discovery(paths: [tree.path]), scope: FixScope([tree.path]), allowsUnsafe: true,
      forecaster: forecasts ? Linter(rules: [NotQuiet.self], jobs: 1) : nil)
    let plan = try planner.plan()
    return (plan, plan.text(tree["A.swift"]))
  }

  @Test("One after which there is something as severe is refused with what it would bring; others are made")
  func harmful() throws {
    let (plan, text) = try plan(["A.swift": "calm()\nmild()\ncalm(1)\n"])
    #expect(text == "quiet()\nmild()\nquiet(1)\n")
    #expect(plan.refused.map(\.fix.location.range.start.line) == [2])
    #expect(plan.refused.first?.reason.description.hasSuffix("A.swift': harsh [harsh]") == true)
  }

  @Test("What is left is what is found without it")
  func left() throws {
    let (plan, _) = try plan(["A.swift": "calm()\nmild()\n"])
    #expect(plan.result.diagnostics.map(\.message) == ["'mild' is mild"])
  }

  @Test("One that brings what is milder than its own finding is made")
  func lesserEvil() throws {
    let (plan, text) = try plan(["A.swift": "loud()\n"])
    #expect(text == "hum()\n")
    #expect(plan.refused.isEmpty)
  }

  @Test("One that brings an error in Swift 6 mode is refused")
  func forecast() throws {
    let (plan, text) = try plan(["A.swift": "loud()\ncalm()\n"], forecasts: true)
    #expect(text == "hum()\ncalm()\n")
    #expect(plan.refused.map(\.fix.location.range.start.line) == [2])
  }

  @Test("An error that was there before is no reason")
  func knownError() throws {
    let (plan, text) = try plan(["A.swift": "quiet()\nloud()\n"], forecasts: true)
    #expect(text == "quiet()\nhum()\n")
    #expect(plan.refused.isEmpty)
  }

  @Test("An error that goes does not make up for one about something else")
  func otherError() throws {
    let tree = try TemporaryDirectory(["A.swift": "loud()\nloud(1)\ncalm()\n"])
    let planner = FixPlanner(
      linter: Linter(rules: [Mild.self], jobs: 1), discovery: try Discovery(paths: [tree.path]),
      scope: FixScope([tree.path]), allowsUnsafe: true, forecaster: Linter(rules: [Unheard.self], jobs: 1))
    let plan = try planner.plan()
    #expect(plan.text(tree["A.swift"]) == "hum()\nhum(1)\ncalm()\n")
    #expect(plan.refused.map(\.fix.location.range.start.line) == [3])
  }

  private func text(after rule: any Rule.Type, _ source: String) throws -> String? {
    let tree = try TemporaryDirectory(["A.swift": source])
    let planner = FixPlanner(
      linter: Linter(rules: [rule], jobs: 1), discovery: try Discovery(paths: [tree.path]),
      scope: FixScope([tree.path]), allowsUnsafe: true, forecaster: Linter(rules: [NotQuiet.self], jobs: 1))
    return try planner.plan().text(tree["A.swift"])
  }

  @Test("One after which a name of a local means nothing any more is refused")
  func lostName() throws {
    #expect(try text(after: Gone.self, "func f() -> Int {\n  let gone = 1\n  return gone\n}\n") == nil)
    #expect(try text(after: Gone.self, "func f() {\n  let gone = 1\n}\n") == "func f() {\n}\n")
  }

  @Test("One after which the name is that of a member is made")
  func otherName() throws {
    let found = try text(
      after: Gone.self,
      "struct S {\n  var gone: Int { 2 }\n  func f() -> Int {\n    let gone = 1\n    return gone\n  }\n}\n")
    #expect(found == "struct S {\n  var gone: Int { 2 }\n  func f() -> Int {\n    return gone\n  }\n}\n")
  }

  @Test("What is left of a finding about several variables is not new")
  func mergedFinding() throws {
    #expect(
      try text(after: Group.self, "let fixedA = 1\nlet b = 2\nlet fixedC = 3\nlet d = 4\n") == "let b = 2\nlet d = 4\n")
  }

  @Test("A harmless one is not blamed for what a worse one brings that comes after it in the same file")
  func laterRound() throws {
    let tree = try TemporaryDirectory(["A.swift": "calm()\nfirst()\n"])
    let planner = FixPlanner(
      linter: Linter(rules: [Mild.self, Rude.self, Grave.self], jobs: 1),
      discovery: try Discovery(paths: [tree.path]), scope: FixScope([tree.path]), allowsUnsafe: true)
    let plan = try planner.plan()
    #expect(plan.text(tree["A.swift"]) == "quiet()\nrude()\n")
    #expect(plan.refused.isEmpty)
  }

  @Test("One after which an 'await' is missing or needless is refused")
  func wrongEffect() throws {
    #expect(try text(after: Hasty.self, "func work() async {}\nfunc g() async { await work() }\n") == nil)
    #expect(try text(after: Hasty.self, "func work() async {}\n") == "func work() {}\n")
  }

  @Test("A step that does harm without those after it leaves that out")
  func harmfulStep() throws {
    let tree = try TemporaryDirectory(["A.swift": "mild()\ncalm()\n", "B.swift": "loud()\n"])
    let planner = FixPlanner(
      linter: Linter(rules: [Mild.self, Stray.self], jobs: 1), discovery: try Discovery(paths: [tree.path]),
      scope: FixScope([tree.path]), allowsUnsafe: true, forecaster: Linter(rules: [], jobs: 1))
    let plan = try planner.plan()
    #expect(plan.text(tree["A.swift"]) == "fine()\nquiet()\n")
    let first = Set(plan.steps[0].fixes)
    let alone = try planner.harmless(first, of: plan)
    #expect(alone.refused.values.map(\.description) == ["it would bring to '\(tree["A.swift"])': stray [stray]"])
    #expect(alone.fixes == first.subtracting(alone.refused.keys))
    #expect(try planner.harmless(Set(plan.fixes.indices), of: plan).refused.isEmpty)
  }

  @Test("Where all do harm, none is made")
  func allHarmful() throws {
    let (plan, text) = try plan(["A.swift": (1...40).map { "mild(\($0))\n" }.joined()])
    #expect(text == nil)
    #expect(plan.fixes.isEmpty)
    #expect(plan.refused.count == 40)
  }

  @Test("Of many that do harm each is refused with its own, and those of the same rule that do none are made")
  func manyHarmful() throws {
    let source = (1...20).map { $0 % 5 == 0 ? "calm(\($0))\n" : "mild(\($0))\n" }.joined()
    let (plan, text) = try plan(["A.swift": source])
    #expect(text == source.replacing("calm", with: "quiet"))
    #expect(plan.refused.map(\.fix.location.range.start.line) == (1...20).filter { $0 % 5 != 0 })
  }

  @Test("Where so many do harm that the project would be analysed too often, those not told apart are left out")
  func tooManyHarmful() throws {
    let source = (1...200).map { "let a\($0) = \($0 % 5 == 0 ? "calm" : "mild")()\n" }.joined()
    let (plan, text) = try plan(["A.swift": source])
    let changed = try #require(text)
    #expect(!changed.contains("harsh"), "nothing that does harm is made")
    #expect(changed.contains("let a4 = mild()\nlet a5 = quiet()\n"), "the first ones were told apart")
    #expect(plan.refused.map(\.reason).contains(.isUnchecked))
    #expect(plan.refused.count + plan.fixes.count == 200)
  }
}
