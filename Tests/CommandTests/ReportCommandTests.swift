import Foundation
import LintReporting
import Testing

/// `concurlint report`, as a planner runs it.
@Suite("Migration reports")
struct ReportCommandTests {
  /// A package whose app imports a library, each with findings, and a test target without.
  static func package() throws -> Workspace {
    try Workspace([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.macOS(.v14)],
        targets: [
          .target(name: "App", dependencies: ["Store"]), .target(name: "Store"), .testTarget(name: "StoreTests", dependencies: ["Store"]),
        ])

      """,
      "Sources/Store/Store.swift": "public var limit = 1\npublic actor Store {\n  public init() {}\n}\n",
      "Sources/App/App.swift": """
      import Store
      func wait() async throws {
        try await Task.sleep(nanoseconds: 1_000_000_000)
      }
      func start() async throws { try await wait() }

      """,
      "Tests/StoreTests/StoreTests.swift": "import XCTest\nimport Store\nfinal class StoreTests: XCTestCase {}\n",
      ".concurlint.yml": "opt_in_rules: [strict-concurrency-not-complete]\n"
    ])
  }

  static func json(_ workspace: Workspace, _ arguments: String..., epoch: String = "1763800000") throws -> JSON {
    let outcome = try BuiltCommand.run(
      ["report", "--format=json", "--quiet"] + arguments, in: workspace.path, environment: ["SOURCE_DATE_EPOCH": epoch])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSON(outcome.output)
  }

  @Test("Targets come before what imports them, tests last, each with the settings that it is compiled with")
  func targets() throws {
    let report = try Self.json(Self.package())
    #expect(report["plan"]["targetOrder"].strings == ["Store", "App", "StoreTests"])
    #expect(report["head"]["targets"][1]["dependsOn"].strings == ["Store"])
    #expect(report["head"]["targets"][0]["settings"][0]["value"].string == "5")
    #expect(report["head"]["targets"][0]["settings"][0]["place"]["path"].string == "Package.swift")
    #expect(report["head"]["targets"][0]["settings"][1]["origin"].string == "assumed")
  }

  @Test("Targets that import each other are on one level, and what imports them comes after")
  func ring() throws {
    let workspace = try Workspace([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\"), .target(name: \"Z\")])\n",
      "Sources/A/A.swift": "import Z\n", "Sources/B/B.swift": "import A\n", "Sources/Z/Z.swift": "import A\n"
    ])
    let report = try Self.json(workspace)
    #expect(report["plan"]["targetOrder"].strings == ["A", "Z", "B"])
    #expect(report["head"]["targets"].array.map { $0["level"].int } == [0, 0, 1])
  }

  @Test("The JSON holds all of the report: what is read from it is written as the same bytes")
  func complete() throws {
    let workspace = try Self.package()
    _ = try workspace.run("report", "--output", "json:old.json", environment: ["SOURCE_DATE_EPOCH": "0"])
    let text = try workspace.run("report", "--format=json", "--previous=old.json", "--swift-version=6", "--quiet")
      .output
    let report = try JSONDecoder().decode(MigrationReport.self, from: Data(text.utf8))
    #expect(report.trend != nil && report.whatIf != nil && !report.issues.isEmpty && !report.verification.isEmpty)
    #expect(String(decoding: ByteStream.bytes { report.writeJSON(to: $0) }, as: UTF8.self) == text)
  }

  @Test("What a rule finds belongs to phases finding by finding: a suggestion is in none of what can crash")
  func phases() throws {
    let workspace = try Workspace([
      ".concurlint.yml": "mutable-global-state: error\n", "Milder/.concurlint.yml": "mutable-global-state: info\n",
      "A.swift": "var limit = 1\n", "Milder/B.swift": "var depth = 1\n"
    ])
    let report = try Self.json(workspace, "--only-rule=mutable-global-state")
    let phases = report["plan"]["phases"].array
    #expect(phases.map { $0["findings"].int } == [1, 0, 0, 1])
    #expect(phases.first?["commands"].array.last?["command"].string?.contains("--fail-on error") == true)
    let issue = report["issues"][0]
    #expect(issue["urgency"].string == "critical" && issue["phase"].int == 1)
    #expect(issue["incidents"].array.map { $0["phase"].int } == [1, 4])
    #expect(issue["incidents"].array.map { $0["urgency"].string } == ["critical", nil])
  }

  @Test("Without a Swift file the report is empty")
  func nothing() throws {
    let outcome = try Workspace().run("report", "--allow-empty")
    #expect(outcome.status == 0 && outcome.errors == "concurlint: warning: no Swift files found\n")
    #expect(outcome.output.contains("No Swift file was analysed."))
  }

  @Test(
    "The date is that of SOURCE_DATE_EPOCH; what is no number of seconds is refused",
    arguments: [("0", "1970-01-01T00:00:00Z"), ("951782400", "2000-02-29T00:00:00Z")])
  func date(epoch: String, date: String) throws {
    #expect(try Self.json(Self.package(), epoch: epoch)["head"]["date"].string == date)
    let outcome = try Self.package().run("report", environment: ["SOURCE_DATE_EPOCH": "soon"])
    #expect(
      outcome.status == 2 && outcome.errors.contains("SOURCE_DATE_EPOCH is a number of seconds since 1970, not 'soon'"))
  }

  @Test("The score is what its formula says")
  func score() throws {
    let report = try Self.json(Self.package())
    let stages = Dictionary(
      uniqueKeysWithValues: report["readiness"]["stages"].array.map {
        ($0["stage"].string ?? "", $0["points"].int ?? 0)
      })
    let targets = report["readiness"]["targets"].array
    #expect(targets.map { $0["target"].string } == ["Store", "App", "StoreTests"])
    for target in targets {
      let score = target["score"]
      let (weight, lines) = (try #require(score["weight"].int), try #require(score["lines"].int))
      let code = weight == 0 ? 30 : 30 * 10 * lines / (10 * lines + 1000 * weight)
      #expect(score["code"].int == code && score["value"].int == code + (stages[target["stage"].string ?? ""] ?? -1))
    }
    let overall = report["readiness"]["overall"]
    let lines = targets.reduce(0) { $0 + ($1["score"]["lines"].int ?? 0) }
    #expect(
      overall["value"].int == targets.reduce(0) {
        $0 + ($1["score"]["value"].int ?? 0) * ($1["score"]["lines"].int ?? 0)
      } / lines)
    #expect(overall["cleanFiles"].int == 1 && overall["files"].int == 4)
  }

  /// One target of a small package, and its readiness.
  private static func readiness(tools: String, settings: String = "", _ source: String) throws -> JSON {
    let workspace = try Workspace([
      "Package.swift":
        "// swift-tools-version: \(tools)\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\", swiftSettings: [\(settings)])])\n",
      "Sources/P/P.swift": source
    ])
    return try json(workspace)["readiness"]
  }

  @Test(
    "Only a target compiled in Swift 6 can be ready, and one that Swift 6 rejects comes last",
    arguments: [
      ("6.0", "", "struct A {}\n", "swift6", 100),
      ("5.9", ".enableUpcomingFeature(\"StrictConcurrency\")", "struct A {}\n", "checked", 75),
      ("5.9", "", "struct A {}\n", "unchecked", 60),
      ("5.9", "", "var limit = 1\n" + String(repeating: "// x\n", count: 10_000), "rejected", 38)
    ])
  func ready(tools: String, settings: String, source: String, stage: String, score: Int) throws {
    let readiness = try Self.readiness(tools: tools, settings: settings, source)
    #expect(readiness["targets"][0]["stage"].string == stage && readiness["overall"]["value"].int == score)
    #expect(
      readiness["isReady"].bool == (stage == "swift6") && readiness["targets"][0]["isReady"].bool == (stage == "swift6")
    )
    #expect(
      readiness["verdict"].string?.hasPrefix(
        stage == "swift6" ? "Ready: its target is compiled" : "Not ready: its target is not compiled") == true)
  }

  @Test("What can crash keeps a target that is compiled in Swift 6 from being ready")
  func crash() throws {
    let readiness = try Self.readiness(
      tools: "6.0",
      "func f() async -> Int {\n  await withCheckedContinuation { continuation in\n    continuation.resume(returning: 1)\n    continuation.resume(returning: 2)\n  }\n}\n"
    )
    #expect(
      readiness["overall"]["findings"]["critical"].int == 1 && readiness["targets"][0]["stage"].string == "swift6")
    #expect(
      readiness["isReady"].bool == false
        && readiness["verdict"].string?.contains("some code can crash, hang or lose data") == true)
  }

  @Test("Suggestions weigh nothing, and are counted apart")
  func suggestions() throws {
    let readiness = try Self.readiness(
      tools: "6.0", "@MainActor func f() {\n  Task { @MainActor in\n    print(1)\n  }\n}\n")
    #expect(readiness["overall"]["findings"]["info"].int == 1 && readiness["overall"]["findings"]["medium"].int == 0)
    #expect(readiness["overall"]["value"].int == 100 && readiness["isReady"].bool == true)
  }

  @Test("Concurrent code weighs where nothing has checked it completely")
  func unchecked() throws {
    let source = "func f() async {}\nactor A {}\n"
    #expect(try Self.readiness(tools: "5.9", source)["overall"]["unchecked"].int == 2)
    #expect(try Self.readiness(tools: "6.0", source)["overall"]["unchecked"].int == 0)
  }

  @Test("Files without a target count as code that is not compiled in Swift 6")
  func strays() throws {
    let readiness = try Self.json(Workspace(["A.swift": "struct A {}\n"]))["readiness"]
    #expect(readiness["overall"]["value"].int == 60 && readiness["isReady"].bool == false)
    #expect(readiness["verdict"].string?.hasPrefix("Not known to be ready: no target was found") == true)
  }

  @Test("A phase counts the files of its findings, and the other files that fixes edit")
  func extent() throws {
    let workspace = try Self.package()
    let phases = try Self.json(workspace)["plan"]["phases"].array
    #expect(phases.map { $0["findings"].int } == [0, 1, 0, 2])
    #expect(phases[3]["files"].int == 2 && phases[3]["otherFiles"].int == 0)
    #expect(
      try workspace.run("report").output.contains(
        "| 2. What Swift 6 rejects, and what blocks | 1 finding in 1 file |"))
  }

  @Test("An incident without a fix says why, in each format")
  func noFix() throws {
    let workspace = try Self.package()
    let issue = try #require(
      try Self.json(workspace)["issues"].array.first { $0["rule"].string == "mutable-global-state" })
    #expect(issue["incidents"][0]["noFixReason"].string == "clients of the module may assign to 'limit'")
    for format in ["markdown", "html"] {
      let output = try workspace.run("report", "--format", format).output
      #expect(output.contains("No automatic fix: clients of the module may assign to "), "\(format)")
    }
  }

  @Test(
    "An incident has its place, the code before and after, who calls the code around, and a name that outlives edits")
  func incident() throws {
    let workspace = try Self.package()
    let issue = try #require(
      try Self.json(workspace)["issues"].array.first { $0["rule"].string == "task-sleep-nanoseconds" })
    let incident = issue["incidents"][0]
    #expect(incident["place"]["path"].string == "Sources/App/App.swift" && incident["place"]["line"].int == 3)
    #expect(incident["symbol"].string == "wait()" && incident["targets"].strings == ["App"])
    #expect(incident["excerpt"]["lines"].strings.contains("  try await Task.sleep(nanoseconds: 1_000_000_000)"))
    #expect(incident["fix"]["change"]["hunks"][0]["lines"].array.map { $0["kind"].string } == ["removed", "added"])
    #expect(incident["callSiteCount"].int == 1 && incident["callSites"][0]["line"].int == 5)
    try workspace.write(
      Data(("// A line more.\n" + workspace.read("Sources/App/App.swift")).utf8), to: "Sources/App/App.swift")
    let moved = try #require(
      try Self.json(workspace)["issues"].array.first { $0["rule"].string == "task-sleep-nanoseconds" })["incidents"][0]
    #expect(moved["id"].string == incident["id"].string && moved["place"]["line"].int == 4)
  }

  @Test("Every phase has commands that run as written")
  func commands() throws {
    let workspace = try Self.package()
    for phase in try Self.json(workspace)["plan"]["phases"].array {
      for command in phase["commands"].array {
        let words = try #require(command["command"].string)
        let outcome = try workspace.shell("\"$CONCURLINT\"" + words.dropFirst("concurlint".count))
        #expect(outcome.status != 2, "\(words): \(outcome.errors)")
      }
    }
  }

  @Test("What one fix changes together is worked on once")
  func sharedFix() throws {
    let workspace = try Workspace()
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fixtures/projects/inventory"
    ).standardized
    try FileManager.default.copyItem(atPath: fixtures.path, toPath: workspace.path + "/p")
    let issue = try #require(
      try Self.json(workspace, "p")["issues"].array.first { $0["rule"].string == "model-context-parameter" })
    let incidents = issue["incidents"].array
    let shared = incidents.filter { $0["fix"]["sharedWith"].string != nil }
    #expect(!shared.isEmpty && shared.allSatisfy { $0["effort"].int == 0 })
    let owners = Set(shared.compactMap { $0["fix"]["sharedWith"].string })
    #expect(incidents.filter { owners.contains($0["id"].string ?? "") }.allSatisfy { $0["effort"].int ?? 0 > 0 })
    #expect(issue["effort"].int == incidents.reduce(0) { $0 + ($1["effort"].int ?? 0) })
    #expect(
      try workspace.run("report", "p").output.contains("fixed together with `p/Attic/Services/DataManager.swift:"))
  }

  // MARK: Writing

  @Test("A report that cannot be written is named with the remedy; the others are written")
  func unwritable() throws {
    let workspace = try Self.package()
    let outcome = try workspace.run("report", "--output", "json:none/out.json", "--output", "markdown:out.md")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "concurlint: error: none/out.json: cannot write the report: no such file or directory; make its directory first\n"
    )
    #expect(try workspace.read("out.md").hasPrefix("# Migration"))
    #expect(try workspace.names().allSatisfy { !$0.hasSuffix(".tmp") })
    let directory = try workspace.run("report", "--output", "json:Sources")
    #expect(
      directory.status == 2 && directory.errors.contains("Sources: cannot write the report")
        && directory.errors.contains("choose another path"))
  }

  @Test(
    "Options that make no sense are refused",
    arguments: [
      (["--output=json"], "option '--output' takes a format and a path: json:FILE"),
      (["--output=yaml:x"], "unknown format 'yaml'"),
      (["--format=marckdown"], "did you mean 'markdown'?"), (["-"], "'report' cannot read standard input")
    ])
  func usage(arguments: [String], message: String) throws {
    let workspace = try Self.package()
    let outcome = try BuiltCommand.run(["report"] + arguments, in: workspace.path)
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("One thread or seven: the same bytes")
  func threads() throws {
    let workspace = try Self.package()
    let reports = try ["1", "2", "7"].map { jobs in
      try ["json", "markdown"].map { format in
        try workspace.run(
          "report", "--format", format, "--jobs", jobs, "--swift-version", "6", environment: ["SOURCE_DATE_EPOCH": "0"]
        ).output
      }
    }
    #expect(Set(reports).count == 1)
  }

  @Test("Findings do not decide the exit status; a file that cannot be read does, and the report says so")
  func unreadable() throws {
    let workspace = try Self.package()
    #expect(try workspace.run("report").status == 0)
    let outcome = try workspace.run("report", "--format=json", ".", "gone.swift")
    #expect(outcome.status == 2 && outcome.errors.contains("gone.swift: no such file or directory"))
    #expect(try JSON(outcome.output)["head"]["leftOut"].array.map { $0["path"].string } == ["gone.swift"])
  }

  @Test("Generated files, and those that a configuration leaves out, are named as not judged")
  func leftOut() throws {
    let workspace = try Self.package()
    try workspace.write(
      Data("// Generated by a tool. DO NOT EDIT\nvar made = 1\n".utf8), to: "Sources/Store/Made.swift")
    try workspace.write(Data("excluded:\n  - App.swift\n".utf8), to: ".concurlint.yml")
    let leftOut = try Self.json(workspace)["head"]["leftOut"].array
    #expect(leftOut.map { $0["kind"].string } == ["excluded", "generated"])
    #expect(leftOut.map { $0["path"].string } == ["Sources/App/App.swift", "Sources/Store/Made.swift"])
  }

  // MARK: Configuration and settings

  @Test("Weights, effort and phases are as the configuration has them, and the report says so")
  func configured() throws {
    let workspace = try Self.package()
    try workspace.write(
      Data(
        """
        opt_in_rules: [strict-concurrency-not-complete]
        report:
          score: {low: 3, half_at: 200}
          effort: {safe: 10, minutes_per_point: 30}
          phases:
            - name: First
              priorities: [low]
              rules: [mutable-global-state]
            - name: Then
              priorities: [critical, high]

        """.utf8), to: ".concurlint.yml")
    let report = try Self.json(workspace)
    #expect(report["plan"]["phases"].array.map { $0["name"].string } == ["First", "Then", "Later"])
    #expect(
      report["plan"]["phases"][0]["rules"].array.map { $0["rule"].string } == [
        "mutable-global-state", "strict-concurrency-not-complete", "task-sleep-nanoseconds"
      ])
    #expect(report["plan"]["minutesPerPoint"].int == 30 && report["plan"]["phases"][0]["effort"].int ?? 0 >= 10)
    #expect(report["readiness"]["weights"]["low"].int == 3 && report["readiness"]["halfScoreDensity"].int == 200)
    #expect(try workspace.run("report").output.contains("30 × 200 ÷ (200 + weight ÷ thousands of lines)"))
  }

  @Test("Paths with different report settings are not reported on together")
  func conflict() throws {
    let workspace = try Self.package()
    try workspace.write(Data("report:\n  score:\n    low: 3\n".utf8), to: "Sources/App/.concurlint.yml")
    #expect(try workspace.run("report").status == 0)
    let outcome = try workspace.run("report", "Sources/App", "Sources/Store")
    #expect(outcome.status == 2 && outcome.errors.contains("say different things about reports"))
  }

  @Test("Other settings are shown with today's, with what they would change")
  func whatIf() throws {
    let workspace = try Workspace([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\", path: \".\")])\n",
      "A.swift": "var limit = 1\n"
    ])
    let report = try Self.json(workspace, "--default-isolation=MainActor")
    #expect(report["readiness"]["overall"]["value"].int ?? 100 < 100)
    #expect(report["whatIf"]["options"].strings == ["--default-isolation MainActor"])
    #expect(report["whatIf"]["overall"]["value"].int == 100 && report["whatIf"]["vanishing"].int == 1)
    #expect(
      report["whatIf"]["rules"][0]["rule"].string == "mutable-global-state"
        && report["whatIf"]["rules"][0]["vanishing"][0]["line"].int == 1)
    let setting = report["head"]["targets"][0]["settings"][2]
    #expect(setting["value"].string == "nonisolated" && setting["whatIf"].string == "MainActor")
  }

  // MARK: Hostile source

  @Test("Source and file names show as text, shortened where long")
  func hostile() throws {
    let name = "A|<b>\n{{x}}.swift"
    let long = String(repeating: "x", count: 1_000_000)
    let workspace = try Workspace([
      name: """
      // </script><img src=x onerror=alert(1)> {{ template }} \u{1B}[31m
      import Foundation
      final class `</script>`: @unchecked Sendable {} // because of the <img onerror=1> | lock {{y}} \u{1B}[31m
      func wait() async { Thread.sleep(forTimeInterval: 1) /* \(long) */ }

      """
    ])
    let text = try workspace.run("report", "--format=json", "--quiet").output
    let report = try JSON(text)
    #expect(text.utf8.count < 100_000 && !text.unicodeScalars.contains("\u{1B}"))
    let incident = report["issues"][0]["incidents"][0]
    #expect(incident["place"]["path"].string == name)
    #expect(incident["excerpt"]["isShortened"].bool == true)
    let hatch = report["inventories"][0]["items"][0]
    #expect(hatch["comment"].string?.contains("<img onerror=1> | lock {{y}} \u{1B}[31m") == true)

    let page = try workspace.run("report", "--quiet").output
    #expect(page.utf8.count < 100_000)
    #expect(!page.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
    var isInFence = false
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") { isInFence.toggle() }
      if isInFence { continue }
      // Outside of code nothing of it is markup.
      let outside = line.replacing(#/`[^`]*`/#, with: "")
      #expect(!outside.contains("<img") && !outside.contains("</script") && !line.contains("{{"), "\(line.prefix(300))")
    }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count { $0.contains("@unchecked Sendable") } == 1)
    // One cell each: the bars of the source are no ends of cells.
    let row = try #require(rows.first { $0.contains("@unchecked Sendable") })
    #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5)
  }
}
