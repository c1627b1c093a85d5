import Foundation
import Testing

@Suite("Only what has changed")
struct ChangedLinesTests {
  /// A repository with one commit, in which `Old.swift` has a finding in its first line.
  private func repository() throws -> Workspace {
    let workspace = try Workspace([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\", path: \".\")])\n",
      "Old.swift": "var old = 1\nlet a = 2\nlet b = 3\n"
    ])
    try git(workspace, "git init -q -b main && git add . && git commit -qm first && git checkout -qb topic")
    return workspace
  }

  private func git(_ workspace: Workspace, _ script: String) throws {
    let names =
      "export GIT_AUTHOR_NAME=T GIT_AUTHOR_EMAIL=t@example.org GIT_COMMITTER_NAME=T GIT_COMMITTER_EMAIL=t@example.org GIT_CONFIG_GLOBAL=/dev/null; "
    let outcome = try workspace.shell(names + script)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The places that are reported.
  private func places(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
    let outcome = try BuiltCommand.run(["--quiet"] + arguments, in: workspace.path)
    #expect(outcome.errors == "")
    #expect(outcome.status == (outcome.output.isEmpty ? 0 : 1))
    return outcome.output.split(separator: "\n").filter { $0.contains("[mutable-global-state]") }.map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test("Since a revision: changed lines, committed or not, and new files")
  func since() throws {
    let workspace = try repository()
    #expect(try places(workspace) == ["Old.swift:1"])
    #expect(try places(workspace, "--since", "main") == [])
    try git(
      workspace,
      "echo 'enum New { static var new = 1 }' >> Old.swift && git commit -qam second && echo 'var newer = 1' >> Old.swift && echo 'var fresh = 1' > Fresh.swift"
    )
    #expect(try places(workspace, "--since=main") == ["Fresh.swift:1", "Old.swift:4", "Old.swift:5"])
    #expect(try places(workspace, "--since=HEAD", "Old.swift") == ["Old.swift:5"])
  }

  @Test("Changes on the main branch since the branch was made do not count")
  func mergeBase() throws {
    let workspace = try repository()
    try git(
      workspace,
      "git checkout -q main && echo 'var theirs = 1' >> Old.swift && git commit -qam theirs && git checkout -q topic")
    #expect(try places(workspace, "--since=main") == [])
  }

  @Test("A renamed file has not changed")
  func renamed() throws {
    let workspace = try repository()
    try git(workspace, "git mv Old.swift Renamed.swift")
    #expect(try places(workspace, "--since=main") == [])
    #expect(try places(workspace, "--staged") == [])
  }

  @Test("Staged files are analysed as staged")
  func staged() throws {
    let workspace = try repository()
    #expect(try places(workspace, "--staged") == [])
    try git(
      workspace,
      "echo 'enum Staged { static var staged = 1 }' >> Old.swift && git add . && { echo 'let above = 1'; echo; cat Old.swift; echo 'enum Later { static var later = 1 }'; } > New && mv New Old.swift"
    )
    #expect(try places(workspace, "--staged") == ["Old.swift:4"])
    #expect(try places(workspace) == ["Old.swift:3", "Old.swift:6", "Old.swift:7"])
  }

  @Test("A repository without a commit")
  func firstCommit() throws {
    let workspace = try Workspace(["A.swift": "var a = 1\n"])
    try git(workspace, "git init -q && git add .")
    #expect(try workspace.run("--staged", "--swift-version=6").output.hasPrefix("A.swift:1:"))
    let outcome = try workspace.run("--since=HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "concurlint: error: git knows no revision 'HEAD'; in a shallow clone, fetch it first\n")
  }

  @Test(
    "Any name of a file, and any setting of git",
    arguments: [
      "new\nline", "quote\"'", "a b", "ä😀", "%0A::error::", "-x", ":(top)", "*", "\u{202E}"
    ])
  func hostileNames(name: String) throws {
    let workspace = try repository()
    try workspace.write(Data("let a = 1\n".utf8), to: "\(name).swift")
    try git(
      workspace,
      "git add . && git commit -qm names && echo 'var added = 1' > x && for f in ./*.swift; do case $f in ./[PO]*) ;; *) cat x >> \"$f\";; esac; done; rm x"
    )
    try git(
      workspace,
      "git config diff.noprefix true; git config color.ui always; git config diff.external false; git config diff.mnemonicPrefix true"
    )
    try git(
      workspace,
      "git config core.quotePath false; git config diff.relative true; echo '*.swift diff=x -text' > .gitattributes; git config diff.x.textconv false"
    )
    let outcome = try workspace.run("--since=HEAD", "--format=json")
    #expect(outcome.status == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["path"] as? String } == ["\(name).swift"])
    try git(workspace, "git add .")
    #expect(try workspace.run("--staged", "--format=jsonl").output.split(separator: "\n").count == 1)
  }

  @Test("From a directory below, and with a path that is spelled otherwise")
  func elsewhere() throws {
    let workspace = try repository()
    try workspace.write(Data("var sub = 1\n".utf8), to: "Sub/A.swift")
    let outcome = try workspace.shell(
      "cd Sub && \"$CONCURLINT\" --since main . ; \"$CONCURLINT\" --since main \"$PWD/../Sub\"")
    #expect(
      outcome.output.split(separator: "\n").filter {
        $0.contains("A.swift:1:5: ") && $0.hasSuffix("[mutable-global-state]")
      }.count == 2)
  }

  @Test(
    "What cannot be known is reported, with a remedy",
    arguments: [
      (["--since=nowhere"], "git knows no revision 'nowhere'; in a shallow clone, fetch it first"),
      (["--since=--all"], "git knows no revision '--all'"),
      (["--since=main", "--staged"], "not together"), (["--staged", "-"], "git does not know standard input"),
      (["--stdin-filename=A.swift"], "give '-' as path too")
    ])
  func mistakes(arguments: [String], message: String) throws {
    let workspace = try repository()
    let outcome = try BuiltCommand.run(arguments, in: workspace.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test("Outside of a repository, and where histories have nothing in common")
  func nothingKnown() throws {
    let workspace = try repository()
    try git(workspace, "git checkout -q --orphan other && git commit -qm other")
    #expect(try workspace.run("--since=main").errors.contains("'main' and the current commit have no commit in common"))
    let outside = try Workspace(["A.swift": "var a = 1\n"])
    #expect(try outside.run("--staged").errors.contains(".: is in no git repository"))
  }

  @Test("No filter, hook or monitor of the repository is run")
  func commands() throws {
    let workspace = try repository()
    try git(
      workspace,
      "echo '*.swift filter=x' > .gitattributes; git config filter.x.clean 'touch ran; cat'; git config core.fsmonitor 'touch ran'"
    )
    try git(workspace, "printf 'let c = 1\\n' >> Old.swift")
    _ = try workspace.run("--since=main")
    _ = try workspace.run("--staged")
    #expect(try !workspace.names().contains("ran"))
  }
}
