import Foundation
import Testing

@Suite("Findings that are known")
struct BaselineCommandTests {
  /// A package with `code` in a function.
  private func package(_ code: String = "Thread.sleep(forTimeInterval: 1)") throws -> Workspace {
    try Workspace([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/A.swift": Self.file(code)
    ])
  }

  private static func file(_ code: String) -> String { "import Foundation\npublic func f() async {\n  \(code)\n}\n" }

  private func created(_ workspace: Workspace) throws {
    let outcome = try workspace.run("baseline", "create", "--quiet")
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
  }

  private func lint(_ workspace: Workspace) throws -> BuiltCommand.Outcome {
    try workspace.run("--baseline", ".concurlint-baseline")
  }

  @Test(
    "Known findings are not reported, whatever changes around them",
    arguments: [
      "mv Sources/P/A.swift Sources/P/B.swift", "mkdir Sources/P/C && mv Sources/P/A.swift Sources/P/C",
      "{ echo '// above'; cat Sources/P/A.swift; } > A && mv A Sources/P/A.swift",
      "sed 's/^ */\t\t/; s/(forTimeInterval: 1)/(\\n forTimeInterval:1)/' Sources/P/A.swift > A && mv A Sources/P/A.swift",
      "mv Sources Elsewhere"
    ])
  func known(change: String) throws {
    let workspace = try package()
    #expect(try workspace.run().status == 1)
    try created(workspace)
    #expect(try workspace.shell(change).status == 0)
    let outcome = try lint(workspace)
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
  }

  @Test("One more of a kind is new, and the last one is reported")
  func twin() throws {
    let workspace = try package()
    try created(workspace)
    try workspace.write(
      Data(Self.file("Thread.sleep(forTimeInterval: 1)\n  Thread.sleep(forTimeInterval: 1)").utf8),
      to: "Sources/P/A.swift")
    let outcome = try lint(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Sources/P/A.swift:4:"))
    #expect(outcome.output.filter { $0 == "\n" }.count == 1)
  }

  @Test("A copy in another file is new")
  func copy() throws {
    let workspace = try package()
    try created(workspace)
    try workspace.write(Data(Self.file("Thread.sleep(forTimeInterval: 1)").utf8), to: "Sources/P/Copy.swift")
    #expect(try lint(workspace).output.hasPrefix("Sources/P/Copy.swift:3:"))
  }

  @Test("Entries that no longer match are listed, and pruned")
  func prune() throws {
    let workspace = try package()
    try created(workspace)
    try workspace.write(Data(Self.file("try? await Task.sleep(for: .seconds(1))").utf8), to: "Sources/P/A.swift")
    let only = ["--only-rule", "blocking-wait-in-async"]
    let outcome = try BuiltCommand.run(only + ["--baseline", ".concurlint-baseline"], in: workspace.path)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "concurlint: warning: .concurlint-baseline: 1 entry no longer matches. Remove it with 'concurlint baseline prune'.\n"
    )
    #expect(
      try workspace.run("baseline", "compare", "--only-rule", "blocking-wait-in-async").output.hasSuffix(
        "0 new, 0 known, 1 fixed\n"))
    #expect(try workspace.run("baseline", "prune").output == "took 1 finding out of .concurlint-baseline; 0 left\n")
    #expect(try workspace.run("baseline", "prune").output == "all entries of .concurlint-baseline still match\n")
  }

  @Test("Findings that a run does not cover do not count as fixed")
  func scope() throws {
    let workspace = try package()
    try workspace.write(Data("let b = 1\n".utf8), to: "Sources/P/B.swift")
    try created(workspace)
    let before = try workspace.read(".concurlint-baseline")
    #expect(
      try workspace.run("baseline", "prune", "Sources/P/B.swift").output
        == "all entries of .concurlint-baseline still match\n")
    #expect(
      try workspace.run("baseline", "prune", "--only-rule", "detached-task").output
        == "all entries of .concurlint-baseline still match\n")
    #expect(try workspace.read(".concurlint-baseline") == before)
  }

  @Test("The output of compare, for people and for scripts")
  func compare() throws {
    let workspace = try package()
    try created(workspace)
    try workspace.write(Data(Self.file("Thread.sleep(forTimeInterval: 2)").utf8), to: "Sources/P/A.swift")
    let outcome = try workspace.run("baseline", "compare")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Sources/P/A.swift:3:") == true)
    #expect(
      lines.dropFirst() == ["Sources/P/A.swift: fixed: blocking-wait-in-async in f()", "1 new, 0 known, 1 fixed"])
    let json = try workspace.run("baseline", "compare", "--format=json", "--fail-on=never")
    #expect(json.status == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["new"] as? [Any])?.count == 1)
    #expect(object["known"] as? Int == 0)
    #expect((object["fixed"] as? [[String: Any]])?.first?["symbol"] as? String == "f()")
  }

  @Test("An existing baseline is not overwritten without a request")
  func existing() throws {
    let workspace = try package()
    try created(workspace)
    let outcome = try workspace.run("baseline", "create")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        ".concurlint-baseline: cannot write the baseline: File exists; 'concurlint baseline prune'"))
    #expect(try workspace.run("baseline", "create", "--force").output == "wrote 1 finding to .concurlint-baseline\n")
  }

  @Test(
    "An invalid baseline: its name, the mistake and the remedy",
    arguments: [
      ("", "no baseline, for its first line"), ("# concurlint baseline 9\n", "update concurlint"),
      ("# concurlint baseline 1\n>>>>>>> theirs\n", "list:2: a merge conflict; keep the lines of both sides"),
      ("# concurlint baseline 1\nx\n", "list:2: this line has 1 field")
    ])
  func foreign(text: String, message: String) throws {
    let workspace = try package()
    try workspace.write(Data(text.utf8), to: "list")
    for arguments in [
      ["--baseline", "list"], ["baseline", "compare", "--baseline=list"], ["baseline", "prune", "--baseline=list"]
    ] {
      let outcome = try BuiltCommand.run(arguments, in: workspace.path)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.hasPrefix("concurlint: error: list"))
      #expect(outcome.errors.contains(message))
    }
  }

  @Test(
    "A baseline that is missing, huge or not a file",
    arguments: [
      ("true", "create' writes a baseline"), ("truncate -s 200M list", "larger than 128 MiB"),
      ("mkdir list", "not a regular file")
    ])
  func unusable(script: String, message: String) throws {
    let workspace = try package()
    #expect(try workspace.shell(script).status == 0)
    let outcome = try workspace.run("--baseline=list")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test("A disk that is full leaves the old baseline as it was")
  func fullDisk() throws {
    let workspace = try package()
    try created(workspace)
    let before = try workspace.read(".concurlint-baseline")
    let outcome = try workspace.shell("(ulimit -f 0; \"$CONCURLINT\" baseline create --force 2>&1; echo $?) | cat")
    #expect(outcome.output.contains(".concurlint-baseline: cannot write the baseline: "))
    #expect(outcome.output.hasSuffix("\n2\n"))
    #expect(try workspace.read(".concurlint-baseline") == before)
    #expect(try workspace.names() == [".concurlint-baseline", "Package.swift", "Sources"])
  }

  @Test(
    "Wrong words",
    arguments: [
      ([], "needs 'create'"), (["compair"], "did you mean 'compare'?"), (["create", "-"], "cannot read standard input")
    ])
  func usage(words: [String], hint: String) throws {
    let workspace = try Workspace()
    let outcome = try BuiltCommand.run(["baseline"] + words, in: workspace.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(hint))
  }
}
