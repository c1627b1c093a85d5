import LintKit

/// What one rule fixes in one round of a plan: a change that can be read and committed alone, once the steps that it
/// builds on are made.
public struct FixStep: Sendable {
  /// From 1, in the order of the plan.
  public let number: Int
  public let ruleID: String
  public let applicability: Applicability
  /// The numbers of its fixes, in the order of `FixPlan.fixes`.
  public fileprivate(set) var fixes: [Int] = []
  /// The numbers of the steps that edit the same files before it: its edits are places in what they leave.
  public fileprivate(set) var needed: [Int] = []
}

extension FixPlan {
  /// The plan in steps.
  public var steps: [FixStep] {
    let fixes = fixes
    var steps: [FixStep] = []
    // The steps of earlier rounds that edit a file.
    var editing: [FilePath: Set<Int>] = [:]
    var number = 0
    for round in rounds {
      let first = steps.count
      for fix in round {
        let known = steps[first...].firstIndex { $0.ruleID == fix.ruleID && $0.applicability == fix.applicability }
        if known == nil {
          steps.append(FixStep(number: steps.count + 1, ruleID: fix.ruleID, applicability: fix.applicability))
        }
        steps[known ?? steps.count - 1].fixes.append(number)
        number += 1
      }
      for place in steps.indices[first...] {
        let files = steps[place].fixes.reduce(into: Set<FilePath>()) { $0.formUnion(fixes[$1].files) }
        let direct = files.reduce(into: Set<Int>()) { $0.formUnion(editing[$1] ?? []) }
        steps[place].needed = direct.reduce(into: direct) { $0.formUnion(steps[$1 - 1].needed) }.sorted()
      }
      for step in steps[first...] {
        for fix in step.fixes { for file in fixes[fix].files { editing[file, default: []].insert(step.number) } }
      }
    }
    return steps
  }
}
