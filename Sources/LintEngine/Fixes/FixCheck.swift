import LintKit
import LintProject

/// Finds the fixes of a plan that do harm: after which there is a finding as severe as the one that they are for, or an
/// error in Swift 6 mode that was not forecast before.
struct FixCheck {
  /// What is found, and forecast, with some fixes applied.
  struct Findings: Sendable {
    let ofRules: [Diagnostic]
    let ofForecast: [Diagnostic]
  }

  typealias Analysis = ([FilePath: [UInt8]]) throws(FileError) -> [Diagnostic]

  private let plan: FixPlan
  private let fixes: [FixSet]
  /// The fixes that are checked, in the order of the plan: none is left out that a later one builds on.
  private let order: [Int]
  /// Those of settings, which are made so that more is said: what they bring is no harm, and they are always applied.
  private let settings: Set<Int>
  private var ofRules: Counts
  private var ofForecast: Counts

  /// - Parameters:
  ///   - checked: the numbers of the fixes that are applied.
  ///   - before: without any fix.
  ///   - analyse: finds what rules find with other texts.
  ///   - forecast: finds the errors of Swift 6 mode with other texts.
  init(
    _ plan: FixPlan, of checked: Set<Int>, before: Findings, analyse: @escaping Analysis,
    forecast: @escaping Analysis
  ) {
    self.plan = plan
    let fixes = plan.fixes
    self.fixes = fixes
    settings = checked.filter { fixes[$0].isOfSettings }
    order = checked.subtracting(settings).sorted()
    ofRules = Counts(before: before.ofRules, analyse)
    ofForecast = Counts(before: before.ofForecast, forecast)
    if checked.count == fixes.count { ofRules.add(plan.result.diagnostics, first: order.count) }
  }

  /// The harmful fixes by their number, with what comes of each; empty if the plan does no harm.
  mutating func harmful() throws(FileError) -> [Int: Diagnostic] {
    var found: [Int: Diagnostic] = [:]
    for isForecast in [false, true] {
      let all = try counts(isForecast, first: order.count)
      for kind in all.kinds.sorted(by: FindingCounts.Kind.precedes) { try search(kind, isForecast, &found) }
    }
    return found
  }

  /// Adds the fixes with each of which there is more of a kind than with those before it.
  private mutating func search(
    _ kind: FindingCounts.Kind, _ isForecast: Bool, _ found: inout [Int: Diagnostic]
  ) throws(FileError) {
    let total = try added(kind, isForecast, first: order.count).count
    var place = 0
    var known = total == 0 ? 0 : try added(kind, isForecast, first: 0).count
    while known < total {
      var (low, high) = (place, order.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if try added(kind, isForecast, first: middle).count > known { high = middle } else { low = middle }
      }
      if high == place { return }
      let before = Set(try added(kind, isForecast, first: low).map(\.message))
      let after = try added(kind, isForecast, first: high)
      let culprit = order[high - 1]
      if let new = after.first(where: { !before.contains($0.message) }) ?? after.first,
        // What a fix of something worse brings is the lesser evil.
        isForecast || fixes[culprit].severity <= new.severity, found[culprit] == nil
      {
        found[culprit] = new
      }
      (known, place) = (after.count, high)
    }
  }

  private mutating func counts(_ isForecast: Bool, first count: Int) throws(FileError) -> FindingCounts {
    if let known = isForecast ? ofForecast.known[count] : ofRules.known[count] { return known }
    let wanted = wanted(count)
    let texts = plan.keeping { wanted.contains($0) }.texts
    return isForecast ? try ofForecast.find(in: texts, first: count) : try ofRules.find(in: texts, first: count)
  }

  /// What there is more of a kind with the first fixes.
  private mutating func added(
    _ kind: FindingCounts.Kind, _ isForecast: Bool, first count: Int
  ) throws(FileError) -> [Diagnostic] {
    let fixed = wanted(count).count { fixes[$0].ruleID == kind.ruleID && fixes[$0].location.path == kind.path }
    let before = isForecast ? ofForecast.before : ofRules.before
    return try counts(isForecast, first: count).added(kind, to: before, fixed: fixed)
  }

  private func wanted(_ count: Int) -> Set<Int> { settings.union(order.prefix(count)) }

  /// What one kind of analysis finds, by how many fixes are applied.
  private struct Counts {
    let before: FindingCounts
    private(set) var known: [Int: FindingCounts] = [:]
    private let analyse: Analysis

    init(before: [Diagnostic], _ analyse: @escaping Analysis) {
      self.before = FindingCounts(before)
      self.analyse = analyse
    }

    mutating func find(in texts: [FilePath: [UInt8]], first count: Int) throws(FileError) -> FindingCounts {
      add(try analyse(texts), first: count)
      return known[count] ?? before
    }

    mutating func add(_ found: [Diagnostic], first count: Int) { known[count] = FindingCounts(found) }
  }
}

extension FixSet {
  /// Whether it edits nothing but manifests and project files.
  fileprivate var isOfSettings: Bool {
    files.allSatisfy {
      ProjectSettings.isManifest($0.description) || ProjectSettings.isSettingsFile($0.description)
    }
  }
}
