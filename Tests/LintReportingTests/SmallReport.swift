import LintDiagnostics
import LintReporting

/// A migration report with a text in every place that text of a project can reach.
struct SmallReport {
  private let count: Int
  private let text: String

  static func with(findings count: Int, text: String = "x") -> MigrationReport {
    SmallReport(count: count, text: text).report
  }

  private var report: MigrationReport {
    MigrationReport(
      head: head, readiness: readiness,
      alreadyRight: [
        .init(id: "actors", name: text, about: text, count: 1, examples: [.init(symbol: text, place: place)])
      ],
      plan: plan, forecast: forecast, issues: count == 0 ? [] : [issue], inventories: [inventory],
      fixability: .init(total: row, rules: [row]),
      compiler: compiler, trend: trend,
      whatIf: .init(
        options: [text], overall: score, appearing: 1, vanishing: 0,
        rules: [.init(rule: text, today: 0, then: 1, appearing: [place])]),
      filesToModify: [
        .init(
          path: text, targets: [text], findings: findings, lines: [3], rules: [text], effort: 1,
          patch: .init(added: 1, removed: 1))
      ], verification: [.init(title: text, command: text, expectation: text)])
  }
}

// MARK: - Findings

extension SmallReport {
  private var place: MigrationReport.Place { .init(path: "Sources/\(text).swift", line: 3, column: 5) }

  private var change: MigrationReport.CodeChange {
    .init(
      source: .fix, title: text,
      hunks: [.init(path: text, line: 3, lines: [.init(kind: .removed, text: text), .init(kind: .added, text: text)])],
      isShortened: false)
  }

  private var issue: MigrationReport.Issue {
    .init(
      rule: "mutable-global-state", family: "sendability", priority: .high, severity: .warning, urgency: .high,
      isRejected: true, phase: 1, summary: text, why: text, instead: text, limits: text,
      compiler: [.init(when: text, swift5: .silent, swift5Complete: .warning, swift6: .error, groups: [text])],
      references: [.init(title: text, url: "javascript:\(text)")], risk: .init(level: .low, reason: text),
      effort: count,
      example: change, incidents: (0..<count).map(incident))
  }

  /// Every second one has a fix.
  private func incident(_ number: Int) -> MigrationReport.Incident {
    .init(
      id: "i\(number)", place: place, projectPath: text, endLine: 3, endColumn: 9, severity: .warning, urgency: .high,
      phase: 1,
      message: text, symbol: text, targets: [text], isTest: false, notes: [.init(message: text, place: place)],
      excerpt: .init(line: 3, lines: [text], isShortened: false),
      fix: number % 2 == 0
        ? .init(
          message: text, applicability: .safe,
          files: [.init(path: text, lines: [3], patch: .init(added: 1, removed: 1))],
          patch: .init(added: 1, removed: 1), change: change)
        : nil, noFixReason: number % 2 == 0 ? nil : text,
      callSites: [place], callSiteCount: 2, effort: 1)
  }

  private var inventory: MigrationReport.Inventory {
    .init(
      id: "escape-hatches", title: text, about: text, kinds: [.init(name: text, count: 1, justified: 1)],
      items: [.init(kind: text, place: place, symbol: text, code: text, comment: text, isTest: false)])
  }

  private var compiler: MigrationReport.CompilerReading {
    .init(
      directory: text, library: text, filesRead: 1, problems: [.init(path: text, reason: text)], changedFiles: [text],
      groups: [
        .init(
          name: text, isAboutConcurrency: true, errors: 1, warnings: 0, foundByRules: 1, removedByFixes: 1,
          files: [.init(path: text, count: 1)])
      ],
      diagnostics: [
        .init(
          severity: "error", message: text, group: text, isAboutConcurrency: true, place: place,
          notes: [.init(message: text)], incidents: ["i0"], removedBy: "i0")
      ])
  }
}

// MARK: - Numbers

extension SmallReport {
  private var findings: MigrationReport.PriorityCounts { .init(critical: 0, high: count, medium: 0, low: 0) }

  private var score: MigrationReport.Score {
    .init(
      value: 50, compiled: 30, code: 20, weight: count, findings: findings, rejected: count, unchecked: 1, files: 2,
      lines: 10, cleanFiles: 1, filesWithFindings: 1)
  }

  private var row: MigrationReport.Fixability.Row {
    .init(
      findings: count, safe: count / 2, unsafe: 0, displayOnly: 0, none: count - count / 2, files: 1,
      patch: .init(added: 1, removed: 1))
  }

  private var readiness: MigrationReport.Readiness {
    .init(
      verdict: text, isReady: false, formula: text, stages: [.init(stage: .swift6, points: 70)], codePoints: 30,
      weights: findings, uncheckedWeight: 1, halfScoreDensity: 50, overall: score,
      targets: [.init(target: text, stage: .unchecked, isReady: false, score: score)])
  }

  private var trend: MigrationReport.Trend {
    .init(
      points: [
        .init(
          date: text, commit: text, toolVersion: text, score: 50, findings: findings, effort: 1, lines: 10,
          compilerDiagnostics: 1)
      ], new: 0, fixed: 1, remaining: count, rules: [.init(rule: text, before: 1, after: 0, new: 0, fixed: 1)],
      fixedIncidents: [.init(rule: text, message: text, place: place)])
  }
}

// MARK: - Project and plan

extension SmallReport {
  private var head: MigrationReport.Head {
    .init(
      tool: .init(name: "concurlint", version: "0.1.0"), project: text, date: "2026-11-22T08:00:00Z",
      revision: .init(commit: text, branch: text), paths: [text],
      size: .init(files: 2, lines: 10, filesRead: 2, linesRead: 10),
      leftOut: [.init(path: text, kind: .generated, reason: text)],
      targets: [
        .init(
          name: text, kind: "library", isTest: false, container: text, place: place, files: 2, lines: 10,
          dependsOn: [text], level: 0,
          settings: [
            .init(name: "Language mode", value: text, origin: .read, reason: text, place: place, whatIf: text)
          ])
      ], problems: [text])
  }

  private var plan: MigrationReport.Plan {
    .init(
      targetOrder: [text], orderReason: text, effortFormula: text, effort: count,
      edits: [.init(kind: .safe, findings: count, points: 1, effort: count)], minutesPerPoint: 15,
      phases: [
        .init(
          number: 1, name: text, priorities: [.high], findings: count, effort: count, files: 1,
          rules: [.init(rule: text, count: count)], targets: [.init(target: text, count: count, effort: count)],
          commands: [.init(about: text, command: text)], checklist: [.init(text: text, rule: text, isDone: false)],
          doneWhen: text)
      ])
  }
}

// MARK: - Forecast

extension SmallReport {
  /// In no line of what the compiler says.
  private var notSaid: Diagnostic {
    let start = SourcePosition(line: 1000, column: 1, offset: 0)
    return Diagnostic(
      ruleID: "x", severity: .error, priority: .high, message: text, path: text,
      range: SourceRange(start: start, end: start), properties: [DiagnosticProperty.wave: "2"])
  }

  private var forecast: MigrationReport.Forecast {
    .init(
      errors: 2, files: 1,
      waves: [
        .init(number: 1, errors: 2, files: 1), .init(number: 2, errors: 1, files: 1, hiddenBy: ["types"])
      ],
      modules: [.init(target: text, mode: text, errors: [2, 1]), .init(target: nil, mode: nil, errors: [0])],
      causes: [.init(kind: text, name: text, place: place, errors: 2, shared: 1)],
      steps: [
        .init(
          changes: [.init(kind: text, name: text, place: place, annotations: [text])], effect: "promise", removes: 2,
          adds: 1,
          remaining: 2)
      ],
      undecided: [.init(rule: text, places: 1, reasons: [.init(text: text, places: 1)])],
      comparison: .init(of: [notSaid], with: compiler))
  }
}
