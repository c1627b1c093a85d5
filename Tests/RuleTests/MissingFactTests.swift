import LintKit
import LintRules
import Testing

/// A fixture in which a rule is undecided, and what it says that it did not know.
private struct Gap: CustomTestStringConvertible, Sendable {
  let rule: String
  let fixture: String
  let facts: [String]

  init(_ rule: String, _ fixture: String, _ facts: String...) {
    (self.rule, self.fixture, self.facts) = (rule, fixture, facts)
  }

  var testDescription: String { "\(rule)/\(fixture)" }

  static let all = undecided + unknownTypes + decided

  private static let undecided = [
    Gap("actor-stale-read-modify-write", "not-stale", "isolation: no known declaration of 'Foreign'"),
    Gap(
      "async-stream-missing-termination", "not-handed-out", "task: whether what keeps it ends it with the stream",
      "value: where the stream is iterated, which is not returned"),
    Gap("cached-model-reference", "not-unknown-supertypes", "supertypes: no known declaration of 'ForeignController'"),
    Gap(
      "cached-model-reference", "not-one-hop",
      "isolation: the function that the closure is passed to is not known, in a closure of 'elsewhere'"),
    Gap("continuation-missing-resume", "not-escaping", "closure: when and where 'withLock' calls it"),
    Gap("for-await-retains-self", "not-existing", "sequence: whether 'streamExistingEvents' ends"),
    Gap("main-actor-assume-isolated", "not-used-as-a-value", "callers: the function is used as a value"),
    Gap(
      "main-actor-assume-isolated", "not-witness-of-unknown-protocol",
      "supertypes: no known declaration of 'DownloaderDelegate'"),
    Gap("model-captured-in-task", "not-handed-over", "value: whether 'item' is used again, or shared"),
    Gap(
      "model-context-stored-in-actor", "not-unknown", "supertypes: no known declaration of 'ForeignStore'",
      "attribute: what '@GeneratedStore' adds", "value: where that of 'context' is created"),
    Gap(
      "model-parameter-crosses-actor", "not-understood", "callers: which 'keep' a call means",
      "callers: none in the project"),
    Gap("mutable-global-state", "not-conditional-attribute", "isolation: attributes of 'retries' stand in an '#if'"),
    Gap(
      "strict-concurrency-not-complete", "not-known", "setting: strictness of concurrency checking, set only for debug",
      "setting: language mode, not all settings of the target are understood"),
    Gap("swallowed-sleep-cancellation", "not-cancelled", "task: whether another file cancels it")
  ]

  /// Where a type or isolation decides and is not known, a rule is not just silent.
  private static let unknownTypes = [
    Gap(
      "blocking-wait-in-async", "not-unknown-type", "type: no known declaration of 'Job'",
      "type: no known declaration of 'Job'"),
    Gap("cached-model-reference", "not-unknown-type", "type: no known declaration of 'Foreign'"),
    Gap("final-class-missing-sendable", "not-branches", "supertypes: of 'Player'"),
    Gap("final-class-missing-sendable", "not-unknown", "isolation: no known declaration of 'ForeignApp'"),
    Gap("lock-across-await", "not-unknown-type", "type: no known declaration of 'ForeignLock'"),
    Gap(
      "model-captured-in-task", "not-unknown-type", "type: of 'makeEntry'", "type: no known declaration of 'Entry'"),
    Gap("model-context-escapes-main-actor-run", "not-unknown-type", "type: no known declaration of 'Store'"),
    Gap("model-parameter-crosses-actor", "not-unknown-type", "type: no known declaration of 'Foreign'"),
    Gap(
      "model-returned-across-actor", "not-unknown-type", "type: no known declaration of 'Foreign'",
      "type: no known declaration of 'Foreign'"),
    Gap("redundant-main-actor-task", "not-unknown", "isolation: no known declaration of 'ForeignLoader'"),
    Gap(
      "redundant-main-actor-task", "not-unknown-receivers",
      "isolation: the type of what the function is called on is not known, in a closure of 'onSelect'",
      "isolation: the type of what the function is called on is not known, in a closure of 'onSelect'")
  ]

  /// What is known, and no reason to report anything, is not undecided.
  private static let decided = [
    Gap("detached-task", "not-nonsending-by-default"),
    Gap("for-await-retains-self", "not-endless"),
    Gap("main-actor-on-io-service", "not-shown")
  ]
}

@Suite("What undecided rules did not know")
struct MissingFactTests {
  @Test("A rule says what it did not know", arguments: Gap.all)
  private func facts(_ gap: Gap) throws {
    let fixture = try #require(Fixture.all.first { $0.rule == gap.rule && $0.name == gap.fixture })
    let rule = try #require(Registry.rules.first { $0.info.id == gap.rule })
    let outcomes = fixture.project.outcomes(of: rule, keepsMissingFacts: true)
    #expect(outcomes.flatMap { $0.missing.map(\.fact.text) } == gap.facts)
  }

  @Test("The module is named that may declare an unknown type")
  func modules() throws {
    let project = SmallProject([
      ("A.swift", "import Foundation\nimport RealmSwift\nclass Store: RealmStore { static var shared = 1 }\n")
    ])
    let rule = try #require(Registry.rules.first { $0.info.id == "mutable-global-state" })
    let facts = project.outcomes(of: rule, keepsMissingFacts: true).flatMap { $0.missing.map(\.fact) }
    #expect(facts == [MissingFact("isolation: no known declaration of 'RealmStore'", modules: ["RealmSwift"])])
  }

  @Test(
    "Closures of unknown isolation are named by what they are given to",
    arguments: [
      (
        "run { Task { @MainActor in show() } }",
        "the function that the closure is passed to is not known, in a closure of 'run'"
      ),
      ("onEnd = { Task { @MainActor in show() } }", "the variable is not known, in the closure 'onEnd'"),
      ("#Card { Task { @MainActor in show() } }", "of the closure of '#Card'")
    ])
  func closures(_ statement: String, _ reason: String) throws {
    let project = SmallProject([("A.swift", "func f() {\n  \(statement)\n}\n")])
    let rule = try #require(Registry.rules.first { $0.info.id == "redundant-main-actor-task" })
    let facts = project.outcomes(of: rule, keepsMissingFacts: true).flatMap { $0.missing.map(\.fact.text) }
    #expect(facts == ["isolation: " + reason])
  }

  @Test("Every undecided place has its fact, and to ask for facts changes nothing else", arguments: Registry.rules)
  func asked(_ rule: any Rule.Type) {
    for fixture in Fixture.all where fixture.rule == rule.info.id {
      let plain = fixture.project.outcomes(of: rule, keepsMissingFacts: false)
      let asked = fixture.project.outcomes(of: rule, keepsMissingFacts: true)
      #expect(plain.allSatisfy { $0.missing.isEmpty })
      #expect(plain.map(\.undecided) == asked.map(\.undecided), "\(fixture.testDescription)")
      #expect(plain.map(\.diagnostics) == asked.map(\.diagnostics), "\(fixture.testDescription)")
      #expect(asked.allSatisfy { $0.missing.count == $0.undecided[0] }, "\(fixture.testDescription)")
    }
  }
}
