import LintKit
import LintSemantics

/// What the rules about settings say.
struct TargetFindings: Sendable {
  /// By their manifest.
  var inFiles: [FileID: [RawDiagnostic]] = [:]
  /// Those in projects and configuration files.
  var elsewhere: [RawDiagnostic] = []
  /// Diagnostics that comments there suppress.
  var suppressed: [SuppressedDiagnostic] = []
  /// As in `RuleSet.Outcome`.
  var undecided: [Int] = []
  var missing: [(rule: Int, fact: MissingFact)] = []
  /// The files that were read, by their names in the project.
  var texts: [String: [UInt8]] = [:]
}

extension Linter {
  /// Runs the rules about settings on the targets of the files that are reported on, each with its own configuration.
  func checkTargets(
    _ project: Discovery, _ index: ProjectIndex, _ overlay: [FilePath: [UInt8]], _ result: inout LintResult
  ) -> TargetFindings {
    guard rules.hasSettingsRules else { return TargetFindings() }
    var clock = StageClock(isRunning: isTimed)
    clock.begin()
    let found = targetFindings(project, index, overlay)
    clock.end(.check)
    result.times += clock.times
    return found
  }

  private func targetFindings(_ project: Discovery, _ index: ProjectIndex, _ overlay: [FilePath: [UInt8]])
    -> TargetFindings
  {
    var found = TargetFindings()
    var places: Set<RawDiagnostic.Place> = []
    var files = profiles.map { _ in [FileID]() }
    for (number, file) in project.files.enumerated() where file.isReported {
      if let known = index.file(at: file.projectPath, near: number) {
        files[configurations.number(of: file)].append(known)
      }
    }
    let store = SourceStore(files: project.files, overlay: overlay)
    lazy var paths = project.settingsPaths
    // Many targets are reported in the same few files.
    var texts: [String: [UInt8]?] = [:]
    func text(_ path: String) -> [UInt8]? {
      if let known = texts[path] { return known }
      let text = paths[path].flatMap { store.text($0.description) }
      texts[path] = .some(text)
      return text
    }
    for (profile, files) in zip(profiles, files) where !files.isEmpty {
      var outcome = rules.check(
        targetsOf: files, in: index, among: profile.rules, options: profile.options, makesFixes: makesFixes,
        keepsMissingFacts: keepsMissingFacts, text: text)
      profile.adjust(&outcome.diagnostics)
      for diagnostic in outcome.diagnostics where places.insert(diagnostic.place).inserted {
        if let file = index.file(at: diagnostic.location.path) {
          found.inFiles[file, default: []].append(diagnostic)
        } else {
          found.elsewhere.append(diagnostic)
        }
      }
      found.undecided =
        found.undecided.isEmpty ? outcome.undecided : zip(found.undecided, outcome.undecided).map { $0 + $1 }
      found.missing += outcome.missing
    }
    found.texts = texts.compactMapValues { $0 }
    found.applySuppressions(as: profiles, project, isWholeProject: index.isWhole && project.coversProject)
    return found
  }
}

extension TargetFindings {
  /// Removes the diagnostics that comments in projects and configuration files suppress.
  fileprivate mutating func applySuppressions(as profiles: [RuleProfile], _ project: Discovery, isWholeProject: Bool) {
    let enabled = profiles.reduce(into: Set<String>()) { $0.formUnion($1.suppressible.enabled) }
    guard let known = profiles.first?.suppressible.known else { return }
    let rules = SuppressibleRules(known: known, enabled: enabled, ranAllDefaults: false)
    let reported = Set(project.settingsFiles.lazy.filter(\.isReported).map(\.projectPath))
    var left: [RawDiagnostic] = []
    for (path, diagnostics) in Dictionary(grouping: elsewhere, by: \.location.path).sorted(by: { $0.key < $1.key }) {
      (texts[path] ?? []).withUnsafeBufferPointer { source in
        guard let suppressions = FileSuppressions(settings: source, path: path) else {
          left += diagnostics
          return
        }
        let outcome = suppressions.apply(to: diagnostics, rules: rules, isWholeProject: isWholeProject)
        left += outcome.reported + (reported.contains(path) ? outcome.findings : [])
        suppressed += outcome.suppressed.map { SuppressedDiagnostic(diagnostic: $0.diagnostic, reason: $0.reason) }
      }
    }
    elsewhere = left
  }
}

extension RawDiagnostic {
  fileprivate struct Place: Hashable {
    var rule: String
    var location: Location
    var subject: Diagnostic.Subject?
  }

  fileprivate var place: Place { Place(rule: ruleID, location: location, subject: subject) }
}
