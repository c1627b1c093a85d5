import LintKit

/// Turns what rules say into what is reported: lines and columns in the place of bytes, and the paths that users gave in
/// the place of those that analysis knows.
struct Locator {
  private let infos: [String: RuleInfo]
  /// The paths that users gave, where analysis knows the file by another.
  private let names: [String: String]
  private let store: SourceStore
  /// One for each file that is mentioned, by the path that users know.
  private var tables: [String: TextPositions] = [:]

  init(infos: [RuleInfo], project: Discovery, overlay: [FilePath: [UInt8]]) {
    self.infos = Dictionary(infos.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let files = project.files.lazy.map { (known: $0.projectPath, given: $0.path) }
    let settingsFiles = project.settingsFiles.lazy.map { (known: $0.projectPath, given: $0.path) }
    let differing = [files.filter { !$0.given.isSpelled($0.known) }, settingsFiles.filter { !$0.given.isSpelled($0.known) }]
    names = Dictionary(differing.joined().map { ($0.known, $0.given.description) }, uniquingKeysWith: { first, _ in first })
    store = SourceStore(files: project.files, overlay: overlay)
  }

  mutating func locate(_ diagnostic: RawDiagnostic) -> Diagnostic {
    let info = infos[diagnostic.ruleID]
    return named(diagnostic).located(
      severity: diagnostic.severity ?? info?.severity ?? .warning, priority: info?.priority ?? .medium
    ) { location in
      // A file that has vanished since it was analysed leaves an empty table, and all places in it are its start.
      let table = tables[location.path] ?? TextPositions(store.text(location.path) ?? [])
      tables[location.path] = table
      return table.range(of: location.bytes)
    }
  }

  private func named(_ diagnostic: RawDiagnostic) -> RawDiagnostic {
    var diagnostic = diagnostic
    rename(&diagnostic.location)
    for index in diagnostic.notes.indices {
      guard var location = diagnostic.notes[index].location else { continue }
      rename(&location)
      diagnostic.notes[index].location = location
    }
    for fix in diagnostic.fixes.indices {
      for edit in diagnostic.fixes[fix].edits.indices { rename(&diagnostic.fixes[fix].edits[edit].location) }
    }
    return diagnostic
  }

  private func rename(_ location: inout RawDiagnostic.Location) {
    location.path = names[location.path] ?? location.path
  }
}
