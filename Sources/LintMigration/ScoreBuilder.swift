import LintConfiguration
import LintKit
import LintProject
import LintReporting
import LintText

/// The readiness of targets: by how they are compiled, and by their findings.
struct ScoreBuilder {
  /// Points for how a target is compiled, the best first: the ranges of neighbours overlap little, so that a target
  /// ranks by its stage before it ranks by its code.
  static let stages: [MigrationReport.StagePoints] = [
    .init(stage: .swift6, points: 70), .init(stage: .checked, points: 45), .init(stage: .unchecked, points: 30),
    .init(stage: .rejected, points: 10)
  ]
  /// Points for code in which nothing is found.
  static let codePoints = 30
  /// The weight of a piece of concurrent code without complete checking.
  static let uncheckedWeight = 1

  private let settings: ReportSettings
  private let files: ProjectFiles
  private let targets: TargetTable
  private let urgencies: RuleUrgencies
  /// Pieces of concurrent code, by path.
  private let concurrentCode: [String: Int]
  /// Files in which a compiler says what Swift 6 does not compile.
  private let rejectedByCompiler: Set<String>

  init(
    _ input: MigrationInput, _ files: ProjectFiles, _ targets: TargetTable, _ urgencies: RuleUrgencies,
    concurrentCode: [String: Int]
  ) {
    settings = input.settings
    self.files = files
    self.targets = targets
    self.urgencies = urgencies
    self.concurrentCode = concurrentCode
    rejectedByCompiler = Set(input.compiler.diagnostics.filter(\.isRejectedInSwift6).map(\.place.path))
  }

  func readiness(_ diagnostics: [Diagnostic]) -> MigrationReport.Readiness {
    let scores = byTarget(diagnostics)
    let isReady = isReady(scores)
    return MigrationReport.Readiness(
      verdict: verdict(scores, isReady: isReady), isReady: isReady, formula: formula, stages: Self.stages,
      codePoints: Self.codePoints, weights: weights, uncheckedWeight: Self.uncheckedWeight,
      halfScoreDensity: settings[.halfScoreDensity], overall: overall(diagnostics, scores), targets: scores)
  }

  /// Every target is ready, and they contain nearly all of the code: scripts and playgrounds are in no target.
  private func isReady(_ scores: [MigrationReport.TargetScore]) -> Bool {
    let named = scores.filter { $0.target != nil }
    func lines(_ scores: [MigrationReport.TargetScore]) -> Int { scores.reduce(0) { $0 + $1.score.lines } }
    return !named.isEmpty && named.allSatisfy(\.isReady) && 10 * lines(named) >= 9 * lines(scores)
  }

  // MARK: Words

  private var weights: MigrationReport.PriorityCounts {
    MigrationReport.PriorityCounts(
      critical: settings[.criticalWeight], high: settings[.highWeight], medium: settings[.mediumWeight],
      low: settings[.lowWeight])
  }

  private var formula: String {
    let weights = weights
    let half = settings[.halfScoreDensity]
    let points = Dictionary(uniqueKeysWithValues: Self.stages.map { ($0.stage, $0.points) })
    return """
      Score of a target = points for how it is compiled + \(Self.codePoints) × \(half) ÷ (\(half) + weight ÷ thousands \
      of lines). Compiled in Swift 6: \(points[.swift6] ?? 0) points. Not yet, with nothing found that Swift 6 \
      rejects: \(points[.checked] ?? 0) with complete concurrency checking, \(points[.unchecked] ?? 0) without. With \
      such a finding: \(points[.rejected] ?? 0). Weight = \(weights.critical) × critical + \(weights.high) × high + \
      \(weights.medium) × medium + \(weights.low) × low findings, suggestions not counted, + \(Self.uncheckedWeight) × \
      pieces of concurrent code (asynchronous functions, tasks, actors, locks, queues) in a target without complete \
      checking. The project's score is the mean of its targets, by lines, rounded down. Only targets that are compiled \
      in Swift 6 can be ready. The score knows what rules find, and what the compiler says only where a build was read.
      """
  }

  private func verdict(_ scores: [MigrationReport.TargetScore], isReady: Bool) -> String {
    if scores.isEmpty { return "Nothing was analysed." }
    let named = scores.filter { $0.target != nil }
    if named.isEmpty { return "Not known to be ready: no target was found that says how the code is compiled." }
    let compiled = named.count { $0.stage == .swift6 }
    let targets =
      switch (compiled, named.count) {
      case (0, 1): "its target is not"
      case (0, let all): "none of \(all) targets is"
      case (1, 1): "its target is"
      case (let some, let all) where some == all: "all \(all) targets are"
      case (let some, let all): "\(some) of \(all) targets \(some == 1 ? "is" : "are")"
      }
    if compiled < named.count { return "Not ready: \(targets) compiled in Swift 6." }
    if isReady {
      return "Ready: \(targets) compiled in Swift 6, and nothing was found that can crash, hang or lose data."
    }
    if !named.allSatisfy(\.isReady) {
      return "Not ready: \(targets) compiled in Swift 6, but some code can crash, hang or lose data."
    }
    return "Not known to be ready: \(targets) compiled in Swift 6, but much code is in no target."
  }

  // MARK: Scores

  /// The scores of each target that has lines, in the order of work, and of the files without a target.
  func byTarget(_ diagnostics: [Diagnostic]) -> [MigrationReport.TargetScore] {
    var members: [String: [ProjectFiles.File]] = [:]
    var strays: [ProjectFiles.File] = []
    for file in files.reported {
      let names = targets.names(of: file)
      for name in names { members[name, default: []].append(file) }
      // Manifests are compiled by the package manager, as their first line says.
      if names.isEmpty, file.lines > 0, !ProjectSettings.isManifest(file.projectPath) { strays.append(file) }
    }
    let found = Dictionary(grouping: diagnostics, by: \.path)
    let scores = targets.targets.compactMap { target -> MigrationReport.TargetScore? in
      guard target.lines > 0, let files = members[target.name] else { return nil }
      return score(of: files, in: target, found)
    }
    return strays.isEmpty ? scores : scores + [score(of: strays, in: nil, found)]
  }

  /// The mean of all targets by lines, with the numbers of all files that are reported on.
  func overall(_ diagnostics: [Diagnostic], _ scores: [MigrationReport.TargetScore]) -> MigrationReport.Score {
    let lines = scores.reduce(0) { $0 + $1.score.lines }
    func mean(_ part: KeyPath<MigrationReport.Score, Int>) -> Int {
      lines == 0 ? 0 : scores.reduce(0) { $0 + $1.score[keyPath: part] * $1.score.lines } / lines
    }
    var score = numbers(of: files.reported, diagnostics, unchecked: 0)
    // A file may be in several targets, and counts once.
    let unchecked = files.reported.filter { file in !targets.names(of: file).contains { targets.isChecked($0) } }
    score.unchecked = unchecked.reduce(0) { $0 + (concurrentCode[$1.path] ?? 0) }
    score.weight += score.unchecked * Self.uncheckedWeight
    (score.value, score.compiled) = (mean(\.value), mean(\.compiled))
    score.code = score.value - score.compiled
    return score
  }

  /// - Parameter target: nil for files that are in none: how they are compiled is not known.
  private func score(
    of files: [ProjectFiles.File], in target: MigrationReport.Target?, _ found: [String: [Diagnostic]]
  ) -> MigrationReport.TargetScore {
    let diagnostics = files.flatMap { found[$0.path] ?? [] }
    let isChecked = target.map { targets.isChecked($0.name) } ?? false
    let unchecked = isChecked ? 0 : files.reduce(0) { $0 + (concurrentCode[$1.path] ?? 0) }
    var score = numbers(of: files, diagnostics, unchecked: unchecked)
    let isRejected = score.rejected > 0 || files.contains { rejectedByCompiler.contains($0.path) }
    let isSwift6 = target.map { targets.isSwift6($0.name) } ?? false
    let stage: MigrationReport.Stage = isSwift6 ? .swift6 : isRejected ? .rejected : isChecked ? .checked : .unchecked
    score.compiled = Self.stages.first { $0.stage == stage }?.points ?? 0
    score.code = Self.code(weight: score.weight, lines: score.lines, half: settings[.halfScoreDensity])
    score.value = score.compiled + score.code
    return MigrationReport.TargetScore(
      target: target?.name, stage: stage, isReady: stage == .swift6 && score.findings.critical == 0, score: score)
  }

  private func numbers(
    of files: [ProjectFiles.File], _ diagnostics: [Diagnostic], unchecked: Int
  ) -> MigrationReport.Score {
    let counts = urgencies.counts(diagnostics)
    let weights = weights
    let weight =
      weights.critical * counts.critical + weights.high * counts.high + weights.medium * counts.medium
      + weights.low * counts.low
    let dirty = Set(diagnostics.map(\.path)).intersection(files.map(\.path)).count
    return MigrationReport.Score(
      value: 0, compiled: 0, code: 0, weight: weight + unchecked * Self.uncheckedWeight, findings: counts,
      rejected: diagnostics.count { urgencies.isRejected($0.ruleID) }, unchecked: unchecked, files: files.count,
      lines: files.reduce(0) { $0 + $1.lines }, cleanFiles: files.count - dirty, filesWithFindings: dirty)
  }

  /// The points for code, rounded down: all of them only without weight.
  static func code(weight: Int, lines: Int, half: Int) -> Int {
    if weight == 0 { return codePoints }
    return codePoints * half * lines / (half * lines + 1000 * weight)
  }
}

extension MigrationReport.CompilerReading.Diagnostic {
  /// An error about concurrency, or a warning that will become one.
  fileprivate var isRejectedInSwift6: Bool {
    isAboutConcurrency && (severity == "error" || message.includes("error in the Swift 6 language mode"))
  }
}
