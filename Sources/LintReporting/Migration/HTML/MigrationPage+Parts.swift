import LintDiagnostics

/// The parts after the findings: what fixes can do, what the compiler says, inventories, files, checks.
extension MigrationPage {
  func writeFixability() {
    let total = report.fixability.total
    if total.findings == 0 { return paragraph("There is nothing to fix.", class: "lead") }
    html.element("div", ("class", "card")) {
      html.element("ul", ("class", "facts")) {
        fact("Safe", grouped(total.safe))
        fact("To review", grouped(total.unsafe))
        fact("Guidance", grouped(total.displayOnly))
        fact("By hand", grouped(total.none))
        fact("Patch", "+\(grouped(total.patch.added)) −\(grouped(total.patch.removed))")
      }
      table(
        "Fixes of each rule",
        [
          "Rule", .number("Findings"), .number("Safe"), .number("To review"), .number("Guidance"), .number("By hand"),
          .number("Files"), .number("Patch")
        ]
      ) {
        html.element("tbody") {
          for row in report.fixability.rules {
            html.element("tr") {
              html.element("th", ("scope", "row")) {
                html.element("a", ("href", "#rule-\(row.rule ?? "")"), text: row.rule ?? "all")
              }
              for count in [row.findings, row.safe, row.unsafe, row.displayOnly, row.none, row.files] { number(count) }
              html.element(
                "td", ("class", "number"), text: "+\(grouped(row.patch.added)) −\(grouped(row.patch.removed))")
            }
          }
        }
      }
    }
  }

  // MARK: The compiler

  func writeCompiler() {
    let reading = report.compiler
    if let missing = reading.missing {
      html.element("p", ("class", "warning-box")) { html.message(missing + ".") }
      return
    }
    html.element("p", ("class", "lead")) {
      html.text("Read from \(counted(reading.filesRead, "file")) of diagnostics below ")
      html.element("code", text: reading.directory ?? ".")
      if let library = reading.library { html.text(" with \(library)") }
      html.text(".")
    }
    if !reading.changedFiles.isEmpty {
      html.element("div", ("class", "warning-box")) {
        paragraph(
          "\(counted(reading.changedFiles.count, "file")) changed after the compiler had looked: build again for diagnostics that are up to date."
        )
      }
    }
    if reading.goneCount > 0 {
      paragraph("\(counted(reading.goneCount, "diagnostic")) of files that are not there any more.", class: "soft")
    }
    if reading.elsewhereCount > 0 {
      paragraph(
        "\(counted(reading.elsewhereCount, "diagnostic")) of files that are not reported on, such as dependencies.",
        class: "soft")
    }
    if reading.diagnostics.isEmpty {
      paragraph("The compiler has nothing to say.")
    } else {
      html.element("div", ("class", "card")) {
        table(
          "What the compiler says, by group",
          [
            "Group", .number("Errors"), .number("Warnings"), .number("Found here too"), .number("A fix removes"),
            "Files"
          ]
        ) {
          html.element("tbody") {
            for group in reading.groups { write(group) }
          }
        }
        folded("All \(counted(reading.diagnostics.count, "diagnostic"))") { writeDiagnostics() }
      }
    }
    if reading.problems.isEmpty { return }
    folded("\(counted(reading.problems.count, "file")) of diagnostics could not be read") {
      list("ul", id: "unread-diagnostics", class: "places", reading.problems) { page, problem in
        page.html.element("li") {
          page.html.element("span", ("class", "where"), text: problem.path)
          page.html.text(": \(problem.reason)")
        }
      }
    }
  }

  private func write(_ group: MigrationReport.CompilerReading.Group) {
    html.element("tr") {
      html.element("th", ("scope", "row")) {
        if group.name.isEmpty {
          html.text(group.isAboutConcurrency ? "in no group, about concurrency" : "in no group, about other things")
        } else {
          html.element("code", text: group.name)
        }
      }
      for count in [group.errors, group.warnings, group.foundByRules, group.removedByFixes] { number(count) }
      html.element("td") {
        html.text(group.files.prefix(3).map { "\($0.path) (\($0.count))" }.joined(separator: ", "))
        if group.files.count > 3 { html.text(" and \(counted(group.files.count - 3, "more file"))") }
      }
    }
  }

  private func writeDiagnostics() {
    var numbers: [String: Int] = [:]
    for (number, incident) in report.issues.flatMap(\.incidents).enumerated() where numbers[incident.id] == nil {
      numbers[incident.id] = number
    }
    table(
      "Diagnostics of the compiler", ["What", "Where", "Group", "Found here"], id: "compiler-rows",
      report.compiler.diagnostics
    ) { page, said in
      page.html.element("tr") {
        page.html.element("td") {
          page.html.element("span", ("class", "badge \(said.severity)"), text: said.severity)
          page.html.text(" ")
          page.html.message(said.message)
          for note in said.notes { page.paragraph(note.message, class: "soft") }
        }
        page.html.element("td") { page.place(said.place) }
        page.html.element("td", text: said.group)
        page.html.element("td") {
          for number in Set(said.incidents.compactMap { numbers[$0] }).sorted() {
            page.html.element("a", ("href", "#incident-\(number)"), text: "finding \(number + 1)")
            page.html.text(" ")
          }
          if let number = said.removedBy.flatMap({ numbers[$0] }) {
            page.html.element("a", ("class", "good"), ("href", "#incident-\(number)"), text: "its fix removes it")
          }
        }
      }
    }
  }

  // MARK: Inventories

  func writeInventories() {
    for inventory in report.inventories {
      html.element("div", ("class", "card")) {
        html.element("h3", text: inventory.title)
        paragraph(inventory.about, class: "soft")
        if inventory.items.isEmpty {
          paragraph("There are none.")
        } else {
          html.element("ul", ("class", "legend")) {
            for kind in inventory.kinds {
              html.element("li") {
                html.element("strong", text: grouped(kind.count))
                html.text(" ")
                html.element("code", text: kind.name)
                if kind.justified > 0 { html.text(" (\(grouped(kind.justified)) with a reason)") }
              }
            }
          }
          folded("All \(grouped(inventory.items.count))") {
            table(
              inventory.title, ["Kind", "Where", "In", "Code", "Reason given"], id: "\(inventory.id)-rows",
              inventory.items
            ) { page, item in
              page.html.element("tr") {
                page.html.element("td", text: item.kind)
                page.html.element("td") { page.place(item.place) }
                page.html.element("td") { if !item.symbol.isEmpty { page.html.element("code", text: item.symbol) } }
                page.html.element("td") { page.html.element("code", text: item.code) }
                page.html.element("td", text: item.comment ?? "–")
              }
            }
          }
        }
      }
    }
  }

  // MARK: Files and checks

  func writeFiles() {
    if report.filesToModify.isEmpty { return paragraph("No file has to be modified.", class: "lead") }
    html.element("div", ("class", "card")) {
      paragraph("\(counted(report.filesToModify.count, "file")) with findings, or edited by their fixes.")
      folded("All files, with lines") {
        table(
          "Files to be modified", ["File", .number("Findings"), .number("Effort"), .number("Patch"), "Lines", "Rules"],
          id: "file-rows", report.filesToModify
        ) { page, file in
          page.html.element("tr") {
            page.html.element("th", ("scope", "row"), ("class", "where"), text: file.path)
            page.number(file.findings.total)
            page.number(file.effort)
            page.html.element("td", ("class", "number"), text: "+\(file.patch.added) −\(file.patch.removed)")
            page.html.element("td", text: Self.runs(of: file.lines))
            page.html.element("td", text: file.rules.joined(separator: ", "))
          }
        }
      }
    }
  }

  /// Ascending numbers, neighbours together: `3, 7–9`.
  static func runs(of lines: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for line in lines {
      if let last = runs.last, last.upperBound + 1 == line {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    let shown = runs.prefix(40).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(
      separator: ", ")
    return runs.count > 40 ? "\(shown), …" : shown
  }

  func writeVerification() {
    html.element("ol") {
      for step in report.verification {
        html.element("li") {
          html.element("strong") { html.message(step.title) }
          if let line = step.command { command("", line) }
          paragraph(step.expectation, class: "soft")
        }
      }
    }
  }

  func writeAbout() {
    let head = report.head
    html.element("div", ("class", "card")) {
      table(
        "Targets and how they are compiled",
        ["Target", "Kind", .number("Files"), .number("Lines"), "Imports", "Settings"]
      ) {
        html.element("tbody") {
          for target in head.targets {
            html.element("tr") {
              html.element("th", ("scope", "row"), text: target.name)
              html.element("td", text: target.kind)
              number(target.files)
              number(target.lines)
              html.element("td", text: target.dependsOn.joined(separator: ", "))
              html.element("td") { for setting in target.settings { write(setting) } }
            }
          }
        }
      }
    }
    if !head.problems.isEmpty {
      folded("What could not be understood (\(grouped(head.problems.count)))") {
        list("ul", id: "settings-problems", class: "places", head.problems) { page, problem in
          page.html.element("li") { page.html.message(problem) }
        }
      }
    }
    if head.leftOut.isEmpty { return }
    folded("\(counted(head.leftOut.count, "file")) not read, or not judged") {
      list("ul", id: "left-out", class: "places", head.leftOut) { page, file in
        page.html.element("li") {
          page.html.element("span", ("class", "where"), text: file.path)
          page.html.text(": \(file.reason)")
        }
      }
    }
  }

  private func write(_ setting: MigrationReport.Setting) {
    html.element("div") {
      html.text("\(setting.name): ")
      html.element("strong", text: setting.value ?? "unknown")
      if let other = setting.whatIf { html.text(" → \(other)") }
      let origin =
        switch setting.origin {
        case .read: setting.place.map { "\($0.path):\($0.line)" } ?? "read"
        case .assumed: "assumed" + (setting.reason.map { ": \($0)" } ?? "")
        case .commandLine: "command line"
        case .unknown: setting.reason ?? "unknown"
        }
      html.element("span", ("class", "soft"), text: " (\(origin))")
    }
  }
}
