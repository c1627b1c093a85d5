import Foundation
import Testing

@Suite("Words of other tools")
struct HabitTests {
  @Test(
    "One line says what concurlint calls it",
    arguments: [
      ("--fix", "'concurlint fix' applies fixes"), ("--reporter=json", "'--format FORMAT' chooses the format"),
      ("--strict", "'--fail-on info'")
    ])
  func hints(word: String, hint: String) throws {
    let outcome = try Workspace().run(word)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("concurlint: error: unknown option '\(word.prefix { $0 != "=" })'; "))
    #expect(outcome.errors.contains(hint))
  }

  @Test("'help', 'version' and '-q' are understood")
  func understood() throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n"])
    #expect(try workspace.run("help").output == workspace.run("--help").output)
    #expect(try workspace.run("help", "fix").output == workspace.run("fix", "--help").output)
    #expect(try workspace.run("help", "fxi").errors.contains("there is no command 'fxi'; did you mean 'fix'?"))
    #expect(try workspace.run("version").output == workspace.run("--version").output)
    #expect(try workspace.run("-q", "--format=text", ".").output == "")
  }

  @Test("A part of a rule's name, in options, in the configuration and in a suppression")
  func rules() throws {
    let workspace = try Workspace(["A.swift": "// concurlint:disable:next sleep-nanoseconds\nlet a = 1\n"])
    let hint = "did you mean 'task-sleep-nanoseconds'?"
    #expect(try workspace.run("--only-rule=sleep-nanoseconds").errors.contains(hint))
    #expect(try workspace.run("explain", "sleep-nanoseconds").errors.contains(hint))
    #expect(try workspace.run(".").output.contains(hint))
    try workspace.write(Data("disabled_rules: [sleep-nanoseconds]\n".utf8), to: ".concurlint.yml")
    #expect(try workspace.run(".").errors.contains(hint))
  }
}
