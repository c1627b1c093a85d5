import LintKit
import LintProject

/// Chooses fixes in rounds until none is left. The fixes of a round do not overlap, and each round is analysed again,
/// because an edit may change what holds elsewhere.
public struct FixPlanner: Sendable {
  /// How many rounds may pass without fewer proposals or findings than ever before: fixes that undo each other would go
  /// on forever, while those inside one another take a round each.
  static let idleRoundLimit = 32
  /// How many plans are checked; of the last, nothing is made that is not known to be harmless.
  static let attemptLimit = 16

  private let linter: Linter
  private let discovery: Discovery
  private let scope: FixScope?
  private let allowsUnsafe: Bool
  private let suppressionReason: String?
  private let overlay: [FilePath: [UInt8]]
  private let onlyFile: FilePath?
  private let forecaster: Linter?
  private let files: [String: AnalysedFile]

  /// - Parameters:
  ///   - allowsUnsafe: whether to apply fixes that need review too.
  ///   - scope: the paths that `discovery` was made of; nil where an editor makes the edits, in its own texts.
  ///   - suppressionReason: one line. With it no code is fixed: findings are suppressed, each by a comment with this
  ///     reason.
  ///   - overlay: text that replaces what is on disk.
  ///   - onlyFile: the only file that may be edited; nil for all.
  ///   - forecaster: with the rules that forecast the errors of Swift 6 mode: a fix that brings one is not made.
  public init(
    linter: Linter, discovery: Discovery, scope: FixScope?, allowsUnsafe: Bool, suppressionReason: String? = nil,
    overlay: [FilePath: [UInt8]] = [:], onlyFile: FilePath? = nil, forecaster: Linter? = nil
  ) {
    self.forecaster = forecaster
    self.suppressionReason = suppressionReason
    self.overlay = overlay
    self.onlyFile = onlyFile
    self.linter = linter
    self.discovery = discovery
    self.scope = scope
    self.allowsUnsafe = allowsUnsafe
    let files = discovery.files.map {
      AnalysedFile(path: $0.path, projectPath: $0.projectPath, isReported: $0.isReported)
    }
    let settings = discovery.settingsFiles.map {
      AnalysedFile(path: $0.path, projectPath: $0.projectPath, isReported: $0.isReported)
    }
    self.files = Dictionary(
      (files + settings).map { ($0.path.description, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A plan whose fixes do no harm; see ``FixCheck``.
  ///
  /// - Throws: when no thread can be started.
  public func plan() throws(FileError) -> FixPlan {
    let result = try analyse(overlay)
    var refused: [FixSet.Identity: FixRefusal] = [:]
    var plan = try plan(from: result, without: &refused)
    if suppressionReason != nil || plan.fixes.isEmpty { return plan }
    let original = OriginalState(result)
    let before = FixCheck.Findings(ofRules: result.diagnostics, ofForecast: try errors([:], original))
    for attempt in 1... {
      let harmful = try harmful(Set(plan.fixes.indices), of: plan, original, before)
      if harmful.isEmpty { break }
      for (number, reason) in harmful { refused[plan.identities[number]] = reason }
      if attempt == Self.attemptLimit {
        for identity in plan.identities where refused[identity] == nil { refused[identity] = .isUnchecked }
      }
      plan = try self.plan(from: result, without: &refused)
      if plan.fixes.isEmpty || attempt == Self.attemptLimit { break }
    }
    plan.baseline = FixPlan.Baseline(result: result, findings: before)
    return plan
  }

  /// What is left of some fixes of a plan when those are left out that do harm without the others.
  ///
  /// - Returns: the numbers of the fixes that can be applied together, and why the others cannot.
  /// - Throws: when no thread can be started.
  public func harmless(
    _ wanted: Set<Int>, of plan: FixPlan
  ) throws(FileError) -> (fixes: Set<Int>, refused: [Int: FixRefusal]) {
    var kept = plan.keeping { wanted.contains($0) }.fixes
    var refused: [Int: FixRefusal] = [:]
    guard let baseline = plan.baseline, wanted.count < plan.fixes.count else { return (kept, refused) }
    let original = OriginalState(baseline.result)
    while !kept.isEmpty {
      let harmful = try harmful(kept, of: plan, original, baseline.findings)
      if harmful.isEmpty { break }
      refused.merge(harmful) { $1 }
      kept = plan.keeping { [kept] in kept.contains($0) && harmful[$0] == nil }.fixes
    }
    return (kept, refused)
  }

  /// Those of some fixes that do harm.
  private func harmful(
    _ checked: Set<Int>, of plan: FixPlan, _ original: OriginalState, _ before: FixCheck.Findings
  ) throws(FileError) -> [Int: FixRefusal] {
    var check = FixCheck(
      plan, of: checked, before: before,
      analyse: { texts throws(FileError) in try analyse(overlay.merging(texts) { $1 }).diagnostics },
      forecast: { texts throws(FileError) in try errors(texts, original) })
    return try check.harmful()
  }

  /// The errors of Swift 6 mode with these texts, and what compiles in no mode: see ``OriginalState``.
  private func errors(_ texts: [FilePath: [UInt8]], _ original: OriginalState) throws(FileError) -> [Diagnostic] {
    guard let forecaster else { return [] }
    let result = try forecaster.run(discovery, overlay: overlay.merging(texts) { $1 })
    var errors = result.diagnostics
    for path in texts.keys {
      guard let file = files[path.description], !ProjectSettings.isSettingsFile(file.projectPath),
        let index = result.index
      else { continue }
      errors += original.mistakes(in: index, at: file.projectPath, path: path.description)
    }
    return errors
  }

  /// - Parameters:
  ///   - result: what is found before any fix.
  ///   - refused: fixes that are not to be made, and why; those that turn out to be without effect are added.
  private func plan(
    from result: LintResult, without refused: inout [FixSet.Identity: FixRefusal]
  ) throws(FileError) -> FixPlan {
    while true {
      let plan = try rounds(from: result, without: refused)
      if plan.withoutEffect.isEmpty { return plan }
      for identity in plan.withoutEffect { refused[identity] = .leavesFinding }
    }
  }

  /// The rounds up to the first in which a fix is proposed again that was made before.
  private func rounds(
    from result: LintResult, without refused: [FixSet.Identity: FixRefusal]
  ) throws(FileError) -> FixPlan {
    var overlay = overlay
    var plan = FixPlan(result: result)
    var suppressed: Set<FilePath> = []
    var repeated = RepeatedFixes()
    var fewest = (proposals: Int.max, findings: Int.max)
    var idleRounds = 0
    while true {
      var round = FixRound(result: plan.result, harmful: refused)
      let proposals =
        suppressionReason.map { suppressions($0, isFirst: plan.rounds.isEmpty, &suppressed, &round) }
        ?? proposals(&round)
      if suppressionReason == nil { plan.withoutEffect = repeated.withoutEffect(proposals) }
      if !plan.withoutEffect.isEmpty { return plan }
      round.take(proposals)
      plan.refused = round.refused
      if round.fixes.isEmpty { return plan }
      let findings = plan.result.diagnostics.count
      idleRounds = proposals.count < fewest.proposals || findings < fewest.findings ? 0 : idleRounds + 1
      fewest = (min(fewest.proposals, proposals.count), min(fewest.findings, findings))
      if idleRounds == Self.idleRoundLimit {
        plan.isCutShort = true
        return plan
      }
      for file in round.edits.files {
        if plan.originals[file] == nil { plan.originals[file] = round.texts[file] }
        overlay[file] = round.edited(file)
      }
      repeated.add(round)
      plan.rounds.append(round.fixes)
      plan.identities += round.fixes.map { round.identity(of: $0) }
      plan.result = try analyse(overlay)
    }
  }

  /// Analyses the project with the overlay. What one fix changes together is one finding; what a comment suppresses is
  /// about one target.
  private func analyse(_ overlay: [FilePath: [UInt8]]) throws(FileError) -> LintResult {
    var result = try linter.run(discovery, overlay: overlay)
    if suppressionReason == nil { result.mergeTargets() }
    return result
  }

  /// The best fix of each finding that may be applied, the most important ones first.
  private func proposals(_ round: inout FixRound) -> [FixSet] {
    var proposals: [(priority: Priority, fix: FixSet)] = []
    for diagnostic in round.result.diagnostics {
      var refused: FixPlan.Refused?
      for fix in diagnostic.fixes where fix.applicability != .displayOnly && !fix.edits.isEmpty {
        let set = FixSet(fix, of: diagnostic) { files[$0]?.path ?? FilePath($0) }
        if let reason = refusal(of: set, &round) {
          refused = refused ?? FixPlan.Refused(fix: set, reason: reason)
        } else {
          proposals.append((diagnostic.priority, set))
          refused = nil
          break
        }
      }
      if let refused { round.refused.append(refused) }
    }
    return proposals.enumerated().sorted { left, right in
      left.element.priority == right.element.priority
        ? left.offset < right.offset : left.element.priority > right.element.priority
    }.map(\.element.fix)
  }

  /// A comment for each line with a finding. Findings that remain in a later round are suppressed for their whole file;
  /// findings about suppressions themselves are fixed.
  ///
  /// - Parameter suppressed: the files for which nothing more can be done.
  private func suppressions(
    _ reason: String, isFirst: Bool, _ suppressed: inout Set<FilePath>, _ round: inout FixRound
  ) -> [FixSet] {
    var fixes: [FixSet] = []
    for (path, diagnostics) in Dictionary(grouping: round.result.diagnostics, by: \.path).sorted(by: { $0.key < $1.key }
    ) {
      guard let file = files[path], let text = round.result.texts?[file.projectPath] else { continue }
      let insertion = SuppressionInsertion(into: file.path, text: text, reason: reason)
      let found = diagnostics.filter { diagnostic in !SuppressionRules.infos.contains { $0.id == diagnostic.ruleID } }
      var wanted = diagnostics.compactMap { correction(of: $0, reason) }
      if isFirst {
        wanted = insertion.fixes(for: found) + wanted
      } else if suppressed.insert(file.path).inserted, let fix = insertion.wholeFile(for: found) {
        wanted.insert(fix, at: 0)
      }
      for fix in wanted {
        if let reason = refusal(of: fix, &round, inBrokenFiles: true) {
          round.refused.append(FixPlan.Refused(fix: fix, reason: reason))
        } else {
          fixes.append(fix)
        }
      }
    }
    return fixes
  }

  /// Removes a suppression without effect, and adds a missing reason.
  private func correction(of diagnostic: Diagnostic, _ reason: String) -> FixSet? {
    let path = { (path: String) in files[path]?.path ?? FilePath(path) }
    switch diagnostic.ruleID {
    case SuppressionRules.unused.id:
      return diagnostic.fixes.first { $0.applicability == .safe }.map { FixSet($0, of: diagnostic, path: path) }
    case SuppressionRules.withoutReason.id:
      let end = diagnostic.range.end.offset
      return FixSet(
        ruleID: diagnostic.ruleID, message: "Give the suppression its reason", applicability: .safe,
        severity: diagnostic.severity,
        location: diagnostic.location,
        edits: [path(diagnostic.path): [TextEdit(bytes: end..<end, replacement: Array(" - \(reason)".utf8))]])
    default: return nil
    }
  }

  /// Why a fix of a finding cannot be made; nil where it can.
  ///
  /// - Parameter result: with the finding.
  public func refusal(of fix: FixIt, of diagnostic: Diagnostic, in result: LintResult) -> FixRefusal? {
    var round = FixRound(result: result)
    let set = FixSet(fix, of: diagnostic) { files[$0]?.path ?? FilePath($0) }
    if let refusal = refusal(of: set, &round) { return refusal }
    round.take([set])
    return round.refused.first?.reason
  }

  /// - Parameter inBrokenFiles: whether syntax errors are no obstacle.
  private func refusal(of fix: FixSet, _ round: inout FixRound, inBrokenFiles: Bool = false) -> FixRefusal? {
    if fix.applicability == .unsafe && !allowsUnsafe { return .isUnsafe }
    for path in fix.files {
      guard let file = files[path.description], file.isReported, onlyFile == nil || onlyFile == path else {
        return .isOutside(path: path.description)
      }
      if case .failure(let refused)? = scope?.editable(path) {
        return .cannotWrite(path: path.description, refused.obstacle)
      }
      guard let text = round.text(of: file), fix.edits[path]?.areDisjoint(in: text.count) == true else {
        return .cannotWrite(path: path.description, .error(Platform.noSuchFile))
      }
      if !inBrokenFiles && round.hasSyntaxErrors(path) { return .hasSyntaxErrors(path: path.description) }
    }
    return round.harm(of: fix)
  }
}

/// A file that fixes may want to edit.
struct AnalysedFile {
  let path: FilePath
  let projectPath: String
  let isReported: Bool
}

extension FixSet {
  fileprivate init(_ fix: FixIt, of diagnostic: Diagnostic, path: (String) -> FilePath) {
    ruleID = diagnostic.ruleID
    message = fix.message
    applicability = fix.applicability
    severity = diagnostic.severity
    location = diagnostic.location
    edits = Dictionary(grouping: fix.edits, by: { path($0.path) }).mapValues { edits in
      edits.map { edit in
        TextEdit(bytes: edit.range.start.offset..<edit.range.end.offset, replacement: Array(edit.replacement.utf8))
      }.inOrder
    }
  }
}
