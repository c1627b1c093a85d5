import LintKit
import LintRules
import Testing

/// A project on which one rule's fixes are tried, without the machinery that writes files.
private struct FixedProject {
  var project: SmallProject
  /// Of each fix that was applied.
  var applicabilities: [Applicability] = []

  /// Applies one fix after another, each to what the ones before it left, until none is proposed.
  init(_ sources: [(path: String, text: String)], rule: any Rule.Type) {
    project = SmallProject(sources)
    while applicabilities.count < 20,
      let fix = project.fixes(of: [rule]).first(where: { $0.applicability != .displayOnly })
    {
      applicabilities.append(fix.applicability)
      project = SmallProject(project.files.map { ($0.path, fix.applied(to: $0.text, of: $0.path)) })
    }
  }
}

extension RawDiagnostic.FixIt {
  /// The text of a file after the fix.
  func applied(to text: String, of path: String) -> String {
    var bytes = Array(text.utf8)
    let own = edits.filter { $0.location.path == path }.enumerated()
    // From the end, so that places stay good; insertions at one place in their own order, and before what is replaced.
    for (_, edit) in own.sorted(by: { left, right in
      let (place, other) = (left.element.location.bytes, right.element.location.bytes)
      return (place.lowerBound, place.upperBound, left.offset) > (other.lowerBound, other.upperBound, right.offset)
    }) {
      bytes.replaceSubrange(edit.location.bytes, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether an edit of one overlaps or touches one of the other.
  fileprivate func meets(_ other: RawDiagnostic.FixIt) -> Bool {
    edits.contains { edit in
      other.edits.contains { other in
        edit.location.path == other.location.path && edit.location.bytes.lowerBound <= other.location.bytes.upperBound
          && other.location.bytes.lowerBound <= edit.location.bytes.upperBound
      }
    }
  }
}

@Suite("Fixes of rules")
struct FixTests {
  /// Some fixes are shown in examples before they are made.
  private static let applied = RuleExample.fixed.filter { item in
    item.before.fixes(of: [item.rule]).contains { $0.applicability != .displayOnly }
  }
  private static let shown = RuleExample.fixed.filter { $0.example.kind == .fixed(.displayOnly) }

  @Test(
    "Rules that make fixes do so for an example",
    arguments: [
      "actor-context-property-in-hot-loop", "actor-stale-read-modify-write", "actor-without-isolated-state",
      "async-func-only-spawns-task", "async-stream-missing-termination", "async-stream-never-finished",
      "async-stream-unbounded-buffer", "autoreleasepool-placement", "await-in-main-actor-run-body",
      "background-context-implicit-autosave", "blocking-wait-in-async", "cached-model-reference",
      "continuation-double-resume", "detached-task",
      "fetch-loop-delete-all", "fetch-then-filter-in-memory", "final-class-missing-sendable",
      "for-await-retains-self", "force-try-persistence", "iterate-after-remove-all", "lock-across-await",
      "main-actor-assume-isolated", "main-actor-closure-to-background-callback", "main-context-off-main-actor",
      "model-actor-redundant-boilerplate", "model-captured-in-task", "model-context-captured-in-task",
      "model-context-escapes-main-actor-run", "model-context-exposed-by-model-actor", "model-context-parameter",
      "model-context-stored-in-actor", "model-outlives-its-context", "model-parameter-crosses-actor",
      "mutable-global-state", "nonisolated-async-needs-concurrent", "notification-selector-observer",
      "observable-lazy-needs-ignored",
      "observable-view-model-without-main-actor", "obsolete-strict-concurrency-flag", "paged-fetch-without-sort",
      "parent-deleted-before-children", "predicate-key-path-not-stored", "public-value-type-missing-sendable",
      "published-mutated-off-main",
      "redundant-main-actor-annotation", "redundant-main-actor-run", "redundant-main-actor-task",
      "redundant-sendable-on-error", "save-of-fresh-context", "service-recreated-by-computed-property",
      "strict-concurrency-not-complete", "swallowed-save-error", "swallowed-sleep-cancellation",
      "task-sleep-nanoseconds", "task-wrapping-main-actor-run", "temporary-persistent-id", "unbounded-fetch",
      "unsaved-task-context", "unused-combine-import", "unused-observable-object-conformance",
      "weak-self-upgraded-outside-loop", "wrapper-inferred-isolation"
    ])
  func makes(_ rule: String) {
    #expect(Self.applied.contains { $0.rule.info.id == rule })
  }

  @Test("The fix of an example turns it into what the example says", arguments: applied)
  func fixes(_ item: RuleExample) {
    let fixed = FixedProject(item.before.files, rule: item.rule)
    #expect(fixed.project.files.map(\.text) == item.after.files.map(\.text))
    #expect(Set(fixed.applicabilities).map { Example.Kind.fixed($0) } == [item.example.kind])
    #expect(fixed.project.findings(of: [item.rule]) == [], "fixing twice would change something")
  }

  @Test("What is only shown is not offered as a fix", arguments: shown)
  func shows(_ item: RuleExample) {
    for fix in item.before.fixes(of: [item.rule]) {
      #expect(fix.applicability == .displayOnly)
      #expect(item.before.files.map { fix.applied(to: $0.text, of: $0.path) } == item.after.files.map(\.text))
    }
  }

  @Test(
    "The fixes of every flagged example and fixture leave code that parses, and end",
    arguments: Registry.rules.map { $0.info.id })
  func parses(_ id: String) throws {
    let rule = try #require(Registry.rules.first { $0.info.id == id })
    let examples = rule.info.examples.filter { $0.kind == .flagged }.map { $0.files.map { ($0.path, $0.marked.text) } }
    for files in examples + Fixture.all.filter({ $0.rule == id }).map(\.files) {
      let fixed = FixedProject(files, rule: rule)
      #expect(fixed.project.syntaxErrors == [])
      #expect(fixed.applicabilities.count < 20)
      #expect(rule.info.fix != nil || fixed.applicabilities.isEmpty, "the rule says that it has no fix")
      #expect(rule.info.fix == .safe || !fixed.applicabilities.contains(.safe))
    }
  }

  @Test("Any fixes of all rules that do not meet, applied together, leave code that parses", arguments: 0..<8)
  func subsets(seed: UInt64) {
    var random = LinearCongruence(state: seed)
    for fixture in Fixture.all {
      let project = SmallProject(fixture.files)
      guard project.syntaxErrors == [] else { continue }
      var chosen: [RawDiagnostic.FixIt] = []
      for fix in project.fixes(of: Registry.rules).shuffled(using: &random) where Bool.random(using: &random) {
        if !chosen.contains(where: { $0.meets(fix) }) { chosen.append(fix) }
      }
      if chosen.isEmpty { continue }
      let all = RawDiagnostic.FixIt(message: "", applicability: .safe, edits: chosen.flatMap(\.edits))
      let texts = project.files.map { ($0.path, all.applied(to: $0.text, of: $0.path)) }
      #expect(SmallProject(texts).syntaxErrors == [], "\(fixture.testDescription): \(chosen.map(\.message))")
    }
  }

  @Test("Line ends of Windows stay those of the file", arguments: applied)
  func lineEnds(_ item: RuleExample) {
    func windows(_ sources: [(path: String, text: String)]) -> [(path: String, text: String)] {
      sources.map { ($0.path, $0.text.replacing("\n", with: "\r\n")) }
    }
    let fixed = FixedProject(windows(item.before.files), rule: item.rule)
    #expect(fixed.project.files.map(\.text) == windows(item.after.files).map(\.text))
  }
}
