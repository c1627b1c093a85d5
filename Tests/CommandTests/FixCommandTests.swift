import Foundation
import Testing

private let before = "@MainActor func tap() { Task { @MainActor in await load() } }\n@MainActor func load() async {}\n"
private let after = "@MainActor func tap() { Task { await load() } }\n@MainActor func load() async {}\n"

@Suite("Applying fixes from the command line")
struct FixCommandTests {
  /// A repository with everything committed.
  private func repository(_ files: [String: String] = ["A.swift": before]) throws -> Workspace {
    let workspace = try Workspace(files)
    let outcome = try workspace.shell(
      "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm first")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return workspace
  }

  @Test("Fixes are applied, reported, and leave nothing for the second run")
  func applies() throws {
    let workspace = try repository()
    let outcome = try workspace.run("fix", ".")
    #expect(outcome.status == 0)
    #expect(try workspace.read("A.swift") == after)
    #expect(
      outcome.output.hasPrefix(
        "Applied 1 fix in 1 file:\n  A.swift:1: Remove '@MainActor' [redundant-main-actor-task]\n"))
    #expect(try workspace.run("fix", "--allow-dirty", ".").output == "Nothing to fix.\n")
  }

  @Test("What is not to be fixed now is suppressed with a reason")
  func addsSuppressions() throws {
    let workspace = try repository([
      "A.swift": "struct S {\r\n  \(before.replacing("\n", with: "\r\n"))}\r\n", "B.swift": "let a = 1\n"
    ])
    let options = ["--fail-on=info", "--only-rule=redundant-main-actor-task,unused-suppression,invalid-suppression"]
    let outcome = try BuiltCommand.run(
      ["fix", "--add-suppressions", "later, see the plan", "."] + options, in: workspace.path)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.output
        == "Applied 1 fix in 1 file:\n  A.swift:2: Suppress 'redundant-main-actor-task' [redundant-main-actor-task]\n")
    #expect(
      try workspace.read("A.swift").contains(
        "{\r\n  // concurlint:disable:next redundant-main-actor-task - later, see the plan\r\n  @MainActor"))
    #expect(try BuiltCommand.run(options + ["."], in: workspace.path).status == 0)
    #expect(
      try BuiltCommand.run(["fix", "--allow-dirty", "--add-suppressions=x", "."] + options, in: workspace.path).output
        == "Nothing to fix.\n")
    #expect(try workspace.run("fix", "--add-suppressions", "two\nlines", ".").status == 2)
  }

  /// A rule about settings, which is off by default.
  private let checking = "opt_in_rules: [strict-concurrency-not-complete]\n"

  @Test("Findings in projects and configuration files are suppressed there, with a warning about Xcode")
  func suppressedSettings() throws {
    let workspace = try repository([
      "App.swift": "struct App: Sendable {}\n", "Kit.swift": "struct Kit {}\n",
      "Base.xcconfig": "SWIFT_STRICT_CONCURRENCY = minimal\r\n",
      "App.xcodeproj/project.pbxproj": project, ".concurlint.yml": checking
    ])
    #expect(try workspace.run("--fail-on=info").status == 1)
    let outcome = try workspace.run("fix", "--add-suppressions=known", ".")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("App.xcodeproj/project.pbxproj: Xcode drops comments when it saves a project"))
    #expect(try workspace.run("--fail-on=info").status == 0)
    #expect(try workspace.run("--format=text").output.contains("suppressed in the source"))
    #expect(try workspace.run("fix", "--allow-dirty", "--add-suppressions=known", ".").output == "Nothing to fix.\n")
  }

  @Test("Suppressions without effect are removed, and those without a reason get one")
  func correctedSuppressions() throws {
    let workspace = try repository([
      "A.swift":
        "// concurlint:disable:next detached-task - gone\nlet a = 1\n// concurlint:disable:next redundant-main-actor-task\n\(before)",
      ".concurlint.yml": "require_reason: true\n"
    ])
    #expect(try workspace.run().status == 1)
    #expect(try workspace.run("fix", "--add-suppressions=known", ".").status == 0)
    #expect(
      try workspace.read("A.swift")
        == "let a = 1\n// concurlint:disable:next redundant-main-actor-task - known\n\(before)")
    #expect(try workspace.run("--fail-on=info").status == 0)
  }

  @Test(
    "A new configuration and a new baseline do not prevent fixing",
    arguments: [
      "\"$CONCURLINT\" init", "\"$CONCURLINT\" baseline create", "mkdir -p Sub/Deep && touch Sub/Deep/.concurlint.yml",
      "echo 'baseline: lists/known' > .concurlint.yml && mkdir lists && \"$CONCURLINT\" baseline create",
      "echo 'extends: lint/base.yml' > .concurlint.yml && mkdir lint && touch lint/base.yml"
    ])
  func ownFiles(script: String) throws {
    let workspace = try repository()
    #expect(try workspace.shell(script).status == 0)
    let outcome = try workspace.run("fix", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.read("A.swift") == after)
  }

  @Test(
    "What else is new does",
    arguments: ["touch Other.txt", "mkdir lists && touch lists/.concurlint-baseline lists/other", "echo >> B.swift"])
  func otherFiles(script: String) throws {
    let workspace = try repository(["A.swift": before, "B.swift": "let a = 1\n"])
    #expect(try workspace.shell(script).status == 0)
    let outcome = try workspace.run("fix", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has uncommitted changes"))
  }

  @Test(
    "Projects and configuration files are edited where they say how strict the compiler is, every configuration of a target at once"
  )
  func settingsFiles() throws {
    let workspace = try repository([
      "App.swift": "struct App: Sendable {}\n", "Kit.swift": "struct Kit {}\n",
      "Base.xcconfig": "SWIFT_STRICT_CONCURRENCY = minimal // later\r\n",
      "App.xcodeproj/project.pbxproj": project
    ])
    let options = ["fix", "--unsafe-fixes", "--only-rule=strict-concurrency-not-complete"]
    let patch = try BuiltCommand.run(options + ["--diff", "."], in: workspace.path)
    #expect(
      patch.output.contains(
        "-SWIFT_STRICT_CONCURRENCY = minimal // later\r\n+SWIFT_STRICT_CONCURRENCY = complete // later\r\n"))
    let outcome = try BuiltCommand.run(options + ["."], in: workspace.path)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try workspace.read("Base.xcconfig") == "SWIFT_STRICT_CONCURRENCY = complete // later\r\n")
    #expect(
      try workspace.read("App.xcodeproj/project.pbxproj")
        == project.replacing(
          "\t\t\tSWIFT_VERSION = 5.0;\n",
          with: "\t\t\tSWIFT_STRICT_CONCURRENCY = complete;\n\t\t\tSWIFT_VERSION = 5.0;\n"))
    #expect(try BuiltCommand.run(options + ["--allow-dirty", "."], in: workspace.path).output == "Nothing to fix.\n")
  }

  @Test(
    "Compiler settings from options are written nowhere",
    arguments: ["Package.swift", "App.xcodeproj/project.pbxproj"])
  func settingsOfOption(path: String) throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", path: ".", swiftSettings: [.swiftLanguageMode(.v5)])])
      """
    let text = path == "Package.swift" ? manifest : project
    let workspace = try repository([
      "App.swift": "struct App: Sendable {}\n", "Kit.swift": "struct Kit {}\n", "Base.xcconfig": "\n", path: text
    ])
    let outcome = try workspace.run(
      "fix", "--unsafe-fixes", "--only-rule=strict-concurrency-not-complete", "--strict-concurrency", "minimal", ".")
    #expect(outcome.output.hasPrefix("Nothing to fix.\n"), "\(outcome.output)\(outcome.errors)")
    #expect(try workspace.read(path) == text)
  }

  @Test("A finding in a manifest is suppressed once, however its lines end", arguments: ["\n", "\r\n", "\r"])
  func suppressedInManifest(lineEnd: String) throws {
    let manifest = [
      "// swift-tools-version: 5.9", "import PackageDescription",
      #"let package = Package(name: "App", targets: [.target(name: "App", path: ".")])"#, ""
    ]
    let workspace = try repository([
      "App.swift": "struct App: Sendable {}\n", "Package.swift": manifest.joined(separator: lineEnd),
      ".concurlint.yml": checking
    ])
    _ = try workspace.run("fix", "--add-suppressions=later", ".")
    let suppressed = try workspace.read("Package.swift")
    #expect(suppressed.components(separatedBy: "// concurlint:disable:next ").count == 2)
    #expect(
      try workspace.run("fix", "--add-suppressions=later", "--allow-dirty", ".").output.hasPrefix("Nothing to fix."))
    #expect(try workspace.read("Package.swift") == suppressed)
  }

  /// Two targets: 'App' states its language version in both configurations, 'Kit' has all from a configuration file but
  /// that.
  private var project: String {
    """
    {
    \tobjects = {
    \t\t1 = {isa = PBXProject; buildConfigurationList = 2; mainGroup = 4; targets = (20, 30); };
    \t\t2 = {isa = XCConfigurationList; buildConfigurations = (3); };
    \t\t3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
    \t\t4 = {isa = PBXGroup; children = (5, 26, 36); sourceTree = "<group>"; };
    \t\t5 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
    \t\t20 = {isa = PBXNativeTarget; buildConfigurationList = 21; buildPhases = (24); name = App; productType = "com.apple.product-type.application"; };
    \t\t21 = {isa = XCConfigurationList; buildConfigurations = (22, 23); };
    \t\t22 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    \t\t\tSWIFT_VERSION = 5.0;
    \t\t}; };
    \t\t23 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
    \t\t\tSWIFT_VERSION = 5.0;
    \t\t}; };
    \t\t24 = {isa = PBXSourcesBuildPhase; files = (25); };
    \t\t25 = {isa = PBXBuildFile; fileRef = 26; };
    \t\t26 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    \t\t30 = {isa = PBXNativeTarget; buildConfigurationList = 31; buildPhases = (34); name = Kit; productType = "com.apple.product-type.framework"; };
    \t\t31 = {isa = XCConfigurationList; buildConfigurations = (32); };
    \t\t32 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 5; buildSettings = { SWIFT_VERSION = 5; }; };
    \t\t34 = {isa = PBXSourcesBuildPhase; files = (35); };
    \t\t35 = {isa = PBXBuildFile; fileRef = 36; };
    \t\t36 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
    \t};
    \trootObject = 1;
    }

    """
  }

  @Test("With --plan the steps are listed, and nothing is written")
  func plan() throws {
    let workspace = try repository(["A.swift": before, "B.swift": before])
    let outcome = try workspace.run("fix", "--plan", ".")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("One step. "))
    #expect(
      outcome.output.contains("Step 1: Remove '@MainActor' [redundant-main-actor-task]\n  2 fixes in 2 files\n  Why: "))
    #expect(outcome.output.contains("\n    A.swift:1\n    B.swift:1\n"))
    #expect(try workspace.read("A.swift") == before)
    let json = try workspace.run("fix", "--plan", "--format=json", ".").output
    #expect(json.contains(#""rule": "redundant-main-actor-task""#) && json.contains(#""path": "B.swift""#))
  }

  @Test("With --step one step is made alone")
  func step() throws {
    let limit = "enum Limits { static var most = 3 }\n"
    let workspace = try repository(["A.swift": before, "B.swift": limit])
    let rules = "--only-rule=redundant-main-actor-task,mutable-global-state"
    let outcome = try workspace.run("fix", rules, "--step", "1", ".")
    #expect(outcome.output.hasPrefix("Applied 1 fix in 1 file:\n"))
    let isFixed = [try workspace.read("A.swift") == after, try workspace.read("B.swift") != limit]
    #expect(isFixed.count { $0 } == 1)
    #expect(try workspace.run("fix", rules, "--allow-dirty", "--step", "2", ".").status == 2)
    #expect(try workspace.run("fix", rules, "--allow-dirty", "--step", "1", ".").status == 0)
    #expect(try workspace.run("fix", "--step", "0", ".").status == 2)
    #expect(try workspace.run("fix", "--format", "json", ".").status == 2)
  }

  @Test("A run waits for another one in the same folder, and then finds its work done")
  func twoRuns() throws {
    let workspace = try repository()
    let outcome = try workspace.shell(
      """
      flock -x . sleep 2 &
      sleep 0.5
      "$CONCURLINT" fix .
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("another 'concurlint fix' is at work there; this one waits for it"))
    #expect(try workspace.read("A.swift") == after)
  }

  @Test("With --diff a patch is printed that git applies, and nothing is written")
  func diff() throws {
    let workspace = try repository([
      "a b/Ä.swift": before, "B.swift": String(before.dropLast()), "C.swift": before.replacing("\n", with: "\r\n")
    ])
    #expect(
      try workspace.shell(
        "\"$CONCURLINT\" fix --diff . > ../\"$(basename \"$PWD\")\".patch; test -z \"$(git status --porcelain)\""
      ).status == 0)
    let applied = try workspace.shell(
      "git apply ../\"$(basename \"$PWD\")\".patch && rm ../\"$(basename \"$PWD\")\".patch")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try workspace.read("a b/Ä.swift") == after)
    #expect(try workspace.read("B.swift") == String(after.dropLast()))
    #expect(try workspace.read("C.swift") == after.replacing("\n", with: "\r\n"))
  }

  @Test("In a folder of a repository, git applies the patch there", arguments: [".", "$PWD", "../Sub"])
  func diffInFolder(path: String) throws {
    let workspace = try repository(["Sub/A.swift": before, "Sub/Sub/A.swift": before, "A.swift": before])
    let applied = try workspace.shell("cd Sub && \"$CONCURLINT\" fix --diff \"\(path)\" | git apply")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try workspace.read("Sub/A.swift") == after)
    #expect(try workspace.read("Sub/Sub/A.swift") == after)
    #expect(try workspace.read("A.swift") == before)
  }

  @Test("What git would leave out is refused", arguments: ["../Other", "$PWD/../Other/B.swift"])
  func diffElsewhere(path: String) throws {
    let workspace = try repository(["Sub/A.swift": "", "Other/B.swift": before])
    let outcome = try workspace.shell("cd Sub && \"$CONCURLINT\" fix --diff \"\(path)\"")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("is not below the working directory"))
  }

  @Test("JSON and SARIF hold the edits that are applied")
  func reports() throws {
    let workspace = try repository()
    _ = try workspace.run("--fail-on=never", "--output=json:out.json", "--output=sarif:out.sarif", ".")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(workspace.read("out.json").utf8)) as? [String: Any])
    let diagnostic = try #require((json["diagnostics"] as? [[String: Any]])?.first)
    let fix = try #require((diagnostic["fixes"] as? [[String: Any]])?.first)
    #expect(fix["applicability"] as? String == "safe")
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    let range = try #require(edit["range"] as? [String: [String: Int]])
    let offsets = try #require(range["start"]?["offset"])..<#require(range["end"]?["offset"])
    var text = Array(before.utf8)
    text.replaceSubrange(offsets, with: try #require(edit["replacement"] as? String).utf8)
    #expect(String(decoding: text, as: UTF8.self) == after)
    // The same place in SARIF, which counts columns from 1.
    let sarif = try workspace.read("out.sarif")
    let line = try #require(range["start"]?["line"]), column = try #require(range["start"]?["column"])
    #expect(
      sarif.contains("\"deletedRegion\": {\"startLine\": \(line), \"startColumn\": \(column)")
        || sarif.contains("\"deletedRegion\":{\"startLine\":\(line),\"startColumn\":\(column)"))
    #expect(sarif.contains("\"concurlint.applicability\""))
  }

  @Test(
    "Uncommitted changes are kept safe unless --allow-dirty is given",
    arguments: ["echo >> A.swift", "touch new.txt", "echo >> A.swift; git add ."])
  func dirty(change: String) throws {
    let workspace = try repository()
    _ = try workspace.shell(change)
    let text = try workspace.read("A.swift")
    let outcome = try workspace.run("fix", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("uncommitted changes"))
    #expect(try workspace.read("A.swift") == text)
    #expect(try workspace.run("fix", "--allow-dirty", ".").status == 0)
    #expect(try workspace.read("A.swift") != text)
  }

  @Test("Nothing in a repository is run to find out whether it is clean")
  func hostileRepository() throws {
    let workspace = try repository(["A.swift": before, ".gitattributes": "*.swift filter=evil\n"])
    _ = try workspace.shell(
      """
      printf '#!/bin/sh\\ntouch "%s/ran"\\ncat\\n' "$PWD" > .git/evil && chmod +x .git/evil
      for hook in post-index-change fsmonitor-watchman; do cp .git/evil .git/hooks/$hook; done
      git config core.fsmonitor "$PWD/.git/evil" && git config filter.evil.clean "$PWD/.git/evil" && git config filter.evil.required true
      git config filter.evil.process "$PWD/.git/evil" && touch -d tomorrow A.swift && cp .git/evil git
      """)
    _ = try BuiltCommand.shell("PATH=.:$PATH \"$CONCURLINT\" fix .", in: workspace.path)
    #expect(try !workspace.names().contains("ran"))
  }

  @Test("Outside of repositories, and without git, fixes are applied")
  func withoutGit() throws {
    let workspace = try Workspace(["A.swift": before])
    #expect(try workspace.run("fix", ".").status == 0)
    #expect(try workspace.read("A.swift") == after)
    let repository = try repository()
    _ = try repository.shell("echo >> A.swift; PATH=/nowhere \"$CONCURLINT\" fix .")
    #expect(try repository.read("A.swift") == after + "\n")
  }

  @Test("Fixes that make the command of --verify fail are taken back, and the others stay")
  func verify() throws {
    let workspace = try repository(["A.swift": before, "B.swift": before, "C.swift": before])
    let outcome = try workspace.run("fix", "--verify", "grep -q '{ @MainActor' B.swift", ".")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Taken back, because the command failed with them:\n  B.swift:1:"))
    #expect(try workspace.read("A.swift") == after)
    #expect(try workspace.read("B.swift") == before)
    #expect(try workspace.read("C.swift") == after)
  }

  @Test("A command that fails anyway leaves everything as it was")
  func verifyFails() throws {
    let workspace = try repository()
    #expect(try workspace.run("fix", "--verify", "false", ".").status == 2)
    #expect(try workspace.read("A.swift") == before)
  }

  @Test("A full disk: status 2, the reason, and the old text")
  func fullDisk() throws {
    let workspace = try Workspace(["A.swift": before + String(repeating: "// more\n", count: 1000)])
    let text = try workspace.read("A.swift")
    let outcome = try workspace.shell("ulimit -f 1; \"$CONCURLINT\" fix .")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("A.swift: cannot be written"))
    #expect(try workspace.read("A.swift") == text)
    #expect(try workspace.names() == ["A.swift"])
  }

  @Test("A folder that may not be written: status 2 and the old text")
  func readOnlyFolder() throws {
    let workspace = try Workspace(["S/A.swift": before])
    // Root may write everywhere, so root becomes another user for this.
    let outcome = try workspace.shell(
      """
      chmod 755 . && chmod 666 S/A.swift && chmod 555 S
      if [ "$(id -u)" = 0 ]; then chown -R 65534 S; exec setpriv --reuid=65534 --clear-groups "$CONCURLINT" fix S; fi
      exec "$CONCURLINT" fix S
      """)
    _ = try workspace.shell("chmod 755 S")
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.errors.contains("cannot be written: Permission denied"), "\(outcome.errors)")
    #expect(try workspace.read("S/A.swift") == before)
  }

  @Test("Standard input cannot be fixed")
  func standardInput() throws {
    #expect(try Workspace().run("fix", "-").status == 2)
  }
}
