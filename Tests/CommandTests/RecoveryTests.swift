import Foundation
import Testing

/// A project with a file that the linter fails on. The rules that fail exist only in debug builds, and run only if the
/// environment requests them.
private struct FailingProject {
  static let faults = ["CONCURLINT_FAULTS": "1"]

  /// No other file depends on the failing one: a run without it finds the same.
  static let others = [
    "Limit.swift": "var limit = 1\n",
    "Wait.swift": "import Foundation\nfunc wait() async { Thread.sleep(forTimeInterval: 1) }\n",
    "Pause.swift": "func pause() async throws { try await Task.sleep(nanoseconds: 1_000_000_000) }\n"
  ]

  let whole: Workspace
  let without: Workspace

  init(_ failing: [String: String]) throws {
    whole = try Workspace(Self.others.merging(failing) { $1 })
    without = try Workspace(Self.others)
  }

  func run(_ arguments: String..., input: String = "") throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: whole.path, input: input, environment: Self.faults)
  }
}

#if DEBUG
  @Suite("A file that the linter fails on costs that file, never the run")
  struct RecoveryTests {

    /// The call that a rule fails on, its rule, and a part of the message about it.
    private static let faults = [
      ("faultTrap", "fault-trap", "a failed precondition"),
      ("faultStack", "fault-stack", "a stack overflow"),
      ("faultTime", "fault-time", "took longer"),
      ("faultMemory", "fault-memory", "ran out of memory")
    ]

    private static let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P", path: ".")])

      """

    /// Enough for memory to run out first, on a slow machine as well.
    private static func limits(_ fault: String) -> [String] {
      fault == "faultTime" ? ["--timeout-per-file", "1"] : ["--memory-limit", "512", "--timeout-per-file", "60"]
    }

    @Test(
      "The other files' findings are those of a run without it, and the file and the rule are named", arguments: faults)
    func lint(call: String, rule: String, event: String) throws {
      let project = try FailingProject(["Bad.swift": "func bad() { \(call)() }\n"])
      let outcome = try BuiltCommand.run(
        Self.limits(call) + ["."], in: project.whole.path, environment: FailingProject.faults)
      #expect(outcome.status == 2)
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      let ofFailure = lines.filter { $0.hasPrefix("Bad.swift") }
      #expect(ofFailure.count == 1)
      #expect(ofFailure[0].hasPrefix("Bad.swift:1:1: error: ") && ofFailure[0].hasSuffix("[internal-error]"))
      #expect(ofFailure[0].contains("'\(rule)'") && ofFailure[0].contains(event))
      #expect(
        lines.filter { !$0.hasPrefix("Bad.swift") }.joined(separator: "\n") == (try project.without.run(".").output))
      #expect(outcome.errors.contains("Bad.swift: ") && outcome.errors.contains(rule))
    }

    @Test("SARIF says that the invocation did not succeed, on which file, and in which rule")
    func sarif() throws {
      let project = try FailingProject(["Bad.swift": "func bad() { faultTrap() }\n"])
      let report =
        try JSONSerialization.jsonObject(with: Data(project.run("--format=sarif", ".").output.utf8)) as? [String: Any]
      let run = try #require((report?["runs"] as? [[String: Any]])?.first)
      let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
      #expect(invocation["executionSuccessful"] as? Bool == false)
      let notification = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
      #expect((notification["descriptor"] as? [String: String])?["id"] == "internal-error")
      #expect((notification["associatedRule"] as? [String: String])?["id"] == "fault-trap")
      #expect(String(describing: notification["locations"] ?? "").contains("Bad.swift"))
      let rules = (run["results"] as? [[String: Any]])?.compactMap { $0["ruleId"] as? String } ?? []
      #expect(rules.contains("internal-error") && rules.contains("mutable-global-state"))
    }

    @Test("Several files that fail are left out one after the other")
    func several() throws {
      let bad = Dictionary(
        uniqueKeysWithValues: (1...5).map { ("Bad\($0).swift", "func bad\($0)() { faultTrap() }\n") })
      let outcome = try FailingProject(bad).run(".")
      #expect(outcome.status == 2)
      #expect(outcome.output.split(separator: "\n").filter { $0.hasSuffix("[internal-error]") }.count == 5)
      #expect(outcome.output.contains("Limit.swift"))
    }

    @Test("A rule that fails everywhere is left out, rather than every file")
    func everywhere() throws {
      let bad = Dictionary(
        uniqueKeysWithValues: (1...30).map { ("Bad\($0).swift", "func bad\($0)() { faultTrap() }\nvar b\($0) = 1\n") })
      let outcome = try FailingProject(bad).run(".")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("rule 'fault-trap' failed in too many files"))
      #expect(outcome.output.split(separator: "\n").filter { $0.hasSuffix("[internal-error]") }.count == 8)
      #expect(outcome.output.split(separator: "\n").filter { $0.hasSuffix("[mutable-global-state]") }.count == 23)
    }

    @Test("One thread and many end the same")
    func threads() throws {
      let project = try FailingProject([
        "Bad.swift": "func bad() { faultTrap() }\n", "Deep.swift": "func deep() { faultStack() }\n"
      ])
      #expect(try project.run("--jobs=1", ".").output == project.run("--jobs=8", ".").output)
    }

    @Test("What a directory is called makes no difference", arguments: ["two words", "a=b", "ü", "-"])
    func names(of directory: String) throws {
      let outcome = try FailingProject(["\(directory)/Bad.swift": "func bad() { faultTrap() }\n"]).run(".")
      #expect(outcome.output.contains("\(directory)/Bad.swift:1:1: error: The linter crashed"))
    }

    @Test("Standard input that was read is there for the next attempt")
    func standardInput() throws {
      let project = try FailingProject(["Bad.swift": "func bad() { faultTrap() }\n"])
      let outcome = try project.run("-", "Bad.swift", "--stdin-filename", "New.swift", input: "var new = 1\n")
      #expect(outcome.output.contains("New.swift:1:5: "))
      #expect(outcome.output.contains("Bad.swift:1:1: error: The linter crashed"))
    }

    @Test("Standard input is kept where the directory for temporary files is none")
    func standardInputWithoutTemporaryDirectory() throws {
      let project = try FailingProject(["Bad.swift": "func bad() { faultTrap() }\n"])
      let outcome = try BuiltCommand.run(
        ["-", "Bad.swift", "--stdin-filename", "New.swift"], in: project.whole.path, input: "var new = 1\n",
        environment: FailingProject.faults.merging(["TMPDIR": "\(project.whole.path)/nowhere"]) { $1 })
      #expect(outcome.output.contains("New.swift:1:5: "))
    }

    @Test("A file that fails again although it was left out ends the run")
    func again() throws {
      // Longer than what one attempt can tell the next.
      let name = String(repeating: "a/", count: 2200) + "New.swift"
      let outcome = try FailingProject([:]).run("-", "--stdin-filename", name, input: "func bad() { faultTrap() }\n")
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("failed again on a file that it had left out"))
    }

    @Test("'fix' fixes the other files, and leaves the failing one as it is")
    func fix() throws {
      let failing = "func bad() async throws { faultTrap(); try await Task.sleep(nanoseconds: 2_000_000_000) }\n"
      let project = try FailingProject(["Bad.swift": failing])
      let outcome = try project.run("fix", "--unsafe-fixes", ".")
      #expect(outcome.status == 2)
      #expect(try project.whole.read("Bad.swift") == failing)
      _ = try project.without.run("fix", "--unsafe-fixes", ".")
      #expect(try project.whole.read("Pause.swift").contains(".seconds(1)"))
      #expect(try project.whole.read("Pause.swift") == project.without.read("Pause.swift"))
      #expect(try project.without.read("Limit.swift") == "let limit = 1\n")
      #expect(try project.whole.read("Limit.swift") == "var limit = 1\n", "the failing file may change it")
    }

    @Test("'fix' changes no function that the failing file may call")
    func fixAcrossFiles() throws {
      let files = [
        "Box.swift": """
        import SwiftData
        @Model final class Item { var name = ""; init() {} }
        func rename(_ context: ModelContext) { context.rollback() }
        func run(context: ModelContext) { Task.detached { rename(context) } }

        """
      ]
      let whole = try Workspace(files.merging(["Bad.swift": "func bad() { faultTrap() }\n"]) { $1 })
      let outcome = try BuiltCommand.run(
        ["fix", "--unsafe-fixes", "--diff", "."], in: whole.path, environment: FailingProject.faults)
      #expect(outcome.status == 2)
      #expect(!outcome.output.contains("-func rename(_ context: ModelContext)"))
    }

    @Test("No suppression is called unused, or removed, whose finding may depend on the failing file")
    func suppressions() throws {
      let source = "// concurlint:disable:next redundant-main-actor-task - see #1\nfunc quiet() {}\n"
      let project = try FailingProject(["Quiet.swift": source, "Bad.swift": "func bad() { faultTrap() }\n"])
      #expect(try project.whole.run(".").output.contains("[unused-suppression]"))
      #expect(try !project.run(".").output.contains("[unused-suppression]"))
      _ = try project.run("fix", "--unsafe-fixes", ".")
      #expect(try project.whole.read("Quiet.swift") == source)
    }

    @Test("'report' is made of the other files, and says what is missing")
    func report() throws {
      let project = try FailingProject(["Bad.swift": "func bad() { faultTrap() }\n"])
      let outcome = try project.run("report", "--format=json", ".")
      #expect(outcome.status == 2)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      let leftOut = try #require((report["head"] as? [String: Any])?["leftOut"] as? [[String: String]])
      #expect(leftOut.count == 1 && leftOut[0]["path"] == "Bad.swift" && leftOut[0]["kind"] == "failed")
    }

    @Test("'report' does not count findings of an earlier report in the failing file as fixed")
    func reportAfterReport() throws {
      let workspace = try Workspace(["A.swift": "let a = 1\n", "Bad.swift": "var b = 1\nfunc bad() { faultTrap() }\n"])
      _ = try workspace.run("report", "--output", "json:old.json", ".")
      let arguments = ["report", "--previous", "old.json", "--format", "markdown", "."]
      let outcome = try BuiltCommand.run(arguments, in: workspace.path, environment: FailingProject.faults)
      #expect(outcome.output.contains("0 fixed, 0 new, 0 remaining"))
      #expect(!outcome.output.contains("Nothing is left of it."))
    }

    @Test("'baseline' lists what is found in the other files, and not the failure")
    func baseline() throws {
      let project = try FailingProject(["Bad.swift": "func bad() { faultTrap() }\n"])
      #expect(try project.run("baseline", "create", ".").status == 2)
      let list = try project.whole.read(".concurlint-baseline")
      #expect(list.contains("mutable-global-state") && !list.contains("internal-error"))
    }

    @Test("Known findings in a failing file, or of a rule that failed too often, do not count as fixed")
    func baselineOfFailingFile() throws {
      let bad = Dictionary(
        uniqueKeysWithValues: (1...8).map { ("Bad\($0).swift", "func bad\($0)() { faultTrap() }\nvar b\($0) = 1\n") })
      let project = try FailingProject(bad.merging(["Package.swift": Self.manifest]) { $1 })
      _ = try project.whole.run("baseline", "create", ".")
      let list = try project.whole.read(".concurlint-baseline")
      try project.whole.write(
        Data((list + "Limit.swift\tfault-trap\tlimit\t0123456789abcdef\t1\n").utf8), to: ".concurlint-baseline")
      let comparison = try project.run("baseline", "compare", ".")
      #expect(comparison.status == 2)
      #expect(comparison.output == "0 new, 2 known, 0 fixed\n")
      #expect(
        try !project.run("--baseline", ".concurlint-baseline", ".").errors.contains("warning: .concurlint-baseline"))
    }

    @Test("Failures are reported in the order of their paths, whichever came first")
    func order() throws {
      let bad = Dictionary(
        uniqueKeysWithValues: (1...4).map {
          ("Bad\($0).swift", "func bad\($0)() { \($0 % 2 == 0 ? "faultTrap" : "faultStack")() }\n")
        })
      let project = try FailingProject(bad)
      for jobs in [1, 4, 8] {
        let names = try project.run("--jobs=\(jobs)", ".").errors.split(separator: "\n").filter {
          $0.contains("Bad") && $0.contains("left out")
        }
        #expect(names == names.sorted() && names.count == 4)
      }
    }

    @Test("A program that the run starts is not told about failures")
    func environment() throws {
      let project = try FailingProject(["Bad.swift": "func bad() { faultTrap() }\n"])
      _ = try project.run("fix", "--unsafe-fixes", "--verify", "env > seen.txt", ".")
      #expect(try !project.whole.read("seen.txt").contains("CONCURLINT_FAILURE"))
    }

    @Test(
      "After memory ran out with several files at work, a report is made of one file at a time",
      .enabled(if: SystemCalls.isTraced, "\(SystemCalls.isMissing)"))
    func oneThread() throws {
      let sources = (1...8).map { ("File\($0).swift", "let value\($0) = 1\n") }
      let workspace = try Workspace(Dictionary(uniqueKeysWithValues: sources))
      func threadCount(_ jobs: Int) throws -> Int {
        let trace = "strace -f -qq -e trace=clone,clone3 -o \(jobs).trace"
        let run = "CONCURLINT_FAILURE_0='m - ' \(trace) \"$CONCURLINT\" report --jobs \(jobs) --output json:out.json ."
        let outcome = try workspace.shell("\(run); grep -c 'clone.* = [0-9]' \(jobs).trace; rm \(jobs).trace")
        return try #require(Int(outcome.output.split(separator: "\n").last ?? ""))
      }
      #expect(try threadCount(8) == threadCount(1))
    }

    @Test("A record that no attempt wrote is ignored", arguments: ["", "x", "4", "4 -", "t  "])
    func foreignRecord(record: String) throws {
      let workspace = try Workspace(FailingProject.others)
      let outcome = try workspace.run(".", environment: ["CONCURLINT_FAILURE_0": record])
      #expect(outcome.output == (try workspace.run(".").output))
    }
  }
#endif
