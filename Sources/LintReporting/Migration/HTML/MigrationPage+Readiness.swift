import LintDiagnostics

/// The first screen: the verdict, what is dangerous, what is automatic and how much work is left.
extension MigrationPage {
  /// More targets than this are folded.
  private static let mostTargetsAtOnce = 8
  /// How many of the dangerous rules are named.
  private static let mostDangers = 6

  func writeReadiness() {
    html.element("div", ("class", "card hero")) {
      scoreDial(report.readiness.overall.value)
      html.element("div") {
        html.element("p", ("class", "verdict"), text: report.readiness.verdict)
        writeFacts()
        priorityBar(report.readiness.overall.findings)
      }
    }
    html.element("div", ("class", "sides")) {
      writePhases()
      writeDangers()
    }
    writeTargets()
    writeAlreadyRight()
    folded("How the score is computed") {
      paragraph(report.readiness.formula)
      writeStages()
    }
  }

  private func writeFacts() {
    let fixable = report.fixability.total
    let compiled = report.compiledInSwift6
    html.element("ul", ("class", "facts")) {
      fact("Can crash, hang or lose data", extent(report.dangerExtent))
      fact(
        "Compiled in Swift 6",
        compiled.of == 0 ? "not known" : "\(grouped(compiled.count)) of \(counted(compiled.of, "target"))")
      fact("Fixed by a command", "\(grouped(fixable.safe + fixable.unsafe)) of \(counted(fixable.findings, "finding"))")
      fact("Effort left", time(of: report.neededEffort))
    }
  }

  private func writePhases() {
    html.element("div", ("class", "card")) {
      html.element("h3", text: "The work, phase by phase")
      table("Phases", ["Phase", "Findings", .number("By command"), .number("Effort"), ""]) {
        html.element("tbody") {
          for phase in report.plan.phases {
            html.element("tr") {
              html.element("th", ("scope", "row")) {
                html.element("a", ("href", "#phase-\(phase.number)"), text: "\(phase.number). \(phase.name)")
              }
              html.element("td", ("class", "extent"), text: extent(.init(findings: phase.findings, files: phase.files)))
              number(phase.safe + phase.unsafe)
              number(phase.effort)
              html.element("td", ("class", "bars")) {
                let isCritical = phase.priorities.contains(.critical)
                meter(phase.effort, of: report.plan.effort, class: isCritical ? "fill-critical" : "fill-medium")
              }
            }
          }
        }
      }
      let suggestions = report.plan.suggestionEffort
      if suggestions > 0 {
        paragraph(
          """
          \(counted(suggestions, "point")) of these \(suggestions == 1 ? "is" : "are") for suggestions, which Swift 6 \
          does not need. The effort left above does not count them.
          """, class: "soft")
      }
    }
  }

  private func writeDangers() {
    let dangers = report.dangers
    html.element("div", ("class", "card")) {
      html.element("h3", text: "What can crash, hang or lose data")
      if dangers.isEmpty { return paragraph("Nothing that the rules know of.", class: "soft") }
      html.element("ul", ("class", "dangers")) {
        for issue in dangers.prefix(Self.mostDangers) {
          html.element("li") {
            html.element("a", ("href", "#rule-\(issue.rule)")) { html.message(issue.summary) }
            html.element("span", ("class", "soft"), text: extent(.init(issue.incidents)))
          }
        }
      }
      if dangers.count > Self.mostDangers {
        paragraph("And \(counted(dangers.count - Self.mostDangers, "more kind")).", class: "soft")
      }
    }
  }

  // MARK: Targets

  private func writeTargets() {
    let targets = report.readiness.targets
    if targets.isEmpty { return }
    let compiled = report.compiledInSwift6
    if targets.count <= Self.mostTargetsAtOnce {
      html.element("div", ("class", "card")) {
        html.element("h3", text: "Targets")
        writeTable(of: targets)
      }
    } else {
      folded("Targets: \(grouped(compiled.count)) of \(grouped(compiled.of)) compiled in Swift 6") {
        writeTable(of: targets)
      }
    }
  }

  private func writeTable(of targets: [MigrationReport.TargetScore]) {
    let columns: [Column] = [
      "Target", "Compiled in Swift 6", .number("Score"), "", .number("Findings"), .number("Clean files"),
      .number("Lines")
    ]
    table("Readiness of each target", columns) {
      html.element("tbody") {
        for target in targets {
          html.element("tr") {
            html.element("th", ("scope", "row"), text: target.target ?? "Files in no target")
            html.element("td") {
              html.text(target.target == nil ? "not known" : target.stage.shownName)
              if target.isReady {
                html.text(" ")
                html.element("span", ("class", "badge good"), text: "ready")
              }
            }
            number(target.score.value)
            html.element("td", ("class", "bars")) {
              meter(target.score.value, of: 100, class: Self.fill(target.score.value))
            }
            number(target.score.findings.total)
            let (clean, files) = (grouped(target.score.cleanFiles), grouped(target.score.files))
            html.element("td", ("class", "number"), text: "\(clean) of \(files)")
            number(target.score.lines)
          }
        }
      }
    }
  }

  private func writeStages() {
    let readiness = report.readiness
    let counts = Dictionary(readiness.targets.map { ($0.stage, 1) }, uniquingKeysWith: +)
    table("Points for how a target is compiled", ["Compiled in Swift 6", .number("Points"), .number("Targets")]) {
      html.element("tbody") {
        for stage in readiness.stages {
          html.element("tr") {
            html.element("th", ("scope", "row"), text: stage.stage.shownName)
            number(stage.points)
            number(counts[stage.stage] ?? 0)
          }
        }
      }
    }
    let overall = readiness.overall
    paragraph(
      """
      Of this project: \(overall.compiled) for how it is compiled + \(overall.code) for its code = \(overall.value). \
      \(counted(overall.rejected, "finding")) that Swift 6 rejects, \(grouped(overall.unchecked)) pieces of concurrent \
      code without complete checking, weight \(grouped(overall.weight)) in \(counted(overall.lines, "line")).
      """)
  }

  // MARK: Already right

  private func writeAlreadyRight() {
    let practices = report.alreadyRight.filter { $0.count > 0 }
    if practices.isEmpty { return }
    let first = practices.prefix(3).map { "\(grouped($0.count)) \($0.name.lowercasedFirst)" }.joined(separator: ", ")
    folded("Already right: \(first)\(practices.count > 3 ? ", …" : "")") {
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

  // MARK: Words

  static func fill(_ score: Int) -> String { score < 40 ? "fill-critical" : score < 75 ? "fill-high" : "fill-good" }

  func fact(_ name: String, _ value: String) {
    html.element("li") {
      html.element("span", text: name)
      html.text(" ")
      html.element("strong", text: value)
    }
  }

  /// `15 findings in 3 files`
  func extent(_ extent: MigrationReport.Extent) -> String {
    extent.findings == 0
      ? "nothing found" : "\(counted(extent.findings, "finding")) in \(counted(extent.files, "file"))"
  }

  /// In hours where points have a length.
  func time(of points: Int) -> String {
    guard let minutes = report.plan.minutesPerPoint, minutes > 0 else { return counted(points, "point") }
    let hours = points * minutes / 60
    return hours > 0 ? "about \(counted(hours, "hour"))" : "about \(counted(points * minutes, "minute"))"
  }
}

extension String {
  /// The text as part of a sentence; names that begin with a capital letter for another reason keep it.
  fileprivate var lowercasedFirst: String {
    guard let first, !dropFirst().prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase) else {
      return self
    }
    return first.lowercased() + dropFirst()
  }
}
