import LintDiagnostics

extension MigrationMarkdown {
  // MARK: 5. Inventories

  var inventories: [String] {
    ["## 5. Inventories"]
      + report.inventories.flatMap { inventory -> [String] in
        let title = "### \(MarkdownProse.sentence(inventory.title)): \(inventory.items.count)"
        if inventory.items.isEmpty { return [title, "None."] }
        let kinds = inventory.kinds.map {
          "\(MarkdownProse.code($0.name)) \($0.count)\($0.justified > 0 ? ", \($0.justified) with a comment" : "")"
        }
        // Tests come last, because shipped code matters more.
        let items = inventory.items.filter { !$0.isTest } + inventory.items.filter(\.isTest)
        var blocks = [title, MarkdownProse.sentence(inventory.about), kinds.joined(separator: "; ") + "."]
        blocks.append(
          MarkdownProse.table(
            ["place", "what", "code", "comment"],
            items.prefix(Self.mostItems).map { item in
              [
                place(item.place), MarkdownProse.code(item.kind), MarkdownProse.code(item.code),
                item.comment.map { MarkdownProse.sentence($0) } ?? ""
              ]
            }))
        if items.count > Self.mostItems {
          blocks.append("And \(items.count - Self.mostItems) more, which the JSON of this report lists.")
        }
        return blocks
      }
  }

  // MARK: 7. The compiler

  var compiler: [String] {
    let compiler = report.compiler
    let title = "## 7. What the compiler says"
    if let missing = compiler.missing { return [title, MarkdownProse.sentence(missing)] }
    var blocks = [
      title,
      """
      \(counted(compiler.diagnostics.count, "diagnostic")) in \(counted(compiler.filesRead, "file")) of \
      \(MarkdownProse.code(compiler.directory ?? "")), read with \
      \(MarkdownProse.sentence(compiler.library ?? "an unknown library")).
      """
    ]
    if !compiler.groups.isEmpty {
      blocks.append(
        MarkdownProse.table(
          ["group", "errors:", "warnings:", "found by rules:", "removed by fixes:", "files"],
          compiler.groups.map { group in
            let files = group.files.prefix(3).map { "\(MarkdownProse.code($0.path)) \($0.count)" }.joined(
              separator: ", ")
            return [
              group.name.isEmpty
                ? (group.isAboutConcurrency ? "without group, about concurrency" : "without group")
                : MarkdownProse.code(group.name), "\(group.errors)", "\(group.warnings)", "\(group.foundByRules)",
              "\(group.removedByFixes)", files + (group.files.count > 3 ? ", …" : "")
            ]
          }))
    }
    if !compiler.changedFiles.isEmpty {
      blocks.append(
        "\(counted(compiler.changedFiles.count, "file")) changed after the compiler had looked: build again for diagnostics that are up to date."
      )
    }
    if compiler.goneCount + compiler.elsewhereCount > 0 {
      blocks.append(
        "Left out: \(compiler.goneCount) of files that are not there any more, \(compiler.elsewhereCount) of files that are not reported on."
      )
    }
    if !compiler.problems.isEmpty {
      blocks.append(
        (compiler.problems.prefix(Self.mostItems).map {
          "- \(MarkdownProse.code($0.path)): \(MarkdownProse.sentence($0.reason))"
        }
          + more(compiler.problems.count, Self.mostItems)).joined(separator: "\n"))
    }
    return blocks
  }

  // MARK: 8. Trend

  var trend: [String] {
    guard let trend = report.trend else {
      return [
        "## 8. Trend", "No earlier report was given. Keep this one as JSON, and pass it with `--previous` next time."
      ]
    }
    var blocks = [
      "## 8. Trend", "**\(trend.fixed) fixed, \(trend.new) new, \(trend.remaining) remaining.**",
      MarkdownProse.table(
        [
          "date", "commit", "score:", "critical:", "high:", "medium:", "low:", "suggestions:", "effort:", "lines:",
          "compiler:"
        ],
        trend.points.map { point in
          [
            MarkdownProse.sentence(point.date), point.commit.map { MarkdownProse.code(String($0.prefix(12))) } ?? "",
            point.score.map { "\($0)" } ?? "", "\(point.findings.critical)",
            "\(point.findings.high)", "\(point.findings.medium)", "\(point.findings.low)", "\(point.findings.info)",
            point.effort.map { "\($0)" } ?? "", "\(point.lines)",
            point.compilerDiagnostics.map { "\($0)" } ?? ""
          ]
        })
    ]
    let changed = trend.rules.filter { $0.new + $0.fixed > 0 }
    if !changed.isEmpty {
      blocks.append(
        MarkdownProse.table(
          ["rule", "before:", "now:", "fixed:", "new:"],
          changed.map { [MarkdownProse.code($0.rule), "\($0.before)", "\($0.after)", "\($0.fixed)", "\($0.new)"] }))
    }
    return blocks
  }

  // MARK: What if

  var whatIf: [String] {
    guard let whatIf = report.whatIf else { return [] }
    let today = report.readiness.scoresByTarget
    var blocks = [
      "## What if: \(whatIf.options.map { MarkdownProse.code($0) }.joined(separator: " "))",
      "\(counted(whatIf.appearing, "finding")) would appear, \(whatIf.vanishing) would go. The score would be \(whatIf.overall.value) instead of \(report.readiness.overall.value).",
      MarkdownProse.table(
        ["target", "score today:", "score then:", "findings today:", "findings then:"],
        whatIf.targets.map { target in
          let now = target.target.flatMap { today[$0] }
          return [
            target.target.map { MarkdownProse.code($0) } ?? "files in no target", now.map { "\($0.value)" } ?? "",
            "\(target.score.value)", now.map { "\($0.findings.total)" } ?? "",
            "\(target.score.findings.total)"
          ]
        })
    ]
    if !whatIf.rules.isEmpty {
      blocks.append(
        MarkdownProse.table(
          ["rule", "today:", "then:", "appears at", "goes at"],
          whatIf.rules.map { rule in
            [
              MarkdownProse.code(rule.rule), "\(rule.today)", "\(rule.then)", places(rule.appearing),
              places(rule.vanishing)
            ]
          }))
    }
    return blocks
  }

  private func places(_ places: [MigrationReport.Place]) -> String {
    places.prefix(3).map { place($0) }.joined(separator: ", ") + (places.count > 3 ? ", …" : "")
  }
}
