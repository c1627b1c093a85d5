import LintKit
import LintRules
import Testing

/// What is tried on rules where nobody knows where code runs: their own fixtures and examples, in targets of which
/// nothing is known.
private struct Unsettled: CustomTestStringConvertible, Sendable {
  var rule: any Rule.Type
  var name: String
  var files: [(path: String, text: String)]

  var testDescription: String { "\(rule.info.id): \(name)" }

  static let all: [Unsettled] = Registry.rules.flatMap { rule in
    let fixtures = Fixture.all.filter { $0.rule == rule.info.id }.map {
      Unsettled(rule: rule, name: $0.name, files: $0.files)
    }
    let examples = rule.info.examples.map { example in
      Unsettled(rule: rule, name: example.title ?? "untitled", files: example.files.map { ($0.path, $0.marked.text) })
    }
    return fixtures + examples
  }

  /// Everything that does not say where it runs may be on the main actor.
  static let settings = LanguageSettings(
    defaultsToMainActor: .unknown,
    features: Dictionary(uniqueKeysWithValues: UpcomingFeature.allCases.map { ($0, .unknown) }))

  var project: SmallProject { SmallProject(files, uniform: Self.settings) }
}

@Suite("Rules where isolation is unknown")
struct UnknownIsolationTests {
  /// Rules whose findings say something of where code runs.
  private static let judges: Set<String> = [
    "main-actor-assume-isolated", "redundant-main-actor-task", "detached-task", "mutable-global-state",
    "model-context-captured-in-task",
    "model-parameter-crosses-actor", "model-returned-across-actor", "model-context-escapes-main-actor-run",
    "model-context-parameter",
    "notification-selector-observer", "model-context-stored-in-actor", "final-class-missing-sendable"
  ]

  /// What is true wherever the code runs. So is what is said for information: that somebody else decides.
  private static let heldAnywhere = [
    "is unavailable from asynchronous contexts", "is captured by 'Task.detached'", "is captured by a child task",
    "is captured by a '@Sendable' closure"
  ]

  @Test("The rules that judge isolation are there")
  func judgesExist() {
    #expect(Self.judges.isSubset(of: Registry.rules.map { $0.info.id }))
  }

  @Test("No rule that judges isolation speaks in code of unknown isolation")
  func silence() {
    var count = 0
    for item in Unsettled.all where Self.judges.contains(item.rule.info.id) {
      let project = item.project
      for finding in project.findings(of: [item.rule]) where (finding.severity ?? item.rule.info.severity) != .info {
        if project.isolation(around: finding) != .unknown || Self.heldAnywhere.contains(where: finding.message.contains)
        {
          continue
        }
        count += 1
        Issue.record("\(item.testDescription): \(finding)")
      }
    }
    #expect(count == 0)
  }

  @Test("No message names an isolation that is unknown")
  func messages() {
    for item in Unsettled.all {
      for finding in item.project.findings(of: [item.rule]) {
        #expect(!finding.message.contains(Isolation.unknown.description), "\(item.testDescription): \(finding)")
      }
    }
  }
}
