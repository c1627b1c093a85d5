import LintEngine
import LintKit
import LintReporting

/// What Swift 6 mode will say, by module and build, by what it rests on, and what is not known.
struct ForecastBuilder {
  /// Of each rule; the JSON of `concurlint forecast` has no limit.
  private static let mostReasons = 5

  private let input: MigrationInput
  private let targets: TargetTable

  init(_ input: MigrationInput, _ targets: TargetTable) {
    self.input = input
    self.targets = targets
  }

  func forecast() -> MigrationReport.Forecast {
    guard let made = input.forecast else { return .init(missing: MigrationReport.Forecast.allInSwift6) }
    let found = made.result.diagnostics.filter { $0.wave > 0 }
    return MigrationReport.Forecast(
      errors: found.count, files: Set(found.map(\.path)).count, waves: waves(of: found),
      modules: modules(of: found, made.result), causes: causes(of: found),
      steps: made.search.steps.map { MigrationReport.Forecast.Step($0) }, isCutShort: made.search.isCutShort,
      undecided: undecided(in: made.result),
      comparison: .init(of: found, with: input.compiler))
  }

  // MARK: Waves and modules

  private func waves(of errors: [Diagnostic]) -> [MigrationReport.Forecast.Wave] {
    Dictionary(grouping: errors, by: \.wave).sorted { $0.key < $1.key }.map { number, errors in
      MigrationReport.Forecast.Wave(
        number: number, errors: errors.count, files: Set(errors.map(\.path)).count,
        hiddenBy: Set(errors.compactMap { $0.properties[DiagnosticProperty.hiddenBy] }).sorted())
    }
  }

  /// Those that are not in Swift 6 mode, also without an error.
  private func modules(of errors: [Diagnostic], _ result: LintResult) -> [MigrationReport.Forecast.Module] {
    guard let index = result.index else { return [] }
    let files = ProjectFiles(input.discovery, index)
    let names = TargetTable(files, other: nil)
    var counts: [String?: [Int]] = [:]
    for error in errors {
      let holding = files.file(error.path).map { names.names(of: $0) } ?? []
      for target in holding.isEmpty ? [nil] : holding.map({ Optional($0) }) {
        var waves = counts[target] ?? []
        while waves.count < error.wave { waves.append(0) }
        waves[error.wave - 1] += 1
        counts[target] = waves
      }
    }
    var modules = targets.targets.filter { !targets.isSwift6($0.name) }.map { target in
      MigrationReport.Forecast.Module(
        target: target.name, mode: target.settings.first { $0.name == "language mode" }?.value,
        errors: counts[target.name] ?? [])
    }
    if let stray = counts[nil] { modules.append(.init(target: nil, mode: nil, errors: stray)) }
    return modules
  }

  // MARK: Causes

  private func causes(of errors: [Diagnostic]) -> [MigrationReport.Forecast.Cause] {
    var counts: [Cause<SourceLocation>: (first: Int, errors: Int, shared: Int)] = [:]
    for (number, error) in errors.enumerated() {
      let causes = Set(error.declarationsAround.map(\.asDeclaration))
      for cause in causes {
        let known = counts[cause] ?? (number, 0, 0)
        counts[cause] = (known.first, known.errors + 1, known.shared + (causes.count > 1 ? 1 : 0))
      }
    }
    let ordered = counts.sorted { one, other in
      if one.value.errors != other.value.errors { return one.value.errors > other.value.errors }
      let (left, right) = (one.key.place, other.key.place)
      return (left.path, left.range.start.line, left.range.start.column, one.key.kind)
        < (right.path, right.range.start.line, right.range.start.column, other.key.kind)
    }
    return ordered.map { cause, count in
      MigrationReport.Forecast.Cause(
        kind: cause.kind, name: cause.name, place: MigrationReport.Place(cause.place), errors: count.errors,
        shared: count.shared)
    }
  }

  // MARK: What is not known

  private func undecided(in result: LintResult) -> [MigrationReport.Forecast.Undecided] {
    result.counts.filter { $0.value.undecided > 0 }.map { rule, count in
      MigrationReport.Forecast.Undecided(
        rule: rule, places: count.undecided,
        reasons: count.missing.rows.prefix(Self.mostReasons).map { .init(text: $0.text, places: $0.count) })
    }.sorted { ($1.places, $0.rule) < ($0.places, $1.rule) }
  }
}

extension Cause<SourceLocation> {
  /// The declaration alone, whatever an error needs of it.
  fileprivate var asDeclaration: Self { Self(kind: kind, name: name, place: place) }
}

extension MigrationReport.Forecast.Step {
  fileprivate init(_ outcome: WhatIfOutcome) {
    self.init(
      changes: outcome.changes.map { change in
        .init(
          kind: change.kind, name: change.name, place: MigrationReport.Place(change.place),
          annotations: change.annotations.map(\.rawValue))
      },
      effect: outcome.effect.rawValue, removes: outcome.removes, adds: outcome.adds.count, remaining: outcome.remaining)
  }
}

extension MigrationReport.Place {
  fileprivate init(_ location: SourceLocation) {
    self.init(path: location.path, line: location.range.start.line, column: location.range.start.column)
  }
}
