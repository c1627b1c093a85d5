import Foundation
import Testing

/// Code with a syntax error on its first line: the finding that needs no rule.
private let broken = "let = 1\n"

@Suite("Exit status and output of the linter")
struct LintCommandTests {

  @Test("Without findings: status 0 and nothing printed")
  func clean() throws {
    let outcome = try Workspace(["A.swift": "let a = 1\n"]).run("lint", ".")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
  }

  @Test("The linter finds nothing in its own code")
  func ownCode() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
    // The fixtures and seeds are what is to be found, and the controls of a check are what has to fail it.
    let outcome = try BuiltCommand.run(
      [
        "--exclude", "Fixtures", "--exclude", "Tests/MacOS/Controls", "--exclude", "Tests/Recall/seeds", "--statistics",
        root
      ], in: root)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("main-actor-assume-isolated"), "the rules ran")
  }

  @Test("A finding: status 1 and one line in the compiler's shape")
  func finding() throws {
    let outcome = try Workspace(["Sources/A.swift": broken]).run()
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Sources/A.swift:1:"))
    #expect(outcome.output.hasSuffix("[syntax-error]\n"))
    #expect(outcome.output.filter { $0 == "\n" }.count == 1)
  }

  @Test("What does not parse where nothing compiles it is information")
  func fileOfNoTarget() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """
    let files = ["Package.swift": manifest, "Sources/App/A.swift": "let a = 1", "Old.swift": broken]
    let outcome = try Workspace(files).run()
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Old.swift:1:"))
    #expect(outcome.output.contains(" note: "))
  }

  @Test("The severity that fails is chosen", arguments: [("warning", 1), ("info", 1), ("error", 0), ("never", 0)])
  func failOn(severity: String, status: Int32) throws {
    #expect(try Workspace(["A.swift": broken]).run("--fail-on", severity, ".").status == status)
  }

  @Test("A rule that is disabled, or not among the only ones, finds nothing")
  func disabled() throws {
    let workspace = try Workspace(["A.swift": broken])
    #expect(try workspace.run("--disable-rule=syntax-error", ".").status == 0)
    #expect(try workspace.run("--only-rule=syntax-error", ".").status == 1)
  }

  @Test("One thread and many, and any order of paths, give the same bytes")
  func deterministic() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("d\($0 % 7)/F\($0).swift", $0 % 3 == 0 ? broken : "let a = 1") })
    let workspace = try Workspace(files)
    let reference = try workspace.run("--format=json", "--jobs=1", ".").output
    #expect(reference.contains("syntax-error"))
    #expect(try workspace.run("--format=json", "--jobs=8", ".").output == reference)
    #expect(try workspace.run("--format=json", "--jobs=3", "d3", "d1", ".", "d6/F6.swift").output == reference)
  }

  @Test("Standard input is linted under the name of a file")
  func standardInput() throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n"])
    let outcome = try workspace.run("-", "--stdin-filename", "A.swift", input: broken)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("A.swift:1:"))
    #expect(try workspace.run("-", input: broken).output.hasPrefix("<stdin>:1:"))
    #expect(try workspace.run("-", "--stdin-filename=New.swift", input: "let b = 2").status == 0)
  }

  @Test("Reports go to files and to standard output as asked")
  func outputs() throws {
    let workspace = try Workspace(["A.swift": broken])
    let outcome = try workspace.run("--output", "json:out.json", "--output=sarif:out.sarif", "--format=xcode", ".")
    #expect(outcome.output.hasPrefix("A.swift:1:"))
    #expect(try workspace.read("out.json").contains("\"syntax-error\""))
    #expect(try workspace.read("out.sarif").contains("\"2.1.0\""))
    #expect(try workspace.names() == ["A.swift", "out.json", "out.sarif"])
    #expect(try workspace.run("--output", "json:out.json", ".").output == "")
  }

  @Test("A report is the same alone and together with others")
  func independentReports() throws {
    let workspace = try Workspace([
      "A.swift": "import Foundation\nvar limit = 1\nfunc f() async { Thread.sleep(forTimeInterval: 1) }\n"
    ])
    let formats = [
      "text", "xcode", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown"
    ]
    _ = try BuiltCommand.run(
      ["--swift-version=6"] + formats.map { "--output=\($0):together.\($0)" }, in: workspace.path)
    for format in formats {
      #expect(
        try workspace.run("--swift-version=6", "--format=\(format)", "A.swift").output
          == workspace.read("together.\(format)"), "\(format)")
    }
  }

  @Test("Colour follows the option, then the environment")
  func color() throws {
    let workspace = try Workspace(["A.swift": broken])
    func isColored(_ option: String, _ environment: [String: String] = [:]) throws -> Bool {
      try workspace.run("--format=text", option, ".", environment: environment).output.contains("\u{1B}[")
    }
    #expect(try isColored("--color=always"))
    #expect(try !isColored("--color=auto"))
    for variable in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      #expect(try isColored("--color=auto", [variable: "1"]))
      #expect(try isColored("--color=auto", [variable: "1", "NO_COLOR": ""]))
      #expect(try !isColored("--color=auto", [variable: "1", "NO_COLOR": "1"]))
      #expect(try !isColored("--color=never", [variable: "1"]))
      for value in ["", "0", "false"] { #expect(try !isColored("--color=auto", [variable: value])) }
    }
  }

  @Test("Text fills the width given by COLUMNS; a report to a file does not depend on it")
  func width() throws {
    let workspace = try Workspace(["A.swift": "let = \(String(repeating: "b + ", count: 100))\n"])
    func widest(_ text: String) -> Int { text.split(separator: "\n").map(\.count).max() ?? 0 }
    let outcome = try workspace.run("--format=text", "--output=text:out.txt", ".", environment: ["COLUMNS": "60"])
    #expect((55...60).contains(widest(outcome.output)))
    #expect(try (115...120).contains(widest(workspace.read("out.txt"))))
    #expect(
      try workspace.run("--format=text", ".", environment: ["COLUMNS": "wide"]).output == workspace.read("out.txt"))
  }

  @Test("With one line per finding, standard error has the summary")
  func summaryAside() throws {
    let workspace = try Workspace(["A.swift": "var a = 1\nlet = 2\n"])
    let outcome = try workspace.run("--swift-version=6", ".")
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("A.swift:") })
    #expect(
      outcome.errors == """
        Found 2 problems (1 error, 1 warning) in 1 of 1 file.
          1  mutable-global-state
          1  syntax-error
        1 can be fixed: concurlint fix

        """)
    for other in ["--quiet", "--format=text", "--output=xcode:out.txt", "--format=json"] {
      #expect(try workspace.run(other, ".").errors == "", "\(other)")
    }
  }

  @Test("Findings below --min-severity are in no report", arguments: ["text", "xcode", "json", "sarif", "markdown"])
  func minSeverity(format: String) throws {
    let workspace = try Workspace([
      "A.swift": "let = 1\n// concurlint:disable:next syntax-error - generated\nlet = 2\n"
    ])
    let formats = ["--format=\(format)", "--include-suppressed"]
    let warnings = try BuiltCommand.run(formats + ["--min-severity=warning", "."], in: workspace.path)
    #expect(warnings.status == 1)
    #expect(warnings.output.contains("A.swift"))
    let errors = try BuiltCommand.run(formats + ["--min-severity=error", "."], in: workspace.path)
    #expect(errors.status == 0, "what is not reported fails no run")
    #expect(!errors.output.contains("A.swift"))
  }

  @Test("A run does not fail for findings that it does not report")
  func minSeverityAndFailOn() throws {
    let workspace = try Workspace(["A.swift": broken])
    let outcome = try workspace.run("--min-severity=error", "--fail-on=warning", ".")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("'--fail-on warning' fails for findings that '--min-severity error' does not report"))
    #expect(try workspace.run("--min-severity=warning", "--fail-on=error", ".").status == 0)
    #expect(try workspace.run("--min-severity=warning", "--fail-on=never", ".").status == 0)
  }

  @Test("A limit on findings affects only text, and not the exit status")
  func findingLimit() throws {
    let workspace = try Workspace(["A.swift": broken, "B.swift": broken])
    let outcome = try workspace.run("--format=text", "--max-findings=0", "--output=xcode:out.txt", ".")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        2 problems not shown (--max-findings 0).
        Found 2 problems (2 warnings) in 2 of 2 files.

        """)
    #expect(try workspace.read("out.txt").count { $0 == "\n" } == 2)
  }

  @Test("Timings and statistics go to standard error")
  func measurements() throws {
    let workspace = try Workspace(["A.swift": broken])
    let outcome = try workspace.run("--timings", "--statistics", ".")
    for word in ["discover", "read", "lex", "parse", "declare", "link", "check", "render", "1 files, 8 bytes"] {
      #expect(outcome.errors.contains(word))
    }
    #expect(outcome.errors.contains("syntax-error"))
    let json = try workspace.run("--timings=json", ".").errors
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["bytes"] as? Int == 8)
  }
}

@Suite("Mistakes in the command line")
struct UsageTests {

  @Test(
    "A wrong option, command or rule: status 2, a hint, and nothing on standard output",
    arguments: [
      (["--fromat=json"], "did you mean '--format'?"),
      (["rules", "x"], "takes no operand"),
      (["explain"], "needs the id of a rule"),
      (["explain", "syntax-eror"], "did you mean 'syntax-error'?"),
      (["--only-rule=none-such"], "there is no rule 'none-such'"),
      (["--jobs", "0", "."], "takes a number"),
      (["syntax"], "needs a file"),
      (["explian"], "did you mean the command 'explain'?")
    ])
  func mistakes(arguments: [String], hint: String) throws {
    let workspace = try Workspace()
    let outcome = try BuiltCommand.run(arguments, in: workspace.path)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("concurlint: error: "))
    #expect(outcome.errors.contains(hint))
  }

  @Test(
    "Help and version",
    arguments: [
      (["--help"], "Usage: concurlint [lint]"), (["lint", "--help"], "--fail-on"),
      (["rules", "--help"], "Usage: concurlint rules"),
      (["explain", "--help"], "Usage: concurlint explain"), (["syntax", "--help"], "--files-from"),
      (["--version"], "concurlint "),
      (["--fail-on=error", "--help"], "Usage: concurlint lint")
    ])
  func help(arguments: [String], expected: String) throws {
    let workspace = try Workspace()
    let outcome = try BuiltCommand.run(arguments, in: workspace.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(expected))
  }

  @Test("Rules are listed, and each listed rule is explained")
  func rules() throws {
    let workspace = try Workspace()
    let list = try workspace.run("rules").output
    #expect(list.contains("syntax-error"))
    #expect(try workspace.run("explain", "syntax-error").output.hasPrefix("syntax-error\n"))
  }
}

@Suite("A hostile world")
struct HostileWorldTests {

  @Test("A path that does not exist is named, and the others are linted")
  func missing() throws {
    let outcome = try Workspace(["A.swift": broken]).run("--quiet", "nowhere", "A.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "concurlint: error: nowhere: no such file or directory; check how the path is written\n")
    #expect(outcome.output.hasPrefix("A.swift:1:"))
  }

  @Test(
    "What cannot be used is named, with the remedy",
    arguments: [
      (["Suorces"], "Suorces: no such file or directory; did you mean 'Sources'?"),
      (["./Sources/B.swift"], "Sources/B.swift: no such file or directory; did you mean 'Sources/A.swift'?"),
      (["rules.swift"], "rules.swift: no such file or directory; check how the path is written"),
      (
        ["--output=sarif:nowhere/a.sarif"],
        "nowhere/a.sarif: cannot write the report: no such file or directory; make its directory first"
      ),
      (["--output=sarif:Sources"], "Sources: cannot write the report: is a directory; name a file in it"),
      (
        ["--output=sarif:/dev/full"],
        "/dev/full: cannot write the report: no space left on device; make room and run again"
      ),
      (["Sources/A.swift/B.swift"], "Sources/A.swift/B.swift: not a directory; a part of the path is a file"),
      (["--config=none.yml"], "none.yml: no such file or directory; check how the path is written"),
      (["--baseline=none"], "none: no such file or directory; 'concurlint baseline create' writes a baseline"),
      (["config", "Suorces"], "Suorces: no such file or directory; did you mean 'Sources'?"),
      (["isolation", "Sources"], "Sources: not a regular file; name a file"),
      (["fix", "Suorces"], "Suorces: no such file or directory; did you mean 'Sources'?"),
      (["init", "nowhere"], "nowhere/.concurlint.yml: no such file or directory; make its directory first")
    ])
  func remedies(words: [String], problem: String) throws {
    let workspace = try Workspace(["Sources/A.swift": "let a = 1\n"])
    let outcome = try BuiltCommand.run(words, in: workspace.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.lowercased().contains("concurlint: error: \(problem.lowercased())\n"), "\(outcome.errors)")
  }

  @Test("Commands about a file reject a directory", arguments: ["isolation", "index"])
  func directoryForFile(command: String) throws {
    let outcome = try Workspace(["Sources/A.swift": "let a = 1\n"]).run(command, "Sources")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "concurlint: error: Sources: not a regular file; name a file\n")
    #expect(outcome.output == "")
  }

  @Test("No Swift file under a path: an error, or where that is accepted a warning or silence")
  func noSwift() throws {
    let workspace = try Workspace(["notes.txt": ""])
    let outcome = try workspace.run(".")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "concurlint: error: .: no Swift file in it; '--allow-empty' goes on\n")
    let accepted = try workspace.run("--allow-empty", ".")
    #expect(accepted.status == 0)
    #expect(accepted.errors == "concurlint: warning: no Swift files found\n")
    #expect(try workspace.run("--allow-empty", "--quiet", ".").errors == "")
  }

  @Test("A file that may not be read is named, and the others are linted")
  func unreadable() throws {
    let workspace = try Workspace(["A.swift": broken, "B.swift": "let b = 1", "closed/C.swift": ""])
    // The superuser may read everything, so where the tests run as root, the command runs as another user.
    let asNobody = "if [ $(id -u) = 0 ]; then set -- setpriv --reuid=65534 --regid=65534 --clear-groups; fi"
    // A copy, because the build directory may be closed to others.
    let outcome = try workspace.shell(
      """
      cp "$CONCURLINT" tool && chmod 755 . tool && chmod 000 B.swift closed && \(asNobody) && "$@" ./tool --quiet .
      s=$?; chmod 755 closed; exit $s
      """)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.lowercased() == """
        concurlint: error: closed: permission denied; check its permissions and those of its directory
        concurlint: error: b.swift: permission denied; check its permissions and those of its directory

        """)
    #expect(outcome.output.hasPrefix("A.swift:1:"))
  }

  @Test(
    "Any name of a file",
    arguments: ["a b.swift", "-x.swift", "ä😀.swift", "tab\t.swift", "new\nline.swift", "'$(x)'.swift"])
  func names(name: String) throws {
    let workspace = try Workspace([name: broken])
    for paths in [["."], ["--", name]] {
      let outcome = try BuiltCommand.run(paths, in: workspace.path)
      #expect(outcome.status == 1)
      #expect(outcome.output.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test("A name that is no UTF-8", .enabled(if: Self.isLinux))
  func invalidName() throws {
    let workspace = try Workspace()
    let outcome = try workspace.shell("f=$(printf 'a\\377.swift'); printf 'let = 1' > \"$f\" && \"$CONCURLINT\" \"$f\"")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("a\\xFF.swift:1:"))
  }

  private static let isLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  @Test("A pipe without a writer is no file", .timeLimit(.minutes(60)))
  func pipe() throws {
    let outcome = try Workspace().shell("mkfifo A.swift && \"$CONCURLINT\" A.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("not a regular file"))
  }

  @Test("A reader that closes the pipe ends the run quietly")
  func closedPipe() throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n" + String(repeating: "f(a)\n", count: 100_000)])
    let outcome = try workspace.shell("{ \"$CONCURLINT\" syntax --format tokens A.swift; echo $? > status; } | head -1")
    #expect(outcome.errors == "")
    #expect(try workspace.read("status") == "0\n")
  }

  @Test(
    "Output that cannot be written: a message and status 2",
    arguments: [
      "\"$CONCURLINT\" --format=json . > /dev/full", "\"$CONCURLINT\" --output json:/dev/full .",
      "\"$CONCURLINT\" --output json:nowhere/out.json ."
    ])
  func fullDisk(script: String) throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n"])
    let outcome = try workspace.shell(script)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("concurlint: error: "))
    #expect(try workspace.names() == ["A.swift"])
  }

  @Test("A report that cannot be written leaves the old one as it was")
  func oldReport() throws {
    let workspace = try Workspace(["A.swift": "let a = 1\n", "out.json": "old"])
    // The limit holds for the messages too, so they go through a pipe.
    let outcome = try workspace.shell("(ulimit -f 0; \"$CONCURLINT\" --output json:out.json . 2>&1; echo $?) | cat")
    #expect(outcome.output.contains("out.json: cannot write the report: "))
    #expect(outcome.output.hasSuffix("\n2\n"))
    #expect(try workspace.read("out.json") == "old")
    #expect(try workspace.names() == ["A.swift", "out.json"])
  }

  @Test("Content not written by hand gives a result", .timeLimit(.minutes(60)), arguments: HostileText.all)
  func content(text: HostileText) throws {
    let workspace = try Workspace()
    try workspace.write(text.data, to: "A.swift")
    let outcome = try workspace.run("--quiet", "A.swift")
    #expect(outcome.status == (text.hasErrors ? 1 : 0))
    #expect(outcome.errors == "")
  }
}

/// Text that has broken parsers before.
struct HostileText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let data: Data
  let hasErrors: Bool

  private init(_ description: String, _ data: Data, hasErrors: Bool) {
    testDescription = description
    self.data = data
    self.hasErrors = hasErrors
  }

  private static func text(_ description: String, _ text: String, hasErrors: Bool) -> HostileText {
    HostileText(description, Data(text.utf8), hasErrors: hasErrors)
  }

  static let all: [HostileText] = [
    text("an empty file", "", hasErrors: false),
    text("one byte", "a", hasErrors: false),
    HostileText("NUL bytes", Data(count: 1_000), hasErrors: true),
    HostileText(
      "bytes that are no UTF-8", Data((0..<1_000).map { UInt8(truncatingIfNeeded: 128 + $0) }), hasErrors: true),
    text(
      "100,000 nested parentheses", String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000),
      hasErrors: true),
    text(
      "50,000 nested closures", String(repeating: "{ ", count: 50_000) + String(repeating: "}", count: 50_000),
      hasErrors: true),
    text("20,000 unterminated interpolations", String(repeating: "\"\\(", count: 20_000), hasErrors: true),
    text("a line of 2 MB", "let a = [" + String(repeating: "1, ", count: 700_000) + "1]\n", hasErrors: false),
    text("60,000 members in a row", "f()" + String(repeating: ".b", count: 60_000), hasErrors: false),
    text("20,000 × else if", "if a {}" + String(repeating: " else if a {}", count: 20_000), hasErrors: false)
  ]
}

@Suite("Printing syntax")
struct SyntaxCommandTests {

  @Test("Tokens, nodes, tree and errors of one file")
  func formats() throws {
    let workspace = try Workspace(["A.swift": "f()\n"])
    #expect(
      try workspace.run("syntax", "A.swift", "--format", "tokens").output
        == "identifier\t0\t1\nleftParen\t1\t1\nrightParen\t2\t1\n")
    #expect(try workspace.run("syntax", "A.swift", "--format=nodes").output == "FunctionCallExpr\t0\t3\tf\n")
    #expect(
      try workspace.run("syntax", "A.swift").output.hasPrefix(
        "SourceFile root 0..<3\n  FunctionCallExpr statement [brackets] 0..<3"))
    #expect(try workspace.run("syntax", "A.swift", "--format=errors").status == 0)
  }

  @Test("Errors have the compiler's form and fail")
  func errors() throws {
    let outcome = try Workspace(["A.swift": broken]).run("syntax", "--format=errors", "A.swift")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("A.swift:1:"))
    #expect(outcome.output.contains(": error: "))
  }

  @Test("A list of files, separated by NUL or by lines, gives numbered listings", arguments: ["\0", "\n"])
  func batch(separator: String) throws {
    let workspace = try Workspace(["A.swift": "a\n", "B.swift": "b()\n", "out/keep": ""])
    try workspace.write(Data("B.swift\(separator)A.swift\(separator)".utf8), to: "list")
    let outcome = try workspace.run("syntax", "--format=nodes", "--output-directory=out", "--files-from=list")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(try workspace.read("out/0.nodes") == "FunctionCallExpr\t0\t3\tb\n")
    #expect(try workspace.read("out/1.nodes") == "")
  }
}
