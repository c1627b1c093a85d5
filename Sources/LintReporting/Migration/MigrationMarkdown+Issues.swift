import LintDiagnostics

extension MigrationMarkdown {
  // MARK: 4. Issues

  var issues: [String] {
    if report.issues.isEmpty { return ["## 4. Issues", "None were found."] }
    return ["## 4. Issues"] + report.issues.flatMap(issue)
  }

  private func issue(_ issue: MigrationReport.Issue) -> [String] {
    var blocks = [
      "<a id=\"\(issue.rule)\"></a>\n### \(MarkdownProse.code(issue.rule))",
      """
      \(MarkdownProse.sentence(issue.summary)). **\(issue.shownUrgency.capitalizedFirst)**, phase \(issue.phase): \
      \(extent(.init(issue.incidents))), effort \(counted(issue.effort, "point")).
      """,
      "**Why.** \(MarkdownProse.sentence(issue.why))", "**Instead.** \(MarkdownProse.sentence(issue.instead))",
      "**Risk: \(issue.risk.level.rawValue).** \(MarkdownProse.sentence(issue.risk.reason))."
    ]
    if !issue.compiler.isEmpty {
      blocks.append("**The compiler.** " + issue.compiler.map(verdict).joined(separator: " "))
    }
    if !issue.limits.isEmpty { blocks.append("**What the rule cannot know.** \(MarkdownProse.sentence(issue.limits))") }
    if !issue.references.isEmpty {
      blocks.append("Read on: " + issue.references.map { "[\($0.title)](\($0.url))" }.joined(separator: ", ") + ".")
    }
    blocks += code(of: issue)
    let shown = Set(shownWithCode(issue).map(\.id))
    let rest = issue.incidents.filter { !shown.contains($0.id) }
    if !rest.isEmpty {
      blocks.append(rest.count == issue.incidents.count ? "Places:" : "Other places:")
      blocks.append(
        (rest.prefix(Self.mostPlaces).map { "- " + line($0) } + more(rest.count, Self.mostPlaces)).joined(
          separator: "\n"))
    }
    return blocks
  }

  private func verdict(_ verdict: MigrationReport.CompilerVerdict) -> String {
    let when = verdict.when.map { "when \($0): " } ?? ""
    let isSame = verdict.swift5 == verdict.swift5Complete && verdict.swift5 == verdict.swift6
    let words =
      isSame
      ? "\(verdict.swift5.words) in any mode"
      : "\(verdict.swift5.words) in Swift 5, \(verdict.swift5Complete.words) with complete checking, \(verdict.swift6.words) in Swift 6"
    let groups = verdict.groups.isEmpty ? "" : " (\(verdict.groups.joined(separator: ", ")))"
    return (when + words + groups + ".").capitalizedFirst
  }

  // MARK: Code

  /// The first places whose fix has code to show; else the first places as they are.
  private func shownWithCode(_ issue: MigrationReport.Issue) -> [MigrationReport.Incident] {
    let fixed = issue.incidents.filter { $0.fix?.change != nil && $0.fix?.sharedWith == nil }
    return Array((fixed.isEmpty ? issue.incidents : fixed).prefix(Self.mostCode))
  }

  private func code(of issue: MigrationReport.Issue) -> [String] {
    var blocks: [String] = []
    let shown = shownWithCode(issue)
    for incident in shown {
      blocks.append("**\(place(incident.place))** \(line(incident, withPlace: false))")
      if let change = incident.fix?.change {
        blocks.append(
          "What the \(incident.fix?.applicability.rawValue ?? "") fix does: \(MarkdownProse.sentence(change.title)).")
        blocks += self.change(change)
      } else {
        blocks.append(MarkdownProse.block(incident.excerpt.numbered, language: "swift"))
        if let reason = incident.noFixReason { blocks.append("No automatic fix: \(MarkdownProse.sentence(reason)).") }
      }
    }
    if let example = issue.example, shown.allSatisfy({ $0.fix?.change == nil }) {
      blocks.append("Before and after, as an example of the rule: \(MarkdownProse.sentence(example.title)).")
      blocks += change(example)
    }
    return blocks
  }

  private func change(_ change: MigrationReport.CodeChange) -> [String] {
    change.hunks.flatMap { hunk -> [String] in
      let lines = hunk.lines.map { line in
        switch line.kind {
        case .kept: "  " + line.text
        case .removed: "- " + line.text
        case .added: "+ " + line.text
        }
      }
      let path =
        change.source == .fix || change.hunks.count > 1 ? ["\(MarkdownProse.code("\(hunk.path):\(hunk.line)"))"] : []
      return path + [MarkdownProse.block(lines, language: "diff")]
    } + (change.isShortened ? ["More is changed than is shown here."] : [])
  }

  private func line(_ incident: MigrationReport.Incident, withPlace: Bool = true) -> String {
    var text = withPlace ? place(incident.place) + " " : ""
    if !incident.symbol.isEmpty { text += "in \(MarkdownProse.code(incident.symbol)): " }
    text += MarkdownProse.sentence(incident.message)
    var facts: [String] = []
    if let owner = incident.fix?.sharedWith, let place = places[owner] {
      facts.append("fixed together with \(place)")
    } else if let fix = incident.fix {
      facts.append(fix.files.isEmpty ? MarkdownProse.sentence(fix.message) : "\(fix.applicability.rawValue) fix")
    }
    if incident.callSiteCount > 0 {
      let places = incident.callSites.prefix(3).map { place($0) }.joined(separator: ", ")
      facts.append(
        "called from \(counted(incident.callSiteCount, "place")): \(places)\(incident.callSiteCount > 3 ? ", …" : "")")
    }
    if incident.isTest { facts.append("in tests") }
    if incident.isNew == true { facts.append("**new**") }
    return text + (facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))")
  }

  // MARK: 6. Fixability

  var fixability: [String] {
    let columns = ["rule", "findings:", "safe:", "unsafe:", "words alone:", "nothing:", "files:", "patch"]
    func row(_ row: MigrationReport.Fixability.Row) -> [String] {
      [
        row.rule.map { MarkdownProse.code($0) } ?? "**all**", "\(row.findings)", "\(row.safe)", "\(row.unsafe)",
        "\(row.displayOnly)", "\(row.none)",
        "\(row.files)", row.patch.added + row.patch.removed == 0 ? "" : "+\(row.patch.added) −\(row.patch.removed)"
      ]
    }
    let fixability = report.fixability
    if fixability.rules.isEmpty { return ["## 6. What commands fix", "There is nothing to fix."] }
    return ["## 6. What commands fix", MarkdownProse.table(columns, (fixability.rules + [fixability.total]).map(row))]
  }
}

extension MigrationReport.Excerpt {
  /// Each line after its number.
  fileprivate var numbered: [String] {
    let width = "\(line + lines.count)".utf8.count
    return lines.enumerated().map { number, text in
      let digits = "\(line + number)"
      return String(repeating: " ", count: width - digits.utf8.count) + digits + "  " + text
    } + (isShortened ? ["…"] : [])
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
