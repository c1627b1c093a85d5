import LintDiagnostics

extension MigrationMarkdown {
  // MARK: 3. The order of work

  var plan: [String] {
    let plan = report.plan
    var blocks = [
      "## 3. The order of work",
      "\(MarkdownProse.sentence(plan.orderReason)) \(MarkdownProse.sentence(plan.effortFormula))"
    ]
    let targets = report.head.targets
    if targets.count > 1 {
      let scores = report.readiness.scoresByTarget
      blocks.append(
        MarkdownProse.table(
          ["", "target", "builds on", "findings:", "score:"],
          targets.enumerated().map { number, target in
            let score = scores[target.name]
            return [
              "\(number + 1)", MarkdownProse.code(target.name),
              target.dependsOn.map { MarkdownProse.code($0) }.joined(separator: ", "),
              score.map { "\($0.findings.total)" } ?? "", score.map { "\($0.value)" } ?? ""
            ]
          }))
    }
    if !plan.edits.isEmpty {
      blocks.append(
        MarkdownProse.table(
          ["kind of edit", "findings:", "points for one:", "points:"],
          plan.edits.map { [$0.kind.shownName, "\($0.findings)", "\($0.points)", "\($0.effort)"] }))
    }
    for phase in plan.phases { blocks += self.phase(phase) }
    return blocks
  }

  private func phase(_ phase: MigrationReport.Phase) -> [String] {
    let priorities = phase.priorities.map(\.rawValue).joined(separator: ", ")
    let title =
      "### Phase \(phase.number): \(MarkdownProse.sentence(phase.name))\(priorities.isEmpty ? "" : " (\(priorities))")"
    guard phase.findings > 0 else { return [title, "Nothing is left of this phase."] + checklist(phase) }
    var blocks = [
      title,
      "\(extent(.init(findings: phase.findings, files: phase.files)))\(phase.otherFiles > 0 ? ", whose fixes edit \(counted(phase.otherFiles, "more file"))" : ""); effort \(counted(phase.effort, "point"))\(hours(phase.effort)).",
      MarkdownProse.table(
        ["rule", "findings:", "effort:", "safe fix:", "unsafe fix:", "by hand:", "risk"],
        phase.rules.compactMap { rule in
          guard let issue = report.issues.first(where: { $0.rule == rule.rule }),
            let row = report.fixability.rules.first(where: { $0.rule == rule.rule })
          else { return nil }
          return [
            "[\(MarkdownProse.code(rule.rule))](#\(rule.rule))", "\(rule.count)", "\(issue.effort)", "\(row.safe)",
            "\(row.unsafe)", "\(row.displayOnly + row.none)",
            issue.risk.level.rawValue
          ]
        })
    ]
    if report.head.targets.count > 1, !phase.targets.isEmpty {
      blocks.append(
        "Target by target: "
          + phase.targets.map { "\(MarkdownProse.code($0.target)) \($0.count)" }.joined(separator: ", ") + ".")
    }
    if !phase.commands.isEmpty {
      blocks.append(MarkdownProse.block(phase.commands.flatMap { ["# " + $0.about, $0.command] }, language: "sh"))
    }
    return blocks + checklist(phase) + ["Done when: \(MarkdownProse.sentence(phase.doneWhen))"]
  }

  private func checklist(_ phase: MigrationReport.Phase) -> [String] {
    if phase.checklist.isEmpty { return [] }
    return [
      phase.checklist.map { item in
        "- [\(item.isDone ? "x" : " ")] " + (item.rule.map { MarkdownProse.code($0) + ": " } ?? "")
          + MarkdownProse.sentence(item.text)
      }.joined(separator: "\n")
    ]
  }

  // MARK: 9. Files and verification

  var files: [String] {
    let files = report.filesToModify
    if files.isEmpty { return ["## 9. Files to be modified", "None."] }
    var blocks = [
      "## 9. Files to be modified",
      MarkdownProse.table(
        ["file", "findings:", "effort:", "lines", "fixes", "rules"],
        files.prefix(Self.mostFiles).map { file in
          [
            MarkdownProse.code(file.path), "\(file.findings.total)", "\(file.effort)", lines(file.lines),
            file.patch.added + file.patch.removed == 0 ? "" : "+\(file.patch.added) −\(file.patch.removed)",
            file.rules.map { MarkdownProse.code($0) }.joined(separator: ", ")
          ]
        })
    ]
    if files.count > Self.mostFiles {
      blocks.append("And \(files.count - Self.mostFiles) more, which the JSON of this report lists.")
    }
    return blocks
  }

  /// `3, 7–9, …`
  private func lines(_ lines: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in lines {
      if let last = ranges.last, line == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    let shown = ranges.prefix(12).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    return shown.joined(separator: ", ") + (ranges.count > 12 ? ", …" : "")
  }

  var verification: [String] {
    var blocks = ["## 10. How to verify"]
    for (number, step) in report.verification.enumerated() {
      blocks.append(
        "\(number + 1). **\(MarkdownProse.sentence(step.title)).** \(MarkdownProse.sentence(step.expectation))")
      if let command = step.command { blocks.append(MarkdownProse.block([command], language: "sh")) }
    }
    return blocks
  }
}
