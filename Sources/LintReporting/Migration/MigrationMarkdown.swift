import LintDiagnostics
import LintText

/// The migration report as a page that a planner reads from top to bottom, with its parts numbered as in the model.
///
/// Long lists end with how much was omitted, which the JSON of the same report has in full.
public struct MigrationMarkdown {
  /// How many places are listed of a rule.
  static let mostPlaces = 40
  /// How many places of a rule are shown with their code.
  static let mostCode = 3
  /// How many items are listed of an inventory.
  static let mostItems = 40
  /// How many files are listed.
  static let mostFiles = 200

  let report: MigrationReport
  /// The places of incidents, by id.
  let places: [String: String]

  public init(_ report: MigrationReport) {
    self.report = report
    let incidents = report.issues.flatMap(\.incidents)
    places = Dictionary(
      incidents.map { ($0.id, MarkdownProse.code("\($0.place.path):\($0.place.line)")) },
      uniquingKeysWith: { first, _ in first })
  }

  public func write(to stream: ByteStream) {
    for (number, block) in blocks.enumerated() {
      if number > 0 { stream.append("\n") }
      stream.append(block)
      stream.append("\n")
    }
  }

  private var blocks: [String] {
    summary + head + readiness + alreadyRight + plan + forecast + issues + inventories + fixability + compiler + trend
      + whatIf + files + verification
  }

  // MARK: Summary

  private var title: String { "# Migration to Swift 6: \(MarkdownProse.sentence(report.head.project))" }

  private var summary: [String] {
    let head = report.head
    let score = report.readiness.overall
    if score.files == 0 { return [title, "No Swift file was analysed."] }
    var origin = "Made by \(head.tool.name) \(head.tool.version) on \(head.date)"
    if let revision = head.revision {
      origin += ", of \(revision.commit.map { "commit " + MarkdownProse.code(String($0.prefix(12))) } ?? "no commit")"
      if let branch = revision.branch { origin += " on \(MarkdownProse.code(branch))" }
    }
    var lines = [
      "- **Readiness: \(score.value) of 100.** \(MarkdownProse.sentence(report.readiness.verdict))",
      "- **Can crash, hang or lose data:** \(extent(report.dangerExtent)).",
      "- **Swift 6 rejects:** \(extent(report.rejectedExtent)).",
      "- **\(counted(score.findings.total, "finding")):** \(words(score.findings)); \(score.cleanFiles) of \(counted(score.files, "file")) without findings.",
      "- **Effort left: \(counted(report.neededEffort, "point"))\(hours(report.neededEffort))\(suggestions).** \(fixable)"
    ]
    if !head.targets.isEmpty {
      func count(_ name: String, _ value: String) -> Int {
        head.targets.count { $0.settings.contains { $0.name == name && $0.value == value } }
      }
      lines.insert(
        "- **Compiled in Swift 6:** \(count("language mode", "6")) of \(counted(head.targets.count, "target")); with complete concurrency checking: \(count("strict concurrency", "complete")).",
        at: 1)
    }
    if let trend = report.trend {
      lines.append(
        "- **Since \(trend.points.dropLast().last?.date ?? "the last report"):** \(trend.fixed) fixed, \(trend.new) new, \(trend.remaining) remaining."
      )
    }
    return [title, origin + ".", lines.joined(separator: "\n"), phases]
  }

  private var phases: String {
    MarkdownProse.table(
      ["phase", "findings", "safe fix:", "fix to review:", "effort:"],
      report.plan.phases.map { phase in
        [
          "\(phase.number). \(MarkdownProse.sentence(phase.name))",
          extent(.init(findings: phase.findings, files: phase.files)), "\(phase.safe)",
          "\(phase.unsafe)", "\(phase.effort)"
        ]
      })
  }

  /// What need not be done for Swift 6.
  private var suggestions: String {
    report.plan.suggestionEffort > 0 ? ", and \(report.plan.suggestionEffort) for suggestions" : ""
  }

  private var fixable: String {
    let total = report.fixability.total
    return """
      A command fixes \(total.safe + total.unsafe) of \(counted(total.findings, "finding")), \(total.unsafe) of them \
      to be reviewed; \(total.displayOnly + total.none) are fixed by hand.
      """
  }

  // MARK: 1. Head

  private var head: [String] {
    let head = report.head
    let size = head.size
    var blocks = [
      "## 1. What was analysed",
      """
      \(head.paths.map { MarkdownProse.code($0) }.joined(separator: ", ")): \(counted(size.files, "file")) with \
      \(counted(size.lines, "line")). Read, with what surrounds them: \(counted(size.filesRead, "file")), \
      \(counted(size.linesRead, "line")). Nothing was built or run.
      """
    ]
    if !head.targets.isEmpty {
      let columns = ["target", "kind", "files:", "lines:", "language mode", "strict concurrency", "default isolation"]
      blocks.append(
        MarkdownProse.table(
          columns,
          head.targets.map { target in
            [MarkdownProse.code(target.name), target.kind, "\(target.files)", "\(target.lines)"]
              + target.settings.prefix(3).map { setting($0) }
          }))
      if let others = otherSettings(head.targets) { blocks.append(others) }
    }
    if !head.problems.isEmpty {
      blocks.append(list(head.problems.map { "not understood: " + MarkdownProse.sentence($0) }))
    }
    blocks += leftOut
    return blocks
  }

  /// Features and the systems to run on, once for all targets that agree about them; the JSON has the place where each
  /// is read.
  private func otherSettings(_ targets: [MigrationReport.Target]) -> String? {
    var lines: [(settings: String, targets: [String])] = []
    for target in targets {
      let settings = target.settings.dropFirst(3).map { setting in
        setting.name.replacingAll("deployment target ", with: "")
          + (setting.value == "on" ? "" : " \(setting.value ?? "unknown")")
          + (setting.whatIf.map { "; what if: **\($0)**" } ?? "")
      }
      if settings.isEmpty { continue }
      let text = settings.map { MarkdownProse.sentence($0) }.joined(separator: ", ")
      if let same = lines.firstIndex(where: { $0.settings == text }) {
        lines[same].targets.append(MarkdownProse.code(target.name))
      } else {
        lines.append((text, [MarkdownProse.code(target.name)]))
      }
    }
    return lines.isEmpty
      ? nil : lines.map { "- \($0.targets.joined(separator: ", ")): \($0.settings)" }.joined(separator: "\n")
  }

  private func setting(_ setting: MigrationReport.Setting) -> String {
    var details: [String] = []
    if setting.origin != .read { details.append(setting.origin.rawValue) }
    if let reason = setting.reason { details.append(MarkdownProse.sentence(reason)) }
    if let place = setting.place { details.append(MarkdownProse.code("\(place.path):\(place.line)")) }
    let value = MarkdownProse.sentence(setting.value ?? "unknown")
    let origin =
      details.isEmpty || details == ["unknown"]
      ? "" : " (\(details.filter { $0 != "unknown" }.joined(separator: ", ")))"
    return value + origin + (setting.whatIf.map { "; what if: **\(MarkdownProse.sentence($0))**" } ?? "")
  }

  private var leftOut: [String] {
    let files = report.head.leftOut
    if files.isEmpty { return ["No file was left out."] }
    let lines = files.prefix(Self.mostItems).map {
      "- \(MarkdownProse.code($0.path)): \($0.kind.rawValue); \(MarkdownProse.sentence($0.reason))"
    }
    return [
      "**Not judged: \(counted(files.count, "file")).**",
      (lines + more(files.count, Self.mostItems)).joined(separator: "\n")
    ]
  }

  // MARK: 2. How far

  private var readiness: [String] {
    let readiness = report.readiness
    let all = readiness.overall
    let overall = [["**all**", ""] + row(all)]
    return [
      "## 2. How far the project is",
      MarkdownProse.table(
        [
          "target", "compiled in Swift 6", "score:", "critical:", "high:", "medium:", "low:", "suggestions:",
          "files without findings:", "lines:"
        ],
        readiness.targets.map { target in
          let name = target.target.map { MarkdownProse.code($0) } ?? "files in no target"
          return [
            name, target.target == nil ? "not known" : target.stage.shownName + (target.isReady ? ": **ready**" : "")
          ] + row(target.score)
        } + overall),
      MarkdownProse.sentence(readiness.formula),
      """
      Of this project: \(all.compiled) for how it is compiled + \(all.code) for its code = \(all.value). \
      \(counted(all.rejected, "finding")) that Swift 6 rejects, \(all.unchecked) pieces of concurrent code without \
      complete checking, weight \(all.weight) in \(counted(all.lines, "line")).
      """
    ]
  }

  private func row(_ score: MigrationReport.Score) -> [String] {
    let counts = score.findings
    return [
      "\(score.value)", "\(counts.critical)", "\(counts.high)", "\(counts.medium)", "\(counts.low)", "\(counts.info)",
      "\(score.cleanFiles) of \(score.files)",
      "\(score.lines)"
    ]
  }

  private var alreadyRight: [String] {
    let practices = report.alreadyRight
    if practices.isEmpty { return ["### What is already right", "Nothing that this report looks for."] }
    let lines = practices.map { practice in
      let examples = practice.examples.prefix(3).map { example in
        "\(example.symbol.isEmpty ? "" : MarkdownProse.code(example.symbol) + " ")(\(place(example.place)))"
      }
      return
        "- **\(MarkdownProse.sentence(practice.name)): \(practice.count).** \(MarkdownProse.sentence(practice.about)) \(examples.joined(separator: ", "))"
    }
    return ["### What is already right", "Counted where no rule found anything.", lines.joined(separator: "\n")]
  }
}

// MARK: - Words

extension MigrationMarkdown {
  func place(_ place: MigrationReport.Place) -> String { MarkdownProse.code("\(place.path):\(place.line)") }

  func words(_ counts: MigrationReport.PriorityCounts) -> String {
    "\(counts.critical) critical, \(counts.high) high, \(counts.medium) medium, \(counts.low) low, \(counts.info == 1 ? "1 suggestion" : "\(counts.info) suggestions")"
  }

  /// `15 findings in 3 files`
  func extent(_ extent: MigrationReport.Extent) -> String {
    extent.findings == 0
      ? "nothing found" : "\(counted(extent.findings, "finding")) in \(counted(extent.files, "file"))"
  }

  func list(_ items: [String]) -> String { items.map { "- " + $0 }.joined(separator: "\n") }

  func more(_ count: Int, _ shown: Int) -> [String] {
    count > shown ? ["- and \(count - shown) more, which the JSON of this report lists"] : []
  }

  /// In hours where points have a length.
  func hours(_ points: Int) -> String {
    guard let minutes = report.plan.minutesPerPoint else { return "" }
    let halves = (points * minutes + 15) / 30
    return ", about \(halves / 2)\(halves % 2 == 1 ? ".5" : "") hours"
  }
}
