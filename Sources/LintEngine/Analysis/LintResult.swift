import LintKit

/// The findings of a run, and what it read to find them.
public struct LintResult: Sendable {
  public struct Count: Sendable, Equatable {
    public internal(set) var findings = 0
    /// Places that the rule could not decide.
    public internal(set) var undecided = 0
    /// The facts that were missing; empty unless the run was to keep them.
    public internal(set) var missing = MissingFacts()

    public init() {}
  }

  /// In the order of reports.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Diagnostics that comments in the source suppress, in the same order; each with its reason.
  public internal(set) var suppressed: [Diagnostic] = []
  /// The findings in the files that are reported on.
  public internal(set) var counts: [String: Count] = [:]
  /// Files that could not be read.
  public internal(set) var problems: [Discovery.Problem] = []
  public internal(set) var size = SourceSize()
  /// The index of the project. Freeing it takes longer than making it; see ``keepUntilExit()``.
  public internal(set) var index: ProjectIndex?
  var texts: AnalysedTexts?

  /// The bytes of a file as they were analysed, whatever it contains now; nil for what is no file of the project.
  ///
  /// - Parameter path: from the root of the project.
  public func text(_ path: String) -> [UInt8]? { texts?[path] }

  /// The times of all stages up to rendering.
  public internal(set) var times = StageTimes()

  /// Removes all diagnostics except those that are wanted.
  ///
  /// - Parameter isWanted: Called with the number of each.
  public mutating func limit(to isWanted: (Int) -> Bool) {
    var kept: [Diagnostic] = []
    for (number, diagnostic) in diagnostics.enumerated() {
      if isWanted(number) { kept.append(diagnostic) } else { counts[diagnostic.ruleID, default: Count()].findings -= 1 }
    }
    diagnostics = kept
  }

  /// Reports the files that earlier attempts of the run failed on. Neither a baseline nor a limit to changes removes
  /// these.
  public mutating func add(_ failures: [AnalysisFailure]) {
    if failures.isEmpty { return }
    diagnostics += failures.map { InternalErrorRule.diagnostic(for: $0) }
    diagnostics.sort(by: Diagnostic.areInReportOrder)
    counts[InternalErrorRule.info.id, default: Count()].findings += failures.count
  }

  /// Removes the diagnostics that are too mild to be reported.
  ///
  /// - Returns: how many were removed, without those that are suppressed.
  public mutating func limit(toSevere isSevere: (Diagnostic) -> Bool) -> Int {
    let found = diagnostics
    limit { isSevere(found[$0]) }
    suppressed.removeAll { !isSevere($0) }
    return found.count - diagnostics.count
  }

  /// Removes the diagnostics outside of what has changed.
  public mutating func limit(to changes: Changes) {
    let found = diagnostics
    limit { changes.contains(found[$0]) }
    suppressed = suppressed.filter(changes.contains)
  }

  /// The files of a project that were read again and had changed, as far as that was noticed and is not reported yet.
  /// Findings in them may no longer be there. Callers that read sources after the run ask once more.
  public func changes(of project: Discovery) -> [Discovery.Problem] {
    guard let index, index.files.contains(where: \.hasChanged) else { return [] }
    return project.files.compactMap { file in
      guard let known = index.file(at: file.projectPath), index.outline(known).hasChanged else { return nil }
      let problem = Discovery.Problem(path: file.path, error: .changed, isReported: file.isReported)
      return problems.contains(problem) ? nil : problem
    }
  }

  /// Merges diagnostics that report the same about several targets into one. Must come last: baselines and limits to
  /// changes are about one target at a time.
  public mutating func mergeTargets() {
    let merged = diagnostics.mergingTargets()
    if merged.count == diagnostics.count { return }
    for diagnostic in diagnostics { counts[diagnostic.ruleID, default: Count()].findings -= 1 }
    for diagnostic in merged { counts[diagnostic.ruleID, default: Count()].findings += 1 }
    diagnostics = merged
  }

  /// Computes what identifies each diagnostic after its file was moved or reformatted.
  public mutating func addFingerprints(from sources: SourceStore) {
    diagnostics = Fingerprints(of: diagnostics, in: sources).added(to: diagnostics)
    suppressed = Fingerprints(of: suppressed, in: sources).added(to: suppressed)
  }

  /// Leaves the memory of the result to the system, which frees all of it at once when the process ends.
  public func keepUntilExit() { _ = Unmanaged.passRetained(Kept(self)) }

  private final class Kept {
    let result: LintResult
    init(_ result: LintResult) { self.result = result }
  }
}

/// How much source was analysed.
public struct SourceSize: Sendable, Equatable {
  public internal(set) var files = 0
  public internal(set) var bytes = 0
  /// Line feeds, and one for a last line without.
  public internal(set) var lines = 0
  public internal(set) var tokens = 0

  public init() {}

  init(files: Int, bytes: Int, lines: Int, tokens: Int) {
    self.files = files
    self.bytes = bytes
    self.lines = lines
    self.tokens = tokens
  }

  static func += (left: inout SourceSize, right: SourceSize) {
    left.files += right.files
    left.bytes += right.bytes
    left.lines += right.lines
    left.tokens += right.tokens
  }
}
