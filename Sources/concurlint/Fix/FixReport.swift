import LintDiagnostics
import LintEngine
import LintReporting

/// What became of a run of fixes, for people.
struct FixReport {
  private let plan: FixPlan
  /// Findings that are left.
  private let left: [Diagnostic]
  private let thresholds: SeverityThresholds
  private let isDiff: Bool
  /// By number in the plan.
  var applied: Set<Int>
  /// What the command of `--verify` failed with.
  var backedOut: Set<Int> = []
  /// Whether the run itself failed, in whole or in part.
  var fails = false

  /// - Parameters:
  ///   - left: the findings that remain when all fixes are applied.
  ///   - isDiff: whether nothing is written.
  init(plan: FixPlan, left: [Diagnostic], thresholds: SeverityThresholds, isDiff: Bool) {
    self.plan = plan
    self.left = left.filter(thresholds.isReported)
    self.thresholds = thresholds
    self.isDiff = isDiff
    applied = Set(plan.fixes.indices)
  }

  mutating func add(_ problem: Discovery.Problem) {
    let message = terminalSafe(problem.message)
    if !problem.isReported { return Console.warn(message) }
    fails = true
    Console.fail(message)
  }

  mutating func add(_ failures: [AnalysisFailure]) {
    if FailedFiles(failures: failures).tell() == .failure { fails = true }
  }

  mutating func add(_ failure: FixFailure) {
    fails = true
    Console.fail(terminalSafe("\(failure)"))
  }

  var status: ExitStatus {
    if fails { return .failure }
    // A finding whose fix is not applied in the end remains, whatever the analysis of the planned text found.
    let isLeft = left.contains(where: thresholds.fails) || applied.count < plan.fixes.count
    return isLeft ? .findings : .success
  }

  /// Paragraphs for what was applied, taken back, skipped, and remains to be done by hand.
  var summary: String {
    let fixes = plan.fixes
    let lines = lines
    let files = Set(applied.flatMap { Array(fixes[$0].files) }).count
    let verb = isDiff ? "Would apply" : "Applied"
    if plan.fixes.isEmpty && plan.refused.isEmpty {
      return "Nothing to fix.\n" + paragraph("Left to do by hand", leftByHand)
    }
    var text = paragraph(
      "\(verb) \(count(applied.count, "fix", "fixes")) in \(count(files, "file", "files"))",
      applied.sorted().map { lines[$0] })
    text += paragraph("Taken back, because the command failed with them", backedOut.sorted().map { lines[$0] })
    let lost = Set(fixes.indices).subtracting(applied).subtracting(backedOut)
    text += paragraph("Not applied, because a file could not be written", lost.sorted().map { lines[$0] })
    let originals = OriginalLines(plan)
    text += paragraph("Skipped", plan.refused.map { "\(line($0.fix, of: originals, after: plan.rounds.count)): \($0.reason)" })
    return text + paragraph("Left to do by hand", leftByHand)
  }

  /// Findings without a fix that could be applied, counted by rule.
  private var leftByHand: [String] {
    let refused = Set(plan.refused.map { Place(ruleID: $0.fix.ruleID, location: $0.fix.location) })
    let left = self.left.filter { !refused.contains(Place(ruleID: $0.ruleID, location: $0.location)) }
    let counts = Dictionary(grouping: left, by: \.ruleID).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "\(count($0.value, "finding", "findings")) of \($0.key)"
    }
  }

  private struct Place: Hashable {
    let ruleID: String
    let location: SourceLocation
  }

  /// One for each fix of the plan.
  private var lines: [String] {
    let originals = OriginalLines(plan)
    return plan.rounds.enumerated().flatMap { number, round in
      round.map { line($0, of: originals, after: number) }
    }
  }

  private func line(_ fix: FixSet, of originals: OriginalLines, after rounds: Int) -> String {
    "\(fix.location.path):\(originals.line(of: fix, after: rounds)): \(fix.message) [\(fix.ruleID)]"
  }

  private func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }

  /// Nothing without lines. They may contain untrusted names.
  private func paragraph(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : title + ":\n" + lines.map { "  " + terminalSafe($0) + "\n" }.joined()
  }
}
