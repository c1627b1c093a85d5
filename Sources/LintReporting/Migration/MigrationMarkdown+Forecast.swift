import LintDiagnostics

extension MigrationMarkdown {
  /// How many causes and annotations are listed.
  private static let mostCauses = 10
  private static let mostSteps = 5

  // MARK: 3. What Swift 6 mode will say

  var forecast: [String] {
    let forecast = report.forecast
    let title = "### What Swift 6 mode will say"
    if let missing = forecast.missing { return [title, MarkdownProse.sentence(missing.capitalizedFirst) + "."] }
    var blocks = [
      title,
      """
      Forecast without a build: \(forecast.total). `concurlint forecast` lists them with the compiler's words.
      """
    ]
    if !forecast.waves.isEmpty {
      blocks.append(
        list(
          forecast.waves.map { wave in
            let reason = wave.reason.isEmpty ? "" : ", hidden by \(wave.reason)"
            return "**Wave \(wave.number):** \(counted(wave.errors, "error")) in \(counted(wave.files, "file"))\(reason)"
          }))
      blocks.append(modules)
    }
    if !forecast.causes.isEmpty { blocks += causes }
    if forecast.undecidedPlaces > 0 { blocks += undecided }
    if let comparison = forecast.comparison { blocks += compared(comparison) }
    return blocks
  }

  private var modules: String {
    let columns = WaveColumn.columns(of: report.forecast)
    return MarkdownProse.table(
      ["module", "today"] + columns.map { "\($0.title):" },
      report.forecast.modules.map { module in
        [
          module.target.map { MarkdownProse.code($0) } ?? "files in no target",
          module.mode.map { "Swift \(MarkdownProse.sentence($0))" } ?? "not known"
        ] + columns.map { "\($0.errors(of: module))" }
      })
  }

  private var causes: [String] {
    let forecast = report.forecast
    let rows = forecast.causes.prefix(Self.mostCauses).map { cause in
      [
        "\(MarkdownProse.sentence(cause.kind)) \(MarkdownProse.code(cause.name))", place(cause.place), "\(cause.errors)",
        "\(cause.shared)"
      ]
    }
    var blocks = [
      "**By cause**: the declarations that errors rest on.",
      MarkdownProse.table(["declaration", "place", "errors:", "with others:"], rows)
    ]
    if forecast.causes.count > Self.mostCauses {
      blocks.append("And \(forecast.causes.count - Self.mostCauses) more, which the JSON of this report lists.")
    }
    if forecast.steps.isEmpty { return blocks }
    blocks.append("**First steps**, each tried on top of those before it; \(forecast.effect):")
    let steps = forecast.steps.prefix(Self.mostSteps).enumerated().map { number, step in
      "\(number + 1). \(text(of: step))"
    }
    let rest = forecast.steps.count - steps.count
    blocks.append((steps + (rest > 0 ? ["", "And \(rest) more, which the JSON of this report lists."] : [])).joined(separator: "\n"))
    return blocks
  }

  private func text(of step: MigrationReport.Forecast.Step) -> String {
    let changes = step.changes.map { change in
      let words = change.annotations.map { MarkdownProse.code($0) }.joined(separator: " and ")
      return "\(words) on \(MarkdownProse.sentence(change.kind)) \(MarkdownProse.code(change.name)) (\(place(change.place)))"
    }.joined(separator: ", with ")
    let added = step.adds == 0 ? "" : ", adds \(step.adds)"
    let promise = step.effect == "promise" ? "; a promise that the compiler does not check" : ""
    return "\(changes): removes \(step.removes)\(added)\(promise)"
  }

  private func compared(_ comparison: MigrationReport.Forecast.Comparison) -> [String] {
    func items(_ title: String, _ entries: [MigrationReport.Forecast.Comparison.Entry]) -> [String] {
      if entries.isEmpty { return [] }
      let shown = entries.prefix(Self.mostItems).map { "- \(place($0.place)): \(MarkdownProse.sentence($0.message))" }
      return ["\(title):", (shown + more(entries.count, Self.mostItems)).joined(separator: "\n")]
    }
    return ["**Compared with the build in \(MarkdownProse.code(comparison.directory)):** \(comparison.summary)."]
      + items("Not said", comparison.notSaid) + items("Said and not forecast", comparison.notForecast)
  }

  private var undecided: [String] {
    let rows = report.forecast.undecided.map { undecided in
      [
        MarkdownProse.code(undecided.rule), "\(undecided.places)",
        undecided.reasons.prefix(2).map { "\(MarkdownProse.sentence($0.text)) (\($0.places))" }.joined(separator: "; ")
      ]
    }
    return [
      "**Not known: \(counted(report.forecast.undecidedPlaces, "place")).** Nothing is forecast there.",
      MarkdownProse.table(["rule", "places:", "for want of"], rows)
    ]
  }
}
