import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("SARIF reporter")
struct SARIFReporterTests {
  /// The one run of a report, read by Foundation.
  private func run(_ report: Report, reporter: SARIFReporter = SARIFReporter()) throws -> NSDictionary {
    let data = Data(report.written(by: reporter).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [NSDictionary])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func result(_ diagnostic: Diagnostic, rules: [RuleInfo] = []) throws -> NSDictionary {
    let results = try #require(try run(Report([diagnostic], rules: rules))["results"] as? [NSDictionary])
    return try #require(results.first)
  }

  @Test("A result names its rule, its level and a full region")
  func result() throws {
    let file = MarkedFile("let 😀 = «filter»", path: "Sources/App/Store.swift")
    let result = try result(
      file.diagnostic("'filter' is slow.", rule: "fetch-then-filter", properties: ["compilerDiagnoses": "no"]),
      rules: [.sample])
    #expect(
      result == [
        "ruleId": "fetch-then-filter", "ruleIndex": 0, "level": "warning", "message": ["text": "'filter' is slow."],
        "locations": [
          [
            "physicalLocation": [
              "artifactLocation": ["uri": "Sources/App/Store.swift", "uriBaseId": "%SRCROOT%"],
              "region": ["startLine": 1, "startColumn": 10, "endLine": 1, "endColumn": 16]
            ]
          ]
        ],
        "properties": ["priority": "high", "compilerDiagnoses": "no"]
      ])
  }

  @Test("A result without a fix that can be applied says why")
  func noFix() throws {
    var diagnostic = MarkedFile("«a»").diagnostic()
    diagnostic.noFixReason = "the store does not know it"
    let properties = try #require(try result(diagnostic)["properties"] as? NSDictionary)
    #expect(properties["concurlint.noFixReason"] as? String == "the store does not know it")
  }

  @Test("Info is a note", arguments: zip(Severity.allCases, ["note", "warning", "error"]))
  func levels(severity: Severity, level: String) throws {
    #expect(try result(MarkedFile("«a»").diagnostic(severity: severity))["level"] as? String == level)
  }

  @Test("The message links to the places of its notes")
  func notes() throws {
    let file = MarkedFile("«a» [Item]() «b»")
    let result = try result(
      file.diagnostic(
        "Wrong.", notes: [.init(message: "because"), file.note("'[Item]' is made here", range: 1)]))
    #expect(
      result.at("message.text") as? String == "Wrong.\nbecause\n['\\[Item\\]' is made here](1)")
    let related = try #require(result["relatedLocations"] as? [NSDictionary])
    #expect(related.map { $0["id"] as? Int } == [1])
    #expect(related[0].at("physicalLocation.region.startColumn") as? Int == 12)
    #expect(related[0].at("message.text") as? String == "'[Item]' is made here")
  }

  @Test("Swift that looks like an embedded link is not one")
  func noAccidentalLink() throws {
    let result = try result(MarkedFile("«a»").diagnostic("'[Item](x)' is slow."))
    #expect(result.at("message.text") as? String == "'\\[Item\\](x)' is slow.")
  }

  @Test("A fix changes each file once, and says how far to trust it")
  func fixes() throws {
    let a = MarkedFile("«x» «y»", path: "A.swift")
    let b = MarkedFile("«»z", path: "B.swift")
    let fix = FixIt(
      message: "Rename", applicability: .unsafe,
      edits: [a.edit(range: 0, "xx"), b.edit(range: 0, "zz"), a.edit(range: 1, "")])
    let result = try result(a.diagnostic(fixes: [fix]))
    let fixes = try #require(result["fixes"] as? [NSDictionary])
    #expect(
      fixes == [
        [
          "description": ["text": "Rename"],
          "artifactChanges": [
            [
              "artifactLocation": ["uri": "A.swift", "uriBaseId": "%SRCROOT%"],
              "replacements": [
                [
                  "deletedRegion": ["startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2],
                  "insertedContent": ["text": "xx"]
                ],
                ["deletedRegion": ["startLine": 1, "startColumn": 3, "endLine": 1, "endColumn": 4]]
              ]
            ],
            [
              "artifactLocation": ["uri": "B.swift", "uriBaseId": "%SRCROOT%"],
              "replacements": [
                [
                  "deletedRegion": ["startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1],
                  "insertedContent": ["text": "zz"]
                ]
              ]
            ]
          ],
          "properties": ["concurlint.applicability": "unsafe"]
        ]
      ])
  }

  @Test("Guidance is words, never a fix that a viewer could apply")
  func displayOnly() throws {
    let file = MarkedFile("«a»")
    let fix = FixIt(message: "Think again", applicability: .displayOnly, edits: [file.edit(range: 0, "b")])
    let result = try result(file.diagnostic("Wrong.", fixes: [fix]))
    #expect(result["fixes"] == nil)
    #expect(result.at("message.text") as? String == "Wrong.\nThink again")
  }

  @Test("A rule has the members that code scanning services show")
  func rule() throws {
    let driver = try #require(try run(Report([], rules: [.sample])).at("tool.driver") as? NSDictionary)
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    #expect(driver["informationUri"] as? String == "https://example.org/concurlint")
    let rule = try #require((driver["rules"] as? [NSDictionary])?.first)
    #expect(rule["id"] as? String == "fetch-then-filter")
    #expect(rule["name"] as? String == "FetchThenFilter")
    #expect(
      rule.at("shortDescription.text") as? String
        == "A fetch without a predicate whose result is filtered in memory.")
    #expect(rule.at("fullDescription.text") as? String == RuleInfo.sample.why)
    #expect(rule.at("help.text") as? String == RuleDocumentation(.sample).text())
    #expect(rule.at("help.markdown") as? String == RuleDocumentation(.sample).markdown())
    #expect(rule["helpUri"] as? String == "https://example.org/docs/rules/fetch-then-filter.html")
    #expect(rule.at("defaultConfiguration.level") as? String == "warning")
    #expect(
      rule["properties"] as? NSDictionary == [
        "tags": ["concurrency", "swiftdata"], "precision": "high", "problem.severity": "warning", "priority": "medium"
      ])
  }

  @Test("Descriptions keep to the length that services accept")
  func longDescriptions() throws {
    var rule = RuleInfo.sample
    rule.why = String(repeating: "é", count: 2000)
    let run = try run(Report([], rules: [rule]))
    let text = run.at("tool.driver.rules.0.fullDescription.text") as? String
    #expect(text == String(repeating: "é", count: 1023) + "…")
  }

  @Test("A diagnostic of a rule that is not listed has no index")
  func unlistedRule() throws {
    #expect(try result(MarkedFile("«a»").diagnostic(rule: "syntax-error"), rules: [.sample])["ruleIndex"] == nil)
  }

  @Test("Columns, line ends and the root are declared")
  func declarations() throws {
    let run = try run(Report([], root: "/home/me/My App"))
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(run["newlineSequences"] as? [String] == ["\r\n", "\n", "\r"])
    let bases = try #require(run["originalUriBaseIds"] as? [String: NSDictionary])
    #expect(bases["%SRCROOT%"]?["uri"] as? String == "file:///home/me/My%20App/")
  }

  @Test("A private root is not written")
  func secretRoot() throws {
    let bases = try #require(try run(Report([]))["originalUriBaseIds"] as? [String: NSDictionary])
    #expect(bases["%SRCROOT%"]?["uri"] == nil)
  }

  @Test("Each file that could not be read is a notification, and the run did not succeed")
  func unreadable() throws {
    let report = Report([], unreadable: [.init(path: "a b.swift", reason: "Permission denied")])
    let invocation = try #require((try run(report)["invocations"] as? [NSDictionary])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect(
      invocation["toolExecutionNotifications"] as? NSArray == [
        [
          "descriptor": ["id": "unreadable-file"], "level": "error",
          "message": ["text": "The file could not be read: Permission denied."],
          "locations": [
            ["physicalLocation": ["artifactLocation": ["uri": "a%20b.swift", "uriBaseId": "%SRCROOT%"]]]
          ]
        ]
      ])
  }

  @Test("A run that read everything succeeded")
  func success() throws {
    let invocation = try #require((try run(Report([]))["invocations"] as? [NSDictionary])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect(invocation["toolExecutionNotifications"] as? NSArray == [])
  }

  @Test("A category tells runs apart")
  func category() throws {
    let run = try run(Report([]), reporter: SARIFReporter(category: "app"))
    #expect(run.at("automationDetails.id") as? String == "concurlint/app/")
  }
}
