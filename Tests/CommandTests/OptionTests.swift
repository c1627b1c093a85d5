import Foundation
import Testing

@testable import concurlint

/// One option of one command, used as users would: the change that it makes, and the run that shows it.
struct OptionUse: Sendable, CustomTestStringConvertible {
  let command: String
  let option: String
  let words: [String]
  let input: String
  let script: String?
  let environment: [String: String]
  let holds: @Sendable (BuiltCommand.Outcome, Workspace) throws -> Bool

  /// - Parameters:
  ///   - script: a shell script that prepares the project.
  ///   - holds: whether the outcome shows that the option works.
  init(
    _ command: String, _ option: String, _ words: [String], input: String = "", after script: String? = nil,
    environment: [String: String] = [:], _ holds: @escaping @Sendable (BuiltCommand.Outcome, Workspace) throws -> Bool
  ) {
    self.command = command
    self.option = option
    self.words = words
    self.input = input
    self.script = script
    self.environment = environment
    self.holds = holds
  }

  var testDescription: String { "\(command) --\(option)" }

  /// A package with a finding of `mutable-global-state` in `A.swift`, which has a fix, and one of
  /// `blocking-wait-in-async` in `B.swift`.
  static func project() throws -> Workspace {
    try Workspace([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", platforms: [.macOS(.v15)], targets: [.target(name: "P", path: ".")])

      """,
      "A.swift": "var limit = 1\n",
      "B.swift": "import Foundation\npublic func wait() async throws {\n  Thread.sleep(forTimeInterval: 1)\n}\n",
      "other.yml": "disabled_rules:\n  - mutable-global-state\n",
      ".concurlint.yml": "disabled_rules:\n  - blocking-wait-in-async\n"
    ])
  }
}

@Suite("Options")
struct OptionTests {
  @Test("Each option does what it says", arguments: OptionUse.all)
  func use(_ use: OptionUse) throws {
    let workspace = try OptionUse.project()
    if let script = use.script { #expect(try workspace.shell(script).status == 0) }
    let outcome = try BuiltCommand.run(
      [use.command] + use.words, in: workspace.path, input: use.input, environment: use.environment)
    #expect(try use.holds(outcome, workspace), "status \(outcome.status)\n\(outcome.output)\n\(outcome.errors)")
  }

  @Test("Every option in the help of every command is used")
  func complete() throws {
    let workspace = try Workspace()
    var used: [String: Set<String>] = [:]
    for use in OptionUse.all { used[use.command, default: []].insert(use.option) }
    let commands = try workspace.run("--help").output.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
    #expect(commands.count >= 12)
    for command in commands {
      let help = try workspace.run(command, "--help").output
      let options = Set(help.matches(of: #/\n  --([a-z-]+)/#).map { String($0.output.1) }).subtracting(["help"])
      #expect(options == used[command, default: []], "of \(command)")
    }
  }

  @Test(
    "The table of options in the README is that of the help",
    .enabled(if: Readme.text != nil, "there is no README here"))
  func readme() throws {
    let text = try #require(Readme.text)
    let table = try #require(text.firstMatch(of: #/(?s)<!-- options of lint -->\n(.*?)<!-- end of options -->/#)).output
      .1
    #expect(table == LintOptions.syntax.optionTable, "'make readme' writes it")
  }

  private enum Readme {
    static let text = try? String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardized,
      encoding: .utf8)
  }
}

private typealias Check = @Sendable (BuiltCommand.Outcome, Workspace) throws -> Bool

private func finds(_ rules: String...) -> Check {
  { outcome, _ in
    let found = Set(outcome.output.matches(of: #/\[([a-z]+-[a-z-]+)\]\n/#).map { String($0.output.1) })
    return found == Set(rules)
  }
}

private func prints(_ text: String) -> Check { { outcome, _ in outcome.output.contains(text) } }

private func leaves(_ status: Int32) -> Check { { outcome, _ in outcome.status == status } }

private func leaves(_ status: Int32, printing output: String) -> Check {
  { outcome, _ in outcome.status == status && outcome.output == output }
}

extension OptionUse {
  static let all: [OptionUse] = lint + fix + report + forecast + baseline + chosenRules + limits + settings + others

  private static let both = ["--no-config"]
  private static let inGit =
    "git init -q . && git add . && git -c user.name=T -c user.email=t@example.org commit -qm first"

  /// The arguments of each command that analyses a project.
  private static let analysing = [("lint", []), ("fix", ["--allow-dirty"]), ("report", []), ("baseline", ["create"])]

  private static let limits: [OptionUse] = analysing.flatMap { command, words in
    [
      limit("timeout-per-file", "1", of: command, words, fault: "faultTime"),
      limit("memory-limit", "512", of: command, words, fault: "faultMemory")
    ]
  }

  /// A rule of debug builds fails on a call.
  private static func limit(_ option: String, _ value: String, of command: String, _ words: [String], fault: String)
    -> OptionUse
  {
    OptionUse(
      command, option, words + ["--\(option)", value], after: "echo 'func bad() { \(fault)() }' > Bad.swift",
      environment: ["CONCURLINT_FAULTS": "1"]
    ) { outcome, _ in outcome.status == 2 && outcome.errors.contains("Bad.swift: The linter") }
  }

  private static let lint: [OptionUse] = [
    OptionUse("lint", "format", ["--format=jsonl"], prints("{\"rule\":\"mutable-global-state\"")),
    OptionUse("lint", "output", ["--output=json:out.json", "--output", "xcode"]) { outcome, workspace in
      try finds("mutable-global-state")(outcome, workspace) && workspace.read("out.json").contains("\"diagnostics\"")
    },
    OptionUse("lint", "exclude", ["--exclude=A.swift"], finds()),
    OptionUse(
      "lint", "baseline", ["--baseline=list"], after: "\"$CONCURLINT\" baseline create --quiet --baseline list", finds()
    ),
    OptionUse("lint", "since", ["--since=HEAD"], after: inGit + " && echo 'var other = 1' >> A.swift") { outcome, _ in
      outcome.output.hasPrefix("A.swift:2:") && outcome.status == 1
    },
    OptionUse(
      "lint", "staged", ["--staged"],
      after: inGit + " && echo 'var other = 1' >> A.swift && git add . && echo 'var more = 1' >> A.swift"
    ) { outcome, _ in
      outcome.output.hasPrefix("A.swift:2:") && !outcome.output.contains("A.swift:3:")
    },
    OptionUse("lint", "fail-on", ["--fail-on=never"], leaves(0)),
    OptionUse("lint", "min-severity", ["--min-severity=error", "--swift-version=5"], finds()),
    OptionUse(
      "lint", "max-findings", ["--max-findings=0", "--format=text"], prints("1 problem not shown (--max-findings 0).")),
    OptionUse("lint", "group-by", ["--group-by=file", "--format=text"], prints("── A.swift: 1 error\n")),
    OptionUse("lint", "allow-empty", ["--allow-empty", "Empty"], after: "mkdir Empty", leaves(0)),
    OptionUse("lint", "jobs", ["--jobs=3"], finds("mutable-global-state")),
    OptionUse("lint", "color", ["--color=always", "--format=text"], prints("\u{1B}[")),
    OptionUse(
      "lint", "include-suppressed", ["--include-suppressed", "--format=sarif"],
      after: "echo '// concurlint:disable:next mutable-global-state - on purpose\nvar limit = 1' > A.swift",
      prints("\"justification\":\"on purpose\"")),
    OptionUse(
      "lint", "sarif-category", ["--sarif-category=app", "--format=sarif"], prints("\"id\": \"concurlint/app/\"")),
    OptionUse("lint", "quiet", ["--quiet", "--allow-empty", "Empty"], after: "mkdir Empty") { outcome, _ in
      outcome.errors == ""
    },
    // It goes on for ever: see WatchTests.
    OptionUse("lint", "watch", ["--watch", "-"]) { outcome, _ in
      outcome.status == 2 && outcome.errors.contains("option '--watch' needs files")
    },
    OptionUse("lint", "statistics", ["--statistics"]) { outcome, _ in
      outcome.errors.contains(#/mutable-global-state +1 +0\n/#)
    },
    OptionUse(
      "lint", "statistics", ["--statistics=reasons"], after: "echo 'class C: Base { static var limit = 1 }' > A.swift"
    ) { outcome, _ in
      outcome.errors.contains("     1  isolation: no known declaration of 'Base'\n")
    },
    OptionUse("lint", "timings", ["--timings=json"]) { outcome, _ in
      outcome.errors.hasPrefix("{\"stages\":{\"discover\":")
    },
    OptionUse("lint", "stdin-filename", ["-", "--stdin-filename=New.swift"], input: "var new = 1\n") { outcome, _ in
      outcome.output.hasPrefix("New.swift:1:")
    }
  ]

  /// The project is in Swift 5 mode for these: of what is in Swift 6 mode nothing is forecast.
  private static let forecast: [OptionUse] = {
    let id = "forecast-mutable-global-variable"
    // What waits in 'B.swift' is forecast, too.
    let inMode5 = "rm B.swift && sed -i.bak s/6.0/5.9/ Package.swift"
    func use(_ option: String, _ words: [String], after script: String = "true", _ holds: @escaping Check) -> OptionUse
    {
      OptionUse("forecast", option, words, after: "\(inMode5) && \(script)", holds)
    }
    return [
      use("format", ["--format=jsonl"], prints("{\"rule\":\"\(id)\"")),
      use("output", ["--output=json:out.json"]) { _, workspace in try workspace.read("out.json").contains(id) },
      use("exclude", ["--exclude=A.swift"], leaves(0, printing: "")),
      use(
        "baseline", ["--baseline=list"],
        after: "\"$CONCURLINT\" baseline create --quiet --only-rule=\(id) --baseline list", leaves(0, printing: "")),
      use("since", ["--since=HEAD"], after: inGit + " && echo 'var other = 1' >> A.swift", prints("A.swift:2:")),
      use(
        "staged", ["--staged"], after: inGit + " && echo 'var other = 1' >> A.swift && git add .", prints("A.swift:2:")),
      use("fail-on", ["--fail-on=error"], leaves(1)),
      use("by", ["--by=file", "--format=text"], prints("── A.swift: 1 error")),
      use("max-findings", ["--max-findings=0", "--format=text"], prints("1 problem not shown (--max-findings 0).")),
      use("allow-empty", ["--allow-empty", "Empty"], after: "mkdir Empty", leaves(0)),
      use("jobs", ["--jobs=3"], prints("[\(id)]")),
      use("color", ["--color=always", "--format=text"], prints("\u{1B}[")),
      use("quiet", ["--quiet"]) { outcome, _ in outcome.errors.isEmpty },
      use("statistics", ["--statistics"]) { outcome, _ in outcome.errors.contains("\(id) ") },
      use("config", ["--config=other.yml"], prints("[\(id)]")),
      use("no-config", ["--no-config"], prints("[\(id)]")),
      use("default-isolation", ["--default-isolation=MainActor"], leaves(0, printing: "")),
      use("enable-upcoming-feature", ["--enable-upcoming-feature=ExistentialAny"], prints("[\(id)]")),
      use(
        "platform", ["--platform=linux"], after: "echo '#if os(Linux)\nvar a = 1\n#endif' > A.swift",
        prints("A.swift:2:")),
      use("compiler-diagnostics", ["--compiler-diagnostics=nowhere"]) { outcome, _ in
        outcome.errors.contains("nowhere: ")
      },
      use(
        "warnings", ["--warnings", "--platform=ios"],
        after: "printf 'import UIKit\\nfunc f(_ v: UIView) { v.alpha = 1 }\\n' > A.swift",
        prints("[forecast-actor-isolation]")),
      use("no-debug", ["--no-debug"], after: "echo '#if DEBUG\nvar a = 1\n#endif' > A.swift", leaves(0, printing: "")),
      use("define", ["--define=EXTRA"], after: "echo '#if EXTRA\nvar a = 1\n#endif' > A.swift", prints("A.swift:2:")),
      use(
        "what-if", ["--what-if"],
        after: "printf 'public class K {}\\npublic let a = K()\\npublic let b = K()\\n' > A.swift",
        { outcome, _ in
          outcome.errors.contains("A.swift:1:14 class 'K': 'final' and 'Sendable' remove 2; net 2, checked")
        }),
      use("checks", ["--what-if", "--checks=1"], after: "printf 'class K {}\\nlet a = K()\\nlet b = K()\\n' > A.swift")
      {
        outcome, _ in outcome.errors.contains("'--checks' is used up")
      },
      use("set", ["--set=A.swift:1: @MainActor"], prints("removes 1, adds 0: net 1; callers may have to 'await'"))
    ]
  }()

  private static let fix: [OptionUse] = [
    OptionUse("fix", "unsafe-fixes", ["--unsafe-fixes", "--no-config", "--allow-dirty"]) { _, workspace in
      try workspace.read("B.swift").contains("Task.sleep")
    },
    OptionUse("fix", "diff", ["--diff"]) { outcome, workspace in
      try outcome.output.contains("\n+let limit = 1\n") && workspace.read("A.swift") == "var limit = 1\n"
    },
    OptionUse("fix", "plan", ["--plan"]) { outcome, _ in outcome.output.contains("Step 1: ") },
    OptionUse("fix", "format", ["--plan", "--format=json"]) { outcome, _ in outcome.output.contains(#""steps""#) },
    OptionUse("fix", "step", ["--step=9"]) { outcome, _ in outcome.errors.contains("there is no step 9") },
    OptionUse("fix", "verify", ["--verify=test ! -e A.swift || grep -q var A.swift"]) { outcome, workspace in
      try outcome.output.contains("Taken back") && workspace.read("A.swift") == "var limit = 1\n"
    },
    OptionUse("fix", "add-suppressions", ["--add-suppressions=later"]) { _, workspace in
      try workspace.read("A.swift") == "// concurlint:disable:next mutable-global-state - later\nvar limit = 1\n"
    },
    OptionUse("fix", "allow-dirty", ["--allow-dirty"], after: inGit + " && echo >> A.swift") { _, workspace in
      try workspace.read("A.swift").hasPrefix("let")
    },
    OptionUse("fix", "exclude", ["--exclude=A.swift"]) { _, workspace in try workspace.read("A.swift").hasPrefix("var")
    },
    OptionUse("fix", "fail-on", ["--fail-on=never", "--no-config", "--disable-rule=mutable-global-state"], leaves(0)),
    OptionUse("fix", "allow-empty", ["--allow-empty", "Empty"], after: "mkdir Empty", prints("Nothing to fix.")),
    OptionUse("fix", "jobs", ["--jobs=2"]) { _, workspace in try workspace.read("A.swift").hasPrefix("let") },
    OptionUse("fix", "quiet", ["--quiet"]) { outcome, workspace in
      try outcome.output.isEmpty && workspace.read("A.swift").hasPrefix("let")
    }
  ]

  private static let report: [OptionUse] = [
    OptionUse("report", "format", ["--format=json"], prints("\"format\": \"concurlint-migration-report\"")),
    OptionUse("report", "output", ["--output=json:out.json", "--output", "markdown:out.md"]) { outcome, workspace in
      try outcome.output.isEmpty && workspace.read("out.json").contains("\"readiness\": {")
        && workspace.read("out.md").hasPrefix("# Migration to Swift 6: P\n")
    },
    OptionUse(
      "report", "previous", ["--previous=old.json"], after: "\"$CONCURLINT\" report --no-config --output json:old.json",
      prints("**1 fixed, 0 new, 1 remaining.**")),
    // A build is read elsewhere (the tests of the compiler's diagnostics); here, that the directory is used.
    OptionUse(
      "report", "compiler-diagnostics", ["--compiler-diagnostics=built"], after: "mkdir built",
      prints("built: no files of diagnostics")),
    OptionUse("report", "exclude", ["--exclude=A.swift"], prints("**0 findings:**")),
    OptionUse("report", "allow-empty", ["--allow-empty", "Empty"], after: "mkdir Empty", leaves(0)),
    OptionUse("report", "jobs", ["--jobs=3"], prints("**1 finding:**")),
    OptionUse("report", "quiet", ["--quiet", "--allow-empty", "Empty"], after: "mkdir Empty") { outcome, _ in
      outcome.errors == ""
    }
  ]

  private static let baseline: [OptionUse] = [
    OptionUse("baseline", "baseline", ["create", "--baseline=list"]) { _, workspace in
      try workspace.read("list").hasPrefix("# concurlint baseline")
    },
    OptionUse("baseline", "force", ["create", "--force", "--baseline=list"], after: "echo old > list") { _, workspace in
      try workspace.read("list").hasPrefix("# concurlint baseline")
    },
    OptionUse(
      "baseline", "format", ["compare", "--format=json"], after: "\"$CONCURLINT\" baseline create",
      prints("\"known\": 1")),
    OptionUse("baseline", "exclude", ["create", "--exclude=A.swift"], prints("wrote 0 findings")),
    OptionUse(
      "baseline", "fail-on", ["compare", "--fail-on=never", "--no-config"], after: "\"$CONCURLINT\" baseline create",
      { outcome, _ in
        outcome.status == 0 && outcome.output.contains("1 new")
      }),
    OptionUse(
      "baseline", "allow-empty", ["create", "--allow-empty", "Empty"], after: "mkdir Empty", prints("wrote 0 findings")),
    OptionUse("baseline", "jobs", ["create", "--jobs=2"], prints("wrote 1 finding")),
    OptionUse("baseline", "quiet", ["create", "--quiet"]) { outcome, _ in outcome.output.isEmpty && outcome.status == 0
    }
  ]

  /// The same options of all commands that run rules, or say which ones would.
  private static let chosenRules: [OptionUse] = ["lint", "fix", "report", "baseline", "config"].flatMap {
    command -> [OptionUse] in
    /// The command's output about the rules that the option leaves.
    func shows(_ global: Bool, _ blocking: Bool) -> Check {
      { outcome, _ in
        switch command {
        case "lint":
          outcome.output.contains("[mutable-global-state]") == global
            && outcome.output.contains("[blocking-wait-in-async]") == blocking
        case "fix":
          outcome.output.contains("+let limit") == global
            && outcome.errors.contains("blocking-wait-in-async") == blocking
        case "report":
          outcome.output.contains("\n### `mutable-global-state`\n") == global
            && outcome.output.contains("\n### `blocking-wait-in-async`\n") == blocking
        case "baseline": outcome.output.contains("wrote \((global ? 1 : 0) + (blocking ? 1 : 0)) finding")
        default: isOn("mutable-global-state", outcome) == global && isOn("blocking-wait-in-async", outcome) == blocking
        }
      }
    }
    let first = ["fix": ["--diff"], "baseline": ["create"], "config": ["--format=json", "A.swift"]][
      command, default: []]
    return [
      OptionUse(
        command, "only-rule", first + ["--only-rule", "blocking-wait-in-async,detached-task"], shows(false, true)),
      OptionUse(command, "disable-rule", first + ["--disable-rule=mutable-global-state"], shows(false, false)),
      OptionUse(command, "enable-all-rules", first + ["--enable-all-rules"], shows(true, true)),
      OptionUse(command, "config", first + ["--config=other.yml"], shows(false, true)),
      OptionUse(command, "no-config", first + both, shows(true, true))
    ]
  }

  private static func isOn(_ rule: String, _ outcome: BuiltCommand.Outcome) -> Bool {
    guard let line = outcome.output.split(separator: "\n").first(where: { $0.contains("\"\(rule)\"") }) else {
      return false
    }
    return line.contains("true")
  }

  /// The same options of all commands that know how code is compiled.
  private static let settings: [OptionUse] = ["lint", "fix", "report", "baseline", "settings", "isolation"].flatMap {
    command -> [OptionUse] in
    switch command {
    case "settings":
      [
        OptionUse(command, "swift-version", ["--swift-version=5"], prints("language mode: 5 (")),
        OptionUse(
          command, "strict-concurrency", ["--swift-version=5", "--strict-concurrency=targeted"],
          prints("strict concurrency: targeted (")),
        OptionUse(
          command, "default-isolation", ["--default-isolation=MainActor"], prints("default isolation: MainActor (")),
        OptionUse(
          command, "enable-upcoming-feature", ["--enable-upcoming-feature=ExistentialAny"], prints("ExistentialAny"))
      ]
    case "isolation":
      [
        // A wrapper isolates the type that uses it up to Swift 5 only (SE-0401).
        OptionUse(
          command, "swift-version", ["--swift-version=5", "C.swift"],
          after:
            "echo '@propertyWrapper struct W { @MainActor var wrappedValue = 0 }; struct S { @W var a }' > C.swift",
          prints("struct S: @MainActor")),
        // Variables of a script are on the main actor where all is checked (SE-0343).
        OptionUse(
          command, "strict-concurrency", ["--swift-version=5", "--strict-concurrency=complete", "main.swift"],
          after: "echo 'var count = 0' > main.swift", prints("property count: @MainActor")),
        OptionUse(command, "default-isolation", ["--default-isolation=MainActor", "A.swift"], prints("@MainActor")),
        OptionUse(
          command, "enable-upcoming-feature", ["--enable-upcoming-feature=NonisolatedNonsendingByDefault", "B.swift"],
          prints("nonisolated(nonsending)"))
      ]
    default:
      [
        "swift-version=4", "strict-concurrency=complete", "default-isolation=MainActor",
        "enable-upcoming-feature=ExistentialAny"
      ].map { option in
        let first = ["fix": ["--diff"], "baseline": ["create"]][command, default: []]
        let name = String(option.prefix { $0 != "=" })
        return OptionUse(command, name, first + ["--\(option)"]) { outcome, _ in
          // Where all is on the main actor, global variables are safe; in other modes and with other features they stay
          // what they are.
          let isFound =
            switch command {
            case "lint": outcome.output.contains("[mutable-global-state]")
            case "fix": outcome.output.contains("+let limit")
            case "report":
              outcome.output.contains("## What if: `--\(option.replacing("=", with: " "))`\n")
                && outcome.output.contains(" would appear, 0 would go.")
            default: !outcome.output.contains("wrote 0 ")
            }
          return isFound == (name != "default-isolation")
        }
      }
    }
  }

  private static let others: [OptionUse] = [
    OptionUse("server", "record", ["--record=messages"], input: "Content-Length: 12\r\n\r\n{\"method\":1}") {
      outcome, workspace in
      try outcome.status == 1 && workspace.read("messages").contains("\"from\":\"client\",\"message\":{\"method\":1}}")
    },
    OptionUse("docs", "output", ["--output=site"]) { _, workspace in
      try workspace.read("site/index.html").hasPrefix("<!DOCTYPE html>")
    },
    OptionUse("docs", "repository", ["--output=site", "--repository=me/mine"]) { _, workspace in
      try workspace.read("site/guides/github.html").replacing("<wbr>", with: "").contains("uses: me/mine-action@0.1.0")
    },
    OptionUse("rules", "format", ["--format=json"], prints("\"id\": \"mutable-global-state\"")),
    OptionUse("rules", "color", ["--color=always"], prints("\u{1B}[")),
    OptionUse("rules", "markdown", ["--markdown"], prints("| `mutable-global-state` |")),
    OptionUse("explain", "format", ["--format=json", "detached-task"], prints("\"why\": ")),
    OptionUse("explain", "color", ["--color=always", "detached-task"], prints("\u{1B}[")),
    OptionUse("config", "schema", ["--schema"], prints("\"$schema\": \"http://json-schema.org/draft-07/schema#\"")),
    OptionUse("config", "format", ["--format=json"], prints("\"rules\"")),
    OptionUse("settings", "format", ["--format=json"], prints("\"targets\"")),
    OptionUse("isolation", "format", ["--format=json", "A.swift"], prints("\"isolation\"")),
    OptionUse("index", "format", ["--format=json", "A.swift"], prints("\"declarations\"")),
    OptionUse("type", "format", ["--format=json", "A.swift:1:5"], prints("\"Int\"")),
    OptionUse("type", "all", ["--all", "A.swift"], prints("limit")),
    OptionUse("syntax", "format", ["--format=tokens", "A.swift"], prints("\t0\t3\n")),
    OptionUse(
      "syntax", "files-from", ["--files-from=list", "--format=tokens", "--output-directory=out"],
      after: "echo A.swift > list; mkdir out"
    ) { _, workspace in
      try workspace.read("out/0.tokens").contains("\t0\t3\n")
    },
    OptionUse(
      "syntax", "output-directory", ["--format=nodes", "--output-directory=out", "--files-from=list"],
      after: "echo B.swift > list; mkdir out"
    ) { _, workspace in
      try workspace.read("out/0.nodes").contains("FunctionCallExpr")
    }
  ]
}
