import LintEngine
import LintKit
import LintReporting

/// Compares with earlier reports: finds which findings are new, and which are fixed.
struct TrendBuilder {
  private let input: MigrationInput
  /// The oldest first.
  private let earlier: [EarlierReport]
  private let comparison: BaselineComparison?
  private let new: Set<Int>

  init(_ input: MigrationInput, _ fingerprints: Fingerprints) {
    self.input = input
    earlier = input.earlier.enumerated().sorted {
      ($0.element.point.date, $0.offset) < ($1.element.point.date, $1.offset)
    }.map(\.element)
    guard let newest = earlier.last else {
      comparison = nil
      new = []
      return
    }
    let names = ProjectNames(input.discovery)
    let diagnostics = input.result.diagnostics
    let known = Baseline(
      newest.incidents.map {
        Baseline.Entry(path: $0.projectPath, rule: $0.rule, symbol: $0.symbol, fingerprint: $0.fingerprint, count: 1)
      })
    let comparison = BaselineComparison(
      diagnostics, fingerprints, paths: diagnostics.map(names.path), with: known,
      scope: .init(input.discovery, rules: Set(input.rules.map(\.id))))
    self.comparison = comparison
    new = Set(comparison.new)
  }

  /// Whether a finding, by its number, is in no earlier report; nil without one.
  var isNew: ((Int) -> Bool)? {
    if comparison == nil { return nil }
    return { [new] in new.contains($0) }
  }

  /// The rules with findings in the newest earlier report, and none in this one: all are fixed, and none was in a file
  /// that this run cannot judge.
  var fixedRules: [String] {
    guard let newest = earlier.last, let comparison else { return [] }
    let before = Self.counts(newest.incidents.map(\.rule))
    let gone = Self.counts(fixedIncidents(newest, comparison).map(\.rule))
    let found = Set(input.result.diagnostics.map(\.ruleID))
    return input.rules.map(\.id).filter { before[$0] != nil && gone[$0] == before[$0] && !found.contains($0) }.sorted()
  }

  func trend(score: MigrationReport.Score, effort: Int) -> MigrationReport.Trend? {
    guard let newest = earlier.last, let comparison else { return nil }
    let compiler = input.compiler
    let now = MigrationReport.Trend.Point(
      date: input.date, commit: input.provenance?.revision, toolVersion: input.tool.version, score: score.value,
      findings: score.findings,
      effort: effort, lines: score.lines,
      compilerDiagnostics: compiler.missing == nil ? compiler.diagnostics.count(where: \.isAboutConcurrency) : nil)
    let fixed = fixedIncidents(newest, comparison)
    return MigrationReport.Trend(
      points: earlier.map(\.point) + [now], new: comparison.new.count, fixed: fixed.count,
      remaining: comparison.knownCount,
      rules: ruleChanges(newest, fixed), fixedIncidents: fixed)
  }

  /// The fixed incidents. Of several that are alike, the last count as fixed.
  private func fixedIncidents(_ newest: EarlierReport, _ comparison: BaselineComparison) -> [MigrationReport.Trend
    .FixedIncident]
  {
    comparison.stale.flatMap { entry in
      newest.incidents.filter {
        $0.fingerprint == entry.fingerprint && $0.projectPath == entry.path && $0.rule == entry.rule
      }.suffix(entry.count)
    }
    .map { MigrationReport.Trend.FixedIncident(rule: $0.rule, message: $0.message, place: $0.place) }
    .sorted {
      ($0.place.path, $0.place.line, $0.place.column, $0.rule) < (
        $1.place.path, $1.place.line, $1.place.column, $1.rule
      )
    }
  }

  private static func counts(_ rules: some Sequence<String>) -> [String: Int] {
    Dictionary(rules.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private func ruleChanges(_ newest: EarlierReport, _ fixed: [MigrationReport.Trend.FixedIncident]) -> [MigrationReport
    .Trend.RuleChange]
  {
    let before = Self.counts(newest.incidents.map(\.rule))
    let after = Self.counts(input.result.diagnostics.map(\.ruleID))
    let appeared = Self.counts(new.map { input.result.diagnostics[$0].ruleID })
    let gone = Self.counts(fixed.map(\.rule))
    return Set(before.keys).union(after.keys).sorted().map { rule in
      .init(
        rule: rule, before: before[rule] ?? 0, after: after[rule] ?? 0, new: appeared[rule] ?? 0, fixed: gone[rule] ?? 0
      )
    }
  }
}

extension MigrationReport.WhatIf {
  /// How many places are listed of a rule.
  private static var mostPlaces: Int { 10 }

  /// - Parameters:
  ///   - today: the findings with the current settings.
  ///   - then: what is found with the others.
  init(
    options: [String], today: [Diagnostic], then: [Diagnostic], overall: MigrationReport.Score,
    targets: [MigrationReport.TargetScore]
  ) {
    struct Finding: Hashable {
      var rule: String
      var place: MigrationReport.Place

      init(_ diagnostic: Diagnostic) {
        rule = diagnostic.ruleID
        place = .init(path: diagnostic.path, line: diagnostic.range.start.line, column: diagnostic.range.start.column)
      }
    }
    let (before, after) = (today.map(Finding.init), then.map(Finding.init))
    let (known, found) = (Set(before), Set(after))
    let appearing = after.filter { !known.contains($0) }
    let vanishing = before.filter { !found.contains($0) }
    let rules = Set((appearing + vanishing).map(\.rule)).sorted().map { rule in
      RuleChange(
        rule: rule, today: before.count { $0.rule == rule }, then: after.count { $0.rule == rule },
        appearing: appearing.filter { $0.rule == rule }.prefix(Self.mostPlaces).map(\.place),
        vanishing: vanishing.filter { $0.rule == rule }.prefix(Self.mostPlaces).map(\.place))
    }
    self.init(
      options: options, overall: overall, targets: targets, appearing: appearing.count, vanishing: vanishing.count,
      rules: rules)
  }
}
