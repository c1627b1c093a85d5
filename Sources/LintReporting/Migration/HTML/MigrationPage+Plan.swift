import LintDiagnostics

extension MigrationPage {
  func writePlan() {
    paragraph(report.plan.orderReason, class: "lead")
    if report.plan.targetOrder.count > 1 {
      html.element("p") {
        html.text("Targets in this order: ")
        for (index, target) in report.plan.targetOrder.enumerated() {
          if index > 0 { html.text(" → ") }
          html.element("code", text: target)
        }
      }
    }
    for phase in report.plan.phases { write(phase) }
    folded("How effort is counted") {
      paragraph(report.plan.effortFormula)
      if report.plan.edits.isEmpty { return }
      table(
        "Effort by kind of edit", ["Kind of edit", .number("Findings"), .number("Points for one"), .number("Points")]
      ) {
        html.element("tbody") {
          for edit in report.plan.edits {
            html.element("tr") {
              html.element("th", ("scope", "row"), text: edit.kind.shownName)
              for count in [edit.findings, edit.points, edit.effort] { number(count) }
            }
          }
        }
      }
    }
  }

  private func write(_ phase: MigrationReport.Phase) {
    html.element("article", ("class", "card phase"), ("aria-labelledby", "phase-\(phase.number)")) {
      html.element("header") {
        html.element("h3", ("id", "phase-\(phase.number)"), text: "Phase \(phase.number): \(phase.name)")
        html.element("span", ("class", "phase-facts"), text: phase.findings == 0 ? "nothing to do" : facts(of: phase))
      }
      if phase.findings == 0 { return }
      if !phase.rules.isEmpty {
        html.element("p") {
          for (index, rule) in phase.rules.enumerated() {
            if index > 0 { html.text(", ") }
            html.element("a", ("href", "#rule-\(rule.rule)"), text: rule.rule)
            html.text(" (\(grouped(rule.count)))")
          }
        }
      }
      if phase.targets.count > 1 {
        html.element(
          "p", ("class", "soft"), text: phase.targets.map { "\($0.target): \($0.count)" }.joined(separator: " · "))
      }
      if !phase.commands.isEmpty {
        html.element("h4", text: "Commands")
        for ready in phase.commands { command(ready.about, ready.command) }
      }
      if !phase.checklist.isEmpty {
        html.element("h4", text: "Checklist")
        html.element("ul", ("class", "checklist")) {
          for item in phase.checklist { write(item, of: phase) }
        }
      }
      html.element("p") {
        html.element("strong", text: "Done when: ")
        html.message(phase.doneWhen)
      }
    }
  }

  private func facts(of phase: MigrationReport.Phase) -> String {
    var facts = [extent(.init(findings: phase.findings, files: phase.files)), counted(phase.effort, "point")]
    if phase.otherFiles > 0 { facts.insert("fixes edit \(counted(phase.otherFiles, "more file"))", at: 1) }
    if report.plan.minutesPerPoint != nil { facts.append(time(of: phase.effort)) }
    return facts.joined(separator: " · ")
  }

  private func write(_ item: MigrationReport.ChecklistItem, of phase: MigrationReport.Phase) {
    html.element("li") {
      html.element("label") {
        if item.isDone {
          html.empty("input", ("type", "checkbox"), ("checked", ""), ("disabled", ""))
        } else {
          html.empty("input", ("type", "checkbox"), ("data-item", "\(phase.number):\(item.rule ?? item.text)"))
        }
        html.element("span") {
          html.message(item.text)
          if item.isDone { html.text(" (done)") }
        }
      }
    }
  }
}
