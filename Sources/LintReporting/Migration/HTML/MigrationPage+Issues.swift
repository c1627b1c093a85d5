import LintDiagnostics

extension MigrationPage {
  func writeIssues() {
    if report.issues.isEmpty {
      paragraph("Nothing was found.", class: "lead")
      return
    }
    paragraph(
      "By phase, and within one the most urgent first. Each opens with why it matters, what to do instead, and every place.",
      class: "lead")
    writeFilters()
    var names: [String: String] = [:]
    for (index, target) in targetNames.enumerated() { names[target] = "t\(index)" }
    var first = 0
    let compiler = Dictionary(
      report.compiler.diagnostics.flatMap { said in said.incidents.map { ($0, [said]) } }, uniquingKeysWith: +)
    for issue in report.issues {
      IssueSection(page: self, issue: issue, firstIncident: first, targets: names, compiler: compiler).write()
      first += issue.incidents.count
    }
  }

  /// The targets of all incidents, in the order of work.
  private var targetNames: [String] {
    let found = Set(report.issues.flatMap { $0.incidents.flatMap(\.targets) })
    return report.head.targets.map(\.name).filter(found.contains)
  }

  // MARK: Filters, which script shows

  private func writeFilters() {
    html.element(
      "form", ("id", "filters"), ("class", "card filters"), ("role", "search"), ("aria-label", "Filter findings"),
      ("hidden", "")
    ) {
      html.element("div", ("class", "wide")) {
        html.element("label", ("for", "filter-text"), text: "File, symbol or text")
        html.empty(
          "input", ("id", "filter-text"), ("name", "text"), ("type", "search"), ("autocomplete", "off"),
          ("spellcheck", "false"))
      }
      choice("severity", "Severity", Severity.allCases.reversed().map { ($0.rawValue, $0.rawValue) })
      choice("rule", "Rule", report.issues.map { ($0.rule, $0.rule) })
      let targets = targetNames
      if targets.count > 1 { choice("target", "Target", targets.enumerated().map { ("t\($0)", $1) }) }
      choice("fix", "Fix", Applicability.allCases.map { ($0.rawValue, $0.shownName) } + [("none", "no fix")])
      if report.trend != nil { choice("state", "Since last report", [("new", "new"), ("old", "remaining")]) }
      html.element("div") { html.element("button", ("type", "reset"), text: "Reset") }
    }
    html.element("div", ("id", "tools"), ("class", "tools"), ("hidden", "")) {
      html.element("span", ("id", "shown"), ("role", "status")) {}
      html.element("button", ("type", "button"), ("data-action", "open"), text: "Expand all")
      html.element("button", ("type", "button"), ("data-action", "close"), text: "Collapse all")
    }
  }

  private func choice(_ name: String, _ label: String, _ options: [(value: String, shown: String)]) {
    html.element("div") {
      html.element("label", ("for", "filter-\(name)"), text: label)
      html.element("select", ("id", "filter-\(name)"), ("name", name)) {
        html.element("option", ("value", ""), text: "All")
        for option in options { html.element("option", ("value", option.value), text: option.shown) }
      }
    }
  }
}

/// One rule with all its places.
private struct IssueSection {
  var page: MigrationPage
  let issue: MigrationReport.Issue
  /// The number of its first incident within the report.
  let firstIncident: Int
  /// For filters: targets' names are any text.
  let targets: [String: String]
  /// What the compiler says, by incident.
  let compiler: [String: [MigrationReport.CompilerReading.Diagnostic]]

  private var html: HTMLWriter { page.html }

  func write() {
    html.element("div") {
      // Browsers hide headings within a summary from screen readers.
      html.element("h3", ("class", "unseen"), text: issue.rule)
      writeDetails()
    }
    html.raw("\n")
  }

  private func writeDetails() {
    html.element(
      "details", ("class", "issue"), ("id", "rule-\(issue.rule)"), ("data-rule", issue.rule),
      ("data-total", String(issue.incidents.count))
    ) {
      html.element("summary") {
        html.element("span", ("class", "title")) {
          html.element("strong") { html.message(issue.summary) }
          html.element("span", ("class", "rule")) {
            html.text(issue.rule)
            html.element("span", ("class", "extent"), text: page.extent(.init(issue.incidents)))
          }
        }
        html.element("span", ("class", "badge \(issue.shownUrgency)"), text: issue.shownUrgency)
        html.element("span", ("class", "count"), text: String(issue.incidents.count))
      }
      html.element("div") {
        writeExplanation()
        html.element("h4", text: "Places")
        writeIncidents()
      }
    }
  }

  // MARK: What and why

  private func writeExplanation() {
    part("Why it matters", issue.why)
    part("What to do instead", issue.instead)
    if let example = issue.example {
      html.element("h4", text: "Before and after: \(example.title)")
      write(example)
    }
    part("What it cannot know", issue.limits)
    html.element("h4", text: "Risk and effort")
    html.element("p") {
      html.element(
        "span", ("class", "badge \(Self.color(of: issue.risk.level))"), text: "\(issue.risk.level.rawValue) risk")
      html.text(" ")
      html.message(issue.risk.reason)
      html.text(": \(page.counted(issue.effort, "point")) of effort, in phase \(issue.phase).")
    }
    writeVerdicts()
    if !issue.references.isEmpty {
      html.element("h4", text: "Read more")
      html.element("ul", ("class", "places")) {
        for reference in issue.references {
          html.element("li") {
            if reference.url.hasPrefix("https://") {
              html.element("a", ("href", reference.url), ("rel", "noopener noreferrer"), text: reference.title)
            } else {
              html.text(reference.title)
            }
          }
        }
      }
    }
  }

  private static func color(of level: MigrationReport.Risk.Level) -> String {
    switch level {
    case .low: "low"
    case .medium: "medium"
    case .high: "critical"
    }
  }

  private func part(_ title: String, _ text: String) {
    if text.isEmpty { return }
    html.element("h4", text: title)
    page.paragraph(text)
  }

  private func writeVerdicts() {
    if issue.compiler.isEmpty { return }
    html.element("h4", text: "What the compiler says")
    page.table(
      "What the compiler says about \(issue.rule)",
      ["Case", "Swift 5", "Swift 5, complete checking", "Swift 6", "Group"]
    ) {
      html.element("tbody") {
        for verdict in issue.compiler {
          html.element("tr") {
            html.element("th", ("scope", "row")) { html.message(verdict.when ?? "always") }
            for said in [verdict.swift5, verdict.swift5Complete, verdict.swift6] {
              html.element("td", ("class", said.rawValue), text: said.rawValue)
            }
            html.element("td", text: verdict.groups.joined(separator: ", "))
          }
        }
      }
    }
  }

  // MARK: Places

  private func writeIncidents() {
    let numbered = Array(issue.incidents.enumerated())
    let shown = min(page.inPlace, numbered.count)
    let list = "rule-\(issue.rule)-places"
    page.list("div", id: list, class: "rows", numbered) { page, numbered in
      var section = self
      section.page = page
      section.write(
        numbered.element, numbered.offset, laterBody: numbered.offset >= shown ? numbered.offset - shown : nil)
    }
    if shown == numbered.count { return }
    page.later("bodies-later", into: list) { page in
      var section = self
      section.page = page
      for (number, incident) in numbered.dropFirst(shown) {
        // Separated by form feeds, which nothing else in a page has.
        if number > shown { page.html.raw("\u{0C}") }
        section.writeBody(of: incident)
      }
    }
  }

  /// - Parameter laterBody: the index of its body among those that come later; nil if it follows here.
  private func write(_ incident: MigrationReport.Incident, _ number: Int, laterBody: Int?) {
    var attributes: [HTMLWriter.Attribute] = [
      ("class", "incident"), ("id", "incident-\(firstIncident + number)"),
      ("data-severity", incident.severity.rawValue),
      ("data-targets", incident.targets.compactMap { targets[$0] }.joined(separator: " ")),
      ("data-fix", incident.fix?.applicability.rawValue ?? "none"),
      ("data-state", incident.isNew == true ? "new" : "old")
    ]
    if let laterBody { attributes.append(("data-body", String(laterBody))) }
    html.element("details", attributes) {
      html.element("summary") {
        html.element("span", ("class", "what")) {
          html.message(incident.message)
          html.text(" ")
          page.place(incident.place)
        }
        html.element("span", ("class", "tags")) { writeTags(of: incident) }
      }
      if laterBody == nil { writeBody(of: incident) }
    }
    html.raw("\n")
  }

  private func writeTags(of incident: MigrationReport.Incident) {
    func tag(_ name: String, _ color: String) { html.element("span", ("class", "badge \(color)"), text: name) }
    tag(incident.severity.rawValue, incident.severity.rawValue)
    if let fix = incident.fix { tag(fix.applicability.shownName, fix.applicability.rawValue) }
    if incident.isNew == true { tag("new", "high") }
    if incident.isTest { tag("test", "low") }
  }

  private func writeBody(of incident: MigrationReport.Incident) {
    html.element("div") {
      if !incident.symbol.isEmpty || !incident.targets.isEmpty {
        html.element("p", ("class", "soft")) {
          if !incident.symbol.isEmpty {
            html.text("In ")
            html.element("code", text: incident.symbol)
          }
          if !incident.targets.isEmpty {
            html.text(
              (incident.symbol.isEmpty ? "Of target " : ", of target ") + incident.targets.joined(separator: ", "))
          }
          html.text(". \(page.counted(incident.effort, "point")) of effort.")
        }
      }
      if let change = incident.fix?.change {
        writeFix(incident)
        write(change)
      } else {
        write(incident.excerpt)
        writeFix(incident)
      }
      for note in incident.notes {
        html.element("p") {
          html.message(note.message)
          if let noted = note.place {
            html.text(" ")
            page.place(noted)
          }
        }
      }
      for said in compiler[incident.id] ?? [] {
        html.element("p") {
          html.element("strong", text: "The compiler says: ")
          html.message(said.message)
          if !said.group.isEmpty {
            html.text(" ")
            html.element("code", text: said.group)
          }
        }
      }
      if incident.callSiteCount > 0 {
        page.folded("Called from \(page.counted(incident.callSiteCount, "place"))") {
          html.element("ul", ("class", "places")) {
            for site in incident.callSites { html.element("li") { page.place(site) } }
            let rest = incident.callSiteCount - incident.callSites.count
            if rest > 0 { html.element("li", text: "and \(page.counted(rest, "more place"))") }
          }
        }
      }
    }
  }

  private func writeFix(_ incident: MigrationReport.Incident) {
    if let reason = incident.noFixReason {
      html.element("p", ("class", "soft")) {
        html.text("No automatic fix: ")
        html.message(reason)
        html.text(".")
      }
    }
    guard let fix = incident.fix else { return }
    html.element("p") {
      html.element("span", ("class", "badge \(fix.applicability.rawValue)"), text: fix.applicability.shownName)
      html.text(" ")
      html.message(fix.message)
      if fix.files.count > 1 { html.text(" It edits \(page.counted(fix.files.count, "file")).") }
      if fix.patch.added + fix.patch.removed > 0 { html.text(" (+\(fix.patch.added) −\(fix.patch.removed) lines)") }
    }
  }

  // MARK: Code

  private func write(_ change: MigrationReport.CodeChange) {
    for (path, hunks) in change.hunksByFile {
      html.element("div", ("class", "code"), ("role", "group"), ("aria-label", "Change of \(path)")) {
        if change.source == .fix { html.element("span", ("class", "path"), text: path) }
        for hunk in hunks {
          html.element("pre") { write(hunk, isNumbered: change.source == .fix) }
        }
      }
    }
    if change.isShortened {
      page.paragraph("The change goes on; the command shows all of it with '--diff'.", class: "soft")
    }
  }

  /// - Parameter isNumbered: whether lines have their numbers in the file before the change; added ones have none.
  private func write(_ hunk: MigrationReport.Hunk, isNumbered: Bool) {
    var number = hunk.line
    for line in hunk.lines {
      var attributes: [HTMLWriter.Attribute] = [("class", "line \(line.kind.rawValue)")]
      if isNumbered { attributes.append(("data-line", line.kind == .added ? "" : String(number))) }
      if line.kind != .added { number += 1 }
      html.element("span", attributes) {
        switch line.kind {
        case .kept: html.raw("  ")
        case .removed: html.raw("<span class=\"unseen\">removed: </span>− ")
        case .added: html.raw("<span class=\"unseen\">added: </span>+ ")
        }
        html.code(line.text)
      }
    }
  }

  private func write(_ excerpt: MigrationReport.Excerpt) {
    if excerpt.lines.isEmpty { return }
    html.element("div", ("class", "code"), ("role", "group"), ("aria-label", "Code")) {
      html.element("pre") {
        for (index, line) in excerpt.lines.enumerated() {
          html.element("span", ("class", "line"), ("data-line", String(excerpt.line + index))) {
            // Validators report an element without content as a mistake.
            html.code(line.isEmpty ? "\u{A0}" : line)
          }
        }
      }
    }
  }
}

extension MigrationReport.CodeChange {
  /// The hunks of each file together.
  fileprivate var hunksByFile: [(path: String, hunks: [MigrationReport.Hunk])] {
    hunks.reduce(into: []) { files, hunk in
      if let last = files.indices.last, files[last].path == hunk.path {
        files[last].hunks.append(hunk)
      } else {
        files.append((hunk.path, [hunk]))
      }
    }
  }
}
