import LintDiagnostics

extension MigrationPage {
  func writeReadiness() {
    let score = report.readiness.overall
    html.element("div", ("class", "card hero")) {
      scoreDial(score.value)
      html.element("div") {
        html.element("ul", ("class", "facts")) {
          fact("Findings", grouped(score.findings.total))
          fact("Clean files", "\(grouped(score.cleanFiles)) of \(grouped(score.files))")
          fact("Effort left", "\(grouped(report.plan.effort)) points")
          let fixable = report.fixability.total
          fact("Fixed by command", "\(grouped(fixable.safe + fixable.unsafe)) of \(grouped(fixable.findings))")
        }
        priorityBar(score.findings)
      }
    }
    folded("How the score is computed") {
      paragraph(report.readiness.formula)
    }
    if report.readiness.targets.count > 1 {
      html.element("div", ("class", "card")) {
        html.element("h3", text: "By target")
        table("Readiness of each target", ["Target", .number("Score"), "", .number("Findings"), .number("Clean files"), .number("Lines")]) {
          html.element("tbody") {
            for target in report.readiness.targets {
              html.element("tr") {
                html.element("th", ("scope", "row"), text: target.target)
                number(target.score.value)
                html.element("td") { meter(target.score.value, of: 100, class: Self.fill(target.score.value)) }
                number(target.score.findings.total)
                html.element("td", ("class", "number"), text: "\(grouped(target.score.cleanFiles)) of \(grouped(target.score.files))")
                number(target.score.lines)
              }
            }
          }
        }
      }
    }
    let practices = report.alreadyRight.filter { $0.count > 0 }
    if practices.isEmpty { return }
    html.element("div", ("class", "card")) {
      html.element("h3", text: "Already right")
      paragraph("What need not be touched, and shows how the rest may look.", class: "soft")
      table("What is already right", ["Practice", .number("Number"), "For example"]) {
        html.element("tbody") {
          for practice in practices {
            html.element("tr") {
              html.element("th", ("scope", "row")) {
                html.text(practice.name)
                paragraph(practice.about, class: "soft")
              }
              number(practice.count)
              html.element("td") {
                for example in practice.examples {
                  html.element("div") {
                    if !example.symbol.isEmpty { html.element("code", text: example.symbol) }
                    html.text(" ")
                    place(example.place)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  static func fill(_ score: Int) -> String { score < 40 ? "fill-critical" : score < 75 ? "fill-high" : "fill-good" }

  func fact(_ name: String, _ value: String) {
    html.element("li") {
      html.element("span", text: name)
      html.text(" ")
      html.element("strong", text: value)
    }
  }
}
