import Testing

@testable import LintEngine
@testable import concurlint

@Suite("Statistics of a run")
struct StatisticsTests {
  /// Two files in which it is not known where a static variable is, for the same reason, and one for another.
  private func project() throws -> Workspace {
    try Workspace([
      "A.swift": "import Alien\nimport Utilities\nclass A: Base { static var one = 1, two = 2 }\n",
      "B.swift": "import Alien\nclass B: Base { static var three = 3 }\n",
      "C.swift": "class C: Unheard { static var four = 4 }\n"
    ])
  }

  private let expected = """

    mutable-global-state was undecided for want of:
         3  isolation: no known declaration of 'Base', perhaps in module 'Alien'
         1  isolation: no known declaration of 'Unheard'

    """

  @Test("With reasons, the table is followed by what each rule did not know")
  func reasons() throws {
    let workspace = try project()
    let table = try workspace.run("--statistics", ".").errors
    #expect(table.contains(/mutable-global-state +0 +4\n/))
    #expect(try workspace.run("--statistics=reasons", ".").errors == table + expected)
  }

  @Test("Several threads give the same text as one", arguments: [1, 2, 5])
  func threads(_ jobs: Int) throws {
    #expect(try project().run("--statistics=reasons", "--jobs=\(jobs)", ".").errors.hasSuffix(expected))
  }

  @Test("A project without undecided places has only the table")
  func allKnown() throws {
    let workspace = try Workspace(["A.swift": "var limit = 1\n"])
    #expect(try workspace.run("--statistics=reasons", ".").errors == workspace.run("--statistics", ".").errors)
  }

  @Test("Another value is a mistake")
  func wrongValue() throws {
    let outcome = try project().run("--statistics=resaons", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("option '--statistics' takes no value or 'reasons', not 'resaons'"))
  }

  @Test("Beyond ten, the reasons of a rule are summed up")
  func manyReasons() {
    var count = LintResult.Count()
    for number in 10..<22 { for _ in number...22 { count.missing.add("fact \(number)") } }
    let lines = UndecidedReasons(["a-rule": count]).text.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[1] == "    13  fact 10")
    #expect(lines[10] == "     4  fact 19")
    #expect(lines[11] == "     5  and 2 other reasons")
  }

  @Test("Names in the source are shown as text")
  func hostileNames() {
    var count = LintResult.Count()
    count.missing.add("type: of 'a\u{1B}[31m\u{202E}'")
    #expect(
      UndecidedReasons(["a-rule": count]).text
        == "\na-rule was undecided for want of:\n     1  type: of 'a␛[31m\\u{202E}'\n")
  }
}
