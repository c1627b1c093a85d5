import Foundation
import Testing

@testable import LintConfiguration
@testable import LintYAML
@testable import concurlint

/// What README.md offers to copy: without a test, errors in it show only in other people's projects.
@Suite("Snippets of README.md")
struct ReadmeSnippetTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The part about editors and build servers.
  private static func section() throws -> String {
    let parts = try text("README.md").components(separatedBy: "\n### ")
    return try #require(parts.first { $0.hasPrefix("Editors and build servers\n") })
  }

  private static func snippets(_ language: String) throws -> [String] {
    try section().components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      try #require(rest.components(separatedBy: "\n```\n").first)
    }
  }

  /// The snippet that says in its first line which file it is.
  private static func file(_ name: String) throws -> YAML {
    let text = try #require(try snippets("yaml").first { $0.hasPrefix("# \(name)\n") })
    return try YAML(text)
  }

  /// A document as Swift's own values.
  private struct YAML {
    private let node: YAMLNode?

    init(_ text: String) throws { node = try YAMLReader.read(YAMLText(Array(text.utf8))) }
    private init(node: YAMLNode?) { self.node = node }

    subscript(key: String) -> YAML {
      guard case .mapping(let pairs)? = node?.content else { return YAML(node: nil) }
      return YAML(node: pairs.first { YAML(node: $0.key).text == key }?.value)
    }

    var elements: [YAML] {
      guard case .sequence(let nodes)? = node?.content else { return [] }
      return nodes.map { YAML(node: $0) }
    }

    var keys: [String] {
      guard case .mapping(let pairs)? = node?.content else { return [] }
      return pairs.compactMap { YAML(node: $0.key).text }
    }

    var text: String? {
      guard case .scalar(let text, _)? = node?.content else { return nil }
      return text
    }
  }

  @Test("One placeholder is used for the address, and it is explained before it is used")
  func address() throws {
    let section = try Self.section()
    let addresses = section.matches(of: #/([\w.-]+)/concurlint\b(?!\.yml)/#).map { String($0.output.1) }
    #expect(addresses.count == 5)
    #expect(Set(addresses) == ["OWNER"])
    let explanation = try #require(section.range(of: "`OWNER/concurlint` is a placeholder"))
    #expect(try #require(section.range(of: "```")).lowerBound > explanation.upperBound)
  }

  @Test("The version is that of the program, in the job for GitLab too")
  func version() throws {
    let buildServers = try #require(try Self.section().components(separatedBy: "\n**Xcode**").first)
    let versions = buildServers.matches(of: #/\b\d+\.\d+\.\d+\b/#).map { String($0.output) }
    #expect(versions.count == 5)
    #expect(Set(versions) == [CommandLineTool.version])
    let job = try YAML(Self.text(".gitlab/concurlint.yml"))
    #expect(job["concurlint"]["variables"]["CONCURLINT_VERSION"].text == CommandLineTool.version)
  }

  @Test("GitHub: the inputs exist, the options are understood, and other actions are those of our own workflow")
  func gitHub() throws {
    let steps = try Self.file(".github/workflows/concurlint.yml")["jobs"]["concurlint"]["steps"].elements
    let workflow = try Self.text(".github/workflows/concurlint.yml")
    #expect(workflow.contains(try #require(steps.first?["uses"].text)))
    let inputs = try #require(steps.last?["with"])
    let known = try YAML(Self.text("action.yml"))["inputs"].keys
    #expect(inputs.keys == ["since", "arguments"])
    #expect(inputs.keys.allSatisfy(known.contains))
    let workspace = try Workspace(["A.swift": "let a = 1\n"])
    let options = try #require(inputs["arguments"].text)
    #expect(try workspace.shell("\"$CONCURLINT\" lint \(options)").errors == "")
  }

  @Test("GitLab: the included file and the variables exist, and the options are understood")
  func gitLab() throws {
    let pipeline = try Self.file(".gitlab-ci.yml")
    let included = try #require(pipeline["include"].elements.first?["remote"].text)
    #expect(included.hasSuffix("/.gitlab/concurlint.yml"))
    let job = try YAML(Self.text(".gitlab/concurlint.yml"))["concurlint"]
    let variables = pipeline["concurlint"]["variables"]
    #expect(variables.keys.allSatisfy(job["variables"].keys.contains))
    let workspace = try Workspace(["Sources/A.swift": "let a = 1\n"])
    #expect(try workspace.shell("\"$CONCURLINT\" baseline create").status == 0)
    let options = try #require(variables["CONCURLINT_ARGUMENTS"].text)
    #expect(try workspace.shell("\"$CONCURLINT\" \(options)").errors == "")
  }

  @Test("pre-commit: the hooks exist")
  func preCommit() throws {
    let repository = try #require(try Self.file(".pre-commit-config.yaml")["repos"].elements.first)
    let hooks = repository["hooks"].elements.compactMap { $0["id"].text }
    let known = try YAML(Self.text(".pre-commit-hooks.yaml")).elements.compactMap { $0["id"].text }
    #expect(!hooks.isEmpty && hooks.allSatisfy(known.contains))
    let named = try Self.section().matches(of: #/`(concurlint[a-z-]*)` lints/#).map { String($0.output.1) }
    #expect(named.allSatisfy(known.contains))
  }

  @Test("Xcode and Visual Studio Code: the files that tests run")
  func editors() throws {
    let phase = try Self.text("Editors/xcode-run-script.sh").split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    #expect(try Self.snippets("sh") == [phase.trimmingCharacters(in: .newlines)])
    #expect(try Self.snippets("json") == [try Self.text("Editors/vscode-tasks.json").trimmingCharacters(in: .newlines)])
  }

  @Test("The newest entry of CHANGELOG.md is about the program's version")
  func changelog() throws {
    let newest = try #require(try Self.text("CHANGELOG.md").firstMatch(of: #/(?m)^## (\S+)/#))
    #expect(String(newest.output.1) == CommandLineTool.version)
  }
}
