import LintConfiguration
import LintKit
import LintReporting
import LintText

/// The order of work: phases with commands and checklists, targets that others depend on first.
struct PlanBuilder {
  private let input: MigrationInput
  private let targets: TargetTable
  private let urgencies: RuleUrgencies
  private let issues: [MigrationReport.Issue]
  private let fixedRules: [String]

  /// - Parameter fixedRules: the rules with findings in an earlier report, and none in this one.
  init(
    _ input: MigrationInput, _ targets: TargetTable, _ urgencies: RuleUrgencies, _ issues: [MigrationReport.Issue],
    fixedRules: [String]
  ) {
    self.input = input
    self.targets = targets
    self.urgencies = urgencies
    self.issues = issues
    self.fixedRules = fixedRules
  }

  func plan() -> MigrationReport.Plan {
    let settings = input.settings
    let phases = settings.phases.enumerated().map { number, phase in self.phase(number + 1, phase) }
    return MigrationReport.Plan(
      targetOrder: targets.targets.map(\.name),
      orderReason: """
        Targets that import none of the others come first, for what they declare decides what those above them may do; \
        tests come last.
        """,
      effortFormula: effortFormula, effort: issues.reduce(0) { $0 + $1.effort },
      suggestionEffort: issues.flatMap(\.incidents).filter { $0.severity == .info }.reduce(0) { $0 + $1.effort },
      edits: edits,
      minutesPerPoint: settings[.minutesPerPoint] == 0 ? nil : settings[.minutesPerPoint], phases: phases)
  }

  private var effortFormula: String {
    let settings = input.settings
    var text = """
      Effort by kind of edit: \(settings[.safeFixEffort]) with a safe fix, \(settings[.unsafeFixEffort]) with a fix to \
      review, \(settings[.guidanceEffort]) by hand with guidance, \(settings[.manualEffort]) by hand without; \
      \(settings[.otherFileEffort]) for each further file that a fix edits, or that calls what is fixed by hand. What \
      one fix does for several findings counts once.
      """
    let minutes = settings[.minutesPerPoint]
    text +=
      minutes == 0
      ? " Points compare work; they are not hours." : " The configuration sets a point to \(minutes) minutes."
    return text
  }

  private var edits: [MigrationReport.EditCount] {
    let incidents = Dictionary(grouping: issues.flatMap(\.incidents)) {
      MigrationReport.EditCount.Kind($0.fix?.applicability)
    }
    return MigrationReport.EditCount.Kind.allCases.compactMap { kind in
      incidents[kind].map {
        .init(
          kind: kind, findings: $0.count, points: input.settings[kind.effort], effort: $0.reduce(0) { $0 + $1.effort })
      }
    }
  }

  // MARK: Phases

  private func phase(_ number: Int, _ phase: ReportSettings.Phase) -> MigrationReport.Phase {
    let issues = issues.compactMap { issue in issue.part { $0.phase == number } }
    let incidents = issues.flatMap(\.incidents)
    let files = Set(incidents.map(\.place.path))
    let edited = Set(incidents.flatMap { $0.fix?.isApplicable == true ? $0.fix?.files.map(\.path) ?? [] : [] })
    return MigrationReport.Phase(
      number: number, name: phase.name, priorities: phase.priorities, findings: incidents.count,
      effort: issues.reduce(0) { $0 + $1.effort },
      files: files.count, otherFiles: edited.subtracting(files).count,
      safe: incidents.count { $0.fix?.applicability == .safe },
      unsafe: incidents.count { $0.fix?.applicability == .unsafe },
      rules: issues.map { .init(rule: $0.rule, count: $0.incidents.count) },
      targets: parts(of: incidents),
      commands: commands(issues), checklist: checklist(number, issues), doneWhen: doneWhen(issues))
  }

  /// What of the findings is in each target, in the order of work.
  private func parts(of incidents: [MigrationReport.Incident]) -> [MigrationReport.Phase.TargetCount] {
    var counts: [String: (findings: Int, effort: Int)] = [:]
    for incident in incidents {
      for target in Set(incident.targets) {
        let known = counts[target] ?? (0, 0)
        counts[target] = (known.findings + 1, known.effort + incident.effort)
      }
    }
    return targets.targets.compactMap { target in
      counts[target.name].map { .init(target: target.name, count: $0.findings, effort: $0.effort) }
    }
  }

  private func commands(_ issues: [MigrationReport.Issue]) -> [MigrationReport.Command] {
    func rules(_ applicability: Applicability) -> [String] {
      issues.filter { issue in issue.incidents.contains { $0.fix?.applicability == applicability } }.map(\.rule)
    }
    var commands: [MigrationReport.Command] = []
    let (safe, unsafe) = (rules(.safe), rules(.unsafe))
    if !safe.isEmpty {
      commands.append(.init(about: "Show the safe fixes", command: command(["fix", "--diff"], safe)))
      commands.append(.init(about: "Apply the safe fixes", command: command(["fix"], safe)))
    }
    if !unsafe.isEmpty {
      commands.append(
        .init(
          about: "Read what the unsafe fixes would change",
          command: command(["fix", "--unsafe-fixes", "--diff"], unsafe)))
      commands.append(.init(about: "Apply them, after reading", command: command(["fix", "--unsafe-fixes"], unsafe)))
    }
    // Milder findings of a rule belong to a later phase.
    if let mildest = issues.flatMap(\.incidents).map(\.severity).min() {
      commands.append(
        .init(
          about: "See what is left of this phase",
          command: command(["lint", "--fail-on", mildest.rawValue], issues.map(\.rule))))
    }
    return commands
  }

  private func command(_ words: [String], _ rules: [String]) -> String {
    (["concurlint"] + words + ["--only-rule", rules.joined(separator: ",")] + input.paths.map(shellQuoted)).joined(
      separator: " ")
  }

  private func phase(of rule: RuleInfo) -> Int {
    let urgency = urgencies.urgency(of: rule.id, severity: rule.severity, priority: rule.priority)
    return input.settings.phase(of: rule.id, priority: urgency ?? .low) + 1
  }

  private func checklist(_ number: Int, _ issues: [MigrationReport.Issue]) -> [MigrationReport.ChecklistItem] {
    let infos = Dictionary(input.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let done = fixedRules.compactMap { infos[$0] }.filter { phase(of: $0) == number }.map { info in
      MigrationReport.ChecklistItem(
        text: "\(info.instead.firstSentence) Nothing is left of it.", rule: info.id, isDone: true)
    }
    let open = issues.map { issue in
      MigrationReport.ChecklistItem(
        text: "\(issue.instead.firstSentence) \(places(of: issue)).", rule: issue.rule, isDone: false)
    }
    if open.isEmpty { return done }
    return done + open + [
      .init(
        text:
          "Build and run the tests, with the thread sanitizer where it is available: no new warnings, no new failures.",
        rule: nil, isDone: false),
      .init(text: "Commit the phase by itself, so that it can be taken back alone.", rule: nil, isDone: false)
    ]
  }

  /// "4 places in A.swift and B.swift"
  private func places(of issue: MigrationReport.Issue) -> String {
    let names = issue.incidents.reduce(into: [String]()) { names, incident in
      let name = incident.place.path.split(separator: "/").last.map(String.init) ?? incident.place.path
      if !names.contains(name) { names.append(name) }
    }
    let count = issue.incidents.count
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more files" : "")
    return "\(count) \(count == 1 ? "place" : "places") in \(shown)"
  }

  private func doneWhen(_ issues: [MigrationReport.Issue]) -> String {
    issues.isEmpty
      ? "Nothing is left of this phase."
      : "The last command above finds nothing and its exit status is 0; the tests pass."
  }
}

extension MigrationReport.EditCount.Kind {
  /// - Parameter applicability: of the fix; nil without one.
  init(_ applicability: Applicability?) {
    switch applicability {
    case .safe: self = .safe
    case .unsafe: self = .unsafe
    case .displayOnly: self = .guidance
    case nil: self = .byHand
    }
  }

  /// What an edit of this kind costs.
  var effort: ReportSettings.Number {
    switch self {
    case .safe: .safeFixEffort
    case .unsafe: .unsafeFixEffort
    case .guidance: .guidanceEffort
    case .byHand: .manualEffort
    }
  }
}

extension MigrationReport.IncidentFix {
  /// Whether `fix` would apply it, with or without a request for unsafe fixes.
  var isApplicable: Bool { applicability != .displayOnly && !files.isEmpty }
}

extension String {
  /// The text up to the first period before a space or the end.
  fileprivate var firstSentence: String {
    var previous: Character?
    for place in indices {
      if previous == ".", self[place].isWhitespace { return String(self[..<place]) }
      previous = self[place]
    }
    return self
  }
}

/// A word as a POSIX shell needs it.
func shellQuoted(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "@%_+=:,./-".utf8.contains(byte)
      }
    }
  return isPlain ? word : "'" + word.replacingAll("'", with: "'\\''") + "'"
}
