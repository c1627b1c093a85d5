import LintKit

/// Turns raw diagnostics into reported ones: lines and columns instead of bytes, and the paths that users gave instead
/// of those in the project.
struct Locator {
  private let infos: [String: RuleInfo]
  /// Whether findings come with their fixes, or the reason why they have none.
  private let makesFixes: Bool
  /// The paths that users gave, if they differ from those in the project.
  private let givenPaths: [String: String]
  private let texts: AnalysedTexts
  /// One for each file that is mentioned, by its path in the project.
  private var tables: [String: TextPositions] = [:]

  init(infos: [RuleInfo], makesFixes: Bool, project: Discovery, texts: AnalysedTexts) {
    self.makesFixes = makesFixes
    self.infos = Dictionary(infos.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let files = project.files.lazy.map { (known: $0.projectPath, given: $0.path) }
    let settingsFiles = project.settingsFiles.lazy.map { (known: $0.projectPath, given: $0.path) }
    let differing = [
      files.filter { !$0.given.isSpelled($0.known) }, settingsFiles.filter { !$0.given.isSpelled($0.known) }
    ]
    givenPaths = Dictionary(
      differing.joined().map { ($0.known, $0.given.description) }, uniquingKeysWith: { first, _ in first })
    self.texts = texts
  }

  mutating func locate(_ diagnostic: RawDiagnostic) -> Diagnostic {
    let info = infos[diagnostic.ruleID]
    let severity = diagnostic.severity ?? info?.severity ?? .warning
    let priority = (info?.priority ?? .medium).limited(to: severity)
    var located = diagnostic.located(severity: severity, priority: priority) { location in
      // All places are in files that were analysed: they have a text.
      let table = tables[location.path] ?? TextPositions(texts[location.path] ?? [])
      tables[location.path] = table
      return table.range(of: location.bytes)
    }
    if makesFixes, located.noFixReason == nil, !located.isFixable { located.noFixReason = info?.noFix }
    return givenPaths.isEmpty ? located : named(located)
  }

  private func named(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    rename(&diagnostic.path)
    for number in diagnostic.notes.indices {
      guard var location = diagnostic.notes[number].location else { continue }
      rename(&location.path)
      diagnostic.notes[number].location = location
    }
    for cause in diagnostic.causes.indices { rename(&diagnostic.causes[cause].place.path) }
    for fix in diagnostic.fixes.indices {
      for edit in diagnostic.fixes[fix].edits.indices { rename(&diagnostic.fixes[fix].edits[edit].path) }
    }
    return diagnostic
  }

  private func rename(_ path: inout String) { path = givenPaths[path] ?? path }
}
