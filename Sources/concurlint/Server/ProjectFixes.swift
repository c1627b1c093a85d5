import LintDiagnostics
import LintEngine
import LintReporting
import LintServer

/// The fixes of whole projects, step by step.
extension Questions {
  /// Whether a request asks for fixes of more than the file that it is about.
  static func areOfProject(_ parameters: JSONValue) -> Bool { parameters["data"]?["isLong"]?.isTrue == true }

  /// Of all rules, or of one: `rule`.
  ///
  /// - Returns: the fixes that are safe, and all, each as one edit.
  func projectFixes(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let rule = parameters["rule"]?.string
    var answers: [String: JSONValue] = [:]
    for (name, allowsUnsafe) in [("safe", false), ("all", true)] {
      var (edit, count) = (WorkspaceEdit(), 0)
      for project in projects {
        let fixes = try fixes(of: project, rule, allowsUnsafe: allowsUnsafe)
        count += fixes.count
        workspaceEdit(fixes.edits, project, into: &edit)
      }
      answers[name] = [
        "fixes": .integer(count), "files": .integer(edit.documentChanges.count), "edit": edit.json(capabilities)
      ]
    }
    return ["fixes": ["safe": answers["safe"] ?? .null, "all": answers["all"] ?? .null]]
  }

  /// All fixes of a rule in a project, and those that they build on.
  func migration(_ rule: String, in project: ProjectCheck) throws(ResponseError) -> JSONValue {
    var edit = WorkspaceEdit()
    workspaceEdit(try fixes(of: project, rule, allowsUnsafe: true).edits, project, into: &edit)
    return edit.json(capabilities)
  }

  private func fixes(
    of project: ProjectCheck, _ rule: String?, allowsUnsafe: Bool
  ) throws(ResponseError) -> (edits: [AnnotatedEdit], count: Int) {
    do {
      let planner = FixPlanner(
        linter: project.linter, discovery: project.input.discovery, scope: nil, allowsUnsafe: allowsUnsafe,
        overlay: project.input.overlay,
        forecaster: try ForecastCommand.linter(project.options, project.input.discovery, rules))
      let plan = try planner.plan()
      let steps = plan.steps
      let chosen = steps.filter { rule == nil || $0.ruleID == rule }
      let needed = Set(chosen.flatMap(\.needed))
      let wanted = Set((chosen + steps.filter { needed.contains($0.number) }).flatMap(\.fixes))
      let made = try planner.harmless(wanted, of: plan).fixes
      return (edits(of: plan, made), made.count)
    } catch {
      throw .requestFailed("\(error)")
    }
  }

  /// The lines that change, each with the first step that changes it.
  private func edits(of plan: FixPlan, _ made: Set<Int>) -> [AnnotatedEdit] {
    let original = plan.keeping { _ in false }
    var steps: [String: [(lines: Range<Int>, annotation: AnnotatedEdit.Annotation)]] = [:]
    for step in plan.steps where !made.isDisjoint(with: step.fixes) {
      let needed = Set(plan.steps.filter { step.needed.contains($0.number) }.flatMap(\.fixes)).union(step.fixes)
      let summary = rules.infos.first { $0.id == step.ruleID }?.summary ?? step.ruleID
      let annotation = AnnotatedEdit.Annotation(summary, step.ruleID, step.applicability)
      for change in plan.changes(from: original, to: plan.keeping { needed.contains($0) }) {
        steps[change.path.description, default: []] += LineReplacement.all(from: change.old, to: change.new).map {
          ($0.bytes, annotation)
        }
      }
    }
    var edits: [AnnotatedEdit] = []
    for change in plan.changes(from: original, to: plan.keeping { made.contains($0) }) {
      let positions = TextPositions(change.old)
      let path = change.path.description
      for replacement in LineReplacement.all(from: change.old, to: change.new) {
        var annotations = (steps[path] ?? []).filter { $0.lines.touches(replacement.bytes) }.map(\.annotation)
        annotations.sort { $0.needsConfirmation && !$1.needsConfirmation }
        edits.append(
          AnnotatedEdit(
            edit: Edit(
              path: path, range: positions.range(of: replacement.bytes),
              replacement: String(decoding: replacement.new, as: UTF8.self)),
            annotation: annotations.first))
      }
    }
    return edits
  }
}

extension Range<Int> {
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
