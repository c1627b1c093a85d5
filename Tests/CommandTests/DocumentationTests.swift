import Foundation
import LintReporting
import Testing

@Suite("The documentation's pages")
struct DocumentationTests {
  private struct Site {
    /// Removed with the last use of it.
    let workspace: Workspace
    let root: URL
    let pages: [String: String]

    init(in workspace: Workspace) throws {
      let outcome = try workspace.run("docs", "--output", "site")
      #expect(outcome.status == 0 && outcome.errors == "")
      let root = URL(filePath: workspace.path).appending(path: "site")
      self.root = root
      self.workspace = workspace
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".html") }
      pages = try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) })
    }
  }

  @Test("Every rule has a page, with its reason, its examples and what it says")
  func rules() throws {
    let workspace = try Workspace()
    let site = try Site(in: workspace)
    let listing = try workspace.run("rules", "--format=json").output
    let ids = listing.matches(of: #/"id": "([a-z0-9-]+)"/#).map { String($0.output.1) }
    #expect(ids.count > 50)
    for id in ids { #expect(site.pages["rules/\(id).html"] != nil, "\(id)") }
    let page = try #require(site.pages["rules/detached-task.html"])
    for heading in ["Why", "Instead", "What it says", "Examples", "What the compiler says", "Limits"] {
      #expect(page.contains("<h2>\(heading)</h2>"))
    }
    #expect(page.contains("class=\"line flagged\""))
  }

  @Test("Each rule with a flagged example of a file says something on its page")
  func messages() throws {
    let site = try Site(in: try Workspace())
    let silent = site.pages.filter { $0.key.hasPrefix("rules/") && !$0.value.contains("<h2>What it says</h2>") }.keys
    // What the engine itself reports is about files and comments, not code; it has no examples.
    let withExamples = silent.filter { site.pages[$0]?.contains(">Flagged</span>") == true }
    #expect(withExamples.sorted() == [])
  }

  @Test("Links lead to pages that are there, and no page loads anything from elsewhere")
  func links() throws {
    let site = try Site(in: try Workspace())
    for (name, text) in site.pages {
      let folder = site.root.appending(path: name).deletingLastPathComponent()
      for link in text.matches(of: #/(href|src)="([^"]*)"/#).map({ String($0.output.2) }) {
        if link.hasPrefix("#") || link == "data:," { continue }
        if link.hasPrefix("https://") {
          #expect(text.contains("<a href=\"\(link)\" rel=\"noreferrer\">"), "\(name) loads \(link)")
          continue
        }
        let target = folder.appending(path: link).standardized
        #expect(FileManager.default.fileExists(atPath: target.path), "\(name): \(link)")
      }
    }
  }

  @Test("Where the address of the site is known, reports and explanations lead there")
  func address() throws {
    let workspace = try Workspace(["A.swift": "var limit = 1\n"])
    let environment = ["CONCURLINT_DOCUMENTATION": "https://example.org/docs/"]
    let report = try workspace.run("--format=sarif", "--swift-version=6", environment: environment).output
    #expect(report.contains("\"helpUri\":\"https://example.org/docs/rules/mutable-global-state.html\""))
    #expect(
      try workspace.run("explain", "detached-task", environment: environment).output.hasSuffix(
        "\nhttps://example.org/docs/rules/detached-task.html\n"))
    #expect(try !workspace.run("explain", "detached-task").output.contains("example.org"))
  }

  @Test("A guide has at most 20 lines", arguments: Guide.all.map(\.id))
  func length(id: String) throws {
    let guide = try #require(Guide.all.first { $0.id == id })
    #expect(guide.lineCount <= 20)
  }

  @Test("The commands of a guide run, in their order", arguments: Guide.all.map(\.id))
  func commands(id: String) throws {
    let guide = try #require(Guide.all.first { $0.id == id })
    let workspace = try Workspace([
      "Package.swift":
        "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/Limit.swift": "public var limit = 1\n", "Sources/Example.swift": "var example = 1\n"
    ])
    #expect(
      try workspace.shell("git init -q . && git add . && git -c user.name=T -c user.email=t@example.org commit -qm one")
        .status == 0)
    for case .commands(let commands) in guide.blocks {
      for command in commands {
        let words = command.split(separator: " ", maxSplits: 1)
        #expect(words[0] == "concurlint", "\(command)")
        let outcome = try workspace.shell("\"$CONCURLINT\" \(words[1])")
        #expect([0, 1].contains(outcome.status), "\(command)\n\(outcome.output)\(outcome.errors)")
        // A gate that is set up as the guide says lets the project pass.
        if ["gate", "forecast"].contains(id) { #expect(outcome.status == 0 || command == "concurlint", "\(command)") }
      }
    }
  }

  @Test("What cannot be written is said")
  func failure() throws {
    let workspace = try Workspace(["file": ""])
    #expect(try workspace.run("docs").status == 2)
    #expect(try workspace.run("docs", "--output=file").status == 2)
    #expect(try workspace.run("docs", "--output=site", "--repository=alone").status == 2)
  }
}
