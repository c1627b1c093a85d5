import Foundation
import Testing

/// The linter runs on untrusted pull requests: nothing in a repository is run, nothing outside of it is written, and
/// none of its content is treated as the user's.
@Suite("What a repository cannot make the linter do")
struct HostileRepositoryTests {
  private static let fixable =
    "@MainActor func tap() { Task { @MainActor in await load() } }\n@MainActor func load() async {}\n"
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "P", path: ".")])

    """

  /// A repository in `repository`, and next to it `outside`, which must not be touched.
  private func workspace(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace()
    for (name, text) in files { try workspace.write(Data(text.utf8), to: name) }
    let outcome = try workspace.shell(
      """
      mkdir -p outside; cd repository
      git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm first
      """
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    return workspace
  }

  /// Runs the linter in the repository.
  private func run(
    _ arguments: String, _ workspace: Workspace, environment: String = "XDG_STATE_HOME=\"$PWD/../state\""
  ) throws -> BuiltCommand.Outcome {
    try workspace.shell("cd repository && export \(environment) && \"$CONCURLINT\" \(arguments)")
  }

  @Test(
    "A journal of a fix in a repository restores nothing, wherever it is",
    arguments: [
      (".concurlint-fix-journal", "HOME=/nowhere"), (".git/.concurlint-fix-journal", "HOME=/nowhere"),
      (".git/concurlint/NAME", "HOME=/nowhere"),
      // As on build machines that have the user's home in the checkout.
      (".local/state/concurlint/NAME", "HOME=\"$PWD\""), ("state/concurlint/NAME", "XDG_STATE_HOME=\"$PWD/state\"")
    ])
  func plantedJournal(place: String, environment: String) throws {
    let workspace = try workspace([
      "repository/Package.swift": Self.manifest, "repository/Sub/A.swift": Self.fixable,
      "repository/Sub/B.swift": "let b = 1\n"
    ])
    // Interrupted runs leave such a file, with names and hashes that are right.
    let outcome = try workspace.shell(
      """
      cd repository
      python3 - "\(place)" <<'END'
      import os, sys
      def hash(data):
        value = 0xCBF29CE484222325
        for byte in data: value = (value ^ byte) * 0x100000001B3 % 2**64
        return b"%d-%x" % (len(data), value)
      base = os.getcwdb()
      place = sys.argv[1].replace("NAME", f"fix-{hash(base).decode()}.journal")
      old = {b"Package.swift": b"evil\\n", b"Sub/B.swift": b"let b = 1\\n"}
      new = {b"Package.swift": open("Package.swift", "rb").read(), b"Sub/B.swift": b"let b = 2\\n"}
      journal = b"concurlint fix journal 2\\n%d\\n%s" % (len(base), base)
      for path, text in old.items():
        journal += b"%d %d %s %s\\n%s%s" % (len(path), len(text), hash(text), hash(new[path]), path, text)
      if place == ".concurlint-fix-journal":
        journal = b"concurlint fix journal 1\\n"
        for path, text in old.items():
          journal += b"%d %d %d\\n%s%s%s" % (len(path), len(new[path]), len(text), path, new[path], text)
      os.umask(0o077)
      os.makedirs(os.path.dirname(place) or ".", exist_ok=True)
      open(place, "wb").write(journal + b"end\\n")
      END
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let fixed = try run("fix --allow-dirty Sub", workspace, environment: environment)
    #expect(fixed.status == 0, "\(fixed.errors)")
    #expect(fixed.errors == "")
    #expect(try workspace.read("repository/Package.swift") == Self.manifest)
    #expect(try workspace.read("repository/Sub/B.swift") == "let b = 1\n")
  }

  /// Every setting of git that names a program, hooks, and a place to fetch missing objects from.
  private static let hostileGit = """
    cd repository
    printf '#!/bin/sh\\necho "$0" >> "%s/ran"\\ncat\\n' "$(dirname "$PWD")" > .git/evil && chmod +x .git/evil
    for hook in post-index-change fsmonitor-watchman reference-transaction post-checkout pre-auto-gc; do
      cp .git/evil .git/hooks/$hook
    done
    evil="$PWD/.git/evil"
    for name in core.fsmonitor core.pager core.editor core.askPass core.sshCommand core.gitProxy \
    core.alternateRefsCommand   credential.helper diff.external diff.evil.command diff.evil.textconv filter.evil.clean \
    filter.evil.smudge   filter.evil.process gpg.program gpg.ssh.program interactive.diffFilter merge.evil.driver \
    pager.status pager.diff   pager.rev-parse remote.origin.uploadpack remote.origin.proxy uploadpack.packObjectsHook \
    hook.evil.command; do
      git config $name "$evil"
    done
    for name in status diff rev-parse ls-files merge-base cat-file config symbolic-ref; do git config alias.$name "!$evil"; done
    git config hook.evil.event post-index-change
    git config filter.evil.required true
    git config core.hooksPath .git/hooks
    git config log.showSignature true
    git config status.submoduleSummary true
    git config protocol.allow always
    git config protocol.ext.allow always
    git config remote.origin.url "ext::$evil"
    git config remote.origin.promisor true
    git config extensions.partialClone origin
    git config core.repositoryFormatVersion 1
    touch -d tomorrow A.swift; echo '// more' >> Missing.swift
    rm -f ../ran

    """
  private static let missingObject = """
    rm ".git/objects/$(git -c core.fsmonitor= rev-parse HEAD:Missing.swift | sed 's|^..|&/|')"
    """

  @Test(
    "No program that the settings of a git directory name is run",
    arguments: [
      "--since HEAD", "--since :A.swift", "--since :/first", "--since HEAD:A.swift", "--staged",
      "--output sarif:../out.sarif", "fix .", "fix --diff .", "report .", "baseline create"
    ])
  func hostileSettings(arguments: String) throws {
    let workspace = try workspace([
      "repository/A.swift": Self.fixable, "repository/Missing.swift": "let a = 1\n",
      "repository/.gitattributes": "*.swift filter=evil diff=evil merge=evil\n"
    ])
    let outcome = try workspace.shell(Self.hostileGit + Self.missingObject)
    #expect(outcome.status == 0, "\(outcome.errors)")
    _ = try run(arguments, workspace)
    #expect(try workspace.shell("cat ran 2>&-").output == "")
  }

  @Test("Git ignores files that a git directory calls its work tree")
  func foreignWorkTree() throws {
    let workspace = try workspace(["repository/A.swift": Self.fixable, "outside/secret.txt": ""])
    _ = try workspace.shell("cd repository && git config core.worktree ../../outside")
    let outcome = try run("fix .", workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("secret"))
  }

  @Test(
    "A configuration that is a link out of its repository is named, and nothing of what it leads to is read",
    arguments: [
      ("repository/.concurlint.yml", "../outside/secret"), ("repository/.concurlint.yml", "/etc/passwd"),
      ("repository/Sub/.concurlint.yml", "../../outside/secret"), ("repository/.concurlint.yml", "Sub/up"),
      // The token of a checkout is in there.
      ("repository/.concurlint.yml", ".git/config")
    ])
  func linkedConfiguration(link: String, target: String) throws {
    let workspace = try workspace(["repository/Sub/A.swift": Self.fixable, "outside/secret": "secret: token\n"])
    let outcome = try workspace.shell("ln -s ../../outside/secret repository/Sub/up; ln -s \(target) \(link)")
    #expect(outcome.status == 0)
    for command in ["Sub", "fix Sub", "report Sub", "baseline create Sub", "config Sub/A.swift"] {
      let outcome = try run(command, workspace)
      #expect(outcome.status == 2, "\(command)")
      #expect(outcome.output == "")
      #expect(
        outcome.errors == """
          concurlint: error: \(link.dropFirst("repository/".count)): a symbolic link leads out of the repository; copy \
          the file that it leads to, or name it with '--config'

          """)
    }
    #expect(
      try run("--config \(link.dropFirst("repository/".count)) Sub", workspace).errors.contains("symbolic") == false)
  }

  @Test(
    "A configuration leads to no file outside of its repository, by its path or by a link",
    arguments: [
      "../outside/secret", "../outside/missing", "/etc/passwd", "Sub/../../outside/secret", "Sub/up",
      "Sub/folder/secret", ".git/config", "~/secret"
    ])
  func namedFile(path: String) throws {
    let workspace = try workspace([
      "repository/Sub/A.swift": Self.fixable, "outside/secret": "# concurlint baseline 1\nsecret: token\n"
    ])
    _ = try workspace.shell("cd repository/Sub && ln -s ../../outside/secret up; ln -s ../../outside folder")
    for key in ["extends", "baseline"] {
      try workspace.write(Data("\(key): \(path)\n".utf8), to: "repository/.concurlint.yml")
      for command in ["Sub", "fix Sub", "report Sub", "baseline compare Sub", "config Sub/A.swift"] {
        if key == "baseline" && ["report Sub", "config Sub/A.swift"].contains(command) { continue }
        let outcome = try run(command, workspace)
        #expect(outcome.status == 2, "\(key) \(command)")
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("repository") || outcome.errors.contains("~/secret"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("token") && !outcome.errors.contains("root:"))
      }
    }
    let outcome = try run("baseline create --force Sub", workspace)
    #expect(outcome.status == (path == "Sub/up" ? 0 : 2), "\(outcome.errors)")
    #expect(try workspace.read("outside/secret").contains("token"))
    #expect(try workspace.shell("ls outside").output == "secret\n")
  }

  @Test("A configuration given by name is trusted, and what it extends is not")
  func namedConfiguration() throws {
    let workspace = try workspace([
      "repository/Sub/A.swift": Self.fixable, "repository/ci/lint.yml": "extends: ../../outside/secret\n",
      "outside/secret": "token: 1\n"
    ])
    let outcome = try run("--config ci/lint.yml Sub", workspace)
    #expect(
      outcome.errors
        == "concurlint: error: ci/lint.yml:1:10: 'extends' names '../../outside/secret', which is not in the repository\n"
    )
    try workspace.write(Data("extends: secret\n".utf8), to: "outside/lint.yml")
    #expect(try run("--config ../outside/lint.yml Sub", workspace).errors.contains("unknown key 'token'"))
  }

  @Test("A configuration that is a link inside of its repository is followed")
  func sharedConfiguration() throws {
    let workspace = try workspace([
      "repository/Sub/A.swift": Self.fixable, "repository/shared.yml": "disabled_rules: [redundant-main-actor-task]\n"
    ])
    _ = try workspace.shell("ln -s ../shared.yml repository/Sub/.concurlint.yml")
    let outcome = try run("Sub", workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  @Test(
    "A link in place of a report or a baseline is replaced, and its target stays",
    arguments: [
      "--fail-on=never --output text:out .", "--fail-on=never --output sarif:./Sub/../out .",
      "report --output json:out .",
      "report --output html:out .", "baseline create --force --baseline out ."
    ])
  func linkedOutput(arguments: String) throws {
    let workspace = try workspace(["repository/Sub/A.swift": Self.fixable, "outside/file": "mine\n"])
    _ = try workspace.shell(
      "ln -s ../outside/file repository/out; ln -s ../outside/file repository/.concurlint-baseline")
    let outcome = try run(arguments, workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.read("outside/file") == "mine\n")
    #expect(try workspace.shell("test -f repository/out && ! test -L repository/out").status == 0)
  }

  @Test(
    "A baseline that is not named is not read through a link out of the repository", arguments: ["compare", "prune"])
  func linkedBaseline(action: String) throws {
    let workspace = try workspace(["repository/A.swift": Self.fixable, "outside/file": "# concurlint baseline 1\n"])
    _ = try workspace.shell("ln -s ../outside/file repository/.concurlint-baseline")
    let outcome = try run("baseline \(action) .", workspace)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(".concurlint-baseline: a symbolic link leads out of the repository"), "\(outcome.errors)")
    #expect(try run("baseline \(action) --baseline .concurlint-baseline .", workspace).errors == "")
    #expect(try workspace.read("outside/file") == "# concurlint baseline 1\n")
  }

  @Test(
    "A folder that is a link out of the repository takes no report, baseline or configuration",
    arguments: [
      "--output text:out/file .", "report --output json:../repository/out/file .",
      "baseline create --baseline out/file .",
      "baseline create --force --baseline out/file .", "init out", "--output text:\"$PWD\"/out/file .",
      "--output text:inside/file ."
    ])
  func linkedFolder(arguments: String) throws {
    let workspace = try workspace(["repository/A.swift": Self.fixable, "repository/Sub/.keep": ""])
    _ = try workspace.shell("cd repository && ln -s ../outside out && ln -s .git inside")
    let outcome = try run(arguments, workspace)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a symbolic link leads out of the repository"), "\(outcome.errors)")
    #expect(try workspace.shell("ls -A outside; ls repository/.git/file 2>&-").output == "")
  }

  @Test("Reports go where the user sends them: into links inside, open files, pipes, and links that are the user's own")
  func ordinaryOutput() throws {
    let workspace = try workspace([
      "repository/A.swift": Self.fixable, "repository/Sub/.keep": "", "outside/file": "mine\n"
    ])
    let outcome = try workspace.shell(
      """
      ln -s outside/file latest; ln -s repository here
      cd repository && ln -s Sub inside && mkfifo pipe && export CONCURLINT
      lint() { "$CONCURLINT" --fail-on=never --output "xcode:$1" . || exit 9; }
      lint inside/report && cmp Sub/report inside/report || exit 1
      { echo before; lint /dev/stdout; echo after; } > ../stdout; test "$(sed -n '1p;$p' ../stdout | tr '\\n' ' ')" = 'before after ' || exit 2
      { echo before; lint /dev/fd/3; echo after; } 3>&1 > ../stdout | grep -q '^A.swift:1' || exit 3
      { lint /proc/self/fd/3; } 3> ../third; grep -q '^A.swift:1' ../third || exit 4
      cat pipe > ../piped & lint pipe; wait; grep -q '^A.swift:1' ../piped || exit 5
      lint ../latest; test -L ../latest && grep -q '^A.swift:1' ../outside/file || exit 6
      lint ../here/report && grep -q '^A.swift:1' report || exit 7
      cd / && "$CONCURLINT" --fail-on=never --output xcode:/dev/stderr "$OLDPWD" 2>&1 | grep -q A.swift:1 || exit 8
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Files that a command may write, below the repository; with a star for any name, which is that of a temporary file.
  private static let tracedRuns: [(arguments: String, written: [String])] = [
    ("--fail-on=never --since HEAD --output text:out Sub", ["out", ".out.*"]),
    ("--fail-on=never --staged --output sarif:out Sub", ["out", ".out.*"]),
    ("--fail-on=never --since :A.swift --output text:folder/file Sub", []),
    (
      "fix --unsafe-fixes --allow-dirty Sub",
      ["Sub/Model.swift", "Sub/View.swift", "Sub/.concurlint-fix.*", "../state*"]
    ),
    ("fix --unsafe-fixes Sub", []), ("fix --unsafe-fixes --diff Sub", []),
    ("report --output html:out Sub", ["out", ".out.*"]),
    ("baseline create --force Sub", [".concurlint-baseline", "..concurlint-baseline.*"]),
    ("baseline compare Sub", []), ("baseline prune Sub", []), ("lint Linked", []), ("fix --allow-dirty Linked", []),
    ("report Linked", [])
  ]

  @Test(
    "Nothing outside the given paths is read into a message, written or run",
    .enabled(if: SystemCalls.isTraced, "\(SystemCalls.isMissing)"), arguments: tracedRuns.indices)
  func systemCalls(number: Int) throws {
    let (arguments, written) = Self.tracedRuns[number]
    let workspace = try workspace([
      "repository/A.swift": Self.fixable, "repository/Missing.swift": "let a = 1\n",
      "repository/Linked/B.swift": Self.fixable,
      "repository/.gitattributes": "*.swift filter=evil diff=evil merge=evil\n", "outside/secret": "secret_token: 1\n",
      "repository/.concurlint-fix-journal":
        "concurlint fix journal 1\n7 \(Self.fixable.utf8.count) 5\nA.swift\(Self.fixable)evil\nend\n",
      "repository/Sub/Model.swift": """
      import SwiftData
      @Model final class Crate { var name = "" }
      actor Exporter {
        func names(modelContext: ModelContext) async throws -> [String] {
          try await MainActor.run { try modelContext.fetch(FetchDescriptor<Crate>()).map(\\.name) }
        }
      }

      """,
      "repository/Sub/View.swift": """
      import SwiftData
      @MainActor func export(from modelContext: ModelContext) async throws -> [String] {
        try await Exporter().names(modelContext: modelContext)
      }

      """
    ])
    let links = """
      for name in repository/out repository/.concurlint-baseline; do ln -s ../outside/secret $name; done
      ln -s ../outside repository/folder; ln -s ../../outside/secret repository/Linked/.concurlint.yml
      """
    #expect(try workspace.shell("\(links)\n\(Self.hostileGit)").status == 0)
    let command =
      "XDG_STATE_HOME=\"$PWD/state\"; export XDG_STATE_HOME; cd repository && exec \"$CONCURLINT\" \(arguments)"
    let outcome = try workspace.shell("\(SystemCalls.tracer(into: "trace")) sh -c '\(command)'")
    let trace = try SystemCalls.Trace(in: "\(workspace.path)/trace")
    let repository = URL(filePath: workspace.path).resolvingSymlinksInPath().path + "/repository"
    let allowed = written.map { name in
      name.hasPrefix("../") ? repository.dropLast("repository".count) + name.dropFirst(3) : "\(repository)/\(name)"
    }
    for path in Set(trace.written) where path != "/dev/null" {
      let isAllowed = allowed.contains { $0.hasSuffix("*") ? path.hasPrefix($0.dropLast()) : path == $0 }
      #expect(isAllowed, "\(path)")
    }
    #expect(written.isEmpty || trace.written.contains { $0.hasPrefix(repository) })
    let programs = ["sh", "concurlint", "git"]
    for path in Set(trace.started) {
      #expect(programs.contains(URL(filePath: path).lastPathComponent) && !path.contains(workspace.path), "\(path)")
    }
    #expect(try workspace.shell("cat ran 2>&-").output == "")
    #expect(try workspace.read("outside/secret") == "secret_token: 1\n")
    let texts = try workspace.shell("find repository -type f -not -path '*/.git/*' -exec cat {} +").output
    #expect(!(outcome.output + outcome.errors + texts).contains("secret_token"))
  }
}
