import LintDiagnostics

extension MigrationReport.CompilerReading {
  /// The same, compared with what rules found: which diagnostics are at the place of a finding, and which a fix
  /// removes.
  ///
  /// A fix removes a diagnostic, as far as rules can tell, if its rule is about the diagnostic's group, and the place
  /// of the diagnostic or of one of its notes is that of the finding or of an edit of its fix.
  public func compared(with issues: [MigrationReport.Issue]) -> Self {
    let findings = FindingsByFile(issues)
    var compared = self
    for index in diagnostics.indices {
      compared.diagnostics[index].incidents = findings.incidents(at: diagnostics[index].place)
      compared.diagnostics[index].removedBy = findings.removal(of: diagnostics[index])
    }
    compared.groups = Group.groups(of: compared.diagnostics)
    return compared
  }
}

/// The findings in each file, and the edits of fixes whose findings may be in others.
private struct FindingsByFile {
  private var findings: [String: [MigrationReport.Incident]] = [:]
  private var fixes: [String: [Fix]] = [:]

  private struct Fix {
    let incident: MigrationReport.Incident
    let groups: Set<String>
    /// Lines that it rewrites in this file.
    let lines: Set<Int>
  }

  init(_ issues: [MigrationReport.Issue]) {
    for issue in issues {
      let groups = Set(issue.compiler.flatMap(\.groups))
      for incident in issue.incidents {
        findings[incident.place.path, default: []].append(incident)
        // What is only shown removes nothing.
        guard let fix = incident.fix, fix.applicability != .displayOnly, !groups.isEmpty else { continue }
        var lines: [String: Set<Int>] = [incident.place.path: []]
        for file in fix.files { lines[file.path, default: []].formUnion(file.lines) }
        for (path, lines) in lines {
          fixes[path, default: []].append(Fix(incident: incident, groups: groups, lines: lines))
        }
      }
    }
  }

  func incidents(at place: MigrationReport.Place) -> [String] {
    (findings[place.path] ?? []).filter { $0.isAt(place) }.map(\.id)
  }

  func removal(of diagnostic: MigrationReport.CompilerReading.Diagnostic) -> String? {
    if diagnostic.group.isEmpty { return nil }
    for place in [diagnostic.place] + diagnostic.notes.compactMap(\.place) {
      let removing = (fixes[place.path] ?? []).first { fix in
        fix.groups.contains(diagnostic.group) && (fix.lines.contains(place.line) || fix.incident.isAt(place))
      }
      if let removing { return removing.incident.id }
    }
    return nil
  }
}

extension MigrationReport.Incident {
  /// On the line that the finding starts in, or between its start and its end: both seldom point at the same token.
  fileprivate func isAt(_ other: MigrationReport.Place) -> Bool {
    guard other.path == place.path else { return false }
    return other.line == place.line || other.line > place.line && (other.line, other.column) < (endLine, endColumn)
  }
}
