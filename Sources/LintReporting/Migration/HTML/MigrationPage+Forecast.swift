import LintDiagnostics

extension MigrationPage {
  private static let mostSteps = 5

  func writeForecast() {
    let forecast = report.forecast
    if let missing = forecast.missing { return paragraph(missing.capitalizedFirst + ".", class: "lead") }
    paragraph("Forecast without a build: \(forecast.total).", class: "lead")
    html.element("div", ("class", "card")) {
      if !forecast.waves.isEmpty {
        html.element("ul", ("class", "facts")) {
          for wave in forecast.waves {
            fact(wave.reason.isEmpty ? "Wave \(wave.number)" : "Wave \(wave.number), hidden by \(wave.reason)", grouped(wave.errors))
          }
        }
        writeModules()
      }
      writeSteps()
      if !forecast.causes.isEmpty {
        folded("All \(counted(forecast.causes.count, "declaration")) that errors rest on") { writeCauses() }
      }
      if forecast.undecidedPlaces > 0 {
        folded("Not known: \(counted(forecast.undecidedPlaces, "place"))") { writeUndecided() }
      }
      if let comparison = forecast.comparison { write(comparison) }
      command("All errors, with the compiler's words:", "concurlint forecast")
    }
  }

  private func writeModules() {
    let columns = WaveColumn.columns(of: report.forecast)
    table(
      "Errors of each module, by wave", ["Module", "Today"] + columns.map { .number($0.title.capitalizedFirst) }
    ) {
      html.element("tbody") {
        for module in report.forecast.modules {
          html.element("tr") {
            html.element("th", ("scope", "row"), text: module.target ?? "files in no target")
            html.element("td", text: module.mode.map { "Swift \($0)" } ?? "not known")
            for column in columns { number(column.errors(of: module)) }
          }
        }
      }
    }
  }

  private func writeCauses() {
    table(
      "Declarations that errors rest on", ["Declaration", "Where", .number("Errors"), .number("With others")],
      id: "forecast-causes", report.forecast.causes
    ) { page, cause in
      page.html.element("tr") {
        page.html.element("th", ("scope", "row")) {
          page.html.text("\(cause.kind) ")
          page.html.element("code", text: cause.name)
        }
        page.html.element("td") { page.place(cause.place) }
        page.number(cause.errors)
        page.number(cause.shared)
      }
    }
  }

  private func writeSteps() {
    let steps = report.forecast.steps
    if steps.isEmpty { return }
    html.element("h3", text: "First steps")
    paragraph("Each was tried on top of those before it; \(report.forecast.effect).")
    html.element("ol") {
      for step in steps.prefix(Self.mostSteps) { html.element("li") { write(step) } }
    }
    if steps.count > Self.mostSteps {
      paragraph("And \(steps.count - Self.mostSteps) more, which the report in JSON has.", class: "soft")
    }
  }

  private func write(_ step: MigrationReport.Forecast.Step) {
    for (number, change) in step.changes.enumerated() {
      if number > 0 { html.text(", with ") }
      html.element("code", text: change.annotations.joined(separator: " and "))
      html.text(" on \(change.kind) ")
      html.element("code", text: change.name)
      html.text(" ")
      place(change.place)
    }
    html.text(": removes \(grouped(step.removes))")
    if step.adds > 0 { html.text(", adds \(grouped(step.adds))") }
    if step.effect == "promise" { html.text("; a promise that the compiler does not check") }
  }

  private func write(_ comparison: MigrationReport.Forecast.Comparison) {
    html.element("h3", text: "Compared with a build")
    html.element("p") {
      html.element("code", text: comparison.directory)
      html.text(": \(comparison.summary).")
    }
    for (title, id, entries) in [
      ("not said", "not-said", comparison.notSaid), ("said and not forecast", "not-forecast", comparison.notForecast)
    ] where !entries.isEmpty {
      folded("\(counted(entries.count, "error")) \(title)") {
        list("ul", id: id, class: "places", entries) { page, entry in
          page.html.element("li") {
            page.place(entry.place)
            page.html.text(": ")
            page.html.message(entry.message)
          }
        }
      }
    }
  }

  private func writeUndecided() {
    table("Where nothing is forecast", ["Rule", .number("Places"), "For want of"]) {
      html.element("tbody") {
        for undecided in report.forecast.undecided {
          html.element("tr") {
            html.element("th", ("scope", "row")) { html.element("code", text: undecided.rule) }
            number(undecided.places)
            html.element("td", text: undecided.reasons.map { "\($0.text) (\($0.places))" }.joined(separator: "; "))
          }
        }
      }
    }
  }
}
