import LintKit
import LintProject

/// Finds the fixes of a plan that do harm: after which there is a finding as severe as the one that they are for, or an
/// error in Swift 6 mode that was not forecast before.
struct FixCheck {
  /// What a project has with some fixes applied.
  private struct State {
    let findings: FindingCounts
    let forecast: FindingCounts
  }

  private let plan: FixPlan
  private let analyse: ([FilePath: [UInt8]]) throws(FileError) -> [Diagnostic]
  private let forecast: ([FilePath: [UInt8]]) throws(FileError) -> [Diagnostic]
  private let fixes: [FixSet]
  private let none: State
  private let all: State
  /// By the numbers of the fixes that are applied.
  private var states: [Set<Int>: State] = [:]

  /// - Parameters:
  ///   - before: what is found, and forecast, without any fix.
  ///   - after: what is found with all of them.
  ///   - analyse: finds what rules find with other texts.
  ///   - forecast: finds the errors of Swift 6 mode with other texts.
  /// - Throws: when no thread can be started.
  init(
    _ plan: FixPlan, before: (findings: [Diagnostic], forecast: [Diagnostic]), after: [Diagnostic],
    analyse: @escaping ([FilePath: [UInt8]]) throws(FileError) -> [Diagnostic],
    forecast: @escaping ([FilePath: [UInt8]]) throws(FileError) -> [Diagnostic]
  ) throws(FileError) {
    self.plan = plan
    self.analyse = analyse
    self.forecast = forecast
    fixes = plan.fixes
    none = State(findings: FindingCounts(before.findings), forecast: FindingCounts(before.forecast))
    all = State(findings: FindingCounts(after), forecast: FindingCounts(try forecast(plan.texts)))
  }

  /// The harmful fixes by their number, with what comes of each; empty if the plan does no harm.
  mutating func harmful() throws(FileError) -> [Int: Diagnostic] {
    var found: [Int: Diagnostic] = [:]
    for isForecast in [false, true] {
      for kind in counts(all, isForecast).kinds.sorted(by: FindingCounts.Kind.precedes) {
        guard let new = added(kind, isForecast, all, with: Set(fixes.indices)).first,
          let culprit = try culprit(of: new, kind, isForecast), found[culprit] == nil
        else { continue }
        found[culprit] = new
      }
    }
    return found
  }

  /// The first fix without which, and without those after it, there would be no such finding.
  private mutating func culprit(
    of new: Diagnostic, _ kind: FindingCounts.Kind, _ isForecast: Bool
  ) throws(FileError) -> Int? {
    let suspects = fixes.indices.filter { maySuspect(fixes[$0], isForecast ? .error : new.severity) }
    let others = Set(fixes.indices).subtracting(suspects)
    var (harmless, harmful) = (0, suspects.count)
    if suspects.isEmpty { return nil }
    // What a fix of something worse brings is the lesser evil.
    if try isThere(kind, isForecast, with: others) { return nil }
    while harmful - harmless > 1 {
      let middle = (harmless + harmful) / 2
      if try isThere(kind, isForecast, with: others.union(suspects.prefix(middle))) {
        harmful = middle
      } else {
        harmless = middle
      }
    }
    return suspects[harmless]
  }

  private mutating func isThere(
    _ kind: FindingCounts.Kind, _ isForecast: Bool, with wanted: Set<Int>
  ) throws(FileError) -> Bool {
    !added(kind, isForecast, try state(with: wanted), with: wanted).isEmpty
  }

  /// A fix of settings is made so that more is said.
  private func maySuspect(_ fix: FixSet, _ severity: Severity) -> Bool {
    fix.severity <= severity
      && !fix.files.allSatisfy {
        ProjectSettings.isManifest($0.description) || ProjectSettings.isSettingsFile($0.description)
      }
  }

  private func counts(_ state: State, _ isForecast: Bool) -> FindingCounts {
    isForecast ? state.forecast : state.findings
  }

  private func added(
    _ kind: FindingCounts.Kind, _ isForecast: Bool, _ state: State, with wanted: Set<Int>
  ) -> [Diagnostic] {
    let fixed = wanted.count { fixes[$0].ruleID == kind.ruleID && fixes[$0].location.path == kind.path }
    return counts(state, isForecast).added(kind, to: counts(none, isForecast), fixed: fixed)
  }

  private mutating func state(with wanted: Set<Int>) throws(FileError) -> State {
    if let known = states[wanted] { return known }
    let texts = plan.keeping { wanted.contains($0) }.texts
    let state = State(findings: FindingCounts(try analyse(texts)), forecast: FindingCounts(try forecast(texts)))
    states[wanted] = state
    return state
  }
}
