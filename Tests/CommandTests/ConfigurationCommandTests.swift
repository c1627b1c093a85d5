import Foundation
import Testing

/// Something that a rule finds by default, on line 1.
private let pause = "func f() async throws { try await Task.sleep(nanoseconds: 1) }\n"

@Suite("Configurations and suppressions, as users meet them")
struct ConfigurationCommandTests {

  @Test("A configuration is found, and what it says decides the exit status")
  func found() throws {
    let workspace = try Workspace(["Sources/A.swift": pause, ".concurlint.yml": "task-sleep-nanoseconds: error\n"])
    #expect(try workspace.run("Sources").status == 1)
    #expect(try workspace.run("Sources").output.contains("error: "))
    #expect(try workspace.run("--no-config").status == 0)
    #expect(try workspace.run("--no-config", "--fail-on=info").output.contains("note: "))
  }

  @Test(
    "Options win over the file",
    arguments: [
      (["--only-rule=task-sleep-nanoseconds"], 1), (["--enable-all-rules"], 1),
      (["--enable-all-rules", "--disable-rule=task-sleep-nanoseconds"], 0),
      ([], 0), (["--config=other.yml"], 1), (["--no-config"], 1)
    ] as [([String], Int32)])
  func options(arguments: [String], status: Int32) throws {
    let workspace = try Workspace([
      "A.swift": pause, ".concurlint.yml": "disabled_rules: [task-sleep-nanoseconds]\n",
      "other.yml": "task-sleep-nanoseconds: error\n"
    ])
    #expect(try BuiltCommand.run(arguments + ["--fail-on=info", "A.swift"], in: workspace.path).status == status)
  }

  @Test("An invalid configuration: every problem with its place, status 2, and nothing is linted")
  func invalid() throws {
    let workspace = try Workspace(["A.swift": pause, ".concurlint.yml": "exclude: []\ndisabled_rules: [task-sleep]\n"])
    let outcome = try workspace.run(".")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        concurlint: error: .concurlint.yml:1:1: unknown key 'exclude'; did you mean 'excluded'?
        concurlint: error: .concurlint.yml:2:18: there is no rule 'task-sleep'; did you mean 'task-sleep-nanoseconds'?

        """)
  }

  @Test("A file that is asked for and not there")
  func missing() throws {
    let outcome = try Workspace(["A.swift": pause]).run("--config", "nowhere.yml", ".")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "concurlint: error: nowhere.yml: no such file or directory; check how the path is written\n")
  }

  @Test(
    "Hostile configurations end the run at once", .timeLimit(.minutes(60)),
    arguments: [
      "for i in $(seq 99); do echo \"a$i: &a$i [*a, *a]\"; done > .concurlint.yml",
      "head -c 100000000 /dev/zero > .concurlint.yml",
      "head -c 100000 /dev/zero | tr '\\0' '[' > .concurlint.yml", "printf 'alpha: \\377' > .concurlint.yml",
      "printf 'a:\\n\\t- b' > .concurlint.yml",
      "mkdir .concurlint.yml", "ln -s nowhere .concurlint.yml", "mkfifo .concurlint.yml"
    ])
  func hostile(script: String) throws {
    let outcome = try Workspace(["A.swift": pause]).shell("\(script)\n\"$CONCURLINT\" A.swift")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("concurlint: error: .concurlint.yml:"))
  }

  @Test("'config' prints what applies, and where each value is set")
  func config() throws {
    let workspace = try Workspace([
      ".git/HEAD": "", ".concurlint.yml": "disabled_rules:\n  - detached-task\nexcluded: [B.swift]\n",
      "x/.concurlint.yml": "task-sleep-nanoseconds: error\n",
      "x/A.swift": pause, "x/B.swift": pause
    ])
    let lines = try workspace.run("config", "x/A.swift", "--disable-rule=syntax-error").output.split(separator: "\n")
      .map { $0.split(separator: " ") }
    #expect(lines.contains(["configuration:", ".concurlint.yml,", "x/.concurlint.yml"]))
    #expect(lines.contains(["linted:", "yes"]))
    #expect(lines.contains(["detached-task", "off", ".concurlint.yml:2"]))
    #expect(lines.contains(["task-sleep-nanoseconds", "error", "x/.concurlint.yml:1"]))
    #expect(lines.contains(["syntax-error", "off", "--disable-rule"]))
    #expect(lines.contains(["force-try-persistence", "error", "default"]))
    #expect(try workspace.run("config", "x/B.swift").output.contains("linted: no"))
    #expect(try workspace.run("config", "x").output.contains("x/.concurlint.yml"))
    #expect(try workspace.run("config").output.contains("configuration: .concurlint.yml\n"))
  }

  @Test("'config' for scripts")
  func configJSON() throws {
    let workspace = try Workspace(["A.swift": pause, ".concurlint.yml": "opt_in_rules: [suppression-without-reason]\n"])
    let json = try workspace.run("config", "--format=json", "A.swift").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["linted"] as? Bool == true)
    let rules = try #require(object["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "suppression-without-reason" })
    #expect((rule["on"] as? [String: Any])?["value"] as? Bool == true)
    #expect((rule["on"] as? [String: Any])?["origin"] as? String == ".concurlint.yml:1")
  }

  @Test("'config' of a path that does not exist")
  func configMissing() throws {
    let outcome = try Workspace().run("config", "nowhere.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no such file"))
  }

  @Test("'init' writes a configuration that changes nothing, and never over another one")
  func initialise() throws {
    let workspace = try Workspace(["A.swift": pause])
    #expect(try workspace.run("init").output == "wrote .concurlint.yml and .concurlint.schema.json\n")
    #expect(try workspace.run(".").output == workspace.run("--no-config", ".").output)
    try workspace.write(Data("# mine\n".utf8), to: ".concurlint.yml")
    let again = try workspace.run("init")
    #expect(again.status == 2)
    #expect(again.errors.contains(".concurlint.yml: File exists"))
    #expect(try workspace.read(".concurlint.yml") == "# mine\n")
  }

  @Test("Suppressed findings are counted, and listed on request")
  func suppressed() throws {
    let workspace = try Workspace([
      "A.swift": "// concurlint:disable:next task-sleep-nanoseconds — old systems\n" + pause
    ])
    let text = try workspace.run("--format=text", ".")
    #expect(text.status == 0)
    #expect(text.output == "No problems found in 1 file. 1 suppressed in the source.\n")
    #expect(try workspace.run("--format=json", ".").output.contains("\"suppressed\": 1"))
    #expect(try !workspace.run("--format=sarif", ".").output.contains("inSource"))
    let sarif = try workspace.run("--format=sarif", "--include-suppressed", ".").output
    #expect(sarif.contains("\"suppressions\":[{\"kind\":\"inSource\",\"justification\":\"old systems\"}]"))
  }

  @Test("A suppression without effect is a finding; so is one without a reason where reasons are required")
  func findings() throws {
    let workspace = try Workspace([
      "A.swift": "// concurlint:disable task-sleep-nanoseconds\n", ".concurlint.yml": "require_reason: true\n"
    ])
    let outcome = try workspace.run(".")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[unused-suppression]"))
    #expect(outcome.output.contains("[suppression-without-reason]"))
  }

  @Test("Standard input is linted by the configuration of the file that it replaces")
  func standardInput() throws {
    let workspace = try Workspace(["x/.concurlint.yml": "task-sleep-nanoseconds: error\n"])
    #expect(try workspace.run("-", "--stdin-filename=x/New.swift", input: pause).output.contains("error: "))
  }
}
