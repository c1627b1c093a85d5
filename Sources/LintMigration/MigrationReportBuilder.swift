import LintEngine
import LintKit
import LintReporting

/// Makes a migration report of a run: collects facts from the index, the settings, the findings and their fixes, and
/// puts them into the model. It writes nothing and renders nothing.
public struct MigrationReportBuilder {
  let input: MigrationInput
  let files: ProjectFiles
  let targets: TargetTable
  private let urgencies: RuleUrgencies
  private let fingerprints: Fingerprints

  /// - Precondition: the run has an index, as every run that read a file has.
  public init(_ input: MigrationInput) {
    guard let index = input.result.index else { preconditionFailure("a run makes an index") }
    self.input = input
    files = ProjectFiles(input.discovery, index)
    targets = TargetTable(files, other: input.whatIf?.result.index?.projectSettings)
    urgencies = RuleUrgencies(input.rules)
    fingerprints = Fingerprints(of: input.result.diagnostics, in: input.sources)
  }

  /// - Throws: when no thread can be started.
  public func report() throws(FileError) -> MigrationReport {
    let trend = TrendBuilder(input, fingerprints)
    let issues = IssueBuilder(input, files, targets, urgencies, fingerprints, isNew: trend.isNew).issues()
    let filesToModify = FilesToModifyBuilder(files, targets).files(of: issues)
    let scan = try ProjectScan(files, findings: input.result.diagnostics, jobs: input.jobs)
    let scores = ScoreBuilder(input, files, targets, urgencies, concurrentCode: scan.concurrentCode)
    let readiness = scores.readiness(input.result.diagnostics)
    let plan = PlanBuilder(input, targets, urgencies, issues, fixedRules: trend.fixedRules).plan()
    return MigrationReport(
      head: head(), readiness: readiness, alreadyRight: scan.practices, plan: plan,
      forecast: ForecastBuilder(input, targets).forecast(), issues: issues,
      inventories: scan.inventories, fixability: MigrationReport.Fixability(of: issues),
      compiler: input.compiler.compared(with: issues),
      trend: trend.trend(score: readiness.overall, effort: plan.effort), whatIf: whatIf(scores),
      filesToModify: filesToModify, verification: VerificationBuilder(input, files).steps())
  }

  // MARK: Head

  private func head() -> MigrationReport.Head {
    let reported = files.reported
    let index = files.index
    return MigrationReport.Head(
      tool: input.tool, project: projectName, date: input.date,
      revision: input.provenance.map { MigrationReport.Revision(commit: $0.revision, branch: $0.branch, uri: $0.uri) },
      paths: input.paths,
      size: MigrationReport.Size(
        files: reported.count, lines: reported.reduce(0) { $0 + $1.lines }, filesRead: input.result.size.files,
        linesRead: input.result.size.lines),
      leftOut: leftOut, targets: targets.targets,
      problems: index.projectSettings.map { settings in
        settings.problems.map { "\(files.shownPath($0.place.path)):\($0.place.line): \($0.message)" }
      } ?? ["no settings could be read"])
  }

  /// The outermost package or project; among several, the one that holds most of what is reported. Without any, the
  /// directory.
  private var projectName: String {
    struct Rank: Comparable {
      let depth: Int
      let lines: Int
      let name: String

      static func < (left: Rank, right: Rank) -> Bool {
        (left.depth, right.lines, left.name) < (right.depth, left.lines, right.name)
      }
    }
    let ranks = files.index.projectSettings.map { project in
      project.containers.compactMap { container -> Rank? in
        let lines = files.reported.filter { file in file.targets.contains { container.targets.contains($0) } }.reduce(0)
        { $0 + $1.lines }
        // The file of an Xcode project is in a directory of its own.
        let depth = container.path.split(separator: "/").count - (container.kind == .xcodeProject ? 1 : 0)
        return lines == 0 ? nil : Rank(depth: depth, lines: lines, name: container.name)
      }
    }
    return ranks?.min()?.name ?? input.paths.first ?? "."
  }

  private var leftOut: [MigrationReport.LeftOut] {
    let unreadable = (input.discovery.problems + input.result.problems).map {
      MigrationReport.LeftOut(
        path: $0.path.description, kind: .unreadable,
        reason: $0.isReported ? "\($0.error)" : "\($0.error); needed only to know more about others")
    }
    let failed = input.discovery.failures.map {
      MigrationReport.LeftOut(path: $0.path.description, kind: .failed, reason: $0.message)
    }
    let judgedElsewhere = files.all.compactMap { file -> MigrationReport.LeftOut? in
      if file.isLeftOut {
        return MigrationReport.LeftOut(
          path: file.path, kind: .excluded, reason: "the configuration leaves it out; read, not judged")
      }
      if file.isGenerated {
        return MigrationReport.LeftOut(
          path: file.path, kind: .generated, reason: "it says that a tool wrote it; read, not judged")
      }
      return nil
    }
    return (unreadable + failed + judgedElsewhere).sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
  }

  // MARK: What if

  /// Targets keep their current points for how they are compiled, because no build has used the other settings.
  private func whatIf(_ scores: ScoreBuilder) -> MigrationReport.WhatIf? {
    guard let other = input.whatIf else { return nil }
    let targets = scores.byTarget(other.result.diagnostics)
    return MigrationReport.WhatIf(
      options: other.options, today: input.result.diagnostics, then: other.result.diagnostics,
      overall: scores.overall(other.result.diagnostics, targets), targets: targets)
  }
}
