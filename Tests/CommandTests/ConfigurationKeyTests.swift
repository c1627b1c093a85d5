import Foundation
import LintConfiguration
import LintProject
import Testing

/// A warning on line 1, and information on line 2.
private let code = """
  var limit = 1
  @MainActor func start() { Task { @MainActor in work() } }

  """

@Suite("Keys with the same effect as options")
struct ConfigurationKeyTests {
  private func workspace(_ configuration: String, _ files: [String: String] = [:]) throws -> Workspace {
    try Workspace(["A.swift": code, ".concurlint.yml": configuration].merging(files) { $1 })
  }

  @Test(
    "'fail_on' and 'min_severity' decide what is reported and what fails",
    arguments: [
      ("", 2, 1), ("min_severity: warning", 1, 1), ("min_severity: error", 0, 0), ("fail_on: error", 2, 0),
      ("fail_on: never", 2, 0),
      ("fail_on: info\nmutable-global-state: info", 2, 1),
      ("fail_on: info\nmin_severity: warning\nmutable-global-state: info", 0, 0)
    ])
  func severities(configuration: String, findings: Int, status: Int) throws {
    let outcome = try workspace(configuration).run()
    #expect(outcome.status == status)
    #expect(outcome.output.matches(of: #/(warning|note): .* \[[a-z-]+\]\n/#).count == findings, "\(outcome.output)")
  }

  @Test("Options win")
  func options() throws {
    let workspace = try workspace(
      "fail_on: never\nswift_version: 6\nbaseline: known\n", ["list": "# concurlint baseline 1\n"])
    #expect(try workspace.run("--fail-on=warning", "--baseline=list").status == 1)
    #expect(try workspace.run("--no-config").status == 1)
  }

  @Test("Each file is judged by its own configuration")
  func nested() throws {
    let workspace = try workspace(
      "fail_on: error\n",
      ["Strict/.concurlint.yml": "fail_on: info\nmin_severity: info\n", "Strict/B.swift": "let b = 1\n"])
    #expect(try workspace.run(".").status == 0)
    try workspace.write(Data(code.utf8), to: "Strict/B.swift")
    #expect(try workspace.run(".").status == 1)
    #expect(try workspace.run("A.swift").status == 0)
  }

  @Test("A baseline that the configuration names needs no option, in whichever directory a run begins")
  func baseline() throws {
    let workspace = try workspace("baseline: lists/known\n", ["Sub/B.swift": code, "lists/.keep": ""])
    let missing = try workspace.run()
    #expect(missing.status == 2)
    #expect(
      missing.errors.contains("lists/known: no such file or directory; 'concurlint baseline create' writes a baseline"))
    #expect(try workspace.run("baseline", "create").output == "wrote 4 findings to lists/known\n")
    for directory in [".", "Sub"] {
      let outcome = try workspace.shell(
        "cd \(directory) && \"$CONCURLINT\" --fail-on=info && \"$CONCURLINT\" baseline compare")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.hasPrefix("0 new, "))
    }
    #expect(try workspace.run("fix", "--fail-on=info", "--only-rule=redundant-main-actor-task").status == 0)
    try workspace.write(Data((code + "var other = 1\n").utf8), to: "A.swift")
    #expect(try workspace.run().output.hasPrefix("A.swift:3:"))
    #expect(try workspace.run("-", "--stdin-filename=A.swift", input: code).output == "")
  }

  @Test("Files may name one baseline each: the findings in any of them are known")
  func baselines() throws {
    let workspace = try workspace("", ["Sub/B.swift": code])
    _ = try workspace.shell(
      "\"$CONCURLINT\" baseline create --baseline one A.swift; \"$CONCURLINT\" baseline create --baseline Sub/two Sub")
    try workspace.write(Data("baseline: one\n".utf8), to: ".concurlint.yml")
    #expect(try workspace.run("--fail-on=info").status == 1)
    try workspace.write(Data("baseline: two\n".utf8), to: "Sub/.concurlint.yml")
    #expect(try workspace.run("--fail-on=info").status == 0)
    let outcome = try workspace.run("baseline", "prune")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "configurations name several baselines, 'one' and 'Sub/two'; choose one with '--baseline'"))
  }

  @Test("'swift_version' sets how targets are compiled, like the option", arguments: [("4", 1), ("6.0", 0)])
  func swiftVersion(version: String, status: Int32) throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P", path: ".")])
      """
    let workspace = try workspace(
      """
      swift_version: \(version)
      only_rules: [strict-concurrency-not-complete]
      strict-concurrency-not-complete: {unstarted: true}

      """, ["Package.swift": manifest])
    #expect(try workspace.run("--fail-on=info").status == status)
    #expect(try workspace.run("config").output.contains("  swift_version: \(version.prefix(1)) (.concurlint.yml:1)\n"))
  }

  @Test("Two files cannot set different Swift versions for one run")
  func versionsDiffer() throws {
    let workspace = try workspace(
      "swift_version: 5\n", ["Sub/.concurlint.yml": "\nswift_version: 6\n", "Sub/B.swift": "let b = 1\n"])
    let outcome = try workspace.run()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "concurlint: error: .concurlint.yml:1 and Sub/.concurlint.yml:2 say different 'swift_version's"))
    #expect(try workspace.run("Sub").status == 0)
    #expect(try workspace.run("--swift-version=6").status == 1)
  }

  @Test("The versions are those that the compiler's settings know")
  func versions() {
    #expect(SwiftVersion.allCases.map(\.rawValue) == LanguageMode.allCases.map(\.rawValue))
  }

  // MARK: extends

  @Test("Settings of an extended file apply unless this one overrides them")
  func extends() throws {
    let workspace = try workspace(
      "extends: shared/base.yml\nmutable-global-state: warning\n",
      [
        "shared/base.yml": "extends: ../root.yml\nmutable-global-state: error\ndisabled_rules: [detached-task]\n",
        "root.yml": "excluded: [Generated]\nfail_on: never\n", "Generated/B.swift": code
      ])
    let outcome = try workspace.run()
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix("A.swift:1:") && outcome.output.contains("warning: ")
        && !outcome.output.contains("[detached-task]"))
    let listing = try workspace.run("config").output
    #expect(listing.contains("configuration: root.yml, shared/base.yml, .concurlint.yml\n"))
    #expect(listing.contains("fail_on: never (root.yml:2)\n"))
    #expect(try workspace.run("--config=shared/base.yml").output.contains("error: "))
  }

  @Test(
    "Invalid values of 'extends': the place, and what is wrong",
    arguments: [
      ("nowhere.yml", "'extends' names 'nowhere.yml': no such file or directory"),
      (".concurlint.yml", "leads back to a file that it came from"),
      ("circle.yml", "leads back to a file that it came from: .concurlint.yml → circle.yml → .concurlint.yml"),
      ("https://example.org/base.yml", "nothing is fetched from an address"), ("''", "takes the path of a file"),
      ("Sub", "not a regular file"),
      ("long0.yml", "more than 8 files extend each other")
    ])
  func extendsNothing(path: String, message: String) throws {
    var files = ["circle.yml": "extends: .concurlint.yml\n", "Sub/B.swift": ""]
    for number in 0...8 { files["long\(number).yml"] = "extends: long\(number + 1).yml\n" }
    let outcome = try workspace("extends: \(path)\n", files).run()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("A mistake in a file that is extended is reported with its own place")
  func mistakeElsewhere() throws {
    let outcome = try workspace("extends: base.yml\n", ["base.yml": "\nfail_on: err\n"]).run()
    #expect(outcome.errors == "concurlint: error: base.yml:2:10: 'fail_on' is one of error, warning, info, never\n")
  }

  // MARK: Nothing to check

  @Test(
    "A gate that checks nothing is not green",
    arguments: [
      ("Empty", "", "Empty: no Swift file in it; '--allow-empty' goes on"),
      (".", "included: [Sourcs]\n", ".concurlint.yml:1:12: 'included' matches no Swift file; '--allow-empty' goes on"),
      ("Sub", "excluded: [Sub]\n", "Sub: the configuration leaves out every Swift file in it; '--allow-empty' goes on"),
      ("lnt", "", "lnt: no Swift file in it; did you mean the command 'lint'?")
    ])
  func empty(path: String, configuration: String, message: String) throws {
    let workspace = try workspace(configuration, ["Empty/.keep": "", "lnt/.keep": "", "Sub/B.swift": code])
    for command in [[], ["fix"], ["report"], ["baseline", "create"]] {
      let outcome = try BuiltCommand.run(command + [path], in: workspace.path)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors == "concurlint: error: \(message)\n")
    }
    #expect(try workspace.run("--allow-empty", path).status == 0)
  }

  @Test("A file that is named and left out is not a mistake: hooks name every file that changed")
  func leftOut() throws {
    let workspace = try workspace("excluded: [Sub]\n", ["Sub/B.swift": code])
    #expect(try workspace.run("Sub/B.swift").status == 0)
    #expect(try workspace.run("A.swift", "Sub/B.swift").status == 1)
  }

  @Test("A nested configuration that includes nothing is named")
  func nestedInclusion() throws {
    let workspace = try workspace("", ["Sub/.concurlint.yml": "included:\n  - Nothing\n", "Sub/B.swift": code])
    #expect(try workspace.run().errors.contains("Sub/.concurlint.yml:2:5: 'included' matches no Swift file"))
    #expect(try workspace.run("A.swift").status == 1)
  }
}
