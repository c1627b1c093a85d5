import Foundation
import Testing

@testable import LintEngine

@Suite("Choosing fixes")
struct FixPlannerTests {
  @Test("Fixes that overlap take turns until none is left")
  func rounds() throws {
    let tree = try TemporaryDirectory(["A.swift": "let a = wrap(wrap(wrap(1)))\n"])
    let (plan, _) = try tree.plan()
    #expect(plan.text(tree["A.swift"]) == "let a = 1\n")
    #expect(plan.rounds.map(\.count) == [1, 1, 1])
    #expect(plan.result.diagnostics.isEmpty)
  }

  @Test("Fixes that do not overlap are applied together")
  func together() throws {
    let tree = try TemporaryDirectory(["A.swift": "let a = wrap(1)\nlet b = wrap(2)\n", "B.swift": "let c = wrap(3)\n"])
    #expect(try tree.plan().plan.rounds.map(\.count) == [3])
  }

  @Test("A fix of two files changes both")
  func severalFiles() throws {
    let tree = try TemporaryDirectory(["A.swift": "func old() {}\n", "B.swift": "func use() { old() }\n"])
    let (plan, _) = try tree.plan()
    #expect(plan.text(tree["A.swift"]) == "func new() {}\n")
    #expect(plan.text(tree["B.swift"]) == "func use() { new() }\n")
    #expect(plan.groups(of: plan.changes(from: plan.nothing, to: plan.everything)).map(\.count) == [2])
  }

  @Test("A fix that needs an edit outside of the given paths is not applied")
  func outside() throws {
    let tree = try TemporaryDirectory([
      "Package.swift": "", "A/A.swift": "func old() {}\n", "B/B.swift": "func use() { old() }\n"
    ])
    let (plan, _) = try tree.plan("B")
    #expect(plan.fixes.isEmpty)
    guard case .isOutside(let path)? = plan.refused.first?.reason else {
      Issue.record("refused: \(plan.refused)")
      return
    }
    #expect(path.hasSuffix("A/A.swift"))
  }

  @Test("Unsafe fixes wait to be asked for")
  func unsafe() throws {
    let tree = try TemporaryDirectory(["A.swift": "danger()\n"])
    #expect(try tree.plan().plan.refused.map(\.reason) == [.isUnsafe])
    #expect(try tree.plan(unsafe: true).plan.text(tree["A.swift"]) == "safety()\n")
  }

  @Test("A fix after which a file would not parse is dropped, and the others are not")
  func broken() throws {
    let tree = try TemporaryDirectory(["A.swift": "broken()\nlet a = wrap(1)\n"])
    let (plan, _) = try tree.plan()
    #expect(plan.text(tree["A.swift"]) == "broken()\nlet a = 1\n")
    #expect(plan.refused.map(\.reason) == [.breaksSyntax(path: tree["A.swift"].description)])
  }

  @Test(
    "Among very many fixes those that break a file are found, and only they are dropped",
    arguments: [[0], [199], [17, 18, 150], []])
  func brokenAmongMany(places: [Int]) throws {
    let lines = (0..<200).map { places.contains($0) ? "broken()\n" : "let a\($0) = wrap(\($0))\n" }
    let tree = try TemporaryDirectory(["A.swift": lines.joined()])
    let (plan, _) = try tree.plan()
    #expect(
      plan.text(tree["A.swift"]) == lines.joined().replacing("wrap(", with: "").replacing(/([0-9])\)/) { "\($0.1)" })
    #expect(plan.refused.count == places.count)
  }

  @Test("A file with syntax errors is left alone")
  func syntaxErrors() throws {
    let tree = try TemporaryDirectory(["A.swift": "let a = wrap(1)\nlet = )\n"])
    #expect(try tree.plan().plan.refused.map(\.reason) == [.hasSyntaxErrors(path: tree["A.swift"].description)])
  }

  @Test("A fix after which its finding is still there is not made", arguments: ["stay()\n", "flip()\n"])
  func withoutEffect(text: String) throws {
    let tree = try TemporaryDirectory(["A.swift": text + "let a = wrap(1)\n"])
    let (plan, _) = try tree.plan()
    #expect(plan.text(tree["A.swift"]) == text + "let a = 1\n")
    #expect(plan.refused.map(\.reason) == [.leavesFinding])
  }

  @Test("Fixes without an end come to one")
  func bounded() throws {
    let (plan, _) = try TemporaryDirectory(["A.swift": "count(1)\n"]).plan()
    #expect(plan.isCutShort)
    #expect(plan.rounds.count == FixPlanner.idleRoundLimit)
  }

  @Test("Fixes inside one another are all made, however deep they are", arguments: ["wrap(", "peel("])
  func nested(call: String) throws {
    let depth = 2 * FixPlanner.idleRoundLimit
    let nested = String(repeating: call, count: depth) + "1" + String(repeating: ")", count: depth)
    let tree = try TemporaryDirectory(["A.swift": "let a = \(nested)\n"])
    let (plan, _) = try tree.plan()
    #expect(plan.text(tree["A.swift"]) == "let a = 1\n")
    #expect(!plan.isCutShort)
  }

  @Test("Bytes outside of an edit stay: marks, line ends, and what is not UTF-8")
  func bytes() throws {
    let tree = try TemporaryDirectory()
    let head = Array("\u{FEFF}// caf".utf8) + [0xE9] + Array("\r\nlet a = ".utf8)
    try Data(head + Array("wrap(1)\r\n".utf8)).write(to: URL(fileURLWithPath: tree["A.swift"].description))
    let (plan, _) = try tree.plan()
    #expect(plan.everything.texts[tree["A.swift"]] == head + Array("1\r\n".utf8))
  }

  @Test("Lines of findings in later rounds are those of the text before any fix")
  func originalLines() throws {
    let tree = try TemporaryDirectory(["A.swift": "let a = wrap(\n\n  1)\nlet b = wrap(wrap(2))\n"])
    let (plan, _) = try tree.plan()
    let lines = OriginalLines(plan)
    #expect(plan.rounds.map { $0.map(\.location.range.start.line) } == [[1, 4], [2]])
    #expect(plan.rounds[0].map { lines.line(of: $0, after: 0) } == [1, 4])
    #expect(plan.rounds[1].map { lines.line(of: $0, after: 1) } == [4])
  }

  @Test("A step is what one rule fixes in one round, and builds on those that edit its files before")
  func steps() throws {
    let tree = try TemporaryDirectory([
      "A.swift": "let a = wrap(wrap(1))\nlet b = wrap(2)\n", "B.swift": "let c = wrap(3)\ndanger()\n"
    ])
    let (plan, _) = try tree.plan(unsafe: true)
    let steps = plan.steps
    #expect(steps.map(\.ruleID) == ["dangerous", "unwrap", "unwrap"])
    #expect(steps.map(\.applicability) == [.unsafe, .safe, .safe])
    #expect(steps.map(\.fixes) == [[0], [1, 2, 3], [4]])
    #expect(steps.map(\.needed) == [[], [], [2]])
  }

  @Test("Without one fix, those of later rounds in its files are dropped too")
  func selection() throws {
    let tree = try TemporaryDirectory(["A.swift": "let a = wrap(wrap(1))\nlet b = wrap(2)\n"])
    let (plan, _) = try tree.plan()
    #expect(plan.rounds.map(\.count) == [2, 1])
    let selection = plan.keeping { $0 != 0 }
    #expect(selection.fixes == [1])
    #expect(
      selection.texts[tree["A.swift"]].map { String(decoding: $0, as: UTF8.self) }
        == "let a = wrap(wrap(1))\nlet b = 2\n")
  }
}

@Suite("Files that fixes leave alone")
struct EditableFileTests {
  private func obstacle(_ tree: TemporaryDirectory, _ paths: String...) throws -> EditableFile.Obstacle? {
    let paths = paths.map { tree[$0] }
    let planner = FixPlanner(
      linter: Linter(rules: [Unwrap.self], jobs: 1), discovery: try Discovery(paths: paths), scope: FixScope(paths),
      allowsUnsafe: false)
    guard case .cannotWrite(_, let obstacle)? = try planner.plan().refused.first?.reason else { return nil }
    return obstacle
  }

  @Test("A read-only file")
  func readOnly() throws {
    let tree = try TemporaryDirectory(["S/A.swift": "let a = wrap(1)\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: tree["S/A.swift"].description)
    #expect(try obstacle(tree, "S") == .isReadOnly)
  }

  @Test("A file with two names")
  func hardLink() throws {
    let tree = try TemporaryDirectory(["S/A.swift": "let a = wrap(1)\n"])
    try FileManager.default.linkItem(atPath: tree["S/A.swift"].description, toPath: tree["other.swift"].description)
    #expect(try obstacle(tree, "S") == .hasOtherNames(count: 2))
  }

  @Test("The target of a link, unless it is at or below a given path too")
  func symbolicLink() throws {
    let tree = try TemporaryDirectory(["S/A.swift": "let a = wrap(1)\n", "T/x": ""])
    try tree.link("T/B.swift", to: "../S/A.swift")
    #expect(try obstacle(tree, "T/B.swift") == .leadsOutside(target: tree["S/A.swift"].description))
    #expect(try obstacle(tree, "T/B.swift", "S") == nil)
  }
}
