import LintDiagnostics

/// The compiler's diagnostics beside those of rules: which stand at the same place, and which a fix removes.
public struct CompilerComparison {
  private var findings: [String: [Finding]] = [:]

  private struct Finding {
    let index: Int
    let range: SourceRange
    /// Lines that its fix rewrites in this file; a fix that is only shown rewrites none.
    let fixedLines: [ClosedRange<Int>]
    let isFixed: Bool
    let groups: Set<String>
    /// Whether it stands in this file; otherwise it only edits it.
    let isOfFile: Bool
  }

  /// - Parameters:
  ///   - findings: what rules found.
  ///   - groups: for each rule, the groups of diagnostics that the compiler has for what the rule flags.
  public init(_ findings: [Diagnostic], groups: [String: Set<String>]) {
    for (index, finding) in findings.enumerated() {
      // Alternatives: only the first is ever applied.
      let fix = finding.fixes.first { $0.applicability != .displayOnly }
      let edits = Dictionary(grouping: fix?.edits ?? [], by: \.path)
      for path in Set(edits.keys).union([finding.path]) {
        self.findings[path, default: []].append(
          Finding(
            index: index, range: finding.range, fixedLines: (edits[path] ?? []).map { $0.range.start.line...$0.range.end.line },
            isFixed: fix != nil, groups: groups[finding.ruleID] ?? [], isOfFile: path == finding.path))
      }
    }
  }

  public struct Match: Sendable, Equatable {
    /// Places of findings at the same line, or around the place, among those that were given.
    public var findings: [Int]
    /// The finding whose fix removes the diagnostic, as far as rules can tell: its rule is about the diagnostic's group, and what the
    /// compiler points at, in the diagnostic or a note, is what the finding or an edit of its fix stands at.
    public var removedBy: Int?

    public init(findings: [Int], removedBy: Int? = nil) {
      self.findings = findings
      self.removedBy = removedBy
    }
  }

  /// - Parameter diagnostic: with a path as findings have it.
  public func match(_ diagnostic: CompilerDiagnostic) -> Match {
    guard let path = diagnostic.path, let position = diagnostic.position else { return Match(findings: []) }
    let beside = (findings[path] ?? []).filter { $0.isOfFile && Self.stands(position, at: $0.range) }
    return Match(findings: beside.map(\.index), removedBy: diagnostic.group.flatMap { removal($0, of: [diagnostic] + diagnostic.notes) })
  }

  private func removal(_ group: String, of places: [CompilerDiagnostic]) -> Int? {
    for place in places {
      guard let path = place.path, let position = place.position else { continue }
      let candidates = (findings[path] ?? []).filter { $0.isFixed && $0.groups.contains(group) }
      let removing = candidates.first { candidate in
        candidate.fixedLines.contains { $0.contains(position.line) } || (candidate.isOfFile && Self.stands(position, at: candidate.range))
      }
      if let removing { return removing.index }
    }
    return nil
  }

  /// On the line that the finding starts in, or between its start and its end. Columns are not compared: the compiler counts them in
  /// other units, and the place that both complain about is seldom the same token.
  private static func stands(_ position: CompilerDiagnostic.Position, at range: SourceRange) -> Bool {
    if position.line == range.start.line { return true }
    return range.bytes.contains(position.offset) && (range.start.line...range.end.line).contains(position.line)
  }
}
