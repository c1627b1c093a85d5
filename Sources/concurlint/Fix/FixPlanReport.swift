import LintDiagnostics
import LintEngine
import LintReporting

/// What `fix --plan` prints: the steps, what each changes and why, what is not fixed and why.
struct FixPlanReport {
  let plan: FixPlan
  /// The findings that remain when all fixes are applied.
  let left: [Diagnostic]
  /// The summary of a rule.
  let summary: (String) -> String
  private let originals: OriginalLines

  init(plan: FixPlan, left: [Diagnostic], summary: @escaping (String) -> String) {
    (self.plan, self.left, self.summary) = (plan, left, summary)
    originals = OriginalLines(plan)
  }

  // MARK: For people

  var text: String {
    let (steps, places) = (plan.steps, places)
    if steps.isEmpty { return "Nothing to fix.\n" }
    let commands = "'concurlint fix --step 1' makes the first; without '--step', 'fix' makes all."
    let heading = steps.count == 1 ? "One step" : "\(steps.count) steps"
    return steps.reduce("\(heading). \(commands)\n") { $0 + "\n" + paragraph($1, places) }
  }

  private func paragraph(_ step: FixStep, _ places: [Place]) -> String {
    let own = step.fixes.map { places[$0] }
    let messages = Set(own.map(\.fix.message))
    let title = messages.count == 1 ? own[0].fix.message : summary(step.ruleID)
    let files = Set(own.flatMap(\.fix.files)).count
    var text = "Step \(step.number): \(terminalSafe(title)) [\(step.ruleID)]\n"
    text += "  \(count(own.count, "fix", "fixes")) in \(count(files, "file", "files"))"
    text += step.applicability == .safe ? "" : ", unsafe: read the diff"
    text += step.needed.isEmpty ? "\n" : "; builds on \(list(step.needed))\n"
    text += "  Why: \(terminalSafe(summary(step.ruleID)))\n"
    for place in own {
      let message = messages.count == 1 ? "" : ": \(place.fix.message)"
      text += "    " + terminalSafe("\(place.fix.location.path):\(place.line)\(message)") + "\n"
    }
    return text
  }

  private func list(_ steps: [Int]) -> String {
    (steps.count == 1 ? "step " : "steps ") + steps.map(String.init).joined(separator: ", ")
  }

  private func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }

  // MARK: For programs

  /// `{"version": 1, "steps": […], "skipped": […], "left": […]}`
  var json: JSONValue {
    let places = places
    return [
      "version": .integer(1), "steps": .array(plan.steps.map { value(of: $0, places) }),
      "skipped": .array(plan.refused.map(value)), "left": .array(left.map(value))
    ]
  }

  private func value(of step: FixStep, _ places: [Place]) -> JSONValue {
    [
      "step": .integer(step.number), "rule": .string(step.ruleID), "why": .string(summary(step.ruleID)),
      "applicability": .string(step.applicability.rawValue),
      "needs": .array(step.needed.map { .integer($0) }),
      "fixes": .array(
        step.fixes.map { number in
          let place = places[number]
          return [
            "path": .string(place.fix.location.path), "line": .integer(place.line),
            "message": .string(place.fix.message),
            "files": .array(place.fix.files.map { .string($0.description) })
          ]
        })
    ]
  }

  private func value(of refused: FixPlan.Refused) -> JSONValue {
    [
      "path": .string(refused.fix.location.path),
      "line": .integer(originals.line(of: refused.fix, after: plan.rounds.count)),
      "rule": .string(refused.fix.ruleID), "message": .string(refused.fix.message),
      "reason": .string(refused.reason.description)
    ]
  }

  private func value(of finding: Diagnostic) -> JSONValue {
    .members([
      "path": .string(finding.path), "line": .integer(finding.range.start.line), "rule": .string(finding.ruleID),
      "reason": finding.noFixReason.map { .string($0) }
    ])
  }

  // MARK: Places

  private struct Place {
    let fix: FixSet
    /// In the text before any fix.
    let line: Int
  }

  /// One for each fix of the plan.
  private var places: [Place] {
    plan.rounds.enumerated().flatMap { number, round in
      round.map { Place(fix: $0, line: originals.line(of: $0, after: number)) }
    }
  }
}
