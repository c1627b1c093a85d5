import Foundation
import Testing

/// The migration report of a fixture project holds what its document holds. The second table of each README says where:
/// the entries between backticks are looked up in the JSON and in the Markdown of the report.
@Suite("Migration reports of whole projects")
struct ReportFixtureTests {
  struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/projects")
      .standardized

    static let all = ["contacts", "goals", "health", "inventory", "worksite"].map(Fixture.init)

    /// The references of each part of the document, by its name.
    func parts() throws -> [(part: String, references: [String])] {
      let readme = try String(contentsOf: Self.folder.appending(path: "\(name)/README.md"), encoding: .utf8)
      let section = try #require(readme.firstRange(of: "## In the migration report")).upperBound
      return readme[section...].split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { row in
        let cells = row.split(separator: "|")
        let quoted = cells[1].split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
          $0.offset % 2 == 1
        }
        return (String(cells[0]), quoted.map { String($0.element) })
      }
    }

    /// The report of a copy outside of any repository: the surroundings of the project have no effect.
    func report() throws -> FixtureReport {
      let workspace = try Workspace()
      try FileManager.default.copyItem(
        atPath: Self.folder.appending(path: name).path, toPath: workspace.path + "/project")
      // The documents ask for them, too, though few teams act on them.
      let rules = "opt_in_rules: [redundant-sendable-on-error, strict-concurrency-not-complete]\n"
      try workspace.write(Data(rules.utf8), to: "project/.concurlint.yml")
      let outcome = try workspace.shell(
        "cd project && \"$CONCURLINT\" report --quiet --output json:../r.json --output markdown:../r.md .")
      #expect(outcome.status == 0, "\(outcome.errors)")
      return FixtureReport(json: try JSON(workspace.read("r.json")), page: try workspace.read("r.md"))
    }
  }

  @Test("Heading by heading, what the document holds", arguments: Fixture.all)
  func holds(_ fixture: Fixture) throws {
    let parts = try fixture.parts()
    let report = try fixture.report()
    #expect(parts.flatMap(\.references).count >= 20)
    for (part, references) in parts {
      for reference in references { #expect(report.holds(reference), "\(part): \(reference)") }
    }
  }

  @Test("What the report does not hold is not found in it")
  func doesNotHold() throws {
    let report = try Fixture(name: "goals").report()
    for reference in [
      "issue detached-task", "issue lock-across-await Package.swift:1",
      "change final-class-missing-sendable Package.swift:1", "right actors Nobody",
      "inventory models NSLock", "phase 5 low", "check detached-task", "file Nothing.swift", "verify xcodebuild",
      "setting GoalStore language mode = 6",
      "order Milestones GoalStore", "head Nothing", "walk away"
    ] {
      #expect(!report.holds(reference), "\(reference)")
    }
  }
}

/// Both renderings of one report.
struct FixtureReport {
  let json: JSON
  let page: String

  /// - Parameter reference: a word for the kind, and the expected entry: `issue RULE PATH:LINE`.
  func holds(_ reference: String) -> Bool {
    let words = reference.split(separator: " ", maxSplits: 2).map(String.init)
    let (first, rest) = (words.count > 1 ? words[1] : "", words.count > 2 ? words[2] : "")
    let all = reference.drop { $0 != " " }.dropFirst()
    switch words[0] {
    case "head": return json["head"]["project"].string == first && page.hasPrefix("# Migration to Swift 6: \(first)\n")
    case "score":
      return json["readiness"]["overall"]["value"].int.map { page.contains("Readiness: \($0) of 100.") } ?? false
    case "effort":
      guard let effort = json["plan"]["effort"].int, let suggestions = json["plan"]["suggestionEffort"].int else {
        return false
      }
      return page.contains("Effort left: \(effort - suggestions) points")
    case "fixable":
      return json["fixability"]["total"]["findings"].int ?? 0 > 0 && page.contains("\n## 6. What commands fix\n")
    case "compiled":
      return json["compiler"]["missing"].string != nil && page.contains("\n## 7. What the compiler says\n")
    case "issue":
      return incident(first, rest) != nil && page.contains("\n### `\(first)`\n") && page.contains("`\(rest)`")
    case "change":
      guard let hunks = incident(first, rest)?["fix"]["change"]["hunks"].array, !hunks.isEmpty else { return false }
      return hunks.flatMap { $0["lines"].array }.filter { $0["kind"].string == "added" }.allSatisfy {
        page.contains("+ \($0["text"].string ?? "?")")
      }
    case "example": return !(issue(first)?["example"]["hunks"].array ?? []).isEmpty
    case "calls": return incident(first, rest).map { ($0["callSiteCount"].int ?? 0) > 0 } ?? false
    case "risk": return issue(first)?["risk"]["level"].string == rest && page.contains("**Risk: \(rest).**")
    case "compiler": return !(issue(first)?["compiler"].array ?? []).isEmpty && page.contains("**The compiler.**")
    case "reference":
      return (issue(first)?["references"].array ?? []).contains { $0["url"].string.map(page.contains) ?? false }
    default: return holdsOfProject(words[0], first, rest, all)
    }
  }

  /// Whether the report says it of the project as a whole.
  private func holdsOfProject(_ part: String, _ first: String, _ rest: String, _ all: Substring) -> Bool {
    switch part {
    case "right":
      let practice = json["alreadyRight"].array.first { $0["id"].string == first }
      return practice?["examples"].array.contains { $0["symbol"].string == rest } ?? false
    case "inventory":
      let inventory = json["inventories"].array.first { $0["id"].string == first }
      return (inventory?["items"].array ?? []).contains { $0["kind"].string == rest } && page.contains("`\(rest)` ")
    case "phase":
      let phase = json["plan"]["phases"][(Int(first) ?? 0) - 1]
      return phase["priorities"].strings.contains(rest) && page.contains("\n### Phase \(first): ")
    case "check": return checklist.contains { $0["rule"].string == first } && page.contains("- [ ] `\(first)`: ")
    case "checklist":
      return checklist.contains { $0["text"].string?.contains(all) ?? false } && page.contains("- [ ] \(all)")
    case "file":
      return json["filesToModify"].array.contains { $0["path"].string == first && !$0["lines"].array.isEmpty }
        && page.contains("\n| `\(first)` | ")
    case "verify":
      return json["verification"].array.contains { step in
        ["title", "command", "expectation"].contains { step[$0].string?.contains(all) ?? false }
      } && page.contains(all)
    case "setting":
      let target = json["head"]["targets"].array.first { $0["name"].string == first }
      return (target?["settings"].array ?? []).contains {
        "\($0["name"].string ?? "") = \($0["value"].string ?? "")" == rest
      }
    case "order":
      let order = json["plan"]["targetOrder"].strings
      guard let one = order.firstIndex(of: first), let other = order.firstIndex(of: rest) else { return false }
      return one < other
    default: return false
    }
  }

  private func issue(_ rule: String) -> JSON? { json["issues"].array.first { $0["rule"].string == rule } }

  /// - Parameter place: `PATH:LINE`, or empty for any.
  private func incident(_ rule: String, _ place: String) -> JSON? {
    issue(rule)?["incidents"].array.first { incident in
      place.isEmpty || "\(incident["place"]["path"].string ?? ""):\(incident["place"]["line"].int ?? 0)" == place
    }
  }

  private var checklist: [JSON] { json["plan"]["phases"].array.flatMap { $0["checklist"].array } }
}
