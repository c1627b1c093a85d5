import Foundation
import Testing

/// The files shipped for editors and build servers, compared with the command's real output.
@Suite("Files for editors and build servers")
struct IntegrationFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// A package with an error, a warning and something mild, in files with names that are easy to misread.
  private func project() throws -> Workspace {
    try Workspace([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\", path: \"Sources\")])\n",
      "Sources/a b:1:2: error.swift": "import Foundation\npublic func wait() async {\n  DispatchSemaphore(value: 0).wait()\n}\n",
      "Sources/[x-y].swift": "let = 1\n",
      "Sources/C.swift": "var limit = 1\n",
      ".concurlint.yml": "mutable-global-state: info\n"
    ])
  }

  private struct Found: Hashable, CustomStringConvertible {
    var file, line, column, rule, message: String
    var description: String { "\(file):\(line):\(column): \(message) [\(rule)]" }
  }

  private struct Pattern {
    var expression: NSRegularExpression
    var groups: [String: Int]

    init(_ object: [String: Any]) throws {
      expression = try NSRegularExpression(pattern: try #require(object["regexp"] as? String))
      groups = object.compactMapValues { $0 as? Int }
    }

    func match(_ line: String) -> [String: String]? {
      guard let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) else {
        return nil
      }
      return groups.compactMapValues { Range(match.range(at: $0), in: line).map { String(line[$0]) } }
    }
  }

  private func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Self.root.appending(path: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Each finding is matched by one pattern, with what the JSON report says; other lines by none.
  private func check(_ patterns: [Pattern]) throws {
    let workspace = try project()
    let report = try workspace.run("--format=json", "--fail-on=never").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let expected = try (object["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic -> Found in
      let start = try #require((diagnostic["range"] as? [String: [String: Int]])?["start"])
      func text(_ name: String) -> String { diagnostic[name] as? String ?? "" }
      return Found(
        file: text("path"), line: "\(start["line"] ?? 0)", column: "\(start["column"] ?? 0)", rule: text("rule"),
        message: text("message"))
    }
    #expect(Set(expected.map(\.rule)) == ["blocking-wait-in-async", "syntax-error", "mutable-global-state"])

    let lines = try workspace.run("--format=xcode", "--fail-on=never").output.split(separator: "\n").map(String.init)
    #expect(lines.count > expected.count, "there are notes too")
    let found = lines.flatMap { line in patterns.compactMap { $0.match(line) } }.map { groups in
      Found(
        file: groups["file"] ?? "", line: groups["line"] ?? "", column: groups["column"] ?? "",
        rule: groups["code"] ?? "", message: groups["message"] ?? "")
    }
    #expect(found.map(\.description) == expected.map(\.description))
  }

  @Test("The problem matcher for GitHub Actions")
  func gitHubMatcher() throws {
    let matchers = try #require(try json("Editors/github-problem-matcher.json")["problemMatcher"] as? [[String: Any]])
    try check(try matchers.flatMap { try ($0["pattern"] as? [[String: Any]] ?? []).map(Pattern.init) })
  }

  @Test("The problem matchers of the task for Visual Studio Code")
  func visualStudioCode() throws {
    let task = try #require((try json("Editors/vscode-tasks.json")["tasks"] as? [[String: Any]])?.first)
    let matchers = try #require(task["problemMatcher"] as? [[String: Any]])
    try check(try matchers.map { try Pattern(try #require($0["pattern"] as? [String: Any])) })
    // Its arguments are understood.
    let arguments = try #require(task["args"] as? [String])
    let workspace = try project()
    #expect(try BuiltCommand.run(arguments + ["--quiet"], in: workspace.path).errors == "")
  }

  @Test("The build phase for Xcode: absolute paths, and only errors stop the build")
  func xcode() throws {
    let workspace = try project()
    let script = Self.root.appending(path: "Editors/xcode-run-script.sh").path
    let outcome = try BuiltCommand.shell(
      "mkdir bin; ln -s \"$CONCURLINT\" bin/concurlint; PATH=$PWD/bin:$PATH SRCROOT=$PWD HOME=$PWD '\(script)'",
      in: workspace.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix(workspace.path + "/Sources/") })
    let missing = try BuiltCommand.shell("HOME=/ SRCROOT=. '\(script)'", in: workspace.path)
    #expect(missing.status == 0)
    #expect(missing.output.hasPrefix("warning: concurlint is not installed"))
  }

  @Test("The step of the GitHub action: annotations, a summary, SARIF and the status")
  func gitHubAction() throws {
    let workspace = try project()
    let environment = [
      "INPUT_PATHS": "Sources/C.swift\nSources/[x-y].swift\n", "INPUT_BASELINE": "", "INPUT_SINCE": "",
      "INPUT_FAIL_ON": "", "INPUT_SARIF_FILE": "out.sarif", "GITHUB_STEP_SUMMARY": "summary.md",
      "INPUT_ARGUMENTS": "--disable-rule 'mutable-global-state'\n--exclude=\"no such\"/\\*.swift",
      "GITHUB_OUTPUT": "output"
    ]
    let script = Self.root.appending(path: ".ci/github-action.sh").path
    let outcome = try BuiltCommand.shell("'\(script)'", in: workspace.path, environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("::warning file=Sources/[x-y].swift,line=1,"))
    #expect(try workspace.read("summary.md").contains("**1 warning**"))
    #expect(try workspace.read("out.sarif").contains("\"ruleId\":\"syntax-error\""))
    #expect(try workspace.read("output") == "status=1\nsarif-file=out.sarif\n")
  }

  @Test(
    "Arguments of the GitHub action are split as a shell does, and never run",
    arguments: [
      ("a  b\tc", ["a", "b", "c"]), ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
      ("--x='y z'w", ["--x=y zw"]), ("'' \"\"", ["", ""]),
      ("a\nb \\\n c", ["a", "b", "c"]), (#"'a\b' "a\b" "a\"b" a\\b"#, [#"a\b"#, #"a\b"#, #"a"b"#, #"a\b"#]),
      ("$(touch ran) `touch ran`; * ~ $HOME", ["$(touch", "ran)", "`touch", "ran`;", "*", "~", "$HOME"]),
      ("", []), ("é'ü'", ["éü"])
    ])
  func splitting(text: String, words: [String]) throws {
    let workspace = try Workspace(["print": "#!/bin/sh\nprintf '<%s>' \"$@\"\n"])
    let outcome = try run(splitting: text, in: workspace)
    #expect(outcome.status == 0)
    let usual = ["lint", "--output", "github", "--output", "sarif:s", "--output", "markdown:m", "--fail-on", "never"]
    #expect(outcome.output == (usual + words + ["--", "."]).map { "<\($0)>" }.joined())
    #expect(try !workspace.names().contains("ran"))
  }

  @Test("A quote in the arguments of the GitHub action that does not end fails the step")
  func openQuote() throws {
    let outcome = try run(splitting: "--exclude 'a b", in: try Workspace(["print": "#!/bin/sh\n"]))
    #expect(outcome.status == 2)
    #expect(outcome.output == "::error title=concurlint::'arguments' has a quote (') that does not end\n")
  }

  /// The step of the GitHub action, with a program that prints its arguments.
  private func run(splitting text: String, in workspace: Workspace) throws -> BuiltCommand.Outcome {
    let environment = [
      "CONCURLINT": workspace.path + "/print", "INPUT_PATHS": ".", "INPUT_BASELINE": "", "INPUT_SINCE": "",
      "INPUT_FAIL_ON": "never", "INPUT_ARGUMENTS": text, "INPUT_SARIF_FILE": "s", "GITHUB_STEP_SUMMARY": "m",
      "GITHUB_OUTPUT": "output"
    ]
    let script = Self.root.appending(path: ".ci/github-action.sh").path
    return try BuiltCommand.shell("chmod +x print; '\(script)'", in: workspace.path, environment: environment)
  }

  @Test("The binary of the GitHub action is restored and saved in separate steps, and named after its sources")
  func gitHubCache() throws {
    let action = try String(contentsOf: Self.root.appending(path: "action.yml"), encoding: .utf8)
    let steps = action.components(separatedBy: "    - name: ").dropFirst()
    func place(_ text: String) -> Int? { steps.firstIndex { $0.contains(text) } }
    let order = [
      ".ci/cache-key.sh", "uses: actions/cache/restore@", ".ci/install.sh", "uses: actions/cache/save@",
      ".ci/github-action.sh", "exit \"$STATUS\""
    ]
    let places = order.compactMap(place)
    #expect(places.count == order.count && places == places.sorted())
    #expect(!action.contains("action_ref"))
  }

  @Test("Third-party actions are pinned by hash, with their version next to it")
  func pinned() throws {
    for path in ["action.yml", ".github/workflows/concurlint.yml"] {
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      let uses = text.matches(of: #/uses: (\S+)(.*)/#).filter { !$0.output.1.hasPrefix("./") }
      #expect(!uses.isEmpty)
      for use in uses {
        #expect("\(use.output.1)\(use.output.2)".contains(#/^[\w\/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/#), "\(path)")
      }
    }
  }

  @Test("The key of the cache changes with a source, and with nothing else")
  func cacheKey() throws {
    let machine = try ScriptMachine([:])
    func key() throws -> String { try machine.run("cache-key.sh", alsoIn: "/usr/bin:/bin").output }
    for path in ["Package.swift", "Sources/A/A.swift", "Rules/B.swift", "README.md"] {
      try machine.workspace.write(Data("1".utf8), to: path)
    }
    let before = try key()
    #expect(before.wholeMatch(of: #/[0-9a-f]{32}\n/#) != nil)
    try machine.workspace.write(Data("2".utf8), to: "README.md")
    #expect(try key() == before)
    try machine.workspace.write(Data("2".utf8), to: "Sources/A/A.swift")
    #expect(try key() != before)
  }

  @Test("The commands of pre-commit hooks are understood")
  func preCommit() throws {
    let manifest = try String(contentsOf: Self.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let entries = manifest.matches(of: #/entry: concurlint (.*)/#).map {
      String($0.output.1).split(separator: " ").map(String.init)
    }
    #expect(entries.count == 2)
    let workspace = try project()
    #expect(try workspace.shell("git init -q . && git add .").status == 0)
    for words in entries {
      let paths = words.contains("--staged") ? [] : ["Sources/C.swift", "Sources/[x-y].swift"]
      let outcome = try BuiltCommand.run(words + ["--quiet"] + paths, in: workspace.path)
      #expect(outcome.errors == "")
      #expect(outcome.status == 1)
    }
  }

  @Test("Third-party checkers accept the files for build servers")
  func schemas() throws {
    let outcome = try ConsumerTests.python("Tests/Consumers/read-integrations.py")
    #expect(outcome.status == 0, "\(outcome.output)")
    print(outcome.output, terminator: "")
  }
}
