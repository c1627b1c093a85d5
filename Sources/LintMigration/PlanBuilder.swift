import LintConfiguration
import LintKit
import LintReporting

/// In which order to work: phases with commands and checklists, targets that others build on first.
struct PlanBuilder {
  private let input: MigrationInput
  private let targets: TargetTable
  private let issues: [MigrationReport.Issue]
  private let fixedRules: [String]

  /// - Parameter fixedRules: those that an earlier report had findings of, and this one has not.
  init(_ input: MigrationInput, _ targets: TargetTable, _ issues: [MigrationReport.Issue], fixedRules: [String]) {
    self.input = input
    self.targets = targets
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
      minutesPerPoint: settings[.minutesPerPoint] == 0 ? nil : settings[.minutesPerPoint], phases: phases)
  }

  private var effortFormula: String {
    let settings = input.settings
    var text = """
      Effort of a finding = \(settings[.safeFixEffort]) with a safe fix, \(settings[.unsafeFixEffort]) with an unsafe one, \
      \(settings[.guidanceEffort]) with words on how to mend it, \(settings[.manualEffort]) without; and \
      \(settings[.otherFileEffort]) for each further file that the fix edits; what one fix mends \
      together counts once.
      """
    let minutes = settings[.minutesPerPoint]
    text += minutes == 0 ? " Points compare work; they are no hours." : " The configuration takes a point for \(minutes) minutes."
    return text
  }

  // MARK: Phases

  private func phase(_ number: Int, _ phase: ReportSettings.Phase) -> MigrationReport.Phase {
    let issues = issues.filter { $0.phase == number }
    let incidents = issues.flatMap(\.incidents)
    let touched = incidents.flatMap { incident in [incident.place.path] + (incident.fix?.isApplicable == true ? incident.fix?.files.map(\.path) ?? [] : []) }
    return MigrationReport.Phase(
      number: number, name: phase.name, priorities: phase.priorities, findings: incidents.count, effort: issues.reduce(0) { $0 + $1.effort },
      files: Set(touched).count, rules: issues.map { .init(rule: $0.rule, count: $0.incidents.count) },
      targets: targets.targets.compactMap { target in
        let own = incidents.filter { $0.targets.contains(target.name) }
        return own.isEmpty ? nil : .init(target: target.name, count: own.count, effort: own.reduce(0) { $0 + $1.effort })
      },
      commands: commands(issues), checklist: checklist(number, issues), doneWhen: doneWhen(issues))
  }

  private func commands(_ issues: [MigrationReport.Issue]) -> [MigrationReport.Command] {
    func rules(_ applicability: Applicability) -> [String] {
      issues.filter { issue in issue.incidents.contains { $0.fix?.applicability == applicability } }.map(\.rule)
    }
    var commands: [MigrationReport.Command] = []
    let (safe, unsafe) = (rules(.safe), rules(.unsafe))
    if !safe.isEmpty {
      commands.append(.init(about: "Look at the safe fixes", command: command(["fix", "--diff"], safe)))
      commands.append(.init(about: "Apply the safe fixes", command: command(["fix"], safe)))
    }
    if !unsafe.isEmpty {
      commands.append(.init(about: "Read what the unsafe fixes would change", command: command(["fix", "--unsafe-fixes", "--diff"], unsafe)))
      commands.append(.init(about: "Apply them, after reading", command: command(["fix", "--unsafe-fixes"], unsafe)))
    }
    if !issues.isEmpty {
      commands.append(.init(about: "See what is left of this phase", command: command(["lint", "--fail-on", "info"], issues.map(\.rule))))
    }
    return commands
  }

  private func command(_ words: [String], _ rules: [String]) -> String {
    (["concurlint"] + words + ["--only-rule", rules.joined(separator: ",")] + input.paths.map(shellQuoted)).joined(separator: " ")
  }

  private func checklist(_ number: Int, _ issues: [MigrationReport.Issue]) -> [MigrationReport.ChecklistItem] {
    let infos = Dictionary(input.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let done = fixedRules.compactMap { infos[$0] }.filter { input.settings.phase(of: $0.id, priority: $0.priority) + 1 == number }.map { info in
      MigrationReport.ChecklistItem(text: "\(info.instead.firstSentence) Nothing is left of it.", rule: info.id, isDone: true)
    }
    let open = issues.map { issue in
      MigrationReport.ChecklistItem(text: "\(issue.instead.firstSentence) \(places(of: issue)).", rule: issue.rule, isDone: false)
    }
    if open.isEmpty { return done }
    return done + open + [
      .init(text: "Build and run the tests, with the thread sanitizer where it is available: no new warnings, no new failures.", rule: nil, isDone: false),
      .init(text: "Commit the phase by itself, so that it can be taken back alone.", rule: nil, isDone: false),
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
    issues.isEmpty ? "Nothing is left of this phase." : "The last command above finds nothing and its exit status is 0; the tests pass."
  }
}

extension MigrationReport.IncidentFix {
  /// Whether `fix` would apply it, on request or without.
  var isApplicable: Bool { applicability != .displayOnly && !files.isEmpty }
}

extension String {
  /// Up to the first period that a space or nothing follows.
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
  let isPlain = !word.isEmpty && word.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "@%_+=:,./-".utf8.contains(byte)
    }
  }
  return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
