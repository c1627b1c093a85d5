import LintEngine
import LintKit
import LintReporting

/// The files that the work will change: those with findings, and others that fixes edit.
struct FilesToModifyBuilder {
  private let files: ProjectFiles
  private let targets: TargetTable

  init(_ files: ProjectFiles, _ targets: TargetTable) {
    self.files = files
    self.targets = targets
  }

  private struct Work {
    var urgencies: [Priority?] = []
    var lines: Set<Int> = []
    var rules: Set<String> = []
    var effort = 0
    var patch = MigrationReport.PatchSize(added: 0, removed: 0)
  }

  func files(of issues: [MigrationReport.Issue]) -> [MigrationReport.FileToModify] {
    var work: [String: Work] = [:]
    for issue in issues {
      for incident in issue.incidents {
        let path = incident.place.path
        work[path, default: Work()].urgencies.append(incident.urgency)
        work[path, default: Work()].lines.insert(incident.place.line)
        work[path, default: Work()].effort += incident.effort
        work[path, default: Work()].rules.insert(issue.rule)
        guard let fix = incident.fix, fix.applicability != .displayOnly else { continue }
        for file in fix.files {
          work[file.path, default: Work()].lines.formUnion(file.lines)
          work[file.path, default: Work()].rules.insert(issue.rule)
          if fix.sharedWith == nil { work[file.path, default: Work()].patch += file.patch }
        }
      }
    }
    return work.sorted { $0.key < $1.key }.map { path, work in
      MigrationReport.FileToModify(
        path: path, targets: files.file(path).map { targets.names(of: $0) } ?? [],
        findings: MigrationReport.PriorityCounts(work.urgencies),
        lines: work.lines.sorted(), rules: work.rules.sorted(), effort: work.effort,
        patch: work.patch)
    }
  }
}
