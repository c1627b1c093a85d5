import Foundation
import LintReporting
import Testing

/// Names are untrusted: none may steer the terminal or the log in which it is shown, or look different from what it is.
@Suite("Names that hold controls")
struct HostileNameTests {
  private static let names = [
    "\u{1B}[31mA", "\u{7}B", "\u{202E}C", "\u{9B}31mD", "new\nE", "\u{2066}F\u{61C}", "\r\u{7F}G"
  ]

  private static let commands =
    OutputFormat.allCases.map { "--format \($0.rawValue) --color never ." } + [
      "--format text --quiet --statistics=reasons *", "report .", "report --format json .", "report --format html .",
      "report --format markdown --compiler-diagnostics *d .",
      "settings .", "settings --format json .", "config *A.swift", "config --format json *A.swift", "config nowhere*",
      "fix --diff .", "fix --allow-dirty .", "fix --allow-dirty --add-suppressions why .",
      "baseline create .", "baseline create --baseline *A.swift .", "baseline compare --baseline *A.swift .",
      "--output text:\"$ESC/out\" .", "--output text:\"$ESC\" --output json:\"./$ESC\" .", "--config *A.swift .",
      "\"$ESC\"", "\"--$ESC\"",
      "explain \"$ESC\"", "init \"$ESC\"", "--since \"$ESC\" .", "--only-rule \"$ESC\" .", "--format \"$ESC\" .",
      "fix \"$ESC\"",
      "--swift-version \"$ESC\" .", "--stdin-filename \"$ESC\" - < *A.swift", "syntax --files-from \"$ESC\""
    ]
    + ["index", "isolation", "type", "syntax"].map { "\($0) \"$ESC\"" }
    + [
      "syntax --format tree", "syntax --format tokens", "syntax --format nodes", "syntax --format errors",
      "syntax --format flow", "syntax --format graph", "isolation", "isolation --format json", "index",
      "index --format json", "type", "type --format json"
    ].flatMap { command in ["A", "C", "E", "G"].map { "\(command) *\($0).swift" } }

  @Test("Every command shows them as text, in every format", arguments: commands)
  func shown(command: String) throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P\\u{1B}[31m\\u{202E}", targets: [.target(name: "T\\u{1B}[31m\\u{7}\\u{202E}\\n", path: ".")])

      """
    let source = """
      var `g\u{202E}x` = 1
      @MainActor func tap() { Task { @MainActor in await load() } }
      @MainActor func load() async {}
      class Q: `B\u{202E}` { static var limit = 1 }
      struct `S\u{2066}` { let a: Missing = ) }

      """
    let workspace = try Workspace(["Package.swift": manifest, ".concurlint.yml": "detached-task: warning\n"])
    let fixable = "@MainActor func tap() { Task { @MainActor in await load() } }\n@MainActor func load() async {}\n"
    for (number, name) in Self.names.enumerated() {
      try workspace.write(Data((number.isMultiple(of: 2) ? source : fixable).utf8), to: "\(name).swift")
    }
    try workspace.write(Data("DIAG".utf8), to: "\u{1B}d/\u{7}x.dia")
    let outcome = try workspace.shell(
      "ESC=$(printf '\\033[31m\\007\\342\\200\\256'); git init -q . 2>&-; \"$CONCURLINT\" \(command)")
    for text in [outcome.output, outcome.errors] {
      let raw = Set(
        text.unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control: scalar != "\n" && scalar != "\t"
          case .format, .lineSeparator, .paragraphSeparator: true
          default: false
          }
        }.map { String($0.value, radix: 16) })
      #expect(raw == [], "\(text.debugDescription)")
    }
    #expect(outcome.output + outcome.errors != "")
  }
}
