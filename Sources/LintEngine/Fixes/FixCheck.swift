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

  /// How often the project is analysed at most. If harm is left then, no later fix that changes its file is made; none
  /// at all where no fix changes it.
  private static let mostAnalyses = 100
  /// After as many harmful fixes of a kind, the others of the last one's rule are suspected together.
  private static let fewCulprits = 3

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

  /// The fixes that are not to be made by their number, and why; empty if the plan does no harm.
  mutating func harmful() throws(FileError) -> [Int: FixRefusal] {
    var found: [Int: FixRefusal] = [:]
    for isForecast in [false, true] {
      let all = try counts(isForecast, first: order.count)
      for kind in all.kinds.sorted(by: FindingCounts.Kind.precedes) { try search(kind, isForecast, &found) }
    }
    return found
  }

  /// Adds the fixes with each of which there is more of a kind than with those before it.
  private mutating func search(
    _ kind: FindingCounts.Kind, _ isForecast: Bool, _ found: inout [Int: FixRefusal]
  ) throws(FileError) {
    let all = try added(kind, isForecast, first: order.count)
    var place = 0
    var known = all.isEmpty ? 0 : try added(kind, isForecast, first: 0).count
    var culprits = 0
    while known < all.count {
      guard ofRules.analyses + ofForecast.analyses < Self.mostAnalyses else {
        let rest = order[place...]
        let near = rest.filter { fix in fixes[fix].files.contains { $0.description == kind.path } }
        // Edits of other files may do the harm.
        for fix in near.isEmpty ? Array(rest) : near { found[fix] = found[fix] ?? .isUnchecked }
        return
      }
      var (low, high) = (place, order.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if try added(kind, isForecast, first: middle).count > known { high = middle } else { low = middle }
      }
      if high == place { return }
      let before = Set(try added(kind, isForecast, first: low).map(\.message))
      let after = try added(kind, isForecast, first: high)
      let culprit = order[high - 1]
      if let new = after.first(where: { !before.contains($0.message) }) ?? after.first {
        refuse(culprit, bringing: new, isForecast, &found)
      }
      (known, place) = (after.count, high)
      culprits += 1
      if culprits == Self.fewCulprits,
        try isAll(of: fixes[culprit].ruleID, from: place, kind, isForecast, known, all, &found)
      {
        return
      }
    }
  }

  /// What a rule's fixes bring, they often all bring: whether the harm left is that of its other fixes, one each. They
  /// are added then.
  private mutating func isAll(
    of ruleID: String, from place: Int, _ kind: FindingCounts.Kind, _ isForecast: Bool, _ known: Int,
    _ all: [Diagnostic], _ found: inout [Int: FixRefusal]
  ) throws(FileError) -> Bool {
    let others = order[place...].filter { fixes[$0].ruleID == ruleID }
    guard others.count == all.count - known else { return false }
    let rest = settings.union(order).subtracting(others)
    let without = try find(isForecast, wanted: rest, first: nil)
    guard added(kind, in: without, isForecast, wanted: rest).count == known else { return false }
    // Both are in the order of the file.
    let brought = all.sorted(by: Diagnostic.areInReportOrder).suffix(others.count)
    for (fix, new) in zip(others, brought) { refuse(fix, bringing: new, isForecast, &found) }
    return true
  }

  /// What a fix of something worse brings is the lesser evil.
  private func refuse(_ fix: Int, bringing new: Diagnostic, _ isForecast: Bool, _ found: inout [Int: FixRefusal]) {
    guard isForecast || fixes[fix].severity <= new.severity, found[fix] == nil else { return }
    found[fix] = FixRefusal(bringing: new)
  }

  private mutating func counts(_ isForecast: Bool, first count: Int) throws(FileError) -> FindingCounts {
    if let known = isForecast ? ofForecast.known[count] : ofRules.known[count] { return known }
    return try find(isForecast, wanted: wanted(count), first: count)
  }

  /// - Parameter count: how many fixes these are, where they are the first ones.
  private mutating func find(
    _ isForecast: Bool, wanted: Set<Int>, first count: Int?
  ) throws(FileError) -> FindingCounts {
    let texts = plan.keeping { wanted.contains($0) }.texts
    return isForecast ? try ofForecast.find(in: texts, first: count) : try ofRules.find(in: texts, first: count)
  }

  /// What there is more of a kind with the first fixes.
  private mutating func added(
    _ kind: FindingCounts.Kind, _ isForecast: Bool, first count: Int
  ) throws(FileError) -> [Diagnostic] {
    added(kind, in: try counts(isForecast, first: count), isForecast, wanted: wanted(count))
  }

  private func added(
    _ kind: FindingCounts.Kind, in found: FindingCounts, _ isForecast: Bool, wanted: Set<Int>
  ) -> [Diagnostic] {
    let fixed = wanted.count { fixes[$0].ruleID == kind.ruleID && fixes[$0].location.path == kind.path }
    return found.added(
      kind, to: isForecast ? ofForecast.before : ofRules.before, fixed: fixed, naming: isForecast)
  }

  private func wanted(_ count: Int) -> Set<Int> { settings.union(order.prefix(count)) }

  /// What one kind of analysis finds, by how many fixes are applied.
  private struct Counts {
    let before: FindingCounts
    private(set) var known: [Int: FindingCounts] = [:]
    private(set) var analyses = 0
    private let analyse: Analysis

    init(before: [Diagnostic], _ analyse: @escaping Analysis) {
      self.before = FindingCounts(before)
      self.analyse = analyse
    }

    mutating func find(in texts: [FilePath: [UInt8]], first count: Int?) throws(FileError) -> FindingCounts {
      analyses += 1
      let found = FindingCounts(try analyse(texts))
      if let count { known[count] = found }
      return found
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
