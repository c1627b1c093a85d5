import LintKit

/// Searches for the annotations that remove the most errors.
///
/// What moves code to another isolation is not among them: callers would have to wait, and which of them cannot is not
/// forecast. The same errors give the same answer: the search is bounded by how many files it analyses, never by time.
public struct WhatIfSearch {
  public struct Answer: Sendable {
    /// Each on top of those before it.
    public var steps: [WhatIfOutcome] = []
    /// How many errors there are without any change.
    public var total: Int
    /// Whether it ended because it had analysed as many files as it may.
    public var isCutShort = false
    /// How many files were analysed.
    public var checks = 0
  }

  /// What the compiler checks comes first, what it has to believe last.
  private static let effects: [Annotation.Effect] = [.checked, .promise]
  private static let mostSteps = 20
  /// How many declarations are changed together.
  private static let mostTogether = 4

  /// Changes that belong together, and what comes of them.
  private struct Trial {
    var changes: [PlannedChange]
    var errors: ForecastErrors
    var net: Int
  }

  private var whatIf: WhatIf
  private let budget: Int
  private let unchanged: ForecastErrors
  private var current: ForecastErrors
  private var accepted: [PlannedChange] = []
  /// The last known value of each candidate.
  private var values: [PlannedChange: Int] = [:]
  private var answer: Answer

  /// - Parameter budget: How many files may be analysed. A file that is analysed twice counts twice.
  public init(_ whatIf: WhatIf, budget: Int) {
    self.whatIf = whatIf
    self.budget = budget
    unchanged = self.whatIf.unchanged
    current = unchanged
    answer = Answer(total: unchanged.count)
  }

  public mutating func run() throws(FileError) -> Answer {
    for effect in Self.effects {
      values = [:]
      while answer.steps.count < Self.mostSteps, !answer.isCutShort, let best = try best(effect) {
        try accept(best)
      }
    }
    answer.checks = whatIf.checks
    return answer
  }

  private var mayGoOn: Bool { whatIf.checks + whatIf.session.fileCount <= budget }

  // MARK: One step

  /// The changes that remove the most errors on top of those that were accepted; `nil` if none removes two more than it
  /// adds.
  ///
  /// The value of a candidate rarely grows while others are accepted, so the last known one says which to ask first,
  /// and when to stop.
  private mutating func best(_ effect: Annotation.Effect) throws(FileError) -> Trial? {
    let bounds = bounds(effect)
    var waiting = bounds.map { (change: $0.key, value: min($0.value, values[$0.key] ?? $0.value)) }
    waiting.sort { $0.value != $1.value ? $0.value > $1.value : PlannedChange.precedes($0.change, $1.change) }
    var best: Trial?
    for (change, value) in waiting {
      if value <= max(1, best?.net ?? 1) { break }
      guard mayGoOn else {
        answer.isCutShort = true
        break
      }
      guard let trial = try trial(of: change, effect, above: max(1, best?.net ?? 1)) else {
        values[change] = 0
        continue
      }
      values[change] = trial.net
      if trial.net > max(1, best?.net ?? 1) { best = trial }
    }
    return best
  }

  /// How many errors each change is a candidate for.
  private func bounds(_ effect: Annotation.Effect) -> [PlannedChange: Int] {
    let done = Set(accepted)
    var bounds: [PlannedChange: Int] = [:]
    for error in current.all {
      for change in Set(error.roots.flatMap { $0.changes(effect) }) where !done.contains(change) {
        bounds[change, default: 0] += 1
      }
    }
    return bounds
  }

  private mutating func accept(_ trial: Trial) throws(FileError) {
    // What shares an error with these may be worth more now.
    let places = Set(trial.changes.map(\.place))
    for error in current.all where error.roots.contains(where: { places.contains($0.place) }) {
      for root in error.roots {
        for effect in Self.effects {
          for change in root.changes(effect) { values[change] = nil }
        }
      }
    }
    var step = whatIf.outcome(of: trial.changes, from: current, to: trial.errors)
    if accepted.isEmpty {
      step.alone = trial.net
    } else if mayGoOn, let alone = try whatIf.errors(with: trial.changes) {
      step.alone = unchanged.count - alone.count
    }
    accepted += trial.changes
    current = trial.errors
    answer.steps.append(step)
  }

  // MARK: One candidate

  /// What a change does, together with others where it needs them: `nil` where it does not fit.
  ///
  /// The files that have errors now say how many go, and most of those that come. Only what may be the best is asked of
  /// all files, so what is accepted is exact.
  private mutating func trial(
    of change: PlannedChange, _ effect: Annotation.Effect, above least: Int
  ) throws(FileError) -> Trial? {
    guard let estimate = try evaluate([change], isExact: false),
      let wider = try widened(estimate, effect, isExact: false)
    else { return nil }
    guard wider.net > least else { return wider }
    guard let exact = try evaluate(wider.changes, isExact: true) else { return nil }
    return try widened(exact, effect, isExact: true)
  }

  private mutating func widened(
    _ narrow: Trial, _ effect: Annotation.Effect, isExact: Bool
  ) throws(FileError) -> Trial? {
    var trial = narrow
    while trial.changes.count < Self.mostTogether, mayGoOn {
      let added = trial.errors.added(to: current)
      let next: [PlannedChange]
      if current.difference(to: trial.errors).removed == 0 {
        next = partners(of: trial.changes, effect).map { trial.changes + [$0] } ?? []
      } else {
        next = joined(trial.changes, added, effect)
      }
      if next.isEmpty { break }
      guard let wider = try evaluate(next, isExact: isExact), wider.net > trial.net || trial.net <= 0 else { break }
      trial = wider
    }
    return trial
  }

  private mutating func evaluate(_ changes: [PlannedChange], isExact: Bool) throws(FileError) -> Trial? {
    let paths = isExact ? nil : Set(current.all.map(\.key.path))
    guard let errors = try whatIf.errors(with: accepted + changes, in: paths) else { return nil }
    return Trial(changes: changes, errors: errors, net: current.count - errors.count)
  }

  /// What else has to change for the same errors to go: what most of them need.
  private func partners(of changes: [PlannedChange], _ effect: Annotation.Effect) -> PlannedChange? {
    let places = Set((accepted + changes).map(\.place))
    var counts: [PlannedChange: Int] = [:]
    for error in current.all {
      let needed = error.roots.filter { !$0.isAlternative }
      guard needed.contains(where: { places.contains($0.place) }) else { continue }
      for root in needed where !places.contains(root.place) {
        for change in root.changes(effect) { counts[change, default: 0] += 1 }
      }
    }
    return counts.max { one, other in
      one.value != other.value ? one.value < other.value : PlannedChange.precedes(other.key, one.key)
    }?.key
  }

  /// The changes with those that would remove the errors that they bring; empty where there are none, or too many.
  private func joined(
    _ changes: [PlannedChange], _ added: [(key: ForecastErrors.Key, roots: [ForecastErrors.Root])],
    _ effect: Annotation.Effect
  ) -> [PlannedChange] {
    let done = Set(accepted + changes)
    var found: [PlannedChange] = []
    for error in added {
      for change in error.roots.flatMap({ $0.changes(effect) }) where !done.contains(change) {
        if !found.contains(change) { found.append(change) }
      }
    }
    found.sort(by: PlannedChange.precedes)
    return found.isEmpty ? [] : Array((changes + found).prefix(Self.mostTogether))
  }
}
