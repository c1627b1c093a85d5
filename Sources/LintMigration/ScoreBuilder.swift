import LintConfiguration
import LintKit
import LintReporting

/// How far targets are, by what is found in them.
struct ScoreBuilder {
  private let settings: ReportSettings
  private let files: ProjectFiles

  init(_ settings: ReportSettings, _ files: ProjectFiles) {
    self.settings = settings
    self.files = files
  }

  var weights: MigrationReport.PriorityCounts {
    MigrationReport.PriorityCounts(
      critical: settings[.criticalWeight], high: settings[.highWeight], medium: settings[.mediumWeight], low: settings[.lowWeight])
  }

  var formula: String {
    let weights = weights
    let half = settings[.halfScoreDensity]
    return """
      Score = 100 × \(half) ÷ (\(half) + points ÷ thousands of lines), rounded down; points = \(weights.critical) × critical + \
      \(weights.high) × high + \(weights.medium) × medium + \(weights.low) × low findings. \
      100 is nothing found, and 50 is \(half) points in a thousand lines. \
      It knows what rules find, and not what a compiler says in a language mode that is not on yet.
      """
  }

  /// Of everything that is reported on.
  func overall(_ diagnostics: [Diagnostic]) -> MigrationReport.Score { score(of: files.reported, diagnostics) }

  /// Of each target that has lines, in the order of work.
  func byTarget(_ diagnostics: [Diagnostic], _ table: TargetTable) -> [MigrationReport.TargetScore] {
    var members: [String: [ProjectFiles.File]] = [:]
    for file in files.reported {
      for name in table.names(of: file) { members[name, default: []].append(file) }
    }
    let found = Dictionary(grouping: diagnostics, by: \.path)
    return table.targets.compactMap { target in
      guard target.lines > 0, let files = members[target.name] else { return nil }
      return MigrationReport.TargetScore(target: target.name, score: score(of: files, files.flatMap { found[$0.path] ?? [] }))
    }
  }

  private func score(of files: [ProjectFiles.File], _ diagnostics: [Diagnostic]) -> MigrationReport.Score {
    let counts = MigrationReport.PriorityCounts(diagnostics.map(\.priority))
    let weights = weights
    let points = weights.critical * counts.critical + weights.high * counts.high + weights.medium * counts.medium + weights.low * counts.low
    let lines = files.reduce(0) { $0 + $1.lines }
    let dirty = Set(diagnostics.map(\.path)).intersection(files.map(\.path)).count
    return MigrationReport.Score(
      value: Self.value(points: points, lines: lines, half: settings[.halfScoreDensity]), points: points, findings: counts, files: files.count,
      lines: lines, cleanFiles: files.count - dirty, filesWithFindings: dirty)
  }

  /// From 0 to 100, and 100 only without points.
  static func value(points: Int, lines: Int, half: Int) -> Int {
    if points == 0 { return 100 }
    return 100 * half * lines / (half * lines + 1000 * points)
  }
}

extension MigrationReport.PriorityCounts {
  init(_ priorities: some Sequence<Priority>) {
    self.init(critical: 0, high: 0, medium: 0, low: 0)
    for priority in priorities {
      switch priority {
      case .critical: critical += 1
      case .high: high += 1
      case .medium: medium += 1
      case .low: low += 1
      }
    }
  }

  var total: Int { critical + high + medium + low }
}
