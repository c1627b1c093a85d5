import LintDiagnostics

extension MigrationPage {
  func writeTrend() {
    guard let trend = report.trend else { return }
    html.element("div", ("class", "card")) {
      html.element("ul", ("class", "facts")) {
        fact("Fixed", grouped(trend.fixed))
        fact("New", grouped(trend.new))
        fact("Remaining", grouped(trend.remaining))
        if let before = trend.points.dropLast().last?.compilerDiagnostics,
          let now = trend.points.last?.compilerDiagnostics
        {
          fact("Said by the compiler", "\(grouped(before)) → \(grouped(now))")
        }
      }
      burnDown(trend.points)
      folded("The numbers") { numbers(of: trend.points) }
      if !trend.rules.isEmpty { folded("By rule") { changes(of: trend.rules) } }
      if !trend.fixedIncidents.isEmpty {
        folded("What is gone (\(grouped(trend.fixedIncidents.count)))") {
          list("ul", id: "fixed-incidents", class: "places", trend.fixedIncidents) { page, incident in
            page.html.element("li") {
              page.html.message(incident.message)
              page.html.text(" ")
              page.place(incident.place)
            }
          }
        }
      }
    }
  }

  private func numbers(of points: [MigrationReport.Trend.Point]) {
    table(
      "Each report, the oldest first",
      [
        "Date", "Commit", .number("Score"), .number("Findings"), .number("Effort"), .number("Lines"),
        .number("Compiler")
      ]
    ) {
      html.element("tbody") {
        for point in points {
          html.element("tr") {
            html.element("th", ("scope", "row"), text: Self.shown(point.date))
            html.element("td") {
              if let commit = point.commit { html.element("code", text: String(commit.prefix(12))) }
            }
            html.element("td", ("class", "number"), text: point.score.map(grouped) ?? "–")
            number(point.findings.total)
            html.element("td", ("class", "number"), text: point.effort.map(grouped) ?? "–")
            number(point.lines)
            html.element("td", ("class", "number"), text: point.compilerDiagnostics.map(grouped) ?? "–")
          }
        }
      }
    }
  }

  private func changes(of rules: [MigrationReport.Trend.RuleChange]) {
    table(
      "What changed in each rule", ["Rule", .number("Before"), .number("Now"), .number("Fixed"), .number("New")]
    ) {
      html.element("tbody") {
        for rule in rules {
          html.element("tr") {
            html.element("th", ("scope", "row")) { html.element("code", text: rule.rule) }
            for count in [rule.before, rule.after, rule.fixed, rule.new] { number(count) }
          }
        }
      }
    }
  }

  func writeWhatIf() {
    guard let whatIf = report.whatIf else { return }
    html.element("div", ("class", "card")) {
      html.element("p") {
        html.text("The same code with ")
        html.element("code", text: whatIf.options.joined(separator: " "))
        html.text(".")
      }
      html.element("ul", ("class", "facts")) {
        fact("Score", "\(report.readiness.overall.value) → \(whatIf.overall.value)")
        fact(
          "Findings", "\(grouped(report.readiness.overall.findings.total)) → \(grouped(whatIf.overall.findings.total))")
        fact("Appearing", grouped(whatIf.appearing))
        fact("Vanishing", grouped(whatIf.vanishing))
      }
      if whatIf.rules.isEmpty { return }
      table("Rules whose findings change", ["Rule", .number("Today"), .number("Then"), "Places"]) {
        html.element("tbody") {
          for rule in whatIf.rules {
            html.element("tr") {
              html.element("th", ("scope", "row")) { html.element("code", text: rule.rule) }
              number(rule.today)
              number(rule.then)
              html.element("td") {
                for (sign, places) in [("+ ", rule.appearing), ("− ", rule.vanishing)] {
                  for changed in places {
                    html.element("div") {
                      html.text(sign)
                      place(changed)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
