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
  /// What was to be applied, by number in the plan.
  var wanted: Set<Int> { didSet { applied = wanted } }
  /// What was.
  var applied: Set<Int>
  /// What the wanted steps leave out, because it would bring something new without the steps that follow.
  var leftOut: [Int: FixRefusal] = [:]
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
    wanted = Set(plan.fixes.indices)
    applied = wanted
  }

  /// Without those whose severity is not reported.
  func reported(_ findings: [Diagnostic]) -> [Diagnostic] { findings.filter(thresholds.isReported) }

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
    text += paragraph(
      "Left out, because it does harm without the steps after it",
      leftOut.sorted { $0.key < $1.key }.map { "\(lines[$0.key]): \($0.value)" })
    text += paragraph("Taken back, because the command failed with them", backedOut.sorted().map { lines[$0] })
    let lost = wanted.subtracting(applied).subtracting(backedOut)
    text += paragraph("Not applied, because a file could not be written", lost.sorted().map { lines[$0] })
    let originals = OriginalLines(plan)
    text += paragraph(
      "Skipped", plan.refused.map { "\(line($0.fix, of: originals, after: plan.rounds.count)): \($0.reason)" })
    return text + paragraph("Left to do by hand", leftByHand)
  }

  /// Findings without a fix that could be applied, counted by rule, and why they have none.
  private var leftByHand: [String] {
    let refused = Set(plan.refused.map { Place(ruleID: $0.fix.ruleID, location: $0.fix.location) })
    let left = self.left.filter { !refused.contains(Place(ruleID: $0.ruleID, location: $0.location)) }
    return mostFirst(left, by: \.ruleID).flatMap { rule, found in
      let title = "\(count(found.count, "finding", "findings")) of \(rule)"
      let reasons = mostFirst(found) { $0.noFixReason ?? "" }.filter { !$0.name.isEmpty }
      if let only = reasons.first, only.found.count == found.count { return ["\(title): \(only.name)"] }
      return [title] + reasons.map { "  \($0.found.count): \($0.name)" }
    }
  }

  private func mostFirst(
    _ findings: [Diagnostic], by name: (Diagnostic) -> String
  ) -> [(name: String, found: [Diagnostic])] {
    Dictionary(grouping: findings, by: name).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      (name: $0.key, found: $0.value)
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
