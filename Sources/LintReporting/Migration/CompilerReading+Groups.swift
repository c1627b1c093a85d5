extension MigrationReport.CompilerReading.Group {
  /// Diagnostics by group and file: those about concurrency first, then by number and name.
  public static func groups(of diagnostics: [MigrationReport.CompilerReading.Diagnostic]) -> [Self] {
    struct Key: Hashable {
      let name: String
      let isAboutConcurrency: Bool
    }
    let groups = Dictionary(grouping: diagnostics) { Key(name: $0.group, isAboutConcurrency: $0.isAboutConcurrency) }
      .map { key, members in
        let files = Dictionary(grouping: members, by: \.place.path).map {
          MigrationReport.CompilerReading.FileCount(path: $0, count: $1.count)
        }
        return Self(
          name: key.name, isAboutConcurrency: key.isAboutConcurrency, errors: members.count { $0.severity == "error" },
          warnings: members.count { $0.severity == "warning" }, foundByRules: members.count { !$0.incidents.isEmpty },
          removedByFixes: members.count { $0.removedBy != nil },
          files: files.sorted { ($1.count, $0.path) < ($0.count, $1.path) })
      }
    return groups.sorted { left, right in
      if left.isAboutConcurrency != right.isAboutConcurrency { return left.isAboutConcurrency }
      return (right.errors + right.warnings, left.name) < (left.errors + left.warnings, right.name)
    }
  }
}
